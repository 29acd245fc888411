import type { Clause } from '../clause.ts';
import type { Source, Word } from './source.ts';
import { form } from './verbs.ts';
import {
  aspectVerbs,
  assertingChains,
  denyingChains,
  futureModals,
  hedges,
  hedgingChains,
  hedgingStates,
  modals,
  negations,
  particles,
  phases,
  phrasalVerbs,
  wishVerbs,
} from './words.ts';

type Verb = Clause['verb'];

/** A verb with its auxiliaries, as it stands. */
export type VerbGroup = {
  -readonly [K in keyof Verb]: Verb[K];
} & {
  adverbs: string[];
  /** `ambiguous`: past tense or participle; `base`: present, order or infinitive. */
  shape: 'finite' | 'ambiguous' | 'participle' | 'ing' | 'base' | 'infinitive';
  /** The past tense looks like the base form ('put'). */
  isTenseOpen: boolean;
  isWish: boolean;
  /** Index of its main verb. */
  main: number;
  /** Whether an auxiliary stands in front that a further verb can share. */
  hasAuxiliary: boolean;
};

type Cursor = { at: number; adverbs: string[]; modal: string | null; isNegated: boolean };

/** Reads the verb group that starts at `start` (adverbs in front included); null where none does. `isInfinitive`: behind 'to'. */
export function readVerbGroup(
  source: Source,
  start: number,
  isInfinitive = false,
  depth = 0,
): VerbGroup | null {
  const { words } = source;
  if (depth > 4) return null;
  const cursor: Cursor = { at: start, adverbs: [], modal: null, isNegated: false };
  passAdverbs(words, cursor);
  const first = words[cursor.at];
  if (first === undefined || (first.tag !== 'VERB' && first.tag !== 'AUX') || first.time >= 0) return null;
  const group = readAuxiliaries(words, cursor, start, isInfinitive);
  if (group === null) return null;
  readParticle(words, group);
  return chain(source, group, depth);
}

/** Moves over adverbs and negations; keeps those of phase, hedges and negations. */
function passAdverbs(words: readonly Word[], cursor: Cursor): void {
  for (let n = 0; n < 4; n++) {
    const word = words[cursor.at];
    if (word === undefined || (word.time >= 0 && !phases.has(word.lower))) return;
    const { lower } = word;
    if (lower === 'hardly' || lower === 'scarcely' || lower === 'barely') cursor.modal ??= lower;
    else if (negations.has(lower)) cursor.isNegated = true;
    else if (lower === 'no' && words[cursor.at + 1]?.lower === 'longer') {
      cursor.isNegated = true;
      cursor.adverbs.push('no longer');
      cursor.at++;
    } else if (hedges.has(lower) && word.tag !== 'ADJ') cursor.modal ??= lower;
    else if (phases.has(lower) && word.tag !== 'VERB' && word.tag !== 'AUX') cursor.adverbs.push(lower);
    else if (word.tag !== 'ADV' && lower !== 'also' && !isFloating(words, cursor.at)) return;
    cursor.at++;
  }
}

/** 'Ann and Bob both work', 'they all left': a quantity of the subject in front of the verb. */
function isFloating(words: readonly Word[], at: number): boolean {
  const [left, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word?.lower !== 'both' && word?.lower !== 'all' && word?.lower !== 'each') return false;
  const isSubject =
    left !== undefined &&
    (left.name >= 0 ||
      left.tag === 'NOUN' ||
      left.tag === 'AUX' ||
      ['we', 'they', 'you', 'who'].includes(left.lower));
  return isSubject && next !== undefined && (next.tag === 'VERB' || next.tag === 'AUX');
}

function peekVerb(words: readonly Word[], from: number): Word | undefined {
  let at = from;
  for (let n = 0; n < 4; n++) {
    const word = words[at];
    if (word === undefined) return undefined;
    if (word.lower === 'no' && words[at + 1]?.lower === 'longer') {
      at += 2;
      continue;
    }
    const passes =
      word.tag === 'ADV' ||
      isFloating(words, at) ||
      negations.has(word.lower) ||
      phases.has(word.lower) ||
      hedges.has(word.lower);
    if (word.tag === 'VERB' || word.tag === 'AUX' || !passes) return word;
    at++;
  }
  return undefined;
}

const isParticiple = (word: Word | undefined) =>
  word !== undefined && (word.tag === 'VERB' || word.tag === 'AUX') && (word.forms & form.participle) !== 0;
const isIng = (word: Word | undefined) =>
  word !== undefined && (word.tag === 'VERB' || word.tag === 'AUX') && (word.forms & form.ing) !== 0;

type Auxiliaries = {
  readonly tense: Verb['tense'] | null;
  readonly isPassive: boolean;
  readonly isProgressive: boolean;
  readonly hasAuxiliary: boolean;
};

