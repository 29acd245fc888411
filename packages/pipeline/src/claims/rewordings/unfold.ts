import { PatternSet } from '../../language/patterns/pattern-set.ts';
import { KIN } from '../../language/words/kin.ts';
import { lookUp, lookUpVerb, verbShape, Word } from '../../language/words/lexicon.ts';
import { classNounType, isWare } from '../../relations/names/name-types.ts';
import { takenBack } from '../certainty/corrections.ts';
import { both, cleft, opposed, putOff } from '../certainty/denials.ts';
import { found } from '../certainty/findings.ts';
import { spoken, unsure, untrue } from '../certainty/hearsay.ts';
import { accordingTo, quoted, said, vouched } from '../certainty/said.ts';
import { together, undone } from '../certainty/undone.ts';
import { formerly, tracked, tracking } from '../layout/tracking.ts';
import { isSentence } from '../layout/whole-sentences.ts';
import { described } from '../reference/described.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { everyday } from '../talk/everyday.ts';
import { announced, handedOn } from './announcements.ts';
import { careers, turnedRound } from './careers.ts';
import { charges } from './charges.ts';
import { clients, clientsInTurn } from './clients.ts';
import { behindLabel, splitAtColon } from './colons.ts';
import { contracts } from './contracts.ts';
import { courses, courseWords } from './courses.ts';
import { kept } from './custody.ts';
import { datedObjects } from './dated-objects.ts';
import { terms, withDates } from './dates-set-apart.ts';
import { dealings, listings } from './dealings.ts';
import { decisions } from './decisions.ts';
import { doing, GONE } from './deeds.ts';
import { disposals } from './disposals.ts';
import { untilEvents } from './durations.ts';
import { entries, packed } from './entries.ts';
import { expiries, stretchesOfPapers } from './expiries.ts';
import { compared, measured } from './figures.ts';
import { firmNews, firmNewsParts } from './firm-news.ts';
import { foundings } from './foundings.ts';
import { counted, eachYear, frontMarks } from './front-marks.ts';
import { fronted } from './fronted.ts';
import { gapped } from './gapped.ts';
import { givingUp } from './giving-up.ts';
import { headcountParts, headcounts } from './headcounts.ts';
import { headquarters } from './headquarters.ts';
import { homes } from './homes.ts';
import { households } from './households.ts';
import { jobs } from './jobs.ts';
import { kinAges } from './kin-ages.ts';
import { lifeEvents } from './life-events.ts';
import { lives } from './lives.ts';
import { memberships } from './memberships.ts';
import { moves } from './moves.ts';
import { named } from './named.ts';
import { newHeads } from './new-heads.ts';
import { objectClauses } from './object-clauses.ts';
import { partings } from './partings.ts';
import { personalData } from './personal-data.ts';
import { plannedDays, plansAside } from './planned-days.ts';
import { possessions } from './possessions.ts';
import { postsApart, postsStraight } from './posts-told.ts';
import { prices, pricesStraight } from './prices.ts';
import { privateLives } from './private-lives.ts';
import { profiles } from './profiles.ts';
import { projectChanges } from './project-changes.ts';
import { promotions } from './promotions.ts';
import { reachable } from './reachable.ts';
import { formerNames, renamings } from './renamings.ts';
import { returned } from './returns.ts';
import { reword } from './rewordings.ts';
import { AGE, capital, MONTH, NAME, type Rule, rule, uncapital } from './sentence-rule.ts';
import { setOff } from './set-off.ts';
import { owningUp, shifted, stretched } from './shifts.ts';
import { structures } from './structures.ts';
import { superiors } from './superiors.ts';
import { teamChanges } from './team-changes.ts';
import { toldAtOnce } from './told-at-once.ts';
import { turnouts } from './turnouts.ts';
import { venues } from './venues.ts';
import { wareParts, wares } from './wares.ts';
import { workTold } from './work-told.ts';
import { workingHours } from './working-hours.ts';

/** 'Node 20', 'Rails 7.1', '4.2.0' */
const VERSIONED = String.raw`(?:\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)? )?v?\d[\d.]*\d|(?:\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)? )?v?\d`;

/** Who decides in minutes, and what is decided. */
const BODY =
  '(?:board|committee|council|team|group|meeting|members?|panel|trustees|partners|shareholders|directors)';

const DECIDED =
  'move|postpone|raise|lower|cut|increase|reduce|change|extend|cancel|close|approve|buy|sell|rename|adopt|delay|bring forward|freeze|double|replace';

/** Whether a word that begins a sentence is a noun rather than a name: 'Budget is 800'. */
function isNoun(word: string): boolean {
  const bits = lookUp(word.toLowerCase());
  return (bits & Word.noun) !== 0 && (bits & Word.firstName) === 0;
}

