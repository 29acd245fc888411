import type { Clause, Token, VerbGroup } from '../language/analyze.ts';
import { sourceStart, trimEnd } from './copulas/predicate-text.ts';
import type { Drafts } from './draft.ts';
import { knownThing } from './known-things.ts';
import { classNounType } from './names/name-types.ts';
import type { Mention } from './normalized-claim.ts';
import { otherPredicate } from './predicates.ts';
import { headLemma, nameOf, possessorOf, rangeText, type Scene, termOf, verbOf } from './scene.ts';
import { hintMention } from './subject-mentions.ts';
import { carriesIntention, moodOf } from './verbs/moods.ts';

/** Longer sentences tell several things, of which one label would make one. */
const longestLabel = 160;

/** What may never come true, or only somebody's mind. */
const minded =
  /^(?:think|believe|suspect|assume|suppose|guess|wonder|imagine|hope|fear|doubt|expect|predict|propose|suggest|consider|wish|want|dream|pretend|intend|plan|aim|contemplate|discuss|promise|threaten|seem|appear|ask|mean|say|tell|claim|report|state|deny|announce|explain|note|show|find|let|thank)$/;

/**
 * What no other reading keeps of a sentence: the sentence itself, said of whom or what it names ('Paul Lind came to Norrtech from
 * the bank'), or else of what the text around goes on about ('The lift is out of order', below 'Orr Hall'). What is only said,
 * thought, wished or supposed is not told so.
 */
export function readPlainly(scene: Scene, topic: string | null, drafts: Drafts): void {
  const { analysis } = scene;
  const clause = analysis.clauses.find(({ kind }) => kind === 'main');
  if (clause === undefined) return;
  const verb = verbOf(scene, clause);
  const mood = moodOf(scene, clause);
  const isOpen =
    mood.modality === 'hedged' ||
    verb.form !== 'finite' ||
    (verb.tense === 'future' && !analysis.nounPhrases.some(({ kind }) => kind === 'time')) ||
    (minded.test(verb.lemma) && !isPublished(scene, verb) && !isWithChild(scene, clause)) ||
    carriesIntention(scene, clause) ||
    analysis.clauses.some(({ kind }) => kind === 'reporting' || kind === 'complement');
  if (isOpen || isMeasure(scene, clause)) return;
  const named = holderOf(scene, clause);
  const around = named ?? hintMention(topic) ?? scene.hint;
  const ours = around === null ? knownOne(scene, clause) : null;
  const subject = around ?? ours;
  const whole = rangeText(scene, 0, trimEnd(scene, 0, sourceStart(scene, 0, analysis.tokens.length)));
  const told = ours === null ? whole : whole.replace(/^Our /, 'The ');
  // 'We should move to 8.3' is a wish
  const isWish = mood.isRule && named === null && /\b(?:we|us|our|i|me|my|you|your)\b/i.test(told);
  // 'Ann Lee came to Hull with her sister' says whose
  const points = pointing.test(told) || (named === null ? owning : owningInFront).test(told);
  if (subject === null || told.length > longestLabel || points || isWish) return;
  drafts.add({
    predicate: otherPredicate(verb.lemma),
    spec: null,
    subject,
    object: null,
    text: told,
    effect: 'state',
    mood,
    clause,
    isUnique: false,
  });
}

