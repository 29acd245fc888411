import { isCalling } from '../repair/repair-phrase.ts';
import {
  calendarWords,
  isCalledLikeMonth,
  isMonth,
  isMonthInName,
  isTimeToken,
  timeUnits,
} from '../times/month-names.ts';
import { lookUp, Word } from '../words/lexicon.ts';
import { canBeFinite, isCapital, isPlural } from '../words/token-forms.ts';
import type { Token } from '../words/tokens.ts';
import { isFoundation } from './foundations.ts';
import { attach } from './governors.ts';
import { endOfFirmName, endOfJoinedName, endOfTitledName } from './joined-names.ts';
import { endOfJoinedTrade } from './joined-trades.ts';
import {
  adjectiveInside,
  isLater,
  isModifier,
  isTitleBetween,
  leadsNoun,
  nominalPos,
  nounAhead,
  possessives,
  startsAnew,
} from './phrase-bounds.ts';

export type NounPhraseKind = 'proper' | 'common' | 'pronoun' | 'quantity' | 'time';

/**
 * A base noun phrase: determiner to head, without what follows the head ('the new chief executive' in 'the new chief
 * executive of Acme'). `start` and `end` are token indices, half-open; a possessor is part of it.
 */
export type NounPhrase = {
  readonly index: number;
  readonly start: number;
  end: number;
  /** Token index of the head, its last noun. */
  readonly head: number;
  readonly kind: NounPhraseKind;
  /** Token index of 'the', 'a', 'this', 'its', 'no' …; null where there is none. */
  readonly determiner: number | null;
  /** Token range of the possessor without its 's ('Acme' in 'Acme's new plant'). */
  readonly possessor: { readonly start: number; readonly end: number } | null;
  readonly plural: boolean;
  /** Stands in brackets, mostly an abbreviation or an aside. */
  readonly bracketed: boolean;
  /** Preposition that governs it (token index); null for subjects, objects and predicates. */
  governor: number | null;
  /** Noun phrase that it hangs on through 'of' ('Acme' in 'the head of Acme' hangs on 'the head'). */
  attachedTo: number | null;
};

const pronouns =
  /^(?:i|you|he|she|it|we|they|me|him|her|us|them|mine|yours|hers|ours|theirs|who|whom|which|what|that|this|these|those|there|everyone|everybody|someone|somebody|anyone|anybody|nobody|none|nothing|something|anything|everything|both|each|one|myself|himself|herself|itself|themselves|ourselves|yourself)$/;

/** Base noun phrases from left to right. */
export function findNounPhrases(tokens: readonly Token[]): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  let i = 0;
  let brackets = 0;
  while (i < tokens.length) {
    const end = nounPhraseEnd(tokens, i);
    if (end === i) {
      const { text } = tokens[i] as Token;
      if (text === '(' || text === '[') brackets++;
      else if ((text === ')' || text === ']') && brackets > 0) brackets--;
      i++;
      continue;
    }
    const phrase = describe(tokens, i, end, phrases.length, brackets > 0);
    const front = namedOwner(tokens, phrases.at(-1), phrase);
    if (front !== null) phrases.pop();
    phrases.push(front ?? phrase);
    i = end;
  }
  settleSubordinators(tokens, phrases);
  for (const phrase of phrases) attach(tokens, phrases, phrase);
  return phrases;
}

/** 'the Bank of Leeds's chairman': the whole name is whose chairman it is. */
function namedOwner(
  tokens: readonly Token[],
  front: NounPhrase | undefined,
  phrase: NounPhrase,
): NounPhrase | null {
  if (phrase.possessor === null || front?.kind !== 'proper' || front.possessor !== null) return null;
  const isInName =
    front.end === phrase.start - 1 &&
    tokens[front.end]?.lower === 'of' &&
    tokens[phrase.start]?.pos === 'PROPN' &&
    phrase.possessor.start === phrase.start &&
    isCapital((tokens[front.head] as Token).text);
  return isInName ? describe(tokens, front.start, phrase.end, front.index, front.bracketed) : null;
}

/**
 * 'after', 'before', 'since', 'until', 'as', 'like' in front of a phrase with a verb of its own lead a clause ('after the board lost
 * confidence') – unless that verb is needed by a subject in front ('Sales after the merger rose').
 */