/** 'acquired', 'has led', 'works for' – not 'service' in 'The new Ludo service is Orr Box'. */
function isDoing(verb: string): boolean {
  const [first = '', second = ''] = verb.split(' ');
  const head = /^(?:has|had|have)$/.test(first) ? second : first;
  const { third, past, participle } = verbShape(head, head);
  return (
    (third || past || participle || (lookUpVerb(head) & Word.verbThird) !== 0) &&
    !/^(?:is|are|was|were)$/.test(head)
  );
}

const WHOSE = "(?:.+?['’]s?|Its|His|Her|Their|Our)";

const SETS =
  'customers|clients|suppliers|partners|investors|backers|competitors|rivals|subsidiaries|shareholders|owners|founders|brands|children|sons|daughters|siblings|members|requirements|prerequisites|dependencies';

const isSet = new RegExp(`^(?:${SETS})$`, 'i');

const SET = String.raw`(?:\p{Ll}+ ){0,2}(?:${SETS})`;

/** 'It was Ada who founded Loom', 'Among its customers are …', 'What Loom sells is yarn': put straight. */
const order: readonly Rule[] = [
  rule(
    String.raw`^(Had|Were|Should) (${NAME}|s?he|it|they|we|I|the \p{Ll}+) ([^,]+), (.*\b(?:would|could|might)(?:n['’]t)? .+)$`,
    ([, had = '', who = '', what = '', rest = '']) => [`If ${who} ${had.toLowerCase()} ${what}, ${rest}`],
  ),
  rule(
    String.raw`^It (?:is|was) ((?:in|on|at|from|near|during|for) [^,]+?|(?:\d{1,2} )?${MONTH} \d{4}) that (.+?)\.?$`,
    ([, where = '', rest = '']) => [`${rest} ${where}.`],
  ),
  rule(
    `^It (?:is|was) (${NAME}(?: and ${NAME})?)(?:,? (?:and )?not ${NAME},?| rather than ${NAME},?)? (?:who|that|which) (.+)$`,
    ([, who = '', rest = '']) => [`${who} ${rest}`],
  ),
  rule(
    String.raw`^(\p{Lu}[\p{L}\p{N}_'’-]+(?: \p{Lu}[\p{L}\p{N}_'’-]+)*) is (?:now |already )?(\d{1,2}|1[01]\d|${AGE})(?: years old)?(?: now| already| today)?\.?$`,
    ([, who = '', age = '']) => {
      if (who === 'He' || who === 'She') return [`${who === 'He' ? 'His' : 'Her'} age is ${age}.`];
      return isNoun(who) || /^(?:It|That|This|They)$/.test(who) ? [] : [`${who}'s age is ${age}.`];
    },
  ),
  rule(
    '^(?:(?:Rumou?r|Word|Legend|Gossip|Hearsay) has it|(?:The )?(?:[Ww]ord|[Rr]umou?r|[Gg]ossip|[Tt]alk|[Ww]hisper) (?:here |going round |on the (?:street|grapevine) |in the (?:\\p{Ll}+ ){0,2}\\p{Ll}+ )?is(?= (?:that )?(?:\\p{Lu}|the |a |it |he |she |they ))|It (?:is|was|has been) (?:\\p{Ll}+ly )?(?:rumou?red|whispered|alleged|speculated)) (?:that )?(.+)$',
    ([, rest = '']) => [`Allegedly, ${rest}`],
  ),
  rule(
    String.raw`^What (${NAME}) (\p{Ll}+(?:s|ed)) (?:is|are|was|were) (.+)$`,
    ([, who = '', verb = '', what = '']) => [`${who} ${verb} ${what}`],
  ),
  // 'She reports to him, Max Kiefer, the owner': the pronoun is named at once
  rule(
    `^(.+ (?:to|with|by|for|from|under|of|after)) (?:him|her), (${NAME}), ((?:the|an?|its|his|her|their) [^,]+)$`,
    ([, front = '', name = '', what = '']) => [`${front} ${name}, ${what}`],
  ),
  // 'The quartet she leads is called Orda', 'the city she has lived in since 2018 is Lyon'
  rule(
    String.raw`^The (?!(?:fact|reason|way|day|year|time|moment|idea|result|problem|question|only)\b)(?:[\p{Ll}-]+ )?(?!(?:of|in|at|on|for|by|to|with|from)\b)[\p{Ll}-]+ (?:(?:that|which|whom) )?(${NAME}|[Ss]he|[Hh]e|[Tt]hey|[Ww]e|I) ((?:(?:has|have|had) (?:been )?)?(?:also |now )?\p{Ll}+(?:s|ed|ing|t|n|d|ew|ote|an|ay)?)((?: (?:in|at|for|with|on|to|under|from|by))?)((?: (?:since|from|until|in) [^,;]{4,30}?)?) (?:is|was|are|were) (?:called |named |known as )?(${NAME})\.?$`,
    ([, who = '', verb = '', preposition = '', when = '', what = '']) =>
      lookUpVerb(verb.split(' ').at(-1) ?? '') === 0
        ? []
        : [`${capital(who)} ${verb}${preposition} ${what}${when}.`],
  ),
  // 'What the support team uses for tickets is Halyard'
  rule(
    String.raw`^What ((?:[Tt]he|[Oo]ur|[Tt]heir|[Hh]is|[Hh]er|[Mm]y) (?:[\p{Ll}-]+ ){1,3}?|(?:${NAME}|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|I) )(uses?|used|runs?|eats?|drinks?|plays?|played|drives?|drove|makes?|made|sells?|sold|teaches|taught|studies|studied|reads?|needs?|likes?|loves?|hates?|collects?|speaks?|owns?|owned)((?: (?:for|in|as|at|on|with|to) [\p{L} -]{3,40}?)?) (?:is|are|was|were) ([^,;]{2,60}?)\.?$`,
    ([, who = '', verb = '', how = '', what = '']) => [`${capital(who)}${verb} ${what}${how}.`],
  ),
  // 'All Ann has is a goldfish called Captain'
  rule(
    String.raw`^(?:All|The only (?:thing|pet|car|language|instrument)) (?:that )?(${NAME}|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|I) (has|have|had|owns?|owned|speaks?|plays?|drives?) (?:is|are|was|were) ([^;]{2,80}?)\.?$`,
    ([, who = '', verb = '', what = '']) => [`${capital(who)} ${verb} ${what}.`],
  ),
  rule(
    String.raw`^(?:It was|(?:The )?${BODY}(?: (?:has|have|had))?(?: unanimously)?) (?:agreed|decided|resolved|voted)(?: unanimously)? to (${DECIDED}) (.+?)\.?$`,
    ([, verb = '', rest = '']) => {
      const [, what = rest, behind = ''] = /^(.+?)( (?:to|from|until|by|as|on|at)\b.*)$/u.exec(rest) ?? [];
      // what is only agreed on is not sold yet
      const isAhead = /^(?:buy|sell|close)$/.test(verb);
      return [`${capital(what)} ${isAhead ? 'will be' : 'was'} ${pastOf(verb)}${behind}.`];
    },
  ),
  rule(`^It (?:is|was) not (${NAME}) but (${NAME}) (?:who|that|which) (.+)$`, ([, , who = '', rest = '']) => [
    `${who} ${rest}`,
  ]),
  rule(
    String.raw`^(\p{Lu}\p{Ll}+ing (?:the |its |their |an? )[^,]+?) (is|are|was|were) (${NAME}(?: and ${NAME})?)\.?$`,
    ([, doing = '', verb = '', who = '']) => [`${who} ${verb} ${uncapital(doing)}.`],
  ),
  rule(
    String.raw`^(?:What (?:used to be|was once|was formerly|was previously) |The \p{Ll}+ (?:(?:(?:that|which) )?(?:used to be|was once|was formerly|was previously) |formerly |once |previously )(?=called |known as |named ))(?:called |known as |named )?(${NAME}) is now (?:called |known as |named )?(${NAME})\.?$`,
    ([, before = '', now = '']) => [`${capital(before)} is now known as ${now}.`],
  ),
  rule(
    String.raw`^(?:The \p{Ll}+|It|${NAME}) (?:was|had been) (?:first |originally |initially |once )?(?:known as|called|named) (${NAME}) (?:before|until) (?:it|they) became (${NAME})\.?$`,
    ([, before = '', now = '']) => [`${capital(before)} is now known as ${now}.`],
  ),
  rule(
    String.raw`^The [\p{Ll}-]+(?: [\p{Ll}-]+)? where (${NAME}) ((?:was |were )?\p{Ll}+(?: up)?) (?:is|was) (?:called |named )?(${NAME})\.?$`,
    ([, who = '', verb = '', where = '']) => [`${who} ${verb} in ${where}.`],
  ),
  // 'Its customers include Ana Ruiz and Loom', 'Among its customers are …'
  rule(
    String.raw`^(${WHOSE} ${SET}) include (${NAME}(?:(?:, ${NAME})*,? and ${NAME})?)\.?$`,
    ([, set = '', who = '']) => [`${set} are ${who}.`],
  ),
  rule(
    String.raw`^(?:(?:The|Other|Notable|Current) )?(\p{L}+) (?:of|in) (${NAME}) include (${NAME}(?:(?:, ${NAME})*,? and ${NAME})?)\.?$`,
    ([, set = '', of = '', who = '']) =>
      isSet.test(set) ? [`${capital(of)}'s ${uncapital(set)} are ${who}.`] : [],
  ),
  rule(
    String.raw`^Among ((?:its|his|her|their|our) ${SET}) (?:is|are|was|were) (${NAME}(?:(?:, ${NAME})*,? and ${NAME})?)\.?$`,
    ([, set = '', who = '']) => [`${capital(set)} are ${who}.`],
  ),
  rule(
    String.raw`^Among (.+?['’]s? [^,]+?) (is|are|was|were) (.+?)\.?$`,
    ([, set = '', verb = '', who = '']) => [`${who} ${verb} ${set}.`],
  ),
  rule(
    String.raw`^(On|In|At|Near|Beside|Behind|Above|Below|Under|Opposite) ([^,]+?) (sits?|stands?|lies|lie|lives?|sat|stood|lived|hangs?|works?|rises?) ((?:the |an? )?\p{Lu}[^,]*?|(?:the|an?) [^,]+?)\.?$`,
    ([, where = '', place = '', verb = '', who = '']) => [
      `${capital(who)} ${verb} ${where.toLowerCase()} ${place}.`,
    ],
  ),
];

