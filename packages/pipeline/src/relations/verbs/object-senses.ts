import { classNounType } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import type { VerbPattern } from '../predicates.ts';
import { headLemma, nameOf, rangeText, type Scene, termOf, valueText, verbOf } from '../scene.ts';
import { isOfLeisure } from './destinations.ts';
import type { Frame } from './frame.ts';
import { isBuyingGoods, isPossessive } from './goods.ts';
import {
  giving,
  houses,
  isBare,
  isChild,
  isContest,
  isGift,
  isMolecular,
  isRunning,
  isSystem,
  ticket,
} from './kinds-of-objects.ts';
import { isOtherSigning } from './signings.ts';

const exams =
  /^(?:test|exam|examination|audition|audit|inspection|check|course|class|grade|level|subject|finals|bar|interview|viva|licen[cs]e)$/;

const beings = /^(?:child|baby|boy|girl|kid|animal|stray|pup|chick|donkey|goat|sheep|pig|duck|hen)$/;

const spans =
  /\b(?:second|minute|hour|day|night|week|fortnight|month|quarter|year|decade|centur(?:y|ie)|age|long|while|time)s?\b/;

const vehicles =
  /^(?:car|van|bus|coach|minibus|truck|lorry|taxi|cab|tractor|train|tram|motorbike|motorcycle|scooter|ambulance|vehicle|jeep|camper|hatchback|estate|saloon|pickup|suv|carriage|cart|sheep|cattle)$/;

const degrees = /^(?:phd|mba|ba|bsc|ma|msc|mphil|dphil|llm|master['’]?s|bachelor['’]?s)$/i;

/** What is begun by being founded. */
const founded =
  /^(?:company|firm|business|startup|start-up|charity|foundation|club|band|choir|orchestra|school|shop|store|bakery|brewery|restaurant|cafe|café|agency|studio|practice|newspaper|magazine|newsletter|blog|podcast|label|movement|group|society|association|union|party|team|league|festival|church|cooperative|co-op|collective|consultancy|lab|institute|network|organisation|organization|fund|farm|library|museum|initiative|programme|program|publisher|dynasty|community|nonprofit|ngo|brand|(?:boat|ship|brick)yard|workshop|gallery|theatre|theater|clinic|nursery|dairy|winery|distillery|foundry|guesthouse|hostel)$/;

