import { typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, rule, ruleHolding, YEAR } from './sentence-rule.ts';

/** What places, buildings and ships have in figures. */
export const MEASURE =
  '(?:[\\p{Ll}-]+ ){0,2}(?:population|area|height|length|width|depth|elevation|altitude|capacity|diameter|weight|wingspan|range|surface|volume|speed|membership|circulation|seating capacity|budget|turnover|revenue|workforce|staff|headcount)';

const FRONT = String.raw`((?:(?:(?:In|At the end of|By|At the start of) (?:19|20)\d\d|Today|Currently|At present|Nowadays),? )?)`;
const COUNT = String.raw`(?:(?:[Ss]ome|[Aa]bout|[Aa]round|[Nn]early|[Aa]lmost|[Oo]ver|[Rr]oughly|[Mm]ore than) )?(?:\d[\d.,]*\d|\d|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|[Tt]wenty|[Tt]hirty|[Ff]orty|[Ff]ifty|[Ss]ixty|[Ss]eventy|[Ee]ighty|[Nn]inety|[Aa] hundred)`;
const COUNTED = `${COUNT} (?:[\\p{Ll}-]+ )?[\\p{Ll}-]+s`;
const STAFF = '(?:people|employees|workers|staff)';
const WHEN = `((?: (?:in|at the (?:end|start|beginning) of|since|by) [^,;.]{2,30}?)?)`;
/** What is measured for a year. */
const YEARLY =
  '(?:(?:annual |net |gross |operating |total |pre-tax )?(?:revenues?|turnover|sales|profits?|income|loss|earnings|budget|surplus|deficit|result|headcount|workforce|population))';

/** 'reported a net profit of' */
const EARNED =
  '(?:(?:has |had )?(?:reported|posted|recorded|announced|booked|made|earned|generated|achieved|published) (?:an? )?(?:[\\p{Ll}-]+ ){0,2}?(?:revenues?|turnover|sales|profits?|loss|income|earnings|surplus|deficit) of)';

const MONEY = String.raw`[$€£]?\d[\d.,]*(?: ?(?:million|billion|thousand|m|bn|k)\b)?(?: (?:euros?|dollars?|pounds?|francs?|kronor|kroner|crowns|yen))?`;

