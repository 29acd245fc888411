import { kindOfName } from '../reference/entity-kinds.ts';
import { DATE, DATE_IN_FRONT, NAME, type Rule, ruleHolding, WHEN_BEHIND } from './sentence-rule.ts';

const FIRM = `(${NAME}|[Ii]t|[Tt]he (?:company|firm|group))`;
const KIND =
  '(customer|client|supplier|vendor|partner|sponsor|provider|distributor|dealer|contractor|subcontractor)';
const TIES =
  '(?:partnership|cooperation|co-operation|collaboration|alliance|joint venture|tie-up|business relationship)';

const SUITE = '(?:suite|toolkit|platform|family|stack|bundle|framework|package)';

const isFirm = (name: string) => !/^(?:person|place)$/.test(kindOfName(name).kind);
const since = (when: string) => when.replace(/^ (?:in|on|at|from) /, ' since ');

/** Firms that no longer deal with each other or belong together. */
export const partings: readonly Rule[] = [
  // 'Orr dropped Tarn in 2021 and now buys its yarn from Wyre'
  ruleHolding(
    ' from ',
    String.raw`^${FIRM} (?:has |had )?(?:dropped|ditched|left|abandoned|parted ways with|turned its back on|stopped buying from|broke with) (${NAME})${WHEN_BEHIND},? (?:and|but) (?:it )?(?:has )?(?:now |since |instead )?(?:buys|gets|sources|orders|purchases|obtains|bought|sourced)( (?:its|all its|the) (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)? (?:now )?from (${NAME})(?:, an? [^,;]{3,50})?(?: instead| now)?\.?$`,
    ([, who = '', before = '', when = '', what = '', now = '']) =>
      isFirm(before) && isFirm(now)
        ? [
            `${before} no longer supplies ${who}${since(when)}.`,
            `${who} now buys${what || ' its supplies'} from ${now}.`,
          ]
        : [],
  ),
  // 'Orr dropped its supplier Tarn in 2021', 'lost its biggest customer, Tarn'
  ruleHolding(
    'dropped|ditched|lost|abandoned|sacked|left',
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:has |had )?(?:dropped|ditched|lost|abandoned|sacked|left) (?:its|their) (?:[\p{Ll}-]+ ){0,2}${KIND},? (${NAME}),?${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', kind = '', other = '', when = '']) =>
      isFirm(other) ? [`${front}${other} ceased to be a ${kind} of ${who}${when}.`] : [],
  ),
  // 'Orr broke off its partnership with Tarn', 'Orr and Tarn no longer work together'
  ruleHolding(
    TIES,
    String.raw`^${DATE_IN_FRONT}${FIRM} (?:has |had )?(?:broke off|broken off|called off|called time on|pulled out of|withdrew from|withdrawn from|wound up|let lapse|quit|left) (?:its|their|the) ${TIES} with (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', other = '', when = '']) =>
      isFirm(other) ? [`${front}${who} ended its partnership with ${other}${when}.`] : [],
  ),
  ruleHolding(
    'no longer|longer partners|go separate|gone separate|went their',
    String.raw`^(${NAME}) and (${NAME}) (?:no longer (?:work|cooperate|co-operate|collaborate)(?: together| with each other)?|are no longer partners|have gone their separate ways|went their separate ways)${WHEN_BEHIND}\.?$`,
    ([, one = '', other = '', when = '']) =>
      kindOfName(one).kind === 'organization' || kindOfName(other).kind === 'organization'
        ? [`${one} ended its partnership with ${other}${when}.`]
        : [],
  ),
  // 'Orr left the Tarn Group in 2021', 'split from Tarn Group'
  ruleHolding(
    'left|split|broke away|separated|leaving',
    String.raw`^${DATE_IN_FRONT}(${NAME}) (?:has |had )?(?:left|split (?:off )?from|broke away from|broken away from|separated from) (?:the )?(\p{Lu}[\p{L}\p{N}&.’'-]*(?: \p{Lu}[\p{L}\p{N}&.’'-]*){0,2} (?:Group|Holdings?|Corporation)|\p{Lu}[\p{L}\p{N}&.’'-]*(?: \p{Lu}[\p{L}\p{N}&.’'-]*){0,2} group)((?: (?:in|through|by|as part of) an? [\p{Ll} -]*buy-?out(?: led by ${NAME})?)?)${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', group = '', buyout = '', when = '']) => {
      if (kindOfName(who).kind === 'person') return [];
      const date = when === '' ? front.trim().replace(/,$/, '').replace(/^I/, 'i') : when.trim();
      const [, buyer] = /led by (.+)$/u.exec(buyout) ?? [];
      return [
        `${who} is no longer a subsidiary of ${group.replace(/ group$/, '')}${date === '' ? '' : since(` ${date}`)}.`,
        ...(buyer === undefined ? [] : [`${buyer} led the management buyout of ${who}${when}.`]),
      ];
    },
  ),
  // 'Lattis was taken out of the Corvo suite in 2022', 'split out of', 'left the Corvo suite'
  ruleHolding(
    SUITE,
    String.raw`^${DATE_IN_FRONT}((?:The )?${NAME}(?: [\p{Ll}-]+)?) (?:(?:was|has been) (?:taken|split|removed|spun|moved|dropped) (?:out of|from)|(?:has )?left) (the ${NAME} ${SUITE})${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', whole = '', when = '']) => {
      const date = when === '' ? front.trim().replace(/,$/, '').replace(/^I/, 'i') : when.trim();
      return kindOfName(what).kind === 'person'
        ? []
        : [`${what} is no longer part of ${whole}${date === '' ? '' : since(` ${date}`)}.`];
    },
  ),
  // 'Lattis is the scheduling engine in the Corvo suite'
  ruleHolding(
    SUITE,
    String.raw`^((?:The )?${NAME}) is (?:the|an?) ((?:[\p{Ll}-]+ ){1,3}?)(?:in|of|from|within) (the ${NAME} ${SUITE})\.?$`,
    ([, what = '', noun = '', whole = '']) =>
      kindOfName(what).kind === 'person' || / (?:part|member|version) $/.test(` ${noun}`)
        ? []
        : [`${what} is part of ${whole}.`],
  ),
  // 'Orr now operates as Tarn', 'has traded as Tarn since 2021'
  ruleHolding(
    ' as ',
    String.raw`^(${NAME}) (?:now (?:operates|trades|does business) as|has (?:operated|traded|done business) as) (${NAME})((?: since ${DATE})?)\.?$`,
    ([, who = '', name = '', when = '']) =>
      isFirm(who) && isFirm(name) ? [`${who} was renamed ${name}${when.replace(/^ since /, ' in ')}.`] : [],
  ),
];
