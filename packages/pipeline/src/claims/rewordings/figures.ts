import { pastOf } from '../../language/words/inflections.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, MONTH, NAME, type Rule, rule } from './sentence-rule.ts';

const VALUE = String.raw`[$€£]?\d[\d.,]*\d?(?:%| (?:per ?cent|million|billion|thousand|[a-z]{1,12}(?: [a-z]{1,12})?))?(?: (?:euros|dollars|pounds|francs|kroner|kronor|yen))?`;
const DATE = String.raw`(?:\d{1,2} )?(?:${MONTH} )?(?:19|20)\d\d`;
const QUARTER = '(?:the (?:first|second|third|fourth) (?:quarter|half) of |Q[1-4] |H[12] )?';
const OF_YEAR = 'the (?:first|second|third|fourth) (?:quarter|half)';
const BEFORE =
  '(?:the )?(?:year|month|quarter) (?:before|earlier)|the previous (?:year|month|quarter)|a year (?:before|earlier|ago)';
const ROUGHLY =
  '(?:(?:[Aa]bout|[Aa]round|[Ss]ome|[Rr]oughly|[Nn]early|[Aa]lmost|[Oo]ver|[Mm]ore than|[Jj]ust over|[Jj]ust under|[Aa]n estimated) )?';
/** 'rotor diameter 154 m' in brackets behind a name. */
const measureOf =
  /^((?:\p{Ll}{3,12} )?(?:area|population|height|length|width|depth|elevation|weight|mass|capacity|diameter|range|wingspan|displacement|price|speed)):? (?:of )?([$€£]?\d[\d.,]*(?: ?[^\d\s,()][^,()]{0,20})?)$/u;
/** What something costs, by itself or for a time; an amount in millions is no price of a thing that is sold. */
export const PRICE = String.raw`(?:[$€£]\d[\d.,]*\d|[$€£]\d|\d[\d.,]* (?:euros?|dollars|pounds|francs|kronor|kroner|crowns))(?:(?: (?:a|an|per|each) |\/)(?:day|week|month|year|hour|night|person|seat|user|head|piece))?`;
/** Names of sums rather than of what they are asked for. */
export const amounts =
  /(?:price|cost|rent|fee|fare|wage|salary|pay|revenue|profit|turnover|budget|income|debt|loan|prize|award|fund|grant|bill|deposit|tax|fine|loss|total|sum|balance|share|stock)s?$/i;
const currency = / (?:euros?|dollars|pounds|francs|kronor|kroner|yen)$/;
const PEOPLE = '(?:people|inhabitants|residents|souls)';

