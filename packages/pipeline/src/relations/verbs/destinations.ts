import { isFamily } from '../../language/words/kin.ts';
import { classNounType } from '../names/name-types.ts';
import type { VerbPattern } from '../predicates.ts';
import { headLemma, nameOf, type Scene, termOf, valueText } from '../scene.ts';
import type { Frame } from './frame.ts';

/** What people are employed in, beside what classes of bodies are called. */
const workplaces =
  /^(?:staff|crew|faculty|force|workforce|office|ranks|service|cast|squad|newsroom|shop|store|paper|plant|factory|hotel|bank|firm|home|farm|estate|board|industry|profession|trade|project|effort|programme|initiative|mission)$/;

/** What people sit on without being a part of it. */
const seatsAndPlaces =
  /^(?:floor|storey|level|bench|chair|sofa|couch|stool|step|stair|wall|terrace|balcony|side|seat|ground|grass|beach|bed|table|desk|bus|train|plane|fence|rock|roof|hill|coast|river|shelf|bank)$/;

/** What people are of without being employed. */
const companies =
  /^(?:council|committee|commission|jury|panel|family|circle|movement|campaign|community|delegation|expedition|scheme|cult|order|clergy|resistance|strike|mailing list|pact|treaty)$/;

/** Where people move within their work. */
const workplaceParts =
  /^head office$|\b(?:department|division|desk|role|post|position|job|team|shift|ward|crew)$|\b(?:office|branch|plant|site|headquarters|store|shop|depot|factory|warehouse|showroom|salon|clinic|surgery)\b(?: (?:of|in) \p{Lu}.*)?$/u;

/** What people come back to live in. */
const homes =
  /^(?:city|town|village|country|countryside|island|region|area|state|province|capital|farm|suburb|neighbou?rhood|homeland|mainland|coast|kingdom|monastery|convent|abbey)$/;

/**
 * 'joined the meeting', 'returned to the topic', 'hosted two students': a noun without a name that nobody is employed by, lives
 * in or holds as an event.
 */
export function isNoDestination(scene: Scene, frame: Frame, pattern: VerbPattern): boolean {
  const { verb, predicate } = pattern;
  const [direct] = frame.directs;
  const { name } = predicate;
  if (/^(?:re)?join$/.test(verb) && /^(?:works_|member_of$)/.test(name) && direct !== undefined)
    return (
      (name !== 'member_of' && isOfLeisure(scene, direct)) ||
      (isNameless(scene, direct) && !isJoined(headLemma(scene, direct), name))
    );
  if (verb === 'return' && name === 'lives_in')
    return frame.prepositional.every(
      ({ word, phrase }) =>
        word !== 'to' || (isNameless(scene, phrase) && !homes.test(headLemma(scene, phrase))),
    );
  // a hospital takes in patients and a school pupils, and who signs up to a service is a customer
  if (name === 'member_of' && /^(?:admit|sign)$/.test(verb)) {
    const bodies = [...frame.subjects, ...frame.directs, ...frame.prepositional.map(({ phrase }) => phrase)];
    const names = bodies.map((index) => nameOf(scene, index)?.name ?? '');
    return verb === 'admit'
      ? names.some((one) =>
          /\b(?:Hospital|Clinic|Infirmary|Hospice|University|College|School|Academy)\b/.test(one),
        )
      : !names.some((one) =>
          /\b(?:Club|Society|Party|Union|Association|Guild|League|Choir|Band|Orchestra)$/.test(one),
        );
  }
  // 'sits on the third floor', 'sat on a bench'
  if (verb === 'sit' && name === 'member_of')
    return frame.prepositional.some(
      ({ word, phrase }) =>
        word === 'on' && isNameless(scene, phrase) && seatsAndPlaces.test(headLemma(scene, phrase)),
    );
  // 'signed the contract for the library'
  if (verb === 'sign' && name === 'plays_for' && direct !== undefined)
    return frame.prepositional.every(({ word }) => word !== 'with');
  // 'moved to 40 Mill Road': where a house is, rather than the seat of a firm
  if (/^(?:move|relocate)$/.test(verb) && name === 'headquartered_in')
    if (
      frame.prepositional.some(
        ({ word, phrase }) => /^(?:to|from)$/.test(word) && isAddress(nameOf(scene, phrase)?.name ?? ''),
      )
    )
      return true;
  // 'signed for a parcel'
  if (verb === 'sign' && /^(?:works_at|plays_for)$/.test(name) && direct === undefined)
    return frame.prepositional.every(
      ({ word, phrase }) => !/^(?:for|with)$/.test(word) || isNameless(scene, phrase),
    );
  // 'Ann moved her company to Leeds', 'the mill moved its sales office there' without moving house, unlike 'moved her family'
  if (/^(?:move|relocate)$/.test(verb) && bearsOnMover(pattern) && !frame.passive)
    if (frame.directs.some((index) => isMovedAlone(scene, index))) return true;
  // 'moved to head office', 'transferred to the night shift', 'moved to sales'
  if (/^(?:move|relocate|transfer)$/.test(verb) && /^(?:lives|headquartered|located)_in$/.test(name))
    return frame.prepositional.some(
      ({ word, phrase }) =>
        word === 'to' &&
        isNameless(scene, phrase) &&
        (workplaceParts.test(valueText(scene, phrase)) || isBareNoun(scene, phrase)),
    );
  if (verb === 'host' && name === 'organized' && direct !== undefined) return isPeople(scene, direct);
  return false;
}

