import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Access } from './access.ts';

export type Reader = Extract<Access, { kind: 'reader' }>;

export const ReaderContext = createContext<Reader | null>(null);

/** What the person who reads may do; only below the shell, which knows. */
export function useReader(): Reader {
  const reader = useContext(ReaderContext);
  if (reader === null) throw new Error('there is no reader yet');
  return reader;
}
