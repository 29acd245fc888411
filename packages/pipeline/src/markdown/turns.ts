import type { Pace } from './pace.ts';
import type { Turn } from './types.ts';

/*
 * A turn begins with its speaker and a colon, with or without a date or time on either side:
 * `Alice: …`, `**Alice** (2024-05-01): …`, `[10:32] Alice: …`, `2024-05-01 10:32 - Alice: …`.
 */
const when = String.raw`\d[\d./:, -]{2,20}\d(?:\s?[AaPp]\.?[Mm]\.?|Z)?|\d{1,2} \p{L}{3,9}\.? \d{4}(?:,? \d{1,2}:\d{2})?|\p{L}{3,9}\.? \d{1,2}, \d{4}(?:,? \d{1,2}:\d{2})?`;
const speaker = String.raw`\p{Lu}[\p{L}\p{M}\p{N}.'’-]*(?: (?:\p{Lu}[\p{L}\p{M}\p{N}.'’-]*|\([\p{L} ]{1,20}\)|\d{1,3}|de|van|von|der|den|da|bin|al)){0,4}`;
const pattern = new RegExp(
  String.raw`^(?:[[(]?(${when})[\])]?(?:\s*[-–—|,])?\s+)?(${speaker})\s?(?:[[(](${when})[\])]\s?|,\s(${when})\s?)?:(?:\s+|$)`,
  'u',
);
/** Words that open a labelled line in many kinds of text and name no one. */
const labels = new Set(
  'added caution changed changelog deprecated example examples fixed hint important info note notes removed security see tip todo update warning summary result results default type returns'.split(
    ' ',
  ),
);
const sampleLines = 2_000;
const longestOpening = 120;

/** Reads the beginning of a turn off a line of plain text; null where it is none. */
export function readTurn(line: string): Turn | null {
  const colon = line.indexOf(':');
  if (colon < 1 || colon > longestOpening) return null;
  const match = pattern.exec(line.slice(0, longestOpening));
  const name = match?.[2];
  if (!match || !name || labels.has(name.toLowerCase())) return null;
  return { speaker: name, when: match[1] ?? match[3] ?? match[4] ?? null, textStart: match[0].length };
}

/** A line of Markdown without the marks that may stand around its speaker. */
function bare(markdown: string, from: number, to: number): string {
  return markdown
    .slice(from, Math.min(to, from + longestOpening))
    .replace(/^(?:[>\s]|[-+*]\s+|\d{1,4}[.)]\s+)+/, '')
    .replace(/[*_`]+/g, '');
}

/** Whether the line from `from` to `to` begins a turn. */
export function beginsTurn(markdown: string, from: number, to: number): boolean {
  return readTurn(bare(markdown, from, to)) !== null;
}

/**
 * Whether a text is a conversation: among its first 2,000 lines at least four turns that are a third of the lines, by at least two
 * speakers who each speak at least twice. Labelled lines (`Name: …`, `Role: …`) do not come back in that way.
 */
export async function isConversation(markdown: string, pace: Pace): Promise<boolean> {
  const turns = new Map<string, number>();
  let lines = 0;
  let begun = 0;
  let at = 0;
  while (at < markdown.length && lines < sampleLines) {
    const feed = markdown.indexOf('\n', at);
    const end = feed < 0 ? markdown.length : feed;
    const line = bare(markdown, at, end);
    if (line !== '' && !line.startsWith('#')) {
      lines++;
      const turn = readTurn(line);
      if (turn) {
        begun++;
        turns.set(turn.speaker, (turns.get(turn.speaker) ?? 0) + 1);
      }
    }
    at = end + 1;
    if (pace.due()) await pace.rest();
  }
  const recurring = [...turns.values()].filter((count) => count > 1).length;
  return begun >= 4 && begun * 3 >= lines && recurring >= 2;
}
