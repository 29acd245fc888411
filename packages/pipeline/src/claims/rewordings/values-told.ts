import { lookUp, Word } from '../../language/words/lexicon.ts';
import { countOf } from '../../language/words/number-words.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { changesHabit } from './changes-told.ts';
import { capital, NAME, type Rule, ruleHolding, uncapital } from './sentence-rule.ts';
import { isSystem, isTool, SYSTEM, TOOL, WHEN } from './tool-words.ts';

const WRITTEN = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)';
const COUNT = `(?:\\d[\\d.,]*\\d|\\d|${WRITTEN})`;
const WORD = '(?!(?:was|were|is|are|has|have|had|to|of|for|now)\\b)[\\p{L}\\p{N}-]+';
/** What has a value: 'The default timeout of Orbit', "Orbit's request timeout", 'Our phone number'. */
const ATTRIBUTE = `(?:(?:[Tt]he|[Oo]ur|[Ii]ts|${NAME}['’]s?) (?:${WORD} ){0,3}?${WORD}(?: (?:of|for|in|on|at) (?:the |our )?(?:${WORD} ){0,3}${WORD})?)`;
const VALUE = String.raw`(?:[$€£]?\d(?:[\d.,]*\d)?(?: ?%| ?\p{L}+(?: (?:per|a|an) \p{Ll}+)?)?)`;
/** A thing by its name or by what it is: 'The Fjord tent', 'Orbit', 'it'. */
const THING = String.raw`(?:(?:[Tt]he (?:new |latest |current )?)?${NAME}(?: (?!(?:is|are|was|were|has|comes|now)\b)[\p{Ll}-]+){0,2}|[Ii]t|[Tt]he (?:new |latest )?[\p{Ll}-]+(?: (?:API|UI|CLI|[\p{Ll}-]+))?)`;
const people =
  /\b(?:team|staff|crew|group|squad|class|family|band|side|board|committee|queue|list|shift|club|party)$/;
const OF_OLD =
  '(?:instead of|rather than|up from|down from|no longer|and no longer|as against|against|compared (?:to|with)|formerly|previously|before|until now|not)';
/** What it was before, behind a port: ' instead of 8085', ', no longer on 8085', ' (before: 8085)'. */
const OLD_PORT = String.raw`(?:,? \(?${OF_OLD}:? (?:on )?(?:port )?\d{2,5}\)?)?`;

const inside = (what: string) => (/^(?:The|Our|Its|It) |^It$/.test(what) ? uncapital(what) : what);
const isPerson = (what: string) => kindOfName(what.replace(/^[Tt]he /, '')).kind === 'person';
/** 'The port of the gateway', 'Its port' */
const of = (what: string, noun: string) =>
  /^it$/i.test(what) ? `Its ${noun}` : `The ${noun} of ${inside(what)}`;

/** 'is 9000', 'has been 9000 since May' */
function holds(what: string, value: string, when: string, now = ''): string {
  const since = when
    .replace(/^ (?:in|on|from|as of|since) /, ' since ')
    .replace(/^ (?=last |this |yesterday|today)/, ' since ');
  return since === ''
    ? `${what} is ${now === '' ? '' : 'now '}${value}.`
    : `${what} has been ${value}${since}.`;
}

const measureBy: readonly (readonly [RegExp, string])[] = [
  [/^(?:lighter|heavier)$/, 'weight'],
  [/^(?:longer|shorter)$/, 'length'],
  [/^(?:wider|broader|narrower)$/, 'width'],
  [/^(?:taller|higher|lower)$/, 'height'],
  [/^(?:deeper|shallower)$/, 'depth'],
  [/^(?:thicker|thinner|slimmer)$/, 'thickness'],
  [/^(?:faster|slower|quicker)$/, 'speed'],
  [/^(?:cheaper|dearer|pricier|more expensive|less expensive)$/, 'price'],
];

const SENT = String.raw`(?:[Aa]ll |[Oo]ur |[Tt]he )?((?:[\p{L}-]+ )?(?:[Mm]ail|[Ee]-?mails?|[Tt]raffic|[Ll]ogs|[Aa]lerts|[Mm]etrics|[Bb]ackups|[Pp]ayments|[Ii]nvoices|[Nn]otifications|[Nn]ewsletters?|[Mm]essages|[Oo]rders|[Pp]arcels|[Dd]eliveries|[Tt]exts|SMS|DNS))`;
const KEPT =
  '(logs|backups|records|recordings|snapshots|metrics|traces|invoices|messages|events|sessions|reports|footage|data)';
