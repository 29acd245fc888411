import { isSubjectTaught } from '../posts/taught.ts';
import { headLemma, nameOf, type Scene, termOf, verbOf } from '../scene.ts';
import type { Frame } from './frame.ts';
import { isOfPlaces } from './of-places.ts';
import type { VerbPattern } from './patterns.ts';

/** What a firm moves to that is in a town. */
const houses =
  /^(?:building|house|premises|office|facility|space|site|factory|shop|store|workshop|hall|warehouse|plant|place|home)$/;
/** What trackers number. */
const ticket = /^(?:[Tt]icket |[Ii]ssue )?\p{Lu}[\p{Lu}\p{N}]{1,9}-\d{1,7}$/u;

const crews = /^(?:team|squad|crew|department|division|unit)$/;

const authorities =
  /^(?:country|government|court|regulator|authority|police|council|minister|ministry|judge|parliament|senate|congress|commission|watchdog|president)$/;

/** Whom and what mishaps hit. */
/** 'Incident 311', 'Case 12': what befalls others. */
const mishap = /^(?:Incident|Outage|Problem|Issue|Bug|Ticket|Recall|Strike|Storm|Hurricane) /;

const affected =
  /^(?:people|person|customer|client|user|member|subscriber|household|home|passenger|resident|employee|student|visitor|traveller|account|site|shop|store|flight|train|service)$/;

