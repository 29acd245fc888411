import { useEffect } from 'preact/hooks';

/** The name of the screen in the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Memory' : `${title} · Memory`;
  }, [title]);
}
