import { kindOfName } from '../reference/entity-kinds.ts';
import {
  capital,
  DATE_IN_FRONT,
  NAME,
  NAMES,
  type Rule,
  rule,
  ruleHolding,
  WHEN_BEHIND,
} from './sentence-rule.ts';

/** A body that others are members of: 'the Northern Union', 'the League of Ports', 'NATO'. */
const BODY = String.raw`((?:the )?(?:(?:\p{Lu}[\p{L}’'-]* ){1,4}(?:League|Union|Alliance|Association|Federation|Council|Network|Confederation|Consortium|Community|Commonwealth|Pact|Guild|Coalition|Forum|Initiative|Bloc|Cartel|Chamber|Compact|Treaty Organi[sz]ation)|(?:League|Union|Alliance|Association|Federation|Council|Community|Commonwealth|Organi[sz]ation|Conference) of (?:the )?${NAME}|NATO|EU|OPEC|ASEAN|UN)(?![\p{L}-]| \p{Lu}))`;
const WHO = String.raw`((?:[Tt]he (?:[\p{Ll}-]+ ){1,2})?${NAME}|[Ii]t)`;
const MEMBERSHIP = '(?:membership|seat|place)';

/** Who comes into a body, is in it and goes out of it: 'joined', 'is a member of' and 'left' for whatever words tell so. */
export const memberships: readonly Rule[] = [
  // 'Velmora pulled out of the Green Alliance', 'turned its back on the EU', 'gave up its membership of …'
  ruleHolding(
    ' out of |back on|membership|exited|quit|broke|bowed|resign|cut ties|walked|seced',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |had )?(?:(?:pulled|dropped|walked|bowed|opted|backed|crashed|stepped) out (?:of|from)|turned (?:its|his|her|their) back on|exited|walked away from|broken? away from|broken? with|cut (?:its )?ties with|seceded from|(?:given|gave) up (?:its|his|her|their) ${MEMBERSHIP} (?:of|in)|(?:let|allowed) (?:its|his|her|their) membership of(?= .{3,60} (?:to )?lapse)) ${BODY}(?: (?:to )?lapse)?${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', body = '', when = '']) => [`${front}${who} left ${body}${when}.`],
  ),
  // 'Velmora was thrown out of the Green Alliance', 'The Green Alliance threw out Velmora'
  ruleHolding(
    'out of|xpel|xclud|threw|kicked|eject',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:was|has been|got) (?:(?:thrown|kicked|forced|voted|turfed) out of|excluded from|ejected from|struck off|removed from) ${BODY}${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', body = '', when = '']) => [`${front}${who} was expelled from ${body}${when}.`],
  ),
  ruleHolding(
    'xpel|xclud|threw|thrown|kicked|eject',
    `^${DATE_IN_FRONT}(?:[Tt]he )?${BODY.replace('(?:the )?', '')} (?:has )?(?:expelled|excluded|ejected|threw out|thrown out|kicked out) (${NAME})${WHEN_BEHIND}\\.?$`,
    ([, front = '', body = '', who = '', when = '']) => [
      `${front}${capital(who)} was expelled from ${the(body)}${when}.`,
    ],
  ),
  // 'Velmora's membership of the Green Alliance ended in 2023', 'Velmora's accession to the EU took effect in 2018'
  ruleHolding(
    'membership|accession',
    String.raw`^${DATE_IN_FRONT}${WHO}['’]s? (?:(membership) (?:of|in)|accession to|entry (?:in)?to) ${BODY} (?:(ended|ran out|expired|lapsed|came to an end|was (?:ended|terminated|cancelled|revoked))|(?:began|started|took effect|came into effect|was (?:completed|approved)|dates from))${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', , body = '', over, when = '']) => [
      `${front}${who} ${over === undefined ? 'joined' : 'left'} ${body}${when}.`,
    ],
  ),
  // 'Velmora was accepted into the Green Alliance', 'took up membership of …', 'signed up to …', 'entered …', 'rejoined …'
  ruleHolding(
    'accepted|received|welcomed|taken into|membership|signed up|entered|rejoin|came into|brought into|let into',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:(?:was|has been) (?:accepted|received|welcomed|taken|brought|let) (?:in)?to|(?:has |had )?(?:took up|taken up|gained|obtained|acquired|was granted) (?:full )?membership (?:of|in)|(?:has |had )?signed up (?:to|for|with)|(?:has |had )?entered|(?:has |had )?rejoined|came into) ${BODY}${WHEN_BEHIND}\.?$`,
    ([said, front = '', who = '', body = '', when = '']) =>
      / entered /.test(said) && kindOfName(who).kind === 'person'
        ? []
        : [`${front}${who} joined ${body}${when}.`],
  ),
  // 'The Green Alliance welcomed Velmora as its newest member', 'took in Velmora in 2018'
  ruleHolding(
    'welcomed|accepted|took in|taken in|let in',
    `^${DATE_IN_FRONT}(?:[Tt]he )?${BODY.replace('(?:the )?', '')} (?:has )?(?:(?:welcomed|accepted|received|took in|taken in|let in) (${NAME}) as (?:a|its)(?: \\p{Ll}+)? member|(?:took in|taken in|let in) (${NAME}))${WHEN_BEHIND}\\.?$`,
    ([, front = '', body = '', one, other, when = '']) => [
      `${front}${capital(one ?? other ?? '')} joined ${the(body)}${when}.`,
    ],
  ),
  // 'The Green Alliance counts Velmora among its members', 'Members of the Northern Union: Kessia'
  rule(
    `^(${NAME}|It) (?:counts|numbers|has) (${NAMES}) (?:among|as one of|amongst) its (?:\\p{Ll}+ )?members\\.?$`,
    ([, body = '', who = '']) => [
      `${capital(who)} ${/ and /.test(who) ? 'are members' : 'is a member'} of ${body.replace(/^[TI]/, (letter) => letter.toLowerCase())}.`,
    ],
  ),
  // 'Velmora is in the Green Alliance', 'participates in the Open Grid Consortium'
  rule(
    `^(${NAME}) (?:is (?:now )?in|participates in|takes part in|forms part of|sits in) ${BODY}\\.?$`,
    ([, who = '', body = '']) =>
      kindOfName(who).kind === 'person' ? [] : [`${who} is a member of ${body}.`],
  ),
];

function the(body: string): string {
  return /^(?:the |NATO|EU$|OPEC|ASEAN|UN$)/.test(body) ? body : `the ${body}`;
}
