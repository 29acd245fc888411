import type { Clause } from '../../language/clauses/clause-types.ts';
import { isFamily } from '../../language/words/kin.ts';
import type { Token } from '../../language/words/tokens.ts';
import { makingVerbs } from '../../language/words/verb-classes.ts';
import { classNounType, isOccupationNoun } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import { patternsOf } from '../predicates.ts';
import { headLemma, isFigure, nameOf, type Scene, termOf, verbOf } from '../scene.ts';
import type { Mood } from './moods.ts';
import { governingWord } from './prepositions.ts';
import { sharesPassive } from './shared-voice.ts';
/** What a clause's verb governs, with passives, gaps of relative clauses and particles settled. */
export type Frame = {
  readonly clause: Clause;
  readonly lemma: string;
  readonly particle: string | null;
  readonly passive: boolean;
  /** Noun phrase indices. */
  readonly subjects: readonly number[];
  readonly directs: readonly number[];
  readonly prepositional: readonly { readonly word: string; readonly phrase: number }[];
  readonly mood: Mood;
};

export function frameOf(scene: Scene, clause: Clause, mood: Mood): Frame {
  const { tokens, nounPhrases } = scene.analysis;
  const verb = verbOf(scene, clause);
  const governing = sharedWith(scene, clause) ?? clause;
  let directs = directObjects(scene, governing);
  let prepositional = governing.prepositional
    // 'Except for Torrey, all are inhabited', 'is married to Bo Orr, according to Ann Lee'
    .filter(
      ({ preposition }) =>
        !/^(?:except|according|thanks|owing|contrary)$/.test(tokens[preposition - 1]?.lower ?? ''),
    )
    .filter(({ phrase }) => !ownsNext(scene, phrase) && !isOfTrip(scene, phrase))
    .map(({ preposition, phrase }) => ({ word: governingWord(tokens, preposition), phrase }));
  let particle = verb.particle === null ? null : (tokens[verb.particle] as Token).lower;
  if (
    clause.kind === 'relative' &&
    clause.head !== null &&
    !clause.subjects.includes(clause.head) &&
    verb.voice === 'active'
  ) {
    const marker = clause.marker === null ? '' : (tokens[clause.marker] as Token).lower;
    const before = clause.marker === null ? undefined : tokens[clause.marker - 1];
    if (marker === 'where')
      prepositional = [
        ...prepositional.filter(({ phrase }) => phrase !== clause.head),
        { word: isWorkplace(scene, clause.head, verb.lemma) ? 'at' : 'in', phrase: clause.head },
      ];
    else if (before?.pos === 'ADP' && clause.start === before.index)
      prepositional = [...prepositional, { word: before.lower, phrase: clause.head }];
    else if (directs.length === 0 && marker !== 'whose') {
      // 'the firm that she works for': the preposition is left behind
      const last = tokens[clause.end - 1];
      const stranded = tokens[verb.end];
      if (stranded?.pos === 'ADP' && !nounPhrases.some((phrase) => phrase.governor === stranded.index))
        prepositional = [...prepositional, { word: stranded.lower, phrase: clause.head }];
      else if (
        last?.pos === 'ADP' &&
        last.index >= verb.end &&
        !nounPhrases.some((phrase) => phrase.governor === last.index)
      )
        prepositional = [...prepositional, { word: last.lower, phrase: clause.head }];
      else directs = [clause.head];
    }
  }
  const governedParticle = /^(?:in|on|at|to|for|with|by|into|from|through|as|after|under|of)$/;
  if (particle !== null && governedParticle.test(particle) && directs.length > 0) {
    const word = particle;
    prepositional = [...directs.map((phrase) => ({ word, phrase })), ...prepositional];
    directs = [];
    particle = null;
  }
  if (particle !== null && directs.length === 0) {
    const own = particle;
    const moved = prepositional.filter(({ word }) => word === own).map(({ phrase }) => phrase);
    if (moved.length > 0 && /^(?:over|up|off|out|down)$/.test(own)) {
      directs = moved;
      prepositional = prepositional.filter(({ word }) => word !== own);
    }
  }
  if (directs.length === 0) {
    directs = prepositional.filter((part) => isRoughly(scene, verb.end, part)).map(({ phrase }) => phrase);
    prepositional = prepositional.filter(({ phrase }) => !directs.includes(phrase));
  }
  // 'gave her brother the old Fiesta' gave it to him
  const given = verb.voice === 'active' ? indirectOf(scene, governing, verb.lemma) : null;
  if (given !== null) {
    prepositional = [...given.to.map((phrase) => ({ word: 'to', phrase })), ...prepositional];
    directs = given.what;
  }
  // 'Acme, founded in 1998 by her, …': a form that could be the past tense, but has an agent and no object
  const reduced =
    verb.ambiguous &&
    verb.voice === 'active' &&
    directs.length === 0 &&
    prepositional.some(
      ({ word, phrase }) => word === 'by' && scene.analysis.nounPhrases[phrase]?.kind !== 'time',
    ) &&
    verb.form !== 'infinitive';
  return {
    clause,
    lemma: baseOf(verb.lemma),
    particle,
    passive:
      verb.voice === 'passive' ||
      reduced ||
      isRaised(scene, clause) ||
      (directs.length === 0 && sharesPassive(scene, clause)),
    subjects: [...withoutOwners(scene, clause, describedBy(scene, clause)), ...companions(scene, clause)],
    directs,
    prepositional,
    mood: isOpen(scene, governing) ? { ...mood, modality: 'hedged' } : mood,
  };
}

