import { kindOfName } from '../reference/entity-kinds.ts';
import { amounts, PRICE } from './figures.ts';
import { capital, DATE, MONTH, NAME, type Rule, rule, ruleHolding, uncapital } from './sentence-rule.ts';

/** What it costs for whom, where and how long: ' for adults', ' in Germany', ' per night', ' if paid yearly'. */
const SCOPE = String.raw`(?: (?:from|until|till|since|before|after|as of|in) (?:\d{1,2} )?(?:${MONTH}(?: \d{4})?|\d{4})| (?:monthly|annually|yearly|weekly|daily|online|abroad|elsewhere|internationally|in advance)| (?:for|in|to|on|at|with|without|within|during|outside|per|a|an|each|online|including|plus|if|when) (?:[^,;:\d]|(?<=-)\d\ds){1,40}?(?:(?:under|over|aged|below|from|up to|to|of) \d{1,3}(?: (?!euros?|dollars|pounds|francs|kron)\p{Ll}+){0,2})?)`;
/** A sum, perhaps without its currency where that stands elsewhere in the sentence. */
const SUM = String.raw`(?:(?:just|only|about|from) )?(?:[$€£]\d[\d.,]*\d|[$€£]\d|\d[\d.,]*\d|\d)(?: (?:euros?|EUR|dollars|USD|pounds|GBP|francs|CHF|kronor|kroner|crowns|cents|pence))?`;
const COSTS =
  '(?:costs?|will cost|(?:is|are) priced at|(?:is|are) sold for|sells? for|retails? (?:for|at)|charges?)';
/** A thing that is paid for: 'The Lumo lamp', 'Admission to the Tarn Zoo', 'A single room'. */
const THING = String.raw`(?!(?:From|In|On|Since|As|Until|By|At|For|With|Before|After) )(?:[Tt]he |[Aa]n? |[Oo]ur |[Ii]ts )?\p{L}[\p{L}\p{N}'’-]*(?: (?!(?:and|or|that|which|who|costs?|is|are|was|were|has|have|said|says)\b)[\p{L}\p{N}'’-]+){0,6}`;
/** What is told of behind a comma: 'a double room', 'the Office plan', 'Flowdesk'. */
const OTHER = String.raw`(?:the |an? )?(?:${NAME}|[\p{Ll}-]+)(?: [\p{Ll}-]+){0,3}?`;
const PER = String.raw`(?: (?:a|an|per|each) \p{Ll}+)?`;
/** What begins when or where rather than what. */
const leads = new RegExp(`^(?:in|on|by|from|until|for|to|at|or|with|${MONTH})\\b`, 'u');
const currencyOf = /[$€£]|(?:euros?|EUR|dollars|USD|pounds|GBP|francs|CHF|kronor|kroner|crowns|cents|pence)$/;

/** The second of two sums in the currency of the first, or the first in that of the second. */
function inCurrency(sum: string, other: string): string {
  const [found] = currencyOf.exec(other) ?? [];
  if (found === undefined || currencyOf.test(sum)) return sum;
  return /^[$€£]$/.test(found) ? sum.replace(/(?=\d)/, found) : `${sum} ${found}`;
}

/** 'a year if you pay annually', 'when booked online': a price of its own rather than something in doubt. */
function plainScope(scope: string): string {
  return scope
    .replace(/ if (?:you|they|customers) pay (annually|yearly|monthly|quarterly|by .+|in .+|online)$/u, '')
    .replace(/ (?:if|when) (?:paid|billed|bought|booked|ordered) (?=\p{Ll})/u, ' for payment ');
}

function told(what: string, verb: string, sum: string, scope: string): string {
  return `${what} ${verb} ${sum}${plainScope(scope)}.`;
}

