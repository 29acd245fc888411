import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import {
  capital,
  DATE,
  DATE_IN_FRONT,
  NAME,
  NAMES,
  type Rule,
  rule,
  ruleHolding,
  WHEN_BEHIND,
} from './sentence-rule.ts';

const FIRM = `${NAME}|[Ii]t|[Tt]he (?:company|firm|group|bank|airline|start-?up)`;
const MONEY = String.raw`(?:(?:about|around|some|nearly|almost|over|more than|just over|just under) )?(?:[$€£]\d[\d.,]*(?: ?(?:million|billion|thousand|m|bn|k)\b)?|\d[\d.,]*(?: (?:million|billion|thousand))?(?: (?:euros?|dollars?|pounds?|francs?|kronor|kroner|crowns|yen))?)`;
/** 'chief executive', 'CEO', 'head of sales' */
const POST = String.raw`(?:\p{Lu}{2,4}|[\p{Ll}-]+(?: (?!and\b|or\b)[\p{Ll}-]+){0,2})`;
const SUM = '(revenues?|turnover|sales|profits?|net profit|net income|operating profit)';

const isPost = (post: string) => /^\p{Lu}{2,4}$/u.test(post) || isRole(post.split(' ').at(-1) ?? '');
const isPerson = (name: string) => kindOfName(name).kind === 'person';

