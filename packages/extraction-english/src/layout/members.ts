import type { Assertion, Term } from '@memory/extraction';
import type { Block } from '@memory/markdown';
import { capitalized, oneLine } from '../discourse/claim-text.ts';
import {
  addTo,
  headingText,
  type LaidOutBlocks,
  type LaidOutDocument,
  partTerm,
  stated,
} from './laid-out.ts';
import { kindOfParts, type MemberName, memberName, partName } from './member-names.ts';
import { readDetails } from './part-details.ts';
import { readPartTable } from './part-tables.ts';
import { bare, isDescription } from './wording.ts';

/** A heading that names a part of the software, with the headings that it stands under. */
type Owner = { readonly level: number; readonly name: string | null; readonly kind: string | null };

const noParts =
  /\b(?:examples?|usage|install\w*|contribut\w*|licen[cs]e|features?|changelog|migrat\w*|benchmarks?|related|see also|sponsors?|faq|table of contents|upgrad\w*|comparison|performance|test(?:s|ing)?|why|how)\b/i;
const mostItem = 500;

/** Reads the parts of a piece of software where a document lists them: headings, items and rows that begin with a name in code. */
export function readMembers(document: LaidOutDocument, found: LaidOutBlocks): void {
  const { structure, subject, guard } = document;
  let owners: Owner[] = [];
  for (const [index, block] of structure.blocks.entries()) {
    if (block.depth === 0 && block.kind === 'heading') {
      const level = block.level ?? 1;
      owners = owners.filter((owner) => owner.level < level);
      if (level > 1)
        owners.push(guard.run('member.heading', () => enter(document, index, owners, found), nobody(level)));
      continue;
    }
    if (found.has(index) || owners.some(({ kind }) => kind === 'none')) continue;
    const owner = ownerName(owners, subject);
    if (block.table !== null)
      guard.run('member.table', () => readTable(document, index, owners, owner, found), undefined);
    if (block.kind === 'listItem')
      guard.run(
        'member.item',
        () => readItem(document, index, kindAround(document, block, owners), owner, found),
        undefined,
      );
  }
}

const nobody = (level: number): Owner => ({ level, name: null, kind: null });

const ownerName = (owners: readonly Owner[], subject: Term): string =>
  owners.findLast(({ name }) => name !== null)?.name ?? subject.name;

/** What a list is of: by the line in front of it, else by the heading above. */
function kindAround(
  { structure }: LaidOutDocument,
  { list }: Block,
  owners: readonly Owner[],
): string | null {
  const intro = list?.intro == null ? null : structure.blocks[list.intro]?.text.plain;
  const isLead = intro != null && /:\s*$/.test(intro) && intro.length < 200;
  return (isLead ? kindOfParts(intro) : null) ?? owners.at(-1)?.kind ?? null;
}

/** Reads a heading: the part that it names, with the paragraph below it. */
function enter(
  document: LaidOutDocument,
  index: number,
  owners: readonly Owner[],
  found: LaidOutBlocks,
): Owner {
  const { structure, subject } = document;
  const block = structure.blocks[index] as Block;
  const level = block.level ?? 2;
  const heading = headingText(block);
  if (noParts.test(heading) || owners.some(({ kind }) => kind === 'none'))
    return { level, name: null, kind: 'none' };
  const above = owners.findLast(({ kind }) => kind !== null)?.kind ?? null;
  const below = structure.blocks[index + 1];
  const isTyped = below?.kind === 'paragraph' && /^Type: /.test(below.text.plain);
  const member = namedByHeading(block, isTyped ? (above ?? 'parameter') : above);
  if (member === null) return { level, name: null, kind: kindOfParts(heading) };
  const owner = ownerName(owners, subject);
  const name = partName(member, /^event\b/i.test(heading) ? 'event' : above, owner);
  if (below?.kind === 'paragraph' && below.sectionIndex === block.sectionIndex)
    describe(document, index + 1, below, { start: 0, name }, found);
  return { level, name: member.isCall ? name : null, kind: null };
}