/** 'takes place in a room of the hall', 'moved to Building 9', 'affected 4,000 customers', 'taught maths': words of a pattern that stand for something else. */
export function isMisplaced(scene: Scene, frame: Frame, pattern: VerbPattern): boolean {
  const { verb, predicate } = pattern;
  const { tokens } = scene.analysis;
  const kindOf = (index: number) => termOf(scene, index).phrase.kind;
  // 'takes place in Room 210 of the Gale Building' takes nobody's place
  if (verb === 'take' && predicate.name === 'replaces')
    return !frame.directs.some((index) => tokens[termOf(scene, index).phrase.end]?.lower === 'of');
  // 'moved to Building 9' is put off to no day
  if (/^(?:move|slip)$/.test(verb) && predicate.name === 'scheduled_for' && !frame.passive)
    return !frame.prepositional.some(
      ({ word, phrase }) => /^(?:to|until|till)$/.test(word) && kindOf(phrase) === 'time',
    );
  // 'adds dark mode, drops support for Windows 8'
  if (verb === 'add' && predicate.name === 'supports') {
    const [first] = frame.passive ? frame.subjects : frame.directs;
    return first !== undefined && headLemma(scene, first) !== 'support';
  }
  // 'went live on the radio' has no home there
  if (verb === 'live' && predicate.name === 'lives_in') {
    const { head } = verbOf(scene, frame.clause);
    return /^(?:go|goes|went|gone|going)$/.test(tokens[head - 1]?.lower ?? '');
  }
  // 'moved her parents to Hull', but 'moved her family': who moves others need not go along
  if (verb === 'move' && /^(?:lives_in|works_(?:at|on)|member_of)$/.test(predicate.name) && !frame.passive)
    return frame.directs.some(
      (index) => !/^(?:family|household|life|home|house|place|base|residence)$/.test(headLemma(scene, index)),
    );
  // 'costs 20 euros more than the other'
  if (verb === 'cost' && predicate.name === 'price')
    return frame.directs.some((index) =>
      /^(?:more|less|extra|on top)$/.test(tokens[termOf(scene, index).phrase.end]?.lower ?? ''),
    );
  if (verb === 'work' && /^(?:partner_of|uses|supports)$/.test(predicate.name))
    return !isWorkedWith(scene, frame, predicate.name);
  // 'The outage began on 3 May 2024' was planned for no day
  if (/^(?:begin|start)$/.test(verb) && predicate.name === 'scheduled_for')
    return verbOf(scene, frame.clause).tense === 'past';
  // 'The outage affected 4,000 customers' governs nobody
  if (verb === 'affect' && predicate.name === 'regulates') {
    const hit = frame.passive ? frame.subjects : frame.directs;
    const agents = frame.passive ? frame.prepositional.map(({ phrase }) => phrase) : frame.subjects;
    // 'CVE-2024-1234 affects Lark 2.6'
    const isEvent = (index: number) => {
      const mention = nameOf(scene, index);
      const name = mention?.name ?? '';
      return mention?.type === 'event' || /^[A-Z]{2,}\d*(?:-\d+)+$/.test(name) || mishap.test(name);
    };
    // 'affected 2,300 orders'
    const isCounted = (index: number) => {
      const { start, end } = termOf(scene, index).phrase;
      return tokens.slice(start, end).some(({ pos, text }) => pos === 'NUM' && /^\d{2}|\d,\d/.test(text));
    };
    return (
      agents.some(isEvent) || hit.some((index) => affected.test(headLemma(scene, index)) || isCounted(index))
    );
  }
  // 'moved to a larger building': to another house, and nobody knows of another town
  if (/^(?:move|relocate)$/.test(verb) && /^(?:headquartered|located)_in$/.test(predicate.name))
    return frame.prepositional.some(({ word, phrase }) => {
      const { determiner, end, kind: own } = termOf(scene, phrase).phrase;
      const isAny = own === 'common' && /^an?$/.test(tokens[determiner ?? -1]?.lower ?? '');
      return (
        /^(?:to|into)$/.test(word) &&
        isAny &&
        houses.test(headLemma(scene, phrase)) &&
        !scene.analysis.nounPhrases.some(
          ({ governor, kind }) =>
            governor === end && kind === 'proper' && /^(?:in|at|near)$/.test(tokens[end]?.lower ?? ''),
        )
      );
    });
  // 'is looking for a new CEO after the break' looks after nothing
  if (verb === 'look' && predicate.name === 'responsible_for') {
    const { end } = verbOf(scene, frame.clause);
    return !frame.prepositional.some(
      ({ word, phrase }) => word === 'after' && (termOf(scene, phrase).phrase.governor ?? end) <= end + 1,
    );
  }
  // 'Ann took over the design team' leads it, and has bought nobody
  if (verb === 'take' && predicate.name === 'acquired')
    return (
      frame.subjects.every((index) => nameOf(scene, index)?.type === 'person') &&
      frame.directs.some((index) => crews.test(headLemma(scene, index)))
    );
  // 'Oda took over INF-217': who does it, rather than who runs it
  if (/^(?:manages|works_at|owns)$/.test(predicate.name) && /^(?:take|belong)$/.test(verb)) {
    const taken = frame.passive || verb === 'belong' ? frame.subjects : frame.directs;
    return taken.some((index) => ticket.test(nameOf(scene, index)?.name ?? ''));
  }
  // 'The Falcon release is blocked by INF-217': holds it up, and suppresses nothing
  if (verb === 'block' && /^(?:inhibits|banned)$/.test(predicate.name)) {
    const agents = frame.passive ? frame.prepositional.map(({ phrase }) => phrase) : frame.subjects;
    return agents.some((index) => ticket.test(nameOf(scene, index)?.name ?? ''));
  }
  // 'The regulator blocked the Orvo app': forbids it, and is nothing that it waits for
  if (verb === 'block' && predicate.name === 'depends_on') {
    const agents = frame.passive
      ? frame.prepositional.filter(({ word }) => word === 'by').map(({ phrase }) => phrase)
      : frame.subjects;
    return agents.some(
      (index) =>
        /^(?:person|place)$/.test(nameOf(scene, index)?.type ?? '') ||
        authorities.test(headLemma(scene, index)),
    );
  }
  // 'INF-221 went to Tove', 'alerts go to Opsgenie'
  if (verb === 'go' && predicate.name === 'visited')
    return frame.subjects.some((index) => {
      const { name, type } = nameOf(scene, index) ?? { name: '', type: 'thing' };
      const isSent = type !== 'person' && verbOf(scene, frame.clause).tense === 'present';
      return ticket.test(name) || isSent;
    });
  return isOfPlaces(scene, frame, pattern) || isSubjectTaught(scene, frame, pattern);
}

/** 'Orr Ltd works with Tarn AG' as its partner, 'the design team works with Sketch' as its tool, 'Sketch works with Slack' as what it supports. */
function isWorkedWith(scene: Scene, frame: Frame, predicate: string): boolean {
  const types = frame.prepositional
    .filter(({ word }) => word === 'with')
    .map(({ phrase }) => nameOf(scene, phrase)?.type ?? null);
  const isBody = frame.subjects.some((index) => nameOf(scene, index)?.type === 'organization');
  if (!isBody || types.length === 0) return predicate === 'supports';
  if (types.includes('organization')) return predicate === 'partner_of';
  return predicate === 'uses' && types.every((type) => type === 'product' || type === 'thing');
}
