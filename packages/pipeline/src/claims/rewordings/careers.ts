import { thirdOf } from '../../language/words/inflections.ts';
import { typeOfName } from '../../relations/names/name-types.ts';
import { isRole, kindOfName, kindOfNoun } from '../reference/entity-kinds.ts';
import {
  capital,
  DATE,
  MONTH,
  NAME,
  NAMES,
  type Rule,
  rule,
  ruleHolding,
  uncapital,
} from './sentence-rule.ts';

const WHEN = String.raw`(?:(?:on|in|from) (?:\d{1,2} )?(?:${MONTH} )?\d{4}|(?:on|in|from) (?:\d{1,2} )?${MONTH})`;
/** A name, with a word or two in front that say who it is: 'the physicist Nils Aho'. */
const CALLED = String.raw`(?:the (?:[\p{Ll}-]+ ){1,2})?${NAME}`;
const POST = 'post|position|role|job|office';

const isSomebody = (who: string) => /^s?he$/i.test(who) || kindOfName(who).kind === 'person';

/** Sentences about posts and firms that are turned round: put straight. */
export const turnedRound: readonly Rule[] = [
  // 'Among the founders of the Orion were Leo Katz and Irma Blau'
  rule(
    String.raw`^Among (the (?:first |early |original )?(\p{Ll}+)s of [^,]{2,80}?) (is|are|was|were) (${CALLED}(?:(?:, ${CALLED})*,? and ${CALLED})?)( ${WHEN})?\.?$`,
    ([, set = '', noun = '', verb = '', who = '', when = '']) => {
      const members = set.replace(/^the (?:first |early |original )?/, '');
      const isOne = /^(?:is|was)$/.test(verb);
      return [
        `${capital(who)} ${verb} ${isOne ? `a ${members.replace(`${noun}s`, noun)}` : members}${when}.`,
      ];
    },
  ),
  // 'Responsible for the Baltic region from now on is Tiit Saar, who is based in Tallinn'
  rule(
    String.raw`^((?:Responsible|Accountable) for|In charge of) ([^,;]+?)(?: from now on| now| again| at present| currently)? (is|are|was|were|will be) (${NAMES})((?:, [^,;]+)?)\.?$`,
    ([, post = '', what = '', verb = '', who = '', aside = '']) => [
      `${who}${aside === '' ? '' : `${aside.replace(/\.$/, '')},`} ${verb} ${uncapital(post)} ${what}.`,
    ],
  ),
  // 'Orbix has chosen Ida Kern to succeed Ray Hobbs as chief executive': who is to follow whom there
  rule(
    String.raw`^((?:The )?${NAME}?)((?:['’]s)? board)? (?:has |have )?(?:chosen|chose|named|picked|appointed|selected|tapped|hired|elected) (${NAME})((?:, [^,;]+,)?) to (succeed|replace) (${NAME}) as ([^,;]+?)( ${WHEN})?\.?$`,
    ([, body = '', board, who = '', aside = '', verb = '', gone = '', post = '', when = '']) => {
      const firm = board === undefined ? body.replace(/^The /, 'the ') : body.replace(/^The /, '');
      const where = / (?:of|at) \p{Lu}/u.test(post) ? '' : ` of ${firm}`;
      return [`${who}${aside} ${verb}s ${gone} as ${post}${where}${when}.`];
    },
  ),
  // 'The Red Lion has a new owner: Ida Moss', 'There is a new head at Orr: Bo Ek'
  rule(
    String.raw`^(?:((?:The |Our )?\p{Lu}?[^,;:]{1,60}?) (?:now )?(?:has|have|has got|got|gets) (?:its |their )?|(?:There is|There['’]s|There are) )(?:an? )?(new \p{Ll}+(?: \p{Ll}+)?)(?: (?:at|for|in) ([^,;:]{2,60}))?: (${NAME})((?:, [^;:]+?)?)\.?$`,
    ([, body, post = '', place, who = '', aside = '']) => {
      const whose = body ?? place;
      const noun = post.split(' ').at(-1) ?? '';
      return whose === undefined || !isRole(noun) || kindOfName(who).kind === 'organization'
        ? []
        : [`${capital(whose)}'s ${post} is ${who}${aside}.`];
    },
  ),
  // 'Replacing Tom Beck, who retires in May, is Anneli Saar'
  rule(
    `^(Replacing|Succeeding|Joining|Leading|Heading) ((?:the )?${NAME})((?:, [^,]+,)?) (?:is|will be) (${NAME})(.*)$`,
    ([, verb = '', whom = '', aside = '', who = '', rest = '']) => {
      const does = { R: 'replaces', S: 'succeeds', J: 'joins', L: 'leads', H: 'heads' }[verb.charAt(0)] ?? '';
      const [about, more] = [aside.replace(/,$/, ''), rest.replace(/\.$/, '')];
      if (/^, /.test(more)) return [`${who}${more}, ${does} ${whom}${about}.`];
      return /^(?: as |$)/.test(more) ? [`${who} ${does} ${whom}${more}${about}.`] : [];
    },
  ),
  // 'What Victor Lund does now is run the legal department'
  rule(
    String.raw`^What (${NAME}|he|she|they) does(?: now| these days)? is (\p{Ll}+) (.+)$`,
    ([, who = '', verb = '', rest = '']) => [`${capital(who)} ${thirdOf(verb)} ${rest}`],
  ),
  // 'lists Amazon and Maersk as customers', 'counts Ana Ruiz among its investors'
  rule(
    String.raw`^(${NAME}|It) (?:lists|counts|numbers|names|has) (${NAMES}) (?:as|among|amongst) (?:(?:its|their) )?((?:\p{Ll}+ )?(?:customers|clients|suppliers|partners|investors|backers|shareholders|subsidiaries|founders|owners|competitors|rivals))\.?$`,
    ([, who = '', names = '', set = '']) => [`${who === 'It' ? 'Its' : `${who}'s`} ${set} are ${names}.`],
  ),
  // 'Hope Adler is among the members of the Quill Society'
  rule(
    String.raw`^(${NAMES}) (?:is|are) (?:among|amongst|one of) ((?:the|its) (?:\p{Ll}+ )?(?:customers|clients|suppliers|partners|investors|backers|shareholders|subsidiaries|members|founders|owners|competitors|rivals)(?: of ${NAME})?)\.?$`,
    ([, names = '', set = '']) => [`${capital(set)} are ${names}.`],
  ),
  // 'The mayor of Norrby, Per Ek, has been in office since 2018', 'Its chair, Lena Voss, took office in May'
  rule(
    String.raw`^((?:The|Its|Their|Our|His|Her) [^,]{3,60}|${NAME}['’]s [^,]{3,60}), (${NAME}?)(?: of the ${NAME}| \([^()]{2,30}\))?, (has been in (?:the )?(?:${POST})|has held (?:the|that|this) (?:${POST})|took (?:up )?(?:office|the (?:${POST}))) ((?:since|in|on|last|this) [^,;]+?)\.?$`,
    ([, post = '', who = '', does = '', when = '']) =>
      endsInRole(post.split(/ (?:of|at|for) /u)[0] ?? '')
        ? [
            `${who} ${does.startsWith('took') ? 'became' : 'has been'} ${/^(?:The|Its|Their|Our|His|Her) /.test(post) ? uncapital(post) : post} ${when}.`,
          ]
        : [],
  ),
  // 'Ann is now at Orr Ltd', 'Ann is with Orr these days'
  rule(
    String.raw`^((?:Now |Today |Currently )?)(${NAME}|[Hh]e|[Ss]he) is (now |currently |today )?(at|with) (${NAME})( now| today| these days| at the moment)?((?:,| since\b| as\b).*)?\.?$`,
    ([, front = '', who = '', now = '', where = '', firm = '', late = '', rest = '.']) => {
      const { kind } = kindOfName(firm);
      const isNow = `${front}${now}${late}` !== '' || (kind === 'organization' && where === 'with');
      const isFirm =
        kind === 'organization' || (kind === 'unknown' && (where === 'with' || front === 'Now '));
      return isNow && isFirm && !/^(?:organization|place)$/.test(kindOfName(who).kind)
        ? [`${capital(who)} ${`${front}${now}${late}` === '' ? '' : 'now '}works at ${firm}${rest}`]
        : [];
    },
  ),
  // 'Ann is at Orvex now, heading their fraud team'
  rule(
    String.raw`^(${NAME}|[Hh]e|[Ss]he) is (now |currently )?(?:at|with) (${NAME})( now| today| these days)?, (heading|leading|running|managing) (?:up )?([^,;]+?)\.?$`,
    ([, who = '', now = '', firm = '', late = '', doing = '', what = '']) =>
      `${now}${late}` !== '' &&
      /^(?:organization|unknown)$/.test(kindOfName(firm).kind) &&
      !/^(?:organization|place)$/.test(kindOfName(who).kind)
        ? [`${capital(who)} now works at ${firm}, ${doing} ${what}.`]
        : [],
  ),
  // 'Ann has been with Orr Ltd since 2016', 'was with Orr from 2010 to 2014'
  rule(
    String.raw`^((?:[Bb]efore that|[Pp]reviously|[Pp]rior to that|[Uu]ntil then),? )?(${NAME}|[Hh]e|[Ss]he) (has been|was|had been) (with|at) (${NAME}) ((?:since|for|from|until|as)\b.*)$`,
    ([, front = '', who = '', be = '', at = '', firm = '', rest = '']) =>
      // 'has been with Tindle since 2019': one word that names nobody known is a firm of who has two
      (kindOfName(firm).kind === 'organization' ||
        (kindOfName(firm).kind === 'unknown' &&
          (/\S \S/.test(who) || /^s?he$/i.test(who)) &&
          !/ /.test(firm) &&
          (at === 'with' || (/^(?:since|for)\b/.test(rest) && isSomebody(who))))) &&
      !/^(?:organization|place)$/.test(kindOfName(who).kind)
        ? [
            `${front}${who} ${be.replace(/ ?(?:been|was)$/, '')} worked at ${firm} ${rest}`.replace(
              / {2,}/,
              ' ',
            ),
          ]
        : [],
  ),
  // 'Tern's founder and CEO is Nora Vik'
  rule(
    String.raw`^((?:${NAME}['’]s|Its|Their|The) ((?:\p{L}+ )?\p{L}+) and ((?:\p{L}+ )?\p{L}+)(?: of ${NAME})?) (is|was) (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){1,2})((?:[.,].*)?)$`,
    ([, posts = '', first = '', second = '', verb = '', who = '', rest = '']) =>
      kindOfName(who).kind === 'person' && [first, second].every(endsInRole)
        ? [`${who} ${verb} ${/^(?:Its|Their|The) /.test(posts) ? uncapital(posts) : posts}${rest}`]
        : [],
  ),
];

const LEFT = '(?:left|quit|resigned|departed|retired|stepped down)';

/** Sentences about posts and firms with another inside them. */
export const careers: readonly Rule[] = [
  // 'Its manager since July 2021 has been Ann Lee, who …'
  ruleHolding(
    'since ',
    String.raw`^((?:The|Its|Their|Our|His|Her) [^,;]{3,60}?|${NAME}['’]s [^,;]{3,60}?),? (since ${DATE}),? (?:has been|is) (${NAME})((?:, [^;]+?)?)\.?$`,
    ([, post = '', when = '', who = '', rest = '']) =>
      endsInRole(post.split(/ (?:of|at|for) /u)[0] ?? '')
        ? [
            `${who} has been ${/^(?:The|Its|Their|Our|His|Her) /.test(post) ? uncapital(post) : post} ${when}.`,
            ...(rest.startsWith(', who ') ? [`${who} ${rest.slice(6)}.`] : []),
          ]
        : [],
  ),
  // 'Ann left Orr for Loom in 2018', 'In 2018 Ann left Orr for Loom, where she …'
  rule(
    String.raw`^((?:(?:In|On) [^,]{3,20}?,? )?)(${NAME}|[Hh]e|[Ss]he) (?:has )?(left|quit|leaves|quits|is leaving|is quitting|will leave|will be leaving) (${NAME}) for (${NAME})((?: ${WHEN})?)((?:, where .+?)?)\.?$`,
    ([, front = '', who = '', left = '', first = '', second = '', when = '', rest = '']) => {
      const joins = /^will/.test(left) ? 'will join' : /^is|s$/.test(left) ? 'is joining' : 'joined';
      return isFirmLeft(first, second)
        ? [`${front}${who} ${left} ${first}${when}.`, `${front}${who} ${joins} ${second}${when}${rest}.`]
        : [];
    },
  ),
  // 'Ann Lee used to work for Orr Ltd but is now with Loom'
  rule(
    String.raw`^(${NAME}|He|She) ([^,;]{4,120}?),? (?:but|and) is (?:now|currently) (at|with) (${NAME})\.?$`,
    ([, who = '', first = '', where = '', firm = '']) => {
      const { kind } = kindOfName(firm);
      const does =
        /\b(?:dropped out|stud(?:y|ies|ied|ent)|graduated?|enrolled|degree)\b/.test(first) &&
        /\b(?:University|College|School|Academy|Institute|ETH)\b/.test(firm)
          ? 'studies'
          : 'works';
      return kind === 'organization' || (kind === 'unknown' && where === 'with')
        ? [`${who} ${first}.`, `${who} now ${does} at ${firm}.`]
        : [];
    },
  ),
  // 'After eleven years at Orr Ltd, Ann Lee now teaches at Loom College', 'After two years in Hull she now lives in Osby'
  rule(
    String.raw`^After (?:[\p{L}\d-]+ ){1,5}?(?:years?|months?|decades?) (at|with|in) ((?:the )?${NAME})(?:, (${NAME}|[Hh]e|[Ss]he)| (s?he)) (now (\p{Ll}+s) .+)$`,
    ([, word = '', where = '', name, pronoun = '', rest = '', verb = '']) => {
      const who = capital(name ?? pronoun);
      const isHome = word === 'in' && verb === 'lives';
      if (!isHome && (word === 'in' || kindOfName(where).kind === 'place')) return [];
      return [`${who} ${isHome ? 'no longer lives in' : 'left'} ${where}.`, `${who} ${rest}`];
    },
  ),
  // 'After eleven years at Orr Ltd, Ann Lee quit in June 2022 …', 'After two years as head of Orr Ltd, Ann Lee resigned'
  rule(
    String.raw`^After (?:[\p{L}\d-]+ ){1,5}?(?:years?|months?|decades?) (at|with|as) ([^,]+), (${NAME}|[Hh]e|[Ss]he) (?:has )?${LEFT}(?: the (?:company|firm|bank|school|club|paper|business|band|team|group))?((?: ${WHEN})?)((?: to \p{Ll}.+?)?)\.?$`,
    ([, word = '', firm = '', who = '', when = '', rest = '']) => [
      `${capital(who)} ${word === 'as' ? 'resigned as' : 'left'} ${firm}${when}${rest}.`,
    ],
  ),
  // 'left Orr Ltd in 2019 to become head of Loom', 'resigned in May to set up Loom Labs'
  rule(
    String.raw`^(${NAME}|He|She) ((?:has )?${LEFT}\b(?: (?:as|from) [^,;]+?| (?!to\b)[^,;]+?)??)((?: ${WHEN})?) to (become|take over as|join|work for|work at|teach at|study|found|set up|start up|head|lead|run|edit|direct|coach|manage) ((?:an? |the |his |her |its |their )?[^,;]+?(?:, ${NAME})?)((?: ${WHEN})?)\.?$`,
    ([, who = '', left = '', when = '', verb = '', what = '', then = '']) => [
      `${who} ${left}${when}.`,
      `${who} ${begun[verb] ?? ''} ${what}${then === '' ? when : then}.`,
    ],
  ),
  // 'Its mayor is Dana Okoro, elected in 2019'
  rule(
    String.raw`^((?:(?:The|Its|Their|Our|His|Her|An?) |${NAME}['’]s )[^,]*?) (is|was|are) (?:now |currently )?(${NAME}), (?:who was )?(?:first )?(?:elected|appointed|hired|named|installed|chosen|promoted|sworn in) ((?:in|on|last|this|at) [^,;]*?)\.?$`,
    ([, post = '', be = '', who = '', when = '']) =>
      kindOfName(who).kind === 'organization' || !endsInRole(post.split(/ (?:of|at|for) /u)[0] ?? '')
        ? []
        : [
            `${post} ${be} ${who}.`,
            `${who} became ${/^(?:The|Its|Their|Our|His|Her) /.test(post) ? uncapital(post) : post} ${when}.`,
          ],
  ),
  // 'joined in 2018, and since the beginning of this year she has been its head'
  rule(
    String.raw`^(.+?),? and (since (?:the (?:beginning|start|middle|end) of [^,]{3,30}?|last \p{Ll}+|(?:\d{1,2} )?(?:${MONTH} )?\d{4}|${MONTH})),? (s?he|it|they|${NAME}) (ha(?:s|ve) .+)$`,
    ([, first = '', since = '', who = '', rest = '']) => [`${first}.`, `${capital(since)}, ${who} ${rest}`],
  ),
  // 'Until 2015, when it moved to Dublin, Orr was based in Cork'
  rule(
    String.raw`^Until ((?:\d{1,2} )?(?:${MONTH} )?\d{4}), when (he|she|it|they) ([^,]+), (${NAME}) ([^\d]+?)\.?$`,
    ([, when = '', pronoun = '', then = '', who = '', before = '']) => {
      const isThing = pronoun === 'it';
      return (kindOfName(who).kind === 'person') === isThing
        ? []
        : [
            `${who} ${before} until ${when}.`,
            `${/^\d{1,2} /.test(when) ? 'On' : 'In'} ${when}, ${who} ${then}.`,
          ];
    },
  ),
  // 'Once part of Orr Group, Tindra became independent'
  rule(
    String.raw`^(?:Once|Formerly|Previously|Originally|Initially) ((?:a )?(?:(?:wholly owned )?subsidiary|division|unit|part|member|branch|arm|brand) of [^,]+|owned by [^,]+|based in [^,]+), (${NAME}|it|the \p{Ll}+) (.+)$`,
    ([, what = '', who = '', rest = '']) => [
      `${capital(who)} was formerly ${what}.`,
      `${capital(who)} ${rest}`,
    ],
  ),
  // 'The role of secretary at Orr passed from Edith Marr to Desmond Coy on 1 October 2023'
  rule(
    String.raw`^The (?:${POST}) of (\p{Ll}[^,]+?) (?:(?:has |will )?pass(?:ed|es)?|went|goes|moved|moves) from (${NAME}) to (${NAME})((?: ${WHEN})?)\.?$`,
    ([, post = '', gone = '', next = '', when = '']) => [`${next} replaced ${gone} as ${post}${when}.`],
  ),
  // 'worked for Orr from 1995 to 2008, latterly as head of research': when she was that is open
  rule(
    String.raw`^(${NAME}|S?[Hh]e|They) ((?:worked|has worked|had worked|was|served) [^,;]+?), (?:latterly|lately|initially|originally|at first|first|eventually|finally|most recently|in the end|at the end) as ((?:an? |the |its |their )?\p{Ll}[^,;]*?)\.?$`,
    ([, who = '', what = '', post = '']) => [
      `${who} ${what}.`,
      `${who} has been ${/^(?:an?|the|its|their) /.test(post) ? '' : 'a '}${post}.`,
    ],
  ),
  // 'Acme replaced its chief executive, Ann Lee, with Bob Ray', 'In 1962 the Kits replaced drummer Pete Orr with Rio Starr'
  rule(
    String.raw`^((?:(?:In|On|By) (?:\p{Lu}\p{Ll}+ |\d{1,2} )*\d{4},? |[^,]*, )?)((?:[Tt]he )?${NAME}) (?:has )?replaced (?:(?:its|their|the) )?(?:original |founding |longtime |long-time )?(\p{L}[\p{L} -]{1,40}?),? (${NAME}),? with (${NAME})((?: ${WHEN})?)\.?$`,
    ([, front = '', body = '', post = '', gone = '', next = '', when = '']) => {
      const noun = post.split(' ').at(-1)?.toLowerCase() ?? '';
      return kindOfName(body).kind === 'person' || !(isRole(noun) || kindOfNoun(noun) === 'person')
        ? []
        : [`${front}${next} replaced ${gone} as ${post} of ${body.replace(/^The /, 'the ')}${when}.`];
    },
  ),
  // 'Acme replaced Ann Lee with Bob Ray as chief executive'
  rule(
    String.raw`^((?:(?:In|On|By) (?:\p{Lu}\p{Ll}+ |\d{1,2} )*\d{4},? |[^,]*, )?)((?:[Tt]he )?${NAME}) (?:has )?replaced (${NAME}) with (${NAME}) as (?:(?:its|their|the) )?(\p{L}[\p{L} -]{1,40}?)((?: ${WHEN})?)\.?$`,
    ([, front = '', body = '', gone = '', next = '', post = '', when = '']) =>
      kindOfName(body).kind === 'person'
        ? []
        : [
            `${front}${next} replaced ${gone} as ${post} ${/ (?:of|at) /.test(post) ? 'at' : 'of'} ${body.replace(/^The /, 'the ')}${when}.`,
          ],
  ),
  // 'Orr is the sole supplier of axles to Tarn'
  rule(
    String.raw`^(${NAME}|It) (is|was|has been|remains) ((?:an?|the|one of the) (?:[\p{Ll}-]+ ){0,2}suppliers? of \p{Ll}[^,]*?) (?:to|for) (${NAME})\.?$`,
    ([, who = '', verb = '', what = '', whom = '']) => [
      `${who} ${verb} ${what}.`,
      `${who} ${verb === 'was' ? 'supplied' : 'supplies'} ${whom}.`,
    ],
  ),
  // 'Orr's purchase of Tarn's packaging arm closed in May 2021'
  rule(
    String.raw`^(${NAME})['’]s? (?:purchase|acquisition|takeover) of ([^,]+?) (?:closed|was completed|went through|was finali[sz]ed|completed)((?: ${WHEN})?)\.?$`,
    ([, who = '', what = '', when = '']) => [`${who} acquired ${what}${when}.`],
  ),
  // 'spun off its diagnostics business as Yarrow Health'
  rule(
    String.raw`^(${NAME}) (?:has |have )?(?:spun|spins) (?:off|out) (?:its|the|their) ([^,]+?) as (${NAME})((?: ${WHEN})?)\.?$`,
    ([, who = '', , what = '', when = '']) => [`${what} was spun off from ${who}${when}.`],
  ),
];

const begun: Readonly<Record<string, string>> = {
  become: 'became',
  join: 'joined',
  'work for': 'joined',
  'work at': 'joined',
  'teach at': 'joined',
  study: 'began studying',
  'take over as': 'took over as',
  found: 'founded',
  'set up': 'set up',
  'start up': 'started up',
  head: 'became head of',
  lead: 'became leader of',
  run: 'began to run',
  edit: 'became editor of',
  direct: 'became director of',
  coach: 'became coach of',
  manage: 'became manager of',
};

const endsInRole = (post: string) => isRole(post.split(' ').at(-1)?.toLowerCase() ?? '');

/** Whether one goes from a firm to another, rather than from town to town or from one person to another. */
function isFirmLeft(first: string, second: string): boolean {
  const kinds = [first, second].map((name) => kindOfName(name).kind);
  const isNobody = typeOfName(second).type !== 'person';
  return kinds.every((kind) => kind === 'organization' || kind === 'unknown') && isNobody;
}
