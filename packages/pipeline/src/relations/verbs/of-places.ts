import { isOfLife, isSpecies } from '../names/species.ts';
import { headLemma, nameOf, rangeText, type Scene, termOf } from '../scene.ts';
import type { Frame } from './frame.ts';
import type { VerbPattern } from './patterns.ts';

/** Who and what stations, ports and roads have to do with, and nobody answers for. */
const traffic =
  /^(?:passenger|visitor|traveller|tourist|guest|spectator|vehicle|car|train|flight|ship|container|cargo|freight|tonne|ton|crowd|audience|attention|people)$/;
/** Houses that serve towns, and are served by lines, without anything being sold. */
const stops =
  /\b(?:Airport|Airfield|Station|Port|Harbour|Harbor|Stop|Halt|Terminal|School|Hospital|Church|Railway|Bridge|Line|Parish)$/;
/** What is kept rather than seated. */
const holdings =
  /^(?:collection|exhibition|work|painting|drawing|book|volume|item|record|copy|document|object|manuscript|artefact|artifact|piece|print|photograph|title|fair|festival|concert|event|market|service|mass|map|specimen|coin)$/;

/** 'The airport handled 400,000 passengers', 'The Courier appears daily in Hull', 'The Sorrel passes Ambry': what is told of places and things in words that are people's elsewhere. */
export function isOfPlaces(
  scene: Scene,
  frame: Frame,
  { verb, predicate, words, prepositions }: VerbPattern,
): boolean {
  // 'lies on the river Orle' is not in it, 'lies on Crete' is
  if (prepositions?.has('on') === true && /^l(?:ocated_in|ies_on)$/.test(predicate.name))
    return (
      frame.prepositional.some(({ word, phrase }) => word === 'on' && isWater(scene, phrase)) ===
      (predicate.name === 'located_in')
    );
  const said = frame.passive ? frame.subjects : frame.directs;
  const heads = said.map((index) => headLemma(scene, index));
  const subjects = frame.subjects.map((index) => nameOf(scene, index));
  // 'voted for the first time'
  if (verb === 'vote' && predicate.name === 'supports_cause')
    return frame.prepositional.some(
      ({ word, phrase }) => word === 'for' && headLemma(scene, phrase) === 'time',
    );
  if (verb === 'handle' && predicate.name === 'responsible_for')
    return heads.some((noun) => traffic.test(noun));
  // 'The Sea Lark has served as a museum ship in Orle since 2005': a ship is no member of a town
  if (verb === 'serve' && predicate.name === 'member_of')
    return (
      frame.prepositional.some(({ word }) => word === 'as') &&
      subjects.every((subject) => subject?.type !== 'person')
    );
  // 'draws 12,000 visitors a year'
  if (verb === 'draw' && predicate.name === 'painted') return heads.some((noun) => traffic.test(noun));
  // a newspaper appears in a town, and plays no part there
  if (verb === 'appear' && predicate.name === 'performed_in')
    return frame.subjects.every((index) => {
      const { phrase, mention } = termOf(scene, index);
      return mention?.type !== 'person' && !phrase.plural && phrase.determiner !== null;
    });
  // 'The road passes Ambry' approves nothing
  if (verb === 'pass' && predicate.name === 'approved')
    return (
      !frame.passive &&
      said.some((index) => /^(?:place|thing|person|product)$/.test(nameOf(scene, index)?.type ?? '')) &&
      subjects.every((subject) => subject?.type !== 'organization')
    );
  // 'Ravik Airport serves the town of Ravik', 'Orle Station is served by Norrail'
  if (verb === 'serve' && predicate.name === 'supplies')
    return [...subjects, ...said.map((index) => nameOf(scene, index))].some((name) =>
      stops.test(name?.name ?? ''),
    );
  // 'is a species of heron found in Norland': no gene is
  if (predicate.name === 'expressed_in')
    return frame.subjects.some((index) => isSpecies(headLemma(scene, index)));
  // 'The tawny skerrit was first described by Emil Hartog', but 'The plan was described by Ann Lee as reckless'
  if (predicate.name === 'discovered' && verb === 'describe')
    return !frame.subjects.some((index) => isOfLife(headLemma(scene, index)));
  // 'holds a collection of 4,000 paintings'
  if (predicate.name === 'capacity' && verb === 'hold' && words === null)
    return heads.some((noun) => holdings.test(noun));
  // 'The painting shows a young woman'
  if (predicate.name === 'composed_of' && verb === 'show')
    return subjects.some((subject) => subject?.type === 'work');
  // 'made the first ascent of the peak'
  if (predicate.name === 'manufactures' && verb === 'make')
    return heads.some((noun) =>
      /^(?:ascent|descent|crossing|voyage|journey|trip|debut|appearance|landing|flight|landfall|passage|pilgrimage|tour)$/.test(
        noun,
      ),
    );
  return false;
}

const waters =
  /\b(?:river|lakes?|loch|lough|sea|ocean|bay|gulf|canal|fjord|firth|sound|strait|channel|estuary|creek|brook|stream|coast|shore|bank)\b/i;

/** 'the river Orle', 'Lake Orn', 'the Orle': a town lies on it, and nothing in it. */
function isWater(scene: Scene, index: number): boolean {
  const { start, end } = termOf(scene, index).phrase;
  const text = rangeText(scene, start, end);
  return waters.test(text) || /^the \p{Lu}\p{Ll}+$/u.test(text);
}
