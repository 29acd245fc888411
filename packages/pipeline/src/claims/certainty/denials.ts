import { baseOfIrregular, pastOf, thirdOf } from '../../language/words/inflections.ts';
import { lookUp, lookUpVerb, verbShape, verbStem, Word } from '../../language/words/lexicon.ts';
import { capital, MONTH, NAME, NAMES, type Rule, rule, uncapital } from '../rewordings/sentence-rule.ts';

const WHEN = String.raw`(?:the (?:\p{Ll}+ ){0,3})?(?:(?:\d{1,2} )?(?:${MONTH} )(?:\d{1,2}, )?)?\d{4}|(?:\d{1,2} )?${MONTH}(?: \d{1,2})?|\p{Lu}\p{Ll}+day|yesterday|(?:last|this|next) \p{Ll}+|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|several|some) (?:days?|weeks?|months?|years?|decades?) (?:later|afterwards)`;
const WHO = String.raw`(?:${NAME}|[Ss]he|[Hh]e|[Ii]t|[Tt]hey|[Ww]e|I|(?:[Tt]he|[Mm]y|[Ii]ts|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) (?:[\p{L}\p{N}'’-]+ ){0,4}?[\p{L}\p{N}'’-]+)`;
/** 'open every day except Monday': a day is no name. */
const DAY = `(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Christmas|Easter|New Year|${MONTH})\\b`;
/** What a firm has in several towns. */
const SITE =
  '(?:offices?|shops?|stores?|branch(?:es)?|factory|factories|plants?|outlets?|restaurants?|studios?|warehouses?|depots?|showrooms?|sites?|locations?|clinics?|hotels?|bakery|bakeries|salons?|laborator(?:y|ies)|labs?|mills?|schools?|cinemas?|campuses|campus)';
const BESIDES = '(?:except(?: for)?|apart from|other than|but|save(?: for)?|with the exception of)';
const THE_ONE = `(?:(?:the one|that|the ${SITE}|its ${SITE}) (?:in|at) (${NAME})|(?:the|its) (${NAME}) (?:${SITE}|one))`;
const GIVEN_UP = '(?:closed|shut|sold|given up|gave up|abandoned|shuttered|wound up|disposed of)';
const PLACED = '(?:in|at|on|for|from|with|to|by)';

/** 'in 2009', 'on 3 May', 'last year' */
function at(when: string): string {
  if (/^(?:yesterday|last|this|next)\b|(?:later|afterwards)$/u.test(when)) return when;
  return `${/^\d{1,2} |day$|^\p{L}+ \d{1,2}(?:,|$)/u.test(when) && !/^\d{4}$/.test(when) ? 'on' : 'in'} ${when}`;
}

function isBase(verb: string): boolean {
  return (lookUpVerb(verb) & Word.verbBase) !== 0 || verb === 'found';
}

/** 'the Elsberg quarry get a weighbridge' behind 'did': of two words that may be its verb, the one that is no noun. */
function inPast(told: string): string[] {
  const words = told.split(' ');
  const verbs = [...words.keys()].filter(
    (i) => i > 0 && i < 8 && /^\p{Ll}+$/u.test(words[i] ?? '') && isBase(words[i] ?? ''),
  );
  const at = verbs.find((i) => (lookUp(words[i] ?? '') & Word.noun) === 0) ?? verbs[0];
  return at === undefined ? [] : [words.with(at, pastOf(words[at] ?? '')).join(' ')];
}

