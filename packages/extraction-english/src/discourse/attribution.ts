import type { Clause, Phrase } from '../clause.ts';
import type { Token } from '../sentence.ts';
import { speechForms, speechVerbs } from './speech-words.ts';

/** Whose word a sentence gives. */
export type Attribution = {
  readonly isAttributed: boolean;
  /** The name of who says it, or the words for them; null where it is nobody named. */
  readonly attributedTo: string | null;
  readonly rule: string | null;
};

export const ownWord: Attribution = { isAttributed: false, attributedTo: null, rule: null };

const ownWork = /^(?:we|i|our|my|this|these|it|here|study|paper|section|figure|table|result|data)\b/i;

/**
 * Reads whether a sentence reports what somebody says: 'Ann said that …', 'according to Ann', 'Ann: “…”'. `words` gives
 * the text of a phrase with its references made explicit. What a speaker says of their own saying is their own word.
 */
export function readAttribution(
  tokens: readonly Token[],
  clauses: readonly Clause[],
  speaker: string | null,
  words: (first: number, last: number) => string,
): Attribution {
  const according = accordingTo(tokens);
  if (according !== null) {
    const [first, last] = according;
    return { isAttributed: true, attributedTo: words(first, last), rule: 'attribution.according' };
  }
  const reported = clauses.find(({ saidBy }) => saidBy !== null);
  const by = reported?.saidBy ?? colonSpeaker(tokens, clauses);
  if (by === null || by === undefined) return ownWord;
  const name = by.term?.name ?? words(by.first, by.last);
  if (name === speaker || (by.term === null && ownWork.test(tokens[by.first]?.lower ?? ''))) {
    if (by.kind === 'pronoun') return ownWord;
  }
  if (by.term === null && ownWork.test(tokens[by.head]?.lower ?? '')) return ownWord;
  return {
    isAttributed: true,
    attributedTo: by.kind === 'pronoun' && by.term === null ? null : name,
    rule: 'attribution.said',
  };
}

/** Token range of the name or phrase behind 'according to'. */
function accordingTo(tokens: readonly Token[]): [number, number] | null {
  const at = tokens.findIndex(({ lower }, i) => lower === 'according' && tokens[i + 1]?.lower === 'to');
  if (at < 0) return null;
  const first = at + 2;
  let last = first;
  while (last < tokens.length && last - first < 8 && isOfPhrase(tokens[last])) last++;
  if (last === first || ownWork.test(tokens[first]?.lower ?? '')) return null;
  return [first, last];
}

function isOfPhrase(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.text !== ',' &&
    !/^(?:VERB|AUX|PRON|SCONJ|CCONJ)$/.test(token.tag) &&
    !/^[.;:()]$/.test(token.text)
  );
}

/** Where speech begins that a colon opens: 'My colleague said: I am …'; null where none does. */
export function speechStart(tokens: readonly Token[]): number | null {
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (colon < 2 || colon > tokens.length - 3) return null;
  return tokens.slice(Math.max(1, colon - 3), colon).some(isSpeech) ? colon + 1 : null;
}

function isSpeech({ tag, lemma, lower }: Token): boolean {
  return (
    (tag === 'VERB' || tag === 'AUX' || tag === 'NOUN') && (speechVerbs.has(lemma) || speechForms.has(lower))
  );
}

function colonSpeaker(tokens: readonly Token[], clauses: readonly Clause[]): Phrase | null {
  const start = speechStart(tokens);
  if (start === null) return null;
  return clauses.find(({ verb }) => verb.first < start && speechVerbs.has(verb.lemma))?.subject ?? null;
}