function readAuxiliaries(
  words: readonly Word[],
  cursor: Cursor,
  start: number,
  isInfinitive: boolean,
): VerbGroup | null {
  let tense: Verb['tense'] | null = isInfinitive ? 'infinitive' : null;
  let isPassive = false;
  let isProgressive = false;
  let hasAuxiliary = false;
  for (let n = 0; n < 6; n++) {
    const word = words[cursor.at];
    if (word === undefined || (word.tag !== 'VERB' && word.tag !== 'AUX')) return null;
    const next = peekVerb(words, cursor.at + 1);
    const isVerbNext = next !== undefined && (next.tag === 'VERB' || next.tag === 'AUX');
    const step = () => {
      hasAuxiliary = true;
      cursor.at++;
      passAdverbs(words, cursor);
    };
    const isHad =
      word.lower === "'d" && isParticiple(next) && next !== undefined && (next.forms & form.base) === 0;
    if (isHad) {
      tense ??= 'pastPerfect';
      step();
      continue;
    }
    if (modals.has(word.lower) || word.lower === "'d" || word.lower === "'ll") {
      if (!isVerbNext) return null;
      if (futureModals.has(word.lower) || word.lower === "'ll") tense ??= 'future';
      else {
        cursor.modal ??= word.lemma;
        tense ??= 'present';
      }
      step();
      continue;
    }
    if (word.lemma === 'do' && isVerbNext && (next.forms & form.base) !== 0 && n === 0) {
      tense ??= (word.forms & form.past) !== 0 ? 'past' : 'present';
      step();
      continue;
    }
    const isHas =
      word.lower === "'s" &&
      (next?.lower === 'been' || (isParticiple(next) && takesObject(words, cursor.at + 1)));
    if ((word.lemma === 'have' && isParticiple(next)) || isHas) {
      const isPast = (word.forms & form.past) !== 0 && word.lower !== "'s" && word.lower !== "'ve";
      const perfect = isPast ? 'pastPerfect' : 'perfect';
      tense = tense === 'future' || tense === 'infinitive' ? tense : perfect;
      step();
      continue;
    }
    if (word.lemma === 'be' && isVerbNext && (isIng(next) || isParticiple(next)) && next?.lemma !== 'be') {
      tense ??= tenseOf(word);
      if (isIng(next)) isProgressive = true;
      else isPassive = true;
      step();
      if (isPassive || words[cursor.at]?.lemma !== 'be') break;
      continue;
    }
    if (word.lemma === 'be' && next?.lower === 'being') {
      tense ??= tenseOf(word);
      isProgressive = true;
      step();
      continue;
    }
    break;
  }
  return openGroup(words, cursor, start, { tense, isPassive, isProgressive, hasAuxiliary });
}

/** The group of the main verb at the cursor with what its auxiliaries say. */
function openGroup(
  words: readonly Word[],
  cursor: Cursor,
  start: number,
  { tense, isPassive, isProgressive, hasAuxiliary }: Auxiliaries,
): VerbGroup | null {
  const main = words[cursor.at];
  if (main === undefined || (main.tag !== 'VERB' && main.tag !== 'AUX')) return null;
  const shape = tense === null ? shapeOf(main) : tense === 'infinitive' ? 'infinitive' : 'finite';
  const group: VerbGroup = {
    lemma: main.lemma,
    particle: null,
    first: start,
    last: cursor.at + 1,
    tense: tense ?? tenseOf(main),
    isPassive,
    isProgressive,
    isNegated: cursor.isNegated,
    modal: cursor.modal,
    adverbs: cursor.adverbs,
    shape,
    isTenseOpen: tense === null && (main.forms & 5) === 5,
    isWish: false,
    main: cursor.at,
    hasAuxiliary,
  };
  cursor.at++;
  passBehind(words, cursor, group);
  return group;
}

/** Negation and adverbs right behind the main verb: 'is not', 'is still', 'lives now'. */
function passBehind(words: readonly Word[], cursor: Cursor, group: VerbGroup): void {
  if (group.lemma !== 'be') return;
  passAdverbs(words, cursor);
  const next = words[cursor.at];
  // 'is only', 'is very large': the adverb of an adjective stays with it unless it was kept.
  group.isNegated = cursor.isNegated;
  group.modal = cursor.modal;
  if (next !== undefined) group.last = cursor.at;
  else group.last = words.length;
}

function takesObject(words: readonly Word[], from: number): boolean {
  for (let at = from; at < from + 3; at++) {
    if ((words[at]?.tag === 'VERB' || words[at]?.tag === 'AUX') && words[at + 1] !== undefined)
      return ['DET', 'PROPN', 'PRON'].includes(words[at + 1]?.tag ?? '');
  }
  return false;
}

function tenseOf(word: Word): Verb['tense'] {
  return (word.forms & form.past) !== 0 && (word.forms & form.base) === 0 ? 'past' : 'present';
}

function shapeOf(word: Word): VerbGroup['shape'] {
  const { forms } = word;
  if ((forms & form.base) !== 0) return word.lemma === 'be' && word.lower !== 'be' ? 'finite' : 'base';
  if ((forms & form.third) !== 0) return 'finite';
  if ((forms & form.past) !== 0) return (forms & form.participle) !== 0 ? 'ambiguous' : 'finite';
  if ((forms & form.participle) !== 0) return 'participle';
  return 'ing';
}

