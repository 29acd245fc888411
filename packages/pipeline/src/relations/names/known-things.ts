import type { NounPhrase, Token } from '../../language/analyze.ts';
import { nounLemma } from '../nouns/relational-nouns.ts';
import { classNounType, isGathering, isOccasion } from './name-types.ts';

/** Coming together and being done at set times, beside the occasions that people invite to. */
const appointments =
  /^(?:meeting|practice|sync|planning|refinement|grooming|collection|pick-?up|drop-?off|delivery|backup|newsletter|surgery hours|service|mass|market|yoga|pilates|choir|catch-?up|stand-?down|shift|handover|freeze|window|day|night|evening|round|patrol|bulletin|digest|payday|marathon|triathlon|regatta|festival|concert|fair|parade|tournament|conference|summit|workshop|election)$/;

/** What is set to a value, by a team, a household or a program. */
const settings =
  /^(?:password|passcode|passphrase|pin|code|ssid|address|url|link|domain|host|hostname|endpoint|number|extension|hotline|target|limit|quota|cap|threshold|timeout|interval|lifetime|ttl|retention|level|mode|branch|version|region|zone|port|theme|format|currency|language|provider|channel|default|setting|policy|strategy|schedule|hour|time|date|deadline|day|venue|location|room|place|menu|price|rent|fee|rate|cost|salary|wage|budget|allowance|deposit|premium|tariff|toll|fare|rate|dose|dosage|size|speed|age|term|period|notice|goal|priority|status|dress code|motto|slogan|logo|name|colour|color|food|supplier|bank|insurer|carrier|tool|stack)$/;

/** What a house, an office or a team has one of and everybody there uses. */
const facilities =
  /^(?:lift|elevator|escalator|boiler|heating|heater|radiator|printer|copier|photocopier|scanner|projector|dishwasher|dryer|fridge|freezer|oven|microwave|kettle|coffee machine|machine|router|modem|server|wi-?fi|wlan|internet|network|vpn|intranet|website|site|app|database|build|pipeline|ci|staging|production|prod|cluster|backup|monitoring|alarm|intercom|doorbell|gate|barrier|shutter|parking|garage|shed|sauna|pool|gym|canteen|cafeteria|kitchen|kitchenette|laundry|reception|desk|office|playground|bin|dumpster|recycling|key|letterbox|mailbox|thermostat|air conditioning|aircon|ventilation|helpdesk|phone|hotline|inbox|newsletter|wiki|repo|repository|branch|kit|defibrillator|extinguisher|detector|fountain|toilet|shower|water|electricity|power|gas|lights?|antenna|turnstile|till|checkout|terminal|library|noticeboard|whiteboard|calendar|board|tracker|dashboard|bot|mirror|registry|queue|runner|sandbox|environment|server room|car park)$/;

/** Who does something for everybody there. */
const helpers =
  /^(?:landlord|landlady|cleaner|lady|caretaker|janitor|concierge|nanny|babysitter|childminder|vet|dentist|doctor|gp|paediatrician|pediatrician|accountant|bookkeeper|lawyer|solicitor|notary|plumber|electrician|gardener|handyman|postman|milkman|lodger|tenant|chair|chairman|chairwoman|treasurer|secretary|lead|leader|manager|boss|supervisor|mentor|tutor|teacher|coach|trainer|captain|keeper|contact|engineer|approver|reviewer|facilitator|scrum master|steward|warden|host|organiser|organizer|cook|driver|translator|moderator)$/;

/** Nouns that a plural makes no several of: 'opening hours', 'the bins'. */
const always = /^(?:hours|times|bins|fees|lights|dues|working hours|rates|prices|costs)$/;

/** What such a noun is known for. */
export type KnownKind = 'appointment' | 'setting' | 'facility' | 'helper';

/** What a noun is known for where a team or a household has one of it: 'the standup', 'the wifi password', 'the lift', 'our landlord'; null of any other. */
export function knownKind(noun: string): KnownKind | null {
  const lower = noun.toLowerCase();
  if (helpers.test(lower)) return 'helper';
  if (isGathering(lower) || isOccasion(lower) || appointments.test(lower)) return 'appointment';
  if (settings.test(lower)) return 'setting';
  return facilities.test(lower) ? 'facility' : null;
}

/** Words of a phrase that change nothing in what it names: 'on-call phone number' of 'the new on-call phone number'. */
const passing = /^(?:new|current|present|latest|usual|actual|whole|own|regular|normal|next)$/;
/** What was so before, or is one of several. */
const other = /^(?:old|former|previous|last|other|same|only|original)$/;
const counting = /^(?:first|second|third|fourth|fifth|final)$/;

