import { isComponent } from '../../relations/names/name-types.ts';
import { isKnownSoftware } from '../../relations/names/software-kinds.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import {
  capital,
  DATE,
  DATE_IN_FRONT,
  MONTH,
  NAME,
  type Rule,
  rule,
  ruleHolding,
  WHEN_BEHIND,
} from './sentence-rule.ts';

const TICKET = String.raw`\p{Lu}[\p{Lu}\p{N}]{1,9}-\d{1,7}`;
const WORD = String.raw`(?!(?:was|were|is|are|has|have|had|been)\b)[\p{L}\p{N}-]+`;
/** What a team calls a thing of its own by: 'the Lark service', 'our wiki', 'Lark'. */
const THING = `(?:(?:[Tt]he|[Oo]ur|[Ii]ts|[Tt]heir) (?:${WORD} ){0,3}${WORD}|${NAME}|[Ii]t)`;
const TEAM = String.raw`(?:[Ww]e|[Tt]hey|[Ii]t|[Tt]he (?:[\p{L}-]+ ){0,2}(?:team|squad|group|department|company|firm|developers|engineers)|${NAME})`;
const NUMBERED = String.raw`\p{Lu}[\p{L}\p{N}.+#-]*[\p{L}\p{N}+#](?: \d[\d.]*\d|(?: \d+)| \p{Lu}[\p{L}\p{N}]*){0,2}`;

const parts =
  /(?:^| )(?:services?|apps?|applications?|web-?sites?|sites?|databases?|APIs?|platform|systems?|blog|wiki|docs|documentation|jobs?|workers?|servers?|backups?|logs|data|workloads?|tests|builds|deployments|infrastructure|codebase|repositories|repos|analytics|monitoring|authentication|payments|e-?mail|frontend|backend)$/i;

/** 'the Lark service', 'our wiki': what is run, rather than a house or a meeting. */
function isRun(what: string): boolean {
  return parts.test(what) || isComponent(what.split(' ').at(-1)?.toLowerCase() ?? '');
}

/** 'MySQL' and 'Postgres', or two other names between which something that is run was moved. */
function isBetweenTools(what: string, before: string, now: string): boolean {
  if (before === now || [before, now].some((name) => dayOrMonth.test(name))) return false;
  if (isKnownSoftware(before) || isKnownSoftware(now)) return true;
  return isRun(what) && [before, now].every((name) => !/^(?:person|place)$/.test(kindOfName(name).kind));
}

const dayOrMonth =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4])\b/;

/** ' since May 2023' behind what is so from then on. */
const since = (when: string) => when.replace(/^ (?:in|on) /, ' since ');