/** How many work somewhere, told by who works there; and figures with their year in front of the noun. */
export const headcounts: readonly Rule[] = [
  // 'In 2021 some 350 people worked for Lindgren Optik', '85 people are employed by Holtz'
  rule(
    String.raw`^${FRONT}(${COUNT}) ${STAFF} (work|worked|are working|are employed|were employed|are on the payroll|were on the payroll) (?:for|at|by|of) (${NAME})${WHEN}\.?$`,
    ([, front = '', count = '', verb = '', firm = '', when = '']) =>
      (/^(?:person|place)$/.test(kindOfName(firm).kind) && typeOfName(firm).type !== 'organization') ||
      /['’]s /.test(firm)
        ? []
        : [
            `${front}${capital(firm)} ${/^wo?rked|^were/.test(verb) ? 'employed' : 'employs'} ${count.toLowerCase()} people${when}.`,
          ],
  ),
  // 'The workforce of Orr numbers 120', 'Orr increased its staff to 150'
  rule(
    String.raw`^(?:The (?:workforce|staff|headcount) (?:of|at) (${NAME})|(${NAME})['’]s? (?:workforce|staff)) (?:now )?(numbers|numbered|counts|counted|stands at|is|was) (${COUNT})(?: (?:people|strong))?${WHEN}\.?$`,
    ([, of, whose = '', verb = '', count = '', when = '']) => [
      `${capital(of ?? whose)} ${/ed$|^was$/.test(verb) ? 'employed' : 'employs'} ${count.toLowerCase()} people${when}.`,
    ],
  ),
  rule(
    String.raw`^${FRONT}(${NAME}|It|The (?:company|firm|group|bank)) (?:has |had )?(increased|expanded|raised|grew|cut|reduced) (?:its|the) (?:workforce|staff|headcount|team) (?:from (${COUNT}) )?to (${COUNT})(?: (?:people|employees))?${WHEN}\.?$`,
    ([, front = '', who = '', how = '', before, count = '', when = '']) => [
      `${front}${front === '' ? 'The' : 'the'} headcount of ${who === 'It' ? 'it' : who.replace(/^The /, 'the ')} ${/^(?:cut|reduced)$/.test(how) ? 'fell' : 'rose'} ${before === undefined ? '' : `from ${before} `}to ${count}${when}.`,
    ],
  ),
  // 'The number of people employed by Holtz was 85 in 2020', 'The number of staff at Orr rose to 410'
  rule(
    String.raw`^((?:[Ii]n \d{4},? )?)(?:The )?(?:number of (?:${STAFF} (?:employed by|employed at|working at|working for)|staff at|workers at|people at)|[Ss]taff numbers at|(?:total )?headcount at) (${NAME}) ((?:is|was|rose|fell|grew|dropped|increased|decreased|shrank|went|stood|reached|climbed)\b.+)$`,
    ([, front = '', firm = '', rest = '']) => [
      `${front}${front === '' ? 'The' : 'the'} number of employees of ${firm} ${rest}`,
    ],
  ),
  // 'Brink gives work to 40 people', 'has 40 people on its payroll'
  rule(
    String.raw`^(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|plant)) (?:(gives|gave) (?:work|jobs|employment) to|(provides|provided) (?:work|jobs|employment) (?:for|to)|(has|had)(?= .{1,40} on (?:its|the) (?:payroll|books|staff)\b)) (${COUNT}) (?:people|workers|employees)(?: on (?:its|the) (?:payroll|books|staff))?${WHEN}\.?$`,
    ([, who = '', gives, provides, has, count = '', when = '']) => [
      `${capital(who)} ${(gives ?? provides ?? has ?? '').endsWith('s') ? 'employs' : 'employed'} ${count} people${when}.`,
    ],
  ),
  // 'Holtz is down to 85 staff', 'is now at 85 employees'
  rule(
    String.raw`^(?:After [^,;\d]{3,40}, )?${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|plant)) (is|was) (?:now |currently |back )?(?:down to|up to|at) (?:just |only )?(${COUNT}) (?:members of )?${STAFF}${WHEN}\.?$`,
    ([, front = '', who = '', be = '', count = '', when = '']) =>
      kindOfName(who).kind === 'person'
        ? []
        : [
            `${front}${front === '' ? capital(who) : who} ${be === 'is' ? 'employs' : 'employed'} ${count} people${when}.`,
          ],
  ),
  // 'There are 85 people on the staff of Holtz', 'There are 85 employees at Holtz'
  rule(
    String.raw`^There are (${COUNT}) (${STAFF}) (on the (?:staff|payroll) of|employed (?:at|by)|working (?:at|for)|at|in) (${NAME})\.?$`,
    ([, count = '', whom = '', link = '', firm = '']) =>
      /^(?:at|in)$/.test(link) && (whom === 'people' || typeOfName(firm).type === 'place')
        ? []
        : [`${capital(firm)} employs ${count} people.`],
  ),
  // 'Lyra Solar's 2019 revenue was $220 million'
  ruleHolding(
    's 19|s 20',
    String.raw`^(${NAME})['’]s? ((?:19|20)\d\d) (${YEARLY}) ((?:was|came to|amounted to|totalled|totaled|reached|stood at|were|rose|fell|grew|dropped)\b)(.+)$`,
    ([, who = '', year = '', what = '', verb = '', rest = '']) =>
      / (?:19|20)\d\d\b/.test(rest) ? [] : [`${who}'s ${what} in ${year} ${verb}${rest}`],
  ),
  // 'The net profit of Mazur Foods is 14 million euros (2023)'
  ruleHolding(
    ' \\(19| \\(20| \\(FY| \\(in | \\(end ',
    String.raw`^The ((?:number of )?(?:[\p{Ll}-]+ )?(?:revenue|turnover|sales|profit|income|employees|headcount|workforce|staff|population|budget|members|output|production)) of (${NAME}) (?:is|are) ([^()]{1,40}?) \((?:in |FY ?|end of )?((?:19|20)\d\d)\)\.?$`,
    ([, what = '', who = '', value = '', year = '']) => [`The ${what} of ${who} in ${year} was ${value}.`],
  ),
  // 'Holtz reported revenue of 12 million euros for 2023', 'For 2023 Holtz posted a profit of …'
  ruleHolding(
    ' for 19| for 20| for FY',
    String.raw`^(${NAME}|[Ii]t|[Tt]he (?:company|firm|group)) (${EARNED} [^,;]{1,40}?) for (?:FY ?)?(${YEAR})(?![\d-])(.*)$`,
    ([, who = '', what = '', year = '', rest = '']) => [`${who} ${what} in ${year}${rest}`],
  ),
  rule(
    `^For (?:the (?:financial |fiscal |business )?year )?(${YEAR}),? ((?:${NAME}|it|the (?:company|firm|group)) ${EARNED} .+)$`,
    ([, year = '', rest = '']) => [`In ${year} ${rest}`],
  ),
  // 'Brink is now 150 people strong', 'is a company of 120 people', 'is a 120-person firm'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|plant|clinic)(?: ${NAME})?) (is|was) (?:now |currently )?(?:(${COUNT}) (?:people|employees|staff|workers) strong|an? (?:[\p{Ll}-]+ )?(?:company|firm|business|team|start-?up|agency|outfit|operation) (?:of|with) (${COUNT}) (?:people|employees|staff|workers)|an? (\d[\d.,]*)-(?:person|man|strong|employee) (?:[\p{Ll}-]+ )?(?:company|firm|business|start-?up|agency|outfit|operation))${WHEN}\.?$`,
    ([, front = '', who = '', be = '', strong, of, person, when = '']) =>
      kindOfName(who).kind === 'person'
        ? []
        : [
            `${front}${front === '' ? capital(who) : who} ${be === 'is' ? 'employs' : 'employed'} ${(strong ?? of ?? person ?? '').toLowerCase()} people${when}.`,
          ],
  ),
  // 'Brink went from 85 to 150 employees', 'grew by 20 percent to 150 employees'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|plant)) (?:has |had )?(went|gone|swelled|swollen|moved|climbed|jumped|shrank|shrunk|slimmed down|fell|dropped)(?: up| down)? from (${COUNT}) to (${COUNT}) ${STAFF}${WHEN}\.?$`,
    ([, front = '', who = '', , before = '', count = '', when = '']) => [
      `${front}${front === '' ? 'The' : 'the'} number of employees of ${who === 'It' ? 'it' : who.replace(/^The /, 'the ')} went from ${before} to ${count}${when}.`,
    ],
  ),
  // 'The staff of Brink has swelled to 210', 'The team at Brink has grown to 210 people'
  rule(
    String.raw`^${FRONT}(?:(?:[Tt]he|[Ii]ts) (?:workforce|staff|team|payroll) (?:of|at) ((?:the \p{Ll}*\s?)?${NAME}(?: \p{Ll}+)?)|(${NAME})['’]s? (?:workforce|staff|headcount|team|payroll)) (?:has |had |have )?(?:since |now )?(swelled|swollen|grown|grew|risen|rose|climbed|increased|expanded|shrunk|shrank|fallen|fell|dropped|gone up|gone down|went up|went down)(?: from (${COUNT}))? to (${COUNT})(?: ${STAFF})?${WHEN}\.?$`,
    ([, front = '', of, whose = '', how = '', before, count = '', when = '']) => [
      `${front}${front === '' ? 'The' : 'the'} number of employees of ${of ?? whose} ${/^(?:shr|f|drop)|down$/.test(how) ? 'fell' : 'rose'} ${before === undefined ? '' : `from ${before} `}to ${count}${when}.`,
    ],
  ),
  // 'The workforce of the Tarn clinic numbers 120'
  rule(
    String.raw`^The (?:workforce|staff|headcount) of (the (?:[\p{L}-]+ ){1,3}?\p{Ll}+) (?:now )?(numbers|numbered|counts|counted|stands at|comes to) (${COUNT})(?: (?:people|strong))?${WHEN}\.?$`,
    ([, of = '', verb = '', count = '', when = '']) => [
      `${capital(of)} ${verb.endsWith('ed') ? 'employed' : 'employs'} ${count.toLowerCase()} people${when}.`,
    ],
  ),
  // 'Brink enlarged its workforce to 210'
  rule(
    String.raw`^${FRONT}(${NAME}|It|The (?:company|firm|group|bank)) (?:has |had )?(?:(enlarged|boosted|built up|brought up|doubled|tripled|took|taken|beefed up|bumped up)|downsized|slimmed down|trimmed|shrunk|shrank|brought down|halved) (?:its|the) (?:workforce|staff|headcount|team|payroll)(?: up| down)? (?:from (${COUNT}) )?to (${COUNT})(?: ${STAFF})?${WHEN}\.?$`,
    ([, front = '', who = '', up, before, count = '', when = '']) => [
      `${front}${front === '' ? 'The' : 'the'} headcount of ${who === 'It' ? 'it' : who.replace(/^The /, 'the ')} ${up === undefined ? 'fell' : 'rose'} ${before === undefined ? '' : `from ${before} `}to ${count}${when}.`,
    ],
  ),
  // 'Brink used to have 85 employees; now it has 210'
  rule(
    String.raw`^(${NAME}|[Ii]t|[Tt]he \p{Ll}+) (?:used to have|once had|had) (${COUNT}) (${STAFF}|inhabitants|residents|members|seats|customers|students|pupils|branches|stores)(?: (?:before|then|once))?(?:;|,|,? but|,? and) (?:now(?: it| they)? (?:has|have|is at)|(?:it |they )?(?:now has|has now|has)) (${COUNT})(?: now| today)?\.?$`,
    ([, who = '', , noun = '', count = '']) => [`${who} now has ${count} ${noun}.`],
  ),
  // 'Holtz made 12 million euros in sales', 'did $40 million in sales in 2022', 'brought in $4 million in revenue'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group)) (?:has |had )?(makes?|made|does|did|brings in|brought in|took in|takes in|earns|earned|turned|pulled in|raked in|generated|generates) (${MONEY}) (?:in|of|worth of) (?:annual |yearly |total )?(?:sales|revenues?|turnover)((?: (?:in|for|during) [^,;.]{2,30}?)?)(?: (?:a|per) year| annually)?\.?$`,
    ([, front = '', who = '', verb = '', sum = '', when = '']) => [
      `${front}${who} ${/s$|^make$/.test(verb) ? 'has' : 'reported'} revenue of ${sum}${when}.`,
    ],
  ),
  // 'Holtz has annual sales of 12 million euros', 'achieved a turnover of 12 million euros in 2022'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group)) (?:(has|achieves|generates|makes|posts)|(?:has |had )?(?:achieved|reached|attained|managed|made|saw|hit|scored)) (?:an? )?(?:annual |yearly |total )*(sales|revenues?|turnover) of (${MONEY})((?: (?:in|for|during) [^,;.]{2,30})?)(?: (?:a|per) year)?\.?$`,
    ([, front = '', who = '', now, noun = '', sum = '', when = '']) => [
      `${front}${who} ${now === undefined ? `reported ${noun.replace(/revenues$/, 'revenue')}` : 'has revenue'} of ${sum}${when}.`,
    ],
  ),
  // 'Holtz closed 2022 with sales of 12 million euros', 'ended the year 2022 with a turnover of …'
  ruleHolding(
    'closed|ended|finished',
    String.raw`^(${NAME}|[Ii]t|[Tt]he (?:company|firm|group)) (?:has |had )?(?:closed|ended|finished|concluded) (?:the (?:year|financial year|fiscal year) )?(${YEAR}) with (?:an? )?(?:annual |total |net |record )*(sales|revenues?|turnover|profit|loss) of (${MONEY})\.?$`,
    ([, who = '', year = '', noun = '', sum = '']) => [
      `${who} reported ${/^(?:profit|loss)$/.test(noun) ? `a ${noun}` : 'revenue'} of ${sum} in ${year}.`,
    ],
  ),
  // 'Holtz grew its sales to 12 million euros in 2022'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group)) (?:has |had )?(?:(grew|grown|raised|boosted|lifted|expanded|pushed|doubled|tripled|increased)|cut|reduced|halved) its (?:annual |total )?(sales|revenues?|turnover|profits?)((?: from ${MONEY})?)(?: by [^,;]{2,20}?)? to (${MONEY})((?: (?:in|for|during) [^,;.]{2,30})?)\.?$`,
    ([, front = '', who = '', up, noun = '', from = '', sum = '', when = '']) => [
      `${front}${who}'s ${/^profit/.test(noun) ? 'profit' : 'revenue'} ${up === undefined ? 'fell' : 'rose'}${from} to ${sum}${when}.`,
    ],
  ),
  // 'Holtz achieved sales of 12 million euros'
  rule(
    `^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group)) (?:achieved|reached|saw|took|logged|registered|delivered|recorded|realised|realized) (sales|revenues?|turnover|(?:a |an )?(?:net |operating )?profit) of (.+)$`,
    ([, front = '', who = '', what = '', rest = '']) => [
      `${front}${who} reported ${what.replace(/revenues$/, 'revenue')} of ${rest}`,
    ],
  ),
];

