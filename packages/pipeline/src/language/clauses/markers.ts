import { timeUnits } from '../times/month-names.ts';
import { verbShape } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import { adverbialWords, complementWords, relativeWords, reportingVerbs } from '../words/verb-classes.ts';
import type { Clause, ClauseKind, Work } from './clause-types.ts';
import type { VerbGroup } from './verb-groups.ts';

export type Marker = { at: number; kind: ClauseKind };

/** The word that opens the clause of `verb`, looked for from the verb back to the verb before. */
export function findMarker(
  work: Work,
  clauses: readonly Clause[],
  verb: VerbGroup,
  from: number,
): Marker | null {
  const { tokens } = work;
  const previous = clauses.at(-1);
  for (let i = verb.start - 1; i >= from; i--) {
    const token = tokens[i] as Token;
    const { lower } = token;
    if (work.aside[i] === 1 || isBecauseOf(tokens, i) || pointsBack(tokens, i) || pointsBack(tokens, i - 1))
      continue;
    if (isVerbless(work, i)) continue;
    if (
      relativeWords.test(lower) &&
      (token.pos === 'PRON' || token.pos === 'SCONJ' || token.pos === 'DET' || token.pos === 'ADV')
    ) {
      const behind = tokens[i - 1];
      const afterVerb = i === from && previous !== undefined;
      if (lower === 'that' && isDemonstrative(tokens, i, verb)) continue;
      if (
        lower === 'that' &&
        (afterVerb ||
          behind === undefined ||
          /^(?:ADJ|VERB|PUNCT|CCONJ|ADV)$/.test(behind.pos) ||
          takesClause(tokens, i) ||
          reportsThat(work, previous, i))
      ) {
        return { at: i, kind: 'complement' };
      }
      if (lower === 'where' && afterVerb) return { at: i, kind: 'complement' };
      if (behind === undefined || (afterVerb && !/^(?:who|whom|which|whose)$/.test(lower)))
        return { at: i, kind: i === 0 ? 'adverbial' : 'complement' };
      if (behind.pos === 'ADP' && lower !== 'that') return { at: i - 1, kind: 'relative' };
      return { at: i, kind: 'relative' };
    }
    const opens =
      (token.pos === 'SCONJ' && !leadsNoun(work, i, verb)) ||
      (adverbialWords.test(lower) && !/^(?:ADJ|PROPN)$/.test(token.pos) && opensClause(work, i, verb));
    if (opens && lower !== 'to') {
      if (lower === 'whether' && previous !== undefined) return { at: i, kind: 'complement' };
      if (complementWords.test(lower) && i === from && previous !== undefined && lower !== 'when')
        return { at: i, kind: 'complement' };
      // 'The rent rose, so Ann moved': the one is told as much as the other
      if (lower === 'so' && previous !== undefined && isResult(tokens, i) && i + 1 < verb.start)
        return { at: i, kind: 'coordinate' };
      if (lower === 'so' || lower === 'as' || adverbialWords.test(lower) || token.pos === 'SCONJ')
        return { at: i, kind: 'adverbial' };
    }
    if (token.text === ';') return { at: i, kind: previous === undefined ? 'main' : 'coordinate' };
    if (token.pos === 'CCONJ' && previous !== undefined && coordinates(work, i, verb, from))
      return { at: i, kind: 'coordinate' };
  }
  return null;
}

/** ', so' in front of a clause of its own, but no ', so that'. */
function isResult(tokens: readonly Token[], i: number): boolean {
  return tokens[i - 1]?.text === ',' && tokens[i + 1]?.lower !== 'that';
}

function isBecauseOf(tokens: readonly Token[], i: number): boolean {
  return tokens[i]?.lower === 'because' && tokens[i + 1]?.lower === 'of';
}

