import { bareObjectTag } from '../phrases/bare-objects.ts';
import { compoundTag } from '../phrases/compounds.ts';
import { objectCompoundTag } from '../phrases/object-compounds.ts';
import { isMonth } from '../times/month-names.ts';
import { lookUp, lookUpVerb, Word } from '../words/lexicon.ts';
import { floatQuantifiers } from '../words/quantifiers.ts';
import { isCapital, isPlural, retag } from '../words/token-forms.ts';
import type { Pos, Token } from '../words/tokens.ts';
import { agreementTag } from './repair-agreement.ts';
import { keptTag } from './repair-kept.ts';
import { neighbourTag } from './repair-neighbours.ts';
import { openingTag, titleTag } from './repair-opening.ts';
import { phraseTag } from './repair-phrase.ts';
import { lastResort, rescueVerb } from './rescue-verb.ts';

/** What is said of a post, and never begins its name in small letters. */
const standing = /^(?:new|former|current|present|previous|next|acting|interim|incoming|outgoing)$/;

/** Words of chats that say nothing. */
const chatter = /^(?:btw|lol|haha|hehe|omg|imo|imho|fyi|tbh|ngl|yeah|yep|nope|ugh|hmm|wow|oh|ah|um|uh|psst)$/;

/**
 * Mends what wink-nlp tags wrongly often enough to hide a sentence's verb: verbs in -s after a name ('Acme plans to open'),
 * base forms after plurals and modals, common nouns that are capitalised only because they begin the sentence, names that
 * look like auxiliaries ('Will Smith').
 */
export function repairTags(tokens: Token[]): void {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const previous = tokens[i - 1];
    const next = tokens[i + 1];
    const fixed =
      titleTag(tokens, i) ??
      functionWord(token, previous, next, tokens, i) ??
      keptTag(tokens, i) ??
      bareObjectTag(tokens, i) ??
      objectCompoundTag(tokens, i) ??
      phraseTag(tokens, i) ??
      compoundTag(tokens, i) ??
      openingTag(tokens, i) ??
      neighbourTag(tokens, i) ??
      agreementTag(tokens, i);
    if (fixed !== null) retag(token, fixed);
    // 'rebranded', 'remarried': the tagger leaves rare verbs as they stand
    else if (token.pos === 'VERB') retag(token, 'VERB');
  }
  floatQuantifiers(tokens);
  rescueVerb(tokens);
  lastResort(tokens);
}

