import { textOf } from '../../language/analyze.ts';
import { type Drafts, fitOf } from '../draft.ts';
import { isPost, predicateOf } from '../predicates.ts';
import { headLemma, nameOf, type Scene, termOf, verbOf } from '../scene.ts';
import type { Frame } from './frame.ts';

const employer = /^(?:company|firm|business|employer|organi[sz]ation|agency|job)$/;

/**
 * Departures that name no place: 'retired in 2021' and 'left the company' end whatever job it was. True where nothing else is
 * to be read in the clause.
 */
export function readDeparture(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { lemma, directs, particle, prepositional } = frame;
  if (readGivingUp(scene, frame, drafts)) return true;
  if (isGone(scene, frame)) return addEvent('left_job', 'the job', scene, frame, drafts);
  if (frame.passive || particle !== null || !/^(?:leave|quit|retire)$/.test(lemma)) return false;
  const elsewhere = prepositional.filter(({ phrase }) => termOf(scene, phrase).phrase.kind !== 'time');
  if (lemma === 'retire') {
    if (directs.length > 0 || elsewhere.some(({ word }) => /^(?:as|from)$/.test(word))) return false;
    return addEvent('retired', 'from work', scene, frame, drafts) && elsewhere.length === 0;
  }
  const [left] = directs;
  if (left === undefined || directs.length > 1 || elsewhere.length > 0) return false;
  const noun = headLemma(scene, left);
  const { determiner, start, end } = termOf(scene, left).phrase;
  if (!employer.test(noun) || determiner === null || end - start !== 2) return false;
  if (nameOf(scene, left)?.type === 'organization') return false;
  return addEvent('left_job', `the ${noun}`, scene, frame, drafts);
}

/** 'Ana quit in May', 'Ana was fired', 'Ana lost her job': whatever job it was. */
function isGone(scene: Scene, { lemma, particle, passive, directs, prepositional, clause }: Frame): boolean {
  // what else is told is why and when: 'was fired for lying', 'resigned over the affair'
  const isBare = prepositional.every(
    ({ word, phrase }) =>
      termOf(scene, phrase).phrase.kind === 'time' ||
      /^(?:after|for|over|because|due|during|following|without|amid|at|in|on)$/.test(word),
  );
  // 'was dismissed for 20 runs'
  const isElse = prepositional.some(
    ({ phrase }) => nameOf(scene, phrase) !== null || termOf(scene, phrase).phrase.kind === 'quantity',
  );
  // 'quit smoking'
  const next = scene.analysis.tokens[verbOf(scene, clause).end];
  const isOther = next?.pos === 'VERB' || /^(?!during$|following$).+ing$/.test(next?.lower ?? '');
  if (!isBare || isElse || isOther || clause.kind === 'infinitive') return false;
  if (passive)
    return particle === null
      ? /^(?:fire|sack|dismiss)$/.test(lemma) && directs.length === 0
      : lemma === 'lay' && particle === 'off';
  const [left] = directs;
  if (left === undefined) return particle === null && /^(?:quit|resign)$/.test(lemma);
  const { phrase } = termOf(scene, left);
  const owner = scene.analysis.tokens[phrase.determiner ?? -1]?.lower ?? '';
  // 'left her job at the museum' tells where, 'at the end of May' when
  const isPlaced =
    /^(?:at|with)$/.test(scene.analysis.tokens[phrase.end]?.lower ?? '') &&
    prepositional.some(({ phrase: behind }) => {
      const { kind, determiner, start } = termOf(scene, behind).phrase;
      const isTime = kind === 'time' || /^(?:end|beginning|start|age)$/.test(headLemma(scene, behind));
      return !isTime && (determiner ?? start) === phrase.end + 1;
    });
  return (
    directs.length === 1 &&
    !isPlaced &&
    /^(?:lose|quit|leave)$/.test(lemma) &&
    /^(?:his|her|their)$/.test(owner) &&
    phrase.end - phrase.start === 2 &&
    headLemma(scene, left) === 'job'
  );
}

/** 'Ana Ruiz, the CEO of Orr, has resigned', 'Orr CEO Ana Ruiz stepped down in May': the post that the sentence gives her is over. */
function readGivingUp(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause, mood, lemma, particle, passive, directs, prepositional, subjects } = frame;
  if (passive || directs.length > 0 || clause.kind === 'relative') return false;
  const isUp = /^(?:step|stand)$/.test(lemma)
    ? /^(?:down|aside)$/.test(particle ?? scene.analysis.tokens[verbOf(scene, clause).end]?.lower ?? '')
    : particle === null && /^(?:resign|quit|leave|retire|depart)$/.test(lemma);
  const isTimed = (phrase: number) =>
    termOf(scene, phrase).phrase.kind === 'time' ||
    /^(?:end|beginning|start)$/.test(headLemma(scene, phrase));
  if (!isUp || prepositional.some(({ phrase }) => !isTimed(phrase))) return false;
  // 'Ana Ruiz, the CEO, left early'
  if (lemma === 'leave' && !verbOf(scene, clause).perfect && prepositional.length === 0) return false;
  const names = new Set(subjects.flatMap((index) => nameOf(scene, index)?.name ?? []));
  const held = drafts.all.filter(
    ({ subject, spec, effect, predicate }) =>
      names.has(subject.name) &&
      effect === 'state' &&
      spec !== null &&
      (isPost(spec.name) || /^(?:has_role|works_at)$/.test(predicate)),
  );
  for (const draft of held) drafts.add({ ...draft, effect: 'end', mood, clause });
  // 'Ana Ruiz, our office manager, is leaving in June': wherever that is
  const isTold = drafts.all.some(
    ({ subject, effect, predicate }) =>
      names.has(subject.name) && effect === 'state' && predicate === 'occupation',
  );
  const isForGood = prepositional.every(
    ({ word, phrase }) => word === 'in' || /^(?:end|beginning|start)$/.test(headLemma(scene, phrase)),
  );
  // 'Ana Ruiz left in July 2020'
  const isDated = prepositional.every(({ phrase }) => {
    const { start } = termOf(scene, phrase).phrase;
    return /(?:1[5-9]|20)\d\d/.test(textOf(scene.analysis, start, clause.end));
  });
  if (held.length === 0 && lemma === 'leave' && prepositional.length > 0 && (isTold || isDated) && isForGood)
    return addEvent('left_job', 'the job', scene, frame, drafts);
  return held.length > 0;
}

function addEvent(
  name: 'retired' | 'left_job',
  text: string,
  scene: Scene,
  { mood, clause, subjects }: Frame,
  drafts: Drafts,
): boolean {
  const people = subjects
    .flatMap((index) => nameOf(scene, index) ?? [])
    .filter((mention) => fitOf(mention, ['person']) >= 2);
  const common = { spec: predicateOf(name) ?? null, object: null, effect: 'state', isUnique: false } as const;
  for (const subject of people) drafts.add({ ...common, predicate: name, subject, text, mood, clause });
  return people.length > 0;
}