/** Services, tickets and switches: what is moved between tools, graded, assigned and turned on, in plain words. */
export const systems: readonly Rule[] = [
  // 'We moved the Lark service from MySQL to Postgres in May 2023', 'The Lark service was migrated from MySQL to Postgres'
  ruleHolding(
    ' from ',
    String.raw`^${DATE_IN_FRONT}(?:${TEAM} (?:has |have |had )?(?:now |just |recently |finally )?(?:moved|migrated|switched|ported|transferred|converted) (${THING})|(${THING}) (?:(?:was|were|has been|have been|had been) (?:now |recently |finally )?(?:moved|migrated|switched|ported|transferred|converted)|(?:has |have |had )?(?:moved|migrated))) (?:over )?from (${NUMBERED}) (?:over )?to (${NUMBERED})${WHEN_BEHIND}\.?$`,
    ([said, front = '', moved, went, before = '', now = '', when = '']) => {
      const what = moved ?? went ?? '';
      // 'Nimbus Labs switched its e-mail from …': whose, only the whole sentence says
      return isBetweenTools(what, before, now) && !/^(?:its|their|our)\b/i.test(what)
        ? [`${front}${front === '' ? capital(what) : what} switched from ${before} to ${now}${when}.`]
        : [said];
    },
  ),
  // 'Pelican was migrated off Heroku in January 2024', 'We moved Pelican off Heroku'
  ruleHolding(
    ' off ',
    String.raw`^(?:${TEAM} (?:has |have |had )?(?:now |just )?(?:moved|migrated) (${THING})|(${THING}) (?:(?:was|were|has been|have been) (?:moved|migrated)|(?:has |have )?(?:moved|migrated))) off (${NUMBERED})${WHEN_BEHIND}\.?$`,
    ([said, moved, went, before = '', when = '']) =>
      isKnownSoftware(before)
        ? [`${capital(moved ?? went ?? '')} no longer runs on ${before}${since(when)}.`]
        : [said],
  ),
  // 'The mobile app is built with Flutter', 'Lark was built in Vue'
  ruleHolding(
    'built',
    String.raw`^(${THING}) (is|was) built (?:with|using|in) (${NUMBERED})\.?$`,
    ([said, what = '', be = '', tool = '']) =>
      isKnownSoftware(tool) ? [`${what} ${be === 'is' ? 'uses' : 'was written in'} ${tool}.`] : [said],
  ),
  // 'Corvid was forked from Raven in 2019'
  ruleHolding(
    'forked',
    String.raw`^(${NAME}|It) (is|was|has been) (?:originally |initially )?forked (?:from|off) (${NAME})${WHEN_BEHIND}\.?$`,
    ([, what = '', be = '', other = '', when = '']) => [`${what} ${be} derived from ${other}${when}.`],
  ),
  // 'Quill is being replaced with Lumen', 'Quill was deprecated in favour of Lumen'
  ruleHolding(
    'replaced',
    String.raw`^(${THING}) (?:is being|was being|was|is|has been|will be|is going to be|is to be) (?:gradually |slowly |now )?replaced with (${THING})${WHEN_BEHIND}\.?$`,
    ([said, what = '', other = '', when = '']) =>
      / (?:will|is going|is to) /.test(said)
        ? [`${capital(other)} will replace ${what}${when}.`]
        : [`${capital(other)} ${/ is being /.test(said) ? 'is replacing' : 'replaced'} ${what}${when}.`],
  ),
  // 'The successor of Quill is called Lumen'
  ruleHolding(
    'successor|replacement',
    String.raw`^(?:The (?:successor|replacement) (?:of|to|for) (${NAME})|(${NAME})['’]s (?:successor|replacement)) is (?:called|named|known as) (${NAME})\.?$`,
    ([said, of, whose, name = '']) =>
      kindOfName(of ?? whose ?? '').kind === 'person' ? [said] : [`${name} replaces ${of ?? whose}.`],
  ),
  // 'INC-2044 was downgraded from SEV-1 to SEV-2', 'PAY-81 was raised to P1'
  rule(
    String.raw`^((?:[Ii]ncident |[Tt]icket |[Ii]ssue |[Bb]ug )?(?:${TICKET}|#?\d{1,7})|[Tt]he (?:incident|ticket|issue|bug|outage)) (?:was|has been) (?:now )?(?:downgraded|upgraded|escalated|de-escalated|lowered|raised|reclassified|bumped)(?: from (?:(?:SEV|Sev|sev|P|S)-?\d|\p{Ll}+))? to (?:a )?((SEV|Sev|sev|P|S)-?\d|(?:low|medium|high|critical|urgent)(?: (priority|severity))?)${WHEN_BEHIND}\.?$`,
    ([, what = '', to = '', letters, noun, when = '']) => [
      `The ${noun ?? (letters?.toUpperCase() === 'P' || letters === undefined ? 'priority' : 'severity')} of ${what.replace(/^The /, 'the ')} is ${to.replace(/ (?:priority|severity)$/, '')}${since(when)}.`,
    ],
  ),
  // 'Sam Reed was unassigned from OPS-14', 'OPS-14 was taken off Sam Reed'
  rule(
    String.raw`^(?:(${NAME}) (?:was|has been|is) (?:unassigned from|removed from|taken off|no longer assigned to|no longer on) (${TICKET})|(${TICKET}) (?:was|has been) (?:unassigned from|taken off|taken away from|removed from) (${NAME}))${WHEN_BEHIND}\.?$`,
    ([, who, ticket, other, from, when = '']) => [
      `${ticket ?? other} is no longer assigned to ${who ?? from}${since(when)}.`,
    ],
  ),
  // 'Sam Reed is assigned to OPS-14'
  rule(
    String.raw`^(${NAME}) (is|was|has been) (?:now |currently )?assigned to (${TICKET})${WHEN_BEHIND}\.?$`,
    ([, who = '', be = '', ticket = '', when = '']) => [`${ticket} ${be} assigned to ${who}${when}.`],
  ),
  // 'The feature flag new-checkout was turned on for all users on 6 May 2024'
  rule(
    String.raw`^(?:[Tt]he )?(?:[Ff]eature )?[Ff]lag ["'“‘]?([\p{L}\p{N}_.-]{2,40})["'”’]? (?:is|was|has been)(?: now| still)? (?:(?:switched |turned |toggled |set to )?(on|off)|(enabled|disabled))((?: (?:for|in) (?!\d|${DATE})[^,;\d]{3,40}?)?)((?: (?:since|on|in|from) ${DATE})?)\.?$`,
    ([, name = '', on, able, where = '', when = '']) => {
      const state = able ?? (on === 'on' ? 'enabled' : 'disabled');
      const whom = / (?:all users|everyone|everybody|all customers)$/.test(where) ? '' : where;
      return [`The status of ${name} is ${state}${whom}${since(when)}.`];
    },
  ),
  // 'Sparrow's launch date moved to 9 September 2024'
  ruleHolding(
    ' date ',
    String.raw`^(${NAME})['’]s? ((?:launch|release|start|go-live|delivery|opening|due|end|completion|target) date) (?:has |had |was |has been |is )?(?:now )?(?:moved|slipped|shifted|changed|pushed|postponed|delayed|brought forward|been moved)(?: back| out| forward)?( from [^,;]{3,25}?)? to ([^,;]{3,25}?)\.?$`,
    ([, whose = '', date = '', from = '', to = '']) => [`The ${date} of ${whose} was moved${from} to ${to}.`],
  ),
  // 'We shipped Kite 2.0 on 2 April 2024'
  ruleHolding(
    'shipped|released|rolled out|published',
    String.raw`^(?:[Ww]e|[Tt]hey|[Tt]he team) (?:have |has )?(?:just |finally )?(?:shipped|released|rolled out|published) (${NAME}(?: ?v?\d[\d.]*\d|\.\d[\d.]*)?|v?\d[\d.]*\d of ${NAME})((?: (?:on|in|yesterday|today|last)\b[^,;]{0,25}?)?)\.?$`,
    ([, what = '', when = '']) => [`${capital(what)} was released${when}.`],
  ),
  // 'Release 7 will now ship on 1 July 2024'
  ruleHolding(
    ' ship ',
    String.raw`^(?:Originally (?:planned|scheduled|slated) (?:for|in) [^,]{3,25}, )?(${NAME}(?:\.\d[\d.]*)?|[Rr]elease \d[\d.]*) (?:will|is going to|is (?:now )?(?:due|scheduled|expected|set) to) (?:now )?(?:ship|launch|go live|come out) (?:on|in) (${DATE})\.?$`,
    ([, what = '', when = '']) => [`The release date of ${what} is ${when}.`],
  ),
  // 'Merlin 3.0 is scheduled for release on 10 June 2024'
  ruleHolding(
    ' for ',
    String.raw`^(${NAME}(?:\.\d[\d.]*)?|[Rr]elease \d[\d.]*) (?:is|was) (?:now |currently )?(?:scheduled|planned|due|slated|set) for (release|launch) (?:on|in) (${DATE})\.?$`,
    ([, what = '', noun = '', when = '']) => [`The ${noun} date of ${what} is ${when}.`],
  ),
  // 'The decision to adopt gRPC was made on 5 March 2024'
  ruleHolding(
    'decision to ',
    String.raw`^The decision to (\p{Ll}[^,;]{3,120}?) was (?:made|taken|reached)(?: by ([^,;]{3,60}?))?((?: (?:in|on) ${DATE})?)(?: by ([^,;]{3,60}?))?\.?$`,
    ([, what = '', by, when = '', behind]) => {
      const who = by ?? behind;
      const front = when === '' ? '' : `${capital(when.trim())}, `;
      const decided = who === undefined ? 'it was decided' : `${who} decided`;
      return [`${capital(`${front}${decided} to ${what}`)}.`];
    },
  ),
  // 'Beacon runs in three regions: Frankfurt, Dublin and Oregon'
  ruleHolding(
    ': ',
    String.raw`^(${THING}) (runs|is deployed|is hosted|is available|operates|has offices|has plants|has shops|has stores|has branches) in (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:[\p{Ll}]+ )?(?:regions|zones|countries|cities|towns|places|locations|data cent(?:re|er)s): (${NAME}(?:, ${NAME}){0,8},? and ${NAME})\.?$`,
    ([, what = '', verb = '', where = '']) => [`${what} ${verb} in ${where}.`],
  ),
  // 'Before Jira, the team used Trello'
  rule(
    String.raw`^Before (${NUMBERED}), ([Tt]he (?:[\p{L}-]+ ){0,2}(?:team|squad|group|department|company|firm)|we|they|${NAME}) (used|had used) (${NUMBERED})\.?$`,
    ([said, now = '', who = '', verb = '', before = '']) =>
      isKnownSoftware(now) || isKnownSoftware(before)
        ? [`${capital(who)} ${verb} ${before} before ${now}.`]
        : [said],
  ),
  // 'Walnut is the code name for Tessera 4.0'
  ruleHolding(
    'name',
    String.raw`^(${NAME}) is (?:the )?(?:internal )?(code ?-?name|working title) (?:of|for) ([^,;]{3,60}?)\.?$`,
    ([, name = '', noun = '', of = '']) => [
      `The ${noun.replace(/^code-?name/, 'code name')} of ${of} is ${name}.`,
    ],
  ),
  // 'Support for Windows 7 was dropped in Tern 3'
  ruleHolding(
    'upport for',
    String.raw`^Support for ((?:the )?${NAME}) (?:was|is|has been) (dropped|removed|added|discontinued|introduced) (?:in|by|with) (?:version |release )?(${NAME})\.?$`,
    ([, what = '', verb = '', where = '']) =>
      dayOrMonth.test(where)
        ? [`Support for ${what} was ${verb} in ${where}.`]
        : [`${where} ${/^(?:added|introduced)$/.test(verb) ? 'adds' : 'drops'} support for ${what}.`],
  ),
  // 'Max retries is set to 5'
  rule(
    String.raw`^(Max|Min)\.? (?=\p{Ll})((?!is\b|was\b|has\b|and\b|will\b)[\p{Ll} -]{3,40}? (?:is|are|was|were|has been|must|should|can)\b.*)$`,
    ([, bound = '', rest = '']) => [`The ${bound === 'Max' ? 'maximum' : 'minimum'} ${rest}`],
  ),
];

