import { normalizeName } from '../../entities/names.ts';
import { isDayOfWeek } from '../../language/times/month-names.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { classNounType } from '../names/name-types.ts';
import { placeFacet } from '../names/place-facets.ts';
import { makesOther } from '../nouns/makers.ts';
import { isTeam } from '../posts/teams.ts';
import type { VerbPattern } from '../predicates.ts';
import { headLemma, nameOf, rangeText, type Scene, termOf, valueText, verbOf } from '../scene.ts';
import { isAttending, isNoDestination } from './destinations.ts';
import type { Frame } from './frame.ts';
import { isBuyingGoods, isOnlyTold, isPossessive, isProduced } from './goods.ts';
import { isRuling } from './governing.ts';
import {
  buildings,
  deeds,
  isCircumstance,
  isDoctor,
  isHousemate,
  isIntangible,
  isLanguage,
  isPresent,
} from './kinds-of-objects.ts';
import { isMisplaced } from './misplaced.ts';
import { isUnknown, objectMeansOtherwise } from './object-senses.ts';

const schools =
  /\b(?:school|college|university|academy|primary|secondary|elementary|high|middle|grammar|kindergarten|nursery|polytechnic|seminary|institute|gymnasium|lyc[eé]e|conservatory|conservatoire|harvard|yale|oxford|cambridge|stanford|mit)\b/i;

/** What is meant to be done, asked for or brought before a court. */
const undertaken =
  /^(?:increase|rise|cut|plan|idea|claim|charge|case|lawsuit|suit|appeal|complaint|bid|offer|proposal|project|demand|objection|price|fee|requirement|target|merger|takeover|sale|deal|talk)$/;

const sporting =
  /\b(?:gym|club|dojo|track|pool|box|stadium|centre|center|court|range|rink|lido|studio|ground|field|hall)$/i;

/** What a thing remains in without being anywhere. */
const keeping =
  /^(?:family|hand|ownership|possession|use|office|service|print|power|force|place|contact|touch|business|charge|control|production|operation|custody)$/;

/** What leads over or through places, and is no water. */
const ways =
  /\b(?:bridge|footbridge|viaduct|aqueduct|road|motorway|highway|lane|street|path|trail|track|railway|railroad|line|tramway|tunnel|ferry|cable car|bus|train|tram|route|pipeline|border|wall)$/i;

/** What governs a body. */
/** Whom one descends from, rather than where: 'comes from a family of fishermen'. */
const descent =
  /^(?:family|line|lineage|dynasty|clan|household|background|generation|stock|descent|marriage|parent)s?$/;

const governing = /^(?:board|committee|council|jury|panel|commission)$/;

/** What has a conductor. */
const ensemble =
  /\b(?:orchestra|philharmonic|symphony|sinfonia|sinfonietta|philharmonia|ensemble|choir|chorus|band|opera)\b/i;

/** What a producer puts on or has made, and nobody manufactures. */
const staged =
  /^(?:film|movie|documentary|play|musical|opera|show|series|album|song|single|record|podcast|episode)$/;

/** 'the Meyers': a household, not a guest. */
function isFamily(scene: Scene, index: number): boolean {
  const { kind, start } = termOf(scene, index).phrase;
  return kind === 'proper' && scene.analysis.tokens[start]?.lower === 'the';
}

/** Whether the only name that tells what a program runs on is a town's or a land's. */
function runsSomewhere(scene: Scene, { prepositional }: Frame): boolean {
  const names = prepositional.flatMap(({ phrase }) => nameOf(scene, phrase) ?? []);
  return (
    names.length > 0 &&
    names.every(({ name, type }) => type === 'place' && (lookUp(name.toLowerCase()) & Word.place) !== 0)
  );
}

/** Where people spend years without working there. */
const staysAt =
  /\b(?:University|College|School|Academy|Institute|Hospital|Clinic|Prison|Jail|Camp|Hotel|Monastery|Abbey|Convent|Court|Cathedral|Palace|Castle|Cottage|House|Farm|Sea|FC|United|Rovers|Town|City|Albion|Athletic)\b|^HMP /;

