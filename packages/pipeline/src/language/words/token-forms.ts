import { lacksLetter, lookUp, verbShape, verbStem, Word } from './lexicon.ts';
import type { Pos, Token } from './tokens.ts';

const modals = new Set('can could may might must shall should will would ca wo sha cannot'.split(' '));

/** Tags a token anew; a verb gets its lemma. */
export function retag(token: Token, pos: Pos): void {
  token.pos = pos;
  if (pos === 'VERB') token.lemma = verbLemma(token);
  // 'Theo's a drummer'
  if (pos === 'AUX' && /^['’]s$/.test(token.text)) token.lemma = 'be';
}

/** Whether a token can carry a clause: auxiliaries and verbs, except 'to go', '-ing' and pure participles. */
export function canBeFinite(token: Token, previous: Token | undefined): boolean {
  if (token.pos === 'AUX')
    return (
      previous?.lower !== 'to' &&
      token.lower !== 'being' &&
      token.lower !== 'been' &&
      token.lower !== 'having'
    );
  if (token.pos !== 'VERB' || /^(?:to|having)$/.test(previous?.lower ?? '')) return false;
  const shape = verbShape(token.lower, token.lemma);
  return !shape.gerund && !(shape.participle && !shape.past && !shape.base);
}

/** Capital letter in front. */
export function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** Whether the token is a modal verb, contracted forms included. */
export function isModal(token: Token): boolean {
  return token.pos === 'AUX' && (modals.has(token.lower) || token.lower === "'ll" || token.lower === "'d");
}

/** '2-1', '2–1' behind the name of a side that it tells of: 'beat Skelby Rovers 2–1'. */
export function isScore(tokens: readonly Token[], i: number): boolean {
  const [previous, token, dash, other] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (previous?.pos !== 'PROPN' || token === undefined || previous.end === token.start) return false;
  if (/^\d{1,2}-\d{1,2}$/.test(token.text)) return true;
  const isClose = dash?.start === token.end && other?.start === dash.end;
  return isClose && /^[–-]$/.test(dash.text) && [token, other].every(({ text }) => /^\d{1,2}$/.test(text));
}

/** A noun's number, by its lemma and ending. */
export function isPlural(token: Token): boolean {
  if (/^(?:people|children|men|women|police|data|media|criteria|mice|feet|teeth|staff)$/.test(token.lower))
    return true;
  if (/^\p{Ll}+s-in-(?:law|chief)$/u.test(token.lower)) return true;
  // 'e-bikes'
  const joined = /^\p{Ll}{1,8}-(\p{Ll}{3,})$/u.exec(token.lower)?.[1];
  if (joined !== undefined && (lookUp(joined) & Word.pluralNoun) !== 0) return true;
  if (
    !token.lower.endsWith('s') ||
    token.lower.endsWith('ss') ||
    token.lower.endsWith('us') ||
    token.lower.endsWith('is')
  )
    return false;
  if ((lookUp(token.lower) & Word.uncountable) !== 0) return false;
  return token.lemma !== token.lower || (lookUp(token.lower) & Word.pluralNoun) !== 0;
}

function verbLemma(token: Token): string {
  const { lower, lemma } = token;
  if (lower === 'lives' || lower === 'leaves') return lower === 'lives' ? 'live' : 'leave';
  // 'coded' comes from no 'cod'
  const isListed = lemma !== lower && (lookUp(lemma) & Word.verbBase) !== 0 && !lacksLetter(lemma, lower);
  // 'cooperates', which no list has
  const third = lemma === lower && /..ates$|..i[sz]es$/.test(lower) ? lower.slice(0, -1) : lemma;
  return isListed ? lemma : (verbStem(lower) ?? third);
}
