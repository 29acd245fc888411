import { typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, DATE, NAME, type Rule, rule, ruleHolding, YEAR } from './sentence-rule.ts';

const KIND = `(?:[Tt]he (?:company|firm|club|school|charity|society|brand|choir|bank|shop|hotel|party|association|college|university|start-?up|newspaper|agency) )?`;
const BODY = `${KIND}(${NAME})`;

const isPerson = (name: string) => kindOfName(name).kind === 'person';
/** A church that dates from 1720 was built then, as a wall was. */
const isBody = (name: string) =>
  typeOfName(name).type === 'organization' &&
  !/\b(?:Church|Cathedral|Chapel|Abbey|Castle|House|Hall|Mill|Inn|Bridge|Tower)$/.test(name);

/** When a body began, in other words than that it was founded. */
export const foundings: readonly Rule[] = [
  // 'Vexo Labs was started in Hull in 1994 by Ann Lee'
  ruleHolding(
    'was (?:started|set up|launched|begun|created|formed|established)',
    String.raw`^${BODY} was (?:started|set up|launched|begun|created|formed|established)((?: in (?!${DATE})${NAME})?)((?: in ${DATE})?)((?: in (?!${DATE})${NAME})?) by (${NAME}(?:(?:, ${NAME})*,? and ${NAME})?)((?:, then [^,;]{3,60}?)?)\.?$`,
    ([, what = '', where = '', when = '', there = '', who = '', aside = '']) =>
      isPerson(what) || where + when + there === ''
        ? []
        : [`${capital(what)} was founded${where}${when}${there} by ${who}${aside}.`],
  ),
  // 'Ann Lee and Bo Orr launched Vexo Labs in 1994'
  ruleHolding(
    'launched|started|set up',
    String.raw`^((?:In ${DATE},? )?)(${NAME}(?:(?:, ${NAME})*,? and ${NAME})?) (?:launched|started|set up) ${KIND}(${NAME})((?: in (?!${DATE})${NAME})?(?: in ${DATE})?)\.?$`,
    ([, front = '', who = '', what = '', when = '']) =>
      isBody(what) &&
      who
        .split(/, | and /)
        .every((name) => / /.test(name) && !/^(?:organization|place)$/.test(kindOfName(name).kind))
        ? [`${front}${who} founded ${what}${when}.`]
        : [],
  ),
  // 'Vexo Labs has existed since 1994', 'has been in business since 1994'
  rule(
    String.raw`^${BODY} (?:has (?:existed|been (?:in business|trading))) since (${DATE})\.?$`,
    ([, who = '', when = '']) => (isPerson(who) ? [] : [`${capital(who)} was founded in ${when}.`]),
  ),
  // 'Vexo Labs dates from 1994', 'traces its origins to 1994', 'came into being in 1994', 'started out in 1994 as a workshop'
  rule(
    String.raw`^${BODY} (?:dates (?:from|back to)|goes back to|traces its (?:origins|roots|history|beginnings) (?:back )?to|has been (?:in (?:existence|operation)|around|operating) since|came into (?:being|existence) in|was started in|was born in|(?:began|started)(?: out| life| business| trading| operations)? in) (${DATE})((?: as an? [^,;.]{2,60})?)\.?$`,
    ([, who = '', when = '', as = '']) =>
      isBody(who) ? [`${capital(who)} was founded in ${when}${as}.`] : [],
  ),
  // 'The founding year of Vexo Labs is 1994', 'The founding of Vexo Labs was in 1994', 'The year in which Vexo Labs was founded is 1994'
  rule(
    String.raw`^The (?:(?:founding|foundation) year of|year of (?:the )?(?:founding|foundation|establishment) of|(?:founding|foundation|establishment) of) ${BODY} (?:is|was)(?: in)? (${DATE})\.?$`,
    ([, who = '', when = '']) => [`${capital(who)} was founded in ${when}.`],
  ),
  ruleHolding(
    'year',
    String.raw`^(?:The year (?:in which |that )?${BODY} was (?:founded|established|started|set up|formed) (?:is|was) (${YEAR})|(${YEAR}) (?:is|was) the year (?:in which |when |that )?${BODY} was (?:founded|established|started|set up|formed))\.?$`,
    ([, first, then, when, second]) => [`${capital(first ?? second ?? '')} was founded in ${then ?? when}.`],
  ),
];
