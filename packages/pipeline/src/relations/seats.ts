import type { Token } from '../language/analyze.ts';
import { type Drafts, fitOf } from './draft.ts';
import { predicateOf } from './predicates.ts';
import { nameOf, type Scene, termOf } from './scene.ts';

/** Last words of names of what stands in one place. */
const seated =
  /\b(?:museum|gallery|institute|university|college|school|academy|hospital|clinic|church|cathedral|abbey|theatre|theater|library|archive|observatory|stadium|hotel|hall|castle|palace|station|zoo|prison|brewery|distillery|foundry|shipyard|mill)$/i;
const bodies = /\b(?:lab|laboratory|group|department|school|faculty|institute|cent(?:re|er)|clinic)$/i;
const hosts = /\b(?:university|college|hospital|institute|academy|polytechnic)\b/i;

/** 'the Tern Museum in Hull', 'the Orr Lab at Hull University': where a house is, of what a group is a part, beside what else is told. */
export function readSeat(scene: Scene, index: number, drafts: Drafts): void {
  const { analysis } = scene;
  const { mention } = termOf(scene, index);
  const full =
    analysis.nounPhrases.findLast(({ attachedTo }) => attachedTo === index) ?? analysis.nounPhrases[index];
  const next = analysis.nounPhrases.find(({ governor }) => governor !== null && governor === full?.end);
  if (mention === null || mention.type === 'person' || next === undefined) return;
  const object = nameOf(scene, next.index);
  if (object === null) return;
  const { lower } = analysis.tokens[full?.end ?? -1] as Token;
  const name =
    lower === 'in' &&
    (seated.test(mention.name) || houseOf.test(mention.name)) &&
    fitOf(object, ['place']) >= 2
      ? 'located_in'
      : lower === 'at' && bodies.test(mention.name) && hosts.test(object.name)
        ? 'part_of'
        : null;
  const spec = name === null ? undefined : predicateOf(name);
  if (spec === undefined) return;
  drafts.hold(spec, mention, object);
}

/** 'Museum of Rope', 'University of Porto' */
const houseOf =
  /^(?:the )?(?:museum|university|college|school|academy|institute|church|abbey|library|hospital) of /i;
