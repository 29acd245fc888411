import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../api/call.ts';
import { Failure, Loading } from './states.tsx';

/** A screen whose code is fetched when it is first shown. */
export function deferred<Props extends object>(
  what: string,
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  return function Deferred(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => part);
    const [failed, setFailed] = useState(false);
    const load = () => {
      setFailed(false);
      fetchPart().then(
        (fetched) => {
          part = fetched;
          setPart(() => fetched);
        },
        () => setFailed(true),
      );
    };
    useEffect(() => {
      if (part === null) load();
    }, []);
    if (Part !== null) return <Part {...props} />;
    if (!failed) return <Loading what={what} />;
    const error = new ApiError(0, 'console_unreachable', 'A part of the console could not be loaded.');
    return <Failure error={error} onRetry={load} />;
  };
}
