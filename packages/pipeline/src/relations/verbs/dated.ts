import { wordTable } from '../../language/words/word-table.ts';
import { type Drafts, fitOf } from '../draft.ts';
import { isVessel } from '../names/name-types.ts';
import { predicateOf } from '../predicates.ts';
import { headLemma, nameOf, rangeText, type Scene, termOf, valueText, verbOf } from '../scene.ts';
import type { Frame } from './frame.ts';

/** Events whose date is a property of what they happen to, by verb: with it as passive subject, or as plain subject. */
const datedPassive = wordTable<string>({
  bear: 'born_on',
  found: 'founded_on',
  establish: 'founded_on',
  incorporate: 'founded_on',
  'co-found': 'founded_on',
  'set up': 'founded_on',
  form: 'founded_on',
  release: 'released_on',
  publish: 'released_on',
  launch: 'released_on',
  ship: 'released_on',
  open: 'opened_on',
  inaugurate: 'opened_on',
  kill: 'died_on',
  build: 'built_on',
  construct: 'built_on',
  erect: 'built_on',
  fight: 'took_place_on',
  hold: 'took_place_on',
  stage: 'took_place_on',
});
const datedActive = wordTable<string>({
  die: 'died_on',
  'pass away': 'died_on',
  open: 'opened_on',
  launch: 'released_on',
  ship: 'released_on',
  premiere: 'released_on',
  // the tagger's lemma of 'premiered'
  premier: 'released_on',
  'come out': 'released_on',
  form: 'founded_on',
  take: 'took_place_on',
});

/** 'was born on 3 May 1950', 'founded in 1998', 'died in 2001': the date is kept as a value beside whatever else is said. */
export function readDated(scene: Scene, frame: Frame, drafts: Drafts): void {
  // 'Ada founded Acme in 1998' dates Acme as 'Acme was founded in 1998' does
  const isFounding =
    !frame.passive &&
    frame.directs.length > 0 &&
    /^(?:found|co-found|establish|build|construct|erect)$/.test(frame.lemma);
  // 'Orr was started by Ada in 1998', 'set up', but 'The tour was started by Ada'
  const isStarted =
    frame.passive &&
    /^(?:start|create)$/.test(frame.lemma) &&
    frame.prepositional.some(({ word, phrase }) => word === 'by' && nameOf(scene, phrase) !== null) &&
    frame.subjects.some((index) => nameOf(scene, index)?.type === 'organization');
  const told = isStarted
    ? 'founded_on'
    : (frame.passive || isFounding ? datedPassive : datedActive)[
        frame.particle === null ? frame.lemma : `${frame.lemma} ${frame.particle}`
      ];
  // 'launches on 3 June', 'will open in May': a plan, which may yet be moved
  const { tense, perfect } = verbOf(scene, frame.clause);
  const isPlan =
    /^(?:released|opened|built)_on$/.test(told ?? '') && tense !== 'past' && !perfect && tense !== null;
  const name = isPlan ? 'scheduled_for' : told;
  const spec = name === undefined ? undefined : predicateOf(name);
  if (spec === undefined || name === undefined) return;
  const isHeld = name === 'took_place_on';
  if (frame.lemma === 'launch' && isOfShips(scene)) return;
  // 'takes place every June', 'will be held in May': not what happened at one time
  if (isHeld && !happenedOnce(scene, frame)) return;
  if (!frame.passive && !isFounding && !isHeld && frame.directs.length > 0) return;
  const when = [
    ...frame.prepositional.filter(({ word }) => /^(?:in|on|at)$/.test(word)).map(({ phrase }) => phrase),
    ...frame.clause.times,
    ...(frame.passive ? frame.clause.objects : []),
  ].find((index) => {
    const { phrase } = termOf(scene, index);
    const text = valueText(scene, index);
    // 'was built in 1388': of that age a bare number is a year here, and little else
    return (
      (phrase.kind === 'time' && /\d/.test(text)) ||
      /^1[0-4]\d\d$/.test(text) ||
      // 'was built around 1320', 'in the late 13th century'
      /^(?:around|about|circa) 1\d{3}$/.test(text) ||
      /^(?:the )?(?:(?:early|mid|late|mid-|early-|late-)[ -]?)?\d{1,2}(?:st|nd|rd|th) century$/.test(text)
    );
  });
  const text = when === undefined ? weekOf(scene, frame) : valueText(scene, when);
  if (text === null) return;
  for (const index of isFounding ? frame.directs : frame.subjects) {
    const subject = nameOf(scene, index);
    // 'Ana came out in 2015' was not published
    const isAny = frame.particle !== 'out' || subject?.type !== 'person';
    // 'Quiet Sea was released in 2011': a title may end in any noun
    const isTitled =
      subject?.type === 'place' && /\s/.test(subject.name) && /^(?:release|publish)$/.test(frame.lemma);
    // 'The lake formed in 1950' founds nothing, 'The band formed in 1992' does
    const isBody = frame.lemma !== 'form' || subject?.type === 'organization';
    if (subject === null || !isAny || !isBody || (fitOf(subject, spec.subject) === 0 && !isTitled)) continue;
    drafts.add({
      predicate: name,
      spec,
      subject: isTitled ? { ...subject, type: 'work' } : subject,
      object: null,
      text,
      effect: 'state',
      mood: frame.mood,
      clause: frame.clause,
      isUnique: false,
    });
  }
}

/** 'The ferry Aud was launched at the Orr yard in 1961': into the water, and not onto the market. */
function isOfShips({ analysis }: Scene): boolean {
  return analysis.tokens.some(
    ({ lower }) =>
      isVessel(lower) ||
      /^(?:.*(?:ships?|boats?|yards?|vessels?)|slipway|liner|clipper|cruiser|barque|brig)$/.test(lower),
  );
}

/** 'died in the week of 6 May 2024': no day is told, and the week is. */
function weekOf(scene: Scene, { prepositional, lemma, particle }: Frame): string | null {
  if (lemma !== 'die' && !(lemma === 'pass' && particle === 'away')) return null;
  const week = prepositional.find(({ word, phrase }) => word === 'in' && headLemma(scene, phrase) === 'week');
  const day = week === undefined ? undefined : scene.analysis.nounPhrases[week.phrase + 1];
  if (week === undefined || day === undefined || day.kind !== 'time') return null;
  const { phrase } = termOf(scene, week.phrase);
  return rangeText(scene, phrase.determiner ?? phrase.start, day.end);
}

/** 'The Battle of Orle was fought on 3 May 1643', 'took place in 1643', but 'has been held since 1990', 'took the bus in May'. */
function happenedOnce(scene: Scene, { clause, lemma, passive, directs }: Frame): boolean {
  const { tense, perfect, progressive, negated } = verbOf(scene, clause);
  const isPlace = lemma !== 'take' || directs.every((index) => termOf(scene, index).noun === 'place');
  return (
    tense === 'past' &&
    !perfect &&
    !progressive &&
    !negated &&
    isPlace &&
    (passive || directs.length > 0) &&
    !/\b(?:every|each|first|annually|yearly|usually|always|since|until)\b/.test(scene.analysis.text)
  );
}
