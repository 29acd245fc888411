import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { isDemonym, typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, DATE, MONTH, NAME, type Rule, rule, ruleHolding } from './sentence-rule.ts';

const FRONT = `((?:(?:In|On) ${DATE},? )?)`;
const WHEN = `((?: (?:in|on) [^,;.]{3,30}?)?)`;
const BODY =
  '(?:[Tt]he (?:company|firm|business|group|bank|club|team|band|school|college|ship|vessel|town|village|street|product|project|programme|app|brand|party|paper|newspaper|magazine|station|museum|hotel|theatre|organisation|organization))';

/** A day, month or year, or the day on which it is told. */
const DAY = `(?:today|tomorrow|${DATE}|\\d{1,2} ${MONTH}|${MONTH})`;

/** Firms and things are renamed; people who go by another name were perhaps always called so. */
function renamed(who: string, name: string, when: string): string[] {
  const isDay = /^\d{1,2} /.test(when);
  const isOf = when === 'now on' ? '' : /^to/.test(when) ? ` ${when}` : ` ${isDay ? 'on' : 'in'} ${when}`;
  return kindOfName(who).kind === 'person' && typeOfName(who).type !== 'organization'
    ? []
    : [`${capital(who)} was renamed ${name}${isOf}.`];
}

/** A firm's or thing's name of which no part is a word, a post, a place or somebody's: 'Velmora', not 'Ready' or 'Head of Sales'. */
function isOnlyName(name: string): boolean {
  const { kind } = kindOfName(name);
  return (
    (kind === 'organization' || kind === 'unknown') &&
    !/^(?:[Tt]he|This|That|It|He|She|Everything|Status|Today) /u.test(`${name} `) &&
    !isDemonym(name.toLowerCase()) &&
    name
      .split(/[ -]/)
      .every(
        (word, i, words) =>
          (!isKnownWord(word.toLowerCase()) ||
            (i > 0 && i === words.length - 1 && kind === 'organization')) &&
          (lookUp(word.toLowerCase()) & (Word.place | Word.person | Word.firstName | Word.lastName)) === 0,
      )
  );
}