function settleSubordinators(tokens: readonly Token[], phrases: readonly NounPhrase[]): void {
  let verbBefore = false;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (canBeFinite(token, tokens[i - 1])) verbBefore = true;
    if (!/^(?:after|before|since|until|till|as|once|than)$/.test(token.lower)) continue;
    if (token.pos !== 'ADP' && token.pos !== 'SCONJ') continue;
    const subject = phrases.find((phrase) => phrase.start === i + 1);
    if (subject?.kind === 'time') token.pos = 'ADP';
    if (subject === undefined || subject.kind === 'time') continue;
    if (token.pos === 'ADP' && !verbBefore && i > 0 && tokens[i - 1]?.text !== ',') continue;
    let end = subject.end;
    for (;;) {
      const nested =
        tokens[end]?.lower === 'of' ? phrases.find((phrase) => phrase.start === end + 1) : undefined;
      if (nested !== undefined) end = nested.end;
      else if (tokens[end]?.pos === 'ADV') end++;
      else break;
    }
    const verb = tokens[end];
    if (verb === undefined || !canBeFinite(verb, tokens[end - 1])) {
      // 'Since version 4.0, it requires …'
      if (verb?.text === ',' && token.lower !== 'as') token.pos = 'ADP';
      continue;
    }
    if (token.pos === 'SCONJ' || (tokens[end + 1]?.lower === 'by' && verb.pos === 'VERB')) continue;
    token.pos = 'SCONJ';
  }
}

