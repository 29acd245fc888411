import type { Token } from '../../language/analyze.ts';
import { wordTable } from '../../language/words/word-table.ts';
import { type Draft, type Drafts, fitOf } from '../draft.ts';
import type { Mention } from '../normalized-claim.ts';
import { predicateOf } from '../predicates.ts';
import { rangeText, type Scene, termOf, valueText } from '../scene.ts';
import type { Meant } from '../verbs/meant.ts';

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

/** 'Orr is run by Ann': there is one who does. */
const runByOne =
  /\b(?:is|are|was|were|be|been|being|now|still) (?:now |still )?(?:run|managed|operated|administered) by\b/i;

/** Who is called the manager, and by whom something is run. */
function isSoleManager({ object }: Draft, text: string): boolean {
  return theManager.test(text) || (object?.type !== 'person' && runByOne.test(text));
}

/**
 * 'The owner of Orr is Ann', 'Orr is owned or run by Ann', but 'Ann and Bob own Orr', 'Ann owns a third of Orr'. Who has acquired the whole of something is the only one who has it.
 */
export function isSoleOwner(draft: Draft, text: string, all: readonly Draft[]): boolean {
  const { predicate, object, subject, effect } = draft;
  if (object === null) return false;
  if (predicate === 'acquired') return !partly.test(text) && !someOrOther.test(text);
  const isOne =
    predicate === 'owns' ? owning.test(text) : predicate === 'manages' && isSoleManager(draft, text);
  if (!isOne || partly.test(text) || oneOfMany.test(text)) return false;
  return !all.some(
    (other) =>
      other.predicate === predicate &&
      other.effect === effect &&
      other.object?.name === object.name &&
      other.subject.name !== subject.name,
  );
}

const keepers = wordTable<string>({
  owner: 'owns',
  'co-owner': 'owns',
  proprietor: 'owns',
  manager: 'manages',
});

/** 'owner of the red house', 'the manager of the Riverside branch': what somebody has or runs that no name calls. */
export function readKeeper(
  scene: Scene,
  person: Mention,
  index: number,
  meant: Meant,
  drafts: Drafts,
): boolean {
  const { tokens, nounPhrases } = scene.analysis;
  const { phrase } = termOf(scene, index);
  const { lower } = tokens[phrase.head] as Token;
  const spec = predicateOf(keepers[lower] ?? '');
  const kept = nounPhrases[index + 1];
  if (spec === undefined || phrase.plural || fitOf(person, ['person', 'organization']) === 0) return false;
  if (kept === undefined || kept.attachedTo !== index || tokens[phrase.end]?.lower !== 'of') return false;
  const article = tokens[kept.determiner ?? -1]?.lower ?? '';
  if (kept.kind !== 'common' || !/^(?:the|this|that|its|our)$/.test(article)) return false;
  // 'the owner of the shop in Mill Street'
  const site = nounPhrases[index + 2];
  const isAtSite =
    site?.governor === kept.end &&
    site.kind === 'proper' &&
    /^(?:in|on|at|near)$/.test(tokens[kept.end]?.lower ?? '');
  const text = isAtSite ? rangeText(scene, kept.start, site.end) : valueText(scene, kept.index);
  // 'the manager of the year'
  if (/(?:^|\s)(?:year|month|week|season|day|decade)$/i.test(text)) return false;
  drafts.add({
    predicate: spec.name,
    spec,
    subject: person,
    object: null,
    text: text.replace(/^(?:the|this|that|its|our) /i, ''),
    isUnique: lower !== 'co-owner' && !/^an?$/.test(tokens[phrase.determiner ?? -1]?.lower ?? ''),
    ...meant,
  });
  return true;
}
