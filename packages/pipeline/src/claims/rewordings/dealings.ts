import { typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { alliances } from './alliances.ts';
import { mergers } from './mergers.ts';
import { capital, DATE, NAME, NAMES, type Rule, rule, ruleHolding, WHEN_BEHIND } from './sentence-rule.ts';

/** 'In May 2019, ' in front of a sentence. */
const FRONT = `((?:(?:In|On|Since|By|Until) ${DATE},? )?)`;
/** ' in May 2019', ' last year' at its end. */
/** 'a 45 percent stake', 'an 80 percent stake'. */
function stakeOf(part: string): string {
  const share = part
    .toLowerCase()
    .replace(/^(?:the|an?) /, '')
    .replace(/(?:%| ?per ?cent)$/, ' percent');
  return `${/^(?:8|1[18]\b|[aeiou])/.test(share) ? 'an' : 'a'} ${share} stake`;
}

const MONEY = String.raw`(?:(?:about|around|some|nearly|almost|over|more than) )?(?:[$€£]\d[\d.,]*(?: ?(?:million|billion|thousand|m|bn|k)\b)?|(?:\d[\d.,]*|half a|a)(?: (?:million|billion|thousand))? (?:euros?|dollars?|pounds?|francs?|kronor|kroner|crowns|yen)|(?:\d[\d.,]*|half a|a) (?:million|billion))`;

/** What is said of a deed that was done: 'was completed', 'took place', 'was'. */
const DONE =
  '(?:(?:was|has been|had been) (?:completed|finished|finalised|finalized|concluded|carried out|effected)|(?:took|has taken) (?:place|effect)|happened|occurred|came|followed|was|dates from)';

const SEAT =
  '(?:(?:company |corporate |global |main )?headquarters|head offices?|main office|registered office|HQ|seat|base)';

/** Where shares are traded. */
const EXCHANGE = String.raw`(?:the )?(?:${NAME} (?:[Ss]tock|[Ss]ecurities) (?:[Ee]xchange|[Mm]arket)|(?:[Nn]asdaq|NASDAQ|NYSE|AIM|LSE|Euronext)(?: \p{Lu}\p{L}+)?)`;

/** What a firm has in a town. */
export const UNIT =
  '(?:office|branch|plant|factory|store|shop|showroom|depot|warehouse|yard|mill|studio|clinic)';

const BOND =
  '(?:(?:new|strategic|joint|long-term|commercial|exclusive|framework|supply|licensing|distribution|service) ){0,2}(?:partnership|alliance|cooperation|co-operation|collaboration|agreement|deal|contract)';

function isPerson(name: string): boolean {
  return kindOfName(name).kind === 'person' && typeOfName(name).type !== 'organization';
}

/** Whether a name is of nobody that makes deals as firms do: people and lands have stakes and partners in other senses. */
function isNoFirm(name: string): boolean {
  const { kind } = kindOfName(name);
  return /^(?:person|place)$/.test(kind) && typeOfName(name).type !== 'organization';
}

/** 'a contract' is signed, 'a partnership' is formed. */
function bound(bond: string): string {
  return /(?:agreement|deal|contract)$/.test(bond) ? 'signed a contract' : 'formed a partnership';
}

/** What two firms have agreed on, told by the noun of it. */
const bonds: readonly Rule[] = [
  // 'Orr gained control of Loom', 'Orr swallowed Loom in May 2023'
  ruleHolding(
    'control|hold of|swallowed|gobbled|snapped',
    String.raw`^${FRONT}(${NAME}) (?:has |had )?(?:(?:gained|won|taken|took|secured|acquired|seized) (?:full )?control of|(?:got|gotten) hold of|swallowed(?: up)?|gobbled up) (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', what = '', when = '']) =>
      [who, what].some((name) => kindOfName(name).kind === 'organization') && ![who, what].some(isNoFirm)
        ? [`${front}${who} acquired ${what}${when}.`]
        : [],
  ),
  // 'Loom now belongs to Orr', but not to a league or an association
  rule(
    String.raw`^${FRONT}(${NAME}) (?:now )?(belongs?|belonged|has belonged) to (?!.{0,40}(?:League|Association|Union|Alliance|Federation|Council|Network|Confederation|Conference|NATO|EU)\b)(${NAME})((?: now)?)${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', verb = '', who = '', , when = '']) =>
      kindOfName(what).kind === 'organization' && /^(?:organization|unknown)$/.test(kindOfName(who).kind)
        ? [
            `${front}${what} ${{ belonged: 'was', 'has belonged': 'has been' }[verb] ?? 'is'} a subsidiary of ${who}${when}.`,
          ]
        : [],
  ),
  // 'Loom and Orr Ltd joined forces in 2014', 'Loom joined forces with Orr Ltd'
  rule(
    `^${FRONT}(?:The (?:two |three )?(?:firms|companies|businesses|groups|banks),? )?(${NAMES}),? (?:have |has |had )?joined forces((?: with ${NAME})?)(.*)$`,
    ([, front = '', who = '', other = '', rest = '']) =>
      other === '' && !/ and /.test(who) ? [] : [`${front}${who} formed a partnership${other}${rest}`],
  ),
  // 'Loom and Orr Ltd have been working together since 2018'
  ruleHolding(
    'ork|ooperat|ollaborat',
    String.raw`^${FRONT}(${NAME}?) and (${NAME}) (?:(have been working|have been cooperating|have been collaborating|have worked|have cooperated|have collaborated)|(work|cooperate|collaborate|are working|are cooperating|are collaborating)|(worked|cooperated|collaborated))(?: closely)?(?: together)?${WHEN_BEHIND}\.?$`,
    ([said, front = '', one = '', other = '', lasting, now, , when = '']) =>
      isNoFirm(one) || isNoFirm(other) || (/work/.test(said) && !/together/.test(said))
        ? []
        : [
            `${front}${capital(one)} ${lasting === undefined ? (now === undefined ? 'cooperated' : 'cooperates') : 'has cooperated'} with ${other}${when}.`,
          ],
  ),
  // 'A partnership between Loom and Orr Ltd was announced in May 2023'
  ruleHolding(
    'partnership|alliance|ooperation|-operation|collaboration|agreement|deal|contract',
    String.raw`^${FRONT}(?:[Tt]he|[Aa]n?) (${BOND}) (?:between|of) (${NAME}) (?:and|with) (${NAME}) ((?:was|has been|were) (?:announced|signed|agreed|concluded|formed|launched|sealed|struck|renewed)|began|started|${DONE})${WHEN_BEHIND}\.?$`,
    ([, front = '', bond = '', one = '', other = '', , when = '']) =>
      isNoFirm(one) || isNoFirm(other)
        ? []
        : [`${front}${capital(one)} ${bound(bond)} with ${other}${when}.`],
  ),
  // 'Loom extended its contract with Orr Ltd until 2027'
  rule(
    String.raw`^(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|club)) (?:has |had )?(?:extended|renewed|prolonged) (?:its|the|their) ${BOND} with (${NAME}) (?:until|to) ([^,;.]{3,30})\.?$`,
    ([, one = '', other = '', until = '']) =>
      isNoFirm(one) || isNoFirm(other) ? [] : [`${one} has a contract with ${other} until ${until}.`],
  ),
  // 'Loom awarded a contract to Orr Ltd in 2020', 'Orr Ltd won a contract from Loom', 'was awarded a contract by Loom'
  rule(
    String.raw`^${FRONT}(${NAME}) (?:has |had )?(?:awarded|gave|given|handed) (?:an?|the|its) (?:[\p{Ll}\d-]+ ){0,3}contract(?: for [^,;.]{2,60}?)? to (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', one = '', other = '', when = '']) =>
      isNoFirm(one) || isNoFirm(other) ? [] : [`${front}${one} signed a contract with ${other}${when}.`],
  ),
  rule(
    String.raw`^${FRONT}(${NAME}) (?:(?:has |had )?(?:won|secured|landed|got|received)|(?:was|has been) (?:awarded|given)) (?:an?|the) (?:[\p{Ll}\d-]+ ){0,3}contract (?:from|with|by) (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', one = '', other = '', when = '']) =>
      isNoFirm(one) || isNoFirm(other) ? [] : [`${front}${one} signed a contract with ${other}${when}.`],
  ),
  // 'The contract between Loom and Orr Ltd ended in 2022'
  ruleHolding(
    'partnership|alliance|ooperation|-operation|collaboration|agreement|deal|contract',
    String.raw`^${FRONT}(?:[Tt]he) (${BOND}) (?:between|of) (${NAME}) (?:and|with) (${NAME}) (?:ended|expired|lapsed|ran out|(?:came|has come) to an end|(?:was|has been) (?:ended|terminated|cancelled|canceled|dissolved|wound up))${WHEN_BEHIND}\.?$`,
    ([, front = '', , one = '', other = '', when = '']) =>
      isNoFirm(one) || isNoFirm(other)
        ? []
        : [`${front}${capital(one)} ended its partnership with ${other}${when}.`],
  ),
  // 'The contract between Loom and Orr Ltd runs until 2026', 'Loom's contract with Orr Ltd expires in 2027'
  ruleHolding(
    'partnership|alliance|ooperation|-operation|collaboration|agreement|deal|contract',
    String.raw`^(?:(?:[Tt]he) ${BOND} (?:between|of) (${NAME}) (?:and|with)|(${NAME})['’]s? ${BOND} with) (${NAME}) (?:(?:runs|lasts|is valid|is in force|continues)(?: until| till| to| up to)|(?:expires|ends|runs out|lapses|is due to end|is due to expire) (?:in|on|at the end of)) ([^,;.]{3,30})\.?$`,
    ([, first, second = '', other = '', until = '']) => {
      const one = first ?? second;
      return isNoFirm(one) || isNoFirm(other)
        ? []
        : [`${capital(one)} has a contract with ${other} until ${until}.`];
    },
  ),
];

/** Seats, systems, daughters and listings that firms change, told by the noun of the deed. */
const moves: readonly Rule[] = [
  // 'The relocation of Loom's headquarters from Bath to Bristol was completed in 2018'
  ruleHolding(
    'relocation|move of|transfer of|shift of',
    String.raw`^${FRONT}(?:[Tt]he) (?:relocation|move|transfer|shift) of (?:the ${SEAT} of (${NAME})|(${NAME})['’]s? ${SEAT})((?: from ${NAME})?) to (${NAME}) ${DONE}${WHEN_BEHIND}\.?$`,
    ([, front = '', of, whose = '', from = '', to = '', when = '']) => [
      `${front}${capital(of ?? whose)} moved its headquarters${from} to ${to}${when}.`,
    ],
  ),
  // 'The migration of Loom from Medix to Praxo was finished in March 2023'
  rule(
    String.raw`^${FRONT}(?:[Tt]he (?:migration|switch|switchover|changeover|transition) of (${NAME}|the (?:[\p{L}\p{N}-]+ ){1,3}?[\p{Ll}-]+)|(${NAME})['’]s? (?:migration|switch|switchover|changeover|transition))((?: from ${NAME})?) to (${NAME}) ${DONE}${WHEN_BEHIND}\.?$`,
    ([, front = '', of, whose = '', from = '', to = '', when = '']) =>
      kindOfName(to).kind === 'place' || isNoFirm(of ?? whose)
        ? []
        : [`${front}${capital(of ?? whose)} migrated${from} to ${to}${when}.`],
  ),
  // 'The spin-off of Sentia from Orr Ltd was completed in 2014'
  ruleHolding(
    'spin|demerger|carve-out|separation|hiving off',
    String.raw`^${FRONT}(?:[Tt]he) (?:spin-?off|spin-?out|demerger|carve-out|separation|hiving off) of (${NAME}) from (${NAME}) ${DONE}${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', from = '', when = '']) =>
      isNoFirm(what) || isNoFirm(from) ? [] : [`${front}${capital(what)} was spun off from ${from}${when}.`],
  ),
  // 'The shares of Loom are traded on the Nasdaq', 'Loom's stock trades on the Nasdaq', 'Loom shares are quoted on …'
  ruleHolding(
    'hares|tock',
    String.raw`^${FRONT}(?:(?:[Tt]he )?(?:[Ss]hares|[Ss]tock) (?:of|in) (${NAME})|(${NAME}) (?:shares|stock)) ((?:is|are|was|were|has been|have been) (?:listed|traded|quoted)|trades?|(?:has|have) traded) on (${EXCHANGE})${WHEN_BEHIND}\.?$`,
    ([, front = '', of, whose = '', verb = '', exchange = '', when = '']) => {
      const who = (of ?? whose).replace(/['’]s?$/, '');
      const [be = ''] = /^(?:has been|have been|has|have|was|were)/.exec(verb) ?? ['is'];
      const now = be.startsWith('ha') ? 'has been' : be.startsWith('w') ? 'was' : 'is';
      return [`${front}${capital(who)} ${now} listed on ${exchange}${when}.`];
    },
  ),
  // 'The IPO of Loom on the Nasdaq took place in 2021', 'Loom's listing on the Nasdaq was in 2021'
  ruleHolding(
    'IPO|listing|flotation|offering|debut',
    String.raw`^${FRONT}(?:[Tt]he (?:IPO|listing|flotation|initial public offering|stock[ -]market debut) of (${NAME})|(${NAME})['’]s? (?:IPO|listing|flotation|initial public offering|(?:stock[ -]market )?debut)) on (${EXCHANGE}) ${DONE}${WHEN_BEHIND}\.?$`,
    ([, front = '', of, whose = '', exchange = '', when = '']) => [
      `${front}${capital(of ?? whose)} debuted on ${exchange}${when}.`,
    ],
  ),
  // 'Loom went public on the Nasdaq in 2010', 'was listed on the Nasdaq in 2010'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|bank)) (?:has |had )?(?:went public|gone public|floated|was floated|was admitted to trading|made its (?:(?:stock[ -]market|trading|public) )?debut|had its IPO|held its IPO|was listed(?=.{5,60}? (?:in|on) (?:\d|\p{Lu}\p{L}+ (?:19|20)\d\d)|$)) (?:on|at) (${EXCHANGE})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', exchange = '', when = '']) =>
      / (?:since|from|by|as of) /.test(when) ? [] : [`${front}${who} debuted on ${exchange}${when}.`],
  ),
  // 'Loom left the stock exchange in 2022'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|bank)) (?:has |had )?(?:left|quit|withdrew from) the stock (?:exchange|market)${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', when = '']) => [`${front}${who} was delisted${when}.`],
  ),
  // 'Loom left the Nasdaq in 2018'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|bank)) (?:has |had )?(?:left|quit|was taken off|was removed from|withdrew from) (${EXCHANGE})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', exchange = '', when = '']) =>
      isPerson(who) ? [] : [`${front}${who} was delisted from ${exchange}${when}.`],
  ),
];

/** Money that is put into firms, and what others hold of them. */
const holdings: readonly Rule[] = [
  // 'Orr Fund put 2 million euros into Loom'
  rule(
    String.raw`^${FRONT}(${NAME}) (?:has |had )?(?:put|pumped|ploughed|injected) (${MONEY}) into (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', money = '', what = '', when = '']) => [
      `${front}${who} invested ${money} in ${what}${when}.`,
    ],
  ),
  // 'An investment of 4 million pounds by Orr Fund in Loom was announced in May', 'Orr Fund's investment in Loom was made in 2020'
  rule(
    String.raw`^${FRONT}(?:[Aa]n|[Tt]he) investment (?:of (${MONEY}) )?by (${NAME}) in (${NAME}) (?:(?:was|has been) (?:announced|made|confirmed)|${DONE})${WHEN_BEHIND}\.?$`,
    ([, front = '', money, who = '', what = '', when = '']) => [
      `${front}${capital(who)} invested ${money === undefined ? '' : `${money} `}in ${what}${when}.`,
    ],
  ),
  // 'Loom received an investment of 2 million euros from Orr Fund', 'got 2 million euros in funding from the investor Greta Holm'
  ruleHolding(
    'nvest|und|inancing|acking|Capital|Partners|Ventures|Equity',
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|start-?up)) (?:has |had )?(?:received|got|obtained|secured|attracted|won) (?:(?:an investment|funding|investment|financing|backing) of (${MONEY})|(${MONEY}) (?:in|of) (?:[\p{Ll}-]+ )?(?:funding|investment|financing|capital|backing)|(${MONEY})(?= from (?:the (?:investors? |fund |venture)|[^,;.]{1,40}? (?:Capital|Ventures|Partners|Funds?|Investments?|Equity)\b))|(?:an investment|funding|investment|financing|backing)) from (?:the (?:[\p{Ll}-]+ ){0,2}(?:investors?|fund|firm|group) )?(${NAME}(?: and ${NAME})?)${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', one, two, three, who = '', when = '']) => {
      const money = one ?? two ?? three;
      return [
        money === undefined
          ? `${front}${what} was backed by ${who}${when}.`
          : `${front}${what} raised ${money} from ${who}${when}.`,
      ];
    },
  ),
  // 'Orr Fund took part in Loom's Series A in 2021', 'led Loom's funding round'
  rule(
    String.raw`^${FRONT}(${NAME}) (?:has |had )?(led|co-led|participated in|took part in|joined) (${NAME})['’]s? (?:[\p{Ll}-]+ ){0,2}(?:Series [A-F]|seed|funding|financing|investment)(?: round| funding)?(?: of ${MONEY})?${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', , what = '', when = '']) => [`${front}${who} invested in ${what}${when}.`],
  ),
  // 'Loom's Series B was led by Orr Fund', 'The funding round of Loom was led by …'
  rule(
    String.raw`^${FRONT}(?:[Tt]he (?:Series [A-F]|(?:seed|funding|financing|investment) round)(?: round)? of (${NAME})|(${NAME})['’]s? (?:\p{Ll}+ )?(?:Series [A-F]|(?:seed|funding|financing|investment) round)(?: round)?)(?: of (${MONEY}))?((?: in (?:19|20)\d\d)?) was (?:co-)?led by (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', of, whose = '', money, year = '', who = '', when = '']) => [
      `${front}${capital(of ?? whose)} raised ${money ?? 'money'} from ${who}${year}${when}.`,
    ],
  ),
  // 'Loom closed a 10 million euro Series A in 2021'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|start-?up)) (?:has |had )?(?:closed|completed|finished|wrapped up) (?:an?|its) (?:[\p{Ll}-]+ ){0,2}(?:((?:[$€£]\d[\d.,]*|\d[\d.,]*)(?: |-)?(?:million|m|bn)?(?:(?: |-)(?:euro|dollar|pound|franc|krona|krone))?) (?:Series [A-F]|seed|funding|financing|investment)(?: funding)?(?: round)?|(?:Series [A-F]|seed|funding|financing|investment)(?: funding)?(?: round)? of (${MONEY}))${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', amount, money, when = '']) => [
      `${front}${who} raised ${money ?? (amount ?? '').replace(/-/g, ' ').replace(/(euro|dollar|pound|franc)$/, '$1s')}${when}.`,
    ],
  ),
  // 'Thirty per cent of Loom is owned by Orr Ltd', 'Two thirds of Loom belong to Orr Ltd'
  ruleHolding(
    'owned by|held by|controlled by|belong',
    String.raw`^${FRONT}((?:[\p{L}-]+|\d[\d.]*)(?:%| ?per ?cent)|[Hh]alf|(?:[Aa]|[Oo]ne|[Tt]wo|[Tt]hree) (?:third|quarter|fifth|tenth)s?|(?:[Tt]he|[Aa]) majority) of (?:the shares (?:of|in) )?(${NAME}) (?:(is|are|was|were|has been|have been) (?:owned|held|controlled) by|(belongs?|belonged) to) (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', part = '', what = '', be = '', belongs = '', who = '', when = '']) => {
      const holds = /^ha/.test(be) ? 'has held' : /^w/.test(be) || belongs === 'belonged' ? 'held' : 'holds';
      // 'Half of Cyprus is held by …': nobody's stake
      return isNoFirm(what) ? [] : [`${front}${capital(who)} ${holds} ${stakeOf(part)} in ${what}${when}.`];
    },
  ),
  // 'Loom is 45 per cent owned by Orr Ltd', 'is majority-owned by Orr Ltd'
  ruleHolding(
    'owned by|held by|controlled by',
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|bank)) (is|was|has been) (?:now |currently )?((?:about |some |nearly |over )?(?:[\p{Ll}-]+|\d[\d.]*)(?:%| ?per ?cent)|half|part|partly|majority|mostly|largely)[ -](?:owned|held|controlled) by (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', be = '', part = '', who = '', when = '']) => {
      const holds = be === 'is' ? 'holds' : be === 'was' ? 'held' : 'has held';
      const share = /^part/.test(part)
        ? 'a stake'
        : stakeOf(/^(?:mostly|largely)$/.test(part) ? 'majority' : part);
      return [`${front}${capital(who)} ${holds} ${share} in ${what}${when}.`];
    },
  ),
  // 'Orr Ltd has a 45% share in Loom', 'owns a third of Loom'
  rule(
    String.raw`^${FRONT}(${NAME}) ((?:has |had )?(?:has|had|have|holds?|held|owns?|owned|bought|acquired|sold|took|taken|controls|controlled)) (?:(?:an?|its) ((?:\d[\d.]*|[\p{Ll}-]+)(?:%| ?per ?cent)|minority|majority|controlling) (?:share|shareholding|holding|interest|participation) (?:in|of)|(half|(?:a|one|two|three) (?:third|quarter|fifth|tenth)s?|the majority|\d[\d.]*(?:%| ?per ?cent)(?= of the shares)) of(?: the shares (?:in|of))?) (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', verb = '', part, portion, what = '', when = '']) =>
      isNoFirm(what)
        ? []
        : [
            `${front}${who} ${verb.replace(/^control(?:l(?=ed))?/, 'own')} ${stakeOf(part ?? portion ?? '')} in ${what}${when}.`,
          ],
  ),
  // 'Orr Press passed into the hands of Tait Media in 2009'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|bank)) (?:has |had )?(?:passed|went|came|fell) into the (?:hands|ownership|possession) of (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', who = '', when = '']) => [
      `${front}${capital(who)} became the owner of ${what}${when}.`,
    ],
  ),
  // 'Orr Press went to Tait Media for 20 million pounds', 'Orr Press passed to Tait Media in 2009'
  ruleHolding(
    'gone to|went to|goes to|passed to',
    String.raw`^${FRONT}(${NAME}) (?:has |had )?(?:gone|went|goes|passed) to (${NAME})(?: for (${MONEY}))?${WHEN_BEHIND}\.?$`,
    ([, front = '', said = '', who = '', money, when = '']) => {
      const what = said.replace(/^(?:Control|Ownership|Possession) of /, '');
      const areFirms = [what, who].every((name) => typeOfName(name).type === 'organization');
      if (money !== undefined && /million|billion|\d(?:m|bn)\b/.test(money))
        return areFirms || (!isPerson(what) && kindOfName(who).kind !== 'place')
          ? [`${front}${what} was sold to ${who} for ${money}${when}.`]
          : [];
      return areFirms && money === undefined
        ? [`${front}${capital(who)} became the owner of ${what}${when}.`]
        : [];
    },
  ),
  // 'Orr Ltd took over the remaining 70 percent of Loom': then the whole of it
  ruleHolding(
    'remaining|the rest of|outstanding',
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group)) (?:has |had )?(?:took over|taken over|bought|acquired|purchased) (?:the (?:remaining|outstanding|other) (?:\d[\d.,]*(?: ?%| ?per ?cent)|half|shares|stake|third|quarter)(?: stake| share| of the shares)?|the rest(?: of the shares)?) (?:of|in) (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', what = '', when = '']) => [`${front}${who} acquired ${what}${when}.`],
  ),
  // 'Orr Ltd was taken private by Tarn Fund'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm|group)) (was|has been|is being) taken private by (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', be = '', who = '', when = '']) => [
      `${front}${what} ${be} bought by ${who}${when}.`,
    ],
  ),
];

/** How firms began, and what they do. */
const trades: readonly Rule[] = [
  // 'launched the company in 2018': nothing that is sold
  rule(
    String.raw`^(.{2,80}?\b(?!and\b)\p{L}+) (?:launched|opened|started) (the (?:[\p{Ll}-]+ ){0,1}(?:company|firm|business|start-?up|agency))(?= (?:in|with|from|together|at|on|as)\b|\.?$)(.*)$`,
    ([, front = '', what = '', rest = '']) => [`${front} founded ${what}${rest}`],
  ),
  // 'Loom operates in the packaging industry', 'is in the business of animal health'
  ruleHolding(
    'industry|sector|business|field|area|trade',
    String.raw`^(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|start-?up)) (?:(?:operates|works|is active|is engaged|does business) in|is in) (?:the (?:(?:industry|sector|business|field|area) of ((?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+)|((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (?:industry|sector|business|trade)))((?: (?:since|in|across|from) [^,;.]{2,40})?)\.?$`,
    ([said, who = '', of, what = '', rest = '']) => {
      const field = of ?? what;
      // 'Oduya works in the dairy industry' may be said of somebody
      const mayBePerson =
        / works in the /.test(said) &&
        typeOfName(who).type !== 'organization' &&
        /^\p{Lu}/u.test(who) &&
        !/^(?:It|The )/.test(who);
      const isAnybody =
        isNoFirm(who) || mayBePerson || /^(?:same|public|private|show|right|wrong)$/.test(field);
      return isAnybody ? [] : [`${capital(who)}'s industry is ${field}${rest}.`];
    },
  ),
];