/** Two names of one thing, told with the one that is no longer its own: put as the plain sentences of a renaming. */
export const renamings: readonly Rule[] = [
  // 'Velmora is the new name of Trentham Motors', 'Trentham Motors goes by the name of Velmora now'
  rule(
    String.raw`^(${NAME}) is (?:now )?the new name (?:of|for) (${NAME})\.?$`,
    ([, now = '', before = '']) => [`${capital(before)} was renamed ${now}.`],
  ),
  rule(
    String.raw`^(${NAME}) (?:now )?goes by (?:the name (?:of )?)?(${NAME})(?: now| these days| today)\.?$`,
    ([, before = '', now = '']) =>
      kindOfName(before).kind === 'person' ? [] : [`${before} was renamed ${now}.`],
  ),
  // 'Trentham Motors got a new name in 2012: Velmora', 'has given itself a new name, Velmora', 'was given the new name Velmora'
  ruleHolding(
    'new name',
    String.raw`^${FRONT}(${NAME}|[Ii]t|${BODY}) (?:has |had )?(?:got|received|taken on|took on|took|chosen|chose|adopted|been given|was given|given itself|gave itself|has) (?:a|its|the) new name${WHEN}(?::|,| of)? (${NAME})${WHEN}\.?$`,
    ([, front = '', who = '', first = '', name = '', when = '']) =>
      kindOfName(who).kind === 'person' && typeOfName(who).type !== 'organization'
        ? []
        : [`${front}${capital(who)} was renamed ${name}${first}${when}.`],
  ),
  // 'Trentham Motors is now Velmora': two names, of which neither says what the other is
  rule(
    String.raw`^${FRONT}(${NAME}) is now (\p{Lu}\p{Ll}[\p{L}\p{N}’'-]+(?: \p{Lu}[\p{L}\p{N}&’'-]+){0,2})\.?$`,
    ([, front = '', before = '', now = '']) =>
      (kindOfName(before).kind === 'organization' || isOnlyName(before)) && isOnlyName(now)
        ? [`${front}${before} was renamed ${now}.`]
        : [],
  ),
  // 'Velmora is what Trentham Motors is called today'
  rule(
    String.raw`^(${NAME}) is what (${NAME}) is (?:now )?(?:called|known as|named)(?: now| today| these days)\.?$`,
    ([, now = '', before = '']) => [`${capital(before)} is now known as ${now}.`],
  ),
  // 'Trentham Motors dropped its old name and now calls itself Velmora'
  ruleHolding(
    'calls itself|call itself|called itself',
    String.raw`^${FRONT}(${NAME}) (?:(?:has |had )?(?:dropped|shed|given up|gave up|abandoned|changed|ditched) its (?:old |former |original )?name(?:,? and)? )?(?:now calls itself|has started to call itself|began to call itself|calls itself(?= [^,;]{2,60} (?:now|these days|today)\.?$)) (${NAME})(?: now| these days| today)?\.?$`,
    ([, front = '', who = '', name = '']) =>
      kindOfName(who).kind === 'person' && typeOfName(who).type !== 'organization'
        ? []
        : [`${front}${who} was renamed ${name}.`],
  ),
  // 'Trentham Motors switched its name to Velmora'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t|${BODY}) (?:has |had )?(?:switched|altered|shortened|amended) its name to (${NAME})${WHEN}\.?$`,
    ([, front = '', who = '', name = '', when = '']) => [
      `${front}${who} changed its name to ${name}${when}.`,
    ],
  ),
  // 'We have changed our name from Trentham Motors to Velmora'
  rule(
    String.raw`^${FRONT}(?:[Ww]e|[Tt]hey) (?:have |had )?(?:just )?(?:changed|switched) (?:our|their) (?:company )?name from (${NAME}) to (${NAME})${WHEN}\.?$`,
    ([, front = '', before = '', now = '', when = '']) => [`${front}${before} was renamed ${now}${when}.`],
  ),
  // 'Velmora bore the name Trentham Motors until 2012'
  rule(
    String.raw`^(${NAME}|It|The \p{Ll}+) (?:bore|carried|had|used|went by|went under|traded under|operated under) the name(?: of)? (${NAME}) (?:until|till|up to|before) (${DATE})\.?$`,
    ([, who = '', name = '', when = '']) => [`${who} was known as ${name} until ${when}.`],
  ),
  // 'Until 2012 Loom was known as Northern Water'
  rule(
    String.raw`^(?:Until|Up to|Till) (${DATE}),? (${NAME}) (was|had been) (?:known as|called|named) (${NAME})\.?$`,
    ([, when = '', who = '', be = '', name = '']) => [`${who} ${be} known as ${name} until ${when}.`],
  ),
  // 'The company changed its name from Bluebox to Azuro in 2020', 'The name was changed from Bluebox to Azuro'
  rule(
    String.raw`^${FRONT}(?:(?:${BODY}|[Ii]t|${NAME}) (?:has |had )?(?:changed|switched) (?:its|the) (?:company |trading |brand )?name|(?:[Tt]he|[Ii]ts|${NAME}['’]s) (?:company |trading |brand )?name (?:was|has been) changed) from (${NAME}) to (${NAME})${WHEN}\.?$`,
    ([, front = '', before = '', now = '', when = '']) => [`${front}${before} was renamed ${now}${when}.`],
  ),
  // 'Since 2012 Trentham Motors has been called Velmora', 'has been known as Velmora since 2012'
  ruleHolding(
    'has been called|has been named|has been known',
    String.raw`^(?:Since (${DATE}),? (${NAME}) has been (?:called|named|known as) (${NAME})|(${NAME}) has been (?:called|named|known as) (${NAME}) since (${DATE}))\.?$`,
    ([, first, body, name, other = '', now = '', then = '']) =>
      kindOfName(body ?? other).kind === 'person' && typeOfName(body ?? other).type !== 'organization'
        ? []
        : [
            `${capital(body ?? other)} was renamed ${name ?? now} in ${first ?? then}.`.replace(
              / in (?=\d{1,2} )/,
              ' on ',
            ),
          ],
  ),
  // 'The former name of Loom is Orr Paper', 'Loom's old name was Orr Paper'
  rule(
    String.raw`^(?:The (?:former|old|previous|original|earlier) name of (${NAME})|(${NAME})['’]s (?:former|old|previous|original|earlier) name) (?:is|was) (${NAME})\.?$`,
    ([, of, whose = '', name = '']) => [`${capital(of ?? whose)} was formerly known as ${name}.`],
  ),
  // 'As of today Mercer Steel is called Merstal', 'From May 2024 it will be known as Merstal'
  ruleHolding(
    'called|known as|named',
    String.raw`^(?:As of|From|Since|Starting|With effect from|Effective)(?: on)? (${DAY}),? (${NAME}|[Ii]t|${BODY}) (?:is|are|will be|is to be|has been) (?:now )?(?:called|known as|named) (${NAME})\.?$`,
    ([, when = '', who = '', name = '']) => renamed(who, name, when),
  ),
  // 'Mercer Steel is called Merstal from 1 May 2024', 'will be known as Merstal from now on'
  ruleHolding(
    'called|known as|named',
    String.raw`^(${NAME}|[Ii]t|${BODY}) (?:is|will be|is to be|has been) (?:now )?(?:called|known as|named) (${NAME}) (?:from|as of|since|starting|with effect from)(?: on)? (now on|${DAY})\.?$`,
    ([, who = '', name = '', when = '']) => renamed(who, name, when),
  ),
  // 'Mercer Steel is now called Merstal', 'will from now on be known as Merstal'
  ruleHolding(
    'called|known as|named',
    String.raw`^${FRONT}(?:[Tt]he (?:[\p{Ll}-]+ ){1,3}(?=\p{Lu}))?(${NAME}|[Ii]t|${BODY}) (?:(?:is|are) (?:now|from now on|henceforth|today)|will (?:now|henceforth|in future|from now on) be|will be(?= .{2,60} in future)|has since been) (?:called|known as|named) (${NAME})(?: in future)?\.?$`,
    ([, , who = '', name = '']) => renamed(who, name, 'now on'),
  ),
  // 'Mercer Steel is now called Merstal', 'now goes by the name of Merstal', 'now trades under the name Merstal'
  rule(
    String.raw`^${FRONT}(${NAME}) (?:now|today) (?:goes by|trades under|operates under|does business under|carries|bears|uses) the name(?: of)? (${NAME})\.?$`,
    ([, front = '', who = '', name = '']) =>
      kindOfName(who).kind === 'person' ? [] : [`${front}${who} was renamed ${name}.`],
  ),
];

