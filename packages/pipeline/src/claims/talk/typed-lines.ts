import type { Block } from '@memory/markdown';
import { splitSentences, type TextRange } from '../../language/words/sentences.ts';
import { beginsLine, isUnfinished } from '../layout/own-lines.ts';
import { isSentence } from '../layout/whole-sentences.ts';
import { capital } from '../rewordings/sentence-rule.ts';

/** Text that is broken at a margin fills its lines between these widths; a message has a short line, or none that ends before its words do. */
const margin = { from: 50, to: 100 };

/** The sentences from `from` to `to` of what is said in a turn, offsets from `from`; a line that was typed to its end is one without a full stop. */
export function spokenSentences({ plain, lineEnds }: Block['text'], from: number, to: number): TextRange[] {
  const ends = lineEnds.filter((end) => end < to);
  const lines = [...ends, to].map((end, nth) => plain.slice((ends[nth - 1] ?? -1) + 1, end).trim());
  const full = lines.slice(0, -1);
  const isTyped =
    full.some(({ length }) => length < margin.from) || full.some(({ length }) => length > margin.to);
  const cuts = isTyped
    ? ends.filter((end, nth) => end > from && parts(lines[nth] ?? '', lines[nth + 1] ?? ''))
    : [];
  return [from, ...cuts].flatMap((start, nth) =>
    splitSentences(plain.slice(start, cuts[nth] ?? to), true).map((range) => ({
      start: range.start + start - from,
      end: range.end + start - from,
    })),
  );
}

/** Whether a line of a message says something of its own behind the one before it. */
function parts(before: string, line: string): boolean {
  if (isUnfinished(before)) return false;
  return beginsLine(line) || isSentence(capital(line));
}
