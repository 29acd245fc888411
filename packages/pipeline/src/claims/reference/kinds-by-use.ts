import type { NounPhrase, SentenceAnalysis, Token } from '../../language/analyze.ts';
import { wordTable } from '../../language/words/word-table.ts';
import { type EntityKind, isRole } from './entity-kinds.ts';

/** 'wrote "Salt Roads" in 1961. The book …': what a title is of by how it was made. */
export function workMade({ clauses, verbGroups }: SentenceAnalysis, phrase: NounPhrase): string | null {
  const clause = clauses.find(({ objects }) => objects.includes(phrase.index));
  const verb = verbGroups[clause?.verb ?? -1];
  return verb === undefined || verb.voice === 'passive' ? null : (madeBy[verb.lemma] ?? null);
}

const madeBy = wordTable<string>({ write: 'book', paint: 'painting' });

/** 'founded Loom', 'to set up Loom' */
export function isFounded({ clauses, verbGroups }: SentenceAnalysis, phrase: NounPhrase): boolean {
  return clauses.some(
    ({ objects, verb }) =>
      objects.includes(phrase.index) &&
      verbGroups[verb]?.voice !== 'passive' &&
      /^(?:co-?found|found|establish|set|start|launch|create)$/.test(verbGroups[verb]?.lemma ?? ''),
  );
}

/** 'lives in Vark', 'stands outside Vark', 'founded Vark', 'works for Vark Nine': what an unknown name is by what is done there. */
export function kindByUse(
  { tokens, clauses, verbGroups }: SentenceAnalysis,
  phrase: NounPhrase,
): EntityKind | null {
  const preposition = tokens[phrase.governor ?? -1]?.lower;
  const done = clauses.find(({ subjects }) => subjects.includes(phrase.index));
  const undergone = verbGroups[done?.verb ?? -1];
  // 'Quill Tea was founded by Ann', 'Quill Tea is owned by Ann'
  if (undergone?.voice === 'passive' && /^(?:co-?found|found|acquire|headquarter)$/.test(undergone.lemma))
    return 'organization';
  if (undergone?.voice === 'passive' && undergone.lemma === 'own') return 'thing';
  // 'Orley have signed Ann Lee': one name that is of several people
  if (done?.subjects.length === 1 && undergone?.perfect && tokens[undergone.start]?.lower === 'have')
    return 'organization';
  if (/^(?:in|outside|near)$/.test(preposition ?? '')) return 'place';
  // 'a native of Vark', 'mayor of Vark'
  const before = tokens[(phrase.governor ?? 0) - 1]?.lower ?? '';
  if (
    preposition === 'of' &&
    /^(?:(?:native|resident|inhabitant|citizen|suburb|mayor)s?|mayoress|outskirts|townspeople)$/.test(before)
  )
    return 'place';
  if (preposition === 'to' && phrase.end - phrase.start === 1 && goesTo(tokens, phrase)) return 'place';
  const clause = clauses.find(
    ({ objects, prepositional }) =>
      objects.includes(phrase.index) || prepositional.some((part) => part.phrase === phrase.index),
  );
  const verb = clause === undefined ? undefined : verbGroups[clause.verb];
  if (verb?.voice === 'passive' && verb.lemma === 'hire' && preposition === 'by') return 'organization';
  if (verb === undefined || verb.voice === 'passive') return null;
  if (preposition === undefined) return /^(?:co-?)?found$/.test(verb.lemma) ? 'organization' : null;
  const works =
    /^(?:work|teach|study|intern|train|be|play|start|begin)$/.test(verb.lemma) &&
    /^(?:at|for)$/.test(preposition);
  return works ? 'organization' : null;
}

/** 'moved to Vark', 'fled to Vark' */
function goesTo(tokens: readonly Token[], { governor }: NounPhrase): boolean {
  return /^(?:move|relocate|flee|emigrate|travel|return)$/.test(tokens[(governor ?? 0) - 1]?.lemma ?? '');
}

/** 'a nurse at Holly Ward': where somebody has a post is a house, be it called like a person. */
export function isPostedAt({ tokens }: SentenceAnalysis, { governor }: NounPhrase): boolean {
  const before = tokens[(governor ?? 0) - 1];
  return tokens[governor ?? -1]?.lower === 'at' && before?.pos === 'NOUN' && isRole(before.lower);
}

/** 'The Hedda was launched in 1971', 'The Hedda sank off Crete', 'was built by Orr Yard': what befalls ships alone. */
export function isShipByUse(
  { clauses, nounPhrases, tokens, verbGroups }: SentenceAnalysis,
  phrase: NounPhrase,
): boolean {
  const clause = clauses.find(({ subjects }) => subjects.length === 1 && subjects[0] === phrase.index);
  const verb = verbGroups[clause?.verb ?? -1];
  if (clause === undefined || verb === undefined || tokens[phrase.start]?.lower !== 'the') return false;
  if (verb.voice === 'passive')
    return (
      /^(?:launch|torpedo|wreck|scuttle|moor|refloat)$/.test(verb.lemma) ||
      (verb.lemma === 'build' &&
        clause.prepositional.some(({ preposition, phrase: by }) => {
          const { end } = nounPhrases[by] ?? { end: 0 };
          return (
            tokens[preposition]?.lower === 'by' &&
            /^(?:ship)?yards?$|^shipbuilders?$|^shipbuilding$|^dockyard$/.test(tokens[end - 1]?.lower ?? '')
          );
        }))
    );
  return /^(?:sink|sail|capsize|dock|anchor)$/.test(verb.lemma) && verb.tense === 'past';
}

/** 'played for Kobe', 'has played for Lyon': a team, be it called like a person. */
export function isPlayedFor(
  { tokens, text }: SentenceAnalysis,
  { governor, start, end }: NounPhrase,
): boolean {
  const before = text.slice(0, tokens[governor ?? -1]?.start ?? 0);
  return (
    end - start === 1 && tokens[governor ?? -1]?.lower === 'for' && /\bplay(?:s|ed|ing)? $/u.test(before)
  );
}