/** What is told of firms in the words of business pages: put as the plain sentences. */
export const firmNews: readonly Rule[] = [
  // 'Orr Ltd ended production of pumps', 'The production of pumps at Orr Ltd ended in May', 'phased out its pumps'
  ruleHolding(
    'roduction|anufactur',
    String.raw`^${DATE_IN_FRONT}(${FIRM}) (?:has |had )?(?:ended|ceased|stopped|halted|discontinued|terminated|wound down|given up|gave up|shut down) (?:the |its )?(?:production|manufacture|manufacturing) of ((?:its )?(?:(?! for )[\p{Ll} -]){2,40}?|${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', what = '', when = '']) => [
      `${front}${who} stopped making ${what.replace(/^its /, '')}${when}.`,
    ],
  ),
  ruleHolding(
    'roduction|anufactur',
    String.raw`^${DATE_IN_FRONT}[Tt]he (?:production|manufacture|manufacturing) of ([\p{Ll} -]{2,40}?|${NAME}) (?:at|by) (${NAME}) (?:(ended|ceased|stopped|came to an end|has ended|was (?:ended|stopped|halted|discontinued))|(?:began|started|has begun|has started))${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', who = '', over, when = '']) => [
      `${front}${capital(who)} ${over === undefined ? 'started' : 'stopped'} making ${what}${when}.`,
    ],
  ),
  ruleHolding(
    'phased out|pulled out|got out|gotten out|quit the|exited|left the|withdrew|withdrawn|abandoned',
    String.raw`^${DATE_IN_FRONT}(${FIRM}) (?:has |had )?(?:phased out (?:its )?([\p{Ll} -]{2,30}?)|(?:got|gotten|pulled|dropped) out of(?: the)? ([\p{Ll} -]{2,30}?) (?:business|market)|(?:quit|exited|left|withdrew from|withdrawn from|abandoned) the ([\p{Ll} -]{2,30}?) (?:business|market))${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', one, two, three, when = '']) =>
      isPerson(who) ? [] : [`${front}${who} stopped making ${one ?? two ?? three}${when}.`],
  ),
  // 'Orr Ltd churns out pumps', 'deals in pumps', 'earns its money with pumps'
  rule(
    String.raw`^(${NAME}) (?:(?:mainly |mostly |chiefly |now )?(?:churns|turns|cranks) out|earns its (?:money|living) (?:with|by making)|makes its money (?:with|by making)|is in the business of (?:making|producing|building)) ([\p{Ll}, -]{2,50}?)${WHEN_BEHIND}\.?$`,
    ([, who = '', what = '', when = '']) =>
      isPerson(who) || / (?:is|was|has|that|which|who|with) /.test(what)
        ? []
        : [`${who} makes ${what}${when}.`],
  ),
  rule(
    String.raw`^(${NAME}) (?:mainly |mostly |chiefly |now )?(?:deals|trades) in (?!complaints|cash|facts|person|secret|peace)((?:(?!ly\b| and (?:is|has|does|makes|sells)\b)[\p{Ll}, -]){2,50}?)\.?$`,
    ([, who = '', what = '']) => (isPerson(who) ? [] : [`${who} sells ${what}.`]),
  ),
  // 'Orr Group has completed the sale of Tarn Ltd to Hask'
  ruleHolding(
    'sale of',
    String.raw`^${DATE_IN_FRONT}(${FIRM}) (?:has |had )?(?:completed|finalised|finalized|closed|concluded|wrapped up) (?:the|its) sale of ((?:its (?:[\p{Ll}-]+ ){1,3})?${NAME})((?: to [^,;]{2,60}?)?)${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', what = '', to = '', when = '']) => [`${front}${who} sold ${what}${to}${when}.`],
  ),
  // 'The sale of Tarn Ltd to Hask has been completed', 'The takeover of Tarn by Hask went through in May'
  ruleHolding(
    'ale of|urchase of|cquisition of|akeover of',
    String.raw`^${DATE_IN_FRONT}[Tt]he (sale|purchase|acquisition|takeover) of (${NAME}) (to|by) (${NAME}) (?:(?:was|has been) (?:completed|finalised|finalized|closed|concluded)|is (?:now )?(?:complete|final|closed)|(?:has )?(?:gone|went) through|has closed|closed)${WHEN_BEHIND}\.?$`,
    ([, front = '', noun = '', what = '', word = '', who = '', when = '']) =>
      (noun === 'sale') === (word === 'to') ? [`${front}${capital(who)} acquired ${what}${when}.`] : [],
  ),
  // 'The round values Copperline at 120 million dollars'
  ruleHolding(
    'value',
    String.raw`^${DATE_IN_FRONT}(?:[Tt]he|[Tt]his|[Ii]ts) (?:[\p{L}-]+ ){0,4}(?:round|deal|investment|financing|funding|transaction|listing|IPO|flotation) (values|valued|puts the value of|put the value of) (${NAME}|the (?:company|firm|start-?up)) at (${MONEY})\.?$`,
    ([, front = '', verb = '', what = '', money = '']) => [
      `${front}${front === '' ? capital(what) : what} ${/^(?:values|puts)/.test(verb) ? 'is' : 'was'} valued at ${money}.`,
    ],
  ),
  // 'posted its first profit, 1.2 million euros, in 2022'
  rule(
    String.raw`^(.{2,80}? (?:posted|made|reported|recorded|announced|earned) )(?:its|a|an) (?:[\p{Ll}-]+ ){1,3}?(profit|revenue|turnover|loss|surplus)(?:, of |, | \()(${MONEY})(?:,|\))?(${WHEN_BEHIND}\.?)$`,
    ([, front = '', what = '', money = '', when = '']) => [`${front}a ${what} of ${money}${when}`],
  ),
  // 'Orr reported a net loss of 3 million euros in 2023'
  ruleHolding(
    ' loss of ',
    String.raw`^${DATE_IN_FRONT}(${NAME}) (?:has |had )?(?:reported|posted|made|recorded|announced|suffered|booked|incurred) (?:an? )?((?:(?:net|operating|pre-tax|annual|total) )?loss) of (${MONEY})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', loss = '', money = '', when = '']) => [
      `${front}${who}'s ${loss} was ${money}${when}.`,
    ],
  ),
  // 'Velbo has rebranded its loyalty programme from VelboClub to Velbo Plus'
  ruleHolding(
    'renamed|rebranded',
    String.raw`^${DATE_IN_FRONT}(?:${FIRM}) (?:has |had )?(?:renamed|rebranded) (?:its|the) (?:[\p{Ll}-]+ ){1,4}from (${NAME}) to (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', before = '', now = '', when = '']) => [
      `${front}${capital(before)} was renamed ${now}${when}.`,
    ],
  ),
  // 'Kite Fund led Sorrel's seed round', 'took part in the funding round of Sorrel'
  ruleHolding(
    'round|funding|Series',
    String.raw`^${DATE_IN_FRONT}(?:The (?:[\p{Ll}-]+ ){1,3})?(${NAMES}) (?:also )?(?:has |had )?(?:led|co-led|joined|took part in|participated in|invested in) (?:the (?:[\p{L}-]+ ){0,3}(?:round|funding|financing) (?:of|for|in) (${NAME})|(${NAME})['’]s? (?:[\p{L}-]+ ){0,3}(?:round|funding|financing|Series [A-F]))${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', of, whose = '', when = '']) => [
      `${front}${capital(who)} invested in ${of ?? whose}${when}.`,
    ],
  ),
  // 'Orr's branch in Pirna will close in May', 'The Ludlow branch of Orr closed for good on 30 April'
  ruleHolding(
    'clos',
    String.raw`^(?:[Tt]he )?(\p{Lu}[\p{L}-]+) (office|branch|plant|factory|store|shop|showroom|depot|warehouse|mill|studio|clinic) of (${NAME}) (?:has |had )?(closed|shut|will close|is closing|is to close|will be closed) ?(?:for good|permanently|down|its doors(?: for good)?)?((?: (?:in|on|at|last|this|from) [^,;.]{2,40}?)?)\.?$`,
    ([, where = '', unit = '', firm = '', verb = '', when = '']) =>
      isPerson(where) || kindOfName(where).kind === 'organization'
        ? []
        : [
            `${capital(firm)} ${verb === 'is closing' ? verb : /^(?:will|is)/.test(verb) ? 'will close' : 'closed'} its ${unit} in ${where}${when}.`,
          ],
  ),
];