/** End of the base noun phrase that starts at `from`; `from` itself where none does. */
function nounPhraseEnd(tokens: readonly Token[], from: number): number {
  const first = tokens[from] as Token;
  if (first.pos === 'PRON' && pronouns.test(first.lower) && !leadsNoun(tokens, from)) return from + 1;
  let i = from;
  let head = -1;
  while (i < tokens.length) {
    const token = tokens[i] as Token;
    const next = tokens[i + 1];
    if (
      head < 0 &&
      (token.pos === 'DET' ||
        (token.pos === 'PRON' && (possessives.test(token.lower) || leadsNoun(tokens, i))))
    ) {
      i++;
      continue;
    }
    if (nominalPos.has(token.pos) && token.pos !== 'X') {
      if (token.pos === 'SYM' && !/^(?:[$€£¥#%&+]|°[CFK]?)$/.test(token.text)) break;
      if (head >= 0 && startsAnew(tokens, i)) break;
      head = i;
      i++;
      continue;
    }
    if (isPossessiveMark(token) && head >= 0) {
      const after = next === undefined ? i + 1 : nounPhraseEnd(tokens, i + 1);
      if (after > i + 1) return after;
      return i + 1;
    }
    if (token.pos === 'ADJ' || (token.pos === 'VERB' && isModifier(tokens, i, from))) {
      if (
        head >= 0 &&
        !(
          token.pos === 'ADJ' &&
          next !== undefined &&
          nominalPos.has(next.pos) &&
          /^\p{Lu}/u.test(next.text) &&
          isCapital(token.text)
        ) &&
        !adjectiveInside(tokens, i) &&
        !isTitleBetween(tokens, i)
      )
        break;
      i++;
      continue;
    }
    if (
      token.pos === 'ADV' &&
      head < 0 &&
      next !== undefined &&
      (next.pos === 'ADJ' ||
        next.pos === 'NUM' ||
        (next.pos === 'VERB' && isModifier(tokens, i + 1, from))) &&
      i >= from
    ) {
      if (i === from && next.pos !== 'NUM' && !nounAhead(tokens, i + 1)) break;
      i++;
      continue;
    }
    // 'old, large and heavy parts': a comma or 'and' between adjectives in front of a noun
    if (
      head < 0 &&
      i > from &&
      /^(?:,|and)$/.test(token.lower) &&
      tokens[i - 1]?.pos === 'ADJ' &&
      next?.pos === 'ADJ' &&
      nounAhead(tokens, i + 1)
    ) {
      i++;
      continue;
    }
    // 'singer and guitarist Noel Banks'
    if (
      head === i - 1 &&
      token.lower === 'and' &&
      tokens[head]?.pos === 'NOUN' &&
      next?.pos === 'NOUN' &&
      isCalling((tokens[head] as Token).lower) &&
      isCalling(next.lower) &&
      tokens[i + 2]?.pos === 'PROPN' &&
      isCapital(tokens[i + 2]?.text ?? '') &&
      !isPlural(tokens[head] as Token)
    ) {
      i++;
      continue;
    }
    if (head === i - 1 && isDateComma(tokens, i)) {
      i++;
      continue;
    }
    // 'Johnson & Johnson', 'AT&T'
    if (head >= 0 && token.text === '&' && next?.pos === 'PROPN') {
      i++;
      continue;
    }
    break;
  }
  if (head < 0) return bareEnd(tokens, from, i);
  const joined = [endOfJoinedName, endOfFirmName, endOfTitledName, endOfJoinedTrade];
  return joined.map((endOf) => endOf(tokens, from, head + 1)).find((end) => end !== null) ?? head + 1;
}

/** 'the former', 'the rich', 'this' alone */
function bareEnd(tokens: readonly Token[], from: number, i: number): number {
  const [first, last] = [tokens[from] as Token, tokens[i - 1]];
  const isBare =
    i > from &&
    first.pos === 'DET' &&
    (last?.pos === 'ADJ' ||
      (last === first &&
        /^(?:this|that|these|those|all|both|some|many|most|few|several|each)$/.test(first.lower)));
  return isBare ? i : from;
}

/** 'May 4, 2021', 'Tuesday, May 4' */
function isDateComma(tokens: readonly Token[], i: number): boolean {
  const [month, day, comma, next] = tokens.slice(Math.max(0, i - 2), i + 2);
  if (comma?.text !== ',' || month === undefined || day === undefined || next === undefined) return false;
  if (/^\d{1,2}(?:st|nd|rd|th)?$/.test(day.lower) && isMonth(month))
    return /^(?:1[5-9]|20)\d\d$/.test(next.text);
  return (
    calendarWords.test(day.lower) &&
    /day$/.test(day.lower) &&
    (isMonth(next) || (/^\d{1,2}$/.test(next.text) && isMonth(tokens[i + 2])))
  );
}

/** 's or a bare apostrophe behind a noun. */
export function isPossessiveMark(token: Token): boolean {
  return token.pos === 'PART' && /^['’]s?$/.test(token.text);
}

function describe(
  tokens: readonly Token[],
  start: number,
  end: number,
  index: number,
  bracketed: boolean,
): NounPhrase {
  let possessor: { start: number; end: number } | null = null;
  let head = end - 1;
  for (let i = end - 1; i >= start; i--) {
    if (!isPossessiveMark(tokens[i] as Token)) continue;
    if (isFoundation(tokens, start, i, end)) break;
    possessor = { start, end: i };
    if (i === end - 1) head = i - 1;
    break;
  }
  const first = tokens[start] as Token;
  const last = tokens[head] as Token;
  const determiner = first.pos === 'DET' || (first.pos === 'PRON' && end - start > 1) ? start : null;
  return {
    index,
    start,
    end,
    head,
    kind: kindOf(tokens, start, end, head),
    determiner,
    possessor,
    plural:
      last.pos === 'PRON'
        ? /^(?:we|they|us|them|these|those|both|ours|theirs)$/.test(last.lower)
        : last.pos !== 'PROPN' && isPlural(last),
    bracketed,
    governor: null,
    attachedTo: null,
  };
}

function kindOf(tokens: readonly Token[], start: number, end: number, head: number): NounPhraseKind {
  const last = tokens[head] as Token;
  if (last.pos === 'PRON') return 'pronoun';
  // 'twice a day', 'three times a week'
  const isHowOften =
    /^(?:once|twice|times)$/.test(tokens[start - 1]?.lower ?? '') &&
    head === start + 1 &&
    timeUnits.test(last.lower);
  if (isHowOften) return 'quantity';
  let time = false;
  let allTime = true;
  let number = false;
  for (let i = start; i < end; i++) {
    const token = tokens[i] as Token;
    if (isTimeToken(token) && !isMonthInName(tokens, i) && !isCalledLikeMonth(tokens, i)) time = true;
    else if (token.pos === 'NOUN' || token.pos === 'PROPN')
      allTime = /^(?:q[1-4]|fy\d*|h[12]|ago|ad|bc|ce|bce|am|pm|a\.m\.|p\.m\.)$/.test(token.lower) && allTime;
    if (token.pos === 'NUM') number = true;
  }
  const isLength = timeUnits.test(last.lower) && isDuration(tokens, start, head) && !isLater(tokens, head);
  if (time && allTime && !isLength) return 'time';
  // '40 km/h'
  if (tokens[head - 1]?.pos === 'NUM' && head > start && /^\p{Ll}{1,4}\/\p{Ll}{1,4}$/u.test(last.text))
    return 'quantity';
  if (last.pos === 'PROPN' || isFoundation(tokens, start, head - 1, head + 1)) return 'proper';
  if (
    number &&
    (last.pos === 'NUM' || last.pos === 'SYM' || (lookUp(last.lower) & (Word.unit | Word.currency)) !== 0)
  )
    return 'quantity';
  for (let i = start; i <= head; i++) {
    const token = tokens[i] as Token;
    if (i > start && token.pos === 'PROPN' && isCapital(token.text) && i === head) return 'proper';
  }
  if (isCapital(last.text) && start !== 0) return 'proper';
  return 'common';
}

/** 'three years' is a length; 'last year', 'the third quarter', 'this month' name a time. */
function isDuration(tokens: readonly Token[], start: number, head: number): boolean {
  for (let i = start; i < head; i++) {
    const { lower } = tokens[i] as Token;
    if (
      /^(?:last|next|this|that|these|previous|past|same|following|first|second|third|fourth|current|every|each|mid|early|late|fiscal|recent)$/.test(
        lower,
      )
    )
      return false;
  }
  return true;
}