/** 'did not open until 2021', 'It was not until 2021 that it opened': put off until it happened. */
export const putOff: readonly Rule[] = [
  // 'Never has Orr owned a bank', 'At no time did Orr own it'
  rule(
    `^(?:Never(?: again| once)?|Not once|At no (?:time|point|stage)|On no account|Under no circumstances|In no way|By no means) (do|does|did|is|are|was|were|has|have|had|can|could|will|would) (${WHO}) (.+)$`,
    ([, verb = '', who = '', rest = '']) => [`${capital(who)} ${verb} not ${rest}`],
  ),
  // 'Ann hardly ever drinks coffee', 'Ann almost never eats meat'
  rule(
    `^(?=.* (?:hardly|scarcely|never) )(${WHO}) (?:(?:hardly|scarcely)(?: ever)?|(?:almost|practically|virtually|next to) never) (\\p{Ll}+)((?: .+)?\\.?)$`,
    ([, who = '', verb = '', rest = '']) => {
      const not = denied(verb);
      return not === null || isBeing(verb) ? [] : [`${capital(who)} ${not}${rest}`];
    },
  ),
  // 'Orr is by no means a bank', 'Orr in no way owns it'
  rule(
    `^(?=.* (?:no|not) )(${WHO}) (?:(is|are|was|were|has|have|had|does|do|did|can|will|would) )?(?:by no means|in no way|in no sense|at no (?:time|point)|on no account|not in the least|not remotely) (?!(?:the )?(?:only|least)\\b)(\\p{Ll}+)((?: .+)?)$`,
    ([, who = '', be, what = '', rest = '']) => {
      if (be !== undefined) return [`${capital(who)} ${be} not ${what}${rest}`];
      const not = denied(what);
      return not === null ? [] : [`${capital(who)} ${not}${rest}`];
    },
  ),
  rule(
    String.raw`^It (?:is|was) (?:not|only) (?:until|in|on) (${WHEN}) that (.+?)\.?$`,
    ([, when = '', rest = '']) => [`${capital(rest)} ${at(when)}.`],
  ),
  rule(
    String.raw`^(?:Not until|Only in|Only on) (${WHEN}) (?:did (?=${WHO} \p{Ll})([^,;.]+)|(was|were) (${WHO}) (\p{Ll}+)((?: [^,;.]+)?))\.?$`,
    ([, when = '', told, be, what = '', done = '', rest = '']) => {
      if (told !== undefined) return inPast(told).map((sentence) => `${capital(sentence)} ${at(when)}.`);
      return verbShape(done, done).participle ? [`${capital(what)} ${be} ${done}${rest} ${at(when)}.`] : [];
    },
  ),
  rule(
    String.raw`^(?=.* until )(${WHO}) (was|were)(?: not|n['’]t) (\p{Ll}+)((?: [^,;]+?)?) until (${WHEN})\.?$`,
    ([, who = '', be = '', verb = '', rest = '', when = '']) =>
      verbShape(verb, verb).participle ? [`${who} ${be} ${verb}${rest} ${at(when)}.`] : [],
  ),
  rule(
    String.raw`^(?=.* until )(${WHO}) (?:did not|didn['’]t) (\p{Ll}+)((?: [^,;]+?)?) until (${WHEN})\.?$`,
    ([, who = '', verb = '', rest = '', when = '']) =>
      isBase(verb) ? [`${who} ${pastOf(verb)}${rest} ${at(when)}.`] : [],
  ),
  rule(
    String.raw`^(?=.* until )(${WHO}) (?:will not|won['’]t) (\p{Ll}+)((?: [^,;]+?)?) until (${WHEN})\.?$`,
    ([, who = '', verb = '', rest = '', when = '']) => [`${who} will ${verb}${rest} ${at(when)}.`],
  ),
];

/** 'It was to open in 2019, but it did not open until 2021.' */
const later: Rule = rule(
  `^(?=.* until )([^;]+?)(?:,|;) (?:but|and) ((?:s?he|it|they) (?:was|were|did) not .+)$`,
  ([, first = '', second = '']) => {
    for (const [pattern, make] of putOff) {
      const match = pattern.exec(second);
      const made = match === null ? [] : make(match);
      if (made.length > 0) return [`${first}.`, ...made.map(capital)];
    }
    return [];
  },
);

/** The verb of the first part with a negation: 'does not operate', 'was not'; null where its base form is unknown. */
export function denied(verb: string): string | null {
  if (/^(?:is|are|was|were)$/.test(verb)) return `${verb} not`;
  if (verb === 'has') return 'does not have';
  if (verb === 'had') return 'did not have';
  const { third, past, base } = verbShape(verb, verbStem(verb) ?? verb);
  if (base && isBase(verb)) return `do not ${verb}`;
  const irregular = baseOfIrregular(verb);
  if (irregular !== undefined) return `did not ${irregular}`;
  const stem = verbStem(verb);
  if (stem === null) return null;
  return third ? `does not ${stem}` : past ? `did not ${stem}` : null;
}

