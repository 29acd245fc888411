import { typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, DATE, NAME, type Rule, rule, ruleHolding, WHEN_BEHIND } from './sentence-rule.ts';

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

const FRONT = `((?:(?:In|On|Since|By|Until) ${DATE},? )?)`;
const ROLE = '(?:(?:the |its |a )?(?:new )?(?:[\\p{Ll}-]+ ){0,2}(supplier|provider|vendor|caterer|sponsor))';
const WHOM = '((?:[Tt]he )?(?:[\\p{Ll}-]+ ){0,2}';

/** Who supplies or sponsors somebody after whom: 'replaced Orr Ltd as the supplier of Loom', 'Loom switched sponsors from Orr Ltd to Tarn AG'. */
export const clientsInTurn: readonly Rule[] = [
  ruleHolding(
    ' as ',
    String.raw`^${FRONT}(${NAME}) (?:(?:has |had )?(?:replaced|succeeded|taken over from|took over from|ousted|displaced|followed)|is (?:replacing|succeeding)) (${NAME}) as (?:${ROLE} (?:of|to|for) ${WHOM}${NAME})|(${NAME})['’]s (?:[\p{Ll}-]+ ){0,2}(supplier|provider|vendor|caterer|sponsor))${WHEN_BEHIND}\.?$`,
    ([, front = '', now = '', before = '', one, of, whose = '', other, when = '']) =>
      inTurn(of ?? whose, before, now, front, when, one ?? other),
  ),
  // 'Tarn AG is the new supplier of Loom, replacing Orr Ltd'
  ruleHolding(
    'replacing|succeeding|taking over',
    String.raw`^${FRONT}(${NAME}) (?:is|has become|became|was named|was chosen as|has been chosen as) (?:${ROLE} (?:of|to|for) ${WHOM}${NAME})|(${NAME})['’]s (?:new )?(?:[\p{Ll}-]+ ){0,2}(supplier|provider|vendor|caterer|sponsor))${WHEN_BEHIND}, (?:replacing|succeeding|taking over from) (${NAME})\.?$`,
    ([, front = '', now = '', one, of, whose = '', other, when = '', before = '']) =>
      inTurn(of ?? whose, before, now, front, when, one ?? other),
  ),
  rule(
    String.raw`^${FRONT}${WHOM}${NAME}) (?:has |had )?(?:changed|switched) (?:(?:its|the) )?(?:[\p{Ll}-]+ ){0,2}(supplier|provider|vendor|caterer|sponsor)s? from (${NAME}) to (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', role, before = '', now = '', when = '']) =>
      inTurn(who, before, now, front, when, role),
  ),
  rule(
    String.raw`^${FRONT}${WHOM}${NAME}) (?:has |had )?(?:changed|switched|moved) from (${NAME}) to (${NAME}) as (?:its|their|the) (?:new )?(?:[\p{Ll}-]+ ){0,2}(supplier|provider|vendor|caterer|sponsor)${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', before = '', now = '', role, when = '']) =>
      inTurn(who, before, now, front, when, role),
  ),
  // 'Loom replaced its supplier Orr Ltd with Tarn AG', 'swapped its caterer, Orr Ltd, for Tarn AG'
  ruleHolding(
    'replaced|swapped|exchanged|ditched|dropped|abandoned|left',
    String.raw`^${FRONT}${WHOM}${NAME}) (?:has |had )?(?:replaced|swapped|exchanged|ditched|dropped|abandoned|left) (?:(?:its|their|the) (?:[\p{Ll}-]+ ){0,2}?(supplier|provider|vendor|caterer|sponsor),? (${NAME}),?|(${NAME}) (?=(?:with|by|for) ${NAME} as )) (?:with|by|for|in favou?r of) (${NAME})(?: as (?:its|their|the) (?:new )?(?:[\p{Ll}-]+ ){0,2}(supplier|provider|vendor|caterer|sponsor))?${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', kind, one, other, now = '', role, when = '']) =>
      inTurn(who, one ?? other ?? '', now, front, when, kind ?? role),
  ),
  // 'Orr Ltd was replaced by Tarn AG as the supplier of Loom', 'As Loom's supplier, Orr Ltd has been replaced by Tarn AG'
  ruleHolding(
    'replaced|succeeded|ousted|displaced|followed',
    String.raw`^${FRONT}(${NAME}) (?:was|has been|is|is being|will be) (?:replaced|succeeded|ousted|displaced|followed) by (${NAME}) as (?:${ROLE} (?:of|to|for) ${WHOM}${NAME})|(${NAME})['’]s (?:[\p{Ll}-]+ ){0,2}(supplier|provider|vendor|caterer|sponsor))${WHEN_BEHIND}\.?$`,
    ([, front = '', before = '', now = '', one, of, whose = '', other, when = '']) =>
      inTurn(of ?? whose, before, now, front, when, one ?? other),
  ),
  // 'Loom dropped Orr Ltd as its supplier and signed a contract with Tarn AG', 'parted ways with its sponsor Orr Ltd and …'
  ruleHolding(
    'supplier|provider|vendor|caterer|sponsor',
    String.raw`^${FRONT}${WHOM}${NAME}) (?:has |had )?(?:(?:dropped|ditched|abandoned|sacked|left) (${NAME}) as (?:its|the|their) (?:[\p{Ll}-]+ ){0,2}(supplier|provider|vendor|caterer|sponsor)|(?:parted ways with|parted with|split from|dropped|ditched|left) its (?:[\p{Ll}-]+ ){0,2}(supplier|provider|vendor|caterer|sponsor),? (${NAME}),?)${WHEN_BEHIND},? and (?:has )?(?:signed|turned|switched|went|gone|moved|now works|now buys)(?: up)?(?: an?(?: new)? (?:contract|deal|agreement))? (?:with|to|over to|from) (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', gone, role, kind, left, when = '', now = '', then = '']) =>
      inTurn(who, gone ?? left ?? '', now, front, when === '' ? then : when, role ?? kind),
  ),
  // 'Orr Ltd ended its sponsorship of Loom in 2022, and Tarn AG took over'
  ruleHolding(
    'sponsor',
    String.raw`^${FRONT}(${NAME}) (?:has |had )?(?:ended|terminated|stopped|discontinued|withdrawn|withdrew|cancelled|gave up|given up) (?:its|the) (?:[\p{Ll}-]+ ){0,2}sponsorship (?:deal |contract )?(?:of|with|for) ${WHOM}${NAME})${WHEN_BEHIND},? (?:and|with) (${NAME}) (?:has )?(?:took over|taken over|stepped in|taking over|stepping in|took its place)\.?$`,
    ([, front = '', before = '', who = '', when = '', now = '']) =>
      inTurn(who, before, now, front, when, 'sponsor'),
  ),
  ruleHolding(
    'sponsor',
    String.raw`^${FRONT}(${NAME}) (?:(?:has |had )?(?:ended|terminated|stopped|discontinued|withdrawn|withdrew|cancelled|gave up|given up) (?:its|the) (?:[\p{Ll}-]+ ){0,2}sponsorship (?:deal |contract )?(?:of|with|for)|(?:has |had )?(?:withdrew|withdrawn|pulled out|stepped down|dropped out|bowed out|retired|resigned) as (?:the )?(?:[\p{Ll}-]+ ){0,2}sponsor of) ${WHOM}${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', before = '', who = '', when = '']) => [
      `${before} no longer sponsors ${who.replace(/^The /, 'the ')}${since(front, when)}.`,
    ],
  ),
  // 'Orr Ltd lost its contract with Loom to Tarn AG', 'Tarn AG won the contract to supply Loom, which had been held by Orr Ltd'
  ruleHolding(
    'contract|order|business|deal',
    String.raw`^${FRONT}(${NAME}) (?:has |had )?lost (?:its|the) (?:[\p{Ll}-]+ ){0,2}(?:contract|orders?|business|deal) (?:with|from|to supply) (${NAME}) to (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', before = '', who = '', now = '', when = '']) => inTurn(who, before, now, front, when),
  ),
  ruleHolding(
    'contract|deal',
    String.raw`^${FRONT}(${NAME}) (?:has |had )?(?:won|got|secured|landed|taken|took) (?:the|a) (?:[\p{Ll}-]+ ){0,2}(?:contract|deal) to supply (${NAME})${WHEN_BEHIND},? (?:from (${NAME})|(?:which |that )?(?:was |had been |had |has been )?(?:previously |formerly |until then |so far )?(?:held by|with|belonged to|gone to) (${NAME}))\.?$`,
    ([, front = '', now = '', who = '', when = '', from, held = '']) =>
      inTurn(who, from ?? held, now, front, when),
  ),
  // 'Loom moved its orders from Orr Ltd to Tarn AG'
  ruleHolding(
    'orders|business|custom|purchas|buying|account|supply',
    String.raw`^${FRONT}(${NAME}) (?:has |had )?(?:moved|switched|shifted|transferred|taken|took) (?:its|all its) (?:[\p{Ll}-]+ ){0,2}(?:orders|business|custom|purchases|purchasing|buying|account|supply contract) (?:away )?from (${NAME}) to (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', before = '', now = '', when = '']) => inTurn(who, before, now, front, when),
  ),
  // 'Loom now buys its yarn from Tarn AG instead of Orr Ltd', 'gets its yarn from Tarn AG now, no longer from Orr Ltd'
  ruleHolding(
    'instead of|rather than|no longer|not from|and not',
    String.raw`^${FRONT}(${NAME}) (?:now )?(buys|gets|sources|orders|purchases|obtains)((?: (?:its|all its|the) (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)?) from (${NAME})(?: now)?,? (?:instead of|rather than|and no longer|no longer|and not|not)(?: from)? (${NAME})(?: now| any more)?\.?$`,
    ([, front = '', who = '', , , now = '', before = '']) => inTurn(who, before, now, front, ''),
  ),
  // 'Loom terminated the supply agreement with Orr Ltd and turned to Tarn AG', 'ended its contract with Orr Ltd and now buys from Tarn AG'
  ruleHolding(
    'contract|agreement|deal',
    String.raw`^${FRONT}(${NAME}) (?:has |had )?(?:terminated|ended|cancelled|canceled|quit|dissolved) (?:its|the) (?:supply |supplier |delivery |purchasing )?(?:contract|agreement|deal) with (${NAME})${WHEN_BEHIND},? and (?:has )?(?:(?:turned|switched|moved|went)(?: over)? to|now (?:buys|gets|orders|sources)(?: its \p{Ll}+)? from|is now supplied by) (${NAME})\.?$`,
    ([said, front = '', who = '', before = '', when = '', now = '']) =>
      / suppl| deliver| buys | orders | sources /.test(said)
        ? [
            `${front}${who} ended its contract with ${before}${when}.`,
            ...inTurn(who, before, now, front, when),
          ]
        : [],
  ),
];

function since(front: string, when: string): string {
  const date = (front.replace(/,? $/, '') || when.trim()).replace(/^(?:In|in|On|on|By|by|Since|since) /, '');
  return date === '' ? '' : ` since ${date}`;
}

/** The one that supplied or sponsored somebody does so no longer, and the next one does. */
function inTurn(
  who: string,
  before: string,
  now: string,
  front: string,
  when: string,
  role = 'supplier',
): string[] {
  const then = since(front, when);
  const whom = who.replace(/^The /, 'the ');
  const [does, done] = role === 'sponsor' ? ['sponsors', 'sponsored'] : ['supplies', 'supplied'];
  return [who, ...(role === 'sponsor' ? [] : [before, now])].some(isPerson)
    ? []
    : [
        `${before} no longer ${does} ${whom}${then}.`,
        then === '' ? `${now} ${does} ${whom}.` : `${now} has ${done} ${whom}${then}.`,
      ];
}

function isPerson(name: string): boolean {
  return kindOfName(name).kind === 'person' && typeOfName(name).type !== 'organization';
}
