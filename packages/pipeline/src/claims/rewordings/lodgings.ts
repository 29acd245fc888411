import { HOUSE } from '../../language/words/belongings.ts';
import { isPersonsName } from '../layout/own-names.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { whoseOf } from './owners.ts';
import {
  DATE_BEHIND,
  DATE_IN_FRONT,
  NAME,
  NAMES,
  type Rule,
  ruleHolding,
  uncapital,
} from './sentence-rule.ts';

const WHO = `(${NAMES}|He|She|They|We|I)`;
const HAS = "(?:has |have |had |[’'](?:ve|s|d) )?(?:just |finally |recently |now )?";
/** With whom one lodges: 'the Brandts', 'his aunt Petra', 'Mrs Doyle' */
const HOST = `((?:(?:his|her|their|my|our) (?:[\\p{Ll}-]+ )?[\\p{Ll}-]+(?:,? ${NAME})?|(?:[Tt]he )?${NAME}(?: family)?))`;
const OWN = '(?:his|her|their|my|our|the|an?)';
const HOME = `(?:${HOUSE}|room|place|rooms|digs)`;
const IN = `(?: (?:in|at|on|near|outside|above|behind) (?:(?:the )?[\\p{Ll}-]+ (?:of |in )?)?(${NAME}(?:, ${NAME})?))`;

const isMany = (who: string) => /^(?:They|We|I)$|,? and /u.test(who);
const isSomebody = (who: string) => !/^(?:organization|place)$/.test(kindOfName(who).kind);

