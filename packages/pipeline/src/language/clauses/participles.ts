import type { NounPhrase } from '../phrases/noun-phrases.ts';
import type { Token } from '../words/tokens.ts';
import { adverbialWords, reportingVerbs, withoutObject } from '../words/verb-classes.ts';
import type { VerbGroup } from './verb-groups.ts';

/**
 * 'The firm founded by her announced …': a past form is a participle when its would-be subject needs the later verb,
 * or when it has no subject of its own.
 */
export function settleParticiples(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  verbs: readonly VerbGroup[],
): void {
  for (const verb of verbs) {
    if (goesOnPassive(tokens, verbs, verb)) {
      verb.form = 'finite';
      verb.tense = verbs[verb.index - 1]?.tense ?? 'past';
      continue;
    }
    if (!verb.ambiguous || neverUndergone.test(verb.lemma)) continue;
    const before = tokens[verb.start - 1];
    const previous = verbs[verb.index - 1];
    const phrase = lastPhraseBefore(phrases, verb.start);
    const adjacent = phrase !== undefined && phrase.end === adverbStart(tokens, verb.start);
    if (before === undefined) {
      toParticiple(verb);
      continue;
    }
    if (/^(?:and|or|but|then)$/.test(before.lower)) {
      if (
        previous?.form === 'participle' &&
        (previous.ambiguous || laterFinite(tokens, phrases, verbs, verb))
      )
        toParticiple(verb);
      continue;
    }
    if (/^(?:who|which|that|whom)$/.test(before.lower)) continue;
    if (phrase === undefined && before.text !== ',') {
      toParticiple(verb);
      continue;
    }
    if (adjacent && phrase?.kind === 'pronoun') continue;
    // 'four turtles, including one named after Orr'
    if (adjacent && tokens[phrase?.governor ?? -1]?.lower === 'including') {
      toParticiple(verb);
      continue;
    }
    if (phrase !== undefined && adjacent && fillsObjectGap(tokens, phrases, verbs, verb, phrase)) continue;
    if (takesObject(phrases, verb) || isListed(tokens, verbs, verb)) continue;
    // object of the verb before, or inside a prepositional phrase: 'is a firm founded …', 'a book of poems written …'
    const carried = verbs.some((other) => other.index < verb.index && other.form === 'finite');
    const object =
      carried &&
      adjacent &&
      previous !== undefined &&
      !reportingVerbs.has(previous.lemma) &&
      phrase !== undefined &&
      phrase.start >= previous.end &&
      !closesRelative(tokens, previous) &&
      // the comma of 'is a small, old firm founded …' is no break
      !hasBreak(tokens, previous.end, phrase.start) &&
      !hasBreak(tokens, phrase.end, verb.start);
    const byAgent = tokens[verb.end]?.lower === 'by';
    if (object || laterFinite(tokens, phrases, verbs, verb)) toParticiple(verb);
    else if (before.text === ',' && byAgent && previous !== undefined) toParticiple(verb);
    else if (before.text === ',' && isDescribedBehind(tokens, phrases, verb, previous, phrase))
      toParticiple(verb);
    else if (phrase !== undefined && adjacent && describesBehind(tokens, verbs, verb, phrase))
      toParticiple(verb);
    else if (
      byAgent &&
      !followedByGerund(tokens, verb.end) &&
      adjacent &&
      phrase?.governor !== null &&
      !firstInSentence(verbs, verb)
    )
      toParticiple(verb);
  }
  if (verbs.some((verb) => verb.form === 'finite')) return;
  // something must carry the sentence, if it is one
  if (!/^[.!]$/.test(tokens.at(-1)?.text ?? '') && !/^["”]$/.test(tokens.at(-1)?.text ?? '')) return;
  const carrier =
    verbs.find((verb) => verb.ambiguous && verb.start > 0 && tokens[verb.end]?.lower !== 'by') ??
    verbs.find((verb) => verb.ambiguous && verb.start > 0);
  if (carrier === undefined || lastPhraseBefore(phrases, carrier.start) === undefined) return;
  carrier.form = 'finite';
  carrier.tense = 'past';
  carrier.voice = 'active';
}

/**
 * 'The scanner that Veltrix released in 2021 weighs …': between what opens the sentence and the verb that it lacks, the relative
 * clause has a subject of its own – not 'The news that the firm founded by her closed'.
 */
function fillsObjectGap(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  verbs: readonly VerbGroup[],
  verb: VerbGroup,
  { start, governor }: NounPhrase,
): boolean {
  const marker = tokens[start - 1]?.lower ?? '';
  const head = phrases.find(({ end }) => end === start - 1);
  if (!/^(?:that|which|whom|who)$/.test(marker) || head === undefined || governor !== null) return false;
  if (!firstInSentence(verbs, verb) || tokens[verb.end]?.lower === 'by') return false;
  return !tellingNouns.test(tokens[head.head]?.lower ?? '');
}

/** Nouns of what is said or thought, which 'that' opens. */
export const tellingNouns =
  /^(?:claim|news|fact|idea|belief|report|rumou?r|view|notion|theory|statement|allegation|announcement|hope|fear|suggestion|word|story|proof|evidence|assumption|argument|complaint|feeling|conclusion|finding|discovery|warning|promise|reminder|condition|sign|result)s?$/;

/** 'was founded in 1890 and taken over in 1950': a participle that can be nothing else shares the passive in front. */
function goesOnPassive(tokens: readonly Token[], verbs: readonly VerbGroup[], verb: VerbGroup): boolean {
  let before = verbs[verb.index - 1];
  // 'was designed by Ann, built in 1712 and given to the town': those in between share it as well
  while (
    before?.ambiguous === true &&
    before.form === 'finite' &&
    before.start === before.head &&
    tokens[before.start - 1]?.text === ','
  )
    before = verbs[before.index - 1];
  let at = verb.start - 1;
  while (tokens[at]?.pos === 'ADV') at--;
  return (
    verb.form === 'participle' &&
    !verb.ambiguous &&
    verb.start === verb.head &&
    before?.form === 'finite' &&
    before.voice === 'passive' &&
    /^(?:and|but)$/.test(tokens[at]?.lower ?? '')
  );
}

/** 'Ann, a nurse, lived in Hull' */
const neverUndergone = /^(?:live|die|reside|remain|stay|arrive|emigrate)$/;

/** Verbs whose passive keeps an object: 'was named head', 'given a chance'. */
const twoObjects = new Set(
  'give award offer name call elect appoint make consider send teach grant pay deem declare crown dub title ask tell show'.split(
    ' ',
  ),
);

/** A noun phrase right behind it makes a past form active: 'the man … founded Acme'. */
function takesObject(phrases: readonly NounPhrase[], verb: VerbGroup): boolean {
  if (twoObjects.has(verb.lemma)) return false;
  const next = phrases.find((phrase) => phrase.start === verb.end);
  return next !== undefined && next.governor === null && next.kind !== 'time';
}

/** 'was born in Hull, studied at Leeds, joined Acme': one of several things that the subject did. */
function isListed(tokens: readonly Token[], verbs: readonly VerbGroup[], verb: VerbGroup): boolean {
  const previous = verbs[verb.index - 1];
  const next = verbs[verb.index + 1];
  return (
    withoutObject.has(verb.lemma) &&
    tokens[verb.start - 1]?.text === ',' &&
    previous?.form === 'finite' &&
    previous.tense !== 'present' &&
    !closesRelative(tokens, previous) &&
    next?.form === 'finite' &&
    /^(?:,|and|then|later)$/.test(tokens[next.start - 1]?.lower ?? '')
  );
}

/** 'owns the Orr Museum, opened in 1984': no second thing that the subject did, since nothing joins the two. */
function isDescribedBehind(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  verb: VerbGroup,
  previous: VerbGroup | undefined,
  phrase: NounPhrase | undefined,
): boolean {
  return (
    previous?.form === 'finite' &&
    previous.tense === 'present' &&
    !reportingVerbs.has(previous.lemma) &&
    !closesRelative(tokens, previous) &&
    !withoutObject.has(verb.lemma) &&
    phrase !== undefined &&
    phrase.kind !== 'time' &&
    phrase.end === verb.start - 1 &&
    phrase.start >= previous.end &&
    tokens[verb.end]?.lower === 'in' &&
    phrases.some(({ start, kind }) => start === verb.end + 1 && kind === 'time')
  );
}

/** Whether the verb belongs to 'who …', so that the verb behind it may be the main one. */
function closesRelative(tokens: readonly Token[], verb: VerbGroup): boolean {
  return /^(?:who|which|that|whom)$/.test(tokens[verb.start - 1]?.lower ?? '') && verb.start > 1;
}

/** 'Ann leads Orr Mills, a company based in Rome': no clause of its own, without a word that joins it. */
function describesBehind(
  tokens: readonly Token[],
  verbs: readonly VerbGroup[],
  verb: VerbGroup,
  phrase: NounPhrase,
): boolean {
  const [first] = verbs;
  return (
    /^(?:base|headquarter|locate|situate|found|establish|register|incorporate|own|list|know|publish)$/.test(
      verb.lemma,
    ) &&
    /^(?:an?|the)$/.test(tokens[phrase.start]?.lower ?? '') &&
    tokens[phrase.start - 1]?.text === ',' &&
    tokens[verb.end]?.pos === 'ADP' &&
    first?.form === 'finite' &&
    first.end < phrase.start &&
    !tokens.slice(0, first.start).some(({ pos }) => pos === 'SCONJ')
  );
}

function followedByGerund(tokens: readonly Token[], at: number): boolean {
  return /ing$/.test(tokens[at + 1]?.lower ?? '');
}

function firstInSentence(verbs: readonly VerbGroup[], verb: VerbGroup): boolean {
  return !verbs.some((other) => other.index < verb.index && other.form === 'finite');
}

function toParticiple(verb: VerbGroup): void {
  verb.form = 'participle';
  verb.tense = null;
  verb.voice = 'passive';
}

function adverbStart(tokens: readonly Token[], at: number): number {
  let i = at;
  while (i > 0 && tokens[i - 1]?.pos === 'ADV') i--;
  return i;
}

export function lastPhraseBefore(phrases: readonly NounPhrase[], at: number): NounPhrase | undefined {
  let found: NounPhrase | undefined;
  for (const phrase of phrases) {
    if (phrase.end > at) break;
    if (!phrase.bracketed) found = phrase;
  }
  return found;
}

export function hasBreak(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    if (token.pos === 'SCONJ') return true;
    if (
      /^(?:[,;:]|and|but|or|that|who|which|while|when|because|although|though|if|as|–|—)$/.test(
        token.lower,
      ) &&
      token.pos !== 'ADP'
    )
      return true;
  }
  return false;
}

/** 'compared with', 'based on', 'followed by': behind a noun mostly no verb of a clause. */
function trails(tokens: readonly Token[], verb: VerbGroup): boolean {
  if (!verb.ambiguous) return false;
  const next = tokens[verb.end]?.lower ?? '';
  return (
    /^(?:compare|base|associate|relate|follow|give|combine|link|cause|see)$/.test(verb.lemma) &&
    /^(?:with|to|on|by|as)$/.test(next)
  );
}

/** Whether a finite verb follows in the same clause, with nothing that could open a new one in between. */
function laterFinite(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  verbs: readonly VerbGroup[],
  verb: VerbGroup,
): boolean {
  const next = verbs.slice(verb.index + 1).find((other) => other.form === 'finite' && !trails(tokens, other));
  if (next === undefined || (reportingVerbs.has(verb.lemma) && tokens[verb.end]?.pos !== 'ADP')) return false;
  const subject = phrases.find((phrase) => phrase.end === next.start && phrase.start > verb.end);
  if (subject !== undefined && subject.governor === null && tokens[subject.start - 1]?.text === ',')
    return false;
  const byAgent = tokens[verb.end]?.lower === 'by';
  let commas = 0;
  for (let i = verb.end; i < next.start; i++) {
    const token = tokens[i] as Token;
    if (
      token.pos === 'SCONJ' ||
      (token.pos === 'CCONJ' && (!byAgent || /^(?:VERB|AUX)$/.test(tokens[i + 1]?.pos ?? ''))) ||
      /^(?:who|which|that|whose|whom|where|;|:|"|“|”)$/.test(token.lower)
    )
      return false;
    if (adverbialWords.test(token.lower) && token.pos !== 'ADP') return false;
    if (token.text === ',' || token.text === '—' || token.text === '–') commas++;
    // a pronoun in front of the later verb is its subject
    if (
      i === next.start - 1 &&
      token.pos === 'PRON' &&
      /^(?:he|she|it|they|we|i|you|this|these|those)$/.test(token.lower)
    )
      return false;
  }
  if (commas > 0 && tokens[verb.start - 1]?.text !== ',') return false;
  // two phrases without a preposition between the verbs: the second is the later verb's subject
  return true;
}