const OWN = '(?:has|have|had|owns?|owned|keeps?|adopted|bought|got)';

const CALLED = String.raw`(?:an?|the|one) (?:[\p{L}\p{N}’'-]+ ){1,5}?(?:named|called) ${NAME}`;

/** Sentences with others inside them: each said on its own. */
const nested: readonly Rule[] = [
  ...toldAtOnce,
  rule(
    String.raw`^(.+? ${OWN}) (${CALLED})(?:,|,? and) ((?:${CALLED}(?:, |,? and )){0,6}${CALLED})\.?$`,
    ([, front = '', first = '', rest = '']) => [`${front} ${first}.`, `${front} ${rest}.`],
  ),
  rule(
    String.raw`^((?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|${NAME}['’]s) (?:${KIN})) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)['’]s (\p{Ll}.+)$`,
    ([, kin = '', who = '', rest = '']) => [
      `${who} is ${kin.replace(/^(?:My|Our|His|Her)\b/, uncapital)}.`,
      `${who}'s ${rest}`,
    ],
  ),
  rule(
    String.raw`^(?:Following|After|Upon|On|Since) the (death|resignation|retirement) of (?:(?:the |its |their |his |her )?[\p{Ll} -]+?,? )?(${NAME})(?:,? (in|on) ([^,]*?\d{4}))?, (.+)$`,
    ([, noun = '', who = '', word, when, rest = '']) => [
      `${who} ${GONE[noun] ?? ''}${when === undefined ? '' : ` ${word} ${when}`}.`,
      capital(rest),
    ],
  ),
  rule(
    String.raw`^(?:Following|After|Upon|On|Since) (${NAME})['’]s? (death|resignation|retirement)(?:,? (in|on) ([^,]*?\d{4}))?, (.+)$`,
    ([, who = '', noun = '', word, when, rest = '']) => [
      `${who} ${GONE[noun] ?? ''}${when === undefined ? '' : ` ${word} ${when}`}.`,
      capital(rest),
    ],
  ),
  rule(
    String.raw`^(${NAME}) ((?:is|was)\b[^.]*?\b)(?:the |an? )?(author|composer|director|owner|founder|maker|creator|writer|designer|editor|co-founder|producer) of ([^,]+?), including (${NAME}(?:(?:,(?: and)?| and(?= the )) ${NAME})*)\.$`,
    ([, who = '', front = '', role = '', what = '', names = '']) => [
      `${who} ${front}the ${role} of ${what}.`,
      `${who} is the ${role} of ${names}.`,
    ],
  ),
  rule(
    String.raw`^(${NAME}), (?:who|which) ((?:is|was|has|had|are|were|have|\p{Ll}+(?:s|ed)|led|ran|won|made|built|wrote|grew|took|left|became|began|met|sold|bought|held|kept|came|went|lost|taught|fought) [^,]+?), (?!and\b|or\b|but\b)(\p{Ll}.+)$`,
    ([, who = '', first = '', rest = '']) => [`${who} ${first}.`, `${who} ${rest}`],
  ),
  // 'Loom Trio consists of Ana Ruiz (vocals), Bo Ek and Li Wei': people are members, not parts
  rule(
    String.raw`^(${NAME}|The \p{Ll}+(?: of ${NAME})?) (consists of|comprises|is made up of|is composed of|consisted of|was made up of) (${NAME}(?: \([^()]{1,40}\))?(?:(?:, ${NAME}(?: \([^()]{1,40}\))?)*,? and ${NAME}(?: \([^()]{1,40}\))?))\.$`,
    ([, body = '', verb = '', list = '']) => {
      const people = list.replace(/ \([^()]{1,40}\)/g, '');
      const kinds = people.split(/,? and |, /).map((name) => kindOfName(name).kind);
      if (!kinds.includes('person') || !kinds.every((kind) => /^(?:person|unknown)$/.test(kind))) return [];
      return [
        `${people} ${/ed of$/.test(verb) && !/^is/.test(verb) ? 'were' : 'are'} members of ${body.replace(/^The /, 'the ')}.`,
      ];
    },
  ),
  // 'was written in Perl and later ported to Go'
  rule(
    String.raw`^(${NAME}|It|The [\p{Ll} -]{2,40}?) (was|is|were|had been|has been) ((?:\p{Ll}+ly |first )?\p{Ll}+ (?:in|at|by|on|for) [^,;]{2,60}?),? (?:and|but|then)( then| later| subsequently| since| now)?( been)? ((?:rewritten|ported|translated|converted|adapted|migrated|rebuilt|moved|transferred) (?:in|to|into|by|for|as) .+)$`,
    ([, who = '', be = '', first = '', then = '', , second = '']) => [
      `${who} ${be} ${first}.`,
      `${who} ${be}${then} ${second}`,
    ],
  ),
  // 'The latest version of Petrel is 5.3, released on 2 May'
  rule(
    String.raw`^(The (?:[\p{Ll}-]+ ){0,2}(?:version|release|edition|update)) of (${NAME}) is (?:(?:version )?(v?\d[\d.]*\d|v?\d+)),? (?:which was )?(released|published|launched|shipped) (.+)$`,
    ([, front = '', what = '', version = '', done = '', when = '']) => [
      `${front} of ${what} is ${version}.`,
      `${what} ${version} was ${done} ${when}`,
    ],
  ),
  // 'We upgraded Harborview from Node 18 to Node 20': what it runs on; from 4.1 to 4.2, its version
  rule(
    String.raw`^((?:(?:On|In|Last|Yesterday|Today|This)\b[^,]{0,20}?,? )?)(?:[Ww]e|I|[Tt]hey|[Hh]e|[Ss]he|${NAME}|[Tt]he [\p{Ll} -]+) (?:have |has |just )*(?:upgraded|updated|bumped|migrated|moved|ported) ((?:the )?[\p{L}\p{N}_-]+(?: \p{Ll}+)??) from (${VERSIONED}) to (${VERSIONED})((?:,| (?:in|on|at|during|yesterday|today|recently|last|this)\b).*|\.)$`,
    ([, front = '', what = '', from = '', to = '', behind = '']) => {
      const when = front.replace(/,? $/, '');
      const rest = when === '' ? behind : ` ${uncapital(when)}${behind}`;
      const [[one, old], [other, now]] = [from.split(/ (?=\S+$)/), to.split(/ (?=\S+$)/)];
      if (old === undefined && now === undefined && /^\d/.test(from) && /^\d/.test(to))
        return [`${capital(what)} was upgraded from ${from} to ${to}${rest}`];
      if (one !== other || old === undefined || now === undefined || isCounted.test(one ?? '')) return [];
      return [
        `${capital(what)} stopped running on ${from}${rest}`,
        `${capital(what)} started running on ${to}${rest}`,
      ];
    },
  ),
  // 'Ida moved to the data team'
  rule(
    String.raw`^(I|He|She|${NAME})(?: has| have| is| am|['’](?:m|s|ve))?(?: just| now)? (?:moved|moving|moves|transferred|switched) (?:over )?(?:from (.+?) )?to (the (?:[\p{L}\p{N}_-]+ ){1,3}(?:team|squad|department|division))\b(.*)$`,
    ([, who = '', from = '', team = '', rest = '']) => {
      if (!/^(?:I|He|She)$/.test(who) && kindOfName(who).kind !== 'person') return [];
      const left = / (?:team|squad|department|division)$/.test(from) ? [`${who} left ${from}${rest}`] : [];
      return [...left, `${who} joined ${team}${rest}`];
    },
  ),
  // 'Velorin is a drug used to treat migraine'
  rule(
    String.raw`^(${NAME}|It|They|This) (is|are|was|were) ((?:an?|the|one of the) [^,]+?) ((?:now |\p{Ll}+ly )?used (?:to|for|in|as|by) .+)$`,
    ([, who = '', verb = '', what = '', rest = '']) => [`${who} ${verb} ${what}.`, `${who} ${verb} ${rest}`],
  ),
  // 'has raised €18 million in a round led by Orr Ventures'
  rule(
    String.raw`^((?:.*, )?)(${NAME}|It|The \p{Ll}+) ((?:has |have )?(?:raised|secured|closed|completed|received)) ([^,]*?\b(?:round|funding|financing|investment|Series [A-F])(?: of [^,]{2,30}?)?)(?: that was|, which was|,)? (?:led|backed) by (${NAME}(?: and ${NAME})?)(.*)$`,
    ([, front = '', who = '', verb = '', what = '', lead = '', rest = '']) => [
      `${front}${who} ${verb} ${what}${rest}`,
      `${capital(who)} was backed by ${lead}.`,
    ],
  ),
  // 'I'm a potter from Leeds'
  rule(
    String.raw`^(${NAME}|I|He|She)((?: \([^()]{2,60}\)|, (?:also known as|known as|better known as|aka|a\.k\.a\.|alias) [^,()]{2,40},)?)( is| am| was|['’]m)( an? [\p{Ll} -]+?) from (${NAME})\.?$`,
    ([, who = '', aside = '', verb = '', what = '', from = '']) =>
      /^(?:place|unknown)$/.test(kindOfName(from).kind) && !isGoods(what.split(' ').at(-1) ?? '')
        ? [
            `${who}${aside}${verb}${what}.`,
            `${who}${verb} ${isFirm(what) ? 'headquartered in' : 'from'} ${from}.`,
          ]
        : [],
  ),
  // 'Ann works for Acme, while Bob runs a firm of his own'
  rule(
    String.raw`^(${NAME} [^;:]+?), (?:while|whereas) ((?:${NAME}|(?:the|its|his|her|their) \p{Ll}+) (?:now |still |also )?(?:is|was|are|were|has|had|\p{Ll}+(?:s|ed)|ran|led|became|went|took|left|built|made|won|wrote|held|kept|sold|bought|taught) .+)$`,
    ([, first = '', second = '']) => [`${first}.`, capital(second)],
  ),
  // 'Dear Ana, we have moved': who is spoken to
  rule(String.raw`^Dear \p{Lu}[^,.:;]{0,40}, (\p{Ll}.+)$`, ([, rest = '']) => [capital(rest)]),
  rule(
    String.raw`^(.*?)(${NAME}|\bThe \p{Ll}+), whose ([^,]+?(?:\d,\d{3}[^,]*)?)(?:, (.+)|\.)$`,
    ([, before = '', who = '', what = '', rest]) => [
      `${who}'s ${what}.`,
      rest === undefined ? `${before}${who}.` : `${before}${who} ${rest}`,
    ],
  ),
  rule(`^(${NAME}), (an? [^,]+? (?:that|which|who) [^,]+), (.+)$`, ([, who = '', what = '', rest = '']) => [
    `${who} is ${what}.`,
    `${who} ${rest}`,
  ]),
  rule(
    String.raw`^(${NAME}) (is|was) (an? [^,]+?) (?:that|which|who) ((?:is|was|has|had|\p{Ll}+s|\p{Ll}+ed) .+?)(?: and ((?:is|was|has|\p{Ll}+s|\p{Ll}+ed) .+?))?\.$`,
    ([, who = '', verb = '', what = '', first = '', second]) => [
      `${who} ${verb} ${what}.`,
      `${who} ${first}.`,
      ...(second === undefined ? [] : [`${who} ${second}.`]),
    ],
  ),
  rule(
    String.raw`^The [\p{Ll}-]+(?: (?!(?:of|for|in|at|on|to|with|from|by)\b)[\p{Ll}-]+)?? (?:that |which |who |whom )?(${NAME}) ((?:(?:has|had|have) )?\p{Ll}+(?: (?:for|in|at|to|with|on))?)( (?:in|on) [^,]*?\d{4})? (?:is|was|are|were) (?:called |named )?(${NAME})\.$`,
    ([, who = '', verb = '', when = '', what = '']) =>
      isDoing(verb) ? [`${who} ${verb} ${what}${when}.`] : [],
  ),
];

