import type { Drafts } from '../draft.ts';
import { isPaperNoun } from '../names/name-types.ts';
import { predicateOf } from '../predicates.ts';
import { headLemma, rangeText, type Scene, termOf, valueText, verbOf } from '../scene.ts';
import type { Frame } from '../verbs/frame.ts';

/** What else is valid for a time. */
const valid =
  /^(?:certificate|domain|token|password|voucher|coupon|membership|accreditation|certification|trial|patent)$/;

/** 'The contract with Orr expires on 31 March 2026', 'The Swansea lease runs until 2027': until when a paper without a name of its own holds. */
export function readExpiry(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause, lemma, mood, particle, prepositional, subjects } = frame;
  const spec = predicateOf('expires_on');
  const [subject] = subjects;
  if (spec === undefined || subject === undefined) return false;
  const { tokens } = scene.analysis;
  const isUntil =
    /^(?:run|last|continue)$/.test(lemma) ||
    (lemma === 'be' && tokens[clause.adjective ?? -1]?.lower === 'valid');
  const isOver = /^(?:expire|lapse|end|terminate)$/.test(lemma) || (lemma === 'run' && particle === 'out');
  if (!isUntil && !isOver) return false;
  const when = prepositional.find(
    ({ word, phrase }) =>
      (isOver ? /^(?:on|in|at)$/ : /^(?:until|till|through)$/).test(word) &&
      termOf(scene, phrase).phrase.kind === 'time' &&
      /\d{4}/.test(valueText(scene, phrase)),
  );
  const { phrase } = termOf(scene, subject);
  const article = tokens[phrase.determiner ?? -1]?.lower ?? '';
  const noun = headLemma(scene, subject);
  const isPaper = (isPaperNoun(noun) || valid.test(noun)) && !phrase.plural;
  if (when === undefined || !isPaper || !/^(?:the|our|)$/.test(article)) return false;
  const start = phrase.determiner === null ? phrase.start : phrase.determiner + 1;
  const name = rangeText(scene, start, verbOf(scene, clause).start).replace(/ (?:now|still|then)$/, '');
  // 'Ann's passport expires in May' is told of Ann
  if (name.length > 80 || (phrase.possessor !== null && phrase.end === verbOf(scene, clause).start))
    return false;
  drafts.add({
    predicate: spec.name,
    spec,
    subject: { surface: name, name, type: 'concept', isTypeCertain: true, traits: [] },
    object: null,
    text: valueText(scene, when.phrase),
    effect: 'state',
    mood,
    // the day is what is said, and not when it is so
    clause: null,
    isUnique: false,
  });
  return true;
}
