import { takesOf } from '../phrases/joined-names.ts';
import { lookUp, verbShape, Word } from '../words/lexicon.ts';
import { isCapital } from '../words/token-forms.ts';
import type { Token } from '../words/tokens.ts';

/** Whether a sentence begins with a name that is a word of every day as well: what is said of it tells. */
export function opensWithName(tokens: readonly Token[]): boolean {
  return (
    opensWithFirm(tokens) || opensWithBody(tokens) || opensWithDefined(tokens) || opensWithTwoCapitals(tokens)
  );
}

/** What a firm does, or is done to it, and hardly anything that has no article in front. */
const doneByFirms = /^(?:acquire|appoint|hire|recruit|employ|launch|unveil|rebrand|outsource)$/;
/** Nouns of bodies that stand without an article as well. */
const bodies =
  /^(?:management|government|parliament|congress|leadership|staff|personnel|police|council|cabinet|administration|industry|business|headquarters|production|team|company|firm|office|department|service|operation|land|property|software|evidence|data|stock|site|capital)$/;

/** What only a place or a body is said to be. */
const kinds =
  /^(?:town|city|village|hamlet|municipality|suburb|borough|county|parish|district|province|island|river|lake|mountain|country|capital|port|resort|company|firm|start-?up|bank|charity|retailer|manufacturer|publisher|brewery|bakery|airline|insurer|consultancy|agency|newspaper|magazine|band|brand|supermarket|restaurant|bookshop|non-?profit|subsidiary|cooperative|co-operative)$/;

/** 'Split is a city in Norland', 'Grid is a software company', 'Nice has a population of 340,000': whatever else the word says. */
function opensWithDefined(tokens: readonly Token[]): boolean {
  const [first, second, third, fourth] = tokens;
  if (
    first === undefined ||
    !/^\p{Lu}\p{Ll}+$/u.test(first.text) ||
    !/^(?:VERB|NOUN|PROPN|ADJ)$/.test(first.pos)
  )
    return false;
  if (/^(?:has|had)$/.test(second?.lower ?? ''))
    return third?.lower === 'a' && fourth?.lower === 'population';
  if (!/^(?:is|was)$/.test(second?.lower ?? '') || !/^an?$/.test(third?.lower ?? '')) return false;
  const head = tokens.findIndex(({ lower }, at) => at > 2 && at < 8 && kinds.test(lower));
  const behind = tokens[head + 1];
  return (
    head > 0 &&
    tokens.slice(3, head).every(({ pos }) => /^(?:ADJ|NOUN|PROPN|ADV|CCONJ|VERB)$/.test(pos)) &&
    (behind === undefined ||
      behind.pos === 'PUNCT' ||
      /^(?:in|on|near|of|from|with|based|that|which|founded)$/.test(behind.lower))
  );
}

function isNominal({ text, pos }: Token): boolean {
  return /^(?:NOUN|PROPN)$/.test(pos) && /^\p{Lu}\p{Ll}+$/u.test(text);
}

/** 'Grid acquired Tarn Foods', 'Harvest is based in Lisbon': a noun for one thing that does what firms do is one's name. */
function opensWithFirm(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens;
  if (first === undefined || !isNominal(first) || second === undefined) return false;
  const common = Word.pluralNoun | Word.actor | Word.uncountable | Word.verbGerund;
  if ((lookUp(first.lower) & common) !== 0 || bodies.test(first.lower)) return false;
  if (second.pos === 'VERB')
    return doneByFirms.test(second.lemma) && verbShape(second.lower, second.lemma).past;
  return /^(?:is|was)$/.test(second.lower) && isDoneToFirm(third, tokens[3], tokens[4]);
}

/** 'was founded', 'is based in Lisbon', 'was acquired by Orr', but not 'is based on facts', 'was acquired in 2010'. */
function isDoneToFirm(verb: Token | undefined, next: Token | undefined, behind: Token | undefined): boolean {
  if (/^(?:founded|incorporated|headquartered|renamed|rebranded)$/.test(verb?.lower ?? '')) return true;
  const preposition = verb?.lower === 'based' ? /^(?:in|at|near)$/ : /^by$/;
  return (
    /^(?:based|acquired)$/.test(verb?.lower ?? '') &&
    preposition.test(next?.lower ?? '') &&
    behind !== undefined &&
    isCapital(behind.text)
  );
}

/** 'University of Vellin was founded in 1902', 'Bank of Orr hired her': without an article a name. */
function opensWithBody(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens;
  return (
    first !== undefined &&
    isNominal(first) &&
    takesOf(first.lower) &&
    /^(?:of|for)$/.test(second?.lower ?? '') &&
    third?.pos === 'PROPN' &&
    isCapital(third.text)
  );
}

/** 'Bear Lodge has 30 beds', 'River Watch was founded in 2001': a second capital, and the verb only behind it. */
function opensWithTwoCapitals(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens;
  return (
    first !== undefined &&
    isNominal(first) &&
    second !== undefined &&
    isHiddenName(tokens, 1) &&
    third !== undefined
  );
}

/** Whether a capital that looks like a verb in its base form is part of a name: a verb of a third person stands behind it. */
export function isHiddenName(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token?.pos !== 'VERB' || !/^\p{Lu}\p{Ll}+$/u.test(token.text) || next === undefined) return false;
  const { base, past } = verbShape(token.lower, token.lemma);
  const isSaid =
    /^(?:is|was|has|had|does|will)$/.test(next.lower) ||
    (next.pos === 'VERB' && verbShape(next.lower, next.lemma).third);
  return base && !past && isSaid;
}
