import type { NounPhrase } from '../../language/analyze.ts';
import type { Reading } from '../reading.ts';
import type { Discourse, Entity } from './discourse.ts';

/** 'When her aunt died, she inherited the flat': not the aunt. */
export function deadBefore({ analysis, entities }: Reading, phrase: NounPhrase): (Entity | undefined)[] {
  const { clauses, verbGroups } = analysis;
  return clauses.flatMap(({ verb, subjects }) => {
    const group = verbGroups[verb];
    const isDeath = group?.lemma === 'die' && !group.negated && group.end <= phrase.start;
    return isDeath ? subjects.map((subject) => entities.get(subject)) : [];
  });
}

/** Whether one of several entities is, or is among, another: a pair shares its members with each of the two. */
export function sharesMember(one: Entity, others: readonly (Entity | undefined)[]): boolean {
  const members = one.members.length === 0 ? [one] : one.members;
  return others.some(
    (other) =>
      other !== undefined && members.some((member) => member === other || other.members.includes(member)),
  );
}

/** 'Cass and Vera share a studio. It …': neither of those who were named together. */
export function namedTogetherIn({ entities }: Discourse): Entity[] {
  return entities.flatMap(({ members, sentence }) =>
    members.filter((member) => member.sentence === sentence && member.kind === 'unknown'),
  );
}

/** 'the ship, which it renamed': whatever 'it' is, it is not the ship. */
export function describedBy({ analysis, entities }: Reading, phrase: NounPhrase): (Entity | undefined)[] {
  const clause = analysis.clauses.find(
    ({ kind, subjects }) => kind === 'relative' && subjects[0] === phrase.index,
  );
  return clause?.head == null ? [] : [entities.get(clause.head)];
}
