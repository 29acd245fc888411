import { isLabel } from '../markdown/turns.ts';
import type { Block } from '../markdown/types.ts';
import { labelledLines } from './cards.ts';
import { ofPerson } from './heading-names.ts';
import { textFrom } from './source-text.ts';
import { isPersonsName } from './wording.ts';

/** 'Ana Ruiz', 'Curriculum vitae: Ana Ruiz' */
export function nameAlone({ kind, text: { plain } }: Block): string | null {
  const name = ofPerson(plain.trim());
  const isName = /^\p{Lu}\S+(?: \p{Lu}\S+){1,3}$/u.test(name);
  return kind === 'paragraph' && isName && (name !== plain.trim() || isPersonsName(name)) ? name : null;
}

/** 'The board includes the following members:' says nothing without its list. */
export function introducesList(blocks: readonly Block[], block: Block, index: number): boolean {
  if (!/:\s*$/.test(block.text.plain.slice(-3))) return false;
  return blocks[index + 1]?.list?.intro === index;
}

/** A paragraph that is hardly more than its links. */
export function isLinksOnly(block: Block): boolean {
  const { plain, links } = block.text;
  if (links.length === 0) return /^\s*(?:https?:\/\/|www\.)\S+\s*$/.test(plain);
  let linked = 0;
  for (const { start, end } of links) linked += end - start;
  const rest = plain.length - linked;
  return rest <= 3 * links.length + 2 && !/[.!]\s*$/.test(plain);
}

export function isCodeOnly({ text }: Block): boolean {
  let coded = 0;
  for (const { start, end } of text.code) coded += end - start;
  return coded > 0 && coded >= text.plain.trim().length - 3;
}

/** 'Ana: I moved to Porto.' on its own, in a text that is no conversation as a whole. */
export function singleTurn(plain: string): { speaker: string; textStart: number } | null {
  const match =
    /^(\p{Lu}[\p{L}\p{N}_'’-]+(?: \p{Lu}[\p{L}\p{N}_'’.-]+){0,2})(?: \([^)]{1,40}\))?:\s+(?=\S)/u.exec(
      plain.slice(0, 120),
    );
  if (
    match?.[1] === undefined ||
    isLabel(match[1]) ||
    !/\b(?:I|I['’](?:m|ve|ll|d)|my|me)\b/.test(plain.slice(match[0].length))
  )
    return null;
  return { speaker: match[1], textStart: match[0].length };
}

/** Lines of labels behind prose in one paragraph, and of what they tell: the name that the prose begins with. */
export type Tail = { readonly start: number; readonly about: string | null };

/**
 * 'Tides is a novel by Ana Ruiz.' above 'Pages: 312' and 'Language: Danish': where the labels begin that stand below a paragraph's
 * sentences; null where there are none.
 */
export function labelledTail(block: Block): Tail | null {
  const { plain, lineEnds } = block.text;
  if (block.kind !== 'paragraph' || block.turn !== null || lineEnds.length < 2 || plain.length > 4_000)
    return null;
  const starts = lineEnds.map((end) => end + 1);
  const isLabel = (start: number, nth: number) =>
    /^\p{Lu}[\p{L} ]{1,30}: \S/u.test(plain.slice(start, lineEnds[nth + 1]));
  const first = starts.findIndex(isLabel);
  const start = starts[first];
  if (start === undefined || !/[.!]["”’)]?$/.test(plain.slice(0, start).trimEnd())) return null;
  const below = starts.slice(first);
  if (below.length < 2 || !below.every((from, nth) => isLabel(from, first + nth))) return null;
  const tail = changedBlock(block, { text: textFrom(block.text, start) });
  if (labelledLines(tail, 0) === null) return null;
  const [, about = null] =
    /^((?:The )?\p{Lu}[\p{L}\d'’-]*(?: (?:of |the |de |van )?[\p{Lu}\d][\p{L}\d'’-]*){0,4}) (?:is|was|has) /u.exec(
      plain,
    ) ?? [];
  return { start, about };
}

/** A block with other fields. */
export function changedBlock(block: Block, changes: Partial<Block>): Block {
  const fields = Object.entries(changes).map(([key, value]) => [key, { value, enumerable: true }] as const);
  return Object.create(block, Object.fromEntries(fields));
}