/** 'took over Orr', 'moved away from', 'grew up in': the particle of the verb. */
function readParticle(words: readonly Word[], group: VerbGroup): void {
  const word = words[group.last];
  if (word === undefined || !particles.has(word.lower) || word.time >= 0 || group.lemma === 'be') return;
  const next = words[group.last + 1];
  const isKnown = phrasalVerbs.has(`${group.lemma} ${word.lower}`);
  const isFree =
    next === undefined ||
    ['ADP', 'PUNCT', 'CCONJ', 'SCONJ', 'ADV'].includes(next.tag) ||
    next.time >= 0 ||
    next.lower === 'to';
  const isPlain =
    word.lower !== 'in' && word.lower !== 'on' && word.lower !== 'through' && word.lower !== 'around';
  if (!isKnown && !(isFree && isPlain)) return;
  if ((word.lower === 'in' || word.lower === 'on') && !isFree) return;
  group.particle = word.lower;
  group.last++;
}

/** A further verb that the first one governs: 'began to work', 'is expected to join', 'failed to win'. */
function chain(source: Source, group: VerbGroup, depth: number): VerbGroup {
  const { words } = source;
  const next = words[group.last];
  if (next === undefined || next.time >= 0) return group;
  if (next.lower === 'to' && (isVerbAfterTo(words, group.last + 1) || group.lemma === 'use')) {
    const inner = readVerbGroup(source, group.last + 1, true, depth + 1);
    return inner === null ? group : joinInfinitive(words, group, inner);
  }
  if (group.lemma === 'be' && hedgingStates.has(next.lower) && words[group.last + 1]?.lower === 'to') {
    const inner = readVerbGroup(source, group.last + 2, true, depth + 1);
    if (inner === null) return group;
    const isNo = next.lower.startsWith('un') || next.lower === 'reluctant';
    return merge(group, inner, { modal: `be ${next.lower} to`, isNegated: isNo });
  }
  if (aspectVerbs.has(group.lemma) && group.particle === null && !group.isPassive && isIng(next)) {
    const inner = readVerbGroup(source, group.last, true, depth + 1);
    return inner === null ? group : merge(group, inner, { adverb: group.lemma });
  }
  if (group.lemma === 'help' && !group.isPassive && next.tag === 'VERB' && (next.forms & form.base) !== 0) {
    const inner = readVerbGroup(source, group.last, true, depth + 1);
    return inner === null ? group : merge(group, inner, { adverb: 'help' });
  }
  return group;
}

function isVerbAfterTo(words: readonly Word[], at: number): boolean {
  const word = peekVerb(words, at);
  return word !== undefined && (word.tag === 'VERB' || word.tag === 'AUX') && (word.forms & form.base) !== 0;
}

function joinInfinitive(words: readonly Word[], group: VerbGroup, inner: VerbGroup): VerbGroup {
  const { lemma } = group;
  const main = words[group.main]?.lower ?? '';
  if (main === 'used' && !group.isPassive)
    return { ...merge(group, inner, { adverb: 'used to' }), tense: 'past', shape: 'finite' };
  if (group.isProgressive && main === 'going') {
    const tense = group.tense === 'past' ? 'past' : 'future';
    return {
      ...merge(group, inner, tense === 'past' ? { modal: 'be going to' } : {}),
      tense,
      isProgressive: inner.isProgressive,
    };
  }
  if (group.isPassive)
    return hedgingStates.has(main) ? merge(group, inner, { modal: `be ${main} to` }) : group;
  if (aspectVerbs.has(lemma)) return merge(group, inner, { adverb: lemma });
  if (lemma === 'help' || (assertingChains.has(lemma) && (lemma !== 'go' || group.particle === 'on')))
    return merge(group, inner, {});
  if (denyingChains.has(lemma)) return merge(group, inner, { isNegated: true });
  if (hedgingChains.has(lemma))
    return merge(group, inner, { modal: `${lemma} to`, isWish: wishVerbs.has(lemma) });
  return group;
}

function merge(
  outer: VerbGroup,
  inner: VerbGroup,
  more: { adverb?: string; modal?: string; isNegated?: boolean; isWish?: boolean },
): VerbGroup {
  return {
    ...inner,
    first: outer.first,
    tense: outer.tense,
    shape: outer.shape,
    isTenseOpen: outer.isTenseOpen,
    hasAuxiliary: outer.hasAuxiliary,
    isNegated: (outer.isNegated !== inner.isNegated) !== (more.isNegated ?? false),
    modal: outer.modal ?? more.modal ?? inner.modal,
    adverbs: [...outer.adverbs, ...(more.adverb === undefined ? [] : [more.adverb]), ...inner.adverbs],
    isWish: outer.isWish || inner.isWish || (more.isWish ?? false),
  };
}