/** Two stretches of one verb, each with its own time. */
const paired: readonly Rule[] = [
  // 'Lena left Hull for Whitby'
  rule(
    String.raw`^(${NAME}|He|She|They) (?:has |have )?left (${NAME}) for (${NAME})((?: in| on|,|\.).*)$`,
    ([, who = '', from = '', to = '', rest = '']) => {
      const [left, reached] = [kindOfName(from).kind, kindOfName(to).kind];
      if (left === 'place' && (reached === 'place' || reached === 'unknown'))
        return [`${who} moved from ${from} to ${to}${rest}`];
      // 'left Acme for London'
      if (left === 'unknown' && reached === 'place') return [`${who} moved to ${to}${rest}`];
      const isStaff = left === 'organization' && (reached === 'organization' || reached === 'unknown');
      return isStaff ? [`${who} left ${from} and joined ${to}${rest}`] : [];
    },
  ),
  // 'Ola left Helvex in 2021 and moved to Corvid', 'worked at Helvex until 2022, then moved to Corvid': from firm to firm
  rule(
    String.raw`^(${NAME}|He|She|They) ((?:has |have )?(?:left|quit|worked (?:at|for)|was (?:at|with)|spent [^,;]{2,30}? at|no longer works (?:at|for)) (?:the )?(?:\p{Lu}[^,;]*?))(?:,? and|,|,? but|,? before)(?: then| later| now)? (?:(?:has |have )?moved|moving) to (${NAME})((?: (?:in|on|from|after|last|this)\b[^,;]*)?)\.?$`,
    ([, who = '', first = '', to = '', when = '']) => {
      const isJob = /^(?:has |have )?(?:worked|was|spent|no longer)/.test(first);
      const [, from = ''] = new RegExp(`(${NAME})`, 'u').exec(first) ?? [];
      const isFirm = isJob || kindOfName(from).kind === 'organization';
      return isFirm && kindOfName(to).kind !== 'place'
        ? [`${who} ${first}.`, `${who} joined ${to}${when}.`]
        : [];
    },
  ),
  rule(
    String.raw`^There,? (he|she|they|it|${NAME}) (?!is\b|was\b|are\b|were\b)(\p{Ll}+ .+?)\.$`,
    ([, who = '', rest = '']) => [`${capital(who)} ${rest} there.`],
  ),
  rule(
    String.raw`^(${NAME}) (?:currently |now )?works? as (an? \p{Ll}[\p{Ll} -]*?) ((?:at|for|in|with) (?:the )?\p{Lu}.*)$`,
    ([, who = '', what = '', where = '']) =>
      // 'works as a nurse and lives in Hull'
      what
        .split(/ (?:and|but) /)
        .slice(1)
        .some(isDoing)
        ? []
        : where.startsWith('at ')
          ? [`${who} is ${what} ${where}`]
          : [`${who} is ${what}.`, `${who} works ${where}`],
  ),
  rule(
    String.raw`^((?:(?:After|Before|Following|During|As|In|With) [^,]+, )?)((?!(?:After|Before|Following|During|As|In|With)\b)${NAME}|s?he) ((?:was |were |has |had )?\p{Ll}+) ((?:to|at|in|for|with|by|as|from) .+?) ((?:in|on|from) [^,]*?\d{4}),? and (?:then |later |again )?((?:to|at|in|for|with|by|as|from(?= \p{Lu})) .+? (?:in|on|from) [^,]*?\d{4})\.?$`,
    ([, front = '', who = '', verb = '', where = '', when = '', rest = '']) => [
      `${front}${who} ${verb} ${where} ${when}.`,
      `${capital(who)} ${verb} ${rest}.`,
    ],
  ),
  // 'The ticket cost 12 euros from May 2019 to June 2021 and 15 euros until May 2023', 'had 20 staff in 2010 and 40 in 2015'
  rule(
    String.raw`^(.+? (?:was|were|had|has|reached|sold|made|earned|employed|cost|weighed)) (\S*\d\S*(?: \p{Ll}+)? (?:in|from|between|until|till|at) [^;]*?\d{4}(?:,? and|,) \S*\d[^;]*?\d{4})\.?$`,
    ([, front = '', list = '']) => {
      const parts = list
        .split(/(?<=\d{4})(?:,? and|,) (?=\S*\d)/u)
        .map((part) => /^(\S*\d\S*)( \p{Ll}+)? ((?:in|from|between|until|till|at) .*?\d{4})$/u.exec(part));
      const unit = parts[0]?.[2] ?? '';
      return parts.length < 2 || parts.some((found) => found === null)
        ? []
        : parts.map((found) => `${front} ${found?.[1] ?? ''}${found?.[2] ?? unit} ${found?.[3] ?? ''}.`);
    },
  ),
];