const WARE = String.raw`((?:[Tt]he|[Oo]ur|[Ii]ts|[Aa]n?|[Oo]ne) [^,;:$€£]{2,50}?|${NAME}(?: \p{Ll}+)?|[Ii]t)`;
const LATER = `((?:,? (?:now|these days|at the moment|from now on|from today))?(?: (?:in|on|from|since|as of) [^,;.]{3,30})?)`;
const WENT = '(?:rose|risen|went up|gone up|jumped|climbed|increased|soared|shot up|crept up)';
const SANK = '(?:fell|fallen|dropped|went down|gone down|came down|come down|decreased|sank|tumbled)';
const RAISED = '(?:bumped|raised|increased|put up|hiked|upped|jacked up|bumped up|lifted|pushed up)';
const CUT =
  '(?:slashed|cut|lowered|reduced|dropped|marked down|discounted|trimmed|brought down|knocked down)';

/** ' now', ' from now on' go: it costs so from when it is said. */
function behind(later: string): string {
  return later.replace(/^,? (?:now|these days|at the moment|from now on|from today)/, '');
}

function isNoWare(what: string): boolean {
  return (
    (kindOfName(what).kind === 'person' && !/^(?:the|our|its|an?|one) /i.test(what)) ||
    amounts.test(what.replace(/ (?:of|for|at|in|on) .+$/u, '')) ||
    /\b(?:rates?|charges?|sales|temperature|population|toll|salar(?:y|ies)|valuation|worth|damage|reward|bonus|allowance|stipend|grant|prize|fund|loan|debt|deposit|limit|minimum|maximum|total|balance|target|goal)$/i.test(
      what.replace(/ (?:of|for|at|in|on) .+$/u, ''),
    )
  );
}

