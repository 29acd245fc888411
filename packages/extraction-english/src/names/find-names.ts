import type { Term } from '@memory/extraction';
import type { NameSpan } from '../name.ts';
import type { TimePhrase, Token } from '../sentence.ts';
import { termNamed } from '../term.ts';
import { wordSet } from '../word-set.ts';
import { classify } from './classify.ts';
import { posts } from './name-words.ts';
import { findRuns, type Run, type Scene } from './runs.ts';
import { spell } from './spell.ts';
import { createWordLists, hasFlag, type WordLists } from './word-lists.ts';

/**
 * Finds the proper names of a sentence, in order and without overlap. `known` has the names that the document has used so
 * far, as written: they are found again wherever they stand, with the kind that is known of them.
 */
export type NameFinder = (
  tokens: readonly Token[],
  times: readonly TimePhrase[],
  known: ReadonlyMap<string, Term>,
) => NameSpan[];

const LONGEST_KNOWN = 6;

/** Names that the document has used before, the longest first at each place. */
function findKnown(scene: Scene, known: ReadonlyMap<string, Term>): NameSpan[] {
  const spans: NameSpan[] = [];
  if (known.size === 0) return spans;
  for (let first = 0; first < scene.tokens.length; first++) {
    if (scene.isTime(first) || scene.tokens[first]?.tag === 'PUNCT') continue;
    for (let last = Math.min(first + LONGEST_KNOWN, scene.tokens.length); last > first; last--) {
      const surface = spell(scene.tokens, first, last);
      const term = known.get(surface);
      if (term === undefined) continue;
      spans.push({ first, last, term: { ...term, surface } });
      first = last - 1;
      break;
    }
  }
  return spans;
}

/** A quoted title of several words: 'The Night Watch' in quotation marks. */
function findQuoted(scene: Scene): NameSpan[] {
  const spans: NameSpan[] = [];
  const { tokens } = scene;
  for (let open = 0; open < tokens.length; open++) {
    if (!/^["“‘«]$/u.test(tokens[open]?.text ?? '')) continue;
    const close = tokens.findIndex(({ text }, index) => index > open && /^["”’»]$/u.test(text));
    if (close < 0 || close - open > 10 || close - open < 3) continue;
    const words = tokens.slice(open + 1, close);
    const isTitle = words.every(
      ({ text, tag }) =>
        /^[\p{Lu}\d]/u.test(text) || tag === 'ADP' || tag === 'DET' || tag === 'CCONJ' || tag === 'PUNCT',
    );
    if (!isTitle || !/^\p{Lu}/u.test(words[0]?.text ?? '')) continue;
    const term = termNamed(spell(tokens, open + 1, close), 'work', false);
    spans.push({ first: open + 1, last: close, term });
    open = close;
  }
  return spans;
}

/** 'Portland, Oregon': the town with the region as what keeps it apart from its namesakes. */
function joinRegions(scene: Scene, spans: readonly NameSpan[]): NameSpan[] {
  const joined: NameSpan[] = [];
  for (const span of spans) {
    const town = joined.at(-1);
    const isRegion = hasFlag(scene.lists.nameFlags(span.term.name.toLowerCase()), 'CR');
    const canBeTown = town !== undefined && (town.term.type === 'place' || !town.term.isTypeCertain);
    const before = town === undefined ? undefined : scene.tokens[town.first - 1];
    const isBehind = scene.tokens[town?.last ?? -1]?.text === ',' && span.first === (town?.last ?? -1) + 1;
    if (!isRegion || !canBeTown || !isBehind || before?.tag !== 'ADP') {
      joined.push(span);
      continue;
    }
    joined.pop();
    const surface = spell(scene.tokens, town.first, span.last);
    const traits = [...town.term.traits, `in:${span.term.name.toLowerCase()}`];
    const term: Term = { ...town.term, surface, type: 'place', isTypeCertain: true, traits };
    joined.push({ first: town.first, last: span.last, term });
  }
  return joined;
}

/** Nouns that tell what a name in front of them names, beside those that name a made thing, a group or a place. */
const defining = wordSet(`
  service plan project program programme project team family initiative campaign mission fund scheme series
  feature module pipeline cluster tunnel lift crane pump drone cooler rotor engine gearbox tractor reactor
  satellite vaccine library dataset model release region branch department division committee account contract
  grant report study trial repair extension restoration
`);
const abstractNoun = /(?:[^a]tion|ssion|ment|ness|ity|ism|ing|sis|ance|ence)$/;

/** Whether a common noun can stand behind a name and say what it is: 'drone', 'service'; no person, time or process. */
function isDefining(scene: Scene, index: number): boolean {
  const token = scene.tokens[index];
  const isNoun = token?.tag === 'NOUN' || (token?.tag === 'ADJ' && token.lower.endsWith('er'));
  if (token === undefined || !isNoun || !/^\p{Ll}/u.test(token.text) || scene.isTime(index)) return false;
  if ((token.tag === 'NOUN' && token.lower !== token.lemma) || posts.has(token.lower)) return false;
  if (defining.has(token.lower)) return true;
  const senses = scene.lists.wordFlags(token.lower).replace(/[^A-Z]/g, '');
  return /^[AGL]/.test(senses) && !abstractNoun.test(token.lower);
}

/** 'the Kestrel drone', 'the Orion service': the noun behind the name belongs to it, as it tells what is meant. */
function joinNouns(scene: Scene, spans: readonly NameSpan[]): NameSpan[] {
  const { tokens, lists } = scene;
  return spans.map((span) => {
    const { first, last, term } = span;
    if (tokens[first - 1]?.lower !== 'the' || !isDefining(scene, last)) return span;
    if (term.isTypeCertain && term.type !== 'place') return span;
    const end = isDefining(scene, last + 1) ? last + 2 : last + 1;
    const next = tokens[end];
    const isMore = next !== undefined && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.tag) && !scene.isTime(end);
    if (isMore || /^['’]s?$/.test(tokens[last]?.text ?? '')) return span;
    const sense = lists.wordFlags(tokens[end - 1]?.lower ?? '').replace(/[^A-Z]/g, '')[0];
    const type = sense === 'G' ? 'organization' : sense === 'L' ? 'place' : 'thing';
    return { first, last: end, term: termNamed(spell(tokens, first, end), type, false) };
  });
}

const overlaps = (left: Run, right: Run) => left.first < right.last && right.first < left.last;

/** Makes a finder of names over the word lists. */
export function createNameFinder(lists: WordLists = createWordLists()): NameFinder {
  return (tokens, times, known) => {
    const timed = new Set<number>();
    for (const { first, last } of times) for (let index = first; index < last; index++) timed.add(index);
    const scene: Scene = {
      tokens,
      lists,
      isTime: (index) => timed.has(index),
      isKnown: (text) => known.has(text),
    };
    const spans = findQuoted(scene);
    const addFree = (span: NameSpan) => {
      if (!spans.some((other) => overlaps(other, span))) spans.push(span);
    };
    const again = findKnown(scene, known);
    const runs = findRuns(scene).map((run) => ({ ...run, term: classify(scene, run) }));
    // a known name within a longer new one ('Bell' in 'Bell Labs') is not that name
    for (const run of runs) {
      const inside = again.find(
        (span) => overlaps(span, run) && span.last - span.first >= run.last - run.first,
      );
      addFree(inside ?? run);
    }
    for (const span of again) addFree(span);
    spans.sort((left, right) => left.first - right.first);
    return joinNouns(scene, joinRegions(scene, spans));
  };
}