/** 'spent six years', 'has spent most of her career', 'spent the past decade': with whom somebody works. */
function isTimeOfWork(scene: Scene, { clause, prepositional }: Frame): boolean {
  const { tokens } = scene.analysis;
  const { end } = verbOf(scene, clause);
  const at = prepositional.find(
    ({ word, phrase }) => /^(?:at|with)$/.test(word) && nameOf(scene, phrase) !== null,
  );
  if (at === undefined || staysAt.test(nameOf(scene, at.phrase)?.name ?? '')) return false;
  const { governor, start } = termOf(scene, at.phrase).phrase;
  const long = /^(?:years?|months|decades?|career)$/;
  return tokens.slice(end, governor ?? start).some(({ lower }) => long.test(lower));
}

/** Whether nothing but 'now' or 'again' stands between a verb and what it takes with a preposition. */
function isRightBehind(scene: Scene, { clause }: Frame, index: number): boolean {
  const { governor } = termOf(scene, index).phrase;
  const { end } = verbOf(scene, clause);
  const between = scene.analysis.tokens.slice(end, governor ?? end);
  return governor !== null && governor >= end && between.every(({ pos }) => pos === 'ADV');
}

/** 'ran a marathon' manages nothing, and 'makes me jittery' makes nobody. */
export function meansOtherwise(scene: Scene, frame: Frame, pattern: VerbPattern): boolean {
  if (isNoDestination(scene, frame, pattern) || isMisplaced(scene, frame, pattern)) return true;
  if (isProduced(scene, frame, pattern)) return true;
  const { verb, predicate } = pattern;
  // 'announced the strike', 'announced its results' bring out nothing, but 'announced the Orbit 3'
  if (verb === 'announce' && predicate.name === 'released' && isOnlyTold(scene, frame)) return true;
  if (predicate.name === 'applies_to' && isRuling(scene, frame)) return true;
  // 'the prize went to her', but 'she went to Berlin'
  if (verb === 'go' && predicate.name === 'won')
    return !frame.subjects.some((index) =>
      /\b(?:award|prize|medal|trophy|title|cup|oscar|victory|win|contract|seat|honou?r)s?$/i.test(
        rangeText(scene, termOf(scene, index).phrase.start, termOf(scene, index).phrase.end),
      ),
    );
  // 'left Orr in 1995, followed by Bo': went after her, and took nobody's place
  if (verb === 'follow' && predicate.name === 'succeeded' && frame.clause.kind === 'participial') return true;
  // 'conducted a survey'
  if (predicate.name === 'conductor_of')
    return !(frame.passive ? frame.subjects : frame.directs).some((index) =>
      ensemble.test(nameOf(scene, index)?.name ?? ''),
    );
  // 'joined the board', 'resigned from the committee': nobody's employer
  if (
    /^works_(?:at|on)$/.test(predicate.name) &&
    /^(?:join|rejoin|leave|quit|resign|retire|depart)$/.test(verb)
  ) {
    const left = [...frame.directs, ...frame.prepositional.map(({ phrase }) => phrase)];
    if (left.some((index) => governing.test(headLemma(scene, index)) && nameOf(scene, index) === null))
      return true;
  }
  // 'The Orr Bridge crosses the Taff': what is built flows nowhere
  if (predicate.name === 'flows_through' && /^(?:cross|traverse|run|pass)$/.test(verb))
    return frame.subjects.some((index) => {
      const { start, end } = termOf(scene, index).phrase;
      return ways.test(rangeText(scene, start, end));
    });
  // 'gets its leather from Orr', but 'got a letter from Orr'
  if (predicate.name === 'supplies' && /^(?:get|obtain)$/.test(verb))
    return (
      !frame.directs.some((index) => isPossessive(scene, index)) ||
      !isBuyingGoods(scene, frame, { verb, predicate })
    );
  // 'has sold the mill to Orr Ltd': it deals in no mills
  if (predicate.name === 'sells' && verb === 'sell' && verbOf(scene, frame.clause).perfect)
    return frame.prepositional.some(({ word, phrase }) => word === 'to' && nameOf(scene, phrase) !== null);
  // 'The river Alm joins the Traun' is a member of nothing
  if (predicate.name === 'member_of' && verb === 'join') {
    const isWay = frame.subjects.some((index) => {
      const { start, end } = termOf(scene, index).phrase;
      return /\b(?:river|stream|brook|creek|canal|road|motorway|railway|path)\b/i.test(
        rangeText(scene, start, end),
      );
    });
    if (isWay) return true;
  }
  // 'The villa belongs to the Orr family': a house is a member of nothing
  if (predicate.name === 'member_of' && verb === 'belong')
    return (
      (frame.prepositional.some(({ phrase }) =>
        /\b(?:family|dynasty)$/.test(nameOf(scene, phrase)?.name ?? ''),
      ) ||
        frame.subjects.some((index) => buildings.test(nameOf(scene, index)?.name ?? ''))) &&
      !frame.subjects.some((index) => {
        const subject = nameOf(scene, index);
        return subject?.type === 'person' && subject.isTypeCertain;
      })
    );
  // 'built by Orr of Bergen', 'made for the Duke of York'
  if (predicate.name === 'made_of') {
    const isMade = frame.prepositional.some(({ word }) => word === 'by');
    return frame.prepositional.some(
      ({ word, phrase }) =>
        (word === 'of' &&
          nameOf(scene, phrase) !== null &&
          (isMade || nameOf(scene, phrase)?.type === 'place')) ||
        // 'was built 3 km from Lisk'
        (word === 'from' && scene.terms[phrase - 1]?.phrase.kind === 'quantity'),
    );
  }
  // 'released a debut album' brings out a work
  if (predicate.name === 'secretes' && /^(?:release|generate|yield)$/.test(verb))
    return frame.directs.some((index) => classNounType(headLemma(scene, index)) === 'work');
  // 'employs 60 lawyers' uses nobody
  if (verb === 'employ' && predicate.name === 'uses')
    return frame.directs.some((index) => classNounType(headLemma(scene, index)) === 'person');
  // 'remained in his family', 'stayed in office'
  if (verb === 'remain' && predicate.name === 'located_in')
    return frame.prepositional.some(({ phrase }) => keeping.test(headLemma(scene, phrase)));
  // 'is in the works', 'is in the pipeline': planned, and nowhere yet
  if (verb === 'be' && predicate.name === 'located_in')
    return frame.prepositional.some(
      ({ phrase }) =>
        nameOf(scene, phrase) === null &&
        /^(?:works?|offing|pipeline|cards|making|running|lead|news|way|process|ascendant)$/.test(
          headLemma(scene, phrase),
        ),
    );
  // 'transferred its production to the new plant', 'transferred to the Lyon office': no player
  if (verb === 'transfer' && predicate.name === 'plays_for')
    if (
      (!frame.passive && frame.directs.length > 0) ||
      frame.prepositional.some(({ phrase }) =>
        /^(?:office|branch|department|division|unit|plant|site|depot|warehouse|hospital|clinic|ward|school|prison|subsidiary|headquarters)$/.test(
          headLemma(scene, phrase),
        ),
      )
    )
      return true;
  // 'entered service', 'entered the water'
  if (verb === 'enter' && predicate.name === 'has_office_in')
    return !frame.directs.some((index) => nameOf(scene, index) !== null);
  // 'directs the film Night Ferry' leads nobody
  if (verb === 'direct' && predicate.name === 'leads')
    return frame.directs.some((index) => nameOf(scene, index)?.type === 'work');
  // 'On 4 May Tern was down' plans nothing
  if (verb === 'be' && predicate.name === 'scheduled_for')
    return !frame.prepositional.some(
      ({ word, phrase }) => word === 'on' && isRightBehind(scene, frame, phrase),
    );
  // 'works in the Identity team', 'moved to the Identity team': who is in a team is one of it
  if (/^(?:work|be|move|transfer|switch)$/.test(verb) && predicate.name === 'member_of')
    return !frame.prepositional.some(({ phrase }) => isTeam(nameOf(scene, phrase)));
  // 'Kwame moved to the data team', 'transferred to the platform team': neither a seat nor a club
  if (
    /^(?:move|relocate|transfer)$/.test(verb) &&
    /^(?:headquartered_in|located_in|lives_in|plays_for)$/.test(predicate.name) &&
    (frame.prepositional.some(({ word, phrase }) => word === 'to' && isTeam(nameOf(scene, phrase))) ||
      // 'The Ruiz family moved to Bergen': a family has no seat
      (predicate.name === 'headquartered_in' &&
        frame.subjects.some((index) => headLemma(scene, index) === 'family')))
  )
    return true;
  // 'gave birth to twins', 'gave advice to the clinic': only what can be handed over is donated
  if (verb === 'give' && predicate.name === 'donated_to')
    return frame.directs.some((index) => isIntangible(scene, index)) || isPresent(scene, frame);
  // 'is different from Ann', 'is absent from Oslo', 'is back from Oslo'
  if (verb === 'be' && predicate.name === 'born_in' && frame.clause.adjective !== null) return true;
  if (verb === 'be' && /^(?:born|headquartered)_in$/.test(predicate.name) && isBackFrom(scene, frame))
    return true;
  // 'Pádraig is from Galway': who is from somewhere is somebody, unless a firm is known
  if (predicate.name === 'headquartered_in' && verb === 'be')
    return frame.subjects.some((index) => nameOf(scene, index)?.type === 'thing');
  // 'The Identity team moved from Jenkins to Buildkite', but 'moved to Hull'
  if (verb === 'move' && /^(?:uses|(?:headquartered|located|lives)_in)$/.test(predicate.name)) {
    const isTeams = frame.subjects.some((index) => isTeam(nameOf(scene, index)));
    const isFrom = frame.prepositional.some(({ word }) => word === 'from');
    const isPlaced = frame.prepositional.some(({ phrase }) => nameOf(scene, phrase)?.type === 'place');
    return (predicate.name === 'uses') !== (isTeams && isFrom && !isPlaced);
  }
  // 'founded Acme in Lund', but 'in partnership with the council'
  if (predicate.name === 'founded_in')
    return !frame.prepositional.some(({ word, phrase }) => word === 'in' && nameOf(scene, phrase) !== null);
  // 'took place on 4 May' is over
  if (/^(?:take|hold)$/.test(verb) && predicate.name === 'scheduled_for')
    return verbOf(scene, frame.clause).tense === 'past';
  // 'starts at 9:30' tells the hour, and neither the day nor a price
  if (/^(?:start|begin)$/.test(verb) && /^(?:scheduled_for|price)$/.test(predicate.name))
    return frame.prepositional.some(({ phrase }) =>
      /^\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?$/i.test(valueText(scene, phrase)),
    );
  // 'is meeting Zoe at three' has not met her yet
  if (predicate.name === 'met') {
    const { tense, progressive, perfect } = verbOf(scene, frame.clause);
    // 'visited Ostby': a town, unless it is somebody's name
    const isSomebodys = frame.directs.some((index) => termOf(scene, index).mention?.type === 'person');
    return (tense === 'present' && progressive && !perfect) || (verb === 'visit' && !isSomebodys);
  }
  // 'sees Dr. Rahman', but 'sees Anna'
  if (predicate.name === 'doctor_of' && verb === 'see')
    return (
      verbOf(scene, frame.clause).tense !== 'present' ||
      !frame.directs.some((index) => isDoctor(scene, index))
    );
  // who goes to the gym visits nothing, nor does who went to bed
  if (/^(?:go|fly|travel)$/.test(verb) && predicate.name === 'visited') {
    const { tense, perfect, progressive } = verbOf(scene, frame.clause);
    // 'is going to Rome' is not there yet, and 'goes to Oakfield School' is no visit
    if (tense === 'present' && progressive && !perfect) return true;
    // 'Backups go to Hull every night' names nobody
    if (tense === 'present' && !perfect && isBasePlural(scene, frame)) return true;
    if (
      (tense !== 'past' || isAttending(scene, frame)) &&
      !perfect &&
      frame.prepositional.some(
        ({ word, phrase }) => word === 'to' && schools.test(nameOf(scene, phrase)?.name ?? ''),
      )
    )
      return true;
    // 'Kestrel Airways flies to Malta' serves it
    if (verb === 'fly')
      return frame.subjects.some((index) => {
        const flier = nameOf(scene, index);
        return flier?.type === 'organization' && flier.isTypeCertain;
      });
    if (verb !== 'go') return false;
    // 'Ana went from Orr to Tarn' may have changed firms
    const isLeaving = frame.prepositional.some(({ word }) => word === 'from');
    if (
      isLeaving &&
      frame.prepositional.some(({ word, phrase }) => word === 'to' && nameOf(scene, phrase)?.type !== 'place')
    )
      return true;
    const unnamed = frame.prepositional.filter(
      ({ word, phrase }) => word === 'to' && nameOf(scene, phrase) === null,
    );
    return unnamed.some(
      ({ phrase }) => tense === 'present' || termOf(scene, phrase).phrase.determiner === null,
    );
  }
  // 'goes to Lincoln High School', 'goes to MIT', but 'goes to Japan', 'is going to Orr Ltd'; 'started at Humboldt Gymnasium', but 'at Acme'
  if (/^(?:go|start|transfer|move|switch)$/.test(verb) && predicate.name === 'studied_at')
    return frame.prepositional.every(({ word, phrase }) => {
      const place = nameOf(scene, phrase);
      return (
        word !== (verb === 'start' ? 'at' : 'to') ||
        place === null ||
        (!schools.test(place.name) && (verb !== 'go' || !/^\p{Lu}{2,5}$/u.test(place.name)))
      );
    });
  // 'she trains at the Ring Gym' is no school, but she 'trained at St Mary's'
  if (verb === 'train' && predicate.name === 'studied_at')
    return (
      verbOf(scene, frame.clause).tense === 'present' ||
      frame.prepositional.some(({ phrase }) => sporting.test(valueText(scene, phrase)))
    );
  // 'is learning Korean', 'stopped learning Korean' speaks it not yet; 'learned Korean' does, 'learned piano' speaks nothing
  if (verb === 'learn' && /^(?:speaks|learns)$/.test(predicate.name)) {
    const { tense, perfect, progressive, form } = verbOf(scene, frame.clause);
    const isUnderWay =
      progressive || form === 'gerund' || frame.mood.shift !== null || (tense === 'present' && !perfect);
    const isSpoken = frame.directs.some((index) => isLanguage(scene, index));
    return predicate.name === 'speaks' ? isUnderWay || !isSpoken : !isUnderWay;
  }
  // 'comes from a family of fishermen', 'hails from a long line of bakers'
  if (/^(?:come|hail|be)$/.test(verb) && predicate.name === 'born_in')
    if (frame.prepositional.some(({ phrase }) => descent.test(headLemma(scene, phrase)))) return true;
  // 'comes from ASML', 'came to Orr from a bank': countries apart, letters alone are a firm's, and who came to somewhere was not born
  if (verb === 'come' && predicate.name === 'born_in')
    return (
      frame.prepositional.some(({ word }) => word === 'to') ||
      // 'came from Cardiff in 2019'
      (verbOf(scene, frame.clause).tense === 'past' &&
        scene.terms.some((term) => term.phrase.kind === 'time')) ||
      frame.prepositional.every(({ phrase }) => {
        const name = nameOf(scene, phrase)?.name ?? '';
        return /^\p{Lu}{3,}$/u.test(name) && placeFacet(normalizeName(name)) === '';
      })
    );
  // 'dropped the price increase', 'abandoned its plans': nothing that was in use
  if (/^(?:drop|abandon|ditch|retire)$/.test(verb) && predicate.name === 'uses')
    if (frame.directs.some((index) => undertaken.test(headLemma(scene, index)))) return true;
  // 'is hosted in Zurich', 'runs on servers in Frankfurt': where its machines are
  if (
    predicate.name === 'runs_on' &&
    /^(?:host|deploy|run)$/.test(verb) &&
    !frame.passive === (verb === 'run')
  )
    if (runsSomewhere(scene, frame)) return true;
  // 'employs 300 people at its plant in Hull': there, and perhaps more elsewhere
  if (
    predicate.name === 'employee_count' &&
    /\b(?:at|in) (?:its|their|the|an?) (?:[\p{L}-]+ ){0,2}(?:plant|factory|site|mill|office|branch|shop|store|warehouse|depot|yard)\b/u.test(
      scene.analysis.text,
    )
  )
    return true;
  // 'holds 60 per cent of the shares': no hall that seats so many
  if (verb === 'hold' && predicate.name === 'capacity')
    if (/\bh[eo]ld(?:s|ing)? [\d.,]+ ?(?:%|per ?cent\b)/i.test(scene.analysis.text)) return true;
  // 'takes charge until the end of the season': of what, it does not say
  if (verb === 'take' && predicate.name === 'leads' && /\bcharge\b(?! of\b)/.test(scene.analysis.text))
    return true;
  // 'runs for eight hours on one charge': how long
  if (verb === 'run' && predicate.name === 'runs_on')
    return frame.prepositional.some(
      ({ word, phrase }) => word === 'on' && headLemma(scene, phrase) === 'charge',
    );
  // 'works on weekdays': when, and on nothing
  if (verb === 'work' && predicate.name === 'works_on')
    return frame.prepositional.every(
      ({ word, phrase }) => word !== 'on' || isDayOfWeek(headLemma(scene, phrase)),
    );
  // 'switched to Project Atlas' is other work, 'switched to Linux' another tool
  if (verb === 'switch' && /^(?:works_on|uses)$/.test(predicate.name))
    return (
      (predicate.name === 'works_on') !==
      frame.prepositional.some(({ phrase }) => nameOf(scene, phrase)?.type === 'event')
    );
  // 'The ferry was built in Leith', 'The Tern was built at the Orr yard' and is there no longer
  if (/^(?:build|construct)$/.test(verb) && predicate.name === 'located_in')
    return (
      frame.subjects.some(
        (index) =>
          nameOf(scene, index)?.type === 'product' ||
          classNounType(headLemma(scene, index)) === 'product' ||
          isUnknown(nameOf(scene, index)),
      ) ||
      frame.prepositional.some(({ phrase }) =>
        /(?:yards?|works|plant|factory)$/i.test(valueText(scene, phrase)),
      )
    );
  // 'was raised by her aunt Jean': no mother of hers
  if (verb === 'raise' && predicate.name === 'parent_of')
    return scene.analysis.tokens.some(({ lower }) =>
      /^(?:aunt|auntie|uncle|grand(?:mother|father|parents|ma|pa)|sister|brother|cousin|nanny)$/.test(lower),
    );
  // 'is staying in Rome until Friday', 'is staying with friends in Rome' lives there no more than a guest; 'the Meyers are staying in Rome' do
  if (verb === 'stay' && predicate.name === 'lives_in')
    return (
      (verbOf(scene, frame.clause).progressive && !frame.subjects.some((index) => isFamily(scene, index))) ||
      frame.prepositional.some(({ word }) => /^(?:at|from|until|till|for|during|with)$/.test(word))
    );
  // 'plays in a band in Hull'
  if (verb === 'play' && predicate.name === 'performed_in')
    return frame.prepositional.filter(({ word }) => word === 'in').length > 1;
  // 'acts as adviser in connection with the sale' is on no stage
  if (verb === 'act' && predicate.name === 'performed_in')
    return frame.prepositional.some(({ word }) => word === 'as' || word === 'for');
  // 'returned to Braga' is no job, 'returned to Acme' may be
  // 'left school', 'quit college'
  if (
    /^(?:leave|quit)$/.test(verb) &&
    /^(?:works_at|works_on|member_of)$/.test(predicate.name) &&
    frame.directs.some(isSchooling(scene))
  )
    return true;
  // 'spent eight years at Orr', but 'spent the weekend at Hotel Orr', 'spent three years at Orr College'
  if (verb === 'spend' && predicate.name === 'works_at') return !isTimeOfWork(scene, frame);
  if (verb === 'return' && predicate.name === 'works_at')
    return !frame.prepositional.some(({ word, phrase }) => {
      const place = nameOf(scene, phrase);
      return word === 'to' && place?.type === 'organization' && place.isTypeCertain;
    });
  // 'lives with his brother' shares a home, 'lives with Ida' a life
  if (verb === 'live' && /^(?:partner_in_life|shares_home_with)$/.test(predicate.name))
    return (
      (predicate.name === 'shares_home_with') !==
      (frame.prepositional.some(({ word, phrase }) => word === 'with' && isHousemate(scene, phrase)) ||
        frame.subjects.some((index) => termOf(scene, index).relation !== null && isHousemate(scene, index)))
    );
  // 'killed in action', 'died in his sleep', 'died in poverty' tell no place
  if (predicate.name === 'died_in')
    return frame.prepositional
      .filter(
        ({ word, phrase }) => /^(?:in|at|near)$/.test(word) && termOf(scene, phrase).phrase.kind !== 'time',
      )
      .every(({ phrase }) => isCircumstance(scene, phrase));
  // 'started at Oakfield School' goes there, unless as a teacher
  if (verb === 'start' && predicate.name === 'works_at')
    return frame.prepositional.some(
      ({ word, phrase }) =>
        word === 'at' &&
        schools.test(nameOf(scene, phrase)?.name ?? '') &&
        !/\bas\b/.test(scene.analysis.text),
    );
  // 'went down at 10:14' is no price
  if (verb === 'go' && predicate.name === 'price')
    return (
      frame.particle !== null ||
      frame.prepositional.some(({ phrase }) =>
        /^\d{1,2}[:.]\d\d\b|^\d{1,2} ?[ap]\.?m\b/.test(valueText(scene, phrase)),
      )
    );
  // 'The change was made by Ana', 'made a mistake', 'made the mill a museum', 'made Ann and Bo partners' make nothing
  if (predicate.name === 'manufactures') {
    if (frame.directs.some((index) => nameOf(scene, index)?.type === 'person')) return true;
    const made = (frame.passive ? frame.subjects : frame.directs).map((index) => headLemma(scene, index));
    if (verb === 'make' && (makesOther(scene, frame.clause) || made.some((noun) => deeds.test(noun))))
      return true;
    if (verb === 'produce' && made.some((noun) => staged.test(noun))) return true;
  }
  const [direct] = frame.directs;
  return direct !== undefined && objectMeansOtherwise(scene, frame, pattern, direct);
}

