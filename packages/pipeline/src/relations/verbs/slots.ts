import type { Token } from '../../language/analyze.ts';
import { unmarked } from '../../language/phrases/names.ts';
import { isBelonging } from '../../language/words/belongings.ts';
import { classNounType } from '../names/name-types.ts';
import { headLemma, rangeText, type Scene, termOf, valueText, verbOf } from '../scene.ts';
import type { Frame } from './frame.ts';
import type { Filler } from './match.ts';
import type { VerbPattern } from './patterns.ts';

/** 'lifts, escalators and walkways': each a value of its own. */
export function partsOf(scene: Scene, fillers: readonly Filler[]): string[] {
  if (fillers.length < 2) return [];
  const [first] = fillers;
  const isBare = first !== undefined && termOf(scene, first.phrase).phrase.determiner === null;
  // 'is allergic to nuts and a vegetarian'
  const alike = fillers.filter(({ phrase }) => !isBare || !/^an?$/.test(articleOf(scene, phrase)));
  const parts = alike.map(({ phrase }) => clip(valueText(scene, phrase)));
  return parts.some((part) => part === null) ? [] : (parts as string[]);
}

function articleOf({ analysis: { tokens }, terms }: Scene, index: number): string {
  return tokens[terms[index]?.phrase.determiner ?? -1]?.lower ?? '';
}

/** 'seeds' of 'eats seeds': what a kind lives on and in is called as it is written, in the plural. */
export function inPlural(scene: Scene, filler: Filler): Filler {
  const { phrase } = termOf(scene, filler.phrase);
  const { mention } = filler;
  if (mention?.type !== 'concept' || !phrase.plural || phrase.determiner !== null) return filler;
  const name = rangeText(scene, phrase.start, phrase.head + 1);
  return { ...filler, mention: { ...mention, name, surface: name } };
}

export function textOfPlaces(scene: Scene, fillers: readonly Filler[]): string | null {
  const [first] = fillers;
  if (first === undefined || termOf(scene, first.phrase).phrase.kind === 'pronoun') return null;
  const { determiner } = termOf(scene, first.phrase).phrase;
  if (
    determiner !== null &&
    /^(?:his|her|its|their)$/.test((scene.analysis.tokens[determiner] as Token).lower)
  )
    return null;
  const last = fillers.at(-1) as Filler;
  if (fillers.length === 1)
    return clip(`${valueText(scene, first.phrase)}${forWhatOrWhere(scene, first.phrase)}`);
  const start = termOf(scene, first.phrase).phrase.start;
  return clip(rangeText(scene, start, termOf(scene, last.phrase).phrase.end).replace(/^the\s+/i, ''));
}

/** 'house' of 'lost his house', 'piano' of 'gave her piano to Bo': what was somebody's, whosever it is by then; null of all else. */
export function ownThing(scene: Scene, predicate: string, fillers: readonly Filler[]): string | null {
  const [first, ...more] = fillers;
  if (first === undefined || more.length > 0 || !/^(?:acquired|sold|owns)$/.test(predicate)) return null;
  const { phrase } = termOf(scene, first.phrase);
  const isOwn = /^(?:my|our|his|her|their)$/.test(articleOf(scene, first.phrase));
  return isOwn && isBelonging(headLemma(scene, first.phrase))
    ? clip(
        `${rangeText(scene, (phrase.determiner ?? phrase.start) + 1, phrase.end).replace(/^(?:(?:old|beloved|little|own|dear|trusty) )+/, '')}${forWhatOrWhere(scene, first.phrase)}`,
      )
    : null;
}

/** ' for Harbour Light' behind 'the sensors', ' in Hull' behind 'a flat' */
function forWhatOrWhere(scene: Scene, index: number): string {
  const { phrase } = termOf(scene, index);
  const next = scene.analysis.nounPhrases[index + 1];
  const word = scene.analysis.tokens[phrase.end]?.lower ?? '';
  if (next?.governor !== phrase.end || phrase.kind !== 'common' || next.kind !== 'proper') return '';
  return word === 'for' || (/^(?:in|at|near)$/.test(word) && isPremises(headLemma(scene, index)))
    ? ` ${rangeText(scene, phrase.end, next.end)}`
    : '';
}

/** What stands where it is: 'a flat in Hull' – not 'a car in Hull'. */
function isPremises(noun: string): boolean {
  return (
    /^(?:flat|apartment|house|home|cottage|cabin|chalet|villa|plot|allotment|garage|stall|shop|store|bakery|café|cafe|restaurant|pub|bar|farm|hotel|studio|salon|gallery|stake|share)$/.test(
      noun,
    ) || classNounType(noun) === 'place'
  );
}

function clip(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' || trimmed.length > 200 ? null : trimmed;
}

