import type { Clause } from '../language/analyze.ts';
import { statusWords } from './copulas/adjectives.ts';
import { predicateText } from './copulas/predicate-text.ts';
import { tellsState } from './copulas/states.ts';
import type { Drafts } from './draft.ts';
import { hourOfDay, type KnownThing, knownThing, timesTold, weekDays } from './known-things.ts';
import { statementText } from './other-relations.ts';
import { isOfficer } from './posts/bare-posts.ts';
import { attributePredicate, otherPredicate, predicateOf } from './predicates.ts';
import { headLemma, nameOf, type Scene, termOf, valueText, verbOf } from './scene.ts';
import { type Frame, frameOf } from './verbs/frame.ts';
import { moodOf } from './verbs/moods.ts';

/** Verbs of being on and beginning. */
const held = /^(?:be|start|begin|hold|take|happen|meet|schedule|plan|set|commence)$/;
/** What something that people use is in, beside the states of plans and wares. */
const working =
  /^(?:working|green|red|amber|yellow|back|up|off|on|out|free|taken|locked|unlocked|frozen|running|usable|unusable|flaky|stuck|failing|passing|missing|lost|damaged|faulty|defective|repaired|booked|blocked|closed|open|protected|unreachable|reachable|not working)$/;
/** What it is after it had that done. */
const mended: Readonly<Record<string, string>> = {
  fix: 'fixed',
  repair: 'repaired',
  mend: 'repaired',
  restore: 'restored',
  break: 'broken',
  crash: 'down',
  fail: 'failed',
  close: 'closed',
  reopen: 'open',
  lock: 'locked',
  unlock: 'unlocked',
  disable: 'disabled',
  enable: 'enabled',
};

/**
 * When, where and in what state something is that a team or a household knows by its noun alone: 'The standup is at 9:15', 'The retro is on
 * Fridays', 'The lift is out of order', 'The spare key is with Ana'. What only was so, without a date, may be of any story.
 */
export function readKnownState(scene: Scene, topic: string | null, drafts: Drafts): void {
  for (const clause of scene.analysis.clauses) {
    if (clause.kind !== 'main' || verbOf(scene, clause).form !== 'finite') continue;
    const mood = moodOf(scene, clause);
    const frame = frameOf(scene, clause, mood);
    const [index, ...more] = frame.subjects;
    if (index === undefined || more.length > 0 || mood.modality === 'hedged') continue;
    const known = knownThing(scene, index);
    if (known === null || known.kind === null || isStory(scene, clause)) continue;
    if (readTime(scene, index, known, frame, drafts)) continue;
    if (readRoutine(scene, index, known, frame, drafts) || known.kind === 'helper') continue;
    // 'The dishwasher is broken', said by somebody of a house of theirs
    if (topic !== null || readState(scene, known, frame, drafts)) continue;
    readPlace(scene, index, known, frame, drafts);
  }
}

/** 'Our landlord is Mr Lind', 'The team lead was Ana Roth until April': who it is for those who write so, one after the other. */
export function readKnownHolder(scene: Scene, drafts: Drafts): void {
  for (const clause of scene.analysis.clauses) {
    const [index, ...more] = clause.subjects;
    const [object, ...others] = clause.objects.filter((each) => termOf(scene, each).phrase.kind !== 'time');
    if (clause.kind !== 'main' || index === undefined || object === undefined || more.length > 0) continue;
    const person = termOf(scene, object).mention;
    const known = knownThing(scene, index);
    if (!verbOf(scene, clause).copula || others.length > 0 || known?.kind !== 'helper') continue;
    const mood = moodOf(scene, clause);
    const mayBe = person?.type === 'person' || (person?.isTypeCertain === false && / /.test(person.name));
    // 'The treasurer is Ann Lee' tells what she is; 'our treasurer is', who ours is
    const isOurs = scene.analysis.tokens[termOf(scene, index).phrase.determiner ?? -1]?.lower === 'our';
    const isTold = isOurs || (drafts.all.length === 0 && !isOfficer(headLemma(scene, index)));
    if (person === null || !mayBe || mood.modality === 'hedged' || !isTold) continue;
    const common = { effect: 'state', mood, clause } as const;
    const { name } = known.mention;
    drafts.add({
      ...common,
      predicate: attributePredicate(name.replace(/ (?:of|for|on|in|at|to|from|with) .*$/, '')),
      spec: null,
      subject: known.mention,
      object: null,
      text: `The ${name} is${mood.polarity === 'negated' ? ' not' : ''} ${valueText(scene, object)}`,
      isUnique: true,
    });
    if (!drafts.all.some(({ subject }) => subject.name === person.name))
      drafts.addValue('has_role', { ...common, subject: { ...person, type: 'person' }, text: name });
  }
}