/** What the direct object makes of the verb: 'raised money' increases nothing. */
export function objectMeansOtherwise(
  scene: Scene,
  frame: Frame,
  pattern: VerbPattern,
  direct: number,
): boolean {
  const { verb, predicate, words, left } = pattern;
  // 'raised money', 'raises questions': nothing that was less before
  if (verb === 'raise' && predicate.name === 'increases')
    return /^(?:money|fund|cash|capital|question|issue|concern|doubt|objection|point|hand|flag|child|family)s?$/.test(
      headLemma(scene, direct),
    );
  // 'The Ulv forms the border' makes nothing, and 'The Ulv joins the Hamm at Orsk' belongs to nobody
  if (verb === 'form' && predicate.name === 'created')
    return /^(?:border|boundary|frontier|edge|part|basis|core|backbone|barrier|link|bridge|foundation|limit)$/.test(
      headLemma(scene, direct),
    );
  if (verb === 'join' && /^(?:member_of|works_(?:at|on))$/.test(predicate.name) && isConfluence(scene, frame))
    return true;
  // 'picked up T-114' from whoever had it – not 'picked up a parcel', 'took over Orr'
  if (/^(?:pick|take)$/.test(verb) && /^(?:assigned_to|acquired)$/.test(predicate.name)) {
    const isTicket = ticket.test(nameOf(scene, direct)?.name ?? '');
    return (predicate.name === 'assigned_to') !== isTicket;
  }
  // 'holds a 30 percent stake': no room for anybody
  // 'carried 2.3 million passengers in 2022' is what it did, and not what it has room for
  if (predicate.name === 'capacity' && verb === 'carry' && verbOf(scene, frame.clause).tense === 'past')
    return scene.analysis.nounPhrases.some(({ kind }) => kind === 'time');
  if (predicate.name === 'capacity' && verb === 'hold')
    return /\b(?:stake|share|interest|degree|record|title|meeting|talk|election)s?\b|%|per ?cent/i.test(
      valueText(scene, direct),
    );
  // 'bought a stake in Orr' owns a part, and acquired no thing
  if (
    /^(?:acquired|sold|sells|owns)$/.test(predicate.name) &&
    words === null &&
    /^(?:stake|share|shareholding|stock)$/.test(headLemma(scene, direct))
  )
    return true;
  // 'lost weight', 'lost interest', 'lost an arm': nothing that anybody owned
  if (
    predicate.name === 'owns' &&
    verb === 'lose' &&
    (isBare(scene, direct) ||
      isContest(scene, direct) ||
      /^(?:arm|leg|eye|hand|foot|finger|toe|tooth|ear|limb|life|mind|way|voice|sight)$/.test(
        headLemma(scene, direct),
      ))
  )
    return true;
  // who sells a tenth of it may have more
  if (predicate.name === 'owns' && verb === 'sell') return !isPossessive(scene, direct);
  if (predicate.name === 'acquired' && isBuyingGoods(scene, frame, { verb, predicate })) return true;
  // 'absorbed the costs', but 'absorbed Tarn Rail'
  if (verb === 'absorb' && predicate.name === 'acquired') return fitsNoBody(nameOf(scene, direct));
  if (predicate.name === 'acquired' && giving.test(verb)) return !isGift(scene, verb, direct);
  // 'has its head office in Zug' is no office among others
  if (verb === 'have' && headLemma(scene, direct) === 'office')
    return (
      (predicate.name === 'headquartered_in') !==
      /\b(?:head|main|principal|registered)$/i.test(
        rangeText(scene, termOf(scene, direct).phrase.start, termOf(scene, direct).phrase.head),
      )
    );
  // 'the server runs Debian 12' is not managing it, 'Ana runs Tern Ltd' is no platform
  if (verb === 'run' && /^(?:runs_on|manages)$/.test(predicate.name))
    return (
      (predicate.name === 'runs_on') !== isSystem(scene, frame, direct) ||
      (predicate.name === 'manages' && isRunning(scene, direct))
    );
  // 'Marten handles 2,000 requests a second', 'cannot handle spicy food': what it can do
  if (verb === 'handle' && predicate.name === 'responsible_for')
    return (
      /\d/.test(valueText(scene, direct)) || /^c(?:an|ould)$/.test(verbOf(scene, frame.clause).modal ?? '')
    );
  const object = termOf(scene, direct).phrase;
  // 'joined a choir called Prana', 'quit the gym' are no jobs
  if (/^(?:leave|quit)$/.test(verb) && /^works_/.test(predicate.name) && isOfLeisure(scene, direct))
    return true;
  if (verb === 'leave' || verb === 'quit') {
    // 'left the farm to her niece' gives it away, 'quit smoking' leaves no place
    if (frame.prepositional.some(({ word }) => word === 'to')) return true;
    // 'left Paul' is no move, 'left the Tarn Stadium' no end of a job
    const left = nameOf(scene, direct)?.type;
    if (left === 'person' || (left === 'place' && predicate.name === 'works_at')) return true;
    // 'Having left Delft, she became a potter': where she had been before, at work or at home
    const { tense, perfect } = verbOf(scene, frame.clause);
    if (tense === 'past' && perfect && isUnknown(nameOf(scene, direct))) return true;
    // 'left the room', 'left the meeting' keep the job
    if (words === null && object.kind === 'common' && nameOf(scene, direct) === null)
      return !isLeft(predicate.name, headLemma(scene, direct));
    // 'left the Orr Theatre' is a job that is over
    if (predicate.name === 'lives_in' && houses.test(nameOf(scene, direct)?.name ?? '')) return true;
    return object.kind === 'common' && object.determiner === null && /ing$/.test(headLemma(scene, direct));
  }
  // 'drives a grey Volvo', 'drives the school bus'; but 'KRAS drives tumour growth'
  if (verb === 'drive' && predicate.name === 'causes')
    return (
      nameOf(scene, direct) !== null ||
      object.possessor !== null ||
      isPossessive(scene, direct) ||
      vehicles.test(headLemma(scene, direct)) ||
      /\p{Lu}\p{Ll}+/u.test(valueText(scene, direct))
    );
  if (verb === 'sign') return isOtherSigning(scene, frame, predicate.name, direct);
  // 'adopted her nephew Isak' approves nobody
  if (verb === 'adopt' && predicate.name === 'approved' && isChild(scene, frame, direct)) return true;
  // 'studied medicine', but 'studied the map', 'studied 240 patients'
  if (verb === 'study' && predicate.name === 'studies') {
    const { phrase, mention } = termOf(scene, direct);
    return mention !== null || phrase.kind !== 'common' || phrase.determiner !== null || phrase.plural;
  }
  // 'Tern replaced Oxi with Beak': Beak takes its place
  if (verb === 'replace' && predicate.name === 'replaces' && !frame.passive)
    return left === 'S'
      ? frame.prepositional.some(({ word }) => word === 'with')
      : frame.subjects.some((index) => nameOf(scene, index)?.type === 'person');
  // 'failed to show a benefit' has no part of that name
  if (verb === 'show' && predicate.name === 'composed_of')
    return /^(?:benefit|effect|efficacy|effectiveness|improvement|difference|increase|decrease|reduction|rise|fall|promise|result|sign|evidence|potential|interest|advantage)s?$/.test(
      headLemma(scene, direct),
    );
  // 'Velprazol blocks the receptor H7' holds up nobody's work
  if (verb === 'block' && predicate.name === 'depends_on' && !frame.passive && isMolecular(scene, direct))
    return true;
  // 'replaced her old phone with a new one' takes nobody's place
  if (verb === 'replace' && predicate.name === 'succeeded' && !frame.passive)
    return frame.prepositional.some(({ word }) => word === 'with');
  // 'passed her driving test', 'adopted a kitten' approve nothing
  if (predicate.name === 'approved' && verb === 'pass')
    return (
      exams.test(headLemma(scene, direct)) ||
      frame.particle !== null ||
      frame.prepositional.some(({ word }) => /^(?:to|on|through|along|down)$/.test(word))
    );
  if (verb === 'adopt' && /^(?:approved|uses)$/.test(predicate.name))
    return termOf(scene, direct).relation !== null || beings.test(headLemma(scene, direct));
  // 'Ida carries sandbags', 'the bridge carries traffic', 'the ferry carried people', but 'the cell carries a receptor'
  if (verb === 'carry' && predicate.name === 'composed_of')
    return (
      /^(?:passenger|person|people|traffic|freight|cargo|mail)$/.test(headLemma(scene, direct)) ||
      frame.subjects.some(
        (index) =>
          nameOf(scene, index)?.type === 'person' ||
          /^(?:place|product)$/.test(classNounType(headLemma(scene, index)) ?? ''),
      )
    );
  // 'takes two hours', but 'takes 50 mg of Velotrin'
  if (verb === 'take' && predicate.name === 'duration') return !spans.test(valueText(scene, direct));
  // 'started school', 'set up the house' found nothing; 'started a bakery' does
  if (/^(?:start|set)$/.test(verb) && predicate.name === 'founded' && object.kind === 'common')
    return object.determiner === null || !founded.test(headLemma(scene, direct));
  // 'started a PhD'
  if (verb === 'start' && predicate.name === 'founded' && degrees.test(headLemma(scene, direct))) return true;
  if (verb !== 'make' || predicate.name !== 'manufactures') return false;
  const { phrase } = termOf(scene, direct);
  return phrase.kind !== 'common' && /^(?:ADJ|VERB)$/.test(scene.analysis.tokens[phrase.end]?.pos ?? '');
}

