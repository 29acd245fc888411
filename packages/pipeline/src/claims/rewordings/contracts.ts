import { typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, DATE, NAME, type Rule, ruleHolding, WHEN_BEHIND } from './sentence-rule.ts';

const FRONT = `(?:After [^,;\\d]{3,40}, )?((?:(?:In|On) ${DATE},? )?)`;
const FIRM = `${NAME}|[Ii]t|[Tt]he (?:company|firm|group|club|council|hospital|school|city|university|bank|airline)`;
/** 'its long-standing contract', 'the agreement' */
const BOND =
  '(?:its|the|their|a) (?:(?!with\\b)[\\p{Ll}-]+ ){0,3}(partnership|alliance|cooperation|collaboration|agreement|deal|contract)';
/** 'the caterer Dishwell', 'its supplier Dray' */
const OTHER = `(?:(?:the|its|their) (?:[\\p{Ll}-]+ ){1,3})?(${NAME})`;
const BONDS = 'partnership|alliance|ooperation|ollaboration|agreement|deal|contract';
const KIND = '(?:customer|client|supplier|vendor|partner|sponsor|provider|tenant|subscriber)';

/** People and lands have contracts in other senses. */
function isNoFirm(name: string): boolean {
  return (
    /^(?:person|place)$/.test(kindOfName(name).kind) &&
    typeOfName(name).type !== 'organization' &&
    !/^(?:it|the)\b/i.test(name)
  );
}

const ended = (one: string, bond: string, other: string, when: string, front = '') =>
  isNoFirm(one) || isNoFirm(other) ? [] : [`${front}${one} ended its ${bond} with ${other}${when}.`];

