import { pastOf } from '../../language/words/inflections.ts';
import { KIN } from '../../language/words/kin.ts';
import { lookUpVerb, verbShape, Word } from '../../language/words/lexicon.ts';
import { isRole, kindOfName, kindOfNoun } from '../reference/entity-kinds.ts';
import { capital, DATE, NAME, NAMES, type Rule, rule, ruleHolding, uncapital } from './sentence-rule.ts';
import { goesOn } from './word-kinds.ts';

/** A person's name that is written in full. */
const PERSON = String.raw`\p{Lu}[\p{L}.’'-]*(?: (?:de|van|von|der|den|la|di|da|ten|ter|of))* \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?`;
const WHEN = `((?:,? (?:in|on|at the (?:start|beginning|end) of|last|this) [^,;.]{2,30}?)?)`;
/** Bodies that people sit on. */
const SEATED =
  '(?:board|committee|council|jury|panel|commission|team|staff|faculty|board of directors|supervisory board)';
/** What stands in the first place of a row of people or things. */
const RANKED = '(?:first|second|third|last|only|youngest|oldest|next|fourth|fifth|latest)(?: ever)?';

const done: Readonly<Record<string, string>> = {
  resignation: 'resigned',
  retirement: 'retired',
  death: 'died',
  arrest: 'was arrested',
  dismissal: 'was dismissed',
};

const isBase = (verb: string) => (lookUpVerb(verb) & Word.verbBase) !== 0;

/** 'diamond mine' of 'The Orlov diamond mine', 'dairy' of 'Halden Dairy': what kind a name ends with. */
function kindIn(name: string): string {
  const small = /(?: \p{Ll}[\p{Ll}-]*)+$/u.exec(name)?.[0]?.trim();
  if (small !== undefined) return small;
  const last = name.split(' ').at(-1)?.toLowerCase() ?? '';
  return /^(?:organization|place)$/.test(kindOfNoun(last) ?? '') ? last : '';
}