/** 'the one in Riga' of all the offices that a firm closes: it stays open. */
function stillOpen(sites: string, where: string, who: string | undefined): string {
  const site = sites
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|campus)es$/, '')
    .replace(/(?<!pu)s$/, '');
  return who === undefined
    ? `The ${site} in ${where} is still open.`
    : `${capital(who)} still ${/^(?:we|they|i)$/i.test(who) ? 'have' : 'has'} ${/^[aeiou]/.test(site) ? 'an' : 'a'} ${site} in ${where}.`;
}

/** 'everybody in the band lives in Leeds' without one of them: who does not; 'nobody …': who does. */
function excepted(who: string, what: string): string[] {
  const words = what.split(' ');
  const isNone = /^no/.test(words[0] ?? '');
  const at = words.findIndex((word, i) => i > 0 && isFiniteOfOne(word));
  const [verb = '', rest] = [words[at] ?? '', words.slice(at + 1).join(' ')];
  const not = denied(verb);
  if (at < 1 || rest === '' || who.includes(' and ')) return [];
  const said = isNone
    ? `${who} ${verb} ${rest}`
    : not === null
      ? `It is not true that ${who} ${verb} ${rest}`
      : `${who} ${not} ${rest}`;
  return [`${said}.`, `Except for ${who}, ${what}.`];
}

export function isFiniteOfOne(word: string): boolean {
  if (/^(?:is|was|has|had)$/.test(word)) return true;
  const { third, past } = verbShape(word, verbStem(word) ?? word);
  return third || past;
}

function isBeing(verb: string): boolean {
  return /^(?:is|are|was|were|has|have|had|does|do|did|will|can|may|might|must|should|would|could)$/.test(
    verb,
  );
}

/** Whether words end in a noun: 'blood pressure' – not 'quickly', 'convincing'. */
function isNominal(words: string): boolean {
  const last = words.split(' ').at(-1) ?? '';
  return !/(?:ly|ed)$/.test(last) && (lookUp(last) & (Word.adjective | Word.adverb)) === 0;
}

/** Names, one or several: 'Paris', 'Paris or Rome'. */
const PLACES = String.raw`(?:the )?\p{Lu}[^,;]*?`;

function uncapitalWho(who: string): string {
  return /^(?:S?[Hh]e|It|They|We|The|His|Her|Its|Their|Our|My) /u.test(`${who} `) ? uncapital(who) : who;
}

/** Whether a word is a verb of one in the third person, and no plural: 'melts', 'is', but not 'fruits'. */
function isFiniteAlone(word: string): boolean {
  return isBeing(word) || (isFiniteOfOne(word) && (lookUp(word) & (Word.pluralNoun | Word.adjective)) === 0);
}

const denying = /\b(?:no|not|never)\b/;
/** 'has two sons', unlike 'has been to Oslo', 'has sold the car'. */
const things =
  /^(?:an?|the|some|many|several|his|her|its|their|one|two|three|four|five|six|seven|eight|nine|ten|\d+) /;