const SPAN = '(\\d+ (?:hours|days|weeks|months|years))';
const RUNNING =
  '(replicas|nodes|workers|instances|servers|pods|machines|cores|shards|threads|brokers|partitions)';
const SENDABLE = '(uploads|files|bodies|request bodies|attachments|images|videos|messages|documents)';
/** What is set to a word: 'the log level', 'the default branch of Orbit'. */
const CHOSEN =
  '(?:level|mode|branch|strategy|policy|algorithm|format|encoding|language|theme|currency|region|zone|time ?zone|locale|driver|engine|registry|channel|colou?r|protocol|compression|isolation|scheme|setting|option|environment)';
const SETTING = `(?:(?:[Tt]he|[Oo]ur|[Ii]ts|${NAME}['’]s?) (?:${WORD} ){0,3}?${CHOSEN}(?: (?:of|for|in|on|at) (?:the |our )?(?:${WORD} ){0,3}${WORD})?)`;
const TOKEN = String.raw`["“‘\x60]?([\p{L}\p{N}][\p{L}\p{N}_./+-]*)["”’\x60]?`;

function limitOf(noun: string): string {
  if (noun === 'uploads') return 'upload limit';
  return `${noun.replace(/ies$/, 'y').replace(/s$/, '')} size limit`;
}

