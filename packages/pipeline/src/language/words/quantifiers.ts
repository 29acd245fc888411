import { anyVerb, lookUpVerb, verbShape, Word } from './lexicon.ts';
import { canBeFinite, isPlural, retag } from './token-forms.ts';
import type { Token } from './tokens.ts';

/**
 * 'Ann and Bob both work for Zenit', 'they are all nurses', 'the firms have each moved': behind its subject, or behind the
 * auxiliary, a quantifier is an adverb, and the word behind it the verb or the predicate.
 */
export function floatQuantifiers(tokens: Token[]): void {
  for (let i = 1; i + 1 < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (!/^(?:both|all|each)$/.test(token.lower)) continue;
    const previous = tokens[i - 1] as Token;
    const next = tokens[i + 1] as Token;
    if (previous.pos === 'AUX') {
      if (!isOfMany(tokens, i - 1) || !followsAuxiliary(previous, next)) continue;
      token.pos = 'ADV';
      continue;
    }
    const bits = lookUpVerb(next.lower);
    const isVerb = next.pos === 'AUX' || (bits & (Word.verbBase | Word.verbPast)) !== 0;
    if (!isVerb || !isOfMany(tokens, i) || !opensPredicate(tokens, i + 1)) continue;
    token.pos = 'ADV';
    if (next.pos !== 'AUX') retag(next, 'VERB');
  }
}

/** Whether what stands in front of a token is a subject of several: a plural, or a list with 'and', and no verb yet. */
function isOfMany(tokens: readonly Token[], to: number): boolean {
  const head = tokens[to - 1];
  if (head === undefined) return false;
  if (/^(?:we|you|they|these|those|who)$/.test(head.lower)) return true;
  if (head.pos !== 'NOUN' && head.pos !== 'PROPN') return false;
  let isList = head.pos === 'NOUN' && isPlural(head);
  for (let i = to - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    if (token.pos === 'SCONJ' || /^[;:"“”]$/.test(token.text)) break;
    if (canBeFinite(token, tokens[i - 1])) return false;
    if (token.lower === 'and') {
      isList = true;
      // '…, and the cooks all work late': the clause begins here
      if (
        tokens[i - 1]?.text === ',' &&
        tokens.slice(0, i).some((other, at) => canBeFinite(other, tokens[at - 1]))
      )
        break;
    }
  }
  return isList;
}

/** 'are both nurses', 'have all joined', 'will each pay' – not 'have all the keys', 'have both keys'. */
function followsAuxiliary(auxiliary: Token, next: Token): boolean {
  const isVerb = (lookUpVerb(next.lower) & anyVerb) !== 0;
  if (/^(?:are|were|'re|’re)$/.test(auxiliary.lower))
    return /^(?:NOUN|ADJ|VERB|ADP|PROPN|ADV)$/.test(next.pos) && next.lower !== 'of';
  if (/^(?:have|had|'ve|’ve)$/.test(auxiliary.lower))
    return isVerb && verbShape(next.lower, next.lemma).participle;
  return isVerb && verbShape(next.lower, next.lemma).base;
}

/** Whether what follows a word is what follows a verb: 'work for', 'own a', 'report to', 'moved.' – not 'all work was'. */
function opensPredicate(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  if (tokens[i]?.pos === 'AUX') return true;
  return (
    next === undefined ||
    (/^(?:ADP|DET|PRON|PROPN|NUM|ADV|NOUN|ADJ|PART|PUNCT|SYM)$/.test(next.pos) && next.lower !== 'of')
  );
}
