import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, DATE, NAME, type Rule, rule, ruleHolding } from './sentence-rule.ts';

const KIND =
  '((?:biggest |largest |main |oldest |key |most important )?)(customer|client|supplier|vendor|partner|competitor|rival|investor|backer|subcontractor|tenant|sponsor)s';

/** Who is one of somebody's customers, suppliers or partners: put as one says it of one. */
export const clients: readonly Rule[] = [
  // 'Zeal Motors is one of Aske Tyres' customers', 'one of the suppliers of Orr'
  rule(
    String.raw`^(${NAME}) (is|was|has been|became) (?:also )?one of (?:(${NAME})['’]s?|the) ${KIND}(?: (?:of|to) (${NAME}))?((?: (?:since|from|until|in) [^,;]{2,30})?)\.?$`,
    ([, who = '', verb = '', owner, , kind = '', of, when = '']) => {
      const whose = owner ?? of;
      return whose === undefined ? [] : [`${who} ${verb} a ${kind} of ${whose}${when}.`];
    },
  ),
  // 'Tolliver's biggest customer is the dairy Orsa', 'The main supplier of Orr is Wyre Ltd'
  rule(
    String.raw`^(?:(${NAME})['’]s?|The) (?:biggest|largest|main|most important|principal|only|sole|first) (customer|client|supplier|vendor|competitor|rival|sponsor)(?: (?:of|to) (${NAME}))? (is|was|has been|remains) (?:the (?:\p{Ll}[\p{L}-]* ){1,3})?(${NAME})((?: (?:since|from|until|in) [^,;]{2,30})?)\.?$`,
    ([, owner, kind = '', of, be = '', who = '', when = '']) => {
      const whose = owner ?? of;
      return whose === undefined
        ? []
        : [`${capital(who)} ${be.replace('remains', 'is')} a ${kind} of ${whose}${when}.`];
    },
  ),
  // 'Orr dropped Wyre as its supplier in 2021', 'Wyre lost Orr as a customer': over
  ruleHolding(
    ' as ',
    String.raw`^((?:In ${DATE},? )?)(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|brewery|bakery)) (?:has |had )?(?:dropped|ditched|lost|abandoned|rejected|removed|sacked) (${NAME}) as (?:its|an?|the|their) (?:[\p{Ll}-]+ ){0,2}(customer|client|supplier|vendor|partner|sponsor|provider)((?: (?:in|at|from|on|since) [^,;.]{2,30})?)\.?$`,
    ([, front = '', who = '', other = '', kind = '', when = '']) => [
      `${front}${other} ceased to be a ${kind} of ${who.replace(/^(?:I|i)t$/, 'it')}${when}.`,
    ],
  ),
  // 'Lorn Malt has Munro Brewery as a customer'
  rule(
    String.raw`^(${NAME}) has (${NAME}) as (?:a|its|one of its) ${KIND.replace(/s$/, '')}\.?$`,
    ([, who = '', other = '', , kind = '']) => [`${other} is a ${kind} of ${who}.`],
  ),
  // 'Vale Boats' rope comes from Wyre Cordage', 'Since 2020 Vale Boats's ropes have come from Wyre Cordage'
  ruleHolding(
    'come from|comes from|came from',
    String.raw`^((?:(?:Since|Until|In|From) ${DATE},? )?)(${NAME})['’]s? ((?:(?!ha)\p{Ll}+ ){0,2}(?!ha[sv])\p{Ll}+) (comes? from|came from|(?:has|have) come from) (${NAME})((?: (?:since|until|from|in) [^,;]{2,30})?)\.?$`,
    ([, front = '', who = '', what = '', verb = '', from = '', when = '']) =>
      /^(?:person|place)$/.test(kindOfName(who).kind) || /^(?:person|place)$/.test(kindOfName(from).kind)
        ? []
        : [
            `${front}${who} ${verb.startsWith('come') ? 'buys' : verb.startsWith('came') ? 'bought' : 'has bought'} its ${what} from ${from}${when}.`,
          ],
  ),
  // 'Wyre Cordage provides Vale Boats with rope': of two firms
  ruleHolding(
    ' with ',
    String.raw`^((?:(?:Since|Until|In|From) ${DATE},? )?)(${NAME}|[Ii]t) ((?:has |have |had )?)(provides|provided|furnishes|furnished|serves|served) (${NAME}) with ((?:its |their )?(?:\p{Ll}+ ){0,2}\p{Ll}+)((?: (?:since|until|from|in) [^,;]{2,30})?)\.?$`,
    ([, front = '', who = '', has = '', verb = '', whom = '', what = '', when = '']) =>
      /^(?:person|place)$/.test(kindOfName(whom).kind) || kindOfName(who).kind === 'person'
        ? []
        : [`${front}${who} ${has}${verb.endsWith('s') ? 'supplies' : 'supplied'} ${what} to ${whom}${when}.`],
  ),
  // 'Vale Boats sources its rope from Wyre Cordage'
  rule(
    String.raw`^(${NAME}) (?:sources|procures|orders) ((?:(?:all|most|some) (?:of )?)?(?:its|their|the) (?:\p{Ll}+ ){0,2}\p{Ll}+) from (${NAME}(?: (?:and|or) ${NAME})?)\.?$`,
    ([, who = '', what = '', from = '']) => [`${who} buys ${what} from ${from}.`],
  ),
];