/** Prices told as what they are not, or by how much they change: put in the usual words. */
export const pricesStraight: readonly Rule[] = [
  // 'The Lumo lamp comes in at $40', 'will set you back $40', 'will cost you $40', 'carries a price of $40'
  rule(
    String.raw`^${WARE} ((?:now |currently )?)(?:comes? (?:in )?at|(?:will |would )?sets? you back|(?:will )?costs? you|(?:carries|carry|has|have|bears) a price(?: tag)? of|can be (?:yours|had|bought|ordered) (?:for|at)|is (?:yours|to be had) for|can be bought for) (?:as little as |just |only )?(${PRICE})${LATER}\.?$`,
    ([, what = '', now = '', price = '', later = '']) =>
      isNoWare(what) ? [] : [`${what} ${now}costs ${price}${behind(later)}.`],
  ),
  // 'They sell the Lumo lamp for $40', 'You can now get the Lumo lamp for as little as $39'
  rule(
    String.raw`^(?:You can|Customers can|One can|You'll|We|They|The shop|The store) ((?:now |currently )?)(?:sell|sells|get|buy|order|have|pick up|offer|offers) ((?:the|our|an?|one) [^,;:$€£]{2,50}?) (?:for|at) (?:as little as |just |only )?(${PRICE})${LATER}\.?$`,
    ([, now = '', what = '', price = '', later = '']) => [
      `${capital(what)} ${now}costs ${price}${behind(later)}.`,
    ],
  ),
  // '$40 is what the Lumo lamp costs now', 'It costs $20 to get the Lumo lamp', '$20 buys you the Lumo lamp'
  rule(
    String.raw`^(${PRICE}) (?:is what ((?:the|our|an?) [^,;:]{2,50}?) (?:now )?(?:costs|goes for|sells for)|(?:now )?(?:buys|gets)(?: you)? ((?:the|our|an?) [^,;:]{2,50}?))(?: now| these days| today)?\.?$`,
    ([, price = '', one, other = '']) => [`${capital(one ?? other)} costs ${price}.`],
  ),
  rule(
    String.raw`^It (?:now )?costs (${PRICE}) to (?:get|buy|have|order|own) ((?:the|our|an?) [^,;:]{2,50}?)(?: now| these days| today)?\.?$`,
    ([, price = '', what = '']) => [`${capital(what)} costs ${price}.`],
  ),
  // 'A Vento 300 is $20', 'The Lumo lamp is $40 from now on'
  rule(
    String.raw`^((?:As of [^,;]{4,20}, )?)((?:[Aa]n?|[Oo]ne) (?:${NAME})(?: \p{Ll}+)?|(?:[Tt]he|[Oo]ur) (?=[^,;:$€£]{0,30}\p{Lu})[^,;:$€£]{2,40}?) (?:is|are)(?= .{2,30} from (?:now on|today)| [$€£]\d[\d.,]*(?: now)?\.?$) ((?:now |currently |just |only )?)(${PRICE})${LATER}\.?$`,
    ([, front = '', what = '', now = '', price = '', later = '']) =>
      isNoWare(what)
        ? []
        : [
            `${front}${front === '' ? what : uncapital(what)} ${now.replace(/just |only /, '')}costs ${price}${behind(later)}.`,
          ],
  ),
  // 'The Lumo lamp rose in price from $35 to $40', 'dropped in price to $30'
  ruleHolding(
    ' in price',
    String.raw`^${WARE} (?:has )?(?:(${WENT})|(${SANK})) in price((?: from ${PRICE})?) to (${PRICE})${LATER}\.?$`,
    ([, what = '', up, , from = '', price = '', later = '']) => [
      `The price of ${uncapital(what)} ${up === undefined ? 'fell' : 'rose'}${from} to ${price}${behind(later)}.`,
    ],
  ),
  // 'The Lumo lamp saw its price rise from $35 to $40'
  ruleHolding(
    'its price|its cost',
    String.raw`^${WARE} (?:saw|has seen) its (?:price|cost) (?:(rise|climb|jump|increase|go up)|fall|drop|go down|decrease)((?: from ${PRICE})?) to (${PRICE})${LATER}\.?$`,
    ([, what = '', up, from = '', price = '', later = '']) => [
      `The price of ${uncapital(what)} ${up === undefined ? 'fell' : 'rose'}${from} to ${price}${behind(later)}.`,
    ],
  ),
  // 'They bumped the Lumo lamp from $35 to $40', 'We have put the Lumo lamp up to $40', 'The price was slashed to $30'
  rule(
    String.raw`^(?:We|They|The shop|The store|The firm) (?:have |has )?(?:just )?(?:(${RAISED})|${CUT}) ((?:the|our) (?:${NAME}|[^,;:$€£]{2,30}?)(?: \p{Ll}+)??)((?: from ${PRICE})?) to (${PRICE})${LATER}\.?$`,
    ([, up, what = '', from = '', price = '', later = '']) =>
      isNoWare(what) || / (?:price|cost|fee) (?:of|for) /.test(what)
        ? []
        : [
            `The price of ${what.replace(/['’]s price$/, '').replace(/^our /, 'the ')} ${up === undefined ? 'fell' : 'rose'}${from} to ${price}${behind(later)}.`,
          ],
  ),
  ruleHolding(
    ' price ',
    String.raw`^(?:The price of ((?:the|an?|our) [^,;:$€£]{2,50}?)|((?:The|Our) [^,;:$€£]{2,50}?|${NAME})['’]s price|(The ${NAME}(?: \p{Ll}+)??) price) (?:was|has been|is being) (?:(bumped(?: up)?|hiked|upped|jacked up|lifted|pushed up|adjusted upwards)|slashed|trimmed|marked down|discounted|brought down|knocked down)((?: from ${PRICE})?) to (${PRICE})${LATER}\.?$`,
    ([, of, whose, compound = '', up, from = '', price = '', later = '']) => [
      `The price of ${uncapital(of ?? whose ?? compound)} ${up === undefined ? 'fell' : 'rose'}${from} to ${price}${behind(later)}.`,
    ],
  ),
  // 'The Lumo lamp doesn't cost $35 anymore, it's $40 now'
  ruleHolding(
    'more|longer',
    String.raw`^${WARE} (?:no longer costs|(?:doesn['’]t|does not) cost|isn['’]t|is not) (${PRICE})(?: any ?more| any longer)?(?:,|,? but|:|;)? (?:it['’]s|it is|it costs|but)(?: now)? (${PRICE})(?: now)?\.?$`,
    ([, what = '', , price = '']) => [`${what} now costs ${price}.`],
  ),
  // 'New price for the Lumo lamp: $40 (was $35)'
  rule(
    String.raw`^(?:The )?(?:[Nn]ew|[Cc]urrent|[Uu]pdated) price (?:of|for) ((?:the |our )?[^,;:$€£]{2,50}?): (${PRICE})(?: \((?:was|previously|before|old price:?|instead of|formerly|up from|down from) ${PRICE}\))?${LATER}\.?$`,
    ([, what = '', price = '', later = '']) => [`${capital(what)} now costs ${price}${behind(later)}.`],
  ),
  // 'Prices for the Home plan go up by 2 euros to 14 euros', 'cut the price by 10 euros to 55 euros': what it comes to
  rule(
    String.raw`^(.*\b(?:[Pp]rices?|[Ff]ees?|[Rr]ents?|[Ff]ares?|[Cc]osts?|[Rr]ates?)\b.*?) by (?:another )?(?:[$€£]?\d[\d.,]*(?:%| ?per ?cent| \p{Ll}+)?|a (?:third|quarter|fifth|tenth)|half) (to [$€£]?\d.*)$`,
    ([, front = '', rest = '']) => [`${front} ${rest}`],
  ),
  // 'Prices for the Home plan rise to 14 euros'
  ruleHolding(
    'rices (?:for|of)',
    String.raw`^((?:(?:On|From|In) [^,;]{3,20}?,? )?)[Pp]rices (for|of) ([^,;]{2,50}?) (will )?(go up|rise|increase|go down|fall|drop|went up|rose|increased|fell|have risen|have gone up|have fallen) (to [$€£]?\d.*)$`,
    ([, when = '', word = '', what = '', will = '', verb = '', rest = '']) => {
      const rises = /^(?:go up|rise|increase|went up|rose|increased|have risen|have gone up)$/.test(verb);
      const isPast = /^(?:went|rose|increased|fell|have)/.test(verb);
      const now = will === '' ? (rises ? 'rises' : 'falls') : rises ? 'rise' : 'fall';
      const one = isPast ? (rises ? 'rose' : 'fell') : now;
      return [`${when}${when === '' ? 'The' : 'the'} price ${word} ${what} ${will}${one} ${rest}`];
    },
  ),
  // 'Shipping will cost 9 francs (previously 7 francs)'
  rule(
    String.raw`^([^()]+? ${SUM}[^()]{0,30}?) \((?:previously|formerly|before|until now|so far|was|up from|down from|instead of|old price|currently|now):? ${SUM}[^()]{0,25}\)(.*)$`,
    ([, front = '', rest = '']) => [`${front}${rest}`],
  ),
  // 'The Silver card is free of charge in the first year and costs 36 euros per year thereafter'
  ruleHolding(
    'free',
    String.raw`^(${THING}) (?:is|are) free(?: of charge)? [^;\d]{3,60}?,? (?:and|but) (?:then |after that )?(costs? ${SUM}[^;]{0,30}?)(?:,? (?:thereafter|afterwards|after that|from then on))?\.?$`,
    ([, what = '', costs = '']) => [`${what} ${costs}.`],
  ),
];

