import type { NounPhrase, SentenceAnalysis } from '../../language/analyze.ts';
import { thirdOf } from '../../language/words/inflections.ts';
import type { Edit, Reading } from '../reading.ts';
import type { Entity } from './discourse.ts';
import { isRole, kindOfName } from './entity-kinds.ts';

/** What firms and teams do not do. */
const ofPeople =
  /^(?:work|join|study|teach|retire|graduate|bear|speak|play|become|volunteer|train|resign|report|qualify|commute|cycle|swim|cook|paint|sing)$/;

/** Whether 'they' is one person here. */
export function isOne({ kind, plural }: Entity): boolean {
  return kind === 'person' && !plural;
}

/** 'Sasha Orlov joined Orr in 2021. They are the head of design': the one person spoken of, where what is said is said of people, or of one. */
export function oneAsThey({ analysis, discourse, speaker }: Reading, phrase: NounPhrase): Entity | null {
  const { clauses, nounPhrases, tokens, verbGroups } = analysis;
  const clause = clauses.find(({ subjects }) => subjects[0] === phrase.index);
  const verb = verbGroups[clause?.verb ?? -1];
  if (clause === undefined || verb === undefined) return null;
  const people = discourse.entities.filter(
    (entity) =>
      entity.kind === 'person' &&
      entity !== speaker &&
      !entity.mute &&
      entity.section === discourse.section &&
      discourse.sentence - entity.sentence <= 2,
  );
  const [one] = people;
  if (one === undefined || people.length > 1 || one.plural || !one.proper || one.role !== 'subject')
    return null;
  const told = nounPhrases[clause.objects[0] ?? -1];
  const isPost =
    verb.copula &&
    told !== undefined &&
    !told.plural &&
    told.determiner !== null &&
    isRole(tokens[told.head]?.lower ?? '');
  return isPost || ofPeople.test(verb.lemma) ? one : null;
}

/** 'Gull Island belongs to the Hart family. They bought it': a family that the sentence before named, and no other. */
export function familyAsThey({ discourse }: Reading): Entity | null {
  const families = discourse.entities.filter(
    ({ name, sentence, section }) =>
      /\p{Lu}\S* family$/u.test(name) && section === discourse.section && discourse.sentence - sentence <= 1,
  );
  const [family] = families;
  // 'The Hart family sold it to Ann and Bo. They run it now'
  const isBeside = discourse.entities.some(
    ({ kind, proper, name, sentence }) =>
      proper && sentence === family?.sentence && (kind === 'person' || kindOfName(name).kind === 'person'),
  );
  return family === undefined || families.length > 1 || isBeside ? null : family;
}

/** 'They are' -> 'Sasha is', 'they have worked' -> 'Sasha has worked', 'they live' -> 'Sasha lives' */
export function agreeing({ clauses, tokens, verbGroups }: SentenceAnalysis, phrase: NounPhrase): Edit[] {
  const clause = clauses.find(({ subjects }) => subjects[0] === phrase.index);
  const verb = verbGroups[clause?.verb ?? -1];
  const first = tokens[verb?.start ?? -1];
  if (verb === undefined || first === undefined) return [];
  const one = { are: 'is', were: 'was', have: 'has', do: 'does', "'re": ' is', "'ve": ' has' }[first.lower];
  const isBare = verb.tense === 'present' && verb.modal === null && first.lower === verb.lemma;
  const text = one ?? (isBare ? thirdOf(verb.lemma) : undefined);
  return text === undefined ? [] : [{ start: first.start, end: first.end, text }];
}