/** Contracts that are not renewed, run out or are lost, customers won and lost, rights to sell: put as what ends, holds or begins. */
export const contracts: readonly Rule[] = [
  // 'This agreement is made on 2 May 2022 between Norvik, a company registered in Basel, and Dray Ltd'
  ruleHolding(
    'between',
    String.raw`^(?:This|The) (?:\p{Ll}+ ){0,2}?([Aa]greement|[Cc]ontract|[Ll]ease|[Dd]eed|[Tt]enancy agreement) (?:is|was) (?:hereby )?(?:made|entered into|concluded|signed)(?: and entered into)?(?: (?:on|as of|dated) (${DATE}))?,? (?:by and )?between (?:the \p{Ll}+,? )?(${NAME}?)(?:, [^()]{2,120}?,)? and (?:the \p{Ll}+,? )?(${NAME})(?:, [^()]{2,160})?\.?$`,
    ([, bond = '', day, one = '', other = '']) => [
      `${one} signed ${/^a/i.test(bond) ? 'an' : 'a'} ${bond.toLowerCase()} with ${other}${day === undefined ? '' : ` ${/^\d{1,2} /.test(day) ? 'on' : 'in'} ${day}`}.`,
    ],
  ),
  // 'Norvik did not renew its contract with Dray', 'let its contract with the caterer Dishwell lapse'
  ruleHolding(
    BONDS,
    String.raw`^${FRONT}(${FIRM}) (?:(?:did not|didn['’]t|has not|hasn['’]t) (?:renew|renewed|extend|extended|prolong|prolonged)) ${BOND} with ${OTHER}${WHEN_BEHIND}\.?$`,
    ([, front = '', one = '', bond = '', other = '', when = '']) => ended(one, bond, other, when, front),
  ),
  ruleHolding(
    BONDS,
    String.raw`^${FRONT}(${FIRM}) (?:has |had )?let ${BOND} with ${OTHER} (?:lapse|expire|run out|end)${WHEN_BEHIND}\.?$`,
    ([, front = '', one = '', bond = '', other = '', when = '']) => ended(one, bond, other, when, front),
  ),
  // 'Norvik will not renew its contract with Dray', 'decided not to renew …': it is about to end
  ruleHolding(
    BONDS,
    String.raw`^${FRONT}(${FIRM}) (?:will not|won['’]t|is not going to|does not (?:want|plan|intend) to|(?:has )?decided not to|(?:has )?chose not to|has chosen not to) (?:renew|extend|prolong) ${BOND} with ${OTHER}${WHEN_BEHIND}\.?$`,
    ([, , one = '', bond = '', other = '', when = '']) =>
      isNoFirm(one) || isNoFirm(other) ? [] : [`${one} will end its ${bond} with ${other}${when}.`],
  ),
  // 'Norvik's contract with Dray was not renewed', 'has lapsed'
  ruleHolding(
    BONDS,
    String.raw`^${FRONT}(${NAME})['’]s? (?:[\p{Ll}-]+ ){0,2}(partnership|alliance|cooperation|collaboration|agreement|deal|contract) with ${OTHER} (?:(?:was|has been) (?:not (?:renewed|extended|prolonged)|terminated|cancelled|canceled|ended)|(?:has not been|hasn['’]t been|wasn['’]t) (?:renewed|extended|prolonged)|(?:has )?(?:lapsed|ended|run out|ran out|come to an end|came to an end))${WHEN_BEHIND}\.?$`,
    ([, front = '', one = '', bond = '', other = '', when = '']) =>
      ended(capital(one), bond, other, when, front),
  ),
  // 'Helm and Kord did not renew their contract'
  ruleHolding(
    BONDS,
    String.raw`^${FRONT}(${NAME}?) and (${NAME}) (?:(?:did not|didn['’]t|have not|haven['’]t) (?:renew|renewed|extend|extended)|let) their (?:[\p{Ll}-]+ ){0,2}(partnership|alliance|cooperation|collaboration|agreement|deal|contract)(?: (?:lapse|expire|run out))?${WHEN_BEHIND}\.?$`,
    ([, front = '', one = '', other = '', bond = '', when = '']) =>
      ended(capital(one), bond, other, when, front),
  ),
  // 'Kord's contract to supply Helm was not renewed', 'Kord lost the contract to supply Helm'
  ruleHolding(
    'to supply',
    String.raw`^${FRONT}(?:(${NAME})['’]s? contract to supply (${NAME}) (?:(?:was|has been) (?:not (?:renewed|extended)|terminated|cancelled|canceled|ended)|(?:has not been|hasn['’]t been|wasn['’]t) (?:renewed|extended)|(?:has )?(?:lapsed|ended|run out|ran out|expired))|(${NAME}) (?:has |had )?lost (?:the|its|a) contract to supply (${NAME}))${WHEN_BEHIND}\.?$`,
    ([, front = '', whose, whom = '', who = '', other = '', when = '']) => [
      `${front}${capital(whose ?? who)} stopped supplying ${whose === undefined ? other : whom}${when}.`,
    ],
  ),
  // 'Helm parted ways with its supplier Kord in 2023'
  ruleHolding(
    ' with ',
    String.raw`^${FRONT}(${FIRM}) (?:has |had )?(?:parted (?:ways|company)|split|broken|broke|cut ties|severed ties) with (?:its|the) (?:[\p{Ll}-]+ ){0,3}(${KIND}),? (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', one = '', kind = '', other = '', when = '']) =>
      isNoFirm(one) ? [] : [`${front}${capital(other)} ceased to be a ${kind} of ${one}${when}.`],
  ),
  // 'Elbe and Fernweh went separate ways in 2022', 'parted company'
  ruleHolding(
    ' ways| company',
    String.raw`^${FRONT}(${NAME}?) and (${NAME}) (?:have |had )?(?:(?:went|gone|are going) (?:their )?separate ways|parted (?:ways|company))${WHEN_BEHIND}(?: after [^,;]{3,40})?\.?$`,
    ([, front = '', one = '', other = '', when = '']) =>
      [one, other].some((name) => typeOfName(name).type === 'organization')
        ? ended(capital(one), 'partnership', other, when, front)
        : [],
  ),
  // 'Dray has lost its contract with Norvik'
  ruleHolding(
    BONDS,
    String.raw`^${FRONT}(${FIRM}) (?:has |had )?lost ${BOND} with ${OTHER}${WHEN_BEHIND}\.?$`,
    ([, front = '', one = '', bond = '', other = '', when = '']) =>
      isNoFirm(one) || isNoFirm(other)
        ? []
        : [
            `${front}${capital(other)} ended its ${bond} with ${/^(?:it|the)\b/i.test(one) ? one.toLowerCase() : one}${when}.`,
          ],
  ),
  // 'Avena has lost its biggest customer, the airline Norjet', 'has won a new customer, Norjet'
  ruleHolding(
    ' (?:los|won|gain|f[oi]und|g[oa]t)',
    String.raw`^${FRONT}(${FIRM}) (?:has |had )?(lost|won|gained|found|got) (?:its|an?|another|the) (?:[\p{Ll}-]+ ){0,3}(${KIND}),? (?:(?:the|an?) (?:[\p{Ll}-]+ ){1,3})?(${NAME}),?${WHEN_BEHIND}\.?$`,
    ([, front = '', one = '', verb = '', kind = '', other = '', when = '']) =>
      isNoFirm(one) || kindOfName(other).kind === 'place'
        ? []
        : [
            `${front}${capital(other)} ${verb === 'lost' ? 'ceased to be' : 'became'} a ${kind} of ${one.replace(/^(?:It|The)\b/, (word) => word.toLowerCase())}${when}.`,
          ],
  ),
  // 'Avena has won Norjet as a customer'
  ruleHolding(
    ' as ',
    String.raw`^${FRONT}(${FIRM}) (?:has |had )?(?:won|gained|signed up|signed|found|taken on|took on|landed) (${NAME}) as (?:an?|its) (?:[\p{Ll}-]+ ){0,2}(${KIND})${WHEN_BEHIND}\.?$`,
    ([, front = '', one = '', other = '', kind = '', when = '']) =>
      isNoFirm(one) ? [] : [`${front}${capital(other)} became a ${kind} of ${one}${when}.`],
  ),
  // 'Robosales has the exclusive rights to sell the K9 in Europe'
  ruleHolding(
    'right',
    String.raw`^(${FIRM}) (?:has|holds) the (?:[\p{Ll}-]+ ){0,2}rights? to (sell|distribute|market) ([^,;]{2,80}?)\.?$`,
    ([, who = '', verb = '', what = '']) => [`${who} ${verb}s ${what}.`],
  ),
];