/** Two things told of firms in one sentence: each said on its own. */
export const firmNewsParts: readonly Rule[] = [
  // 'Hugo Lang is chairman and Petra Voss chief executive of Orla Media'
  rule(
    String.raw`^${DATE_IN_FRONT}(${NAME}) (is|was|became) (?:the )?(${POST}) (?:and|while) (${NAME}) (?:the )?(${POST}) (of|at) (${NAME})${WHEN_BEHIND}\.?$`,
    ([
      ,
      front = '',
      one = '',
      be = '',
      post = '',
      other = '',
      second = '',
      word = '',
      firm = '',
      when = '',
    ]) =>
      isPost(post) && isPost(second)
        ? [
            `${front}${one} ${be} the ${post} ${word} ${firm}${when}.`,
            `${front}${capital(other)} ${be} the ${second} ${word} ${firm}${when}.`,
          ]
        : [],
  ),
  // 'Aerotec is run by two managing directors, Nia Bell and Omar Haddad'
  ruleHolding(
    'by two|by three|by its',
    String.raw`^(${FIRM}) (is|was|has been) (?:run|led|managed|headed) by (?:(?:two|three|its|its two) )((?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+?)s?, (${NAMES})${WHEN_BEHIND}\.?$`,
    ([, firm = '', be = '', post = '', names = '', when = '']) =>
      isPost(post)
        ? names
            .split(/,? and |, /)
            .map(
              (name) =>
                `${name} ${be === 'is' ? 'is' : be} ${/^[aeiou]/.test(post) ? 'an' : 'a'} ${post} of ${firm}${when}.`,
            )
        : [],
  ),
  // 'Mara Quist handed over the role of CEO of Orr to Ed Foss in January'
  ruleHolding(
    'hand|pass|gave|giv',
    String.raw`^${DATE_IN_FRONT}(${NAME}|[Ss]he|[Hh]e) (?:has |had )?(?:handed|passed|gave|given)(?: over| on)? (?:the|her|his) (?:role|post|position|job|office) (?:of|as) (${POST})((?: (?:of|at) ${NAME})?) (?:over |on )?to (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', post = '', firm = '', next = '', when = '']) =>
      isPost(post)
        ? [
            `${front}${who} stepped down as ${post}${firm}${when}.`,
            `${front}${capital(next)} succeeded ${/^s?he$/i.test(who) ? (/^s/i.test(who) ? 'her' : 'him') : who} as ${post}${firm}${when}.`,
          ]
        : [],
  ),
  // 'Omar Haddad has been CEO of Falke since the departure of Lotte Kern in December 2023'
  ruleHolding(
    ' since ',
    String.raw`^(${NAME}|[Ss]he|[Hh]e) (has been [^,;]{2,60}? (?:of|at) (${NAME})) since (?:the )?(?:(?:departure|resignation|retirement|exit) of (${NAME})|(${NAME})['’]s? (?:departure|resignation|retirement|exit)) (in|on) (${DATE})\.?$`,
    ([, who = '', been = '', firm = '', of, whose = '', word = '', when = '']) => [
      `${of ?? whose} left ${firm} ${word} ${when}.`,
      `${who} ${been} since ${when}.`,
    ],
  ),
  // 'The new CFO of Aerotec is Nia Bell, formerly of Falke'
  ruleHolding(
    'formerly|previously|until recently',
    String.raw`^(.{2,80}? is (?:called )?(${NAME})), (?:who was )?(?:formerly|previously|until recently) (?:of|at|with|employed at|employed by) (${NAME})\.?$`,
    ([, front = '', who = '', firm = '']) =>
      kindOfName(firm).kind === 'place' || /^(?:organization|place)$/.test(kindOfName(who).kind)
        ? []
        : [`${who} formerly worked at ${firm}.`, `${front}.`],
  ),
  // 'Flowdesk is used by more than 4,000 companies, among them Brill and Norjet'
  ruleHolding(
    'mong them|ncluding|mong others',
    String.raw`^((.{2,60}? (?:is|are|was|were|has been) (?:\p{Ll}+ly |also |now )?(?:used|backed|owned|supported|sold|supplied|funded|sponsored|run) by) (?:[^,;]|,(?=\d)){3,60}), (?:among them|including|among others) (?:the (?:[\p{Ll}-]+ ){1,2})?(${NAMES})\.?$`,
    ([, front = '', verb = '', names = '']) => [`${front}.`, `${verb} ${names}.`],
  ),
  // 'Tidewise expects revenue of 20 million euros in 2024, after 13 million in 2023'
  ruleHolding(
    'expect|forecast|target|plan|predict|aim',
    String.raw`^(${FIRM}) ((?:expects|forecasts|predicts|is expecting|targets|is targeting|plans|aims for) (?:an? )?(?:[\p{Ll}-]+ )?${SUM} of (${MONEY})(?: (?:in|for) ${DATE}| this year| next year)?),? (?:after|compared (?:with|to)|up from|down from|against|following) (${MONEY}) (?:in|for) (${DATE})\.?$`,
    ([, who = '', front = '', what = '', money = '', before = '', when = '']) => {
      const [currency = ''] =
        / (?:euros?|dollars?|pounds?|francs?|kronor|kroner|crowns|yen)$/.exec(money) ?? [];
      const sum = /^[$€£]|[a-z]{4,}s$/.test(before) ? before : `${before}${currency}`;
      return [
        `${who} ${/profit|income/.test(what) ? 'made a' : 'reported'} ${what} of ${sum} in ${when}.`,
        `${who} ${front}.`,
      ];
    },
  ),
  // 'Half of Kiri's revenue of 88 million euros comes from Germany'
  ruleHolding(
    ' of ',
    String.raw`^((?:Half|Most|A (?:third|quarter|fifth)|Two thirds|Three quarters|(?:About|Some|Over|Nearly|More than) [^,;]{2,20}?|\d[\d.]*(?:%| ?per ?cent)) of (${NAME})['’]s? (?:(annual|total) )?${SUM}) of (${MONEY}) (comes?|came|is|was|were) (.+)$`,
    ([, front = '', who = '', , what = '', money = '', verb = '', rest = '']) => [
      `${who}'s ${what} ${/^(?:comes?|is)$/.test(verb) ? (what.endsWith('s') ? 'are' : 'is') : what.endsWith('s') ? 'were' : 'was'} ${money}.`,
      `${front} ${verb} ${rest}`,
    ],
  ),
  // 'Kite Fund led Sorrel's seed round, in which the investor Mia Dahl also took part'
  ruleHolding(
    'in which|joined by',
    String.raw`^(.{2,60}? (?:led|co-led|joined) (?:(${NAME})['’]s? (?:[\p{L}-]+ ){0,3}(?:round|funding|financing|Series [A-F])|the (?:[\p{L}-]+ ){0,3}(?:round|funding) (?:of|for) (${NAME}))${WHEN_BEHIND}), in which (?:(?:the )?(?:[\p{Ll}-]+ ){1,3})?(${NAMES}) (?:also )?(?:took part|participated|joined|invested)\.?$`,
    ([, front = '', whose, of = '', , names = '']) => [
      `${front.replace(/^(?:The|Its) (?:[\p{Ll}-]+ ){1,3}(?=\p{Lu})/u, '').replace(/ (?:led|co-led|joined) .+$/u, '')} invested in ${whose ?? of}.`,
      `${capital(names)} invested in ${whose ?? of}.`,
    ],
  ),
  // 'Novum increased its stake in Trackly from 35 to 51 percent': it has one
  ruleHolding(
    ' stake in ',
    String.raw`^(${NAME}) (?:has |had )?(increased|raised|upped|lifted|expanded|reduced|cut|lowered) its (?:stake|shareholding|share|holding) in (${NAME}) ((?:from \d[\d.]*(?:%| ?per ?cent)? )?to \d[\d.]*(?:%| ?per ?cent).*)$`,
    ([, who = '', how = '', what = '', rest = '']) => [
      `${who} has a stake in ${what}.`,
      `${who}'s stake in ${what} ${/^(?:reduced|cut|lowered)$/.test(how) ? 'fell' : 'rose'} ${rest}`,
    ],
  ),
  // 'Orr changed its name to Orr Rail in 2020 and to OR Group in 2023'
  rule(
    String.raw`^(${NAME}) (?:changed its name to|was renamed|was rebranded (?:as|to)|became) (${NAME}) (in|on) (${DATE}),? and (?:to |then |as |again )?(?:to )?(${NAME}) (in|on) (${DATE})\.?$`,
    ([said, who = '', first = '', on = '', when = '', second = '', at = '', then = '']) =>
      / became /.test(said) || isPerson(who)
        ? []
        : [`${who} was renamed ${first} ${on} ${when}.`, `${first} was renamed ${second} ${at} ${then}.`],
  ),
  // 'Robosales is now called R-Sales and has moved to Antwerp'
  ruleHolding(
    ' now ',
    String.raw`^(?:The (?:[\p{Ll}-]+ ){1,3})?(${NAME}) is now (?:called|known as|named) (${NAME}),? and ((?:has|have|is|was|\p{Ll}+s|\p{Ll}+ed) .+)$`,
    ([, before = '', now = '', rest = '']) =>
      isPerson(before) ? [] : [`${before} was renamed ${now}.`, `${now} ${rest}`],
  ),
];