const weekday = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/;

/** Where the words begin and end that name something in a sentence. */
export type KnownPhrase = {
  readonly start: number;
  readonly end: number;
  readonly kind: KnownKind | null;
};

/**
 * The words that a phrase without a name calls one thing by, for those who write it: 'standup' of 'the standup', 'rent for the flat'
 * of 'our new rent for the flat'; null of what has an owner by name, is several, or was so before.
 */
export function knownPhrase(tokens: readonly Token[], phrase: NounPhrase, until: number): KnownPhrase | null {
  const { determiner, head, start, end, possessor, plural } = phrase;
  if (possessor !== null) return ofKnown(tokens, phrase);
  if (head !== end - 1 || determiner === null) return null;
  // 'the Monday meeting'
  const names = tokens.slice(determiner + 1, end).filter(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
  const kind = knownKind((tokens[head] as Token).lower) ?? knownKind(nounLemma(tokens[head] as Token));
  const isCommon =
    names.every(({ text }) => weekday.test(text)) || (phrase.kind === 'common' && kind !== null);
  // 'the staging URL'
  const isNamed = phrase.kind !== 'common' && names.length === 0 && kind === null;
  if (!isCommon || isNamed) return null;
  if (!/^(?:the|our)$/.test(tokens[determiner]?.lower ?? '')) return null;
  const noun = (tokens[head] as Token).lower;
  if (plural && !always.test(noun)) return null;
  let from = Math.max(start, determiner + 1);
  while (from < head && passing.test(tokens[from]?.lower ?? '')) from++;
  const word = tokens[from]?.lower ?? '';
  // 'the first office', but 'the first aid kit'
  if (from < head && (other.test(word) || (from + 1 === head && counting.test(word)))) return null;
  // 'the rent for the flat', 'the printer on the second floor'
  const isMore = until > end && /^(?:of|for|on|in|at|to|from|with)$/.test(tokens[end]?.lower ?? '');
  const last = isMore ? until : end;
  const words = tokens.slice(from, last);
  // 'the fare of 12 euros'
  if (isMore && words[head + 1 - from + 1]?.pos === 'NUM') return null;
  if (words.length > 8 || words.some(({ text }) => /^[,;:()]$/.test(text))) return null;
  return { start: from, end: last, kind };
}

/** Whose things are told by a noun that stands for something told before, or by somebody. */
const standing =
  /^(?:company|firm|business|corporation|group|organi[sz]ation|agency|vessel|ship|boat|party|project|product|program|programme|city|town|country|band|author|owner)$/;

/** 'the gym's opening time', 'our team's working language' */
function ofKnown(tokens: readonly Token[], phrase: NounPhrase): KnownPhrase | null {
  const { possessor, head, end, plural } = phrase;
  const [article, ...owner] = tokens.slice(possessor?.start ?? 0, possessor?.end ?? 0);
  const noun = (tokens[head] as Token).lower;
  const kind = knownKind(noun) ?? knownKind(nounLemma(tokens[head] as Token));
  const last = owner.at(-1)?.lower ?? '';
  const isKnown =
    /^(?:the|our)$/.test(article?.lower ?? '') &&
    owner.length > 0 &&
    owner.every(({ text }) => /^\p{Ll}/u.test(text)) &&
    !standing.test(last) &&
    classNounType(last) !== 'person' &&
    head === end - 1 &&
    (!plural || always.test(noun));
  return isKnown && kind !== null && kind !== 'helper'
    ? { start: (possessor?.start ?? 0) + 1, end, kind }
    : null;
}

/** What comes every day, week or month by what it is called. */
export const RECURRING = String.raw`(?:\b(?:stand-?up|retro|retrospective|sync|huddle|jour fixe|all-hands|check-in|one-on-one|refinement|grooming|planning|practice|rehearsals?|training|class|lesson|collection|pick-?up|bins?|yoga|pilates|choir|newsletter|backup|shift|day|night|market|club|round|clinic|delivery|deliveries|office hours?)|\b(?:daily|weekly|fortnightly|biweekly|bi-weekly|monthly|quarterly|regular|recurring|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|morning|evening|nightly|team|department) (?:\p{Ll}+ )?\p{Ll}+)`;
const recurring = new RegExp(`${RECURRING}$`, 'iu');

/** Whether what a phrase speaks of comes again and again: 'the retro', 'our weekly call', 'bin day'. */
export function isRecurring(what: string): boolean {
  const [front = ''] = what.split(/ (?:for|of|with|about|between|at|in) /);
  return recurring.test(front) && knownKind(front.split(' ').at(-1) ?? '') !== null;
}