/** 'The lift was dark': in the past tense, without a date. */
function isStory(scene: Scene, clause: Clause): boolean {
  const { tense, perfect, voice, copula } = verbOf(scene, clause);
  const isDated = scene.analysis.nounPhrases.some(({ kind }) => kind === 'time');
  return tense === 'past' && !perfect && !isDated && (copula || voice === 'active');
}

function readTime(
  scene: Scene,
  index: number,
  { mention, kind }: KnownThing,
  frame: Frame,
  drafts: Drafts,
): boolean {
  const { lemma, prepositional, mood, clause, directs } = frame;
  if (kind !== 'appointment' || !held.test(lemma)) return false;
  if (lemma === 'take' && !directs.some((direct) => termOf(scene, direct).noun === 'place')) return false;
  const day = prepositional.find(
    ({ word, phrase }) => /^(?:on|for)$/.test(word) && weekDays.test(valueText(scene, phrase)),
  );
  const hour = prepositional.find(
    ({ word, phrase }) => /^(?:at|for)$/.test(word) && hourOfDay.test(valueText(scene, phrase)),
  );
  const spec = predicateOf('scheduled_for');
  const subject = { ...mention, type: 'event' } as const;
  const common = { subject, object: null, effect: 'state', mood, clause } as const;
  if (day !== undefined && spec !== undefined) {
    const days = timesTold(scene, day.phrase);
    const at = hour === undefined || days.includes(' at ') ? '' : ` at ${valueText(scene, hour.phrase)}`;
    drafts.add({ ...common, predicate: spec.name, spec, text: `${days}${at}`, isUnique: false });
    return true;
  }
  if (hour === undefined) return false;
  const are = termOf(scene, index).phrase.plural ? 'are' : 'is';
  const not = mood.polarity === 'negated' ? ' not' : '';
  drafts.add({
    ...common,
    predicate: attributePredicate('time'),
    spec: null,
    text: `The ${mention.name} ${are}${not} at ${valueText(scene, hour.phrase)}`,
    isUnique: true,
  });
  return true;
}

/** 'The newsletter goes out on Thursdays', 'The bins are collected on Tuesdays': it does so then, and at no other time. */
function readRoutine(
  scene: Scene,
  index: number,
  { mention }: KnownThing,
  frame: Frame,
  drafts: Drafts,
): boolean {
  const { lemma, prepositional, mood, clause, particle } = frame;
  const { tense, perfect, copula } = verbOf(scene, clause);
  const isSet = prepositional.some(({ word, phrase }) => {
    const value = valueText(scene, phrase);
    return (word === 'on' && weekDays.test(value)) || (/^(?:at|from)$/.test(word) && hourOfDay.test(value));
  });
  if (!isSet || copula || tense !== 'present' || perfect) return false;
  const said = statementText(scene, frame, mention, index)?.replace(/ (?:no longer|now)(?=[ .]|$)/g, '');
  if (said === undefined) return false;
  drafts.add({
    predicate: otherPredicate(particle === null ? lemma : `${lemma}_${particle}`),
    spec: null,
    subject: { ...mention, type: 'thing' },
    object: null,
    text: said,
    effect: 'state',
    mood,
    clause,
    isUnique: true,
  });
  return true;
}

