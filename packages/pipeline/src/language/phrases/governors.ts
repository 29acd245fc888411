import { lookUp, verbShape, Word } from '../words/lexicon.ts';
import { canBeFinite, isCapital } from '../words/token-forms.ts';
import { isKnownWord, type Token } from '../words/tokens.ts';
import { reportingVerbs } from '../words/verb-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';

/** Settles the preposition that governs a noun phrase, itself or through the list that it is a member of. */
export function attach(tokens: readonly Token[], phrases: readonly NounPhrase[], phrase: NounPhrase): void {
  let before = phrase.start - 1;
  while (
    before >= 0 &&
    tokens[before]?.pos === 'ADV' &&
    /^(?:about|only|just|nearly|almost|over|approximately|around|roughly)$/.test(tokens[before]?.lower ?? '')
  )
    before--;
  const token = tokens[before];
  if (token === undefined) return;
  if (
    token.pos === 'ADP' ||
    (token.lower === 'to' && token.pos === 'PART') ||
    (token.pos !== 'SCONJ' &&
      /^(?:than|per|via|despite|of|by|as|since|until|before|after)$/.test(token.lower))
  ) {
    phrase.governor = before;
    const previous = phrases[phrase.index - 1];
    if (token.lower === 'of' && previous !== undefined && previous.end === before)
      phrase.attachedTo = previous.index;
    else if (token.lower === 'for' && previous?.end === before && isPurpose(tokens, previous, phrase))
      phrase.attachedTo = previous.index;
    // 'a member of the Alpine Club and of the Chess Society'
    else if (
      token.lower === 'of' &&
      previous !== undefined &&
      previous.governor !== null &&
      tokens[previous.governor]?.lower === 'of' &&
      tokens[before - 1]?.pos === 'CCONJ' &&
      previous.end === before - 1
    )
      phrase.attachedTo = previous.attachedTo;
    return;
  }
  // the later members of a list behind a preposition: 'in Rome, Turin and Milan'
  const previous = phrases[phrase.index - 1];
  if (previous === undefined || previous.governor === null || previous.kind !== phrase.kind) return;
  if (!joins(tokens, previous.end, phrase.start) || !endsInConjunction(tokens, phrases, phrase)) return;
  if (opensNextClause(tokens, phrases, previous, phrase)) return;
  phrase.governor = previous.governor;
  phrase.attachedTo = previous.attachedTo;
}

/** Names of bodies that say behind 'for' what they are there for. */
const bodies =
  /^(?:institute|centre|center|society|foundation|association|agency|campaign|council|coalition|committee|commission|fund|office|academy|school|college|federation|alliance|network|museum|bureau|trust|department|ministry|organi[sz]ation|programme|program|union|observatory|laboratory|initiative|partnership|forum)$/;

/** 'the Centre for Social Policy': words of any dictionary, with the capitals of a name – not 'left the Institute for Google'. */
function isPurpose(tokens: readonly Token[], body: NounPhrase, phrase: NounPhrase): boolean {
  const head = tokens[body.head] as Token;
  return (
    bodies.test(head.lower) &&
    isCapital(head.text) &&
    phrase.kind === 'proper' &&
    phrase.possessor === null &&
    tokens.slice(phrase.start, phrase.end).every(({ text, lower, index }) => {
      const bits = lookUp(lower);
      // 'Marsh Birds': people are called Marsh as well
      const isLast = index === phrase.end - 1;
      return (
        isCapital(text) &&
        (isLast ? isKnownWord(lower) && (bits & names) === 0 : (bits & names & ~Word.lastName) === 0)
      );
    })
  );
}

const names = Word.firstName | Word.lastName | Word.place | Word.organization;

/**
 * 'was born in Lyon, and Karl Berg moved', 'works for Zenit and Karl Berg works for Orr': with a verb of its own behind it and one
 * in front that has its subject, no member of a list of two.
 */
