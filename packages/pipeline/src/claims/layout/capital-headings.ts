import type { Block, DocumentStructure, Pace, Section } from '@memory/markdown';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { textFrom } from '../source-text.ts';
import { changedBlock } from './block-shapes.ts';
import { isBearer } from './cards.ts';
import { subjectName } from './heading-names.ts';
import { isPersonsName } from './own-names.ts';

/** 'STAFF', 'HALVARD SHIPPING LTD', 'MINUTES, 3 MAY 2024': a line without a small letter, which no sentence ends. */
const inCapitals = /^[\p{Lu}\d](?=\P{L}*(?:\p{Lu}\P{L}*){3})[^\p{Ll}:;!?|=]{2,68}[^\p{Ll}:;,.!?|=]:?$/u;
const MAX_LINE = 80;
const MAX_WORDS = 8;

/**
 * A text's structure with the lines in capitals that head what stands below them as headings, as plain texts and minutes have them:
 * what follows is of their section. Blocks keep their places.
 */
export async function withCapitalHeadings(
  structure: DocumentStructure,
  markdown: string,
  pace: Pace,
): Promise<DocumentStructure> {
  if (structure.conversation) return structure;
  let spelt: ReadonlySet<string> | null = null;
  const isSpelt = (word: string) => {
    spelt ??= new Set(markdown.match(/\p{Lu}\p{Ll}+/gu));
    return spelt.has(word);
  };
  const sections = [...structure.sections];
  const blocks: Block[] = [];
  let of = -1;
  let opened: number | null = null;
  let named: string | null = null;
  let title = structure.title;
  for (const [index, block] of structure.blocks.entries()) {
    if (block.sectionIndex !== of) {
      of = block.sectionIndex;
      opened = null;
      named = null;
    }
    const own = structure.sections[of];
    const line = own === undefined ? null : lineInCapitals(structure.blocks, index, markdown);
    if (line !== null && own !== undefined) {
      const heading = uprightWords(line.text, isSpelt);
      const name = isNaming(heading, index === 0) ? heading : null;
      named = name ?? named;
      if (index === 0 && name !== null) title ??= name;
      opened = sections.push(sectionBelow(own, heading, named)) - 1;
    }
    if (opened === null) blocks.push(block);
    else {
      const sectionIndex = opened;
      const isAlone = line !== null && line.end >= block.text.plain.length;
      if (isAlone) blocks.push(changedBlock(block, { kind: 'heading', level: 6, sectionIndex }));
      else if (line !== null)
        blocks.push(changedBlock(block, { text: textFrom(block.text, line.end), sectionIndex }));
      else blocks.push(changedBlock(block, { sectionIndex }));
    }
    if (pace.due()) await pace.rest();
  }
  return sections.length === structure.sections.length
    ? structure
    : { ...structure, title, sections, blocks };
}

function sectionBelow(own: Section, heading: string, named: string | null): Section {
  const isDated = named !== heading && /\d{4}/.test(heading);
  const below = [...(named === null ? [] : [named]), ...(isDated ? [heading] : [])];
  return {
    ...own,
    heading,
    headingPath: [...own.headingPath, ...below],
  };
}

/** The line in capitals that a paragraph begins with or is, and where what follows it begins; null where it heads nothing. */
function lineInCapitals(
  blocks: readonly Block[],
  index: number,
  markdown: string,
): { text: string; end: number } | null {
  const block = blocks[index];
  if (block === undefined || block.kind !== 'paragraph' || block.depth > 0 || block.turn !== null)
    return null;
  const front = markdown.slice(block.start, Math.min(block.end, block.start + MAX_LINE + 8));
  if (/\p{Ll}/u.test(front.split('\n', 1)[0] ?? '')) return null;
  const { plain, lineEnds } = block.text;
  const end = lineEnds[0] ?? plain.length;
  const text = plain.slice(0, end).trim();
  if (text.length > MAX_LINE || text.split(/\s+/).length > MAX_WORDS || !inCapitals.test(text)) return null;
  if (index > 0 && isPersonsName(uprightWords(text, () => false))) return null;
  const isLast = index === blocks.length - 1;
  if (end >= plain.length) return isLast || blocks[index + 1]?.kind === 'heading' ? null : { text, end };
  const next = plain.slice(end + 1, lineEnds[1] ?? plain.length).trim();
  return /^[\p{Lu}\d"“'‘(@[]/u.test(next) && /\p{Ll}|\d/u.test(next) ? { text, end: end + 1 } : null;
}

const small = /^(?:of|the|and|for|in|at|on|to|by|from|with|de|da|van|von|la|le|a|an|or)$/;

/** 'Halvard Shipping Ltd' of 'HALVARD SHIPPING LTD'; 'NHS' and, on its own, 'UNESCO' stay, unless the text spells them 'Unesco' too. */
function uprightWords(line: string, isSpelt: (word: string) => boolean): string {
  const words = line.replace(/:$/, '').split(/\s+/);
  return words
    .map((word, nth) => {
      const lower = word.toLowerCase();
      if (nth > 0 && small.test(lower)) return lower;
      const bare = lower.replace(/['’]s?$|[^\p{L}]+$/gu, '');
      const isWord = isOrdinary(bare) || (lookUp(bare) & Word.firstName) !== 0;
      const upright = lower.replace(
        /(?<!['’])\p{L}+/gu,
        (part) => `${part[0]?.toUpperCase()}${part.slice(1)}`,
      );
      if (/\d/.test(word) || isWord || /^(?:ltd|inc|co|corp)\b/.test(lower))
        return /\d/.test(word) ? word : upright;
      const isInitials = bare.length < 4 || (words.length === 1 && !isSpelt(upright));
      return isInitials ? word : upright;
    })
    .join(' ');
}

/** Whether a heading is a name rather than what is told below it: 'Halvard Shipping Ltd', not 'Opening Hours'. */
function isNaming(heading: string, isTop: boolean): boolean {
  if (subjectName(heading) !== heading) return false;
  const isPlain = heading
    .split(/[\s/&-]+/)
    .every((word) => !/\p{L}/u.test(word) || isOrdinary(word.toLowerCase().replace(/['’]s?$|\P{L}+$/gu, '')));
  return !isPlain || (isTop && (isBearer(heading) || /^The \p{Lu}\S* \p{Lu}/u.test(heading)));
}

function isOrdinary(lower: string): boolean {
  return isKnownWord(lower) && (lookUp(lower) & Word.organization) === 0;
}
