import type { Draft } from '../draft.ts';

const owning = /\b(?:owns|own|owned|owner|ownership|proprietor|belongs?)\b/i;
/** 'bought an oven', 'acquired several mills' */
const someOrOther =
  /\b(?:bought|acquired|purchased|sold|buys|acquires) (?:(?:him|her|it|them)(?:self|selves) )?(?:an?|some|several|many|two|three|\d+)\b/i;
const partly =
  /\b(?:co-?own\p{L}*|an? (?:\p{L}+ )?owner|one of|part(?:ly)?|part-owned|joint(?:ly)?|together|also|stakes?|shares?|shareholders?|half|third|quarter|per ?cent|minority|majority)\b|%/iu;
/** 'owns a Volvo': one of many of that make. */
const oneOfMany = /\b(?:own|owns|owned) (?:an?|some|several|many|two|three|\d+)\b/i;

/** 'the manager of the Orr Hotel is Ann', 'its manager, Ann': there is one. */
const theManager =
  /(?:^|\b(?:is|was|as|became|becomes|remains) )the (?:new |current |present )?manager (?:of|at)\b|(?:['’]s|\b[Ii]ts) (?:new |current |present )?manager(?:,| (?:is|was)\b)/iu;

/**
 * 'The owner of Orr is Ann', 'Orr is owned by Ann', but 'Ann and Bob own Orr', 'Ann owns a third of Orr'; of managers who is called
 * the manager. Who has acquired the whole of something is the only one who has it.
 */
export function isSoleOwner(draft: Draft, text: string, all: readonly Draft[]): boolean {
  const { predicate, object, subject, effect } = draft;
  if (object === null) return false;
  if (predicate === 'acquired') return !partly.test(text) && !someOrOther.test(text);
  const isOne = predicate === 'owns' ? owning.test(text) : predicate === 'manages' && theManager.test(text);
  if (!isOne || partly.test(text) || oneOfMany.test(text)) return false;
  return !all.some(
    (other) =>
      other.predicate === predicate &&
      other.effect === effect &&
      other.object?.name === object.name &&
      other.subject.name !== subject.name,
  );
}