/** Small words that wink-nlp tags by habit: prepositions in -ing, subordinators, 'as', 'neither … nor'. */
function functionWord(
  token: Token,
  previous: Token | undefined,
  next: Token | undefined,
  tokens: readonly Token[],
  i: number,
): Pos | null {
  const { lower } = token;
  if (next === undefined) return null;
  // 'Please direct questions to Ann'
  if (i === 1 && previous?.lower === 'please' && (lookUpVerb(lower) & Word.verbBase) !== 0) return 'VERB';
  // 'married Else Birk', 'met Even Moe': a small word with a capital, between a verb and a name
  if (
    /^(?:ADV|SCONJ|CCONJ)$/.test(token.pos) &&
    isCapital(token.text) &&
    isCapital(next.text) &&
    next.pos === 'PROPN' &&
    previous !== undefined &&
    /^\p{Ll}+$/u.test(previous.text)
  )
    return 'PROPN';
  if (chatter.test(lower) && token.pos !== 'INTJ') return 'INTJ';
  if (/^(?:vivo|vitro|situ|silico|utero)$/.test(lower) && previous?.lower === 'in') return 'ADJ';
  if (
    lower === 'in' &&
    /^(?:vivo|vitro|situ|silico|utero)$/.test(next.lower) &&
    (lookUp(tokens[i + 2]?.lower ?? '') & Word.noun) !== 0
  )
    return 'ADJ';
  // 'sold part of the farm'
  if (
    /^(?:part|half)$/.test(lower) &&
    /^(?:ADV|ADJ)$/.test(token.pos) &&
    next.lower === 'of' &&
    previous?.pos === 'VERB'
  )
    return 'NOUN';
  // 'The fair took place in May'
  if (lower === 'fair' && previous?.pos === 'DET' && /^(?:VERB|AUX)$/.test(next.pos)) return 'NOUN';
  // 'mid-2020' is no name
  if (/^(?:early|mid|late)-(?:1[5-9]|20)\d\d(?:s|['’]s)?$/.test(lower)) return 'NUM';
  // 'the goalkeeper of IF Strand'
  if (/^(?:IF|AS|IS|OK|SO|NO)$/.test(token.text) && /^\p{Lu}\p{Ll}/u.test(next.text) && next.pos === 'PROPN')
    return 'PROPN';
  // "vicar of St Anne's since 2003"
  if (lower === 'since' && previous?.pos === 'PART' && (next.pos === 'NUM' || isCapital(next.text)))
    return 'ADP';
  // 'From now on she reports to Ann Lee'
  if (lower === 'on' && previous?.lower === 'now' && tokens[i - 2]?.lower === 'from') return 'ADV';
  // 'goes back to marketing full-time': how, and nothing that is sold
  if (/^(?:full|part|half)-time$/.test(lower) && /^(?:PUNCT|ADP|CCONJ)$/.test(next.pos)) return 'ADV';
  // 'the Danish holding Orr Invest'
  if (
    lower === 'holding' &&
    isCapital(next.text) &&
    isCapital(previous?.text ?? '') &&
    tokens[i - 2]?.pos === 'DET' &&
    tokens[i + 2]?.pos !== 'PART'
  )
    return 'NOUN';
  // 'blind since birth'
  if (lower === 'since' && next.pos === 'NOUN' && tokens[i + 2]?.pos === 'PUNCT') return 'ADP';
  if (lower === 'since' && token.pos === 'SCONJ' && leadsNoun(tokens, i)) return 'ADP';
  if (lower === 'according' && next.lower === 'to') return 'ADP';
  if (/^(?:including|regarding|concerning|excluding)$/.test(lower) && next.pos !== 'PUNCT') return 'ADP';
  if (
    lower === 'following' &&
    (previous === undefined || previous.text === ',' || previous.pos === 'NOUN') &&
    /^(?:DET|PRON|PROPN|NOUN)$/.test(next.pos)
  )
    return 'ADP';
  if (/^(?:whether|because|although|though|unless|if|whereas)$/.test(lower) && next.lower !== 'of')
    return 'SCONJ';
  // 'The hotel did not open in May'
  if (
    token.pos === 'ADJ' &&
    /^(?:not|n['’]t|never)$/.test(previous?.lower ?? '') &&
    tokens[i - 2]?.lemma === 'do' &&
    (lookUpVerb(lower) & Word.verbBase) !== 0
  )
    return 'VERB';
  // 'was educated at Eton', but 'was educated and kind'
  if (
    lower === 'educated' &&
    previous?.lemma === 'be' &&
    /^(?:at|in)$/.test(next.lower) &&
    isCapital(tokens[i + 2]?.text ?? '')
  )
    return 'VERB';
  if (/^(?:provided|providing)$/.test(lower) && next.lower === 'that') return 'SCONJ';
  if (lower === 'that' && token.pos === 'DET' && isPlural(next)) return 'SCONJ';
  if (lower === 'while' && token.pos !== 'NOUN') return 'SCONJ';
  // 'employs around 420 people'
  if (lower === 'around' && next.pos === 'NUM' && previous?.pos === 'VERB') return 'ADV';
  if (isApproximate(tokens, i)) return 'ADV';
  // 'Most of its routes were sold', as 'Some of its routes'
  if (/^(?:most|many|few|several)$/.test(lower) && next.lower === 'of' && token.pos !== 'DET') return 'DET';
  // 'a café', 'her fiancée': no name for its accent
  if (
    token.pos === 'PROPN' &&
    /^\p{Ll}*[^\p{ASCII}]\p{Ll}*$/u.test(token.text) &&
    /^(?:DET|ADJ|PRON|PART)$/.test(previous?.pos ?? '')
  )
    return 'NOUN';
  // 'The new CEO is Ann Lee': in front of letters in capitals it is no name
  if (token.pos === 'PROPN' && standing.test(token.text)) return 'ADJ';
  // 'became editor-in-chief of Orr'
  if (/^\p{Ll}+-in-chief$/u.test(token.text)) return 'NOUN';
  // 'Orsa Marine AS', 'met Per Dahl', 'Northwest Trains'
  if (token.text === 'AS' && previous?.pos === 'PROPN') return 'PROPN';
  if (/^(?:North|South|East|West|(?:North|South)(?:east|west))$/.test(token.text) && isCapital(next.text))
    return 'PROPN';
  if (token.text === 'Per' && next.pos === 'PROPN' && isCapital(next.text)) return 'PROPN';
  // 'her husband Per moved'
  if (token.text === 'Per' && previous?.pos === 'NOUN' && /^(?:VERB|AUX)$/.test(next.pos)) return 'PROPN';
  // 'her colleague Li Na'
  if (token.text === 'Na' && previous?.pos === 'PROPN') return 'PROPN';
  // 'plays for Racing Tarn', but 'waits for Ann to leave'
  if (lower === 'for' && token.pos === 'SCONJ' && previous?.pos === 'VERB' && isCapital(next.text)) {
    const end = tokens.findIndex(({ pos }, at) => at > i && /^(?:PUNCT|CCONJ)$/.test(pos));
    const rest = tokens.slice(i + 1, end < 0 ? tokens.length : end);
    if (!rest.some(({ pos, text }) => /^(?:AUX|PART|VERB)$/.test(pos) && !isCapital(text))) return 'ADP';
  }
  // 'As a child Ann moved'
  if (lower === 'as' && i === 0 && /^an?$/.test(next.lower) && tokens[3]?.pos === 'PROPN') return 'ADP';
  if (lower === 'as' && /^(?:ADJ|NOUN|PROPN|DET|NUM)$/.test(next.pos) && token.pos !== 'SCONJ') {
    for (let at = i + 2; at < Math.min(tokens.length, i + 4); at++)
      if (tokens[at]?.lower === 'as') return 'ADV';
    return 'ADP';
  }
  if (lower === 'neither' && previous?.pos === 'AUX') return 'ADV';
  // 'is design chief at Orr', 'its security chief Ann Lee'
  if (token.text === 'chief' && previous?.pos === 'NOUN' && /^(?:ADP|PUNCT|PROPN|CCONJ)$/.test(next.pos))
    return 'NOUN';
  // 'takes over from Will.', 'left it to him in her will.': no verb follows
  if (lower === 'will' && token.pos === 'AUX' && /^(?:PUNCT|ADP|CCONJ)$/.test(next.pos)) {
    if (isCapital(token.text) && previous?.pos === 'ADP') return 'PROPN';
    if (!isCapital(token.text) && /^(?:his|her|their|my|your|the|a|last|['’]s)$/.test(previous?.lower ?? ''))
      return 'NOUN';
  }
  // 'has since moved to Rome'
  if (lower === 'since' && /^(?:has|have|had|'s|'ve)$/.test(previous?.lower ?? '') && next.lower !== 'then')
    return 'ADV';
  if ((lower === 'neither' || lower === 'either' || lower === 'both') && token.pos !== 'CCONJ') {
    const pair = lower === 'neither' ? 'nor' : lower === 'either' ? 'or' : 'and';
    for (let at = i + 2; at < Math.min(tokens.length, i + 7); at++) {
      if (tokens[at]?.lower === pair) return lower === 'both' && isPlural(next) ? null : 'CCONJ';
      if (tokens[at]?.pos === 'VERB' || tokens[at]?.pos === 'PUNCT') break;
    }
  }
  return null;
}

/** 'Since the fire I prefer tea', 'Ever since her operation in May Ann …': a subject of its own stands behind the noun that it leads. */
function leadsNoun(tokens: readonly Token[], i: number): boolean {
  if (
    !/^(?:DET|PRON|ADJ|NUM)$/.test(tokens[i + 1]?.pos ?? '') ||
    /^(?:i|he|she|we|they|you|it|there)$/.test(tokens[i + 1]?.lower ?? '')
  )
    return false;
  if (!tokens.slice(0, i).every(({ lower }) => /^(?:and|but|ever|,)$/.test(lower))) return false;
  for (let at = i + 3; at < tokens.length; at++) {
    const [before, here] = [tokens[at - 1] as Token, tokens[at] as Token];
    if (/^(?:VERB|AUX|PUNCT|CCONJ)$/.test(here.pos)) return false;
    const isNoun = before.pos === 'NOUN' || before.pos === 'PROPN' || before.pos === 'NUM';
    if (isNoun && /^(?:i|he|she|we|they|you|it|there|the|an?|his|her|their|our|my|its)$/.test(here.lower))
      return true;
    if (here.pos === 'PROPN' && (before.pos === 'NOUN' || isMonth(before))) return true;
  }
  return false;
}

/** 'Around 400 people', 'Over 300 guests came': how near a number is, where neither a time nor what is talked of follows. */
function isApproximate(tokens: readonly Token[], i: number): boolean {
  const word = tokens[i]?.lower ?? '';
  const number = tokens[i + 1];
  if (!/^(?:about|around|over)$/.test(word) || number?.pos !== 'NUM') return false;
  if (/^(?:1[5-9]|20)\d\d$/.test(number.text)) return false;
  const previous = tokens[i - 1];
  const counted = tokens[i + 2];
  const opens = previous === undefined || /^(?:PUNCT|CCONJ|NUM)$/.test(previous.pos);
  return (
    opens &&
    counted?.pos === 'NOUN' &&
    isPlural(counted) &&
    !/^(?:seconds|minutes|hours|days|weeks|months|years|decades|centuries|metres|meters|miles|km|kilometres|kilometers)$/.test(
      counted.lower,
    ) &&
    tokens[i + 3]?.pos !== 'PUNCT'
  );
}
