import { lookUp, lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { AGE, capital, MONTH, NAME, type Rule, rule, uncapital } from './sentence-rule.ts';

/** Who decides in minutes, and what is decided. */
const BODY =
  '(?:board|committee|council|team|group|meeting|members?|panel|trustees|partners|shareholders|directors)';

const DECIDED =
  'move|postpone|raise|lower|cut|increase|reduce|change|extend|cancel|close|approve|buy|sell|rename|adopt|delay|bring forward|freeze|double|replace';

const WHOSE = "(?:.+?['’]s?|Its|His|Her|Their|Our)";

const SETS =
  'customers|clients|suppliers|partners|investors|backers|competitors|rivals|subsidiaries|shareholders|owners|founders|brands|children|sons|daughters|siblings|members|requirements|prerequisites|dependencies';

const isSet = new RegExp(`^(?:${SETS})$`, 'i');

const SET = String.raw`(?:\p{Ll}+ ){0,2}(?:${SETS})`;

/** A name in a list, with what somebody is in front of it and years behind it. */
const MEMBER = String.raw`(?:the (?:[\p{Ll}-]+ ){1,3})?${NAME}(?: \([^()]{3,24}\))?`;

/** 'It was Ada who founded Loom', 'Among its customers are …', 'What Loom sells is yarn': put straight. */
export const order: readonly Rule[] = [
  rule(
    String.raw`^(Had|Were|Should) (${NAME}|s?he|it|they|we|I|the \p{Ll}+) ([^,]+), (.*\b(?:would|could|might)(?:n['’]t)? .+)$`,
    ([, had = '', who = '', what = '', rest = '']) => [`If ${who} ${had.toLowerCase()} ${what}, ${rest}`],
  ),
  rule(
    String.raw`^It (?:is|was) ((?:in|on|at|from|near|during|for) [^,]+?|(?:\d{1,2} )?${MONTH} \d{4}) that (.+?)\.?$`,
    ([, where = '', rest = '']) => [`${rest} ${where}.`],
  ),
  rule(
    String.raw`^It (?:is|was) ((?:the (?:[\p{Ll}-]+ ){1,3})?${NAME}(?: and ${NAME})?)(?:,? (?:and )?not (?:(?:his|her|its|the|an?) (?:[\p{Ll}-]+ ?){1,3})?(?:${NAME})?,?| rather than ${NAME},?)? (?:who|that|which) (.+)$`,
    ([, who = '', rest = '']) => [`${capital(who)} ${rest}`],
  ),
  rule(
    String.raw`^(\p{Lu}[\p{L}\p{N}_'’-]+(?: \p{Lu}[\p{L}\p{N}_'’-]+)*) is (?:now |already )?(\d{1,2}|1[01]\d|${AGE})(?: years old)?(?: now| already| today)?\.?$`,
    ([, who = '', age = '']) => {
      if (who === 'He' || who === 'She') return [`${who === 'He' ? 'His' : 'Her'} age is ${age}.`];
      // 'Ann's GPA is 4'
      return isNoun(who) || /^(?:It|That|This|They)$|(?:['’]s|^My|^Our|^His|^Her|^Its) \p{Lu}{2,}$/u.test(who)
        ? []
        : [`${who}'s age is ${age}.`];
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
  // 'Founded by Ann Lee in 1988 was the Orr Bakery'
  rule(
    String.raw`^(Founded|Built|Designed|Owned|Established|Directed|Conducted|Written|Published|Elected|Appointed|Chosen) ((?:by|in|as) [^,;]+?) (is|was) (${NAME})\.?$`,
    ([, verb = '', how = '', be = '', who = '']) => [`${who} ${be} ${uncapital(verb)} ${how}.`],
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
  // 'Among its natives are the painter Ida Moss (born 1961) and Tom Ray'
  rule(
    String.raw`^Among (?:its|the) (?:[\p{Ll}-]+ )?(natives|residents|inhabitants)((?: of ${NAME})?) (?:is|are|was|were) (${MEMBER}(?:(?:, ${MEMBER}){0,8},? and ${MEMBER})?)\.?$`,
    ([, set = '', of = '', who = '']) => [`${capital(who)} are ${set}${of === '' ? ' of it' : of}.`],
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

/** Whether a word that begins a sentence is a noun rather than a name: 'Budget is 800'. */
function isNoun(word: string): boolean {
  const bits = lookUp(word.toLowerCase());
  return (bits & Word.noun) !== 0 && (bits & Word.firstName) === 0;
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
