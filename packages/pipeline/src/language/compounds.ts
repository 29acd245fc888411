import { lookUpVerb, verbShape, Word } from './lexicon.ts';
import { isCapital } from './token-forms.ts';
import type { Pos, Token } from './tokens.ts';

/** What a firm or a body is called behind the word for what it does. */
const bodies =
  /^(?:company|firm|group|provider|giant|business|agency|industry|sector|conglomerate|contractor|operator|cooperative|co-operative|start-?up|maker|manufacturer|retailer|supplier|consultancy|department|division|brand|chain)$/;

/**
 * Tags of words that make one noun with their neighbours where wink-nlp sees a verb or an adverb: 'the oil services company', 'a former brine works',
 * 'his firm, Nimbly,', "Ana's start-up". Null where the tag may stay.
 */
export function compoundTag(tokens: readonly Token[], i: number): Pos | null {
  const token = tokens[i] as Token;
  const [previous, next] = [tokens[i - 1], tokens[i + 1]];
  const { lower, pos, text } = token;
  // 'Corvus plc'
  if (text === 'plc' && previous?.pos === 'PROPN') return 'PROPN';
  if (previous === undefined || next === undefined) return null;
  // 'his firm, Nimbly, is …'
  if (
    pos === 'ADV' &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(text) &&
    previous.text === ',' &&
    tokens[i - 2]?.pos === 'NOUN' &&
    /^(?:PUNCT|VERB|AUX)$/.test(next.pos)
  )
    return 'PROPN';
  // 'Orr, the oil services company, reported revenue of …': the sentence's only verb
  if (
    /^(?:ADJ|VERB)$/.test(pos) &&
    previous.text === ',' &&
    next.pos === 'NOUN' &&
    verbShape(lower, token.lemma).past &&
    tokens.slice(0, i - 1).some(({ text: mark }) => mark === ',') &&
    !tokens.some((other, at) => at !== i && /^(?:AUX|VERB)$/.test(other.pos))
  )
    return 'VERB';
  // 'Ana's start-up, Orr,'
  if (
    pos === 'ADJ' &&
    /^\p{Ll}+-(?:up|off|out|in|over|down)$/u.test(lower) &&
    (/^(?:PUNCT|AUX|VERB)$/.test(next.pos) ||
      // 'bought Oslo start-up Fabel'
      (/^start-up$/.test(lower) && previous.pos === 'PROPN' && next.pos === 'PROPN'))
  )
    return 'NOUN';
  // 'Ida and Tom co-own the inn'
  if (
    pos === 'NOUN' &&
    /^co-\p{Ll}/u.test(lower) &&
    (lookUpVerb(lower) & (Word.verbBase | Word.verbThird)) !== 0 &&
    previous.pos === 'PROPN' &&
    /^(?:DET|NUM|PROPN|PRON)$/.test(next.pos)
  )
    return 'VERB';
  if (isCapital(text) || !/[^s]s$/.test(lower)) return null;
  // 'the oil services company, …'
  if (pos === 'VERB' && previous.pos === 'NOUN' && bodies.test(next.lower)) {
    const behind = tokens[i + 2];
    return behind === undefined || /^(?:PUNCT|AUX|VERB|ADP|CCONJ|PROPN)$/.test(behind.pos) ? 'NOUN' : null;
  }
  // 'is housed in a former brine works'
  return pos === 'VERB' && lower === 'works' && next.pos === 'PUNCT' && endsPlace(tokens, i) ? 'NOUN' : null;
}

/** Whether what a preposition and an article begin ends there, behind a verb of the sentence: 'was built at the old salt works'. */
function endsPlace(tokens: readonly Token[], end: number): boolean {
  let at = end - 1;
  while (at > end - 5 && /^(?:NOUN|ADJ|PROPN)$/.test(tokens[at]?.pos ?? '')) at--;
  if (at === end - 1 || tokens[at]?.pos !== 'DET' || tokens[at - 1]?.pos !== 'ADP') return false;
  for (let i = at - 2; i >= 0 && !/^[,;:–—]$/.test(tokens[i]?.text ?? ''); i--)
    if (/^(?:AUX|VERB)$/.test(tokens[i]?.pos ?? '')) return true;
  return false;
}