/** ', known as Orr Paper until 2009,' behind a name. */
export const formerNames: readonly Rule[] = [
  // 'Trentham Motors, now Velmora, makes sensors': of what is no person
  ruleHolding(
    ', now |, today ',
    String.raw`^(${NAME}), (?:now|today)(?: called| known as| named)? (${NAME}), ((?:is|was|has|had|\p{Ll}{2,15}(?:s|ed)|made|built|sold) .+)$`,
    ([, before = '', now = '', rest = '']) =>
      kindOfName(before).kind === 'person' ||
      kindOfName(now).kind === 'person' ||
      (kindOfName(before).kind !== kindOfName(now).kind &&
        [before, now].every((name) => kindOfName(name).kind !== 'unknown'))
        ? []
        : [`${before} was renamed ${now}.`, `${now} ${rest}`],
  ),
  // 'Velmora was founded in 1998 as Trentham Motors', 'started out as Trentham Motors'
  ruleHolding(
    ' as ',
    String.raw`^(${NAME}|It|The (?:company|firm|bank|club|school)) (?:was (founded|established|set up|started|opened) ((?:in|on) ${DATE}|by [^,;]{2,40}?(?: in ${DATE})?)|(?:started|began)(?: out| off| life)?((?: in ${DATE})?)) as (${NAME})\.?$`,
    ([, who = '', done, rest = '', when = '', name = '']) =>
      kindOfName(who).kind === 'person' || /\b(?:CEO|Head|Director|Manager|Editor)\b/.test(name)
        ? []
        : [
            ...(done === undefined
              ? when === ''
                ? []
                : [`${who} was founded${when}.`]
              : [`${who} was ${done} ${rest}.`]),
            `${who} was originally called ${name}.`,
          ],
  ),
  // 'The town was known as Fort Orr until 1911, when it was renamed Selby'
  rule(
    String.raw`^(${NAME}|It|The [\p{Ll}-]+) (was|had been) (?:(?:originally|formerly|first|previously) )?(?:known as|called|named) (${NAME}) (?:from ${DATE} )?(?:until|till) (${DATE}),? when it (?:was (?:renamed|rechristened|rebranded(?: as)?)|changed its name to|took the name) (${NAME})\.?$`,
    ([, who = '', be = '', before = '', when = '', now = '']) => {
      const renamed = `renamed ${now} ${/^\d{1,2} /.test(when) ? 'on' : 'in'} ${when}.`;
      return /^(?:It|The \p{Ll}.*)$/u.test(who)
        ? [`${before} was ${renamed}`]
        : [`${who} ${be} known as ${before} until ${when}.`, `${who} was ${renamed}`];
    },
  ),
  // 'Taskwren was first released in 2014 under the name Listling'
  ruleHolding(
    'under the name|under the title',
    String.raw`^(${NAME}|It|${BODY}) (was|were) ((?:(?:first|originally|initially) )?(?:released|published|launched|sold|founded|established|started|introduced|set up))((?: (?:in|on|by) [^,;]{2,50}?)?) (?:under|with) the (?:name|title)(?: of)? ['‘"“]?(${NAME})['’"”]?((?: (?:in|on|by) [^,;.]{2,50})?)\.?$`,
    ([, who = '', be = '', done = '', front = '', name = '', when = '']) => [
      `${who} ${be} ${done}${front}${when}.`,
      `${who} ${be} originally called ${name}.`,
    ],
  ),
  rule(
    String.raw`^(${NAME}), (?:known as|called|named) (${NAME}) (until|till|up to|before) (${DATE}), (\p{Ll}.+)$`,
    ([, who = '', name = '', , when = '', rest = '']) => [
      `${who} was known as ${name} until ${when}.`,
      `${who} ${rest}`,
    ],
  ),
  // 'Loom – until 2009 Orr Paper – makes envelopes', 'Loom (until 2009 Orr Paper) makes envelopes'
  rule(
    String.raw`^(${NAME}) (?:[–—-] |\()(?:until|up to|before) (${DATE}):? (${NAME})(?: [–—-]|\)) (\p{Ll}.+)$`,
    ([, who = '', when = '', name = '', rest = '']) => [
      `${who} was known as ${name} until ${when}.`,
      `${who} ${rest}`,
    ],
  ),
];