/** 'in Ghent but not in Paris', 'offices in Ghent, but none in Paris': what the second part denies is not said of the first. */
export const opposed: readonly Rule[] = [
  later,
  // 'is green and melts in air but not in water': only what is said last is set against something
  rule(
    String.raw`^(?=.* but (?:not|none) )(${WHO}) ((?:also |still |now )?(\p{Ll}+) [^,;]+?),? and ((?:also |still |now )?(\p{Ll}+) (?:(?!\bbut\b)[^;])+,? but (?:not|none) [^;]+)$`,
    ([, who = '', first = '', verb = '', last = '', second = '']) =>
      isFiniteOfOne(verb) && isFiniteAlone(second) ? [`${who} ${first}.`, `${who} ${last}`] : [],
  ),
  // 'Orr Ltd closed all its offices except the one in Riga', 'All shops of Orr Ltd but the Hull shop were sold': what it keeps
  rule(
    String.raw`^((?:(?:In|On|By) [^,;]{3,24}, )?)(${WHO}) (?:has |have |had )?(?:now )?${GIVEN_UP}(?: down)? (?:all(?: of)? |every (?:one of )?)(?:its |their |the )?(?:[\p{Ll}-]+ ){0,2}?(${SITE}),? ${BESIDES} ${THE_ONE}(?: (?:in|on|last|this) [^,;.]{3,24})?\.?$`,
    ([, , who = '', site = '', one, other]) => [stillOpen(site, one ?? other ?? '', who)],
  ),
  rule(
    String.raw`^(?:(?:In|On|By) [^,;]{3,24}, )?(?:[Aa]ll(?: of)?|[Ee]very|[Ee]ach) (?:the |its |their )?(?:[\p{Ll}-]+ ){0,2}?(${SITE})(?: of ((?:the )?${NAME}))?,? ${BESIDES} ${THE_ONE},? (?:were|was|have been|has been|are|is|will be|had been) (?:now )?${GIVEN_UP}(?: down)?(?: [^,;.]{2,60})?\.?$`,
    ([, site = '', who, one, other]) => [stillOpen(site, one ?? other ?? '', who)],
  ),
  // 'Everyone in the band except Luis Prado lives in Leeds': not he
  rule(
    String.raw`^((?:Everyone|Everybody|All|Every|Each) [^,;]{0,60}?),? (?:except(?: for)?|apart from|other than|but) (?!${DAY})(${NAMES}),? (is|are|was|were|has|had|\p{Ll}+) (.+)$`,
    ([, all = '', who = '', verb = '', rest = '']) => {
      const not = denied(verb);
      if (not === null) return [];
      const isOne = !who.includes(' and ');
      const agreeing = isOne
        ? not
            .replace(/^do /, 'does ')
            .replace(/^are /, 'is ')
            .replace(/^were /, 'was ')
        : not
            .replace(/^does /, 'do ')
            .replace(/^is /, 'are ')
            .replace(/^was /, 'were ');
      return [`${capital(who)} ${agreeing} ${rest}`, `Except for ${who}, ${uncapital(all)} ${verb} ${rest}`];
    },
  ),
  // 'Apart from Luis Prado, everybody in the band lives in Leeds', 'Everybody in the band lives in Leeds, except Luis Prado'
  rule(
    String.raw`^(?:Apart from|With the exception of) (?!${DAY})(${NAMES}), ((?:everyone|everybody|nobody|no one|all(?: of)? (?:the|his|her|its|their|my|our)|every) [^,;]+?)\.?$`,
    ([, who = '', what = '']) => excepted(who, what),
  ),
  rule(
    String.raw`^((?:Everyone|Everybody|Nobody|No one) [^,;]+?),? (?:except(?: for)?|apart from|other than|but) (?!${DAY})(${NAMES})\.?$`,
    ([, what = '', who = '']) => excepted(who, uncapital(what)),
  ),
  // 'Orr has no offices outside Norway apart from one in Riga'
  rule(
    String.raw`^(${WHO}) (has|had|owns|owned|runs|ran|operates|operated) no (?:other )?([\p{Ll}-]+(?: [\p{Ll}-]+)?)s(?: (?:outside|beyond|in|abroad|elsewhere)[^,;]*?)?,? (?:except(?: for)?|apart from|other than|but|besides) (?:(?:(?:the )?one|that|its [\p{Ll} ]{3,20}?) )?(in|at|near) (\p{Lu}[^,;]*?)\.?$`,
    ([, who = '', verb = '', what = '', word = '', where = '']) => [
      `${who} ${verb} ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what.replace(/(?<=ch|sh|x)e$/u, '')} ${word} ${where}.`,
    ],
  ),
  rule(
    String.raw`^(?:Nobody|No one)(?: [^,;]{0,60}?)? (?:but|except|apart from|other than) (${NAMES}) (\p{Ll}+) (.+)$`,
    ([, who = '', verb = '', rest = '']) => (isFiniteOfOne(verb) ? [`${who} ${verb} ${rest}`] : []),
  ),
  // 'I eat everything except shellfish', 'She likes all fruit apart from bananas': not that
  rule(
    String.raw`^(${NAME}|I|He|She|We|They|(?:My|His|Her|Our) \p{Ll}+(?: ${NAME})?) ((?:eat|drink|like|love|enjoy)s?) ((?:everything|anything|all (?:kinds of |sorts of )?\p{Ll}+(?: \p{Ll}+)?)),? (?:except(?: for)?|apart from|other than|but|bar|save for|with the exception of) (?!when\b|if\b|on\b|in\b|at\b|for\b|I\b|s?he\b|not\b)([^,;]{2,50}?)\.?$`,
    ([, who = '', verb = '', what = '', not = '']) => {
      const never = denied(verb);
      // 'likes everything but hates golf'
      return never === null || (not.includes(' ') && isFiniteOfOne(not.split(' ')[0] ?? ''))
        ? []
        : [`${who} ${never} ${not}.`, `${who} ${verb} most ${/^all/.test(what) ? what.slice(4) : 'things'}.`];
    },
  ),
  // 'Petrel supports all major browsers except Safari': not that one
  rule(
    String.raw`^(${WHO}) ((?:also |still |now )?)(\p{Ll}+) ((?:\p{Ll}+ )?(?:all|every) [^,;]{2,60}?),? (?:except(?: for)?|apart from|other than) ((?:${PLACED} )?)(?!${DAY})(${NAMES})\.?$`,
    ([, who = '', adverb = '', verb = '', all = '', word = '', what = '']) => {
      const not = denied(verb);
      const [, lead = ''] = new RegExp(`^(${PLACED}) `, 'u').exec(all) ?? [];
      return not === null
        ? []
        : [
            `${who} ${not} ${word !== '' ? word : lead === '' ? '' : `${lead} `}${what}.`,
            `Except for ${what}, ${uncapitalWho(who)} ${adverb}${verb} ${all}.`,
          ];
    },
  ),
  rule(
    String.raw`^(?=.* but (?:not|none) )(${WHO}) ((?:also |still |now )?)(\p{Ll}+) ([^,;]*?)(${PLACED}) ([^;]+?),? but (?:(?:not|none) \5|not) (${PLACES})\.?$`,
    ([, who = '', adverb = '', verb = '', what = '', word = '', first = '', second = '']) => {
      const not = denied(verb);
      return not === null || /\bbut\b/.test(first)
        ? []
        : [`${who} ${not} ${what}${word} ${second}.`, `${who} ${adverb}${verb} ${what}${word} ${first}.`];
    },
  ),
  // 'TREM2 is expressed in microglia but not in neurons'
  rule(
    String.raw`^(?=.* but not )(${WHO}) ((?:also |still |now )?)(\p{Ll}+) ([^,;]*?)(${PLACED}) ([^;]+?),? but not \5 ((?:\p{Ll}[\p{L}\p{N}-]* ){0,4}\p{Ll}[\p{L}\p{N}-]*)\.?$`,
    ([, who = '', adverb = '', verb = '', what = '', word = '', first = '', second = '']) => {
      const not = denied(verb);
      return not === null || /\bbut\b/.test(first)
        ? []
        : [`${who} ${not} ${what}${word} ${second}.`, `${who} ${adverb}${verb} ${what}${word} ${first}.`];
    },
  ),
  // 'Metformin reduced weight but not blood pressure'
  rule(
    String.raw`^(?=.* but not )(${WHO}) ((?:also |still |now )?)(\p{Ll}+) ((?:\p{Ll}[\p{L}\p{N}-]* ){0,4}\p{Ll}[\p{L}\p{N}-]*),? but not ((?!(?:${PLACED}|as|when|if|all|every|only|because|so|very|too|enough|always|yet|necessarily|until|before|after|exclusively|limited)\b)(?:\p{Ll}[\p{L}\p{N}-]* ){0,3}\p{Ll}[\p{L}\p{N}-]*)\.?$`,
    ([, who = '', adverb = '', verb = '', first = '', second = '']) => {
      const not = denied(verb);
      return not === null || isBeing(verb) || !isNominal(second)
        ? []
        : [`${who} ${not} ${second}.`, `${who} ${adverb}${verb} ${first}.`];
    },
  ),
  // 'Zofia speaks Polish and German but no English'
  rule(
    String.raw`^(?=.* (?:but|and) no )(${WHO}) ((?:also |still |now )?)(\p{Ll}+) ((?!no |not )[^;:]+?),? (?:but|and) no (?!longer\b|more\b|one\b|doubt\b|matter\b|wonder\b)((?:[\p{L}\p{N}-]+ ){0,3}[\p{L}\p{N}-]+)\.?$`,
    ([, who = '', adverb = '', verb = '', first = '', second = '']) => {
      const isHaving = /^(?:has|have|had)$/.test(verb);
      const not = isHaving ? `${verb} no` : isBeing(verb) ? null : denied(verb);
      return not === null || !isNominal(second) || denying.test(first) || (isHaving && !things.test(first))
        ? []
        : [`${who} ${not} ${second}.`, `${who} ${adverb}${verb} ${first}.`];
    },
  ),
  rule(
    String.raw`^(?=.* but (?:not|none) )(${WHO}) ((?:also |still |now )?)(\p{Ll}+) ((?:the )?\p{Lu}[^;]*?),? but not (${PLACES})\.?$`,
    ([, who = '', adverb = '', verb = '', first = '', second = '']) => {
      const not = denied(verb);
      return not === null ? [] : [`${who} ${not} ${second}.`, `${who} ${adverb}${verb} ${first}.`];
    },
  ),
];

