import type { Block, DocumentStructure } from '@memory/markdown';

/** The most of a claim's own turn that is indexed with it, in UTF-16 units: of a longer one the part around the claim. */
const OWN_TURN = 800;
/** The most of the turn before, from its end: there stands what is answered. */
const TURN_BEFORE = 300;
/** The most of a title and headings. */
const HEADINGS = 300;
/** Blocks that are looked through for what belongs to a turn, in each direction. */
const REACH = 20;

/** The most that the context of a claim holds, in UTF-16 units: its parts, two names with their dates, and line ends. */
export const MOST_CONTEXT = OWN_TURN + TURN_BEFORE + HEADINGS + 2 * 200;

/**
 * What a claim of a conversation is found by beside its own words: title and headings, then who speaks, when, and what the
 * whole turn says, then the turn before it. Null for a claim that no turn holds: it stands under what its chunk stands under.
 */
export function createClaimContext(
  structure: DocumentStructure,
  title: string | null,
): (spanStart: number) => string | null {
  const { blocks } = structure;
  return (spanStart) => {
    const at = blockAt(blocks, spanStart);
    const block = blocks[at];
    if (!structure.conversation || !block?.turn) return null;
    const first = firstOfTurn(blocks, at);
    const headings = structure.sections[block.sectionIndex]?.headingPath ?? [];
    const path = [title, ...headings.filter((heading) => heading !== title)].filter(Boolean).join(' > ');
    return [
      cut(path, 0, HEADINGS),
      `${named(block)}: ${ownTurn(blocks, first, at, spanStart)}`,
      turnBefore(blocks, first),
    ]
      .filter((part) => part !== '')
      .join('\n');
  };
}

/** The last block that begins at a place or before it, by halving. */
function blockAt(blocks: readonly Block[], place: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.start ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function firstOfTurn(blocks: readonly Block[], at: number): number {
  let first = at;
  while (first > 0 && at - first < REACH && goesOn(blocks[first - 1], blocks[first])) first--;
  return first;
}

/** Whether a block says more of the turn that the one in front of it is of. */
function goesOn(before: Block | undefined, block: Block | undefined): boolean {
  return (
    block?.turn?.textStart === 0 &&
    before?.turn?.speaker === block.turn.speaker &&
    before.turn.when === block.turn.when &&
    before.sectionIndex === block.sectionIndex
  );
}

/** What the turn says; of a long one a stretch around the claim that its neighbours share. */
function ownTurn(blocks: readonly Block[], first: number, at: number, spanStart: number): string {
  let text = '';
  let place = 0;
  for (let index = first; index <= at + REACH; index++) {
    const block = blocks[index];
    if (!block || (index > at && (text.length - place > OWN_TURN || !goesOn(blocks[index - 1], block))))
      break;
    if (index > first) text += '\n';
    if (index === at) place = text.length + Math.max(0, placeIn(block, spanStart) - textStart(block));
    text += said(block);
  }
  if (text.length <= OWN_TURN) return cut(text, 0, OWN_TURN);
  const half = OWN_TURN / 2;
  return cut(text, Math.max(0, Math.floor(place / half) * half - half / 2), OWN_TURN);
}

function turnBefore(blocks: readonly Block[], first: number): string {
  for (let index = first - 1; index >= Math.max(0, first - REACH); index--) {
    const block = blocks[index];
    if (block?.sectionIndex !== blocks[first]?.sectionIndex) return '';
    if (!block?.turn) continue;
    const text = said(block);
    return `${named(block)}: ${cut(text, Math.max(0, text.length - TURN_BEFORE), TURN_BEFORE)}`;
  }
  return '';
}

/** Where a place of the source lies in a block's plain text. */
function placeIn({ text: { map } }: Block, place: number): number {
  let low = 0;
  let high = map.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((map[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

function said(block: Block): string {
  return block.text.plain.slice(textStart(block));
}

function textStart({ turn }: Block): number {
  return turn?.textStart ?? 0;
}

function named({ turn }: Block): string {
  const speaker = cut(turn?.speaker ?? '', 0, 100);
  return turn?.when == null ? speaker : `${speaker} (${cut(turn.when, 0, 90)})`;
}

/** A stretch of a text in one line, without the words that its ends go through. */
function cut(text: string, from: number, length: number): string {
  let stretch = text.slice(from, from + length);
  if (from > 0) stretch = stretch.replace(/^\S{1,40}(?=\s)/u, '');
  if (from + length < text.length) stretch = stretch.replace(/(?<=\s)\S{1,40}$/u, '');
  return stretch.toWellFormed().replace(/\s+/g, ' ').trim();
}
