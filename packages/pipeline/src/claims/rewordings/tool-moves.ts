import { isKnownSoftware, softwareKind } from '../../relations/names/software-kinds.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, ruleHolding } from './sentence-rule.ts';
import { unnumbered } from './stored-data.ts';
import { FRONT, isSystem, isTool, SYSTEM, TOOL, WHEN } from './tool-words.ts';

/** Who works on a system and chooses its tools. */
const PEOPLE = String.raw`(?:[Ww]e|[Ww]e['’]ve|[Tt]hey|I|[Tt]he (?:[\p{Ll}-]+ )?(?:team|squad|group|company|firm|developers|engineers|architects|board)|${NAME})`;
const SINCE = '(?:by now |now |finally |just |recently |already |since |also )?';
/** The kind of tool that is spoken of, by its noun. */
const SORT =
  '(?:(?:primary |main |central |new |only |production |document |relational |[\\p{Ll}]+ )?(?:database|databases|db|data store|datastore|storage|store|cache|message broker|message queue|queue|broker|search engine|framework|engine|backend|back-end|web server|load balancer|hosting provider|cloud provider|host|cloud|provider|language|cluster|server|instance))';
const AS = `(?: (?:as|for) (?:its |the |an? |our )?${SORT})?`;
const THE = `(?:its |the |an? |our )?(?:old )?`;
/** 'everything', 'its data', 'all of its records' */
const DATA =
  '(?:everything|(?:all |all of )?(?:its|their|the) (?:[\\p{Ll}-]+ )?(?:data|records|state|events|documents|indexes|sessions|metadata|logs|files|messages|metrics|entities|content|rows|tables)|(?:all )?data)';
/** 'lives in', 'are kept in': where data is. */
const IS_KEPT =
  '(?:(?:is|are|was|were) (?:now |all |also )?(?:stored|kept|saved|persisted|held|hosted|written)|(?:now )?(?:lives?|lived|sits?|sat|resides?|resided)|(?:is|are)(?: now)?|goes|go) (?:in|on|to|inside|with)';
/** 'moved to', 'was migrated to', 'has gone over to' */
const MOVES =
  '(?:(?:was|were|has been|have been|had been|is|got) (?:now |finally |recently )?(?:moved|migrated|switched|transferred|shifted|converted|redeployed|relocated|moved over|switched over)|(?:has |have |had )?(?:now |finally |recently )?(?:moved|migrated|switched|shifted|changed|went over|gone over|went|gone|relocated|moved over|switched over|changed over))';
const LEFT =
  '(?:(?:has |have |had )?(?:now |finally |recently )?(?:left|dropped|ditched|abandoned|got rid of|gotten rid of|gave up|given up|said goodbye to|parted with|retired|removed|phased out|turned its back on|stopped using|parted ways with|scrapped|thrown out|threw out|shut down|decommissioned))';
const TAKES =
  '(?:now )?(?:uses|used|is using|adopted|runs on|relies on|switched to|moved to|went with|chose|has adopted|is on|works with|is using|migrated to|stores its data in|went to)';

/** What the well-known program of a name is used for; some other name is no program that anybody knows. */
const known = (tool: string) => isKnownSoftware(tool) && isTool(tool);
/** Two programs of which one may come in the place of the other. */
const areAlike = (before: string, now: string) =>
  known(before) && known(now) && softwareKind(before) === softwareKind(now);
/** Where programs run, rather than what they are made with. */
const isCloud = (tool: string) => softwareKind(tool) === 'cloud';
const the = (what: string) => what.replace(/^(?:The|Our) /, (word) => word.toLowerCase());

/** 'Orion uses MySQL', of a cloud that it runs there. */
function uses(what: string, tool: string, { now = false, past = false } = {}): string {
  const on = isCloud(tool);
  if (past) return `${capital(what)} ${on ? 'ran on' : 'used'} ${tool}.`;
  return `${capital(what)} ${now ? 'now ' : ''}${on ? 'runs on' : 'uses'} ${tool}.`;
}