function opensNextClause(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  previous: NounPhrase,
  phrase: NounPhrase,
): boolean {
  if (tokens[phrase.start - 1]?.pos !== 'CCONJ') return false;
  const before = phrases[previous.index - 1];
  if (before !== undefined && before.governor === previous.governor) return false;
  const last = endOfSubject(tokens, phrases, phrase);
  let at = last.end;
  while (tokens[at]?.pos === 'ADV') at++;
  const verb = tokens[at];
  if (verb === undefined || !canBeFinite(verb, tokens[at - 1])) return false;
  if (tokens[phrase.start - 2]?.text === ',')
    return tokens.slice(0, previous.start).some((token, i) => canBeFinite(token, tokens[i - 1]));
  const first = freeVerb(tokens, previous.start);
  if (first === null || reportingVerbs.has(tokens[first]?.lemma ?? '')) return false;
  const { base, past } = verbShape(verb.lower, verb.lemma);
  const agrees = verb.pos === 'AUX' || phrase.plural || last !== phrase || !base || past;
  const isPair = tokens[first]?.lemma === verb.lemma;
  return agrees && (isPair || (isFiniteHere(tokens, at) && isFiniteHere(tokens, first)));
}

/** The last of the phrases that a subject is made of: 'Ann and Bob' of 'lives in Hull and Ann and Bob live in York'. */
function endOfSubject(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  phrase: NounPhrase,
): NounPhrase {
  const next = phrases[phrase.index + 1];
  return next !== undefined && tokens[phrase.end]?.lower === 'and' && next.start === phrase.end + 1
    ? next
    : phrase;
}

/** The last verb in front of a token that no 'who' or 'when' takes for a clause of its own ('the man who lives in Oslo and Rome'). */
function freeVerb(tokens: readonly Token[], to: number): number | null {
  let markers = 0;
  let free: number | null = null;
  for (let i = 0; i < to; i++) {
    const token = tokens[i] as Token;
    if (token.pos === 'SCONJ' || /^(?:who|whom|whose|which|that|where|when|what|how|why)$/.test(token.lower))
      markers++;
    let front = i - 1;
    while (tokens[front]?.pos === 'ADV' || /^(?:not|n't)$/.test(tokens[front]?.lower ?? '')) front--;
    if (!canBeFinite(token, tokens[i - 1]) || tokens[front]?.pos === 'AUX') continue;
    if (markers > 0) markers--;
    else free = i;
  }
  return free;
}

/** Verbs that have no object, so that no form of theirs is a passive participle. */
const intransitive =
  /^(?:live|work|go|move|come|die|stay|remain|arrive|retire|graduate|resign|belong|return|travel|fall|rise|sit|stand|sleep|study)$/;

/** Whether a form that could be a participle ('joined') is none: one has no object behind it but a name ('called Orr'). */
function isFiniteHere(tokens: readonly Token[], i: number): boolean {
  const { pos, lower, lemma } = tokens[i] as Token;
  const { past, participle } = verbShape(lower, lemma);
  return (
    pos === 'AUX' ||
    !past ||
    !participle ||
    intransitive.test(lemma) ||
    (lemma !== 'call' &&
      lemma !== 'name' &&
      /^(?:DET|PROPN|PRON|NUM|NOUN|ADJ)$/.test(tokens[i + 1]?.pos ?? ''))
  );
}

/** Whether a list's member stands behind 'and' or has one behind it. */
function endsInConjunction(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  phrase: NounPhrase,
): boolean {
  if (tokens[phrase.start - 1]?.pos === 'CCONJ') return true;
  for (const next of phrases.slice(phrase.index + 1, phrase.index + 12)) {
    if (!joins(tokens, phrases[next.index - 1]?.end ?? 0, next.start)) return false;
    if (tokens[next.start - 1]?.pos === 'CCONJ') return true;
  }
  return false;
}

/** Whether only ',', 'and', 'or', '&' lie between two token positions. */
export function joins(tokens: readonly Token[], from: number, to: number): boolean {
  if (to <= from || to - from > 2) return false;
  for (let i = from; i < to; i++) if (!/^(?:,|and|or|&|nor)$/.test(tokens[i]?.lower ?? '')) return false;
  return true;
}