/** The part that a heading names: in code, as a call or path, or as one plain word among options. */
function namedByHeading({ text }: Block, above: string | null): MemberName | null {
  const { plain, code } = text;
  const heading = plain
    .replace(/^event:?\s+/i, '')
    .replace(/^['"](.*)['"]$/, '$1')
    .trim();
  const [first] = code;
  const isCode =
    first !== undefined &&
    plain
      .slice(0, first.start)
      .replace(/^event:?\s*/i, '')
      .trim() === '';
  if (isCode) return memberName(plain.slice(first.start, first.end));
  const member = memberName(heading);
  if (member === null) return null;
  const isShaped = member.isCall || /^\p{Ll}[\p{L}\p{N}]*(?:\p{Lu}|\.\p{L}|_)/u.test(member.name);
  const isOption = above !== null && above !== '' && /^\p{Ll}[\p{L}\p{N}_-]*$/u.test(heading);
  return (isShaped && /^[\p{L}_$@.]/u.test(heading)) || isOption ? member : null;
}

/** The first sentence of a block from `start` on, as what describes a part. */
function describe(
  { parts }: LaidOutDocument,
  index: number,
  block: Block,
  { start, name }: { start: number; name: string },
  found: LaidOutBlocks,
): void {
  const { plain } = block.text;
  const details = readDetails(plain.slice(start));
  const from = start + details.end;
  const [first] = parts.splitSentences(plain.slice(from), 'en');
  const term = partTerm(name);
  const assertions: Assertion[] = details.read.map(([predicate, value]) =>
    stated(term, predicate, value, 'part:detail'),
  );
  const said = first === undefined ? '' : bare(plain.slice(from + first.start, from + first.end));
  const isOfOther = speaksOfOther(said, name, parts.isWord);
  if (first !== undefined && !isOfOther && isDescription(said, parts.isWord))
    assertions.push(stated(term, 'description', said, 'part:description'));
  if (assertions.length === 0) return;
  const end = from + (first?.end ?? 0);
  addTo(found, index, {
    start: 0,
    end: Math.max(end, start),
    text: `${capitalized(name)}: ${oneLine(plain.slice(start, Math.max(end, start)).replace(/^[\s:–—-]+/, ''))}`,
    assertions,
  });
}

const states = /^(?:is|are|has|have|was|were|can|will|does|do|provides|supports|uses|allows)$/;

/** Whether a sentence begins with another name as its subject: 'Nodejs has two kinds of streams'. */
function speaksOfOther(said: string, name: string, isWord: (lower: string) => boolean): boolean {
  const [first = '', second = ''] = said.split(' ');
  if (!states.test(second) || isWord(first.toLowerCase())) return false;
  return !name.toLowerCase().includes(first.toLowerCase().replace(/\(.*$/, ''));
}

/** An item that begins with a part's name in code: '`timeout` (number): How long to wait'. */
function readItem(
  document: LaidOutDocument,
  index: number,
  kind: string | null,
  owner: string,
  found: LaidOutBlocks,
): void {
  const block = document.structure.blocks[index] as Block;
  const { plain, code } = block.text;
  const [first] = code;
  if (first === undefined || plain.slice(0, first.start).trim() !== '' || plain.length > mostItem) return;
  // values of a part that is itself listed
  if (block.list?.parent != null && found.has(block.list.parent)) return;
  const member = memberName(plain.slice(first.start, first.end));
  const isOfPart = owner !== document.subject.name;
  if (
    member === null ||
    (kind === null && !isOfPart && !member.isCall && !/\p{Ll}\p{Lu}|\.\p{L}|^--|_/u.test(member.name))
  )
    return;
  const behind = plain.slice(first.end);
  const isApart =
    /^(?:\s*[:({<[]|\s*(?:-|–|—)\s|\s+\()/.test(behind) ||
    (isOfPart && /^\s+(?:\p{Lu}|the |a |an )/u.test(behind));
  if (!isApart) return;
  describe(document, index, block, { start: first.end, name: partName(member, kind, owner) }, found);
}

/** A table whose rows are parts, named in its first column. */
function readTable(
  { structure, parts }: LaidOutDocument,
  index: number,
  owners: readonly Owner[],
  owner: string,
  found: LaidOutBlocks,
): void {
  const { table } = structure.blocks[index] as Block;
  const above = owners.findLast(({ kind }) => kind !== null)?.kind ?? null;
  const rows = table === null ? [] : readPartTable(table, above, owner, parts.isWord);
  if (rows.length > 0) addTo(found, index, { start: 0, end: 0, text: '', assertions: [], rows });
}
