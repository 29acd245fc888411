import type { Draft } from './draft.ts';

const owning = /\b(?:owns|own|owned|owner|ownership|proprietor|belongs?)\b/i;
const partly =
  /\b(?:co-?own\p{L}*|an? (?:\p{L}+ )?owner|one of|part(?:ly)?|part-owned|joint(?:ly)?|together|also|stakes?|shares?|shareholders?|half|third|quarter|per ?cent|minority|majority)\b|%/iu;
/** 'owns a Volvo': one of many of that make. */
const oneOfMany = /\b(?:own|owns|owned) (?:an?|some|several|many|two|three|\d+)\b/i;

/** 'The owner of Orr is Ann', 'Orr is owned by Ann', but 'Ann and Bob own Orr', 'Ann owns a third of Orr'. */
export function isSoleOwner(draft: Draft, text: string, all: readonly Draft[]): boolean {
  const { predicate, object, subject, effect } = draft;
  if (predicate !== 'owns' || object === null || !owning.test(text)) return false;
  if (partly.test(text) || oneOfMany.test(text)) return false;
  return !all.some(
    (other) =>
      other.predicate === predicate &&
      other.effect === effect &&
      other.object?.name === object.name &&
      other.subject.name !== subject.name,
  );
}
