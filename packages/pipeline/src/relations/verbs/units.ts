import { fitOf } from '../draft.ts';
import { holdersOf } from '../holders.ts';
import type { Mention } from '../normalized-claim.ts';
import { headLemma, type Scene } from '../scene.ts';
import type { Frame } from './frame.ts';

const units =
  /^(?:team|department|division|unit|office|branch|section|desk|lab|laboratory|group|arm|crew|workshop|warehouse|kitchen|plant|factory|research|sales|marketing|purchasing|procurement|production|logistics|engineering|design|operations|finance|communications|accounting|controlling|compliance|support|pre-?sales|after-?sales|hr|it|legal|audit|qa|training|recruiting|recruitment)$/;

/** 'leads the design team at Acme', 'runs Acme's Hull office', 'joined its sales team': who is at a part of a body works there. */
export function employersOfUnit(scene: Scene, { directs }: Frame, predicate: string): Mention[] {
  if (!/^(?:leads|leader_of|head_of|manages|works_at)$/.test(predicate)) return [];
  return directs
    .filter((index) => units.test(headLemma(scene, index)))
    .flatMap((index) =>
      // 'runs the Hull office': of nobody called Hull
      holdersOf(scene, index).filter(
        (body) => body.isTypeCertain || !isSite(scene, index, body.name.split(' ').at(-1) ?? ''),
      ),
    )
    .filter((body) => fitOf(body, ['organization']) >= 2);
}

/** 'the Hull office': a house by the word in front of it, which may be a town as well as a firm. */
function isSite({ analysis: { tokens }, terms }: Scene, index: number, name: string): boolean {
  const phrase = terms[index]?.phrase;
  const noun = tokens[phrase?.head ?? -1];
  return (
    phrase?.possessor === null &&
    tokens[phrase.head - 1]?.text === name &&
    /^(?:office|branch|plant|factory|warehouse|workshop|kitchen|lab|laboratory|section|desk)$/.test(
      noun?.lower ?? '',
    )
  );
}
