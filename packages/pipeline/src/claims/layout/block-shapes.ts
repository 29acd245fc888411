import { type Block, isLabel } from '@memory/markdown';
import { isKnownWord } from '../../language/words/tokens.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { textFrom, textUpTo } from '../source-text.ts';
import { labelledLines } from './cards.ts';
import { bodyListed, ofPerson } from './heading-names.ts';
import { isOwnName, isPersonsName } from './own-names.ts';
import { readLabel } from './wording.ts';

/** 'Ana Ruiz', 'Curriculum vitae: Ana Ruiz', and Orr Ltd of 'Staff register of Orr Ltd' */
export function nameAlone({ kind, text: { plain, lineEnds } }: Block): string | null {
  const body = kind === 'paragraph' && lineEnds.length === 0 ? bodyListed(plain) : null;
  if (body !== null) return body;
  const name = ofPerson(plain.trim());
  const isName = /^\p{Lu}\S+(?: \p{Lu}\S+){1,3}$/u.test(name);
  return kind === 'paragraph' && isName && (name !== plain.trim() || isPersonsName(name)) ? name : null;
}

/** 'Orr Optik GmbH' above the lines of its address, as in an imprint; null for another block. */
export function firmOverAddress({ kind, text: { plain, lineEnds } }: Block): string | null {
  const lines = [...lineEnds, plain.length].map((end, i) =>
    plain.slice((lineEnds[i - 1] ?? -1) + 1, end).trim(),
  );
  const [name = '', ...address] = lines;
  if (kind !== 'paragraph' || address.length === 0 || address.length > 4 || /[:.!?]$/.test(plain))
    return null;
  const isAddress =
    address.some((line) => /\d/.test(line)) &&
    address.every((line) => /^[\p{L}\d][\p{L}\d .,'’/-]{2,50}$/u.test(line) && !isLabelled(line));
  // 'Tarn United 2 - 1 Skelby Rovers' is a result, and no name
  const isResult = /\d ?[-–—:] ?\d/.test(name);
  return isAddress && !isResult && kindOfName(name).kind === 'organization' ? name : null;
}

const contact = /@\S+\.\p{L}{2,}|\d[\d ()/-]{6,20}\d|https?:\/\/|www\./u;

/** 'Ana Ruiz' above the lines that say how she is reached, as at the top of a CV, and where these begin; null for another block. */
export function personOverContacts({ kind, text }: Block): { name: string; end: number } | null {
  const { plain, lineEnds } = text;
  const [end] = lineEnds;
  if (kind !== 'paragraph' || end === undefined || plain.length > 300) return null;
  const [name = '', ...below] = [...lineEnds, plain.length].map((at, i) =>
    plain.slice((lineEnds[i - 1] ?? -1) + 1, at).trim(),
  );
  const isName = /^\p{Lu}\S+(?: \p{Lu}\S+){1,3}$/u.test(name) && isOwnName(name);
  const isReached = below.some((line) => contact.test(line)) && !below.some((line) => isLabelled(line));
  return isName && kindOfName(name).kind !== 'organization' && isReached ? { name, end: end + 1 } : null;
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

/** '`exitCode`: number', '[org/deep-eql](…): compares values': an item that says what a name in a program or a package is for. */
export function isOfProgram({ kind, text: { plain, code, links } }: Block): boolean {
  const key = kind === 'listItem' ? (readLabel(plain)?.key ?? '') : '';
  const start = plain.indexOf(key);
  if (key === '' || start < 0) return false;
  const isWithin = (range: { start: number; end: number }) =>
    range.start <= start && range.end >= start + key.length;
  if (links.some(isWithin)) return /^[\p{Ll}@]|\//u.test(key);
  return code.some(isWithin) && !key.split(' ').every((word) => isKnownWord(word.toLowerCase()));
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

/** Where labels and sentences of one paragraph meet, and what labels behind prose tell of: the name that it begins with. */
export type Seam = { readonly at: number; readonly about: string | null };

/**
 * 'Tides is a novel by Ana Ruiz.' above 'Pages: 312' and 'Language: Danish', or 'Owner: Tomas Vale' and 'Status: amber' above 'The move
 * slipped by two weeks.': where the one kind of lines ends and the other begins; null where a paragraph is of one kind.
 */
export function seamOf(block: Block): Seam | null {
  const { plain, lineEnds } = block.text;
  if (block.kind !== 'paragraph' || block.turn !== null || lineEnds.length < 1 || plain.length > 4_000)
    return null;
  const starts = [0, ...lineEnds.map((end) => end + 1)];
  const lines = starts.map((start, nth) => plain.slice(start, lineEnds[nth]).trim());
  if (stretch.test(lines[0] ?? '') && !lines.slice(1).some((line) => stretch.test(line)))
    return { at: starts[1] ?? 0, about: null };
  const first = lines.findIndex(isLabelled);
  const end = lines.findIndex((line, nth) => nth > first && !isLabelled(line));
  const at = starts[end === -1 ? first : end];
  const fewest = end !== -1 && attendance.test(lines[first] ?? '') ? 1 : 2;
  if (first === -1 || at === undefined || (end === -1 ? lines.length : end) - first < fewest) return null;
  return end === -1 ? seamAbove(block, at) : seamBelow(block, at, lines.slice(first, end), lines.slice(end));
}

/** '2019 – present: Chief Engineer, Orr' above what was done there */
const stretch =
  /^(?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d ?[–—-] ?(?:(?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d|[Pp]resent|[Nn]ow|[Tt]oday)(?::|,| [–—|])? \p{Lu}[^.:;!?]{2,80}$/u;

/** 'Present: Ana Ruiz, Tom Ek' alone in front of what the meeting decided. */
const attendance =
  /^(?:(?:Also )?[Pp]resent|Attendees|Attending|In attendance|Participants|Apologies|Absent|Regrets): /u;

function isLabelled(line: string): boolean {
  return /^\p{Lu}[\p{L} ]{1,30}: \S/u.test(line);
}

/** In front of labels that stand below sentences. */
function seamAbove(block: Block, at: number): Seam | null {
  const { plain } = block.text;
  if (!/[.!]["”’)]?$/.test(plain.slice(0, at).trimEnd())) return null;
  if (labelledLines(changedBlock(block, { text: textFrom(block.text, at) }), 0) === null) return null;
  const [, about = null] =
    /^((?:The )?\p{Lu}[\p{L}\d'’-]*(?: (?:of |the |de |van )?[\p{Lu}\d][\p{L}\d'’-]*){0,4}) (?:is|was|has) /u.exec(
      plain,
    ) ?? [];
  return { at, about };
}

/** A line this long may go on below. */
const FULL_LINE = 50;

const mailField = /^(?:From|To|Cc|Bcc|Sent|Subject|Re|Reply-To): /i;

/** Behind labels that stand above sentences, and are no letter's. */
function seamBelow(
  block: Block,
  at: number,
  labels: readonly string[],
  below: readonly string[],
): Seam | null {
  const last = labels.at(-1) ?? '';
  const isProse = /^\p{Lu}.*[.!?]["”’)]?$/su.test(below.join(' ')) && !below.some(isLabelled);
  if (
    !isProse ||
    labels.some((label) => mailField.test(label)) ||
    (last.length >= FULL_LINE && !/[.!?]$/.test(last))
  )
    return null;
  const top = changedBlock(block, { text: textUpTo(block.text, at - 1) });
  return labelledLines(top, 0) === null ? null : { at, about: null };
}

/** A block with other fields. */
export function changedBlock(block: Block, changes: Partial<Block>): Block {
  const fields = Object.entries(changes).map(([key, value]) => [key, { value, enumerable: true }] as const);
  return Object.create(block, Object.fromEntries(fields));
}