/** 'The Tern' may be a ship as well as a house. */
export function isUnknown(mention: Mention | null): boolean {
  return mention !== null && mention.type === 'thing' && !mention.isTypeCertain && !/\s/.test(mention.name);
}

/** 'The Ulv joins the Hamm': two rivers, as their articles and the lasting present tell. */
function isConfluence(scene: Scene, { subjects, directs, clause }: Frame): boolean {
  const { tense, perfect, progressive } = verbOf(scene, clause);
  const { tokens } = scene.analysis;
  const isRiver = (index: number) => {
    const { start, end } = termOf(scene, index).phrase;
    return (
      /^the$/i.test(tokens[start]?.text ?? '') &&
      end === start + 2 &&
      /^\p{Lu}\p{Ll}+[^s\P{Ll}]$/u.test(tokens[start + 1]?.text ?? '')
    );
  };
  return (
    tense === 'present' &&
    !perfect &&
    !progressive &&
    subjects.every(isRiver) &&
    directs.slice(0, 1).every(isRiver)
  );
}

function fitsNoBody(mention: Mention | null): boolean {
  return mention === null || !/^(?:organization|thing)$/.test(mention.type);
}

/** Whether leaving what a noun calls ends a relation: a body, a project, a town. */
function isLeft(predicate: string, noun: string): boolean {
  if (predicate === 'works_on')
    return /^(?:project|programme|program|effort|initiative|campaign)$/.test(noun);
  if (predicate === 'lives_in')
    return /^(?:city|town|village|country|island|region|area|state|capital|farm)$/.test(noun);
  return classNounType(noun) === 'organization';
}
