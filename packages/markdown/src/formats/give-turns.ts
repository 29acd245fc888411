import type { LabelWords } from '../label-words.ts';
import type { MarkdownBlock } from '../markdown-block.ts';
import type { Pace } from '../pace.ts';
import type { Segments } from '../segments.ts';
import type { Block, Section, Turn } from '../types.ts';
import { bareLine, lineBelow } from './choose-format.ts';
import {
  isFirstPerson,
  isGivenName,
  isKey,
  isLabel,
  isPart,
  isPersonal,
  longestOpening,
  partNames,
} from './labels.ts';
import type { LineFormat } from './line-formats.ts';
import { readTalkDay, stamp } from './stamps.ts';

/** Whether the line from `from` to `to` begins a turn, or a new day of the talk. */
export function beginsTurn(
  markdown: string,
  from: number,
  to: number,
  format: LineFormat,
  words: LabelWords,
): boolean {
  const line = bareLine(markdown, from, to);
  const isOpening = format.readTurn(line, lineBelow(markdown, to), words) !== null;
  return isOpening || readTalkDay(markdown.slice(from, Math.min(to, from + longestOpening))) !== null;
}

/** Gives the blocks of a talk their speakers, each going on up to the next opening or section. */
export async function giveTurns(
  markdown: string,
  blocks: readonly MarkdownBlock[],
  format: LineFormat,
  words: LabelWords,
  pace: Pace,
): Promise<void> {
  let section = -1;
  let last: Turn | null = null;
  for (const block of blocks) {
    if (block.sectionIndex !== section) last = null;
    section = block.sectionIndex;
    if (isSpoken(block)) last = enterBlock(markdown, block, format, words, last);
    if (pace.due(2 + ((block.end - block.start) >> 4))) await pace.rest();
  }
}

/** Gives a block its turn, and answers the one that goes on behind it. */
function enterBlock(
  markdown: string,
  block: MarkdownBlock,
  format: LineFormat,
  words: LabelWords,
  last: Turn | null,
): Turn | null {
  const { plain, lineEnds } = block.text;
  const firstEnd = lineEnds[0] ?? plain.length;
  const line = format.readsTags
    ? bareLine(markdown, block.start, endOfLine(markdown, block.start))
    : plain.slice(0, firstEnd);
  const opening = format.readTurn(line, plain.slice(firstEnd + 1, lineEnds[1] ?? plain.length), words);
  if (opening === null) {
    block.turn = last === null ? null : { ...last, textStart: 0 };
    return last;
  }
  const { speaker, when } = opening;
  if (speaker === null) {
    const below = lineEnds[0] === undefined ? block.end : (block.text.map[firstEnd + 1] ?? block.end);
    block.keepOnly(segmentsFrom(block.segments, below));
    return null;
  }
  if (opening.textEnd !== undefined) {
    const from = block.text.map[opening.textStart] ?? block.start;
    block.keepOnly([from, block.text.map[opening.textEnd] ?? block.end]);
    block.turn = { speaker, when, textStart: 0 };
    return block.turn;
  }
  let start = opening.textStart;
  if (format.readsTags) start = plainPlace(plain, line, start);
  // an opening on a line of its own is not part of what is said
  else if (start >= line.length) start = Math.min(start + 1, plain.length);
  block.turn = { speaker, when, textStart: start };
  return block.turn;
}

/** What of some ranges lies behind a place. */
function segmentsFrom(segments: Segments, from: number): Segments {
  const rest: Segments = [];
  for (let i = 0; i < segments.length; i += 2) {
    const end = segments[i + 1] as number;
    if (end > from) rest.push(Math.max(segments[i] as number, from), end);
  }
  return rest;
}

/** Where a place of a source line lies in its text, in which what stands in angle brackets is gone. */
function plainPlace(plain: string, line: string, at: number): number {
  const found = plain.indexOf(line.slice(at, at + 8));
  return Math.max(found, 0);
}

function endOfLine(markdown: string, from: number): number {
  const feed = markdown.indexOf('\n', from);
  return feed < 0 ? markdown.length : feed;
}

const nameWord = String.raw`[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}.'’-]*`;
const headed = new RegExp(
  String.raw`^(?:[[(]?${stamp}[\])]?\s*[-–—:,|]?\s*)?(?:from |by )?@?((?:${partNames})(?!\p{L})|${nameWord}(?: (?:${nameWord}|de|van|von|der|den|da|bin|al)){0,4}?)(?: said)?\s*:?(?:\s*[-–—,|]?\s*[[(]?(${stamp})[\])]?)?$`,
  'u',
);

/** Who speaks below a heading that is nothing but a speaker, with or without a date; null where it is something else. */
export function readHeadedTurn(heading: string, words: LabelWords): Turn | null {
  const match = heading.length > longestOpening ? null : headed.exec(heading.trim());
  const name = match?.[1];
  if (name === undefined || isLabel(name) || (!isPart(name) && !/^[\p{Lu}\p{Lo}]/u.test(name))) return null;
  // 'Overview', 'Memory Requirement': words that are nobody's name
  return isKey(name, words) ? null : { speaker: name, when: match?.[2] ?? null, textStart: 0 };
}

/** Headings that are speakers: `### Ana` above what Ana says of herself, `## User` and `## Assistant` in turn. */
export async function giveHeadedTurns(
  sections: readonly Section[],
  blocks: readonly MarkdownBlock[],
  words: LabelWords,
  pace: Pace,
): Promise<void> {
  // 'Agent' alone heads a page of a manual
  const heads = sections.map(({ heading }) => (heading === null ? null : readHeadedTurn(heading, words)));
  const isTalk =
    new Set(heads.flatMap((turn) => (turn && isPart(turn.speaker) ? turn.speaker : []))).size > 1;
  for (const [i, section] of sections.entries()) {
    if (pace.due()) await pace.rest();
    const turn = heads[i];
    if (!turn) continue;
    const own = blocks.slice(section.firstBlock, section.lastBlock).filter((block) => isSpoken(block));
    const opening = own[0]?.text.plain.slice(0, 400) ?? '';
    // 'Joined us in 2019', 'Runs our shop': those who write the page speak of somebody
    const voiced = opening.replace(
      isSomebody(turn.speaker, words) ? /\b(?:us|our)\b/gi : /\b(?:us|our|we|you|your)\b/gi,
      '',
    );
    if (
      isPart(turn.speaker)
        ? !isTalk && !isPersonal(voiced)
        : !saysWho(voiced, turn.speaker, words) || tellsOf(opening, turn.speaker)
    )
      continue;
    for (const block of own) block.turn = turn;
  }
}

/** Whether a text speaks of itself; of a given name, to somebody is enough. */
function saysWho(text: string, speaker: string, words: LabelWords): boolean {
  return isFirstPerson(text) || (isSomebody(speaker, words) && isPersonal(text));
}

/** Whether a speaker is called as people are: below 'Larch Bakery' a house says 'we', and below 'Ana' somebody. */
function isSomebody(speaker: string, words: LabelWords): boolean {
  const [first = '', ...more] = speaker.toLowerCase().split(' ');
  return isGivenName(first, words) && !words.isWord(more.at(-1) ?? '');
}

/** '# Loom' above 'Loom is a tool that you install': the page is about Loom, who does not speak. */
function tellsOf(text: string, name: string): boolean {
  const at = text.indexOf(`${name} `);
  return at >= 0 && !/\b(?:I['’]?m|am|is|here)\W+$/iu.test(text.slice(0, at));
}

function isSpoken({ kind }: Block): boolean {
  return kind === 'paragraph' || kind === 'listItem' || kind === 'quote';
}