const articleFor = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

const done: Readonly<Record<string, string>> = {
  operates: 'operated',
  runs: 'run',
  owns: 'owned',
  manages: 'managed',
  maintains: 'maintained',
};

/** Sentences with several prices in them: each said on its own. */
export const prices: readonly Rule[] = [
  // 'The Tarn Authority runs it and charges lorries a toll of $3'
  ruleHolding(
    ' charges ',
    String.raw`^((?:The )?${NAME}|It|The \p{Ll}+) (operates|runs|owns|manages|maintains) (${NAME}|it|the \p{Ll}+) and charges (?:[\p{Ll}-]+ ){0,3}?an? ((?:[\p{Ll}-]+ ){0,2}?(?:fee|fare|toll|charge)) of (${PRICE})\.?$`,
    ([, who = '', verb = '', what = '', fee = '', price = '']) =>
      what === 'it'
        ? [
            `It is ${done[verb]} by ${who.replace(/^The /, 'the ')}.`,
            `It has ${articleFor(fee)} ${fee} of ${price}.`,
          ]
        : [`${who} ${verb} ${what}.`, `The ${fee} of ${what} is ${price}.`],
  ),
  // 'The film was shot in Lund on a budget of $2 million'
  ruleHolding(
    ' budget of ',
    String.raw`^(${NAME}|It|The (?:[\p{Ll}-]+ )?\p{Ll}+) ((?:was|were|is|has been) (?:shot|made|filmed|produced|built|developed|renovated|restored|completed|created)\b[^;]{0,80}?),? (?:on|with|for|to) an? (?:total |overall )?budget of ((?:about |around |some )?(?:[$€£]\d[\d.,]*(?: (?:million|billion))?|\d[\d.,]* (?:(?:million|billion) )?(?:euros?|dollars|pounds|francs|kronor|kroner|crowns)))\.?$`,
    ([, what = '', made = '', sum = '']) => [
      `${what} ${made}.`,
      `${what} ${/^(?:is|are) /.test(made) ? 'has' : 'had'} a budget of ${sum}.`,
    ],
  ),
  // 'Orr Foods runs three plants, in Hull, York and Ripon'
  rule(
    String.raw`^(${NAME}|It|The \p{Ll}+) (runs|has|owns|operates) ((?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|several) (?:\p{Ll}+ )?((?:offices|plants|branches|factories|stores|shops|showrooms|mills|depots|workshops|campuses|studios|sites|schools|hospitals|restaurants|hotels|warehouses|bakeries|breweries|clinics|laboratories|theatres|cinemas|museums|libraries))),? in (${NAME}(?:(?:, ${NAME})*,? and ${NAME}))\.?$`,
    ([, who = '', verb = '', many = '', what = '', where = '']) => [
      `${who} ${verb} ${many}.`,
      `${who} has ${what} in ${where}.`,
    ],
  ),
  // 'The Elm Road garage rents for $90 a week', 'The flat in Elm Road is let for 900 euros a month'
  ruleHolding(
    'rents? |rented|let ',
    String.raw`^((?:(?:In|From|Since|On|As of) [^,;]{3,20}?,? )?)((?:[Tt]he|[Oo]ur|[Mm]y|[Hh]is|[Hh]er) [^,;]{3,50}?) (?:now )?(?:rents(?: out)?|(?:is|was)(?: now)? (?:rented(?: out)?|let)) (?:for|at) (${PRICE})${LATER}\.?$`,
    ([, front = '', what = '', price = '', later = '']) => [
      front === ''
        ? `The rent of ${uncapital(what)} is ${price}${behind(later)}.`
        : `${front}the rent of ${uncapital(what)} is ${price}${behind(later)}.`,
    ],
  ),
  // 'A seat on Taskwell costs $12 a month', 'We now pay $18 a month for Taskwell'
  rule(
    String.raw`^(?:An?|One|Each|The price of an?) (seat|licen[cs]e|subscription|account) (?:on|of|for|to) (${NAME}) (?:now )?(?:costs?|is(?: now)?|sells for) (${PRICE})((?: (?:a|per|each) \p{Ll}+)?)((?: (?:now|since|from|as of) [^,;.]{3,30}| now)?)\.?$`,
    ([, unit = '', what = '', price = '', per = '', when = '']) => [
      `${what} costs ${price}${per} per ${unit}${behind(when)}.`,
    ],
  ),
  rule(
    String.raw`^[Ww]e (?:now )?pay (${PRICE})( (?:a|per|each) \p{Ll}+) for (${NAME})(?: now)?\.?$`,
    ([, price = '', per = '', what = '']) => (isNoWare(what) ? [] : [`${what} costs ${price}${per}.`]),
  ),
  // 'Taskwell Pro went up to $15 a month on 1 January 2022'
  rule(
    String.raw`^(${NAME}) (?:has |had )?(?:(${WENT})|${SANK})((?: from ${PRICE})?) to (${PRICE} (?:a|per|each) (?:month|year|week|user|seat|day|kilo|bottle|piece|hour|head|person))${LATER}\.?$`,
    ([, what = '', up, from = '', price = '', later = '']) =>
      isNoWare(what)
        ? []
        : [`The price of ${what} ${up === undefined ? 'fell' : 'rose'}${from} to ${price}${behind(later)}.`],
  ),
  // 'The Lumo lamp costs 299 euros in Germany and 329 euros in France', '$15 a month or $150 a year'
  rule(
    String.raw`^((?:(?:In|From|Since|On|As of) (?:(?!\bthe\b)[^,;]){3,20}?,? )?)(${THING}) (${COSTS}) (${SUM})(${SCOPE}{0,2}?)(?:,| and|, and|,? or|,? but|;| and only) (?:for |at )?(${SUM})(${SCOPE}{1,3}?)(?:(?:,| and|, and|,? or|,? but|;) (?:for |at )?(${SUM})(${SCOPE}{1,3}?))?\.?$`,
    ([
      ,
      front = '',
      what = '',
      verb = '',
      one = '',
      scope = '',
      other = '',
      second = '',
      last,
      third = '',
    ]) => {
      if (
        (!/^(?:the|an?|our|its) /i.test(what) && kindOfName(what).kind === 'person') ||
        (scope === '' && / or /.test(second))
      )
        return [];
      const sums = [one, other, ...(last === undefined ? [] : [last])];
      const named = sums.find((sum) => currencyOf.test(sum)) ?? '';
      const scopes = [scope, second, third];
      return sums.map(
        (sum, i) =>
          `${front}${told(front === '' ? what : uncapital(what), verb, inCurrency(sum, named), scopes[i] ?? '')}`,
      );
    },
  ),
  // 'Admission is 8 euros for adults and 4 euros for children'
  rule(
    String.raw`^((?:[Tt]he )?(?:[\p{Ll}-]+ ){0,2}(?:[Aa]dmission|[Ee]ntry|[Ee]ntrance|[Tt]ickets?|[Pp]asse?s?|[Mm]embership|[Dd]elivery|[Ss]hipping|[Pp]ostage|[Bb]reakfast|[Pp]arking|[Ss]ubscriptions?)(?: (?:to|for|of) (?:the )?${NAME})?) (?:is|are) (${SUM})(${SCOPE}{0,2}?)(?:(?:,| and|, and|,? or|,? but|;) (${SUM})(${SCOPE}{1,2}?))?(?:(?:,| and|, and|,? or|,? but|;) (${SUM})(${SCOPE}{1,2}?))?\.?$`,
    ([, what = '', one = '', scope = '', other, second = '', last, third = '']) => {
      const sums = [one, ...(other === undefined ? [] : [other]), ...(last === undefined ? [] : [last])];
      const named = sums.find((sum) => currencyOf.test(sum)) ?? '';
      const verb = /(?:[Tt]ickets|[Pp]asses|[Ss]ubscriptions)\b/.test(what) ? 'cost' : 'costs';
      const scopes = [scope, second, third];
      return named === ''
        ? []
        : sums.map((sum, i) => told(what, verb, inCurrency(sum, named), scopes[i] ?? ''));
    },
  ),
  // 'In Germany the Glow lamp is priced at 39 euros, in Switzerland at 45 francs'
  rule(
    String.raw`^(?:In|For) (\p{L}+(?: \p{Lu}\p{L}+)??),? (${THING}) (${COSTS}) (${SUM})(?:,|;| and|, and|,? but)(?: it (?:is|costs))? (in|for) (${NAME}|\p{Ll}+)(?: it (?:is|costs))?(?: at| for)? (${SUM})\.?$`,
    ([, one = '', what = '', verb = '', sum = '', word = '', other = '', second = '']) =>
      /^\d/.test(one)
        ? []
        : [
            `${capital(what)} ${verb} ${inCurrency(sum, second)} ${word} ${one}.`,
            `${capital(what)} ${verb} ${inCurrency(second, sum)} ${word} ${other}.`,
          ],
  ),
  // 'A single room costs 80 euros per night, a double room 120 euros', 'Trackly charges 7 euros per user, Flowdesk 9'
  rule(
    String.raw`^(?!(?:From|In|On|Since|As|Until|By|At|For|With|Before|After) )((?:[Tt]he |[Aa]n? )?(?:${NAME}|[\p{L}-]+)(?: [\p{Ll}-]+){0,3}?) (costs?|charges?|is|sells for) (${PRICE})(?:,|,? and|;|,? while|,? whereas) (${OTHER}) (?:costs |is |only |just )?(${SUM})(${PER})(?:(?:,|,? and|;) (${OTHER}) (?:costs |is |only |just )?(${SUM})(${PER}))?\.?$`,
    ([, what = '', verb = '', price = '', other = '', sum = '', per = '', last, third = '', per3 = '']) => {
      const [, amount = price, unit = ''] =
        /^(.+?)((?: (?:a|an|per|each) \p{Ll}+| each)?)$/u.exec(price) ?? [];
      const isSomebody = !/^(?:the|an?) /i.test(what) && kindOfName(what).kind === 'person';
      const items = [[other, sum, per], ...(last === undefined ? [] : [[last, third, per3]])];
      const isOdd = items.some(
        ([thing = '']) => (verb === 'is' && !/^(?:the|an?) /.test(thing)) || leads.test(thing),
      );
      if (isOdd || (isSomebody && verb !== 'charges')) return [];
      const each = [unit, per, per3].find((one) => one !== '') ?? '';
      const does = verb === 'is' ? 'costs' : verb;
      return [[what, amount, unit], ...items].map(
        ([thing = '', value = '', own = '']) =>
          `${capital(thing)} ${does} ${inCurrency(value, amount)}${own === '' ? each : own}.`,
      );
    },
  ),
  // 'Zest charges members 5 pounds and guests 9 pounds'
  rule(
    String.raw`^(${NAME}) charges? ([\p{Ll}-]+s|children) (${SUM}),? and ([\p{Ll}-]+s|children) (${SUM})\.?$`,
    ([, who = '', one = '', sum = '', other = '', second = '']) => [
      `${who} charges ${inCurrency(sum, second)} for ${one}.`,
      `${who} charges ${inCurrency(second, sum)} for ${other}.`,
    ],
  ),
  // 'Our prices: espresso 2.20, cappuccino 3.10, tea 2.50 euros'
  ruleHolding(
    'rices|ares|ees|ates',
    String.raw`^(?:(?:Our|The|New|Current) )?(?:new |current )?(?:[Pp]rices|[Ff]ares|[Ff]ees|[Rr]ates)(?: (?:are|from|as of|for) [^:,]{2,20})?: ((?:[^:;,\d]{2,40} ${SUM}, ){1,8}(?:and )?[^:;,\d]{2,40} ${SUM}|[^:;,\d]{2,40} ${SUM} and [^:;,\d]{2,40} ${SUM})\.?$`,
    ([, list = '']) => {
      const parts = list
        .split(/,? and (?=[^\d]+\d)|, (?=(?:and )?[^\d,]+\d)/u)
        .map((part) => new RegExp(`^(?:and )?(.+?):? (${SUM})$`, 'u').exec(part.trim()));
      const named = parts.map((found) => found?.[2] ?? '').find((sum) => currencyOf.test(sum)) ?? '';
      return parts.includes(null) || named === ''
        ? []
        : parts.map((found) => `The price of ${found?.[1] ?? ''} is ${inCurrency(found?.[2] ?? '', named)}.`);
    },
  ),
  // 'Lind charges 30 euros for a haircut and 15 euros for a shave': of each thing that is paid for
  rule(
    String.raw`^((?:(?:In|Since|From) ${DATE},? )?)(${NAME}) charges? (${SUM}) for (an? [\p{Ll} -]{3,30}?),? and (${SUM}) for (an? [\p{Ll} -]{3,30}?)\.?$`,
    ([, front = '', who = '', one = '', what = '', other = '', second = '']) => [
      `${front}${who} charges ${inCurrency(one, other)} for ${what}.`,
      `${front}${who} charges ${inCurrency(other, one)} for ${second}.`,
    ],
  ),
];
