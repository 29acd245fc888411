import type { Token } from '../../language/analyze.ts';
import { wordTable } from '../../language/words/word-table.ts';
import { longestRelationalNoun, type NounReading, nounReadings } from '../predicates.ts';

/** Token range, half-open. */
export type Span = { readonly start: number; readonly end: number };

/** A noun that tells a relation to its holder: 'CEO' of Acme, 'capital' of France. */
export type RelationalNoun = {
  readonly noun: string;
  readonly readings: readonly NounReading[];
  readonly span: Span;
  /** Words in front of it that may name the holder: 'Acme' in 'Acme CEO'. */
  readonly modifier: Span | null;
};

/** The last relational noun in a token range, the longest that ends there. */
export function relationAt(tokens: readonly Token[], from: number, to: number): RelationalNoun | null {
  for (let end = to; end > from; end--) {
    for (let length = Math.min(longestRelationalNoun, end - from); length > 0; length--) {
      const start = end - length;
      const readings = readingsOf(tokens, start, end);
      if (readings.length === 0 || isChiefOfficer(tokens, end, to)) continue;
      // 'Orr & Sons Ltd'
      if (start > from && tokens[start - 1]?.text === '&') return null;
      // 'deputy mayor of Visby', 'honorary president of the club': another post than the mayor's
      if (start > from && isDeputizing((tokens[start - 1] as Token).lower)) return null;
      if (start > from && isRankOfPartner((tokens[start - 1] as Token).lower, tokens[start]?.lower ?? ''))
        return null;
      // 'the chief designer of Orr': works there, and has not designed it
      if (
        start > from &&
        /^(?:chief|head|senior|junior)$/.test((tokens[start - 1] as Token).lower) &&
        readings.every(({ predicate }) =>
          /^(?:designed|developed|produced|wrote|written_by)$/.test(predicate.name),
        )
      )
        return null;
      // 'the second largest city': another than the largest
      if (
        /^(?:largest|biggest|most)$/.test((tokens[start] as Token).lower) &&
        /^(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/.test(
          tokens[start - 1]?.lower ?? '',
        )
      )
        return null;
      const modifier = start > from ? { start: from, end: start } : null;
      return { noun: spanText(tokens, start, end), readings, span: { start, end }, modifier };
    }
  }
  return null;
}

/** 'deputy', 'vice': who stands beside or below the one that has the post. */
export function isDeputizing(word: string): boolean {
  return /^(?:deputy|assistant|associate|vice|guest|honorary|shadow|reserve)$/.test(word);
}

/** 'managing partner of Orr Legal': somebody's post there, and no firm that works with it. */
export function isRankOfPartner(before: string, noun: string): boolean {
  return /^partners?$/.test(noun) && /^(?:managing|senior|junior|equity|salaried)$/.test(before);
}

/** 'chief risk officer': no chief of anything. */
function isChiefOfficer(tokens: readonly Token[], end: number, to: number): boolean {
  return tokens[end - 1]?.lower === 'chief' && tokens.slice(end, to).some(({ lower }) => lower === 'officer');
}

function readingsOf(tokens: readonly Token[], start: number, end: number): readonly NounReading[] {
  const last = tokens[end - 1] as Token;
  // 'Ex Nihilo', but 'my ex'
  if (last.text === 'Ex') return [];
  const lead = spanText(tokens, start, end - 1);
  const words = [
    last.lower,
    nounLemma(last),
    last.lower.replace(/^(?:ex|co)-/, ''),
    // 'vice-president', which is listed in two words
    last.lower.replace(/^vice-/, 'vice '),
  ];
  for (const word of words) {
    const readings = nounReadings(lead === '' ? word : `${lead} ${word}`);
    if (readings.length > 0) return readings;
  }
  return [];
}

/** The words of a token range in lower case. */
export function spanText(tokens: readonly Token[], start: number, end: number): string {
  let text = '';
  for (let i = start; i < end; i++) text += `${text === '' ? '' : ' '}${(tokens[i] as Token).lower}`;
  return text;
}

const irregular = wordTable<string>({
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  stepchildren: 'stepchild',
  wives: 'wife',
  lives: 'life',
  series: 'series',
  diabetes: 'diabetes',
  measles: 'measles',
  mumps: 'mumps',
  rabies: 'rabies',
  scabies: 'scabies',
  herpes: 'herpes',
  rickets: 'rickets',
  shingles: 'shingles',
  species: 'species',
  alumni: 'alumnus',
  headquarters: 'headquarters',
  sales: 'sales',
  earnings: 'earnings',
  premises: 'premises',
  mice: 'mouse',
  criteria: 'criterion',
  analyses: 'analysis',
});

/** Singular of a noun, in lower case. */
export function nounLemma(token: Pick<Token, 'lower' | 'pos'>): string {
  const { lower } = token;
  const known = irregular[lower];
  if (known !== undefined) return known;
  // 'brothers-in-law', 'editors-in-chief'
  const compound = /^(\p{Ll}{2,20})s(-in-(?:law|chief))$/u.exec(lower);
  if (compound !== null) return `${compound[1]}${compound[2]}`;
  if (lower.length < 4 || !lower.endsWith('s') || /(?:ss|us|is)$/.test(lower)) return lower;
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(lower)) return lower.slice(0, -2);
  return lower.slice(0, -1);
}
