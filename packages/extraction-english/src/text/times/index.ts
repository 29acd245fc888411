import type { TimePhrase, Token } from '../../sentence.ts';
export function findTimes(_t: readonly Token[], _s: string, _d: Date | null): TimePhrase[] {
  return [];
}
