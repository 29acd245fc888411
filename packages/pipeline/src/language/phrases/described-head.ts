import type { Work } from '../clauses/clause-types.ts';
import type { VerbGroup } from '../clauses/verb-groups.ts';
import { lookUp, Word } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import type { NounPhrase } from './noun-phrases.ts';

/** 'the move to Linz, announced in May': the move was, and not Linz. */
export function planned(
  phrases: readonly NounPhrase[],
  phrase: NounPhrase,
  { lemma }: VerbGroup,
): NounPhrase | null {
  if (
    !/^(?:announce|agree|plan|approve|propose|confirm|finalise|finalize|schedule|decide|expect)$/.test(lemma)
  )
    return null;
  const outer = phrases[phrase.index - 1];
  const isOf = phrase.kind === 'proper' && outer?.kind === 'common' && outer.end === phrase.governor;
  return isOf ? outer : null;
}

/** 'Researchers at Lund led by Ana', 'a clinic in Hull run by Orr': what is there is led, and not the place. */
export function housed({ phrases, tokens }: Work, phrase: NounPhrase): NounPhrase | null {
  const outer = phrases[phrase.index - 1];
  if (phrase.kind !== 'proper' || outer?.kind !== 'common' || outer.end !== phrase.governor) return null;
  return /^(?:at|in|from|near)$/.test(tokens[phrase.governor]?.lower ?? '') ? outer : null;
}

/** 'announced the first fair to be held in Hull', 'has a mill to be sold': what is right in front of 'to be' undergoes it. */
export function undergoing(phrases: readonly NounPhrase[], { start }: VerbGroup): NounPhrase | null {
  const before = phrases.find(({ end, kind }) => end === start && kind !== 'time');
  const head = before === undefined ? null : outerHead(phrases, before);
  return head !== null && head.governor === null && head.kind !== 'pronoun' ? head : null;
}

/** 'the head of Acme, appointed in 2010': behind a comma the outermost noun is described. */
export function outerHead(phrases: readonly NounPhrase[], phrase: NounPhrase): NounPhrase {
  let head = phrase;
  while (head.attachedTo !== null) {
    const outer = phrases[head.attachedTo];
    if (outer === undefined) break;
    head = outer;
  }
  return head;
}

/** 'The contract with Acme, signed in 2010, …' tells when the contract was signed, 'An engineer at Acme, founded in 1998, …' is about Acme. */
export function describedHead(
  { phrases, tokens, verbs }: Work,
  phrase: NounPhrase,
  verb: VerbGroup,
): NounPhrase {
  const head = outerHead(phrases, phrase);
  const outer = phrases[head.index - 1];
  // 'the Lindt Museum in Norrby, built in 1959'
  if (
    outer?.kind === 'proper' &&
    head.governor === outer.end &&
    /^(?:in|at|near|outside)$/.test(tokens[outer.end]?.lower ?? '')
  )
    return outer;
  const isBehind = outer !== undefined && head.governor === outer.end && outer.kind === 'common';
  if (!isBehind || outer.governor !== null) return head;
  if (verbs[0] !== verb && !isWhatItIs(tokens, outer)) return head;
  const isPerson = (lookUp(tokens[outer.head]?.lower ?? '') & Word.actor) !== 0;
  return isPerson && ofBodies.test(verb.lemma) ? head : outer;
}

/** 'is a rock band from Leeds, formed in 1987': what something is, rather than where it is from. */
function isWhatItIs(tokens: readonly Token[], { start, end, determiner }: NounPhrase): boolean {
  const isIndefinite = /^an?$/.test(tokens[determiner ?? -1]?.lower ?? '');
  return isIndefinite && tokens[start - 1]?.lemma === 'be' && tokens[end]?.lower === 'from';
}

const ofBodies = /^(?:found|establish|base|headquarter|locate|situate|own|acquire|incorporate|form|set)$/;