/** 'Ann Lee or Bo Orr chairs it', 'lives in Ulm or Basel': which of two names, nobody says; 'Kyiv, or Kiev' is one. */
function isOpen(
  { analysis: { nounPhrases, tokens } }: Scene,
  { subjects, objects, prepositional }: Clause,
): boolean {
  return [subjects, objects, prepositional.map(({ phrase }) => phrase)].some((list) =>
    list.some((index, i) => {
      const [before, phrase] = [nounPhrases[list[i - 1] ?? -1], nounPhrases[index]];
      const or = (phrase?.determiner ?? phrase?.start ?? 0) - 1;
      return (
        before?.kind === 'proper' &&
        phrase?.kind === 'proper' &&
        before.end === or &&
        tokens[or]?.lower === 'or'
      );
    }),
  );
}

/** 'the law firm where Ines works': at the firm. */
function isWorkplace(scene: Scene, index: number, lemma: string): boolean {
  const { mention } = termOf(scene, index);
  const type =
    mention === null || !mention.isTypeCertain ? classNounType(headLemma(scene, index)) : mention.type;
  return lemma === 'work' && type === 'organization';
}

/** 'raised by Paul and Anna's aunt': Paul has the aunt, and raised nobody. */
function ownsNext(scene: Scene, index: number): boolean {
  const { nounPhrases, tokens } = scene.analysis;
  const [phrase, next] = [nounPhrases[index], nounPhrases[index + 1]];
  if (phrase?.kind !== 'proper' || next == null || next.possessor === null) return false;
  const isJoined = next.start === phrase.end + 1 && tokens[phrase.end]?.lower === 'and';
  // 'founded by Edda Kroll and Edda Kroll's brother': he is told of beside her
  if (tokens[phrase.head]?.text === tokens[next.possessor.end - 1]?.text) return false;
  // 'run by Paul and Anna's son Tim'
  const owned = tokens.slice(next.possessor.end, next.end);
  return isJoined && owned.some(({ lemma }) => isFamily(lemma));
}

/** 'gave Bo the old Fiesta', 'sold me his bike': what changes hands and who gets it, where both are objects. */
function indirectOf(
  scene: Scene,
  { objectGroups }: Clause,
  lemma: string,
): { to: readonly number[]; what: readonly number[] } | null {
  const [to, what] = objectGroups;
  if (to === undefined || what === undefined || !/^(?:give|sell|lend|leave|bequeath|donate)$/.test(lemma))
    return null;
  const isSomebody = to.every((index) => /^(?:person|organization)$/.test(nameOf(scene, index)?.type ?? ''));
  return isSomebody && what.every((index) => termOf(scene, index).phrase.kind !== 'time')
    ? { to, what }
    : null;
}