const straightened = new PatternSet([
  ...announced,
  ...undone,
  ...tracked,
  ...turnedRound,
  ...postsStraight,
  ...putOff,
  ...said,
  ...untrue,
  ...unsure,
  ...returned,
  ...order,
  ...doing,
  ...renamings,
  ...contracts,
  ...firmNews,
  ...foundings,
  ...dealings,
  ...pricesStraight,
  ...wares,
  ...headcounts,
  ...counted,
  ...measured,
  ...found,
  ...courseWords,
  ...plannedDays,
  ...charges,
  ...clients,
  ...decisions,
  ...expiries,
  ...memberships,
  ...structures,
  ...turnouts,
  ...shifted,
]);

const parts = [
  ...terms,
  ...untilEvents,
  ...accordingTo,
  ...quoted,
  ...vouched,
  ...spoken,
  ...both,
  ...cleft,
  ...eachYear,
  ...datedObjects,
  ...frontMarks,
  ...described,
  ...tracking,
  ...opposed,
  ...courses,
  ...stretched,
  ...together,
  ...everyday,
  ...givingUp,
  ...disposals,
  ...listings,
  ...newHeads,
  ...teamChanges,
  ...projectChanges,
  ...workingHours,
  ...superiors,
  ...jobs,
  ...venues,
  ...headquarters,
  ...homes,
  ...moves,
  ...partings,
  ...clientsInTurn,
  ...formerNames,
  ...prices,
  ...firmNewsParts,
  ...wareParts,
  ...headcountParts,
  ...gapped,
  ...kept,
  ...handedOn,
  ...workTold,
  ...careers,
  ...postsApart,
  ...promotions,
  ...privateLives,
  ...households,
  ...kinAges,
  ...lifeEvents,
  ...personalData,
  ...possessions,
  ...lives,
  ...paired,
  ...profiles,
  ...objectClauses,
  ...setOff,
  ...fronted,
  ...nested,
  ...plansAside,
  ...stretchesOfPapers,
  ...reachable,
];