/** Figures that are told by other verbs than 'is' and 'has'. */
export const measured: readonly Rule[] = [
  // 'Lomax saw its revenue climb to $42 million'
  rule(
    String.raw`^(${NAME}) (?:has seen|saw) (?:its|his|her|their) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (rise|grow|fall|drop|climb|jump|decline|increase|double|triple|shrink) (.+)$`,
    ([, who = '', what = '', verb = '', rest = '']) => [`${who}'s ${what} ${pastOf(verb)} ${rest}`],
  ),
  // 'According to the 2021 census, Brannock has 38,417 inhabitants'
  rule(
    String.raw`^(?:According to|In|At|As of|By) the (?:((?:1[5-9]|20)\d\d) |latest |last |most recent |(?=census of))census(?: of ((?:1[5-9]|20)\d\d))?,? (.+)$`,
    // what was counted holds until it is counted again
    ([, year, of = year, rest = '']) => [of === undefined ? capital(rest) : `As of ${of}, ${rest}`],
  ),
  // 'Drumore had 9,077 inhabitants at the 2021 census'
  rule(
    String.raw`^(?![^,;]{2,60} (?:is|was) an? [^,;]{3,80} with )(.{2,60}? (?:had|has|was|is|numbered|stood at) .{2,60}?) (?:at|in|by|as of) the ((?:1[5-9]|20)\d\d) census\.?$`,
    ([, what = '', year = '']) => [`As of ${year}, ${what}.`],
  ),
  // 'The 2021 census counted 9,077 people in Drumore', 'recorded a population of 9,077 for Drumore'
  rule(
    String.raw`^The ((?:1[5-9]|20)\d\d) census (?:counted|found|recorded|put|gave|showed) (?:a population of |the population at )?(\d[\d,.]*)(?: ${PEOPLE})? (?:in|for|at) ([^,;]{2,60}?)\.?$`,
    ([, year = '', count = '', place = '']) => [`As of ${year}, the population of ${place} is ${count}.`],
  ),
  // 'has a population of 9,077 (2021 census)', 'employs 412 people (2021)'
  rule(
    String.raw`^(?!\p{Lu}\p{Ll}+ed (?:in|on|at|by|near|between|above|below|along) [^,;]{2,90}, )(\p{Lu}.{2,80}? (?:has|have|is|employs?|counts?|numbers?|stands at) .{0,40}?\d[\d,.]*(?: (?:million|billion|thousand))?(?: ${PEOPLE}| \p{Ll}{4,12})?) \((?:(?:as of|in) )?((?:1[5-9]|20)\d\d)(?: (?:census|estimate|count))?\)\.?$`,
    ([, what = '', year = '']) => [`As of ${year}, ${what}.`],
  ),
  // 'Loom Pro is now $18 a month', 'The Pro plan was 20 euros', 'The Tarn kettle is down to 39 euros'
  rule(
    String.raw`^((?:(?:In|From|Since) ${DATE},? )?)((?:[Aa]n? )?${NAME} (?:\p{Ll}+ )?(?:plan|tier|edition|ticket|pass|subscription|licen[cs]e|membership)|It|The ${NAME}(?: \p{Ll}{3,20}){0,2}|\p{Lu}[\p{L}\p{N}]* (?:\p{Lu}[\p{L}\p{N}]*|\d{1,3})(?: [\p{Lu}\d][\p{L}\p{N}]*)?) (is|was) ((?:now |currently |still |no longer )?)(?:down to |up to |back (?:to|at) |at )?(?:just |only )?(${PRICE})(?: (?:now|at the moment))?((?: (?:from|since|until|in|as of) [^,;.]{3,30})?)\.?$`,
    ([, when = '', what = '', be = '', now = '', price = '', then = '']) =>
      kindOfName(what).kind === 'person' || amounts.test(what)
        ? []
        : [`${when}${what} ${now}${be === 'is' ? 'costs' : 'cost'} ${price}${then}.`],
  ),
  // '$59 is the price of the Falcon X'
  rule(
    `^(${PRICE}) (is|was) the (?:current |new |full )?(price|fee|fare|rent) (?:of|for) ([^,;]{2,60}?)\\.?$`,
    ([, price = '', be = '', noun = '', what = '']) => [`The ${noun} of ${what} ${be} ${price}.`],
  ),
  // 'Tickets for the Pinewood Festival are now 110 euros each'
  rule(
    String.raw`^((?:In \d{4},? )?)(?:(?:A|An|The) )?((?:\p{Ll}{3,10} )?)([Tt]icket|[Ee]ntry|[Ee]ntrance|[Aa]dmission|[Mm]embership|[Pp]ass|[Ss]ubscription|[Ll]icen[cs]e)(?:e?s)? (?:for|to|at|of) (?:the )?(${NAME}) ((?:now |currently |still )?)(costs?|is|are|was|were|sells? for|goe?s? for)((?: now| currently| still)?) (${PRICE})(?: each| apiece)?((?: (?:from|since|until|in|as of) [^,;.]{3,30})?)\.?$`,
    ([
      said,
      when = '',
      kind = '',
      noun = '',
      of = '',
      now = '',
      verb = '',
      later = '',
      price = '',
      then = '',
    ]) => [
      `${when}${when === '' ? 'A' : 'a'}${/^[AEIO]/.test(of) ? 'n' : ''} ${of} ${kind}${noun.toLowerCase()} ${now}${later === '' ? '' : `${later.trim()} `}${/^w|^cost$/.test(verb) && !/(?:ticket|passe)s /i.test(said) ? 'cost' : 'costs'} ${price}${then}.`,
    ],
  ),
  // 'The Tarn kettle has gone up to 39 euros'
  rule(
    String.raw`^((?:In \d{4},? )?)(The ${NAME}(?: (?!has\b|went\b|rose\b|fell\b|dropped\b|came\b|gone\b)\p{Ll}{3,20}){0,2}) ((?:has )?(?:gone|went) (?:up|down)|(?:has )?(?:rose|risen|fallen|fell|dropped|come down|came down))((?: from ${PRICE})?) to (${PRICE})((?: (?:from|since|until|in|as of) [^,;.]{3,30})?)\.?$`,
    ([, when = '', what = '', went = '', from = '', price = '', then = '']) =>
      amounts.test(what)
        ? []
        : [
            `${when}${when === '' ? 'The' : 'the'} price of the ${what.replace(/^The /, '')} ${/up|rose|risen/.test(went) ? 'rose' : 'fell'}${from} to ${price}${then}.`,
          ],
  ),
  // 'You now pay 39 euros for the Tarn kettle'
  rule(
    String.raw`^((?:In \d{4},? )?)(?:You|Customers|Buyers|Shoppers) ((?:now |currently |still )?)(?:have to |must |had to )?(pay|paid) (${PRICE}) for ((?:the|an?) [^,;.]{2,50}?)((?: (?:from|since|until|in|as of) [^,;.]{3,30})?)\.?$`,
    ([, when = '', now = '', verb = '', price = '', what = '', then = '']) => [
      `${when}${when === '' ? capital(what) : what} ${now}${verb === 'pay' ? 'costs' : 'cost'} ${price}${then}.`,
    ],
  ),
  // 'The Basic plan goes up from $15 to $18 per seat on 1 September'
  rule(
    String.raw`^((?:In \d{4},? )?)((?:The |Our |Its )?[^,;:]{2,60}?) ((?:will |is going to |is set to )?)(go(?:es)?|went|has gone|rises?|rose|fell|falls?|drops?|dropped|increases?|increased) ((?:up |down )?)from (${PRICE}) to (${PRICE})((?:,? [^;]{3,60}?)?)\.?$`,
    ([, when = '', what = '', will = '', verb = '', way = '', old = '', now = '', then = '']) =>
      kindOfName(what).kind === 'person' || amounts.test(what.replace(/ (?:of|for|at|per|a) .+$/u, ''))
        ? []
        : [
            `${when}The price of ${what.replace(/^(?:The|Our|Its) /, 'the ')} ${will}${verb} ${way}from ${old} to ${now}${then}.`,
          ],
  ),
  // 'Vessby is home to 12,400 people'
  rule(
    String.raw`^(?:(?:The|Its|Their) [\p{Ll} -]{3,40}, )?(${NAME}),? (is|was) (?:now |today |currently )?home to (${ROUGHLY}\d[\d.,]*(?: (?:million|thousand))?) ${PEOPLE}(.*)$`,
    ([, where = '', be = '', count = '', rest = '']) => [
      `${where} ${be === 'is' ? 'has' : 'had'} ${count} inhabitants${rest}`,
    ],
  ),
  // 'Vessby grew by 15 percent to 14,100 inhabitants', 'has grown from 12,400 to 14,100 inhabitants', 'has become a town of 14,100 people'
  rule(
    String.raw`^(${NAME}|[Tt]he (?:town|city|village)(?: of ${NAME})?) (?:has )?(?:(grown|grew|risen|rose|swelled|expanded|went up|gone up)|shrunk|shrank|fell|fallen|declined|went down|gone down)(?: by \d[\d.,]* ?(?:%|per ?cent))?((?: from \d[\d.,]*\d)?) to (\d[\d.,]*\d(?: million)?) (?:inhabitants|residents|souls)((?: (?:in|since|by) [^,;.]{3,30})?)\.?$`,
    ([, where = '', up, from = '', count = '', when = '']) => [
      `The population of ${where.replace(/^The /, 'the ')} ${up === undefined ? 'fell' : 'rose'}${from} to ${count}${when}.`,
    ],
  ),
  rule(
    String.raw`^(${NAME}) (?:has become|became|is now) an? (town|city|village|place|community) of (\d[\d.,]*\d(?: million)?) ${PEOPLE}((?: (?:in|since|by) [^,;.]{3,30})?)\.?$`,
    ([, where = '', , count = '', when = '']) => [`${where} has a population of ${count}${when}.`],
  ),
  // 'Vessby now counts 14,100 people': of what is known for no firm
  rule(
    String.raw`^(${NAME}) (?:now |today )?(?:counts|numbers) (${ROUGHLY}\d[\d.,]*\d(?: million)?) (?:people|souls)\.?$`,
    ([, where = '', count = '']) =>
      /^(?:place|unknown)$/.test(kindOfName(where).kind) ? [`${where} has ${count} inhabitants.`] : [],
  ),
  // 'About 12,400 people live in Vessby'
  rule(
    String.raw`^(?:Today,? |Currently,? )?((?:(?:In|As of) \d{4},? )?)(${ROUGHLY}\d[\d.,]*(?: (?:million|thousand))?) ${PEOPLE} (?:now )?(live|lived) in (${NAME})(, which .+?|)\.?$`,
    ([, when = '', count = '', verb = '', where = '', which = '']) => [
      `${when}${where}${which === '' ? '' : `${which},`} ${verb === 'live' && !when.startsWith('In') ? 'has' : 'had'} ${count.toLowerCase()} inhabitants.`,
    ],
  ),
  // 'tops out at 210 km/h', 'has a top speed of 210 km/h'
  rule(
    String.raw`^(.+?) (?:(?:tops|maxes) out|(?:reaches|hits) its top speed) at (${ROUGHLY}\d[\d.,]* (?:km/h|kph|mph|knots|m/s)\b.*)$`,
    ([, what = '', value = '']) => [`${what} has a top speed of ${value}`],
  ),
  // 'measures 147 × 71 × 7.8 mm'
  rule(
    String.raw`^(.+?) (?:measures?|is) (\d[\d.,]*(?: ?(?:mm|cm|m|in|inches))? ?(?:[x×]|by) ?\d[\d.,]*[^;]*)$`,
    ([, what = '', value = '']) => [`${what} has dimensions of ${value}`],
  ),
  // 'lies 140 m above sea level'
  rule(
    String.raw`^(.+?) (?:lies|sits|stands|is located|is situated) (?:at )?(${ROUGHLY}\d[\d.,]* ?(?:m|ft|feet|met(?:re|er)s)) above sea[ -]level(.*)$`,
    ([, what = '', value = '', rest = '']) => [`${what} is ${value} above sea level${rest}`],
  ),
  // 'The population of Vessby stands at 12,400', 'is estimated at 12,400', 'is put at 12,400'
  rule(
    `^((?:The |Its |Their |${NAME}['’]s ).{2,60}?) (?:(?:now |currently )?stands|is (?:currently |now )?(?:estimated|put|set|capped|fixed)|(?:was|has been) (?:approved|agreed|set|capped|fixed|kept)) at (${ROUGHLY}${VALUE}.*)$`,
    ([, what = '', value = '']) => [`${what} is ${value}`],
  ),
  rule(
    `^((?:The |Its |Their |${NAME}['’]s ).{2,60}?) (?:stood|was (?:estimated|put)) at (${ROUGHLY}${VALUE}.*)$`,
    ([, what = '', value = '']) => [`${what} was ${value}`],
  ),
  // 'Lomax has 700 employees, twice as many as in 2020': the year is another figure's
  rule(
    String.raw`^([^,]{3,80}? \S*\d[^;]{0,60}?), (?:about |nearly |almost |more than )?(?:twice|half|three times|four times|five times|ten times|\d[\d.]*(?: times|%| ?per ?cent)|a (?:third|quarter|fifth)) (?:as (?:many|much|high|large|big) as|(?:more|less|fewer|higher|lower|up|down)(?: than| on| from)?) [^,;]{2,60}?\.?$`,
    ([, what = '']) => [`${what}.`],
  ),
];