/** 'Backups go': one word in front of a verb for several is no name. */
function isBasePlural(scene: Scene, { clause, subjects, lemma }: Frame): boolean {
  const verb = verbOf(scene, clause);
  const [only, ...more] = subjects.map((index) => termOf(scene, index).phrase);
  const isBase = verb.end - verb.start === 1 && scene.analysis.tokens[verb.start]?.lower === lemma;
  return isBase && more.length === 0 && only?.end === 1 && only.kind !== 'pronoun';
}

/** 'school', 'college' without a word in front: the years there rather than an employer. */
const isSchooling = (scene: Scene) => (index: number) =>
  /^(?:school|college|university|home|prison)$/i.test(valueText(scene, index));

/** 'is back from Oslo', 'was away from Oslo', 'is fresh from Oslo': where somebody has been. */
function isBackFrom({ analysis: { tokens, nounPhrases } }: Scene, { prepositional }: Frame): boolean {
  return prepositional.some(
    ({ word, phrase }) =>
      word === 'from' &&
      /^(?:back|home|away|far|fresh|straight|out|gone|hours?|minutes?|miles|kilomet(?:re|er)s)$/.test(
        tokens[(nounPhrases[phrase]?.governor ?? 0) - 1]?.lower ?? '',
      ),
  );
}
