import type { Drafts } from '../draft.ts';
import { headLemma, nameOf, type Scene, termOf } from '../scene.ts';
import { occasionOf } from '../verbs/events.ts';
import type { Frame } from '../verbs/frame.ts';

const bodies =
  /^(?:board|council|committee|panel|jury|parliament|assembly|government|ministry|cabinet|court|senate|member|shareholder|trustee|director|regulator|authority|management|group|team|meeting|planner|councillor|voter)$/;

const outcomes: Readonly<Record<string, string>> = {
  approve: 'approved',
  ratify: 'approved',
  authorise: 'approved',
  authorize: 'approved',
  reject: 'rejected',
  veto: 'rejected',
  'turn down': 'rejected',
  'throw out': 'rejected',
  'vote down': 'rejected',
};

/** 'The council rejected the Wooler quarry', 'The bypass was approved by the board': what became of it, whoever decided without a name. */
export function readApproval(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause, lemma, mood, particle, passive } = frame;
  const outcome = outcomes[particle === null ? lemma : `${lemma} ${particle}`];
  if (outcome === undefined || clause.kind === 'participial') return false;
  const agents = passive
    ? frame.prepositional.filter(({ word }) => word === 'by').map(({ phrase }) => phrase)
    : frame.subjects;
  const isBody = (index: number) => nameOf(scene, index) === null && bodies.test(headLemma(scene, index));
  if (agents.length === 0 || !agents.every(isBody)) return false;
  const things = (passive ? frame.subjects : frame.directs)
    .flatMap((index) => nameOf(scene, index) ?? occasionOf(scene, index) ?? [])
    .filter(({ type }) => type !== 'person' && type !== 'organization');
  const isBare = (passive ? frame.subjects : frame.directs).every(
    (index) => termOf(scene, index).phrase.kind !== 'pronoun',
  );
  if (!isBare) return false;
  for (const subject of things)
    drafts.addValue('status', {
      subject,
      text: outcome,
      effect: 'start',
      mood,
      clause,
    });
  return things.length > 0;
}