const parted = new PatternSet([...named, ...compared, ...parts]);

const unpacked = new PatternSet([...named, ...compared, ...entries, ...parts]);

/** 'It is in Graz that the servers stand, and the chair is Ann Lee': only the servers do. */
const cleftInFront =
  /^(It (?:is|was) (?:in|on|at|from|near|during|for) [^,]+? that [^,]+), (?:and|but) (.+)$/u;

/** 'Since March team Osprey uses GitLab': its name begins there. */
const smallTeam =
  /(?<!\b(?:the|our|my|his|her|its|their|an?|this|that|new|first|second|whole|which|what) )\bteam (?=\p{Lu}\p{Ll})/gu;

/**
 * The plain sentences that a claim's sentence is made of: inversions put straight, nouns of doing turned to verbs, and what stands in front or in between
 * as a description said on its own. The sentence itself where there is nothing to unfold. The last is what the sentence mainly says.
 */
export function unfold(said: string): string[] {
  if (said.length > 600) return [said];
  const sentence = withDates(said.replace(owningUp, '').replace(smallTeam, 'Team '));
  const [before] = [...takenBack, ...formerly].flatMap(([pattern, make]) => {
    const match = pattern.exec(sentence);
    const made = match === null ? [] : make(match);
    return made.length === 0 ? [] : [made];
  });
  if (before !== undefined) return before.flatMap(unfold);
  // 'Its head is Ann Lee; the previous head, Bob Ray, retired in 2019'
  const parts = sentence.split(
    /; (?!however\b|that is\b|[^;]{2,60} (?:does|do|did)(?: now)?\.?$|[^;]{2,40} is in\.?$|[^;]{2,60} (?:his|her|their) successor\.?$|(?:his|her|their) successor (?:is|was) )/,
  );
  if (parts.length > 1 && parts.every(isSentence))
    return parts.flatMap((part, i) => unfold(i < parts.length - 1 ? `${part}.` : part));
  const [, cleft, rest] = cleftInFront.exec(sentence) ?? [];
  if (cleft !== undefined && rest !== undefined && isSentence(capital(rest)))
    return [...unfold(`${cleft}.`), ...unfold(capital(rest))];
  const labelled = behindLabel(sentence);
  if (labelled !== null) return unfold(labelled);
  const [front, behind] = splitAtColon(sentence) ?? [];
  if (front !== undefined && behind !== undefined) return [...unfold(front), ...unfold(behind)];
  const text = straightened.rewrite(capital(reword(sentence)), (crooked, [pattern, put]) => {
    const match = pattern.exec(crooked);
    return (match === null ? undefined : put(match)[0]) ?? crooked;
  });
  return unnest(text, 4);
}