/** 'moved to Hull', 'moved to Orr Ltd': where whoever moves is then, unlike 'moved its headquarters to Hull' and 'moved to Postgres'. */
function bearsOnMover({ direct, words, passive, predicate }: VerbPattern): boolean {
  return direct === null && words === null && !passive && !/^(?:uses|scheduled_for)$/.test(predicate.name);
}

/** Whether it moves without whoever moves it: anything but a household, or what has no noun ('myself'). */
function isMovedAlone(scene: Scene, index: number): boolean {
  const { kind } = termOf(scene, index).phrase;
  const noun = headLemma(scene, index);
  return (
    !/^(?:pronoun|time|quantity)$/.test(kind) &&
    !isFamily(noun) &&
    !/^(?:family|household|home|house)$/.test(noun)
  );
}

/** 'went to Orr School', 'went to Orr University in 2010': for years, unlike who went there to speak. */
export function isAttending({ analysis }: Scene, { prepositional, clause }: Frame): boolean {
  const next = analysis.clauses[clause.index + 1];
  return (
    next?.kind !== 'infinitive' && prepositional.every(({ word }) => /^(?:to|in|from|until|with)$/.test(word))
  );
}

/** '40 Mill Road' */
function isAddress(name: string): boolean {
  return /^\d{1,4}\p{L}? \p{Lu}|\b(?:Street|Road|Lane|Avenue|Square|Terrace|Close|Row|Quay|Wharf|Way) \d{1,4}$/u.test(
    name,
  );
}

/** 'sales', 'customer support': what has no article is no place that people live in, 'town' and 'student housing' apart. */
function isBareNoun(scene: Scene, index: number): boolean {
  return (
    termOf(scene, index).phrase.determiner === null &&
    !/^(?:town|housing|living|accommodation|lodging|quarter|barrack|shore|land|campus|college|university)$/.test(
      headLemma(scene, index),
    )
  );
}

function isNameless(scene: Scene, index: number): boolean {
  return nameOf(scene, index) === null && termOf(scene, index).phrase.kind === 'common';
}

function isJoined(noun: string, predicate: string): boolean {
  const type = classNounType(noun);
  if (workplaces.test(noun)) return true;
  if (predicate === 'works_on') return type === 'product' || type === 'work';
  return predicate === 'member_of'
    ? type === 'organization' || companies.test(noun)
    : type === 'organization' && noun !== 'party';
}

function isPeople(scene: Scene, index: number): boolean {
  const noun = headLemma(scene, index);
  const mention = nameOf(scene, index);
  if (mention !== null) return mention.type === 'person' && mention.isTypeCertain;
  return classNounType(noun) === 'person' || isFamily(noun) || /^(?:guest|people|friend|person)$/.test(noun);
}

/** What people join beside their work: 'joined a choir called Prana', 'quit the gym'. */
export function isOfLeisure(scene: Scene, direct: number): boolean {
  const { phrase } = termOf(scene, direct);
  return /^(?:gym|choir|band|club|orchestra|quartet|dojo|society|church|congregation|scouts|troupe|chorus)$/.test(
    headLemma(scene, direct),
  )
    ? true
    : /^(?:yoga|pilates|dance|fitness|climbing|pottery|art) studio$/i.test(
        scene.analysis.tokens
          .slice(Math.max(phrase.start, phrase.head - 1), phrase.head + 1)
          .map(({ lower }) => lower)
          .join(' '),
      );
}
