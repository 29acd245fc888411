import { lookUpVerb, verbStem, Word } from '../../language/words/lexicon.ts';
import { thirdPerson } from '../talk/first-person.ts';
import type { Discourse } from './discourse.ts';
import { isRole } from './entity-kinds.ts';

const PERSON = String.raw`\p{Lu}[\p{L}’'-]+(?: (?:(?:de|da|van|von|der|le|la|di|al) )*\p{Lu}[\p{L}’'.-]+){0,3}`;
const gaveUp = new RegExp(
  String.raw`^(?:${PERSON}|He|She) (?:used to (?!be\b|have\b|live\b)(\p{Ll}+)|(?:no longer|has stopped|stopped|does not|doesn['’]t) (\p{Ll}+)) ([^,;]{3,80}?)(?: any ?more| any longer)?\.?$`,
  'u',
);
const doesSo = new RegExp(
  String.raw`^(?:(?:Now|Today|Nowadays|These days),? (?:it is )?)?(${PERSON}) (now )?(?:does|does so|does it|does that)( now| instead| these days)?\.?$`,
  'u',
);

const GONE = `(?:is no longer|is not|isn['’]t|was|used to be)`;
const wasIt = new RegExp(
  String.raw`^(?:(?:${PERSON}|He|She) ${GONE} (?<det>the|our|its) (?<post>[\p{Ll} -]{3,40}?)|(?<own>The|Our|Its) (?<title>[\p{Ll} -]{3,40}?) ${GONE} ${PERSON})(?<rest>(?: (?:of|at|for) (?:the )?[\p{L}\d .'’&-]{2,40}?)?)(?<end>(?: any ?more| any longer)?)\.?$`,
  'u',
);
const isNow = new RegExp(
  String.raw`^(?<front>.*?(?: [-–—]|[;,.—–-]) (?:and )?)?(?<soon>(?:[Nn]ow|[Tt]oday|[Tt]hese days),? )?(?:[Tt]hat|[Tt]his|[Ii]t)(?:['’]s| is)(?<now> now)? (?<who>${PERSON})(?<then> now| these days| instead)?\.?$`,
  'u',
);

/** 'Theo is no longer the team lead; that's Ravi now', 'Our treasurer was Theo. Now it's Ravi': who holds the post that was told, in the words of its own. */
function whoIsNow(text: string, discourse: Discourse): string {
  const now = isNow.exec(text)?.groups;
  const front = now?.front?.replace(/(?: [-–—]|[;,.—–-]) (?:and )?$/u, '');
  const told = wasIt.exec(front ?? text)?.groups;
  const title = told?.post ?? told?.title ?? '';
  const post = title.split(' ').some(isRole)
    ? `${(told?.det ?? told?.own ?? 'the').toLowerCase()} ${title}${told?.rest ?? ''}`
    : null;
  const { wasHeld, sentence } = discourse;
  const meant =
    post ??
    (front === undefined && wasHeld !== null && sentence - wasHeld.sentence <= 1 ? wasHeld.post : null);
  discourse.wasHeld = post === null ? null : { post, sentence };
  const isSaid = (now?.soon ?? now?.now ?? now?.then) !== undefined || told?.end !== '';
  if (now?.who === undefined || meant === null || !isSaid) return text;
  const holder = `${now.who.replace(/\.$/, '')} is now ${meant}.`;
  return front === undefined ? holder : `${front}; ${holder}`;
}

/** Who does what is told by a noun for them: 'sponsors the race', 'its sponsor'. */
const doers: Readonly<Record<string, string>> = {
  sponsor: 'sponsor',
  own: 'owner',
  supply: 'supplier',
  host: 'host',
  operate: 'operator',
  publish: 'publisher',
  manage: 'manager',
  coach: 'coach',
  captain: 'captain',
  edit: 'editor',
  direct: 'director',
  conduct: 'conductor',
  chair: 'chair',
};
const does = new RegExp(
  `^(?:${PERSON}|He|She|It|They) (?:(?:no longer|has stopped|stopped|used to|still|now) )?(\\p{Ll}+) ((?:the )?\\p{Lu}[^,;]{2,50}?)(?: any ?more| any longer)?(?: (?:in|since|until|from) [^,;]{2,30})?\\.?$`,
  'u',
);
const newDoer =
  /^((?:The|Its) (?:new|current|present|next|previous|former|old) (\p{Ll}+)) ((?:is|was|will be) (?:now )?\p{Lu}.*)$/u;