/** 'returned from a trip to Iceland', 'saves for a move to Rome': where that goes, and not who is told of. */
function isOfTrip({ analysis: { nounPhrases, tokens } }: Scene, index: number): boolean {
  const governor = nounPhrases[index]?.governor ?? null;
  const trip = nounPhrases.find(({ end }) => end === governor);
  return (
    trip !== undefined &&
    // 'went on a trip to Iceland' went there
    /^(?:from|for|after|before)$/.test(tokens[trip.governor ?? -1]?.lower ?? '') &&
    /^(?:trips?|moves?|visits?|journeys?|flights?|holidays?|voyages?)$/.test(tokens[trip.head]?.lower ?? '')
  );
}

/** 'employs more than 700 people', 'seats up to 600': an amount that is told roughly, rather than where or which way. */
function isRoughly(scene: Scene, from: number, { phrase }: Frame['prepositional'][number]): boolean {
  const { start } = termOf(scene, phrase).phrase;
  if (start - from < 1 || start - from > 3 || !isFigure(scene, phrase)) return false;
  const words = scene.analysis.tokens.slice(from, start).map(({ lower }) => lower);
  // 'turned over 42 million euros'
  const isParticle = patternsOf(scene.analysis.tokens[from - 1]?.lemma ?? '').some(
    ({ particle }) => particle === words[0],
  );
  if (isParticle) return false;
  return /^(?:(?:just |well )?over|around|(?:more|less|fewer) than|up to|close to)$/.test(words.join(' '));
}

/** 'Together with Ann, Bob founded Acme': who makes or begins something with somebody does not do it alone. */
function companions(scene: Scene, clause: Clause): number[] {
  const verb = verbOf(scene, clause);
  if (!/^(?:co-?)?(?:found|establish|open|start|launch|write|direct|invent|create|own|run)/.test(verb.lemma))
    return [];
  if (verb.voice === 'passive') return [];
  return clause.prepositional.flatMap(({ preposition, phrase }) =>
    scene.analysis.tokens[preposition]?.lower === 'with' &&
    isCompanion(termOf(scene, phrase).mention, verb.lemma)
      ? [phrase]
      : [],
  );
}