/** 'After that, …', 'since then', 'since that day': a preposition whose pronoun stands for what was said before, and leads no clause. */
function pointsBack(tokens: readonly Token[], i: number): boolean {
  const [before, pronoun, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (before === undefined || pronoun === undefined || next === undefined) return false;
  if (
    before.pos !== 'ADP' &&
    !/^(?:after|before|since|until|till|besides|despite|following)$/.test(before.lower)
  ) {
    return false;
  }
  if (pronoun.lower === 'then') return true;
  if (pronoun.lower === 'that' && pronoun.pos === 'DET' && next.pos === 'NOUN') return before.pos === 'ADP';
  if (!/^(?:that|this)$/.test(pronoun.lower)) return false;
  return (
    next.text === ',' ||
    (i === 0 && (next.pos === 'PROPN' || /^(?:he|she|it|they|we|i|there|the)$/.test(next.lower)))
  );
}

/** 'Since her divorce in 2020, Petra has lived in Trier': the only verb stands behind the comma, so that the word leads the noun. */
function leadsNoun({ tokens, phrases, verbs }: Work, i: number, verb: VerbGroup): boolean {
  if (i > 0 || !/^(?:since|after|before|until|till)$/.test(tokens[i]?.lower ?? '')) return false;
  const comma = tokens.findIndex(({ text }, at) => text === ',' && at < verb.start);
  if (comma < i + 2) return false;
  return (
    !verbs.some(({ form, start }) => form === 'finite' && start !== verb.start) &&
    phrases.some(({ start, end, governor }) => start === comma + 1 && end <= verb.start && governor === null)
  );
}

/** 'While in Oslo, …', 'Although retired, …', 'While a student, …': words that go with no verb, and end at a comma. */
function isVerbless({ tokens, phrases }: Work, i: number): boolean {
  if (i > 0 || !/^(?:while|although|though|albeit|once|when|whilst)$/.test(tokens[i]?.lower ?? ''))
    return false;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const first = tokens[i + 1];
  if (comma < i + 2 || first === undefined) return false;
  return phrases.every(
    (phrase) =>
      phrase.start >= comma ||
      (phrase.kind !== 'time' && (phrase.governor !== null || /^(?:an?|still)$/.test(first.lower))),
  );
}

function isDemonstrative(tokens: readonly Token[], i: number, verb: VerbGroup): boolean {
  const next = tokens[i + 1];
  if (i + 1 === verb.start) return i === 0 || (tokens[i - 1]?.text === ',' && tokens[i - 2]?.pos !== 'NOUN');
  // 'Later that year it moved'
  if (i > 0 && next !== undefined && timeUnits.test(next.lower) && tokens[i - 1]?.pos === 'ADV') return true;
  if (i > 0 || next === undefined || next.pos !== 'NOUN') return false;
  // 'That firm makes ladders', not 'That prices rise is sure'
  return tokens[i]?.pos === 'DET' || (tokens[i]?.pos === 'PRON' && !next.lower.endsWith('s'));
}

/** 'said on Monday that', 'told investors that': behind a verb of saying, past its time, place or addressee. */
function reportsThat(work: Work, previous: Clause | undefined, i: number): boolean {
  const verb = work.verbs[previous?.verb ?? -1];
  if (verb === undefined || !reportingVerbs.has(verb.lemma)) return false;
  const behind = work.phrases.find((phrase) => phrase.end === i);
  if (behind === undefined) return false;
  const addressee = verb.lemma === 'tell' || behind.kind === 'proper' || behind.kind === 'pronoun';
  return behind.kind === 'time' || (behind.governor !== null && behind.attachedTo === null) || addressee;
}

/** 'the claim that …', 'evidence that …' */
function takesClause(tokens: readonly Token[], i: number): boolean {
  return /^(?:claim|report|evidence|fact|belief|news|idea|view|hypothesis|notion|assumption|rumour|rumor|suggestion|allegation|statement|announcement|possibility|hope|concern|sign|indication|conclusion|opinion|theory|warning)s?$/.test(
    tokens[i - 1]?.lower ?? '',
  );
}

/** Whether 'as', 'since', 'after' … at `i` leads a clause with `verb` rather than a noun phrase. */
function opensClause(work: Work, i: number, verb: VerbGroup): boolean {
  const { phrases, tokens } = work;
  const token = tokens[i] as Token;
  if (token.lower === 'so' && i + 1 < verb.start && tokens[i + 1]?.pos === 'ADJ') return false;
  const governed = phrases.find(
    (phrase) => phrase.start === i + 1 || (phrase.start > i && phrase.start <= i + 2),
  );
  // 'Ann once worked for Orr': no clause of its own
  const isAdverb = token.lower === 'once' && /^(?:PROPN|NOUN|PRON|AUX)$/.test(tokens[i - 1]?.pos ?? '');
  if (i + 1 === verb.start && isAdverb) return false;
  if (governed === undefined) return i + 1 === verb.start;
  const joint = tokens[governed.end]?.pos === 'CCONJ' && joinsSubjects(work, governed.end, verb);
  const behind = joint ? governed.end + 1 : governed.end;
  if (tokens.slice(behind, verb.start).some((between) => between.text === ',' || between.pos === 'CCONJ'))
    return false;
  // the phrase behind it must reach the verb as its subject: only 'of'-phrases and adverbs in between
  const rest = phrases.filter(
    (phrase) => phrase.start >= governed.end && phrase.end <= verb.start && phrase.governor === null,
  );
  if (rest.length > (joint ? 1 : 0)) return false;
  return governed.kind !== 'time' || token.lower === 'when' || token.lower === 'if';
}

/** Whether 'and' / 'but' / 'or' at `i` joins clauses rather than noun phrases. */
function coordinates(work: Work, i: number, verb: VerbGroup, from: number): boolean {
  const { phrases, tokens } = work;
  // 'said that Reed & Cole had moved': part of a name
  if (phrases.some(({ start, end }) => start < i && i + 1 < end)) return false;
  const after = phrases.filter(
    (phrase) =>
      phrase.start > i && phrase.end <= verb.start && phrase.governor === null && phrase.kind !== 'time',
  );
  if (after.length === 0) {
    const next = tokens[i + 1]?.pos;
    if (next === 'ADP' || next === 'ADV') return true;
    return !phrases.some((phrase) => phrase.start > i && phrase.end <= verb.start && phrase.kind !== 'time');
  }
  const lower = tokens[i]?.lower;
  if (lower === 'but' || lower === 'yet') return true;
  // 'X and Y founded': before the first verb it joins subjects; behind a verb it opens a clause
  return from > 0 && !joinsSubjects(work, i, verb);
}

/** Whether one phrase alone stands between the 'and' at `i` and the verb. */
function behindBoth(phrases: Work['phrases'], i: number, verb: VerbGroup): boolean {
  const second = phrases.find(({ start }) => start === i + 1);
  return second !== undefined && second.governor === null && second.end === verb.start;
}

/** The second 'and' of '…, and Ann and Bob moved', 'leads Orr and Ann and Bob lead Zenit'; not where Bob alone 'leads Zenit'. */
function joinsSubjects({ phrases, tokens }: Work, i: number, verb: VerbGroup): boolean {
  const first = phrases.find((phrase) => phrase.end === i);
  const { lower, lemma, pos } = tokens[verb.start] as Token;
  // 'until 2010 when she and her son moved': no clause ends with 'she'
  if (first?.kind === 'pronoun' && /^(?:he|she|they|we|i)$/.test(tokens[i - 1]?.lower ?? '')) return true;
  // 'The rent rose, so Ann and Bob moved': the word in front of both leads their clause
  const lead = first === undefined || first.governor !== null ? '' : (tokens[first.start - 1]?.lower ?? '');
  const isBoth = first !== undefined && first.end === i && behindBoth(phrases, i, verb);
  if (isBoth && /^(?:so|because|when|while|whereas|although|though|if|unless|whilst)$/.test(lead))
    return true;
  if (first === undefined || first.governor !== null || tokens[first.start - 1]?.lower !== 'and')
    return false;
  const { base, past, third } = verbShape(lower, lemma);
  if (third || /^(?:is|was|has|does)$/.test(lower)) return false;
  return (
    tokens[first.start - 2]?.text === ',' ||
    (pos === 'AUX' ? /^(?:are|were|have|do)$/.test(lower) : base && !past)
  );
}