function readState(scene: Scene, { mention, kind }: KnownThing, frame: Frame, drafts: Drafts): boolean {
  const { lemma, mood, clause, passive, prepositional } = frame;
  const { perfect, tense, copula } = verbOf(scene, clause);
  const subject = { ...mention, type: 'thing' } as const;
  const after = mended[lemma];
  const isDone =
    after !== undefined && (passive || frame.directs.length === 0) && (perfect || tense === 'past');
  if (isDone) {
    drafts.addValue('status', { subject, text: after, effect: 'start', mood, clause });
    return true;
  }
  // 'The lift works again'
  if (
    /^(?:work|run)$/.test(lemma) &&
    /\b(?:again|now)\b/.test(scene.analysis.text) &&
    frame.directs.length === 0
  ) {
    drafts.addValue('status', { subject, text: 'working', effect: 'state', mood, clause });
    return true;
  }
  if (!copula && !(passive && tense === 'present')) return false;
  const { head } = verbOf(scene, clause);
  const done =
    passive && !prepositional.some(({ word }) => word === 'by') ? scene.analysis.tokens[head] : undefined;
  const text =
    done?.lower ??
    (copula && /^(?:off|out|down|up|back)$/.test(frame.particle ?? '') ? frame.particle : null) ??
    predicateText(scene, clause)?.replace(/ again$/, '') ??
    '';
  const isState =
    kind === 'appointment'
      ? statusWords.test(text) ||
        /^(?:on hold|cancelled|postponed|in progress|under way|underway)$/.test(text)
      : (tellsState(text) && !/ of /.test(text.replace(/^out of /, ''))) || working.test(text);
  if (!isState || text.length > 60) return false;
  const effect = lemma === 'become' ? 'start' : 'state';
  drafts.addValue('status', { subject, text, effect, mood, clause });
  return true;
}

/** Where people come together. */
const site =
  /\p{Lu}|\b(?:room|hall|library|canteen|cafeteria|lobby|garden|office|building|theatre|theater|gym|kitchen|church|chapel|school|park|square|club ?house|house|pub|café|cafe|restaurant|yard|studio|barn|basement|floor)\b/u;

/** 'The spare key is with Ana', 'Our office is on the fourth floor' */
function readPlace(
  scene: Scene,
  index: number,
  { mention, kind }: KnownThing,
  frame: Frame,
  drafts: Drafts,
): void {
  const { lemma, mood, clause, prepositional } = frame;
  const text = predicateText(scene, clause);
  const isThere =
    lemma === 'be' &&
    // 'will be off on Thursday'
    frame.particle === null &&
    clause.objects.length === 0 &&
    clause.adjective === null &&
    prepositional.some(({ word }) =>
      /^(?:in|on|at|with|under|behind|next|near|above|below|opposite|inside|outside|between|by)$/.test(word),
    );
  if (
    !isThere ||
    text === null ||
    kind === 'setting' ||
    /\b(?:this|that|these|those|here|there)\b/.test(text) ||
    (kind === 'appointment' && !site.test(text))
  )
    return;
  const [there] = prepositional.flatMap(({ word, phrase }) =>
    /^(?:in|at)$/.test(word) ? (nameOf(scene, phrase) ?? []) : [],
  );
  const spec = there?.type === 'place' ? predicateOf('located_in') : undefined;
  if (there !== undefined && spec !== undefined) {
    const subject = { ...mention, type: kind === 'appointment' ? 'event' : 'thing' } as const;
    const common = { object: there, text: null, effect: 'state', mood, clause, isUnique: false } as const;
    drafts.add({ ...common, predicate: spec.name, spec, subject });
    return;
  }
  const are = termOf(scene, index).phrase.plural ? 'are' : 'is';
  const not = mood.polarity === 'negated' ? ' not' : '';
  drafts.add({
    predicate: attributePredicate('place'),
    spec: null,
    subject: { ...mention, type: kind === 'appointment' ? 'event' : 'thing' },
    object: null,
    text: `The ${mention.name} ${are}${not} ${text}`,
    effect: 'state',
    mood,
    clause,
    isUnique: true,
  });
}