function unnest(text: string, depth: number): string[] {
  if (depth === 0) return [text];
  for (const [pattern, put] of (packed.test(text) ? unpacked : parted).fitting(text)) {
    const match = pattern.exec(text);
    const made = match === null ? [] : put(match);
    if (made.length > 0) return made.flatMap((part) => unnest(part, depth - 1));
  }
  return [text];
}

function pastOf(verb: string): string {
  const known: Readonly<Record<string, string>> = {
    cut: 'cut',
    buy: 'bought',
    sell: 'sold',
    freeze: 'frozen',
    cancel: 'cancelled',
    'bring forward': 'brought forward',
  };
  return known[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);
}

/** What places, dates and ranks are counted by: 'moved the painting from Room 4 to Room 9'. */
const isCounted =
  /^(?:Room|Hall|Building|Gate|Floor|Level|Studio|Ward|Dock|Pier|Berth|Quay|Page|Chapter|Stage|Group|Class|Year|Grade|Route|Line|Track|Lane|Seat|Table|Shelf|Box|Bay|Hangar|Terminal|Zone|District|Sector|Camp|Site|Unit|Plot|Flat|House|Phase|Tier|Band|Division|League|Week|Day|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** 'a small firm': not born anywhere. */
function isFirm(what: string): boolean {
  return /\b(?:firm|company|business|start-?up|bank|brewery|bakery|retailer|airline|maker|manufacturer|agency|publisher|consultancy)$/.test(
    what,
  );
}

/** 'phone', 'stove': goods are from a maker as well as from a town. */
function isGoods(noun: string): boolean {
  return classNounType(noun) === 'product' || isWare(noun);
}