/** 'It wasn't Tom who bought the Saab, it was Ines': who did not, and who did. */
export const cleft: readonly Rule[] = [
  // 'It was not Tom but Ines who bought the Saab', 'It was Ines, not Tom, who bought it'
  rule(
    String.raw`^It (?:is|was)(?:(?: not|n['’]t) (${NAME}),? but (${NAME})|(?: in fact)? (${NAME}),? (?:and )?not (${NAME}),?) (?:who|that) (\p{Ll}+ [^;]+)$`,
    ([, wrong, who, own = '', other = '', done = '']) => [
      `It is not true that ${wrong ?? other} ${done}`,
      `${who ?? own} ${done}`,
    ],
  ),
  rule(
    String.raw`^It (?:is|was)(?:n['’]t| not) (${NAME}) (?:who|that) (\p{Ll}+) ([^;]+?)(?:(?:,|;| [–—-]) (?:but |it (?:is|was) |it['’]s )(${NAME})| but (${NAME}))?\.?$`,
    ([, who = '', verb = '', what = '', rival, other = rival]) => [
      `It is not true that ${who} ${verb} ${what}.`,
      ...(other === undefined ? [] : [`${other} ${verb} ${what}.`]),
    ],
  ),
];

/** 'Not only did Ada found Loom, she also leads it' */
export const both: readonly Rule[] = [
  rule(
    String.raw`^Not only (?:did (${WHO}) (\p{Ll}+)|(does|do|is|are|was|were|has|have|had) (${WHO}) (\p{Ll}+)) ([^,;]+?)(?:, but |, |; |: |,? but )((?:s?he|it|they|${NAME}) .+)$`,
    ([, who, verb = '', be = '', what = '', word = '', rest = '', second = '']) => {
      const next = capital(
        second.replace(/^((?:s?he|it|they) (?:(?:is|was|are|were|has|had|have) )?)also /u, '$1'),
      );
      if (who !== undefined) return isBase(verb) ? [`${capital(who)} ${pastOf(verb)} ${rest}.`, next] : [];
      const front = be === 'do' ? word : be === 'does' ? thirdOf(word) : `${be} ${word}`;
      return [`${capital(what)} ${front} ${rest}.`, next];
    },
  ),
];
