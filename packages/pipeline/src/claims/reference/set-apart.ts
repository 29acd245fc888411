import type { Edit, Reading } from '../reading.ts';

/**
 * The edits in order, with commas where names stand that pronouns kept apart: 'Under him they won' is 'Under Ted Rudge, Orley United
 * won', 'When he retired in 1985 she took over' is 'When Ramon Gil retired in 1985, Dolores Ibarra took over'.
 */
export function setApart({ analysis, edits }: Reading): Edit[] {
  const { tokens, text, clauses, nounPhrases } = analysis;
  const sorted = edits.sort((a, b) => a.start - b.start);
  const isFronted = clauses[0]?.kind === 'adverbial' && clauses[0].marker === 0;
  const main = clauses.find(({ kind, index }) => index > 0 && (kind === 'main' || kind === 'coordinate'));
  const subject = tokens[nounPhrases[main?.subjects[0] ?? -1]?.start ?? -1];
  const before = tokens[(subject?.index ?? 0) - 1];
  return sorted.map((edit, i) => {
    const next = sorted[i + 1];
    const isName = edit.entity?.proper === true;
    const isBeside =
      isName &&
      next?.start === edit.end + 1 &&
      next.entity?.proper === true &&
      /^(?:he|she|it|they)$/.test(text.slice(next.start, next.end));
    if (isBeside && /^(?:him|her|it|them)$/.test(text.slice(edit.start, edit.end)))
      return { ...edit, text: `${edit.text},` };
    const isUnmarked =
      isFronted &&
      isName &&
      subject?.start === edit.start &&
      /^(?:he|she|it|they)$/.test(text.slice(edit.start, edit.end)) &&
      /^(?:NUM|NOUN|PROPN)$/.test(before?.pos ?? '') &&
      before?.end === edit.start - 1;
    return isUnmarked ? { ...edit, start: before.end, text: `, ${edit.text}` } : edit;
  });
}
