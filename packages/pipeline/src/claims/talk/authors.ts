import {
  type Block,
  type DocumentStructure,
  type InlineText,
  type Range,
  readDayLine,
} from '@memory/markdown';
import { KIN_TITLE } from '../../language/words/kin.ts';
import { splitSentences } from '../../language/words/sentences.ts';
import { isOwnName } from '../layout/own-names.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { introducedName } from './first-person.ts';
import { withoutOpeners } from './talk.ts';

/** Who writes 'I' in a text that is neither talk nor mail: a letter that is signed, somebody's diary, or who says who they are. */
export type Author = {
  readonly name: string;
  /** Whether 'we' are the author and those at home, as in a diary; a letter's may be whom it is written to. */
  readonly alone: boolean;
  /** What to read of the blocks that the diary's head or the signature is part of. */
  readonly ranges: ReadonlyMap<number, Range>;
};

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]+(?: (?:(?:de|da|van|von|del|la|bin|al) )?\p{Lu}[\p{L}\p{M}'’.-]*){0,3}`;
const KEPT = '(?:diary|journal|log|logbook|notebook|daybook)';
const diary = new RegExp(
  String.raw`^(?:(?:(?:[Tt]he|[Aa]|[Mm]y) )?(?:\p{L}+ ){0,2}?${KEPT} (?:of|by) (${NAME})|(${NAME})['’]s (?:\p{L}+ ){0,2}?${KEPT})[.:,]?$`,
  'iu',
);

/** Ana of 'Diary of Ana', 'Running log of Ana', 'Ana's garden journal'; null for any other line. */
export function keeperOf(line: string): string | null {
  if (line.length > 80) return null;
  const [, of, own] = diary.exec(line.trim()) ?? [];
  const name = of ?? own;
  return name !== undefined && isOwnName(name) ? name : null;
}

const salutation =
  /^(?:[Mm]y )?(?:[Dd]ear(?:est)?|[Hh]i|[Hh]ello|[Hh]ey) \p{L}[\p{L}\p{M}.'’-]*(?:(?: and)? \p{L}[\p{L}\p{M}.'’-]*){0,3}(?:(?:, \p{L}[\p{L}\p{M}.'’-]*){1,3}(?:,? and \p{L}[\p{L}\p{M}.'’-]*|(?=[,!]?\n)))?(?:,|!|\n|$)\s*/u;

/** How long the 'Dear Ana,' in front of a letter's text is; 0 without one. */
export function salutationLength(text: string): number {
  const [words = ''] = salutation.exec(text.slice(0, 60)) ?? [];
  return /^(?:[Mm]y )?\p{L}+ (?:(?:all|both|everyone|everybody|\p{Ll}+(?: \p{Ll}+)*)\b|.*\p{Lu})/u.test(words)
    ? words.length
    : 0;
}

const CLOSING =
  '(?:(?:Merry|Happy|Blessed) (?:Christmas|New Year|Easter|Holidays|holidays|new year)(?: and (?:all the best|a [Hh]appy [Nn]ew [Yy]ear))?|(?:[Ss]ee you|[Tt]alk|[Ss]peak|[Ww]rite) (?:soon|then|there)|[Uu]ntil (?:then|soon|next (?:time|week|month|year))|[Bb]ye(?: for now)?|(?:[Ww]ith )?(?:[Mm]y )?[Ll]ove to (?:all(?: of you)?|everyone|everybody|you all|you both)|(?:[Ww]ith )?(?:(?:[Aa]ll|[Mm]uch|[Ll]ots of|[Bb]est|[Mm]y) )*(?:[Ll]ove|[Hh]ugs|[Kk]isses)(?: (?:and|to) \\p{L}+(?: \\p{L}+){0,2})?|[Aa]ll the best|(?:[Kk]ind|[Bb]est|[Ww]arm|[Mm]any) (?:regards|wishes|greetings)|[Rr]egards|[Bb]est|[Ww]armly|[Ff]ondly|[Ss]incerely|[Cc]heers|[Tt]hanks|[Gg]reetings|[Tt]ake care|[Yy]ours?(?: (?:ever|always|truly|sincerely|faithfully|affectionately|loving|devoted|old|friend|son|daughter|sister|brother|aunt|uncle|cousin|niece|nephew|mother|father|granddaughter|grandson|grandmother|grandfather)){0,3})';
const signed = new RegExp(
  String.raw`(?:(?:^|[.!?…)”"\n])\s*${CLOSING}[,.!]?\s+|[.!?…)”"]\s*\n)[–—-]?\s?(${NAME})\s*[.!]?$`,
  'u',
);
const closing = new RegExp(`^${CLOSING}[,.!]?$`, 'u');

/** Whose letter or diary a text is; null where it does not say. */
export function authorOf({ blocks, title, sections }: DocumentStructure): Author | null {
  const [first] = blocks;
  const last = blocks.at(-1);
  if (first === undefined || last === undefined) return null;
  const ranges = new Map<number, Range>();
  for (const heading of [title, sections[0]?.heading, sections[1]?.heading]) {
    const keeper = keeperOf(heading ?? '');
    if (keeper !== null) return { name: keeper, alone: true, ranges };
  }
  const head = first.text.lineEnds[0] ?? first.text.plain.length;
  const opens = first.kind === 'paragraph' ? keeperOf(first.text.plain.slice(0, head)) : null;
  if (opens !== null) {
    ranges.set(0, { start: head, end: first.text.plain.length });
    return { name: opens, alone: true, ranges };
  }
  const introduced = selfIntroduced(blocks);
  if (introduced !== null) return { name: introduced, alone: false, ranges };
  if (last.kind !== 'paragraph') return null;
  const foot = (last.text.lineEnds.at(-1) ?? -1) + 1;
  const closes = keeperOf(last.text.plain.slice(foot));
  if (closes !== null) {
    ranges.set(blocks.length - 1, { start: 0, end: foot });
    return { name: closes, alone: true, ranges };
  }
  if (!blocks.slice(0, 4).some(({ text }) => salutationLength(text.plain) > 0)) return null;
  const signature = signatureOf(last);
  if (signature === null || !(isOwnName(signature.name) || signature.close)) return null;
  if (/^(?:organization|place)$/.test(kindOfName(signature.name).kind)) return null;
  ranges.set(blocks.length - 1, { start: 0, end: signature.start });
  return { name: signature.name, alone: false, ranges };
}

/** Ana Silva of 'Hi all, I'm Ana Silva and I have just joined' and of 'My name is Ana Silva' where a text begins. */
function selfIntroduced(blocks: readonly Block[]): string | null {
  for (const { kind, text } of blocks.slice(0, 3)) {
    if (kind !== 'paragraph') continue;
    const begin = text.plain.slice(salutationLength(text.plain), 600);
    for (const { start, end } of splitSentences(begin).slice(0, 2)) {
      const said = withoutOpeners(begin.slice(start, end));
      // 'Hi, this is Ana from Orr. We still wait for …'
      const calls =
        /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|dear all)[\s,!.]+)?this is \p{Lu}\S+(?: \p{Lu}\S+)? (?:from|at|of) /iu.test(
          said,
        ) && /\b(?:I|[Ww]e|[Oo]ur|[Mm]y)\b/.test(begin.slice(end));
      const name = calls || /^(?:my name\b|I['’]m\b|I am\b)/iu.test(said) ? introducedName(said) : null;
      // whatever stands behind 'My name is' is one
      if (name !== null && (isOwnName(name) || /^my name\b/i.test(said))) return name;
    }
  }
  return null;
}

/** 'See you soon. Love, Ana', 'Ana' on a line of its own below the text, or the lines of a signature; and where it begins. */
function signatureOf(block: Block): { name: string; start: number; close: boolean } | null {
  const text = lined(block.text);
  const lines = text.split('\n', 3);
  const name = lines[closing.test(lines[0]?.trim() ?? '') ? 1 : 0]?.trim() ?? '';
  if (text.length < 200 && isOwnName(name)) return { name: untitled(name), start: 0, close: false };
  const match = signed.exec(text.slice(-160));
  if (match?.[1] === undefined) return null;
  const start = text.length - match[0].length;
  return {
    name: untitled(match[1]),
    start: /^[.!?…)”"]/.test(match[0]) ? start + 1 : start,
    // whatever stands behind 'Your' and 'Love' is a name
    close: /\b(?:[Yy]ours?|[Ll]ove)\b/.test(match[0]),
  };
}

/** 'Edith' of a letter that 'Grandma Edith' signs. */
function untitled(name: string): string {
  return name.replace(new RegExp(`^${KIN_TITLE} (?=\\p{Lu})`, 'u'), '');
}

/** A block's text with its line ends as they were written. */
function lined({ plain, lineEnds }: InlineText): string {
  return [...lineEnds, plain.length]
    .map((end, i) => plain.slice((lineEnds[i - 1] ?? -1) + 1, end))
    .join('\n');
}

/** The day in front of what a diary tells of it ('3 May 2024. Rain.', '2024-05-03: Rain'), and where that ends; null where none stands there. */
export function entryDay(
  { text }: Block,
  from: number,
  isDiary: boolean,
): { day: string; end: number } | null {
  const near = text.plain.slice(
    from,
    Math.min(from + 40, text.lineEnds.find((end) => end > from) ?? from + 40),
  );
  const [whole = '', front = ''] = /^\s*(\S.{5,30}?)(?:[.:,]\s|\s[–—-]\s|[.:,]?\s*$)/u.exec(near) ?? [];
  // outside of a diary only a day on a line of its own is when what follows was written
  const isLine = whole.trimEnd() === near.trimEnd() && near.length < 40;
  if (!isDiary && !isLine) return null;
  const day = readDayLine(front);
  return day === null ? null : { day, end: from + whole.length };
}