/** 'with Tariq Aziz': whoever founds something with somebody, be the name known or not. */
function isCompanion(mention: Mention | null, lemma: string): boolean {
  if (mention === null) return false;
  const isUnknown = mention.type === 'thing' && /^\p{Lu}\p{Ll}+ \p{Lu}[\p{Ll}’'-]+$/u.test(mention.name);
  return mention.type === 'person' || (isUnknown && /^(?:co-?)?found(?:ed)?$/.test(lemma));
}

/** Verbs that say little without what they govern, so that they share it: 'lives and works in Hull', 'wrote and directed the film'. */
const sharing =
  /^(?:live|bear|raise|write|direct|produce|design|develop|create|build|compose|edit|found|own|run|manage|translate|illustrate|make|buy|import|export|grow|process|repair|record|publish|print|supply|store|lease|fund|organi[sz]e|maintain|operate|manufacture|market|sell|deliver|fit|install|hire|rent|restore|recycle|pack|distribute|roast|brew|bake|breed)$/;

/** 'was born and raised in Hull' */
function isRaised({ analysis }: Scene, clause: Clause): boolean {
  const verb = analysis.verbGroups[clause.verb];
  const before = analysis.verbGroups[clause.verb - 1];
  if (verb === undefined || before === undefined || !/^(?:raise|bring|educate|breed)$/.test(verb.lemma))
    return false;
  return verb.ambiguous && before.voice === 'passive' && before.lemma === 'bear' && clause.sharesSubject;
}

/** The clause right behind 'and' whose objects and places are also those of this one. */
function sharedWith({ analysis }: Pick<Scene, 'analysis'>, clause: Clause): Clause | null {
  const next = analysis.clauses[clause.index + 1];
  const verb = analysis.verbGroups[clause.verb];
  if (next === undefined || verb === undefined || !sharing.test(verb.lemma)) return null;
  const isAlone = clause.objects.length === 0 && clause.prepositional.length === 0;
  const isJoined = next.sharesSubject && /^(?:and|,)$/.test(analysis.tokens[verb.end]?.lower ?? '');
  const start = analysis.verbGroups[next.verb]?.start ?? 0;
  const isLater = start === verb.end + 2 && analysis.tokens[verb.end + 1]?.pos === 'ADV';
  if (!isAlone || !isJoined || !(start === verb.end + 1 || isLater)) return null;
  // 'makes, sells and repairs bicycles'
  return sharedWith({ analysis }, next) ?? (analysis.tokens[verb.end]?.lower === 'and' ? next : null);
}

/** 'Paul and Anna's son Erik plays': two parents of one who does it. */
function withoutOwners(scene: Scene, clause: Clause, subjects: readonly number[]): readonly number[] {
  const [first, second] = subjects;
  if (first === undefined || second === undefined) return subjects;
  const { possessor, plural } = termOf(scene, second).phrase;
  // 'Paul and Anna's children, Mia and Lev, live in Basel': theirs
  const { start, end } = termOf(scene, second).phrase;
  const words = scene.analysis.tokens.slice(possessor?.end ?? start, end);
  // 'Ana and Bo's sons Mio and Lev live in Hull' is said of the sons as well
  const areNamed = subjects.length > 2 && words.some(({ text, lemma }) => text !== lemma && isFamily(lemma));
  const areTheirs = possessor !== null && (areNamed || (plural && isFamily(headLemma(scene, second))));
  if (areTheirs && scene.analysis.tokens[termOf(scene, second).phrase.start - 1]?.lower === 'and')
    return subjects.slice(1);
  if (subjects.length > 2) return subjects;
  const verb = verbOf(scene, clause);
  const head = scene.analysis.tokens[verb.start] as Token;
  const single = (verb.tense === 'present' && /s$/.test(head.lower)) || head.lower === 'was';
  return possessor !== null && !plural && single ? [second] : subjects;
}

/** 'a chain of cafés founded by her': what is described is the chain. */
function describedBy(scene: Scene, clause: Clause): readonly number[] {
  if (clause.head === null) return clause.subjects;
  const defined = definitionOf(scene, clause);
  if (defined !== null) return [defined];
  return clause.subjects.map((index) => {
    const { phrase, mention } = termOf(scene, index);
    return mention === null && phrase.attachedTo !== null && scene.referents.has(phrase.attachedTo)
      ? phrase.attachedTo
      : index;
  });
}

/** 'is a client for Redis developed by Orr': the kind in front, which says what the subject is, rather than what it is for. */
function definitionOf(scene: Scene, { head, verb }: Clause): number | null {
  const { nounPhrases, tokens, verbGroups } = scene.analysis;
  const nearest = nounPhrases[head ?? -1];
  const done = verbGroups[verb];
  if (nearest === undefined || done?.voice !== 'passive' || !makingVerbs.test(done.lemma)) return null;
  const kind = nounPhrases.find(({ end }) => end === nearest.governor);
  if (kind === undefined || kind.kind !== 'common' || !scene.referents.has(kind.index)) return null;
  const isBare = !nearest.plural && nearest.end - nearest.start === 1;
  if (nearest.kind !== 'proper' && (!isBare || classNounType(headLemma(scene, nearest.index)) !== null))
    return null;
  if (!/^(?:for|of|about|on|to|with|in|from)$/.test(tokens[kind.end]?.lower ?? '')) return null;
  return isOccupationNoun(headLemma(scene, kind.index)) ? null : kind.index;
}

/** 'co-founded' and 'co-wrote' are founding and writing. */
function baseOf(lemma: string): string {
  const joint =
    /^co-?(found|author|write|direct|create|develop|own|lead|chair|host|invent|design|produce|edit)(?:e?d|ed|es|s)?$/.exec(
      lemma,
    );
  return joint?.[1] ?? lemma;
}

/** The first group of objects; a name set off behind a prepositional phrase is in apposition to that. */
function directObjects(scene: Scene, clause: Clause): readonly number[] {
  const group = clause.objectGroups[0] ?? [];
  const [first] = group;
  if (first === undefined) return group;
  const { phrase } = termOf(scene, first);
  const verb = verbOf(scene, clause);
  const behind = clause.prepositional.some((other) => {
    const inner = termOf(scene, other.phrase).phrase;
    return inner.start >= verb.end && inner.end <= phrase.start;
  });
  return behind && scene.analysis.tokens[phrase.start - 1]?.text === ',' ? [] : group;
}
