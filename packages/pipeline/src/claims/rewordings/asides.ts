import type { SentenceAnalysis } from '../../language/analyze.ts';
import type { EntityKind } from '../reference/entity-kinds.ts';

/** What stands in brackets behind a name and says when it lived, and the sentence in its place. Offsets are UTF-16. */
export type Aside = {
  readonly name: { readonly start: number; readonly end: number };
  readonly bracket: { readonly start: number; readonly end: number };
  /** Without the name in front and the full stop: 'was born on 12 March 1961'. */
  readonly says: readonly string[];
};

const bracket = /\s?\(([^()]{4,90})\)/g;
/** 'May', 'Sept.', but no 'principal 2004' */
const month = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\.?`;
const date = String.raw`(?:(?:c\.|ca\.|circa|around)\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s\p{L}{3,9}\.?,?\s\d{3,4}|\p{L}{3,9}\.?\s\d{1,2},\s\d{3,4}|${month}\s\d{4}|\d{4}-\d{2}-\d{2}|\d{4})`;
const life = new RegExp(
  String.raw`^(${date})(?:,?\s(?:in\s)?(\p{Lu}[^,;–—-]{2,40}(?:,\s\p{Lu}[^,;–—-]{2,30})?))?\s?[–—-]\s?(${date})(?:,?\s(?:in\s)?(\p{Lu}[^;–—-]{2,60}))?$`,
  'u',
);
const born = new RegExp(
  String.raw`^(?:born|b\.)\s(?:(?:on|in)\s)?(${date})(?:,?\s(?:in\s)?(\p{Lu}[^;–—-]{2,60}))?$`,
  'u',
);
const died = new RegExp(
  String.raw`^(?:died|d\.)\s(?:(?:on|in)\s)?(${date})(?:,?\s(?:in\s)?(\p{Lu}[^;–—-]{2,60}))?$`,
  'u',
);

/** '3 April 1871 in Linz – 19 November 1944': to the day at both ends. */
const days = /^\d{1,2}\s\p{L}{3,9}\.?\s\d{4}\b.*[–—-]\s?\d{1,2}\s\p{L}{3,9}\.?\s\d{4}\b/u;

/** Life dates in brackets behind names: '(born 12 March 1961)', '(1879–1955)', '(d. 1901)'. */
export function findAsides(
  analysis: SentenceAnalysis,
  kindOf: (phrase: number) => EntityKind | undefined,
): Aside[] {
  const { text, nounPhrases, tokens } = analysis;
  if (!text.includes('(')) return [];
  const asides: Aside[] = [];
  for (const match of text.matchAll(bracket)) {
    const open = match.index + match[0].indexOf('(');
    const phrase = nounPhrases.find(({ start, end }) => tokens[end]?.start === open && start < end);
    if (phrase === undefined || phrase.kind !== 'proper') continue;
    const kind = kindOf(phrase.index);
    const inside = match[1] ?? '';
    const says = read(inside, kind === 'person' || (kind === 'unknown' && days.test(inside)));
    if (says === null) continue;
    asides.push({
      name: { start: tokens[phrase.start]?.start ?? 0, end: tokens[phrase.end - 1]?.end ?? 0 },
      bracket: { start: match.index, end: match.index + match[0].length },
      says,
    });
  }
  return asides;
}

function read(inside: string, person: boolean): string[] | null {
  const [first = '', second, ...more] = inside.split(/;\s+/);
  if (second !== undefined && more.length === 0) {
    const [birth, death] = [readOne(first, false), readOne(second, false)];
    return birth === null || death === null ? null : [...birth, ...death];
  }
  return readOne(inside, person);
}

function readOne(inside: string, person: boolean): string[] | null {
  const birth = born.exec(inside);
  if (birth !== null) return [`was born ${when(birth[1])}${where(birth[2])}`];
  const death = died.exec(inside);
  if (death !== null) return [`died ${when(death[1])}${where(death[2])}`];
  const both = life.exec(inside);
  if (both === null || !person) return null;
  // '(2008–2020)' behind a name is a term of office rather than a life
  const [from, to] = [both[1], both[3]].map((written) =>
    Number(/\d{4}/.exec(written ?? '')?.[0] ?? Number.NaN),
  );
  if (from !== undefined && to !== undefined && to - from < 16) return null;
  return [`was born ${when(both[1])}${where(both[2])}`, `died ${when(both[3])}${where(both[4])}`];
}

function when(written: string | undefined): string {
  const text = (written ?? '').trim();
  return /^\d{1,2}\D|^\p{L}+\.?\s\d{1,2},|^\d{4}-/u.test(text) ? `on ${text}` : `in ${text}`;
}

function where(place: string | undefined): string {
  return place === undefined ? '' : ` in ${place.trim()}`;
}

/** Character ranges in brackets. */
export function bracketRanges({ text }: SentenceAnalysis): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(' || text[i] === '[') {
      if (depth === 0) from = i;
      depth++;
    } else if ((text[i] === ')' || text[i] === ']') && depth > 0) {
      depth--;
      if (depth === 0) ranges.push({ start: from, end: i + 1 });
    }
  }
  return ranges;
}