/** Clauses that stand in another place than the plain sentence has them, put where that has them. */
export const turnedClauses: readonly Rule[] = [
  // 'The Orlov diamond mine, Russia's largest, is run by Sibalmaz'
  ruleHolding(
    'est, | only, ',
    String.raw`^((?:The )?${NAME}(?: \p{Ll}[\p{Ll}-]*){0,2}), (${NAME}['’]s?|(?:the|its) \p{Ll}+['’]s) ((?:second|third|fourth|fifth)-)?((?:\p{Ll}+est|only)), (\p{Ll}[^;]+)$`,
    ([, who = '', whose = '', rank = '', most = '', rest = '']) =>
      goesOn(rest)
        ? [
            ...(kindIn(who) === '' ? [] : [`${who} is ${whose} ${rank}${most} ${kindIn(who)}.`]),
            `${who} ${rest}`,
          ]
        : [],
  ),
  // 'Oyelaran, the first African to chair the commission, took up the post in 2013'
  rule(
    String.raw`^(${NAME}), the ${RANKED} ((?:\p{L}[\p{L}-]+ ){1,4}?)to ((?:have )?)(\p{Ll}+) ([^,;]+), (?!and\b|or\b|but\b)(\p{Ll}[^;]+)$`,
    ([, who = '', what = '', have = '', verb = '', rest = '', main = '']) =>
      goesOn(main) && (have !== '' || isBase(verb)) && !/\b(?:of|in|at|for)\b/.test(what)
        ? [`${who} ${have === '' ? pastOf(verb) : verb} ${rest}.`, `${who} ${main}`]
        : [],
  ),
  // 'Oyelaran was the first African to chair the commission', 'the first woman to do so'
  rule(
    String.raw`^(${NAME}|She|He) ((?:is|was|became|has become) the ${RANKED} (?:\p{L}[\p{L}-]+ ){1,4}?)to (?:have )?(?!do\b|be\b)(\p{Ll}+) ([^,;]+?)\.?$`,
    ([said, who = '', front = '', verb = '', rest = '']) =>
      / to have /.test(said) || isBase(verb)
        ? [
            ...(isMeasured(front) ? [] : [`${who} ${front.trim()}.`]),
            `${who} ${/ to have /.test(said) ? verb : pastOf(verb)} ${rest}.`,
          ]
        : [],
  ),
  // 'Peregrine, the tool with which the team tests its work, was written by Ann Lee'
  ruleHolding(
    'which|whom',
    String.raw`^(${NAME}), ((?:an?|the|one of the) [^,;]{2,50}?),? (with|in|on|for|from|to|under|by|at|through|of) (?:which|whom) ([^,;]{4,80}), (?!and\b|or\b|but\b)(\p{Ll}[^;]+)$`,
    ([, who = '', what = '', word = '', clause = '', rest = '']) =>
      goesOn(rest)
        ? [
            `${who} is ${what.replace(/^the (?=[\p{Ll}-]+$)/u, 'a ')}.`,
            ...(/^\p{Lu}/u.test(clause) ? [withPhrase(clause, `${word} ${who}`)] : []),
            `${who} ${rest}`,
          ]
        : [],
  ),
  // 'Nordic Salmon, of which the Hansen family owns 60 per cent, is listed in Oslo'
  ruleHolding(
    'of which',
    String.raw`^(${NAME}), of which ((?:the )?${NAME}(?: \p{Ll}+)?|he|she|it|they) (owns?|owned|holds?|held|has|have|bought|acquired|sold) ([^,;]{2,40}), (?!and\b|or\b|but\b)(\p{Ll}[^;]+)$`,
    ([, what = '', who = '', verb = '', share = '', rest = '']) =>
      goesOn(rest) ? [`${capital(who)} ${verb} ${shareIn(share, what)}.`, `${what} ${rest}`] : [],
  ),
  // 'The year in which Delphine Roy joined Sanotec was 2008'
  rule(
    String.raw`^The (?:year|month|day|date) (?:(?:in|on) which |when |that )?(${NAME} (?!and\b)\p{Ll}[^,;]*?) (?:is|was) (${DATE})\.?$`,
    ([, clause = '', when = '']) => [`${clause} ${/^\d{1,2} /.test(when) ? 'on' : 'in'} ${when}.`],
  ),
  // 'On the board sits Marek Wolf, the former mayor of Ulm', 'Also on the committee are Ann Lee and Bo Ek'
  rule(
    String.raw`^(?:Also )?(?:[Oo]n|[Ii]n) ((?:the|its|his|her|their) (?:${SEATED})(?: of (?:the )?${NAME})?|(?:the )?${NAME}['’]s? (?:${SEATED})) (?:is|are|sits?) ((?:the [\p{Ll} -]{3,30} )?${NAMES})((?:, (?!and\b)[^;]+)?)\.?$`,
    ([, body = '', names = '', aside = '']) =>
      aside === ''
        ? names.split(/,? and (?=\p{Lu})|, /u).map((name) => `${capital(name)} sits on ${body}.`)
        : [`${capital(names)}${aside}, sits on ${body}.`],
  ),
  // 'The Bishop of Ely, Henry Marlowe, consecrated the church'
  rule(
    String.raw`^The ((?:\p{L}+ )?(\p{Lu}\p{Ll}+) of (?:the )?${NAME}), (${PERSON}), (?!and\b|or\b|but\b)((?:is|was|has|had|will|\p{Ll}+(?:s|ed)) [^;]+)$`,
    ([, office = '', title = '', who = '', rest = '']) =>
      isRole(title.toLowerCase()) && kindOfName(who).kind !== 'organization'
        ? [
            `${who} ${/^(?:is|has|will)\b/.test(rest) ? 'is' : 'was'} ${uncapital(office.replace(title, title.toLowerCase()))}.`,
            `${who} ${rest}`,
          ]
        : [],
  ),
  // 'Two of the founders, Ezra Katz and Lily Tran, left Bluefin in 2018'
  rule(
    String.raw`^(?:Two|Three|Four|Five|Some|Several|Both) (?:of (?:the|its|his|her|their) )?((?:[\p{Ll}-]+ )?([\p{Ll}-]+)s)((?: of ${NAME})?), (${NAMES}), (?!and\b|or\b|but\b)(\p{Ll}[^;]+)$`,
    ([, what = '', noun = '', of = '', names = '', rest = '']) =>
      / and /.test(names) && (isRole(noun) || kindOfNoun(noun) === 'person')
        ? [...(of === '' ? [] : [`${names} are ${what}${of}.`]), `${names} ${rest}`]
        : [],
  ),
  // 'Nadia Rahmani and Felix Brandt, two engineers from Lausanne, founded Copperline'
  rule(
    String.raw`^(${NAME}(?:, ${NAME})*,? and ${NAME}), (?:two|three|four|both) ((?:[\p{L}-]+ ){0,2}([\p{Ll}-]+)s) from (${NAME}), (?!and\b|or\b|but\b)(\p{Ll}[^;]+)$`,
    ([, names = '', what = '', noun = '', from = '', rest = '']) =>
      kindOfNoun(noun) === 'person'
        ? [`${names} are ${what}.`, `${names} are from ${from}.`, `${names} ${rest}`]
        : [],
  ),
  // 'Carrigmore is one of three distilleries owned by the brewer Hoshino'
  rule(
    String.raw`^(${NAME}|It) (is|was) one of (?:the |its )?(?:\p{Ll}+ |\d+ ){0,3}\p{Ll}+s ((?:owned|run|operated|managed|designed|built|founded|made|written|led|published|developed|produced|created|directed) by [^,;]+?)\.?$`,
    ([, who = '', be = '', by = '']) => [
      `${who} ${/^(?:owned|run|operated|managed|led)/.test(by) ? be : 'was'} ${by}.`,
    ],
  ),
  // 'The resignation of finance minister Pavel Kraus in October 2023 brought down the government'
  ruleHolding(
    Object.keys(done).join('|'),
    String.raw`^The (?:\p{Ll}+ )?(${Object.keys(done).join('|')}) of ((?:the |its |their |his |her )?(?:\p{Ll}[\p{Ll}-]* )*(?:\p{Ll}[\p{Ll}-]*, )?)(${PERSON}),?${WHEN},? (?!and\b|or\b|but\b|was announced\b|is expected\b|as\b|from\b)(\p{Ll}+ [^;]+)$`,
    ([, noun = '', role = '', who = '', when = '', rest = '']) => {
      const post = role.replace(/,? $/, '').replace(/^(?:the|its|their|his|her) /, '');
      const isPost = post !== '' && isRole(post.split(' ').at(-1) ?? '');
      if (!goesOn(rest) || (post !== '' && !isPost && kindOfNoun(post.split(' ').at(-1) ?? '') !== 'person'))
        return [];
      const as = isPost && /^(?:resignation|retirement|dismissal)$/.test(noun) ? ` as ${post}` : '';
      return [`${who} ${done[noun]}${as}${when.replace(/^,/, '')}.`, `${who}'s ${noun} ${rest}`];
    },
  ),
  // 'Rarely seen in public, the billionaire Ann Lee owns Orr'
  rule(
    String.raw`^((?:Rarely|Seldom|Often|Never) (\p{Ll}+) [^,]{3,40}), ((?:the (?:[\p{L}-]+ ){0,2}\p{Ll}+ )?${NAME}|he|she|it) (\p{Ll}[^;]+)$`,
    ([, front = '', verb = '', who = '', rest = '']) =>
      verbShape(verb, verb).participle && goesOn(rest)
        ? [`${capital(who)} is ${uncapital(front)}.`, `${capital(who)} ${rest}`]
        : [],
  ),
  // 'was succeeded as chairman by Moira Kerr, who had been his deputy'
  ruleHolding(
    'succeeded|replaced|followed',
    `^([^,;]{2,80}? (?:succeeded|replaced|followed) as [^,;]{3,60}? by (${PERSON})), who ([^;]+)$`,
    ([, front = '', who = '', rest = '']) => (goesOn(rest) ? [`${front}.`, `${who} ${rest}`] : []),
  ),
  // 'Otto Lang and his brother Max, who both worked for Orr, founded Loom'
  ruleHolding(
    'who both',
    String.raw`^(${NAME},? and (?:(?:his|her) (?:[\p{Ll}-]+ ){1,2})?${NAME}), who both ([^,;]+)(?:, (?!and\b|or\b|but\b)(\p{Ll}[^;]+)|\.)$`,
    ([, who = '', clause = '', rest]) => [
      `${who} ${clause}.`,
      ...(rest === undefined ? [] : [`${who} ${rest}`]),
    ],
  ),
  // 'Arden built a car in 1922 and was bought by the Orr family, who sold it to Tarn': what was bought
  ruleHolding(
    'who',
    String.raw`^(${NAME}|The (?:\p{Ll}+ )?\p{Ll}+) ([^;]*?\b(?:was|were) \p{Ll}+ by ((?:the )?${NAME}(?: family)?)${WHEN}), who ((?:(?:later|then|in turn|soon|also|had|have|still|in (?:${DATE}),?) )*\p{Ll}+) it\b([^;]*?)\.?$`,
    ([, what = '', done = '', by = '', , verb = '', rest = '']) => [
      `${what} ${done}.`,
      `${capital(by)} ${verb} ${what.replace(/^The /, 'the ')}${rest}.`,
    ],
  ),
  // 'The appointment of Ann Lee, previously head of Orr, as chief executive of Tarn surprised analysts'
  ruleHolding(
    'appointment|election|nomination|promotion',
    `^The (appointment|election|nomination|promotion) of (${PERSON}), ([^,;]{3,80}), (as|to) ([^;]+)$`,
    ([, noun = '', who = '', what = '', word = '', rest = '']) => [
      `${who} ${/^(?:formerly|previously|until|once)\b/.test(what) ? 'was' : 'is'} ${what}.`,
      `The ${noun} of ${who} ${word} ${rest}`,
    ],
  ),
  // 'The post of director has been held since 2017 by Ann Lee'
  ruleHolding(
    'held',
    String.raw`^The (?:post|position|office|job|role) of ([^,;]{3,60}?) (?:has been|is|was) held (?:((?:since|from|until|between) [^,;]{4,30}?) )?by (${PERSON})((?: (?:since|from|until|between) [^,;]{4,30})?)((?:, (?:who|an?) [^;]+?)?)\.?$`,
    ([said, post = '', front, who = '', behind = '', aside = '']) => {
      const when = front === undefined ? behind : ` ${front}`;
      const be = / has been held /.test(said) ? 'has been' : / is held /.test(said) ? 'is' : 'was';
      const [, clause] = /^, (?:who )?(.+)$/u.exec(aside) ?? [];
      return [
        `${who} ${be} ${post}${when}.`,
        ...(clause === undefined ? [] : [`${who} ${aside.startsWith(', who ') ? clause : `is ${clause}`}.`]),
      ];
    },
  ),
  // 'Of the three sisters, the eldest, Anna, became a doctor and the youngest, Eva, a violinist'
  rule(
    String.raw`^Of (?:the|his|her|their) (?:two|three|four|five|six|\d) [^,;]{3,40}, the \p{Ll}+, (${NAME}), ((\p{Ll}+) [^,;]+?)(?:,? and the \p{Ll}+, (${NAME}), ([^,;]+?))?\.?$`,
    ([, who = '', rest = '', verb = '', other, more = '']) =>
      goesOn(rest)
        ? [
            `${who} ${rest}.`,
            ...(other === undefined ? [] : [`${other} ${goesOn(more) ? '' : `${verb} `}${more}.`]),
          ]
        : [],
  ),
  // 'Ann Lee, chief economist at Orr Bank, and her husband, the novelist Bo Ek, have bought a villa'
  rule(
    String.raw`^(${PERSON}), ((?:an? |the )?\p{Ll}[^,;]{2,60}), and (his|her) (${KIN}|partner|colleague),? ((?:the [\p{Ll}-]+ )?${PERSON}),? (have|are|were|both|\p{Ll}+) ([^;]+)$`,
    ([, who = '', what = '', , kin = '', other = '', verb = '', rest = '']) =>
      /^(?:have|are|were|both)$/.test(verb) || verbShape(verb, verb).past || isBase(verb)
        ? [`${who} is ${what}.`, `${who}'s ${kin} is ${other}.`, `${who} and ${other} ${verb} ${rest}`]
        : [],
  ),
  // 'owns Café Mila, which she opened with her brother in 2016'
  rule(
    String.raw`^([^;]{2,120}? (${NAME})), which (${NAME}|s?he|they|it) ((?:had |has |have |also |later |first )*(\p{Ll}+)(?: (?:up|over|down))?)((?: (?:in|with|on|at|from|for|until|since|after|together|as) [^,;]+)?)\.$`,
    ([, front = '', what = '', who = '', did = '', verb = '', rest = '']) => {
      const { past, participle } = verbShape(verb, verb);
      return past || participle || (lookUpVerb(verb) & Word.verbThird) !== 0
        ? [`${front}.`, `${capital(who)} ${did} ${what}${rest}.`]
        : [];
    },
  ),
  // 'Orr's chief engineer, Ann Lee, will leave the company in May to join Tarn, a rival'
  ruleHolding(
    ' to join | to become | to lead | to head ',
    String.raw`^((?:.{2,80}, )?(${PERSON}|He|She)(?:(?:, [^,;]{3,80})?,)?) (will leave|is leaving|is to leave|leaves|left|has left) (the [\p{Ll}]+|${NAME})${WHEN} to (join|become|lead|head) ([^;]+?)\.?$`,
    ([, front = '', who = '', leaves = '', firm = '', when = '', verb = '', rest = '']) => {
      const joins = /^(?:left|has)/.test(leaves) ? pastOf(verb) : `will ${verb}`;
      return [
        `${front} ${leaves} ${firm}${when}.`,
        `${who} ${joins} ${/ (?:in|on) /.test(rest) ? rest : rest.replace(/(?=,|$)/, when)}.`,
      ];
    },
  ),
];

/** 'a 60 percent stake in Orr' of '60 per cent of Orr'. */
function shareIn(share: string, what: string): string {
  const [, number] = /^((?:about |some |more than )?\d[\d.,]*) ?(?:per ?cent|%)$/.exec(share) ?? [];
  return number === undefined ? `${share} of ${what}` : `a ${number} percent stake in ${what}`;
}

/** 'was the first woman': of what, it does not say. */
function isMeasured(front: string): boolean {
  return /\bthe \p{L}+(?: ever)? (?:one|person|man|woman|thing) $/u.test(front);
}

/** 'Emil Strand was born in 1866' with 'in Tarn' in front of its time. */
function withPhrase(clause: string, phrase: string): string {
  const [, what = clause, when = ''] = /^(.+?)( (?:in|on|from|until|since) [^,]*\d{4})$/u.exec(clause) ?? [];
  return `${what} ${phrase}${when}.`;
}
