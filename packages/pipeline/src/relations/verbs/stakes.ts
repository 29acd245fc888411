import type { Drafts } from '../draft.ts';
import { attributePredicate } from '../predicates.ts';
import { headLemma, type Scene, termOf } from '../scene.ts';
import type { Frame } from './frame.ts';
import type { Match } from './match.ts';

const held = /^(?:stake|share|shareholding|holding|interest)$/;
const portion =
  /^(?:an? )?(?:stake of )?((?:about |around |nearly |over )?\d[\d.,]* ?(?:%|per ?cent))(?= |$)/i;

/** 'holds a 12 percent stake in Orr': how much of it, whose place the next figure takes. */
export function readStake(
  scene: Scene,
  frame: Frame,
  { subjects, objects, pattern }: Match,
  drafts: Drafts,
): void {
  const { tokens, text } = scene.analysis;
  const [direct, ...more] = frame.directs;
  const [holder] = subjects.map(({ mention }) => mention);
  const [body] = objects.map(({ mention }) => mention);
  if (direct === undefined || more.length > 0 || !held.test(headLemma(scene, direct))) return;
  if (holder == null || body == null || subjects.length + objects.length > 2 || pattern.effect === 'end')
    return;
  const { start, end } = termOf(scene, direct).phrase;
  const from = tokens[start]?.start ?? 0;
  const noun = text.slice(from, (tokens[end - 1]?.end ?? from) + 30);
  const [, amount] =
    portion.exec(noun.replace(/^(an?) (?:stake|share|shareholding|holding|interest) of /i, '')) ?? [];
  if (amount === undefined) return;
  const name = body.name.replace(/\.$/, '');
  drafts.add({
    predicate: attributePredicate(`stake_in_${name.replace(/\s+/g, '_')}`),
    spec: null,
    subject: holder,
    object: null,
    text: `${holder.name}'s stake in ${name} is ${amount}`,
    effect: pattern.effect,
    mood: frame.mood,
    clause: frame.clause,
    isUnique: true,
  });
}