/** Sentences of those that say two things. */
export const systemParts: readonly Rule[] = [
  // 'In Orion 2.3, support for Redis was added and support for Kafka removed'
  rule(
    `^In (${NAME}(?:\\.\\d+){0,3}), support for (${NAME}) (?:was|is|has been) (added|removed|dropped)(?:,? (?:and|while) (?:support for |that for )?(${NAME}) (?:(?:was|is|has been) )?(added|removed|dropped))?\\.?$`,
    ([, what = '', first = '', did = '', second, undid = '']) => [
      `${what} ${did} support for ${first}.`,
      ...(second === undefined ? [] : [`${what} ${undid} support for ${second}.`]),
    ],
  ),
  // 'Support for Kafka was removed in Orion 2.3', 'Support for Redis has been added to Orion'
  rule(
    `^Support for (${NAME}) (?:was|is|has been) (added|removed|dropped) (?:to|in|from|by|with) (${NAME}(?:\\.\\d+){0,3})((?: (?:in|on) [^,;]{2,30})?)\\.?$`,
    ([, what = '', did = '', who = '', when = '']) =>
      new RegExp(`^(?:${MONTH}|\\d{4}$)`, 'u').test(who) ? [] : [`${who} ${did} support for ${what}${when}.`],
  ),
  // 'The Pelican dashboard was built in Vue by the web team'
  ruleHolding(
    'built',
    String.raw`^(${THING}) (?:was|is) built (?:in|with|using) (${NUMBERED}) by (${THING})${WHEN_BEHIND}\.?$`,
    ([, what = '', tool = '', who = '', when = '']) =>
      isKnownSoftware(tool)
        ? [
            `${what} was written in ${tool}.`,
            `${capital(who)} developed ${what.replace(/^(?:The|Our) /, (word) => word.toLowerCase())}${when}.`,
          ]
        : [],
  ),
  // 'PAY-81 was reported by Otto Lund and fixed by Bea Cole'
  rule(
    String.raw`^((?:[Tt]he )?(?:[\p{L}-]+ ){0,3}[\p{L}\p{N}-]+) (was|has been) ((?:reported|found|raised|filed|opened|created|spotted|discovered|written|drafted|proposed|requested|suggested|introduced) by ${NAME}),? and (?:(?:later |then |subsequently )?(?:was )?)((?:fixed|resolved|closed|reviewed|approved|merged|implemented|confirmed|triaged|tested|patched|reproduced|investigated) by ${NAME}(?: (?:in|on) [^,;]{2,30}?)?)\.?$`,
    ([, what = '', be = '', one = '', other = '']) => [
      `${capital(what)} ${be} ${one}.`,
      `${capital(what)} ${be} ${other}.`,
    ],
  ),
  // 'ABC-123 is assigned to Nora Vik and is in progress', 'ABC-123 is in review and assigned to Nora Vik'
  rule(
    String.raw`^(${TICKET}) (is|was) (assigned to ${NAME}),? (?:and|but) (?:(?:it )?(?:is|was) )?(?:still |now |currently )?((?:in|on) [\p{L} ]{3,20}?|blocked(?: by [^,;]{2,40}?)?|open|closed|done|resolved|overdue|due (?:on|by|in) [^,;]{3,25}?)\.?$`,
    ([, what = '', be = '', one = '', other = '']) => [`${what} ${be} ${one}.`, `${what} ${be} ${other}.`],
  ),
  rule(
    String.raw`^(${TICKET}) (is|was) (?:still |now |currently )?((?:in|on) (?:progress|review|hold|testing|QA)) and (?:is |was )?(?:now )?(assigned to ${NAME})\.?$`,
    ([, what = '', be = '', one = '', other = '']) => [`${what} ${be} ${other}.`, `${what} ${be} ${one}.`],
  ),
  // 'Tarn's backend is written in Elixir, its frontend in TypeScript'
  ruleHolding(
    'written in|built in|built with',
    String.raw`^((?:${NAME})['’]s?|[Tt]he) ([\p{Ll} -]{3,20}?) (?:is|was) (written in|built in|built with) (${NUMBERED}),? (?:and |while )?(?:its|the) ([\p{Ll} -]{3,20}?) (?:in|with) (${NUMBERED})\.?$`,
    ([, whose = '', one = '', written = '', first = '', other = '', second = '']) => [
      `${whose} ${one} is ${written} ${first}.`,
      `${whose} ${other} is ${written} ${second}.`,
    ],
  ),
  // 'Quill has been deprecated in favour of Lumen'
  ruleHolding(
    'in favou?r of',
    String.raw`^(${NAME}) (is|was|has been|will be) (deprecated|retired|discontinued|phased out|archived|dropped|abandoned) in favou?r of (${NAME})${WHEN_BEHIND}\.?$`,
    ([, what = '', be = '', verb = '', other = '', when = '']) => [
      `${other} replaces ${what}.`,
      `${what} ${be} ${verb}${when}.`,
    ],
  ),
  // 'An expired certificate took down the Deneb cluster on 3 May 2024'
  ruleHolding(
    'took|brought|knocked',
    String.raw`^((?:An?|The) (?:[\p{Ll}-]+ ){1,4}[\p{Ll}-]+(?: (?:on|in|at|of) [^,;]{2,30}?)?) (?:took|brought|knocked) (?:(?:down|offline|out) ((?:the )?${NAME}(?: [\p{Ll}-]+)?)|((?:the )?${NAME}(?: [\p{Ll}-]+)?) (?:down|offline|out))((?: (?:on|for|from) [^,;]{3,40}?)?)\.?$`,
    ([, cause = '', one, other, when = '']) => {
      const what = one ?? other ?? '';
      return !isRun(what) || kindOfName(what).kind === 'person'
        ? []
        : [`${capital(what)} was down${when}.`, `${capital(cause)} caused the outage of ${what}.`];
    },
  ),
];
