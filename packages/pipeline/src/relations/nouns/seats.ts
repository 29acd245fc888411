import { normalizeName } from '../../entities/names.ts';
import type { Token } from '../../language/analyze.ts';
import { type Drafts, fitOf } from '../draft.ts';
import { typeOfName } from '../names/name-types.ts';
import { placeFacet } from '../names/place-facets.ts';
import type { Mention } from '../normalized-claim.ts';
import { predicateOf } from '../predicates.ts';
import { nameOf, type Scene, termOf } from '../scene.ts';
import type { Meant } from '../verbs/meant.ts';

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

const branches = /^(?:office|branch)$/;

/** 'The Berlin office is at Torstrasse 12': where it stands, rather than what Berlin's office is. */
export function readBranch(
  scene: Scene,
  subject: number,
  places: readonly number[],
  meant: Meant,
  drafts: Drafts,
): boolean {
  const { phrase, noun } = termOf(scene, subject);
  const { tokens } = scene.analysis;
  const spec = predicateOf('located_in');
  const start = phrase.determiner === null ? phrase.start : phrase.determiner + 1;
  const front = tokens.slice(start, phrase.head).map(({ text }) => text);
  if (!branches.test(noun) || front.length === 0 || phrase.possessor !== null || phrase.plural) return false;
  if (spec === undefined || typeOfName(front.join(' ')).type !== 'place') return false;
  const name = `${front.join(' ')} ${noun}`;
  const branch: Mention = { surface: name, name, type: 'place', isTypeCertain: true, traits: [] };
  const found = places.flatMap((index) => nameOf(scene, index) ?? []);
  for (const object of found)
    drafts.add({
      predicate: spec.name,
      spec,
      subject: branch,
      object,
      text: null,
      isUnique: false,
      ...meant,
    });
  return found.length > 0;
}

const premises =
  /^(?:office|shop|branch|restaurant|caf[eé]|library|school|clinic|hotel|pub|museum|bakery|plant|factory|warehouse|depot|refinery|mill|brewery|shipyard|store|foundry|mine)$/;

/** 'mill', 'school': a building that people work in or go to. */
export function isBuilding(noun: string): boolean {
  return premises.test(noun);
}

/** Whether a phrase tells of a building that stands in what is named behind it: 'the warehouse in Leeds'. */
export function isPremises(scene: Scene, index: number): boolean {
  const { phrase, noun } = termOf(scene, index);
  const { tokens, nounPhrases } = scene.analysis;
  const next = nounPhrases[index + 1];
  const place = next === undefined ? null : termOf(scene, next.index).mention;
  return (
    premises.test(noun) &&
    phrase.kind === 'common' &&
    next?.governor === phrase.end &&
    tokens[phrase.end]?.lower === 'in' &&
    place !== null &&
    place.type !== 'person' &&
    !(place.type === 'organization' && place.isTypeCertain)
  );
}

/** 'Leeds warehouse' for 'the warehouse in Leeds'; null where words of its own tell it from others there. */
export function premisesOf(scene: Scene, index: number): Mention | null {
  if (!isPremises(scene, index)) return null;
  const { phrase, noun } = termOf(scene, index);
  const { determiner } = phrase;
  const article = determiner === null ? '' : (scene.analysis.tokens[determiner]?.lower ?? '');
  const place = termOf(scene, index + 1).mention;
  if (place === null || determiner === null || phrase.head > determiner + 1) return null;
  if (phrase.possessor !== null || phrase.plural || !/^(?:the|our|its|their)$/.test(article)) return null;
  const name = `${place.name} ${noun}`;
  return { surface: name, name, type: 'place', isTypeCertain: true, traits: [] };
}

/** 'Ireland' in 'Cork, Ireland': in which land the place is, and none beside it. */
export function isRegionBehind(scene: Scene, index: number): boolean {
  const { nounPhrases, tokens } = scene.analysis;
  const [before, phrase] = [nounPhrases[index - 1], nounPhrases[index]];
  const isSetOff =
    phrase !== undefined && before?.end === phrase.start - 1 && tokens[before.end]?.text === ',';
  if (!isSetOff || phrase.kind !== 'proper' || before.kind !== 'proper') return false;
  const facet = (at: number) => placeFacet(normalizeName(termOf(scene, at).mention?.name ?? ''));
  return facet(index) !== '' && facet(index - 1) === '';
}