/** What a system came from and what it came to; of a cloud, that it runs there. */
function moved(front: string, what: string, before: string | undefined, now: string, when: string): string[] {
  const from = before === undefined ? '' : `from ${before} `;
  const program = unnumbered(what);
  return [
    `${front === '' ? capital(program) : `${front}${the(program)}`} switched ${from}to ${now}${when}.`,
    ...(isCloud(now) ? [`${capital(program)} now runs on ${now}.`] : []),
  ];
}

/** ' since May 2023' behind what is so from then on; a week tells no more than the day on which it is told. */
const since = (when: string) =>
  / week/.test(when) ? '' : when.replace(/^ (?:in|on) /, ' since ').replace(/^ (?=last |this )/, ' since ');

/** What systems keep their data in, run on and are moved to, of programs that are well known. */
export const toolMoves: readonly Rule[] = [
  // 'The data of Orion now lives in PostgreSQL', 'All the data of Orion is stored in MySQL'
  ruleHolding(
    'data|records|state|events|documents|sessions|metadata|logs|files',
    String.raw`^${FRONT}(?:[Aa]ll )?(?:(?:of )?[Tt]he |[Aa]ll )?(?:[\p{L}-]+ )?(?:[Dd]ata|records|state|events|documents|[Ss]essions|[Mm]etadata|[Ll]ogs|[Ff]iles) (?:of|for|from|in) (${SYSTEM}) (${IS_KEPT}) (?:an? )?(${TOOL})(?: (?:database|cluster))?(?: (now|these days))?${WHEN}\.?$`,
    ([, front = '', what = '', kept = '', tool = '', late, when = '']) =>
      !known(tool) || !isSystem(what)
        ? []
        : kept.startsWith('w') || front !== '' || when !== ''
          ? []
          : [uses(what, tool, { now: late !== undefined || / now\b|^now /.test(kept) })],
  ),
  // 'Orion's data is kept in MySQL', 'Orion's backend runs on MySQL'
  ruleHolding(
    "['’]s",
    String.raw`^(${SYSTEM})['’]s? (?:[\p{Ll}-]+ )?(?:(?:data|records|state|events|documents|sessions|metadata|logs|files) (${IS_KEPT})|(?:backend|back-end|data layer|storage layer|storage) (?:(now|currently) )?(?:runs on|uses|is|relies on|is built on|sits on(?: top of)?)) (?:an? )?(${TOOL})(?: (?:database|cluster))?(?: (now|these days))?\.?$`,
    ([, what = '', kept = '', early, tool = '', late]) =>
      known(tool) && isSystem(what)
        ? [uses(what, tool, { now: (late ?? early) !== undefined || / now\b|^now /.test(kept) })]
        : [],
  ),
  // 'MySQL stores the data of Orion', 'MySQL holds Orion's data'
  ruleHolding(
    'data|records',
    String.raw`^(${TOOL}) (?:(now|currently) )?(?:stores|holds|keeps) (?:all )?(?:the (?:data|records) (?:of|for) (${SYSTEM})|(${SYSTEM})['’]s? (?:data|records))(?: (now|these days))?\.?$`,
    ([, tool = '', early, of, whose, late]) => {
      const what = of ?? whose ?? '';
      return known(tool) && isSystem(what) ? [uses(what, tool, { now: (late ?? early) !== undefined })] : [];
    },
  ),
  // 'Orion stores everything in MySQL', 'writes its data to MySQL', 'now stores its data in PostgreSQL rather than MySQL'
  ruleHolding(
    'stores|keeps|saves|persists|holds|writes|puts',
    String.raw`^(${SYSTEM}) ((?:now |currently |also )?)(?:stores|keeps|saves|persists|holds|writes|puts|reads and writes) (?:${DATA} )?(?:in|on|to|into|from and to) (?:an? )?(${TOOL})(?: (?:database|cluster))?(?: (now|these days))?(?:,? (?:instead of|rather than|and no longer in|and not in|not in|not) (?:in |on |to )?(${TOOL}))?\.?$`,
    ([, what = '', now = '', tool = '', late, before]) =>
      !known(tool) || !isSystem(what)
        ? []
        : before !== undefined && known(before)
          ? moved('', what, before, tool, '')
          : [uses(what, tool, { now: now !== '' || late !== undefined })],
  ),
  // 'Orion talks to a MySQL database', 'sits on top of MySQL', 'is powered by MySQL', 'is on PostgreSQL now'
  ruleHolding(
    'talks|connects|sits|works on|built|powered|is on|is now on|reads|writes|has been on|is based|backed|runs',
    String.raw`^(${SYSTEM}) (?:(now|currently|still) )?(?:talks to|connects to|is connected to|sits on(?: top of)?|works on top of|is (?:(now|currently|still) )?(?:built (?:on(?: top of)?|around)|powered by|on|based on|backed by|running on)|reads and writes to|reads from and writes to|writes to|reads from|runs(?: on)? top of) (?:an? |the )?(${TOOL})(?: (?:database|cluster|server|instance|replica))?(?:,? (now|these days|at the moment))?(?:,? (?:instead of|rather than|not) (?:on )?(${TOOL}))?\.?$`,
    ([said, what = '', early, mid, tool = '', late, before]) => {
      const kind = softwareKind(tool);
      if (!known(tool) || !isSystem(what) || (kind === '' && !/ (?:built|powered|based|sits) /.test(said)))
        return [];
      if (before !== undefined && known(before)) return moved('', what, before, tool, '');
      return [
        uses(what, tool, { now: [early, mid, late].some((word) => /^(?:now|these days)$/.test(word ?? '')) }),
      ];
    },
  ),
  // 'Orion is backed by a Redis cluster called Heron'
  ruleHolding(
    'called|named',
    String.raw`^(${SYSTEM}) (?:is (?:now )?(?:backed|powered|served|fed) by|(?:now )?(?:sits on|relies on|talks to|connects to)) (an?) ((?:[\p{L}\p{N}-]+ ){0,3}(?:cluster|database|server|cache|queue|index|instance|store|node|service))(?: that is| which is)? (?:called|named) (${TOOL})\.?$`,
    ([, what = '', article = '', kind = '', name = '']) =>
      isSystem(what) ? [`${name} is ${article} ${kind}.`, `${capital(what)} uses ${name}.`] : [],
  ),
  // 'The database behind Orion is MySQL'
  ruleHolding(
    ' (?:is|was|are) ',
    String.raw`^[Tt]he ${SORT} (?:behind|beneath|under|underneath|used (?:by|in|for)|powering|for|of) (?!It\b)(${SYSTEM}) (is|was) (now )?(?:an? )?(${TOOL})(?: (now|these days))?\.?$`,
    ([, what = '', be = '', now, tool = '', late]) =>
      known(tool) && isSystem(what)
        ? [uses(what, tool, { now: (now ?? late) !== undefined, past: be === 'was' })]
        : [],
  ),
  // 'Orion has MySQL as its database', 'As its database, Orion uses MySQL', 'MySQL is what Orion uses as its database'
  ruleHolding(
    ' as | for |As |For ',
    String.raw`^(${SYSTEM}) (?:(now) )?has (?:an? )?(${TOOL}) (?:as|for) (?:its |the |an? )${SORT}\.?$`,
    ([, what = '', now, tool = '']) =>
      known(tool) && isSystem(what) ? [uses(what, tool, { now: now !== undefined })] : [],
  ),
  ruleHolding(
    ' is what | was what | is the \\p{Ll}+ ',
    String.raw`^(${TOOL}) (is|was) (?:(now) )?(?:what|the ${SORT}(?: that| which)?) (${SYSTEM}) (?:(now) )?(?:uses|used|runs on|relies on|is built on|stores its data in|keeps its data in)(?: (?:as|for) (?:its |the |an? )?(?:${SORT}|storage))?(?: (now))?\.?$`,
    ([, tool = '', be = '', early, what = '', mid, late]) =>
      known(tool) && isSystem(what)
        ? [uses(what, tool, { now: (early ?? mid ?? late) !== undefined, past: be === 'was' })]
        : [],
  ),
  // 'We chose MySQL as the database for Orion', 'The team picked Kafka for Orion', 'We opted for Kafka for Orion'
  ruleHolding(
    ' for | in ',
    String.raw`^${FRONT}(?:After [^,;]{3,40}, )?${PEOPLE} (?:have |has |are |is )?(?:now |finally |unanimously )?(?:(?:decided|agreed|resolved) to (?:use|adopt|go with|go for)|(?:decided|agreed|settled) (?:on|upon|in favou?r of)|chose|chosen|picked|selected|went with|gone with|going with|opted for|went for|voted for|adopted|introduced|standardi[sz]ed on) (${TOOL})${AS} (?:for|in|of) (?!It\b)(${SYSTEM})${WHEN}\.?$`,
    ([, front = '', tool = '', what = '', when = '']) =>
      known(tool) && isSystem(what)
        ? front === '' && when === ''
          ? [uses(what, tool)]
          : moved(front, what, undefined, tool, when)
        : [],
  ),
  ruleHolding(
    'decided|agreed|chosen|picked|selected|choice|ecision|introduced',
    String.raw`^(?:(?:[Ii]n|[Aa]t) the (?:[\p{Ll}-]+ )?(?:meeting|call|review|workshop|retrospective|retro|planning),? )?(?:[Ii]t (?:was|has been) (?:decided|agreed|resolved) to (?:use|adopt|go with)|[Tt]he (?:decision|plan|agreement) (?:is|was) to (?:use|adopt|go with)|[Dd]ecision(?: (?:of|from|on) [^:;]{3,25})?: (?:we )?(?:will )?(?:use|adopt|go with))? ?(${TOOL}) (?:(?:was|has been|is) (?:chosen|picked|selected|adopted|introduced)(?: as (?:the |a )?${SORT})? )?(?:for|in) (?!It\b)(${SYSTEM})\.?$`,
    ([said, tool = '', what = '']) =>
      known(tool) &&
      isSystem(what) &&
      /decided|agreed|resolved|ecision|plan|agreement|chosen|picked|selected|adopted|introduced/.test(said)
        ? [uses(what, tool)]
        : [],
  ),
  ruleHolding(
    'choice',
    String.raw`^[Tt]he choice for (${SYSTEM}) (?:fell on|is|was) (${TOOL})\.?$`,
    ([, what = '', tool = '']) => (known(tool) && isSystem(what) ? [uses(what, tool)] : []),
  ),
  // 'Orion left MySQL behind and uses PostgreSQL', 'got rid of MySQL and adopted PostgreSQL'
  ruleHolding(
    ' and |, ',
    String.raw`^${FRONT}(${SYSTEM}) ${LEFT} ${THE}(${TOOL})(?: ${SORT})?(?: behind)?${WHEN},? (?:and|then) (?:now |then |has )?(?:it )?${TAKES} (${TOOL})(?: (?:now|instead))?${WHEN}\.?$`,
    ([, front = '', what = '', before = '', left = '', now = '', when = '']) =>
      areAlike(before, now) && isSystem(what)
        ? moved(front, what, before, now, left === '' ? when : left)
        : [],
  ),
  // 'Orion left Heroku for AWS in May 2023'
  ruleHolding(
    ' for | in favou?r of ',
    String.raw`^${FRONT}(${SYSTEM}) ${LEFT} ${THE}(${TOOL})(?: ${SORT})?(?: behind)? (?:for|in favou?r of) (?:an? )?(${TOOL})${WHEN}\.?$`,
    ([, front = '', what = '', before = '', now = '', when = '']) =>
      areAlike(before, now) && isSystem(what) ? moved(front, what, before, now, when) : [],
  ),
  // 'Orion dropped MySQL', 'is no longer on MySQL', 'MySQL is gone from Orion'
  ruleHolding(
    'left|dropped|ditched|abandoned|rid of|gave up|given up|goodbye|parted|retired|removed|phased out|stopped|no longer|scrapped|threw|thrown|decommissioned|moved away|shut down',
    String.raw`^${FRONT}(?:(${SYSTEM}) (?:${LEFT}|is no longer (?:on|using|built on|based on|powered by|backed by|connected to|in)|no longer (?:stores (?:its data|everything|data) in|talks to|connects to|sits on|relies on)|(?:has )?moved away from) ${THE}|${PEOPLE} (?:has |have )?(?:removed|dropped|ditched|kicked|thrown|threw) )(${TOOL})(?: ${SORT})?(?: behind)?((?: (?:from|out of|in) (?:${SYSTEM}))?)${WHEN}(?: (?:altogether|completely|entirely|for good))?\.?$`,
    ([said, front = '', what, tool = '', from = '', when = '']) => {
      const system = what ?? from.replace(/^ (?:from|out of|in) /, '');
      if (
        !known(tool) ||
        softwareKind(tool) === '' ||
        system === '' ||
        !isSystem(system) ||
        (/^\S+(?: \S+)? (?:has |had )?left /.test(said) && !/ behind/.test(said))
      )
        return [];
      if (what !== undefined && from !== '') return [];
      const at = front === '' ? since(when) : ` since ${front.replace(/^(?:In|On|Since|At) |,? $/g, '')}`;
      return [`${capital(system)} no longer ${isCloud(tool) ? 'runs on' : 'uses'} ${tool}${at}.`];
    },
  ),
  ruleHolding(
    'gone from|removed from|dropped from|thrown out of|no longer|retired from',
    String.raw`^(${TOOL}) (?:is (?:now )?gone from|(?:was|has been|is) (?:now )?(?:removed|dropped|retired|ripped out|thrown out|phased out)(?: from| of| in)|is no longer (?:used (?:by|in|for)|part of|in use (?:in|for|at)|the ${SORT} (?:of|behind|for))) (${SYSTEM})${WHEN}\.?$`,
    ([, tool = '', what = '', when = '']) =>
      known(tool) && softwareKind(tool) !== '' && isSystem(what)
        ? [`${capital(what)} no longer ${isCloud(tool) ? 'runs on' : 'uses'} ${tool}${since(when)}.`]
        : [],
  ),
  // 'PostgreSQL replaced MySQL as the database of Orion', 'MySQL was replaced by PostgreSQL in Orion'
  ruleHolding(
    'replace|swapped|superseded|took the place',
    String.raw`^${FRONT}(?:(${TOOL}) (?:has |have )?(?:replaced|superseded|supplanted|replaces|took the place of) (${TOOL}) (?:as the ${SORT} (?:of|for|behind|in)|in|for|under) (${SYSTEM})|(?:[Tt]he |[Ii]n (?=[^,;]{2,40}, ))?(?:(${SYSTEM})(?:['’]s?|:|,) )?(?:the |its )?(${TOOL})(?: ${SORT})?(?: (?:of|in|behind|for) (${SYSTEM}))? (?:was|is|has been|is being|will be) (?:replaced|superseded|swapped(?: out)?) (?:by|with|for) (?:an? )?(${TOOL})(?: ${SORT})?(?: (?:of|in|behind|for) (?=[Tt]he |It\b)(${SYSTEM}))?)${WHEN}\.?$`,
    ([, front = '', one, gone, of, whose, before, where, other, behind, when = '']) => {
      const what = of ?? whose ?? where ?? behind;
      const [was, now] = [gone ?? before ?? '', one ?? other ?? ''];
      return what !== undefined && known(was) && known(now) && isSystem(what)
        ? [`${capital(now)} replaced ${was}.`, ...moved(front, what, was, now, when)]
        : [];
    },
  ),
  // 'We replaced Orion's MySQL database with PostgreSQL'
  ruleHolding(
    'replaced|swapped|exchanged',
    String.raw`^${FRONT}${PEOPLE} (?:have |has )?${SINCE}(?:replaced|swapped(?: out)?|exchanged) (?:(${SYSTEM})['’]s? (${TOOL})(?: ${SORT})?|the (${TOOL})(?: ${SORT})? (?:of|in|behind|for) (${SYSTEM})) (?:by|with|for) (?:an? )?(${TOOL})(?: ${SORT})?${WHEN}\.?$`,
    ([, front = '', whose, one, other, of, now = '', when = '']) => {
      const [what, before] = [whose ?? of ?? '', one ?? other ?? ''];
      return known(before) && known(now) && isSystem(what) ? moved(front, what, before, now, when) : [];
    },
  ),
  // 'Orion has moved to PostgreSQL', 'In May 2023, Orion was moved to PostgreSQL', 'went from MySQL to PostgreSQL'
  ruleHolding(
    ' (?:on ?)?to ',
    String.raw`^${FRONT}(${SYSTEM}) ${MOVES}(?: its (?:data|database|storage|hosting|backend|servers|infrastructure))?(?: (?:away )?(?:from|off) ${THE}(${TOOL})(?: ${SORT})?)?,?(?: and)? (?:over )?(?:on ?)?to (?:an? )?(${TOOL})(?: ${SORT})?(?: (now|instead))?${WHEN}\.?$`,
    ([said, front = '', what = '', before, now = '', , when = '']) =>
      !/ switched (?:from|to) /.test(said) &&
      known(now) &&
      isSystem(what) &&
      (before === undefined || isTool(before))
        ? moved(front, what, before, now, when)
        : [],
  ),
  // 'We finally moved Orion to PostgreSQL last week', 'We migrated Orion off Heroku and onto AWS'
  ruleHolding(
    ' (?:on ?)?to ',
    String.raw`^${FRONT}${PEOPLE} (?:have |has |had )?${SINCE}(?:moved|migrated|switched|ported|transferred|converted|shifted|brought|redeployed|relocated) (?:the (?:data|database|hosting|backend|servers|production environment) of )?(${SYSTEM})(?:['’]s? (?:data|database|hosting|backend|servers))?(?: (?:away )?(?:from|off) ${THE}(${TOOL})(?: ${SORT})?)?,?(?: and)? (?:over )?(?:on ?)?to (?:an? )?(${TOOL})(?: ${SORT})?${WHEN}\.?$`,
    ([, front = '', what = '', before, now = '', when = '']) =>
      known(now) && isSystem(what) && kindOfName(what).kind !== 'person'
        ? moved(front, what, before, now, when)
        : [],
  ),
  // 'The switch of Orion to PostgreSQL is complete', 'The hosting of Orion was moved to AWS'
  ruleHolding(
    '[Mm]ove |[Ss]witch |[Mm]igration |[Hh]osting |[Tt]ransition |[Dd]atabase |[Dd]ata ',
    String.raw`^${FRONT}[Tt]he (?:(?:move|switch|migration|transition|changeover|switchover|port) of (?!It\b)(${SYSTEM})(?: from (${TOOL}))? to (${TOOL}) (?:is|was|has been) (?:now )?(?:complete|completed|done|finished|over|wrapped up)|(?:hosting|database|data|backend|storage|production environment) of (?!It\b)(${SYSTEM}) ${MOVES}(?: from (${TOOL}))? to (${TOOL}))${WHEN}\.?$`,
    ([, front = '', one, was, now, other, before, then, when = '']) => {
      const what = one ?? other ?? '';
      const tool = now ?? then ?? '';
      return known(tool) && isSystem(what) ? moved(front, what, was ?? before, tool, when) : [];
    },
  ),
  // 'Orion completed its migration to PostgreSQL', 'made the switch from MySQL to PostgreSQL', 'has been rewritten to use PostgreSQL'
  ruleHolding(
    ' to ',
    String.raw`^${FRONT}(${SYSTEM}) (?:(?:has |have )?(?:now |finally )?(?:completed|finished|made|concluded) (?:its|the|a) (?:move|switch|migration|transition|change|changeover|jump)(?: (?:away )?from (${TOOL}))? to|(?:was|has been) (?:rewritten|changed|adapted|converted|reworked|rebuilt|refactored) to (?:use|run on|store its data in|work with)) (${TOOL})${WHEN}\.?$`,
    ([, front = '', what = '', before, now = '', when = '']) =>
      known(now) && isSystem(what) ? moved(front, what, before, now, when) : [],
  ),
  // 'Since May 2023 Orion has been on PostgreSQL'
  ruleHolding(
    'has been (?:on|with) ',
    String.raw`^(?:(Since [^,;]{3,25}?),? )?(${SYSTEM}) has been (?:on|with) (${TOOL})((?: since [^,;.]{3,25})?)\.?$`,
    ([, front, what = '', tool = '', when = '']) => {
      const from = front === undefined ? when : ` ${front.replace(/^S/, 's')}`;
      return known(tool) && softwareKind(tool) !== '' && isSystem(what) && from !== ''
        ? [`${capital(what)} has been ${isCloud(tool) ? 'running on' : 'using'} ${tool}${from}.`]
        : [];
    },
  ),
  // 'Orion depends on libpng, zlib and OpenSSL 1.1': each by its own name, small or not
  ruleHolding(
    ', ',
    String.raw`^(${SYSTEM}) (depends on|requires|needs|uses) ((?:[\p{L}\p{N}][\p{L}\p{N}.+#_-]*(?: \d[\d.]*)?, )+)([\p{L}\p{N}][\p{L}\p{N}.+#_-]*(?: \d[\d.]*)?),? and ([\p{L}\p{N}](?:[\p{L}\p{N}.+#_-]*[\p{L}\p{N}+#])?(?: \d(?:[\d.]*\d)?)?)\.?$`,
    ([, what = '', verb = '', first = '', next = '', last = '']) => {
      const all = [...first.split(', ').slice(0, -1), next, last];
      const isMixed = all.some((name) => /^\p{Ll}/u.test(name)) && all.some((name) => /^\p{Lu}/u.test(name));
      return isMixed && isSystem(what) ? all.map((name) => `${what} ${verb} ${name}.`) : [];
    },
  ),
  // 'Orion consumes events from the auth service', 'fetches users from it', 'cannot work without it'
  ruleHolding(
    ' from | without ',
    String.raw`^(${SYSTEM}) (?:(?:consumes|fetches|gets|pulls|reads|receives|loads|takes|imports) (?:(?:its|all|the|all its) )?(?:[\p{Ll}-]+ )?[\p{Ll}-]+ from|(?:cannot|can['’]t|does not|doesn['’]t|will not|won['’]t) (?:work|run|start|function|operate|live) without|needs) (${SYSTEM})(?: to (?:run|work|start|function))?\.?$`,
    ([, what = '', other = '']) =>
      isSystem(what) && isSystem(other) && isRun(what, other)
        ? [`${capital(what)} depends on ${the(other)}.`]
        : [],
  ),
];

/** One of two is a service or the like by its noun or by the shape of its name ('Fee-engine'), and neither is somebody. */
function isRun(...names: readonly string[]): boolean {
  return (
    names.some((name) =>
      /^\p{Lu}[\p{Ll}\d]+(?:-[\p{Ll}\d]+)+$|^[Tt]he .*\b(?:service|api|API|app|platform|pipeline|backend|frontend|portal|server|worker|crawler)$/u.test(
        name,
      ),
    ) && names.every((name) => name !== 'It')
  );
}
