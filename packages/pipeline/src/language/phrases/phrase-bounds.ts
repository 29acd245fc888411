import { isCalling } from '../repair/repair-phrase.ts';
import { isMonthInName, isTimeToken, timeUnits, timeWords } from '../times/month-names.ts';
import { isFamily } from '../words/kin.ts';
import { isPlaceWord, lookUp, verbShape, Word } from '../words/lexicon.ts';
import { canBeFinite, isCapital, isPlural, isScore } from '../words/token-forms.ts';
import type { Token } from '../words/tokens.ts';
import { leadsVerb, opensWithHabit, opensWithOccasion } from './occasions.ts';

export const nominalPos = new Set(['NOUN', 'PROPN', 'NUM', 'SYM', 'X']);

export const possessives = /^(?:my|your|his|her|its|our|their|whose)$/;

/** Nouns of what happens: a name right behind one in front of the sentence's subject is that subject. */
export const happening =
  /^(?:death|birth|departure|retirement|resignation|return|arrival|divorce|marriage|wedding|war|merger|takeover|acquisition|purchase|sale|graduation|collapse|closure|defeat|victory|success|failure|launch|opening|time|life|lifetime|youth|childhood|career|absence|honour|honor|memory|opinion|view|words|place|case|illness|injury|accident|fire|flood|crash|strike|split|visit|.{3,}(?:tion|sion|ment))$/;

export function leadsNoun(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i] as Token;
  if (
    !/^(?:this|that|these|those|both|each|her|his|its|their|my|our|your|whose|which|what|one|all)$/.test(
      token.lower,
    )
  )
    return false;
  const next = tokens[i + 1];
  if (next === undefined) return false;
  if (token.lower === 'that' && isPlural(next)) return false;
  if (token.lower === 'that' || token.lower === 'which' || token.lower === 'one' || token.lower === 'what')
    return next.pos === 'NOUN' && token.lower !== 'which' && token.lower !== 'what';
  return (
    /^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.pos) ||
    (next.pos === 'ADV' && tokens[i + 2]?.pos === 'ADJ') ||
    (next.pos === 'VERB' && nominalPos.has(tokens[i + 2]?.pos ?? ''))
  );
}

/** A participle in front of its noun: 'the proposed merger', 'growing demand'. */
export function isModifier(tokens: readonly Token[], i: number, from: number): boolean {
  const token = tokens[i] as Token;
  const next = tokens[i + 1];
  if (next === undefined || !(next.pos === 'NOUN' || next.pos === 'ADJ' || next.pos === 'PROPN'))
    return false;
  const shape = verbShape(token.lower, token.lemma);
  if (!shape.participle && !shape.gerund) return false;
  const previous = tokens[i - 1];
  return (
    i > from &&
    previous !== undefined &&
    (previous.pos === 'DET' ||
      previous.pos === 'ADJ' ||
      // 'three added pages', but 'Corvo 7 added pages' and 'in 1953 joined Hull College'
      (previous.pos === 'NUM' && tokens[i - 2]?.pos !== 'PROPN' && !isYearBehindIn(tokens, i - 1)) ||
      possessives.test(previous.lower))
  );
}

function isYearBehindIn(tokens: readonly Token[], i: number): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(tokens[i]?.text ?? '') && tokens[i - 1]?.lower === 'in';
}

export function adjectiveInside(tokens: readonly Token[], i: number): boolean {
  const previous = tokens[i - 1];
  const next = tokens[i + 1];
  if (previous === undefined || next === undefined) return false;
  return (
    (previous.pos === 'NUM' || (previous.pos === 'PROPN' && isCapital((tokens[i] as Token).text))) &&
    nominalPos.has(next.pos)
  );
}

/** 'Orr chief executive Ana Ruiz', 'Orr managing director Bo Lind': a title that stands between a firm and who has it. */
export function isTitleBetween(tokens: readonly Token[], i: number): boolean {
  const [firm, first] = [tokens[i - 1], tokens[i]];
  if (firm?.pos !== 'PROPN' || !isCapital(firm.text) || !leadingTitles.test(first?.lower ?? '')) return false;
  for (let at = i + 1; at < Math.min(i + 4, tokens.length - 1); at++) {
    const { lower, text } = tokens[at] as Token;
    if (isCapital(text)) return false;
    const next = tokens[at + 1] as Token;
    if (next.pos === 'PROPN' && isCapital(next.text)) return titleNouns.test(lower);
  }
  return false;
}

const titleNouns =
  /^(?:executive|officer|director|editor|secretary|counsel|manager|coach|scientist|economist|engineer|designer|conductor|adviser|advisor|producer)$/;

const leadingTitles =
  /^(?:chief|managing|executive|artistic|musical|technical|sporting|commercial|creative|editorial|general|financial)$/;

export function nounAhead(tokens: readonly Token[], i: number): boolean {
  for (let at = i; at < tokens.length && at < i + 5; at++) {
    const pos = tokens[at]?.pos ?? 'X';
    if (pos === 'NOUN' || pos === 'PROPN') return true;
    if (
      pos !== 'ADJ' &&
      pos !== 'ADV' &&
      pos !== 'NUM' &&
      tokens[at]?.lower !== ',' &&
      tokens[at]?.lower !== 'and'
    )
      return false;
  }
  return false;
}

