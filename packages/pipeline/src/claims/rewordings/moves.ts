import { typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { isCalling } from './jobs.ts';
import { isClub } from './posts-told.ts';
import {
  capital,
  DATE_IN_FRONT,
  MONTH,
  NAME,
  type Rule,
  rule,
  ruleHolding,
  DATE_BEHIND as WHEN,
} from './sentence-rule.ts';

const WHO = `(${NAME}|He|She|I)`;
const STAY = String.raw`(?:(?:(?:almost|nearly|over|about|some) )?(?:\p{L}+|\d{1,2})(?: and a half)? (?:years?|months|decades?)|many years|a long time|a decade|more than \p{L}+ (?:years|decades)|a few years)`;
const OWN = '(?:his|her|their|my|the|a)';

const isPerson = (who: string) => !/^(?:organization|place)$/.test(kindOfName(who).kind);
const isSomebody = (name: string) => kindOfName(name).kind === 'person';
const isPlace = (where: string) => kindOfName(where).kind === 'place';
const isFirm = (where: string) => kindOfName(where).kind === 'organization';

/** Where one works if one has been there for years; at a school one may learn, in a hospital lie and in a prison sit. */
const isWorkplace = (where: string) =>
  !isPlace(where) &&
  !isSomebody(where) &&
  !/\b(?:School|Academy|College|University|Institute|Hospital|Clinic|Infirmary|Home|Prison|Hall|House|Hotel|Court|Abbey)\b/.test(
    where,
  ) &&
  !isClub(where);

/** Who goes from one firm, or from one town, to another: the one that is left, and the one that comes after it. */
export const moves: readonly Rule[] = [
  // 'After four years at Orr, Ann switched to Tarn Ltd in May 2023'
  rule(
    String.raw`^(?:After|Following) (${STAY}) (?:at|with) (${NAME}),? ${WHO} (?:has )?(?:switched|moved|went|gone|transferred|defected|jumped ship|left|crossed over|changed) (?:over )?(?:to|for) (${NAME})${WHEN}\.?$`,
    ([, , before = '', who = '', now = '', when = '']) =>
      !isPerson(who) || isPlace(now) || isPlace(before)
        ? []
        : [`${who} left ${before}${when}.`, `${who} joined ${now}${when}.`],
  ),
  // 'After eight years in Lund, Ann moved to Ghent'
  rule(
    String.raw`^(?:After|Following) (${STAY}) in (${NAME}),? ${WHO} (?:has )?(?:(?:switched|moved|went|gone|relocated) (?:over )?(?:to|for)|settled (?:down )?in) (${NAME})${WHEN}((?: with [^,;]{2,40}?)?)\.?$`,
    ([, , before = '', who = '', now = '', when = '', company = '']) =>
      !isPerson(who) || isFirm(now) || isFirm(before)
        ? []
        : [`${who} moved from ${before} to ${now}${when}${company}.`],
  ),
  // 'Ann traded Orr Ltd for Tarn Ltd', 'swapped Lund for Ghent in May 2023'
  ruleHolding(
    'traded|swapped|exchanged|deserted|ditched|forsook|abandoned',
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |had )?(?:recently )?(?:traded|swapped|exchanged|deserted|ditched|forsook|abandoned) (${NAME}) for (${NAME})${WHEN}\.?$`,
    ([, front = '', who = '', before = '', now = '', when = '']) => {
      if (!isPerson(who)) return [];
      if ([before, now].some(isPlace) && ![before, now].some(isFirm))
        return [`${front}${who} moved from ${before} to ${now}${when}.`];
      // 'traded Bitcoin for dollars'
      return [before, now].some(isFirm) && ![before, now].some((name) => isPlace(name) || isSomebody(name))
        ? [`${front}${who} left ${before}${when}.`, `${front}${who} joined ${now}${when}.`]
        : [];
    },
  ),
  // 'Ann left Oslo for Austin', which is somebody's name as well
  rule(
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |had )?left (${NAME}) for (\p{Lu}\p{Ll}+)${WHEN}\.?$`,
    ([, front = '', who = '', before = '', now = '', when = '']) =>
      isPerson(who) && isPlace(before) && isSomebody(now)
        ? [`${front}${who} moved from ${before} to ${now}${when}.`]
        : [],
  ),
  // 'Ann is at Orr these days'
  rule(
    String.raw`^(${NAME}|He|She) (?:is|has been) (?:now )?(?:at|with) (${NAME}) (?:these days|nowadays)\.?$`,
    ([, who = '', where = '']) =>
      / |^(?:He|She)$/.test(who) && isPerson(who) && !isPlace(where) && !isSomebody(where)
        ? [`${who} works at ${where}.`]
        : [],
  ),
  // 'Ann has been at Orr Valves since June 2017', 'has been with Orr for six years'
  rule(
    String.raw`^(${NAME}|He|She) has (?:now )?been (?:at|with) (${NAME}) ((?:since (?:(?:early |late |the (?:start|end|beginning) of )?(?:\d{1,2} )?(?:${MONTH}(?: \d{4})?|\d{4}))|for (?:\p{Ll}+|\d{1,2}) years)(?: now)?)\.?$`,
    ([, who = '', where = '', since = '']) =>
      / |^(?:He|She)$/.test(who) && isPerson(who) && isWorkplace(where)
        ? [`${who} has worked at ${where} ${since.replace(/ now$/, '')}.`]
        : [],
  ),
  // 'Ann gave up her job at Orr to join Tarn Ltd', 'quit her post at Orr to become a teacher'
  rule(
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |had )?(?:given up|gave up|quit|left|resigned from) (?:${OWN} (?:[\p{Ll}-]+ ){0,2}?(?:job|post|position|role) (?:at|with|in) )?(${NAME})${WHEN} (?:to (?:join|work (?:for|at)|start (?:at|with)|move to|go to)|and (?:went|moved) to) (${NAME})${WHEN}\.?$`,
    ([, front = '', who = '', before = '', left = '', now = '', joined = '']) =>
      !isPerson(who) || isPlace(now) || isPlace(before)
        ? []
        : [
            `${front}${who} left ${before}${left || joined}.`,
            `${front}${who} joined ${now}${joined || left}.`,
          ],
  ),
  // 'Ann took a position with Orr in 2019', 'has accepted a job at Orr', 'has taken a new role at Orr'
  rule(
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |had )?(?:recently |just )?(?:took|taken|taken up|took up|got|landed|found|secured|started|begun|began) an? (?:new )?((?:full-time |part-time |senior |junior )?)(?:job|position|post|role) (?:at|with) (${NAME})${WHEN}\.?$`,
    ([, front = '', who = '', , where = '', when = '']) =>
      isPerson(who) && !isPlace(where) ? [`${front}${who} joined ${where}${when}.`] : [],
  ),
  // 'Ann switched to Orr Ltd in May', 'has gone over to Orr Ltd'
  rule(
    String.raw`^${DATE_IN_FRONT}${WHO} (?:has |had )?(?:switched|gone over|went over|defected|transferred|crossed over) to (${NAME})${WHEN}\.?$`,
    ([, front = '', who = '', now = '', when = '']) =>
      kindOfName(who).kind === 'person' && isFirm(now) ? [`${front}${who} joined ${now}${when}.`] : [],
  ),
  // 'Orr Bank's Ann Lee has left'
  ruleHolding(
    ' left| resigned| leaving| retired',
    String.raw`^(${NAME})['’]s? (\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+) ((?:has |had )?(?:just |now |since )?(?:left|resigned|retired)|is leaving)${WHEN}\.?$`,
    ([, firm = '', who = '', how = '', when = '']) =>
      isPerson(who) && isFirm(firm) && typeOfName(firm).type !== 'person'
        ? [`${who} ${/leaving/.test(how) ? 'is leaving' : 'left'} ${firm}${when}.`]
        : [],
  ),
  // 'She comes to us from Orr Ltd, where she led a team', 'Ann Lee joins from Orr Ltd'
  ruleHolding(
    ' us from | join(?:s|ed|ing) from ',
    String.raw`^(${NAME}|He|She) (?:(?:comes?|came|has come) (?:over )?(?:to )?us|(?:joins|joined|has joined|is joining|will be joining)(?: us)?) from (${NAME})((?:, where (?:s?he|they) [^;]{3,120}?)?)\.?$`,
    ([, who = '', firm = '', where = '']) =>
      kindOfName(firm).kind === 'place' ? [] : [`${who} formerly worked at ${firm}${where}.`],
  ),
  // 'Orr School says goodbye to Ann Lee, who retires on Friday'
  ruleHolding(
    'goodbye|farewell',
    String.raw`^((?:[Tt]he )?${NAME}) (?:says|said|has said|is saying|bids|bade|is bidding|waves) (?:goodbye|good-bye|farewell) to (?:(?:our|its|their) (?:[\p{Ll}-]+ ){1,3})?(${NAME})((?:, who [^;]{3,160}?)?)\.?$`,
    ([, firm = '', who = '', more = '']) =>
      kindOfName(firm).kind === 'person' || kindOfName(who).kind === 'organization'
        ? []
        : [
            `${who} leaves ${firm.replace(/^The /, 'the ')}.`,
            ...(more === '' ? [] : [`${who} ${more.slice(6)}.`]),
          ],
  ),
  // 'We welcome Ann Lee, formerly of Orr, to Tarn Ltd'
  rule(
    String.raw`^(?:(?:Please |Today )?(?:[Ww]e|[Tt]he team|[Tt]hey) (?:warmly )?welcomes?|(?:Please )?[Ww]elcome|(?:Please )?join (?:us|me) in welcoming) (?:to ${NAME} )?(${NAME}), (?:formerly|previously|until recently|late) (?:of|at|with) (${NAME}), to (${NAME})${WHEN}\.?$`,
    ([, who = '', before = '', now = '', when = '']) => [
      `${who} left ${before}.`,
      `${who} joined ${now}${when}.`,
    ],
  ),
  // 'Her new company is Orr Ltd'
  rule(
    String.raw`^(His|Her|${NAME}['’]s?) (?:new|current|present) (?:company|firm) is (?:now )?(${NAME})\.?$`,
    ([, whose = '', firm = '']) => [`${whose} employer is ${firm}.`],
  ),
  // 'Ann makes a living as an analyst at Orr'
  rule(
    String.raw`^${WHO} (?:makes|earns) (?:a|his|her|their|my) living as (an? [^,;]{3,60}?)\.?$`,
    ([, who = '', post = '']) => [`${who} works as ${post}.`],
  ),
  // 'At Orr Ltd, Ann leads the data team': she works there
  rule(
    String.raw`^At (${NAME}),? (${NAME}) (leads|heads|manages|runs|coordinates|oversees|supervises|looks after|is responsible for|is in charge of) (the [^,;]{3,60}?)\.?$`,
    ([, firm = '', who = '', does = '', what = '']) =>
      kindOfName(who).kind === 'person' && isFirm(firm)
        ? [`${who} works at ${firm}.`, `${who} ${does} ${what}.`]
        : [],
  ),
  // 'Ann Lee (software engineer, Orr Ltd) reviewed the plan'
  rule(
    String.raw`^(${NAME}) \(((?:[\p{L}-]+ ){0,3}[\p{L}-]+), (${NAME})\) (\p{Ll}.+)$`,
    ([, who = '', post = '', firm = '', rest = '']) =>
      !/^(?:organization|place)$/.test(kindOfName(who).kind) && isCalling(post) && !isPlace(firm)
        ? [`${who} is ${withArticle(post)} at ${firm}.`, `${who} ${rest}`]
        : [],
  ),
  // 'Ann used to work at Orr but is at Tarn Ltd now'
  rule(
    String.raw`^${WHO} used to (work|study|be based) (in|at|for) (${NAME}),? (?:but|and) (?:s?he |they |I )?(?:is|am|now is|is now|works|studies|now works) (?:now )?(?:in|at|for) (${NAME})(?: now| these days| today)?\.?$`,
    ([, who = '', verb = '', where = '', before = '', now = '']) => {
      const does = verb === 'be based' ? 'is based' : verb === 'study' ? 'studies' : `${verb}s`;
      return [
        `${who} used to ${verb} ${where} ${before}.`,
        `${who} ${who === 'I' && verb !== 'be based' ? verb : does} ${where} ${now}.`,
      ];
    },
  ),
  // 'Ann and I bought a house in Ghent and moved in on 1 May 2023'
  rule(
    String.raw`^${DATE_IN_FRONT}((?:${NAME}|He|She|They|We|I)(?: and (?:${NAME}|I))?) ((?:has |have )?(?:bought|rented|found|built)) (an? (?:[\p{Ll}-]+ ){0,3}?(?:house|flat|apartment|home|cottage|studio|condo|farmhouse|bungalow|villa|cabin|farm)) (in|near|outside) (${NAME}) and (?:has |have )?(?:just )?(?:moved|settled) in(?: there)?${WHEN}\.?$`,
    ([, front = '', who = '', got = '', home = '', at = '', where = '', when = '']) => [
      `${front}${who} ${got} ${home} ${at} ${where}.`,
      `${front}${who} moved to ${where}${when}.`,
    ],
  ),
  // 'Orr Ltd has left Lund and is now based in Ghent'
  rule(
    String.raw`^(${NAME}|It|The (?:company|firm|group|bank)) (?:has )?left (${NAME}) and (?:is|has been) now (?:based|headquartered) in (${NAME})${WHEN}\.?$`,
    ([, who = '', before = '', now = '', when = '']) =>
      kindOfName(who).kind === 'person'
        ? [`${who} moved from ${before} to ${now}${when}.`]
        : [`${who} moved its headquarters from ${before} to ${now}${when}.`],
  ),
  // 'Ghent is the new home of Orr Ltd', 'Orr Ltd opened its new headquarters in Ghent'
  rule(
    String.raw`^(${NAME}) is (?:now )?the new (?:home|base|seat) of (${NAME})\.?$`,
    ([, where = '', who = '']) =>
      isFirm(who) && !isFirm(where) ? [`${capital(who)} moved its headquarters to ${where}.`] : [],
  ),
  rule(
    String.raw`^${DATE_IN_FRONT}(${NAME}|It|The (?:company|firm|group|bank)) (?:has )?(?:opened|inaugurated|moved into|occupied) its new (?:headquarters|head office) in (${NAME})${WHEN}\.?$`,
    ([, front = '', who = '', where = '', when = '']) => [
      `${front}${who} moved its headquarters to ${where}${when}.`,
    ],
  ),
  rule(
    String.raw`^(${NAME}|It|The (?:company|firm|group|bank)) (?:now )?(?:runs|does|conducts|manages) (?:its|all its) (?:business|operations|affairs) from (${NAME})\.?$`,
    ([, who = '', where = '']) =>
      isFirm(where) || kindOfName(who).kind === 'person' ? [] : [`${who} is based in ${where}.`],
  ),
];

/** 'a software engineer', but 'head of sales' */
function withArticle(post: string): string {
  if (/^(?:head|chief|director|president|chair|CEO|CFO|CTO|COO)\b/i.test(post)) return post;
  return `${/^[aeiou]/i.test(post) ? 'an' : 'a'} ${post}`;
}