const SETS =
  '(?:customer|client|supplier|partner|investor|backer|competitor|rival|subsidiarie|shareholder|owner|founder|brand)s';

/** 'a customer' of 'customers', 'an investor' of 'investors'. */
function oneOf(set: string): string {
  const noun = set.replace(/ies$/, 'y').replace(/s$/, '');
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Of several that stand in the same relation to a firm, told by their noun. */
const sets: readonly Rule[] = [
  // 'Perron Steel is one of Gwent Mining's customers', 'one of the investors in Loom is Orr Fund'
  rule(
    String.raw`^(${NAME}) (is|was) one of (?:(${NAME})['’]s? |the )(?:[\p{Ll}-]+ )?(${SETS})(?: (of|in) (${NAME}))?\.?$`,
    ([, who = '', be = '', whose, set = '', word, of]) =>
      (whose === undefined) === (of === undefined)
        ? []
        : [`${who} ${be} ${oneOf(set)} ${word ?? (set.startsWith('invest') ? 'in' : 'of')} ${whose ?? of}.`],
  ),
  ruleHolding(
    'One of the|Among the',
    String.raw`^(?:One of|Among) the (?:[\p{Ll}-]+ )?(${SETS}) (of|in) (${NAME}) (is|was) (?:the (?:[\p{L}-]+ ){0,2}(?:fund|firm|group|company|bank|investor) )?(${NAME})\.?$`,
    ([, set = '', word = '', of = '', be = '', who = '']) => [
      `${capital(who)} ${be} ${oneOf(set)} ${word} ${of}.`,
    ],
  ),
];

/** Where firms have premises, told by the premises. */
const premises: readonly Rule[] = [
  // 'Loom's Lisbon office opened in 2020', 'The Vienna branch of Loom was closed in 2011'
  rule(
    String.raw`^${FRONT}(?:[Tt]he (\p{Lu}[\p{L}-]+) (${UNIT}) of (${NAME})|(${NAME})['’]s? (\p{Lu}[\p{L}-]+) (${UNIT})) (?:(opened|was opened|has opened)|(?:was |has |has been )?(?:closed(?: down)?|shut(?: down)?))${WHEN_BEHIND}\.?$`,
    ([, front = '', one, unit, firm, whose = '', other = '', kind = '', opened, when = '']) => {
      const [where, what] = [one ?? other, unit ?? kind];
      const isThere =
        kindOfName(where).kind === 'place' || (kindOfName(where).kind === 'unknown' && what === 'office');
      const does = opened === undefined ? 'closed its' : /^[aeiou]/.test(what) ? 'opened an' : 'opened a';
      return isThere ? [`${front}${capital(firm ?? whose)} ${does} ${what} in ${where}${when}.`] : [];
    },
  ),
  // 'Loom's branch in Vienna stays open', 'Loom's Vienna branch stays open'
  rule(
    String.raw`^(${NAME}?)['’]s? (?:(${UNIT}) (?:in|at) (${NAME})|(\p{Lu}[\p{L}-]+) (${UNIT})) (?:stays|remains|stayed|remained|will stay|will remain) open\.?$`,
    ([, whose = '', unit, where, town = '', kind = '']) => {
      const what = unit ?? kind;
      return [`${capital(whose)} has ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} in ${where ?? town}.`];
    },
  ),
  // 'Loom's branch in Vienna was closed in 2011', 'Loom's plant in Hull opened in 2006'
  rule(
    String.raw`^${FRONT}(${NAME})['’]s? (?:[\p{Ll}-]+ )?(${UNIT}) (?:in|at) (${NAME}) (?:(opened|was opened|has opened)|(?:was |has |has been )?(?:closed(?: down)?|shut(?: down)?))${WHEN_BEHIND}\.?$`,
    ([, front = '', whose = '', what = '', where = '', opened, when = '']) => {
      const does = opened === undefined ? 'closed its' : /^[aeiou]/.test(what) ? 'opened an' : 'opened a';
      return [`${front}${capital(whose)} ${does} ${what} in ${where}${when}.`];
    },
  ),
  // 'Loom's new headquarters in Graz opened in May 2021'
  ruleHolding(
    ' new ',
    String.raw`^${FRONT}(${NAME})['’]s? new (${SEAT}) in (${NAME}) (?:(?:was|has been) (?:opened|inaugurated|completed)|opened|has opened)${WHEN_BEHIND}\.?$`,
    ([, front = '', whose = '', seat = '', where = '', when = '']) => [
      `${front}${whose} moved its ${seat} to ${where}${when}.`,
    ],
  ),
  // 'Loom is present in Spain, Portugal and Morocco'
  rule(
    String.raw`^(${NAME}|[Ii]t|[Tt]he (?:company|firm|group|bank)) (?:is|has been) (?:also |now )?(?:present|represented|active) in (${NAMES})${WHEN_BEHIND}\.?$`,
    ([, who = '', where = '', when = '']) =>
      isPerson(who) || !where.split(/,? and |, /).some((place) => kindOfName(place).kind === 'place')
        ? []
        : [`${who} operates in ${where}${when}.`],
  ),
];

/** Deals, moves, listings, investments and stakes of firms, told by nouns and in the words of the trade: put as plain sentences. */
export const dealings: readonly Rule[] = [
  ...alliances,
  ...bonds,
  ...moves,
  ...holdings,
  ...trades,
  ...sets,
  ...premises,
];

/** 'The Nasdaq-listed chip maker Loom makes chips': where it is listed is said on its own. */
export const listings: readonly Rule[] = [
  ...mergers,
  // 'Loom is the brainchild of Ann Lee, who runs it'
  ruleHolding(
    ' the brainchild of ',
    String.raw`^(${NAME}|It) (?:is|was) the brainchild of (${NAMES})(?:, who (.+)|\.?)$`,
    ([, what = '', who = '', rest]) => [
      `${capital(who)} ${kindOfName(what).kind === 'organization' ? 'founded' : 'created'} ${what}.`,
      ...(rest === undefined ? [] : [`${capital(who)} ${rest}`]),
    ],
  ),
  rule(
    String.raw`^The (\p{Lu}\p{L}+)-(?:listed|quoted|traded) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (${NAME}) (\p{Ll}.+)$`,
    ([, exchange = '', what = '', who = '', rest = '']) =>
      kindOfName(exchange).kind === 'place'
        ? []
        : [`${who} is listed on the ${exchange}.`, `The ${what} ${who} ${rest}`],
  ),
  ruleHolding(
    '-listed|-quoted|-traded',
    String.raw`^(${NAME}) is an? (\p{Lu}\p{L}+)-(?:listed|quoted|traded) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)\b(.*)$`,
    ([, who = '', exchange = '', what = '', rest = '']) =>
      kindOfName(exchange).kind === 'place'
        ? []
        : [
            `${who} is listed on the ${exchange}.`,
            `${who} is a${/^[aeiou]/.test(what) ? 'n' : ''} ${what}${rest}`,
          ],
  ),
  // 'Loom was founded as Kepler Optics in Jena in 1920'
  ruleHolding(
    'founded as|established as|set up as|started as',
    String.raw`^(${NAME}|It|The (?:company|firm|bank|club|school)) was (founded|established|set up|started) as (${NAME})((?: (?:in|on|by) [^,;.]{2,60})?)\.?$`,
    ([, who = '', done = '', name = '', rest = '']) =>
      /\b(?:part|member|branch)\b/.test(name)
        ? []
        : [...(rest === '' ? [] : [`${who} was ${done}${rest}.`]), `${who} was originally called ${name}.`],
  ),
];