/** Sentences that say a figure beside what else they say, or two of it. */
export const compared: readonly Rule[] = [
  // 'At 1,940 m above sea level Lake Vern is the highest lake in Kesh'
  rule(
    String.raw`^At (\d[\d.,]* ?(?:m|ft|feet|met(?:re|er)s)(?: above sea level)?),? (${NAME}|it|the \p{Ll}+) (is|was) (the .+)$`,
    ([, value = '', what = '', verb = '', rest = '']) => [
      `${capital(what)} ${verb} ${/sea level/.test(value) ? value : `${value} high`}.`,
      `${capital(what)} ${verb} ${rest}`,
    ],
  ),
  // 'Tavira Peak, at 3,218 metres the highest point of the island, was first climbed in 1887'
  rule(
    String.raw`^(${NAME}), at (\d[\d.,]* ?(?:m|ft|feet|met(?:re|er)s))(?: above sea level|,)? (the [^,]+), (.+)$`,
    ([, what = '', value = '', peak = '', rest = '']) => [
      `${what} has an elevation of ${value}.`,
      `${what} is ${peak}.`,
      `${what} ${rest}`,
    ],
  ),
  // 'Vessby (population 12,400) lies on the Ulm'
  rule(
    String.raw`^(${NAME})(?: \(|, )(?:pop(?:ulation|\.)|population:|with a population of)(?: of)? (${ROUGHLY}\d[\d.,]*\d(?: million)?)(?:\),?|,) (.+)$`,
    ([, where = '', count = '', rest = '']) => [`${where} has a population of ${count}.`, `${where} ${rest}`],
  ),
  // 'Tarn Island (area 214 km², population 8,900) lies in the North Sea'
  rule(
    String.raw`^(${NAME}(?: \p{Ll}+)?) \(([^()]{6,100})\),? (.+)$`,
    ([, what = '', list = '', rest = '']) => {
      const parts = list.split(/,? and |, (?=\p{Ll})/u).map((part) => measureOf.exec(part.trim()));
      return parts.includes(null)
        ? []
        : [
            ...parts.map(
              (found) => `The ${found?.[1] ?? ''} of ${what.replace(/^The/, 'the')} is ${found?.[2] ?? ''}.`,
            ),
            `${what} ${rest}`,
          ];
    },
  ),
  // 'Revenue at Lomax was $42 million in 2023, up from $35 million in 2022'
  rule(
    String.raw`^([^,]{3,80}?) (was|were|reached|totalled|totaled|amounted to|had|employed|sold|drew|(?:had|reported|posted|made|recorded|generated|earned|turned over)(?: (?:an? )?(?:[\p{Ll}-]+ ){1,3}of)?) (${ROUGHLY}${VALUE}(?: [\p{Ll}-]+){0,2}?) ((?:in|on|for) ${QUARTER}${DATE}),? (?:up from|down from|(?:as )?compared (?:with|to)|after|against|versus|from) (${VALUE})(?: (?:(in|on|for) (${QUARTER}${DATE}|${OF_YEAR})|(${BEFORE})))?\.?$`,
    ([, what = '', verb = '', value = '', when = '', said = '', word = '', then, before = '']) => {
      const sum = said.replace(/ the$/, '');
      const old = /^[$€£]|[a-z]{4,}s$/.test(sum) ? sum : `${sum}${currency.exec(value)?.[0] ?? ''}`;
      const isMoney = /^[$€£]/.test(old) || currency.test(old);
      return [
        // 'the first quarter' beside one with its year is of that year
        ...(then === undefined
          ? []
          : [
              `${what} ${verb} ${old} ${word} ${/\d{4}$/.test(then) ? then : `${then} of ${when.slice(-4)}`}.`,
            ]),
        // of a quarter the year before has its own, and of a year sums do
        ...(/year (?:before|earlier)$|previous year$/.test(before) &&
        (/quarter|half|Q\d/.test(when) || (isMoney && /^(?:in|for) \d{4}$/.test(when)))
          ? [`${what} ${verb} ${old} ${when.slice(0, -4)}${Number(when.slice(-4)) - 1}.`]
          : []),
        `${what} ${verb} ${value} ${when}.`,
      ];
    },
  ),
];
