import type { Assertion, Term } from '@memory/extraction';
import type { Block } from '@memory/markdown';
import { oneLine } from '../discourse/claim-text.ts';
import { addTo, type LaidOutBlocks, type LaidOutDocument, stated } from './laid-out.ts';
import { type Install, isTitleOfKind } from './subject.ts';
import { bare, isDescription } from './wording.ts';

const licence =
  /\b(MIT(?:-0)?|ISC|0BSD|Apache(?:[- ]License)?(?:,? ?(?:Version )?-?2(?:\.0)?)|BSD[- ]?[23][- ]Clause|[23][- ]Clause BSD|[AL]?GPL[- ]?v?[23](?:\.[01])?(?:-only|-or-later|\+)?|MPL[- ]?2(?:\.0)?|Mozilla Public License(?: 2\.0)?|CC0(?:-1\.0)?|CC[- ]BY(?:-SA)?[- ]\d\.0|Unlicense|BlueOak-1\.0\.0|WTFPL|Zlib|Artistic-2\.0|Python-2\.0|EPL-2\.0)\b/gi;
const holder =
  /(?:copyright\s*(?:©|\(c\))?|©|\(c\))\s*((?:\d{4}(?:\s*[-–]\s*(?:\d{4}|present|now))?(?:,\s*)?)+)?\s*(?:by\s+)?([\p{L}][^<>()[\].,;|]{1,50}?)\s*(?=$|[<>()[\].,;|])/iu;
const searched = 12;
const longestLicence = 400;

/** Reads what a document says of its subject as a whole by where it stands: the line below the title, the licence, how it is installed. */
export function readAbout(document: LaidOutDocument, install: Install | null, found: LaidOutBlocks): void {
  readTagline(document, found);
  readLicence(document, found);
  if (install !== null) {
    const { name, command, block } = install;
    const { text } = document.structure.blocks[block] as Block;
    const start = text.plain.indexOf(command);
    if (start < 0 || name !== document.subject.name) return;
    addTo(found, block, {
      start,
      end: start + command.length,
      text: `${document.subject.name} is installed with ${command}.`,
      assertions: [stated(document.subject, 'install_command', command, 'code:install')],
    });
  }
}

/** The first words below the title, where they say what the subject is or does without naming it. */
function readTagline({ structure, subject, parts }: LaidOutDocument, found: LaidOutBlocks): void {
  const { blocks, title } = structure;
  if (title === null || isTitleOfKind(title)) return;
  const at = blocks.findIndex(({ kind, text }) => kind === 'heading' && oneLine(text.plain) === title);
  if (at < 0) return;
  for (const [offset, block] of blocks.slice(at + 1, at + 1 + searched).entries()) {
    if (block.kind === 'heading' || block.list !== null || block.table !== null || block.kind === 'code')
      return;
    if (block.kind !== 'paragraph' && block.kind !== 'quote') continue;
    const { plain, links } = block.text;
    const linked = links.reduce((sum, { start, end }) => sum + end - start, 0);
    if (linked > plain.trim().length * 0.6 || plain.trim() === '') continue;
    const [first] = parts.splitSentences(plain, 'en');
    if (first === undefined) return;
    const text = bare(plain.slice(first.start, first.end));
    if (namesItself(text, subject) || !isDescription(text, parts.isWord)) return;
    addTo(found, at + 1 + offset, {
      ...first,
      text: `${subject.name}: ${text}.`,
      assertions: [stated(subject, 'description', text, 'title:tagline')],
    });
    return;
  }
}

/** Whether a sentence has the subject in it, so that it is read as one. */
function namesItself(text: string, { name }: Term): boolean {
  const own = name.toLowerCase();
  return text
    .toLowerCase()
    .slice(0, own.length + 12)
    .includes(own);
}

/** The first paragraph of the section on the licence, where it names one. */
function readLicence({ structure, subject }: LaidOutDocument, found: LaidOutBlocks): void {
  for (const { heading, firstBlock, lastBlock } of structure.sections) {
    if (
      heading === null ||
      !/^(?:[^\p{L}]*)(?:copyright (?:and|&) )?licen[cs](?:e|ing)\b[^\p{L}]*$/iu.test(heading)
    )
      continue;
    const index = structure.blocks.findIndex(
      ({ kind }, at) => at > firstBlock && at < lastBlock && (kind === 'paragraph' || kind === 'listItem'),
    );
    const block = structure.blocks[index];
    if (block === undefined || block.text.plain.length > longestLicence) return;
    const { plain } = block.text;
    const assertions: Assertion[] = licences(plain).map((name) =>
      stated(subject, 'license', name, 'section:licence'),
    );
    const named = holder
      .exec(plain)?.[2]
      ?.replace(/[\s\d–-]+$/, '')
      .trim();
    if (named !== undefined && /^\p{Lu}/u.test(named) && !/\blicen[cs]e\b/i.test(named))
      assertions.push(stated(subject, 'copyright_holder', named, 'section:holder'));
    if (assertions.length > 0)
      addTo(found, index, {
        start: 0,
        end: plain.length,
        text: `${subject.name} licence: ${oneLine(plain)}`,
        assertions,
      });
    return;
  }
}

/** The one licence that a text names, or several that it joins by 'or'. */
function licences(text: string): string[] {
  if (/\b(?:except|some files|third[- ]party|parts?|portions?|bundled|not)\b/i.test(text)) return [];
  const names = [
    ...new Map([...text.matchAll(licence)].map(([name]) => [name.toLowerCase(), name])).values(),
  ];
  return names.length === 1 || (names.length === 2 && /\bor\b|dual/i.test(text)) ? names : [];
}