/** Values of things told by verbs and by how they differ from what they were, as the attribute with its value. */
export const valuesTold: readonly Rule[] = [
  // 'Unlike Ostra, Bento allows 100 MB per upload'
  ruleHolding('Unlike ', '^Unlike [^,;]{2,60}, ([^,;]{10,})$', ([, rest = '']) => [capital(rest)]),
  // 'The default timeout of Orbit is down to 10 seconds', 'now stands at 10 seconds'
  ruleHolding(
    ' to | at ',
    String.raw`^(${ATTRIBUTE}) (?:(?:is|are) (?:now )?(?:down|up|back(?: down| up)?|cut|raised)(?: from [^,;]{1,20}?)? to|(?:now )?(?:stands|sits|lies) at(?: now)?) (${VALUE})${WHEN}\.?$`,
    ([said, what = '', value = '', when = '']) =>
      people.test(what) || isPerson(what)
        ? []
        : [
            holds(
              capital(what),
              value,
              when,
              /(?:stand|sit|lie)s at/.test(said) && !/\bnow\b/.test(said) ? '' : 'now',
            ),
          ],
  ),
  // 'The warranty of the Fjord tent has gone up to five years'
  ruleHolding(
    ' to ',
    String.raw`^(${ATTRIBUTE}) (?:has |have )?(?:went|gone|rose|risen|grew|grown|dropped|fell|fallen|climbed|(?:was|were|been) (?:raised|extended|increased|lengthened|lowered|reduced|cut|shortened|doubled))(?: up| down)?(?: from [^,;]{1,20}?)? to (${WRITTEN}) ([\p{Ll}]+s)${WHEN}\.?$`,
    ([, what = '', count = '', unit = '', when = '']) =>
      people.test(what) ? [] : [holds(capital(what), `${countOf(count)} ${unit}`, when, 'now')],
  ),
  // 'Our phone number has changed: it is now 0555 210 300'
  ruleHolding(
    'changed|updated|moved|new',
    String.raw`^(${ATTRIBUTE}) (?:has |have )?(?:been )?(?:changed|updated|moved)(?:[:;.,]| [–—-])? (?:and |to )?(?:it|they|this|the new one)(?: is|['’]s| are) (?:now )?([^,;]{1,40}?)(?: now)?(?:,? (?:and )?(?:not|no longer|instead of|rather than) ([^,;]{1,40}?))?(?: any ?more)?\.?$`,
    ([, what = '', value = '', before]) => [
      before === undefined
        ? holds(capital(what), value, '', 'now')
        : `${capital(what)} was changed from ${before} to ${value}.`,
    ],
  ),
  // 'The Trekker is 50 g lighter, at 590 g', 'It is now 3 cm longer than the old one at 88 cm'
  ruleHolding(
    'er|expensive',
    String.raw`^(${THING}) (?:is|are) (?:now )?(?:[^,;]{1,20}? )?((?:light|heavi|long|short|wid|broad|narrow|tall|high|low|deep|shallow|thick|thinn|slimm|fast|slow|quick|cheap|dear|pric|prici)er|(?:more|less) expensive)(?: than [^,;]{2,40}?)?,? (?:now )?(?:at|weighing|measuring|costing) (?:just |only )?(${VALUE})(?: now)?\.?$`,
    ([, what = '', how = '', value = '']) => {
      const [, noun] = measureBy.find(([words]) => words.test(how)) ?? [];
      return noun === undefined || isPerson(what)
        ? []
        : [holds(of(what.replace(/^[Tt]he new /, 'the '), noun), value, '', 'now')];
    },
  ),
  // 'The gateway now listens on port 9000 instead of 8085'
  ruleHolding(
    ' on | to | at ',
    String.raw`^(?:(Since|As of|From) ([^,;]{3,25}?),? )?(${THING}) (?:is )?(now |currently )?(?:listens?|listening|binds?|bound|serves?|reachable|available|accepts connections|runs?|exposed|(?:has |was |has been )?moved)(?: now)? (?:on|to|at) (?:(?:TCP |UDP |local )?port |(?=\d{4,5}\b))(\d{2,5})(?: now)?${OLD_PORT}${WHEN}\.?$`,
    ([said, front, date, what = '', now = '', port = '', when = '']) =>
      isPerson(what)
        ? []
        : [
            holds(
              of(what, 'port'),
              port,
              front === undefined ? when : ` since ${date}`,
              / moved /.test(said) ? 'now' : now,
            ),
          ],
  ),
  // 'Admission to the Brix Museum is 30 lei', 'Entry to the Brix Museum costs 30 lei'
  ruleHolding(
    'dmission|ntry|ntrance',
    String.raw`^(?:The )?(?:[Aa]dmission|[Ee]ntry|[Ee]ntrance)(?: fee| price| charge| ticket)? (?:to|at|for|into) ((?:the )?${NAME}) (?:is|are|costs?|will be|will cost) (now )?((?:[$€£]\d[\d.,]*|\d[\d.,]*(?: \p{L}+)?|free)(?: for [\p{Ll} ]{3,30})?)(?: now)?${WHEN}\.?$`,
    ([, what = '', now = '', price = '', when = '']) => [
      holds(`The admission price of ${what}`, price, when, now),
    ],
  ),
  // 'Membership of the Tarn Club costs 70 pounds a year'
  ruleHolding(
    'embership',
    String.raw`^(?:[Aa]nnual |[Yy]early )?[Mm]embership (?:of|in|at) ((?:the )?${NAME}) (?:is|costs?) (now )?([$€£]\d[\d.,]*|\d[\d.,]* \p{L}+)(?: (?:a|per) year| annually)?(?: now)?${WHEN}\.?$`,
    ([, what = '', now = '', fee = '', when = '']) => [holds(`The annual fee of ${what}`, fee, when, now)],
  ),
  // 'The Fjord tent comes with a five-year warranty'
  ruleHolding(
    'warranty|guarantee|battery life|notice period|trial|lifespan',
    String.raw`^(${THING}) (?:now )?(?:has|comes with|carries|offers|is sold with|is covered by) an? (${COUNT})-(year|month|week|day|hour) (warranty|guarantee|battery life|notice period|trial(?: period)?|lifespan)${WHEN}\.?$`,
    ([, what = '', count = '', unit = '', noun = '', when = '']) =>
      isPerson(what)
        ? []
        : [
            holds(
              of(what, noun === 'guarantee' ? 'warranty' : noun),
              `${/^\d/.test(count) ? count : countOf(count)} ${unit}s`,
              when,
            ),
          ],
  ),
  // 'Mail now goes out through Postline'
  ruleHolding(
    'through|via|over|by|to',
    String.raw`^${SENT} (?:(now) )?(?:goes|go|runs?|flows?|pass(?:es)?|(?:is|are) (?:now )?(?:sent|routed|delivered|relayed|shipped|processed|carried))(?: out)?(?: (now))? (?:through|via|over|by) (${TOOL})((?: now| these days| from now on)?)${WHEN}(?:,? (?:and )?(?:not|no longer|instead of|rather than) (?:through |via |over |by )?${TOOL})?\.?$`,
    ([said, what = '', , , tool = '', , when = '']) =>
      isTool(tool)
        ? [
            `${capital(tool)} ${/\bnow\b|these days|no longer|instead of/.test(said) ? 'now handles' : when === '' ? 'handles' : 'has handled'} ${uncapitalWord(what)}${when.replace(/^ (?:in|on) /, ' since ')}.`,
          ]
        : [],
  ),
  // 'Mailforge is history'
  ruleHolding(
    'history|no more|toast|thing of the past',
    String.raw`^(${TOOL}) is (?:now )?(?:history|no more|toast|a thing of the past)(?: now)?\.?$`,
    ([, what = '']) => (isTool(what) ? [`${what} is retired.`] : []),
  ),
  // 'Orbit keeps logs for 14 days', 'Backups are now kept for 90 days rather than 30'
  ruleHolding(
    ' for ',
    String.raw`^(${SYSTEM}) (now )?(?:keeps|retains|stores|holds) (?:its |the |all )?${KEPT} for (?:only |up to )?${SPAN}(?: now)?(?:,? ${OF_OLD} (?:for )?\d+(?: \p{Ll}+)?)?${WHEN}\.?$`,
    ([, what = '', now = '', kept = '', span = '', when = '']) =>
      isSystem(what) ? [holds(of(what, `${kept.replace(/s$/, '')} retention`), span, when, now)] : [],
  ),
  ruleHolding(
    ' for ',
    String.raw`^(?:The |All |Our )?([Ll]ogs|[Bb]ackups|[Rr]ecordings|[Ss]napshots|[Mm]etrics|[Tt]races) (?:(?:of|in|on) (${SYSTEM}) )?are (now )?(?:kept|retained|stored|held) for (?:only |up to )?${SPAN}(?: now)?(?:,? ${OF_OLD} (?:for )?\d+(?: \p{Ll}+)?)?${WHEN}\.?$`,
    ([, kept = '', what, now = '', span = '', when = '']) => [
      holds(
        `The ${kept.toLowerCase().replace(/s$/, '')} retention${what === undefined ? '' : ` of ${inside(what)}`}`,
        span,
        when,
        now,
      ),
    ],
  ),
  // 'The retention period for logs is 30 days'
  ruleHolding(
    'etention',
    String.raw`^(?:The )?[Rr]etention(?: period| time)? (?:for|of) (?:the |our |all )?${KEPT}(?: (?:of|in|on) (${SYSTEM}))? is (now )?${SPAN}(?: now)?${WHEN}\.?$`,
    ([, kept = '', what, now = '', span = '', when = '']) => [
      holds(
        `The ${kept.replace(/s$/, '')} retention${what === undefined ? '' : ` of ${inside(what)}`}`,
        span,
        when,
        now,
      ),
    ],
  ),
  // 'The Pelican API accepts bodies of up to 20 MB', 'Uploads can now be up to 200 MB'
  ruleHolding(
    'up to|no larger than|as large as',
    String.raw`^(?:(Since|As of|From) ([^,;]{3,25}?),? )?(${SYSTEM}) (now )?(?:accepts?|allows?|supports?|takes?|handles?) ${SENDABLE} (?:of )?(?:up to|no larger than|as large as) (\d[\d.,]* ?[KMGT]i?B)(?:,? (?:instead of|rather than|up from|down from) [^,;]{1,15}?)?${WHEN}\.?$`,
    ([, front, date, what = '', now = '', noun = '', value = '', when = '']) =>
      isSystem(what)
        ? [holds(of(what, limitOf(noun)), value, front === undefined ? when : ` since ${date}`, now)]
        : [],
  ),
  // 'Ostra caps attachments at 25 MB'
  ruleHolding(
    ' at | to ',
    String.raw`^(${SYSTEM}) (now )?(?:caps?|limits?|restricts?|has capped|has limited) (?:the size of )?${SENDABLE} (?:at|to) (\d[\d.,]* ?[KMGT]i?B)(?:,? (?:instead of|rather than|up from|down from) [^,;]{1,15}?)?${WHEN}\.?$`,
    ([, what = '', now = '', noun = '', value = '', when = '']) =>
      isSystem(what) ? [holds(of(what, limitOf(noun)), value, when, now)] : [],
  ),
  // 'At 155 grams, the new Lumen torch is lighter than its predecessor'
  ruleHolding(
    'er|expensive',
    String.raw`^(?:At|Weighing|Measuring) (?:just |only )?(${VALUE}),? (${THING}) (?:is|are) (?:now )?(?:[^,;]{1,20}? )?((?:light|heavi|long|short|wid|narrow|tall|high|deep|thick|thinn|slimm|fast|slow|cheap|dear|pric|prici)er|(?:more|less) expensive)(?: than [^;]{2,60})?\.?$`,
    ([, value = '', what = '', how = '']) => {
      const [, noun] = measureBy.find(([words]) => words.test(how)) ?? [];
      return noun === undefined || isPerson(what)
        ? []
        : [holds(of(what.replace(/^[Tt]he new /, 'the '), noun), value, '', 'now')];
    },
  ),
  // 'The Palazzo Brandi charges visitors 12 euros'
  ruleHolding(
    ' charge',
    String.raw`^((?:[Tt]he )?${NAME}|[Ii]t) (now )?charges? (?:its )?(visitors|guests|adults|customers|members|non-members|tourists|children|students) ([$€£]\d[\d.,]*|\d[\d.,]* \p{L}+)((?: (?:for (?:admission|entry)|a head|each))?)${WHEN}\.?$`,
    ([, what = '', now = '', whom = '', price = '', , when = '']) => [
      holds(
        `${of(what, 'admission price')}${/^(?:visitors|guests|customers|tourists)$/.test(whom) ? '' : ` for ${whom}`}`,
        price,
        when,
        now,
      ),
    ],
  ),
  // 'The Lumen torch now runs for 12 hours on one charge'
  ruleHolding(
    'charge',
    String.raw`^(${THING}) (now )?(?:runs|lasts|works|goes)(?: for)? (?:up to )?(\d+ (?:hours|minutes|days)) (?:on|per|with) (?:one|an?|a single|each|a full) (?:battery )?charge\.?$`,
    ([, what = '', now = '', span = '']) =>
      isPerson(what) ? [] : [holds(of(what, 'battery life'), span, '', now)],
  ),
  // 'Cedar has taken over as primary', 'birch was the primary until 3 March'
  ruleHolding(
    'primary|replica|standby|secondary|leader|master',
    String.raw`^(${NAME}|[\p{Ll}\p{N}][\p{Ll}\p{N}-]*) (?:(is|was|has been) (now )?(?:the|promoted to(?: be)?|made)|became|has become|(?:has )?(?:taken|took) over as) (?:the )?(?:new )?((?:primary|replica|standby|secondary)(?: (?:database|node|server|host|instance))?|(?:leader|master) (?:database|node|server|host|instance))(?: now)?((?: until [^,;.]{4,25})?)${WHEN}\.?$`,
    ([said, host = '', be, , role = '', until = '', when = '']) => {
      if (isPerson(host) && / /.test(host)) return [];
      const isOver = / (?:was|has been) the /.test(said);
      if (until !== '') return [`The ${role} was ${host}${until}.`];
      return isOver ? [] : [holds(`The ${role}`, host, when, be === 'is' && !/ now/.test(said) ? '' : 'now')];
    },
  ),
  // 'The flag of Torrano was changed to blue in 2015'
  ruleHolding(
    ' to ',
    String.raw`^((?:[Tt]he (?:[\p{Ll}-]+ ){1,3}of (?:the )?${NAME})|${NAME}['’]s? (?:[\p{Ll}-]+ )?[\p{Ll}-]+) (?:(?:was|has been) )?(?:changed|switched)(?: from (?:an? )?[\p{Ll}-]+)? to (an? )?([\p{Ll}-]+)${WHEN}\.?$`,
    ([, what = '', article = '', value = '', when = '']) =>
      article !== '' || (lookUp(value) & Word.adjective) !== 0
        ? [holds(capital(what), `${article}${value}`, when, 'now')]
        : [],
  ),
  // 'Two more nodes were added to Kestrel, bringing it to 18'
  ruleHolding(
    'bringing|taking|which brings',
    String.raw`^(?:${COUNT}|\p{Lu}\p{Ll}+) (?:more|new|additional|extra|further) ([\p{Ll}-]+s) (?:were|have been|are) added to (${THING})${WHEN},? (?:bringing|taking|which (?:brings|brought|takes|took)) (?:it|the total|the (?:number|count)|them|its total) to (${COUNT})(?: [\p{Ll}-]+s)?${WHEN}\.?$`,
    ([, noun = '', what = '', front = '', count = '', when = '']) => [
      `${capital(what)} ${front || when ? 'has had' : 'now has'} ${count} ${noun}${(front || when).replace(/^ (?:in|on) /, ' since ')}.`,
    ],
  ),
  // 'The checkout service runs on 6 replicas'
  ruleHolding(
    ' runs? ',
    String.raw`^(${SYSTEM}) (now )?runs (?:on|with|across|as) (${COUNT}) ${RUNNING}(?: now)?(?:,? ${OF_OLD} (?:on |with )?\d+)?\.?$`,
    ([, what = '', now = '', count = '', noun = '']) =>
      isSystem(what) ? [`${capital(what)} ${now}has ${count} ${noun}.`] : [],
  ),
  // 'The log level in production was changed from info to warn on 2 April', 'is set to warn'
  ruleHolding(
    ' to ',
    String.raw`^(${SETTING}) (?:was|has been|is) (now )?(?:set|changed|switched|flipped|moved|renamed|reset|raised|lowered|turned)(?: from ${TOKEN})? to ${TOKEN}${WHEN}\.?$`,
    ([said, what = '', now = '', before, value = '', when = '']) =>
      /^\d/.test(value) ||
      // what it was ends as well, where whose it is can be told
      (before !== undefined &&
        / (?:changed|switched|moved|renamed|raised|lowered|turned) from /.test(said) &&
        /['’]s? | of (?:the )?\p{Lu}\S*(?: \p{Lu}\S*)*$|^(?:[Tt]he|[Oo]ur) (?!.* (?:of|for|in|on|at) )/u.test(
          what,
        ))
        ? []
        : [holds(capital(what), value, when, before === undefined ? now : 'now')],
  ),
  // 'The primary database moved to cedar on 3 March'
  ruleHolding(
    ' to ',
    String.raw`^((?:[Tt]he|[Oo]ur|${NAME}['’]s?) (?:\p{Ll}+ )?(?:primary|leader|master|standby|secondary|replica|failover|hot spare)(?: database| node| server| host| instance)?(?: of ${SYSTEM})?) (?:has |was |has been )?(?:now )?(?:moved|switched|failed over|shifted|relocated) (?:from [\p{L}\p{N}.-]+ )?to ([\p{L}\p{N}][\p{L}\p{N}.-]*[\p{L}\p{N}])${WHEN}\.?$`,
    ([, what = '', host = '', when = '']) => [holds(capital(what), host, when, 'now')],
  ),
  // 'The wiki has moved to wiki.orr.example'
  ruleHolding(
    ' to ',
    String.raw`^(${SYSTEM}) (?:has |was |has been |is )?(?:now )?(?:moved|found|reachable|available)(?: from [^ ]+)? (?:to|at|under) ((?:https?://)?[\p{Ll}\p{N}-]+(?:\.[\p{Ll}\p{N}-]+)+(?:/[^ ]*)?)${WHEN}\.?$`,
    ([, what = '', address = '', when = '']) => [
      holds(of(what, 'address'), address.replace(/\.$/, ''), when, 'now'),
    ],
  ),
  // 'Orbit 3.0 requires Node 20 (previously Node 18)': what it was before is no name of it
  ruleHolding(
    'previously|formerly|before|was|up from|down from|instead of|until now|old',
    String.raw`^([^()]*?((?:\p{Lu}[\p{L}.+#-]* )?)\d[\d.,]*(?: ?[\p{L}%]+)?) \((?:previously|formerly|before|until now|was|old|up from|down from|instead of):? \2[\d.,]*\d(?: ?[\p{L}%]+)?\)(.*)$`,
    ([, front = '', , rest = '']) => [`${front}${rest}`],
  ),
  // 'From 1 June the library opens at 10 instead of 9'
  ruleHolding(
    'instead of|rather than',
    String.raw`^(.+? (?:at|for|on|in|has|have|with|every|lasts?|takes?) \d[^,;]{0,30}?),? (?:instead of|rather than) (?:the (?:old|previous|former|usual) )?(?:at |for |on )?\d[\d.,:]*(?: ?[ap]\.?m\.?)?(?: (?!in\b|on\b)\p{Ll}+)?(?: as before)?\.?$`,
    ([all, said = '']) => (changesHabit(all) ? [] : [`${said}.`]),
  ),
];