export function slotValue(
  scene: Scene,
  frame: Frame,
  pattern: VerbPattern,
  phrases: readonly number[],
): string | null {
  const { tokens } = scene.analysis;
  for (const index of phrases) {
    const { phrase } = termOf(scene, index);
    if (pattern.wordsAfterValue && pattern.words !== null) {
      const head = headLemma(scene, index);
      if (pattern.words.has(head) || pattern.words.has((tokens[phrase.head] as Token).lower)) {
        const number = numberIn(scene, phrase.start, phrase.head);
        if (number !== null) return number;
        continue;
      }
      if (phrase.kind !== 'quantity' && numberIn(scene, phrase.start, phrase.head) === null) continue;
      // 'has 2,300 students and 180 staff': the other count is the one that is meant
      if (phrases.some((other) => other !== index && pattern.words?.has(headLemma(scene, other)))) continue;
      return valueText(scene, index);
    }
    // 'is on version 3.2' has the version 3.2
    // 'was upgraded to Debian 12' runs that system now
    if (
      pattern.predicate.name === 'version' &&
      /^\p{Lu}\p{Ll}+ v?\d/u.test(valueText(scene, index)) &&
      !/^Version /.test(valueText(scene, index))
    )
      continue;
    if (pattern.predicate.name === 'version') return valueText(scene, index).replace(/^version /i, '');
    if (phrase.kind === 'time' || phrase.kind === 'quantity' || /\d/.test(unmarked(valueText(scene, index))))
      return valueText(scene, index);
    if (pattern.predicate.name === 'license') return valueText(scene, index);
  }
  const bare = pattern.right === 'V' ? null : frame.clause.times[0];
  return bare === undefined || bare === null ? null : valueText(scene, bare);
}

function numberIn(scene: Scene, start: number, end: number): string | null {
  const { tokens } = scene.analysis;
  let from = -1;
  let to = -1;
  for (let i = start; i < end; i++) {
    const token = tokens[i] as Token;
    if (token.pos !== 'NUM' && !/^(?:million|billion|thousand|hundred|dozen)s?$/.test(token.lower)) continue;
    if (from < 0) from = i;
    to = i + 1;
  }
  return from < 0 ? null : rangeText(scene, from, to);
}

export function hasWords(
  scene: Scene,
  frame: Frame,
  pattern: VerbPattern,
  directs: readonly number[],
): boolean {
  const { words } = pattern;
  const { tokens } = scene.analysis;
  if (words === null) return true;
  if (
    directs.some(
      (index) =>
        words.has(headLemma(scene, index)) ||
        words.has((tokens[termOf(scene, index).phrase.head] as Token).lower),
    )
  )
    return true;
  const verb = verbOf(scene, frame.clause);
  for (let i = verb.end; i < Math.min(frame.clause.end, verb.end + 8); i++) {
    const token = tokens[i] as Token;
    if (words.has(token.lower)) return true;
    if (
      !pattern.wordsAfterValue &&
      !/^(?:ADV|ADJ|CCONJ|PUNCT)$/.test(token.pos) &&
      !(pattern.verb === 'be' && /^(?:NOUN|ADP)$/.test(token.pos))
    )
      return false;
  }
  return frame.prepositional.some(({ phrase }) => words.has(headLemma(scene, phrase)));
}

const isRoughly = /^(?:about|around|some|nearly|almost|over|roughly|approximately)$/;

/** 'rooms' of 'has 40 rooms': what is counted, where nothing else is said of it; null for 'has 40 rooms with a view'. */
export function countedNoun(scene: Scene, { lemma, directs, mood }: Frame): string | null {
  const [direct] = directs;
  if (lemma !== 'have' || directs.length !== 1 || direct === undefined || mood.polarity === 'negated')
    return null;
  const { tokens, nounPhrases, verbGroups } = scene.analysis;
  const { phrase, mention } = termOf(scene, direct);
  const [first, noun] = [tokens[phrase.start], tokens[phrase.head]];
  // 'about 350 pupils'
  const at = isRoughly.test(first?.lower ?? '') ? phrase.start + 1 : phrase.start;
  const count = tokens[at];
  const next = tokens[phrase.end];
  const isWhen = nounPhrases.some(({ governor, kind }) => governor === phrase.end && kind === 'time');
  // 'has 78 players and is based in Hull'
  const isJoined =
    /^(?:and|but)$/.test(next?.lower ?? '') &&
    verbGroups.some(({ start, form }) => start === phrase.end + 1 && form === 'finite');
  const isAlone = next === undefined || /^[.!,;]$/.test(next.text) || isWhen || isJoined;
  if (mention !== null || count?.pos !== 'NUM' || noun?.pos !== 'NOUN' || noun.lower === noun.lemma)
    return null;
  return isAlone && phrase.head === at + 1 ? noun.lower : null;
}