/** Where people live as somebody's lodgers and tenants, and what the keys to a house say of it. */
export const lodgings: readonly Rule[] = [
  // 'Lucia has been lodging with the Brandts in Ulm since May', 'boards with Mrs Doyle'
  ruleHolding(
    'lodg|board',
    `^${DATE_IN_FRONT}${WHO} (?:now |still |currently )?(lodges?|boards?|(?:is|am|are) (?:now |still |currently )?(?:lodging|boarding)|lodged|boarded|(?:has|have) (?:lodged|boarded|been lodging|been boarding)) (?:with|at) ${HOST}${IN}?((?: (?:since|until|from|for|in) [^,;.]{3,30})?)\\.?$`,
    ([, front = '', who = '', verb = '', host = '', where, when = '']) => {
      if (!isSomebody(who) || kindOfName(host).kind === 'organization') return [];
      const isPast = /^(?:lodged|boarded)$/.test(verb);
      const isSince = /^ha/.test(verb) || /^since /i.test(`${front}${when}`.trim());
      const does = (past: string, since: string, many: string, one: string) =>
        isPast ? past : isSince ? `${isMany(who) ? 'have' : 'has'} ${since}` : isMany(who) ? many : one;
      const name = /^(?:his|her|their|my|our) /.test(host) ? (/ (\p{Lu}.*)$/u.exec(host)?.[1] ?? host) : host;
      return [
        `${front}${who} ${does('shared', 'shared', 'share', 'shares')} a home with ${name}${when}.`,
        ...(where === undefined
          ? []
          : [`${front}${who} ${does('lived', 'lived', 'live', 'lives')} in ${where}${when}.`]),
      ];
    },
  ),
  // 'Kwame rents a flat in Leeds from Mrs Doyle'
  ruleHolding(
    'rent',
    `^${DATE_IN_FRONT}${WHO} (?:now |still |currently )?(rents?|(?:is|am|are) renting|(?:has|have) (?:rented|been renting)|rented) (${OWN} (?:[\\p{Ll}-]+ ){0,2}?${HOME})${IN}?((?: (?:since|until|from (?=\\d|\\p{Lu}\\p{Ll}+ \\d)) ?[^,;.]{3,30})?)(?: from ${HOST})?((?: (?:since|until) [^,;.]{3,30})?)\\.?$`,
    ([, front = '', who = '', verb = '', what = '', where, early = '', host, late = '']) => {
      if (!isSomebody(who) || (where === undefined && host === undefined)) return [];
      // 'rented a flat in Leeds' is how one comes to live there
      if (verb === 'rented' && host === undefined) return [];
      const when = early || late;
      const isPast = verb === 'rented';
      const isSince = /^ha/.test(verb) || /^since /i.test(`${front}${when}`.trim());
      const live = isPast
        ? 'lived'
        : isSince
          ? `${isMany(who) ? 'have' : 'has'} lived`
          : isMany(who)
            ? 'live'
            : 'lives';
      return [
        `${front}${who} ${live} in ${where ?? what.replace(/^(?:his|her|their|my|our) /, 'the ')}${when}.`,
        ...(host === undefined
          ? []
          : [`${whoseOf(who)} ${landlord(host)} ${isPast ? 'was' : 'is'} ${host}.`]),
      ];
    },
  ),
  // 'gave back the keys to his flat in Durban', 'handed in the keys of our house'
  ruleHolding(
    'keys? ',
    `^${DATE_IN_FRONT}${WHO} ${HAS}(?:(?:gave|given|handed) (?:back|in|over|up)|returned|surrendered) (?:the|his|her|their|my|our) keys? (?:to|of|for) (?:his|her|their|my|our|the) (?:old |former )?((?:[\\p{Ll}-]+ )?${HOME})${IN}?(?: to (?:the|his|her|their|my|our) [\\p{Ll} ]{3,20})?${DATE_BEHIND}\\.?$`,
    ([, front = '', who = '', what = '', where, when = '']) => [
      `${front}${who} moved out of ${where ?? `the ${what}`}${when}.`,
    ],
  ),
  // 'We picked up the keys to our new house in Skagen on Friday'
  ruleHolding(
    'keys? ',
    `^${DATE_IN_FRONT}${WHO} ${HAS}(?:picked up|got|collected|received|were given|was given|been given) (?:the|his|her|their|my|our) keys? (?:to|of|for) (?:his|her|their|my|our|the) (?:own |new |first )*((?:[\\p{Ll}-]+ )?${HOME})${IN}?${DATE_BEHIND}\\.?$`,
    ([, front = '', who = '', what = '', where, when = '']) => [
      `${front}${who} moved to ${where ?? `the ${what}`}${when}.`,
    ],
  ),
  // 'moved out of the flat on Tomato Street and in with Stefan', 'moved in with her sister'
  ruleHolding(
    ' in with ',
    `^${DATE_IN_FRONT}${WHO} ${HAS}moved out of (?:(?:his|her|their|my|our|the) (?:old )?((?:[\\p{Ll}-]+ )?${HOME})${IN}?|(${NAME})),? and (?:moved )?in with ${HOST}${DATE_BEHIND}\\.?$`,
    ([, front = '', who = '', what, where, town, host = '', when = '']) => [
      `${front}${who} moved out of ${town ?? where ?? `the ${what}`}${when}.`,
      `${front}${who} moved in with ${host}${when}.`,
    ],
  ),
  // 'has a place of her own in Jaffa', 'I've got my own flat in Jaffa now'
  ruleHolding(
    'own ',
    `^${WHO} (?:now )?(?:has|have|has got|have got|['’](?:ve|s) got) (?:now )?(?:an? (?:[\\p{Ll}-]+ )?${HOME} of (?:his|her|their|my|our) own|(?:his|her|their|my|our) own (?:[\\p{Ll}-]+ )?${HOME})${IN}(?: now)?\\.?$`,
    ([, who = '', where = '']) =>
      isSomebody(who) ? [`${who} now ${isMany(who) ? 'live' : 'lives'} in ${where}.`] : [],
  ),
  // 'Sunniva left Tromsø for Bodø in 2018'
  ruleHolding(
    'left ',
    `^${DATE_IN_FRONT}${WHO} ${HAS}left (${NAME}) for (${NAME})${DATE_BEHIND}\\.?$`,
    ([, front = '', who = '', from = '', to = '', when = '']) =>
      isSomebody(who) &&
      [from, to].every(isPerhapsTown) &&
      [from, to].some((name) => kindOfName(name).kind === 'place')
        ? [`${front}${who} moved from ${from} to ${to}${when}.`]
        : [],
  ),
];

const isPerhapsTown = (name: string) =>
  /^(?:place|unknown)$/.test(kindOfName(name).kind) && !(name.includes(' ') && isPersonsName(name));

/** 'Mrs Doyle' is a landlady. */
function landlord(host: string): string {
  const { gender } = kindOfName(uncapital(host) === host ? '' : host);
  return /^(?:Mrs|Ms|Miss)\b/.test(host) || gender === 'female' ? 'landlady' : 'landlord';
}