const uncapitalWord = (what: string) => (/^\p{Lu}{2,}/u.test(what) ? what : uncapital(what));

const SITE = String.raw`(?:the )?(?:${NAME}|(?:[\p{Ll}-]+ ){0,2}(?:room|hall|library|church|hut|pub|school|café|cafe|clubhouse|club house|centre|center|barn|chapel|canteen|gym|office|park))`;
const DAYS = String.raw`(?: ((?:on|every) (?:\p{Ll}+ )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: and (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)?(?: (?:evenings?|mornings?|afternoons?|nights?))?(?: at \d[^,;]{0,8})?|once a (?:week|month)|every (?:other |second )?(?:week|month)))?`;
const MEMBERS = String.raw`(${NAME}|[Ww]e|[Ii]t|[Tt]hey|[Tt]he (?:[\p{Ll}-]+ )?(?:club|choir|society|group|troop|band|circle|guild|chapter|league|orchestra|association|team))`;

/** Where clubs meet: one place at a time. */
export const meetingPlaces: readonly Rule[] = [
  // 'The Harrow Choir rehearses in St Mark's Church', 'has moved its rehearsals to the Town Hall'
  ruleHolding(
    'rehears|train|meet|practi',
    String.raw`^${MEMBERS} (now )?(?:(rehearses?|trains?|practi[sc]es?)(?: now)? (?:in|at)|(?:has |have )?moved (?:its|their|our) (rehearsals?|training|meetings?|practice) (?:from [^,;]{2,40}? )?to) (${SITE})((?: now| these days)?)${DAYS}\.?$`,
    ([said, who = '', , verb = '', deed = '', where = '']) => {
      if (isPerson(who)) return [];
      const kind = /^rehears/.test(verb || deed) ? 'rehearsal' : /^meet/.test(deed) ? 'meeting' : 'training';
      const what = /^we$/i.test(who) ? `Our ${kind} place` : of(who, `${kind} place`);
      return [holds(what, where, '', deed !== '' || /\bnow\b|these days/.test(said) ? 'now' : '')];
    },
  ),
  // 'The Harrow Choir meets every Tuesday in the library'
  ruleHolding(
    ' meets? | gathers? ',
    String.raw`^${MEMBERS} (now )?(?:meets?|gathers?)${DAYS} (?:in|at) (${SITE})((?: now| these days)?)\.?$`,
    ([said, who = '', , days, where = '']) =>
      days === undefined || isPerson(who)
        ? []
        : [
            holds(
              /^we$/i.test(who) ? 'Our meeting place' : of(who, 'meeting place'),
              where,
              '',
              /\bnow\b|these days/.test(said) ? 'now' : '',
            ),
            `${capital(who)} ${/^we$/i.test(who) ? 'meet' : 'meets'} ${days}.`,
          ],
  ),
  ruleHolding(
    ' (?:meets?|gathers?|assembles?|met|come|comes) ',
    String.raw`^${MEMBERS} (now )?(?:(has|have) (?:met|gathered)|meets?|gathers?|assembles?|comes? together) (?:now )?(?:in|at) (${SITE})((?: now| these days)?)${DAYS}((?: (?:since|from) [^,;.]{3,25})?)\.?$`,
    ([said, who = '', , perfect, where = '', , days, when = '']) => {
      const isOurs = /^we$/i.test(who);
      const what = isOurs
        ? 'Our meeting place'
        : /^(?:it|they)$/i.test(who)
          ? `${/^it/i.test(who) ? 'Its' : 'Their'} meeting place`
          : of(who, 'meeting place');
      if ((perfect !== undefined && when === '') || isPerson(who)) return [];
      return [
        holds(what, where, when, /\bnow\b|these days/.test(said) ? 'now' : ''),
        ...(days === undefined
          ? []
          : [`${capital(who)} ${isOurs || /^they$/i.test(who) ? 'meet' : 'meets'} ${days}.`]),
      ];
    },
  ),
];
