import { KIN } from '../../language/words/kin.ts';
import { lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { classNounType, isWare } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { GONE } from './deeds.ts';
import { capital, NAME, type Rule, rule, ruleHolding, uncapital } from './sentence-rule.ts';
import { toldAtOnce } from './told-at-once.ts';
import { isDoing, isFirm } from './word-kinds.ts';

/** 'Node 20', 'Rails 7.1', '4.2.0' */
const VERSIONED = String.raw`(?:\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)? )?v?\d[\d.]*\d|(?:\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)? )?v?\d`;

const OWN = '(?:has|have|had|owns?|owned|keeps?|adopted|bought|got)';

const CALLED = String.raw`(?:an?|the|one) (?:[\p{L}\p{N}’'-]+ ){1,5}?(?:named|called) ${NAME}`;

/** What places, dates and ranks are counted by: 'moved the painting from Room 4 to Room 9'. */
const isCounted =
  /^(?:Room|Hall|Building|Gate|Floor|Level|Studio|Ward|Dock|Pier|Berth|Quay|Page|Chapter|Stage|Group|Class|Year|Grade|Route|Line|Track|Lane|Seat|Table|Shelf|Box|Bay|Hangar|Terminal|Zone|District|Sector|Camp|Site|Unit|Plot|Flat|House|Phase|Tier|Band|Division|League|Week|Day|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Sentences with others inside them: each said on its own. */
export const nested: readonly Rule[] = [
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
  // 'The bridge, which mayor Ann Lee opened on Sunday, is 300 metres long'
  rule(
    String.raw`^((?:The|An?) [^,;]{2,60}?|${NAME}), which ((?:the |its |their )?(?:[\p{Ll}-]+ ){0,2}(?:${NAME}|(?<=(?:the|its|their) [\p{Ll} -]{0,40})[\p{Ll}-]+)|s?he|they) (\p{Ll}+)((?: (?:on|in|at|for|last|this|yesterday)\b[^,;]{0,40}?)?), (?!and\b|or\b|but\b)((?:is|was|are|were|has|had|have|will|\p{Ll}+(?:s|ed)|cost|sold|won|made|became|ran|held|drew|fell|rose)\b[^;]+)$`,
    ([, what = '', who = '', verb = '', when = '', rest = '']) =>
      (lookUpVerb(verb) & Word.verbPast) === 0 || /^(?:had|was|were|did|could|would|should|might)$/.test(verb)
        ? []
        : [`${capital(who)} ${verb} ${what.replace(/^(?:The|An?)\b/, uncapital)}${when}.`, `${what} ${rest}`],
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
  // 'On 6 May alder was upgraded from Kubernetes 1.26 to 1.29': also what is called in small letters
  rule(
    String.raw`^((?:(?:On|In) [^,]{3,20}?,? )?)([\p{L}\p{N}_-]+|[Tt]he [\p{L}\p{N} _-]{3,40}?) (?:was|has been|got) (?:upgraded|updated|bumped|moved|migrated) from (\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?) v?(\d[\d.]*) to (?:(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?) )?v?(\d(?:[\d.]*\d)?)((?: (?:in|on|at|during|yesterday|today|last|this)\b.*|\.)?)$`,
    ([, front = '', what = '', one = '', old = '', other, now = '', behind = '']) => {
      if ((other !== undefined && other !== one) || isCounted.test(one) || /^\d/.test(what)) return [];
      const when = front.replace(/,? $/, '');
      const rest = when === '' ? behind : ` ${uncapital(when)}${behind}`;
      return [
        `${capital(what)} stopped running on ${one} ${old}${rest}`,
        `${capital(what)} started running on ${one} ${now}${rest}`,
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
  // 'started as an intern at Orr and is now its head of sales'
  ruleHolding(
    ' now ',
    String.raw`^(${NAME}|He|She|I) ((?:first |originally )?(?:started|began|joined|came|entered|trained|studied|worked|grew up|was born|moved)\b[^;]{3,110}?),? and ((?:is|am) now|now (?:works|lives|runs|leads|heads|teaches|owns|manages|plays)) ([^;]{3,120})$`,
    ([, who = '', first = '', now = '', rest = '']) => [`${who} ${first}.`, `${who} ${now} ${rest}`],
  ),
  // 'Ann is now at Orr, having left Tarn in May'
  ruleHolding(
    ', having ',
    String.raw`^(${NAME}|He|She|It|They|I) ([^;]{4,120}?), having ((?:previously |recently |only |just |first )?)(been )?(\p{Ll}+)( [^;]{2,120}?)?\.?$`,
    ([, who = '', main = '', , been, done = '', rest = '']) =>
      /\b(?:with|after|of|before|without|by|from|for|not)$/.test(main)
        ? []
        : [
            `${who} ${main}.`,
            `${who} ${been === undefined ? (simple[done] ?? done) : `was ${done}`}${rest}.`,
          ],
  ),
  // 'Velorin is a drug used to treat migraine'
  rule(
    String.raw`^(${NAME}|It|They|This) (is|are|was|were) ((?:an?|the|one of the) [^,]+?)(?<! (?:and|but|who|which|that)) ((?:now |\p{Ll}+ly )?used (?:to|for|in|as|by) .+)$`,
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
    String.raw`^(${NAME}(?: ["“][^"“”]{2,20}["”] ${NAME})?|I|He|She)((?: \([^()]{2,60}\)|, (?:(?:(?:also|better|best|widely) )?known (?:professionally |popularly )?as|aka|a\.k\.a\.|alias) [^,()]{2,40},)?)( is| am| was|['’]m)( an? [\p{Ll} -]+?) from (${NAME})\.?$`,
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

/** 'phone', 'stove': goods are from a maker as well as from a town. */
function isGoods(noun: string): boolean {
  return classNounType(noun) === 'product' || isWare(noun);
}

/** The simple past of participles that have another form for it. */
const simple: Readonly<Record<string, string>> = {
  become: 'became',
  begun: 'began',
  come: 'came',
  given: 'gave',
  gone: 'went',
  grown: 'grew',
  run: 'ran',
  taken: 'took',
  written: 'wrote',
};
