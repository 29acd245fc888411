import type { Block, DocumentStructure } from '@memory/markdown';
import { findTimes } from '../../language/times/times.ts';

const TEAM = String.raw`\p{Lu}[\p{L}'’.&-]*(?: [\p{L}'’.&-]+){0,4}`;
/** 'Tarn United 2 - 1 Skelby Rovers', 'Tarn 2–1 Skelby', 'Tarn 2, Skelby 1' */
const score = new RegExp(
  String.raw`^(${TEAM}) (\d{1,3})(?: ?[-–—:] ?(\d{1,3}) (${TEAM})|(?:,| [-–—v]) (${TEAM}) (\d{1,3}))\.?$`,
  'u',
);
const ofMatches =
  /\b(?:results?|scores?|match(?:es)?|league|cup|round|final|semi-?finals?|quarter-?finals?|fixtures|full[- ]time|tournament|championship|matchday|season)\b/i;

/** Who beat whom by what a line of results says; null for other lines, and where nothing above speaks of matches. */
export function wordScore(line: string, wordsOf: () => string): string | null {
  const [, home = '', first = '', second, guest, other, last] =
    line.length > 120 ? [] : (score.exec(line.trim()) ?? []);
  const away = guest ?? other ?? '';
  if (home === '' || away === '') return null;
  const above = wordsOf();
  if (!ofMatches.test(above)) return null;
  const [ours, theirs] = [Number(first), Number(second ?? last)];
  const [day = ''] = findTimes(`${above} `, { reference: null, anchor: null, direction: 'past' }).flatMap(
    ({ period, start, end }) => (period.precision === 'day' ? [above.slice(start, end)] : []),
  );
  const when = day === '' ? '' : ` on ${day.replace(/^on\s/i, '')}`;
  if (ours === theirs) return `${home} drew ${ours}–${theirs} with ${away}${when}`;
  return ours > theirs
    ? `${home} defeated ${away} ${ours}–${theirs}${when}`
    : `${away} defeated ${home} ${theirs}–${ours}${when}`;
}

/** What stands above a block and says of what its lines are: the heading, and the short line right in front of it. */
export function wordsAbove({ blocks }: DocumentStructure, block: Block, heading: string): string {
  const before = blocks[(block.list?.intro ?? blocks.indexOf(block) - 1) as number];
  const line = before?.kind === 'paragraph' && before.turn === null ? before.text.plain.trim() : '';
  return line.length > 120 ? heading : `${heading}\n${line}`;
}