/** Two phrases side by side: 'named Tom Baker chief executive', 'on Monday Acme', '2019 sales'. */
export function startsAnew(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i] as Token;
  const previous = tokens[i - 1] as Token;
  // 'lives in Oslo today'
  if (timeWords.test(token.text)) return !isTimeToken(previous);
  // 'is an airport 12 km north of Vellin': how far it lies
  if (
    token.pos === 'NUM' &&
    previous.pos === 'NOUN' &&
    /^(?:km|kilomet(?:re|er)s?|miles?|mi|m|met(?:re|er)s)$/.test(tokens[i + 1]?.lower ?? '') &&
    /^(?:(?:north|south|east|west|northern|southern)(?:-?(?:east|west|north|south).*)?|from|off|outside|inland|away|upstream|downstream|up|down|high|tall|long|wide|deep|across)$/.test(
      tokens[i + 2]?.lower ?? '',
    )
  )
    return true;
  // 'fined Petrocor 12 million crowns', 'paid Ann 300 euros': how much, behind whom
  if (
    token.pos === 'NUM' &&
    previous.pos === 'PROPN' &&
    [tokens[i + 1], tokens[i + 2]].some(
      (unit) => unit !== undefined && (lookUp(unit.lower) & Word.currency) !== 0,
    ) &&
    tokens
      .slice(Math.max(0, i - 5), i)
      .some(({ lemma }) => /^(?:fine|pay|give|owe|lend|cost|charge|award|offer|grant)$/.test(lemma))
  )
    return true;
  // 'In 2019 May Dunne'
  if (previous.pos === 'NUM' && isMonthInName(tokens, i)) return true;
  if (
    previous.pos === 'PROPN' &&
    token.pos === 'NOUN' &&
    isCapital(previous.text) &&
    !isCapital(token.text)
  ) {
    // 'to the Weiss brothers'
    if (tokens[i - 2]?.lower === 'the' && isFamily(token.lower) && isPlural(token)) return false;
    const actor = (lookUp(token.lower) & Word.actor) !== 0;
    const person = (lookUp(previous.lower) & (Word.lastName | Word.firstName)) !== 0;
    return (actor && person) || leadsTitle(tokens, i);
  }
  // 'At the age of twenty Ann moved', 'At 18 Ann moved', 'As a child Ann moved'
  if (token.pos === 'PROPN' && isCapital(token.text) && previous.pos === 'NUM' && tellsAge(tokens, i - 1))
    return true;
  if (token.pos === 'PROPN' && i === 3 && tokens[0]?.lower === 'as' && /^an?$/.test(tokens[1]?.lower ?? ''))
    return true;
  // 'After leaving school Ann moved'
  if (
    i === 3 &&
    token.pos === 'PROPN' &&
    isCapital(token.text) &&
    previous.pos === 'NOUN' &&
    !isCalling(previous.lower) &&
    /^(?:after|before|while|since|upon|on)$/.test(tokens[0]?.lower ?? '') &&
    /ing$/.test(tokens[1]?.lower ?? '') &&
    leadsVerb(tokens, i)
  )
    return true;
  // 'After Carr's death Ann moved'
  if (
    previous.pos === 'NOUN' &&
    token.pos === 'PROPN' &&
    isCapital(token.text) &&
    !isCapital(previous.text) &&
    tokens[0]?.pos === 'ADP' &&
    happening.test(previous.lower)
  )
    return true;
  if (opensWithOccasion(tokens, i) || opensWithHabit(tokens, i)) return true;
  // 'on Monday Kraft', but 'Night Bus', 'the Monday Club'
  const leading = tokens[i - 2]?.lower;
  const isNamed =
    ((previous.pos === 'PROPN' || leading === undefined) &&
      timeUnits.test(previous.lower) &&
      !/^(?:in|by|since|until|during|this|last|next|each|every)$/.test(leading ?? '')) ||
    (/^(?:the|an?)$/.test(leading ?? '') &&
      /[^s]day$/.test(previous.lower) &&
      (lookUp(token.lower) & Word.firstName) === 0);
  if (isTimeToken(previous) && !isNamed && token.pos === 'PROPN' && !isTimeToken(token))
    return !isMonthInName(tokens, i - 1);
  // 'left the post two years later'
  if (isScore(tokens, i) || (token.pos === 'NUM' && previous.pos === 'NOUN' && isLater(tokens, i + 1)))
    return true;
  if (token.pos === 'NUM' && /^(?:1[5-9]|20)\d\d$/.test(token.text) && previous.pos === 'NOUN')
    return !isTimeToken(previous);
  return false;
}

/** 'years later', 'days after' */
export function isLater(tokens: readonly Token[], i: number): boolean {
  return (
    timeUnits.test(tokens[i]?.lower ?? '') &&
    /^(?:later|earlier|afterwards|ago)$/.test(tokens[i + 1]?.lower ?? '')
  );
}

/** A number that is how old somebody was: 'of twenty' behind 'age', '18' behind 'At' and in front of a first name. */
function tellsAge(tokens: readonly Token[], i: number): boolean {
  if (tokens[i - 1]?.lower === 'of') return tokens[i - 2]?.lower === 'age';
  if (i !== 1 || tokens[0]?.lower !== 'at') return false;
  const [first, last, verb] = tokens.slice(2, 5);
  if ((lookUp(first?.lower ?? '') & Word.firstName) !== 0) return true;
  return last?.pos === 'PROPN' && !isPlaceWord(last.lower) && verb !== undefined && canBeFinite(verb, last);
}

/** 'appointed Ann Holt plant manager': a title behind a name that a verb of appointing governs. */
function leadsTitle(tokens: readonly Token[], i: number): boolean {
  let first = i;
  while (tokens[first - 1]?.pos === 'PROPN') first--;
  const verb = tokens[first - 1];
  if (verb?.pos !== 'VERB' || i - first < 2 || !/^(?:make|name|appoint|elect|designate)$/.test(verb.lemma))
    return false;
  let last = i;
  while (tokens[last + 1]?.pos === 'NOUN') last++;
  return isCalling((tokens[last] as Token).lower) && tokens[last + 1]?.pos !== 'PROPN';
}