const currency = / (?:euros?|dollars?|pounds?|francs?|kronor|kroner|crowns|yen)$/;

/** Headcounts and revenue that stand between commas or behind what a firm is: each said on its own. */
export const headcountParts: readonly Rule[] = [
  // 'Orr University is a public university with six faculties and 13,400 students'
  ruleHolding(
    ' with ',
    String.raw`^((?:The )?${NAME}|[Ii]t) (is|was) (an? [^,;]{3,80}?) with (${COUNTED}(?:, ${COUNTED})*(?:,? and (?:an? [\p{Ll} -]{3,30}|${COUNTED}))?)\.?$`,
    ([, who = '', be = '', what = '', having = '']) =>
      typeOfName(who).type === 'person'
        ? []
        : [
            `${who} ${be} ${what}.`,
            ...having
              .split(/, (?:and )?(?!\d{3}\b)| and /)
              .map((counted) => `${capital(who)} ${be === 'is' ? 'has' : 'had'} ${counted}.`),
          ],
  ),
  // 'Holtz had a turnover of 12 million euros in 2020 and 15 million in 2021'
  rule(
    String.raw`^(${NAME}|It|The (?:company|firm|group)) ((?:had|reported|posted|made|recorded|generated|earned) (?:an? )?(?:[\p{Ll}-]+ ){1,3}of|turned over) (${MONEY}) (in (?:19|20)\d\d),? (?:and|but|against|then) (?:of )?(${MONEY}) (in (?:19|20)\d\d)\.?$`,
    ([, who = '', had = '', first = '', when = '', second = '', then = '']) => {
      const unit = currency.test(second) || /^[$€£]/.test(second) ? '' : (currency.exec(first)?.[0] ?? '');
      return [`${who} ${had} ${first} ${when}.`, `${who} ${had} ${second}${unit} ${then}.`];
    },
  ),
  // 'Holtz had revenue of 12 million euros and 85 employees in 2020'
  rule(
    String.raw`^((?:(?:In|By|At the end of) (?:19|20)\d\d,? )?)(${NAME}|[Ii]t|[Tt]he (?:company|firm|group)) (had|has|reported|posted|recorded|generated) (?:an? )?((?:annual |net |total )?(?:revenues?|turnover|sales) of ${MONEY}) and (${COUNT} (?:employees|staff|workers|people))${WHEN}\.?$`,
    ([, front = '', who = '', had = '', figure = '', staff = '', when = '']) => [
      `${front}${who} ${had} ${figure}${when}.`,
      `${front}${who} ${had === 'has' ? 'has' : 'had'} ${staff}${when}.`,
    ],
  ),
  // 'Holtz has three plants in Spain and some 200 staff, of whom 40 work in Cadiz'
  rule(
    String.raw`^((?:(?:In|By|At the end of) (?:19|20)\d\d,? )?)(${NAME}|[Ii]t|[Tt]he (?:company|firm|group)) (has|had|runs|operates|ran|operated) ([^;]{3,120}?),? and (?:(?:has|had|employs|employed) )?(${COUNT} ${STAFF})(, of whom [^;]{5,80}?)?((?: (?:in|by|at the end of) (?:19|20)\d\d)?)\.?$`,
    ([, front = '', who = '', verb = '', what = '', staff = '', ofWhom = '', when = '']) => {
      const has = /^(?:had|ran|operated)$/.test(verb) ? 'had' : 'has';
      return /\b(?:revenues?|turnover|sales|between)\b/.test(what)
        ? []
        : [`${front}${who} ${verb} ${what}${when}.`, `${front}${who} ${has} ${staff}${ofWhom}${when}.`];
    },
  ),
  // 'Holtz, with revenue of 12 million euros in 2020, makes chairs'
  rule(
    String.raw`^(${NAME}), with (?:a |an |its )?((?:revenues?|turnover|sales|(?:an? )?(?:annual )?(?:revenue|turnover)|staff|workforce) of [^,;]{2,60}|${COUNT} (?:employees|staff|workers)(?: in \d{4})?), (\p{Ll}.+)$`,
    ([, who = '', what = '', rest = '']) => [
      `${who} has ${/^(?:staff|workforce)/.test(what) ? 'a ' : ''}${what}.`,
      `${who} ${rest}`,
    ],
  ),
  // 'Kirrin, a town with a population of 6,000, lies on the coast'
  rule(
    String.raw`^(${NAME}), (an? [^,;]{3,60}?) with (an? ${MEASURE} of (?:[^,;]|,(?=\d)){1,40}?), ((?:is|was|has|had|\p{Ll}{2,15}s|lies|stands) .+?)\.?$`,
    ([, who = '', what = '', measure = '', rest = '']) => [
      `${who} is ${what}.`,
      `${who} has ${measure}.`,
      `${who} ${rest}.`,
    ],
  ),
  // 'Holtz, a furniture maker with 85 employees, is based in Linz', 'Brink is a bicycle maker with 40 employees'
  rule(
    String.raw`^(${NAME})(?:, (an? [^,;]{2,60}?) with (${COUNT} (?:employees|staff|workers)), (\p{Ll}.+)| is (an? [^,;]{2,60}?) with (${COUNT} (?:employees|staff|workers))((?: (?:in|at|based) [^,;]{2,40})?)\.?)$`,
    ([, who = '', what, staff, rest, kind, count, where = '']) => [
      `${who} is ${what ?? kind}.`,
      `${who} has ${staff ?? count}${where.startsWith(' based') ? '' : where}.`,
      ...(where.startsWith(' based') ? [`${who} is${where}.`] : []),
      ...(rest === undefined ? [] : [`${who} ${rest}`]),
    ],
  ),
];
