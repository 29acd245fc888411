import type { Block } from '@memory/markdown';
import { isOccupationNoun } from '../../relations/names/name-types.ts';
import { isRole } from '../reference/entity-kinds.ts';
import type { Layout } from './layout.ts';
import { isPersonsName } from './own-names.ts';

const monthNames =
  'January February March April May June July August September October November December'.split(' ');

/** Headings of the parts of a CV that tell of posts and schools. */
const career =
  /^(?:(?:(?:work|professional|employment|relevant|previous|selected|academic|further) )*(?:experience|employment|work|career|positions?|appointments|jobs|history|education|studies|training|qualifications|degrees)(?: (?:history|and training|and qualifications))?)$/i;

export function isCareerHeading(heading: string | null | undefined): boolean {
  return career.test(heading?.trim() ?? '');
}

const MONTH = '(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]*\\.? |\\d{1,2}\\/)?';
const YEAR = String.raw`${MONTH}(?:19|20)\d\d`;
const STRETCH = String.raw`${YEAR}(?:\s?(?:[-–—]|to)\s?(?:${YEAR}|[Pp]resent|[Nn]ow|[Tt]oday|[Cc]urrent|[Oo]ngoing)?)?|[Ss]ince ${YEAR}`;
const alone = new RegExp(`^\\(?(${STRETCH})\\)?$`, 'u');
const behind = new RegExp(String.raw`^(.+?)(?:,? \((${STRETCH})\)|(?:,| [|·•–—-]) (${STRETCH}))$`, 'u');
const before = new RegExp(String.raw`^\(?(${STRETCH})\)?(?:\s?[:,|·]|\s[–—-])?\s+(\p{Lu}.+)$`, 'u');

/**
 * 'March 2019 – present: Data Scientist, Alpenbank' of an entry of somebody's CV that puts the post, the employer and the time on lines
 * of their own or the time first or last; null for what is none.
 */
export function wordCareerEntry(block: Block, { section, subject }: Layout): readonly string[] | null {
  const headings = section?.headingPath ?? [];
  const own = section?.heading ?? '';
  // a line in capitals heads what stands below it, and is in no path
  const path = own === '' || headings.at(-1) === own ? headings : [...headings, own];
  const at = path.findLastIndex(isCareerHeading);
  if (at < 0 || subject === null || !isPersonsName(subject) || !/^(?:paragraph|listItem)$/.test(block.kind))
    return null;
  const { plain, lineEnds } = block.text;
  if (
    plain.length > 240 ||
    lineEnds.length > 3 ||
    /[.!?]\s+\S/.test(plain.replace(/\b\p{L}{1,4}\.\s/gu, ' '))
  )
    return null;
  const above = at === path.length - 1 ? [] : path.slice(at + 1);
  const lines = [
    ...above,
    ...[...lineEnds, plain.length].map((end, i) => plain.slice((lineEnds[i - 1] ?? -1) + 1, end)),
  ];
  // 'Orr Bank, Oslo — Analyst (2014–2018)' on each line: entries of their own
  const apart = above.length === 0 && lines.length > 1 ? lines.map((line) => entryOf([line])) : [];
  if (apart.length > 0 && apart.every((entry) => entry !== null)) return apart;
  const entry = entryOf(lines);
  return entry === null ? null : [entry];
}

/** The entry that lines tell together, its time first; null where they hold none, or two. */
function entryOf(lines: readonly string[]): string | null {
  let when: string | null = null;
  const what: string[] = [];
  for (const line of lines) {
    const [, first, rest = line] = before.exec(line.trim()) ?? [];
    const [, front = rest, inBrackets, last] = first === undefined ? (behind.exec(line.trim()) ?? []) : [];
    const time = alone.exec(line.trim())?.[1] ?? first ?? inBrackets ?? last;
    if (time !== undefined && when !== null) return null;
    when = time ?? when;
    if (!alone.test(line.trim())) what.push(postFirst(front.trim()).replace(/ [|·•–—-] /gu, ', '));
  }
  const told = what.join(', ');
  if (when === null || told === '' || !/^\p{Lu}/u.test(told) || told.split(/,| /).length > 14) return null;
  const stretch = when.replace(/\b(\d{1,2})\/(?=\d{4})/gu, (_, month: string) => {
    const name = monthNames[Number(month) - 1];
    return name === undefined ? '' : `${name} `;
  });
  return `${stretch.replace(/\s?[-–—]$/u, ' – present').replace(/(?:current|ongoing)$/iu, 'present')}: ${told}`;
}

/** 'Analyst – Orr Bank, Oslo' of 'Orr Bank, Oslo – Analyst' */
function postFirst(line: string): string {
  const [, first = '', second = ''] = /^([^|·•–—]+?) [|·•–—-] ([^|·•–—,]+)$/u.exec(line) ?? [];
  return isPost(second) && !isPost(first.split(',')[0] ?? '') ? `${second} – ${first}` : line;
}

function isPost(words: string): boolean {
  const noun = (words.split(/ (?:of|for|in) /)[0] ?? '').trim().split(' ').at(-1)?.toLowerCase() ?? '';
  return isRole(noun) || isOccupationNoun(noun);
}