/** 'Orr Bank no longer sponsors the Hull Run. The new sponsor is Tarn Ltd': of the run, and not of the bank. */
function whoseDoer(text: string, discourse: Discourse): string {
  const { acted, sentence } = discourse;
  const [, front = '', noun = '', rest = ''] = newDoer.exec(text) ?? [];
  if (noun !== '' && acted !== null && acted.doer === noun && sentence - acted.sentence <= 1)
    return `${front.replace(/^Its/, 'The')} of ${acted.on} ${rest}`;
  const [, verb = '', on = ''] = does.exec(text) ?? [];
  const doer = doers[verb] ?? doers[verbStem(verb) ?? ''];
  discourse.acted = doer === undefined ? null : { doer, on, sentence };
  return text;
}

const BE = '(?:is|was|has|had|can|could|will)';
const wholly = new RegExp(
  String.raw`^(?:${PERSON}|He|She|[Mm]y \p{Ll}+|[Hh]is \p{Ll}+|[Hh]er \p{Ll}+) (?:(?<be>${BE}) (?!not\b)(?<rest>[^,;]{3,80})|(?<does>\p{Ll}+s) (?<what>(?!no longer\b)[^,;]{3,80}))\.?$`,
  'u',
);
const briefly = new RegExp(
  String.raw`^(?:(?:But|And) )?(?<who>${PERSON}|[Mm]y \p{Ll}+(?: \p{Lu}\p{Ll}+)?|[Hh]is \p{Ll}+|[Hh]er \p{Ll}+) (?<verb>${BE}|does|wo|ca)(?<not>n['’]t| not)?(?<too> too| as well| either)?\.?$`,
  'u',
);

/** 'Ren is allergic to peanuts. Mio isn't.', 'Ren eats meat. Mio does too.': what the sentence before told of another, told or denied of whoever is named. */
function whoElse(text: string, discourse: Discourse): string {
  const { toldWhole, sentence } = discourse;
  const { who, verb = '', not } = briefly.exec(text)?.groups ?? {};
  const be = { wo: 'will', ca: 'can' }[verb] ?? verb;
  if (who !== undefined && toldWhole !== null && sentence - toldWhole.sentence <= 1) {
    const { verb: told, rest } = toldWhole;
    if (be === told) return `${who} ${be}${not === undefined ? '' : ' not'} ${rest}.`;
    if (be === 'does' && !isAuxiliary.test(told))
      return `${who} ${not === undefined ? told : `does not ${verbStem(told) ?? told}`} ${rest}.`;
  }
  const { be: isBe, rest, does, what } = wholly.exec(text)?.groups ?? {};
  const isVerb = does !== undefined && (lookUpVerb(does) & Word.verbThird) !== 0;
  discourse.toldWhole =
    isBe !== undefined && rest !== undefined
      ? { verb: isBe, rest: rest.replace(/\.$/, ''), sentence }
      : isVerb && what !== undefined
        ? { verb: does, rest: what.replace(/\.$/, ''), sentence }
        : null;
  return text;
}

const isAuxiliary = new RegExp(`^${BE}$`, 'u');

/** 'Ann used to lead the billing team. Now Bo Ek does.': what the sentence before told that another does no longer. */
export function whoDoesNow(given: string, discourse: Discourse): string {
  const text = whoElse(whoIsNow(whoseDoer(given, discourse), discourse), discourse);
  const [, who] = doesSo.exec(text) ?? [];
  const { givenUp } = discourse;
  if (who !== undefined && givenUp !== null && discourse.sentence - givenUp.sentence <= 1)
    return `${who} now ${givenUp.does}.`;
  const [, base, told, what = ''] = gaveUp.exec(text) ?? [];
  const does = base === undefined ? doing(told) : thirdPerson(base);
  discourse.givenUp = does === null ? null : { does: `${does} ${what}`, sentence: discourse.sentence };
  return text;
}

/** 'leads' of 'leads', 'runs' of 'running' is not told by its letters alone. */
function doing(told: string | undefined): string | null {
  return told === undefined || !/[^s]s$/.test(told) ? null : told;
}