/** 'Two hours is not enough': several that are one, of what was told before. */
function isMeasure(
  { analysis: { tokens, verbGroups, nounPhrases } }: Scene,
  { subjects, verb }: Clause,
): boolean {
  const phrase = nounPhrases[subjects[0] ?? -1];
  return (
    phrase !== undefined &&
    (phrase.plural || phrase.kind === 'time') &&
    tokens[phrase.start]?.pos === 'NUM' &&
    /^(?:is|was|['’]s)$/.test(tokens[verbGroups[verb]?.start ?? -1]?.lower ?? '')
  );
}

/** 'is expecting their first child': that she is, whatever she thinks. */
function isWithChild(scene: Scene, clause: Clause): boolean {
  const verb = verbOf(scene, clause);
  const [object] = clause.objects;
  return (
    verb.lemma === 'expect' &&
    verb.progressive &&
    object !== undefined &&
    /^(?:baby|child|twin|triplet|son|daughter|boy|girl|grandchild|grandson|granddaughter)$/.test(
      headLemma(scene, object),
    )
  );
}

/** 'appears monthly', 'appeared in 1987': it comes out, and seems nothing. */
function isPublished({ analysis: { tokens } }: Scene, { lemma, end }: VerbGroup): boolean {
  const next = tokens[end];
  return (
    lemma === 'appear' &&
    next !== undefined &&
    (/^(?:daily|weekly|fortnightly|monthly|quarterly|yearly|once|twice|every)$/.test(next.lower) ||
      (/^(?:ADV|ADP|NUM)$/.test(next.pos) && next.lower !== 'as'))
  );
}

/** Words that say nothing outside their text. */
const pointing = /\b(?:it|he|she|they|them|him|this|these|those|here)\b|\bthat\b(?! \p{L})/iu;
const owning = /\b(?:his|hers?|its|theirs?)\b/i;
const owningInFront = /^(?:his|her|its|their|our|my|your)\b/i;

/** Whom or what a sentence is about: its subject by name, whose it is, what it hangs on, or the thing that two nouns name. */
function holderOf(scene: Scene, { subjects: [subject] }: Clause): Mention | null {
  if (subject === undefined) return null;
  const { phrase } = termOf(scene, subject);
  if (phrase.kind === 'pronoun' || phrase.kind === 'time') return null;
  const next = scene.analysis.nounPhrases[subject + 1];
  const isBehind =
    next?.governor === phrase.end &&
    /^(?:of|on|in|at|for|with|about)$/.test(scene.analysis.tokens[phrase.end]?.lower ?? '');
  const behind = isBehind ? nameOf(scene, next.index) : null;
  return nameOf(scene, subject) ?? possessorOf(scene, phrase) ?? behind ?? compound(scene, subject);
}

/**
 * 'The cleaning lady comes every Thursday', 'The boiler was replaced on 12 May': said of what those who write know by its noun. What any
 * story has besides ('The driver is tired', 'The doctor looks at the clock') is no news of it.
 */
function knownOne(scene: Scene, { subjects: [subject], verb: at }: Clause): Mention | null {
  const known = subject === undefined ? null : knownThing(scene, subject);
  if (known === null || known.kind === null || subject === undefined) return null;
  const { tokens, nounPhrases, verbGroups } = scene.analysis;
  const { tense, perfect, voice, lemma, end } = verbGroups[at] as VerbGroup;
  const said = rangeText(scene, end, tokens.length);
  // 'The venue has changed', 'The standup has not moved': to what, nothing says
  if (/^(?:change|move|update|be)$/.test(lemma) && !/\p{L}/u.test(said)) return null;
  const isDated = nounPhrases.some(({ kind }) => kind === 'time');
  const isValue = /\d|\p{Lu}|\b(?:every|each|daily|weekly|monthly|twice|once)\b/u.test(said);
  const isOurs = tokens[termOf(scene, subject).phrase.determiner ?? -1]?.lower === 'our';
  const isDone = voice === 'passive' && (perfect || tense === 'past') && known.kind !== 'helper';
  const isTold = isDated || isDone || (tense !== 'past' && (isValue || (isOurs && perfect)));
  return isTold ? known.mention : null;
}

/** 'The city library', 'the checkout service': two nouns name a thing where one alone ('the bridge') is another in every text. */
function compound(scene: Scene, index: number): Mention | null {
  const { tokens } = scene.analysis;
  const { phrase } = termOf(scene, index);
  const { determiner, head, end, plural, kind } = phrase;
  if (kind !== 'common' || plural || determiner === null || tokens[determiner]?.lower !== 'the') return null;
  const words = tokens.slice(determiner + 1, end);
  const isNamed = words.length === 2 && head === end - 1 && words.every(({ pos }: Token) => pos === 'NOUN');
  if (!isNamed) return null;
  const name = rangeText(scene, determiner + 1, end);
  const type = classNounType(headLemma(scene, index)) ?? 'thing';
  return type === 'person' ? null : { surface: name, name, type, isTypeCertain: false, traits: [] };
}
