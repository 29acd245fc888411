import { monthNames, startOf } from '../../language/times/calendar.ts';
import { lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { countOf } from '../../language/words/number-words.ts';
import { whoseOf } from './owners.ts';
import { capital, MONTH, NAME, type Rule, rule, YEAR } from './sentence-rule.ts';

const DATED = String.raw`(?:(?:\d{1,2} )?${MONTH} |${MONTH} \d{1,2}(?:st|nd|rd|th)?, )?${YEAR}`;
const PART_OF_DATE = '(?:early|late|spring|summer|autumn|fall|winter)(?: of)?';
const COUNT = String.raw`(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)`;
const HOW_LONG = `(?:about |almost |nearly |some |exactly |a total of |a period of |just |just over |over |the next |the following )?${COUNT} (years?|months?|weeks?|days?|decades?)`;
const FROM = '(?:from|starting(?: in| on| from)?|beginning(?: in| on)?|as of|as from|from the year)';
/** What lasts, so that how long it did is told from the date in front. */
const LASTED =
  'ran|led|headed|managed|directed|owned|kept|held|chaired|edited|coached|lived|stayed|remained|worked|taught|served|played|studied|lectured|practi[sc]ed|governed|ruled|presided|was|were';

/** How long something went on from a date, as the stretch from that date to its end. */
export const durations: readonly (readonly [RegExp, (match: string[]) => string])[] = [
  // 'for three years, from 2016 to 2019'
  [
    new RegExp(
      `\\bfor ${HOW_LONG}(?:,|:| –)? (?=(?:from (?:the )?)(?:${PART_OF_DATE} )?(?:${DATED}) (?:to|until|till|through) )`,
      'iu',
    ),
    () => '',
  ],
  // 'for four years from 2010'
  [
    new RegExp(`\\bfor ${HOW_LONG},? ${FROM} (${DATED})\\b(?! ?(?:to|until|till|through|[-–—]))`, 'iu'),
    ([said = '', count = '', unit = '', from = '']) => stretch(from, count, unit) ?? said,
  ],
  // 'became dean in 2001 and held the post for six years'
  [
    new RegExp(
      `\\bbecame (.+?) in (${DATED}) and (?:held|kept|had|occupied) (?:the|this|that) (?:post|position|job|office|role|title) for ${HOW_LONG}\\b`,
      'iu',
    ),
    ([said = '', post = '', from = '', count = '', unit = '']) => {
      const when = stretch(from, count, unit);
      return when === null ? said : `was ${post} ${when}`;
    },
  ],
  // 'From 2001 he lived in Almen for six years', 'From 2012, Ann Lee spent two years at Orr'
  [
    new RegExp(
      `^(?:From|Starting(?: in| on)?|Beginning(?: in| on)?) (${DATED}),? ([^,;]+?) (for|spent) ${HOW_LONG}((?: (?:at|with|as|in))?)\\b`,
      'u',
    ),
    ([said = '', from = '', what = '', word = '', count = '', unit = '', where = '']) => {
      const when = stretch(from, count, unit);
      if (when === null || /\d{4}/.test(what)) return said;
      if (word === 'for') return `${capital(what)} ${when}${where}`;
      return `${capital(when)}, ${what} ${where === ' in' ? 'stayed' : 'worked'}${where}`;
    },
  ],
  // 'worked at Orr from 1999 for a decade'
  [
    new RegExp(`\\b${FROM} (${DATED}),? for ${HOW_LONG}\\b`, 'iu'),
    ([said = '', from = '', count = '', unit = '']) => stretch(from, count, unit) ?? said,
  ],
  // 'began a four-year term as mayor in 2010', 'was elected mayor for a four-year term in 2010'
  [
    new RegExp(
      `\\b(?:began|started|took up) an? ${COUNT}[- ](year|month)[- ](?:term|stint|spell|tenure|mandate)(?: of office| in office)? as ([^,;\\d]+?) in (${DATED})\\b`,
      'u',
    ),
    ([said = '', count = '', unit = '', post = '', from = '']) => {
      const when = stretch(from, count, unit);
      return when === null ? said : `was ${post} ${when}`;
    },
  ],
  [
    new RegExp(
      `^In (${DATED}),? ([^,;\\d]+?) (?:began|started|took up) an? ${COUNT}[- ](year|month)[- ](?:term|stint|spell|tenure|mandate)(?: of office| in office)? as ([^,;\\d]+?)(?=[.,;]|$)`,
      'u',
    ),
    ([said = '', from = '', who = '', count = '', unit = '', post = '']) => {
      const when = stretch(from, count, unit);
      return when === null ? said : `${capital(who)} was ${post} ${when}`;
    },
  ],
  // 'In 2003 she took over the mill, which she ran for eight years', 'bought it in 2003 and ran it for eight years'
  [
    new RegExp(
      `^([^;]*?\\b[Ii]n (${DATED})\\b[^;]*?(?:, (?:which|whom|where) (?:s?he|it|they) |,? and (?:then )?)(?!(?:stayed|remained) for)(?:${LASTED})\\b(?: [^,;\\d]+?)?) for ${HOW_LONG}(?=[.,;]|$)`,
      'u',
    ),
    ([said = '', front = '', from = '', count = '', unit = '']) => {
      const when = stretch(from, count, unit);
      return when === null || front.replace(from, '').search(/\d{4}/) >= 0 ? said : `${front} ${when}`;
    },
  ],
];

const WHO = `(?:${NAME}|[Hh]e|[Ss]he|[Ii]t|[Tt]hey)`;

/** Whoever or whatever else something happened to: 'his father', 'the factory', 'Ann Lee'. */
const OTHER = String.raw`(?:(?:his|her|their|its|the) (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+(?: ${NAME})?|${NAME})`;

/** 'his father' of Ann Lee -> 'Ann Lee's father' */
function ofWhom(who: string, other: string): string {
  const own = /^\p{Lu}\S+ \p{Lu}/u.test(who) ? whoseOf(who) : undefined;
  return capital(own === undefined ? other : other.replace(/^(?:his|her) /, `${own} `));
}

const isPast = (did: string) => (lookUpVerb(did.split(' ')[0] ?? '') & Word.verbPast) !== 0;

/** What whoever takes over does, in the perfect. */
const ruled: Readonly<Record<string, string>> = {
  commanded: 'commanded',
  captained: 'captained',
  skippered: 'skippered',
  led: 'led',
  ran: 'run',
  headed: 'headed',
  managed: 'managed',
  directed: 'directed',
  edited: 'edited',
  coached: 'coached',
  chaired: 'chaired',
};

/** What went on until something else happened, which is told with its date: 'led Orr from 2001 until she died in 2014'. */
export const untilEvents: readonly Rule[] = [
  // 'The council owned the pier until it was sold in 1996': the pier was
  rule(
    `^(?=.* (?:until|till|before) it (?:was|burned|burnt|sank|collapsed|closed) )(${WHO}|[Tt]he \\p{Ll}+(?: \\p{Ll}+)?) (owned|ran|operated|held|managed|leased|occupied|kept|used) ((?:the |an? |its |his |her |their )[^,;]{2,50}?|${NAME}) (?:until|till) it ((?:was (?:\\p{Ll}+ )?(?:sold|demolished|closed|destroyed|pulled|torn|taken|bought|acquired|handed|shut|converted|dissolved|scrapped|lost|nationali[sz]ed|wrecked)|burned|burnt|sank|collapsed|closed)\\b[^;\\d]*?) (in|on) (${DATED})\\.?$`,
    ([, who = '', did = '', what = '', befell = '', word = '', date = '']) => [
      `${capital(who)} ${did} ${what} until ${date}.`,
      `${capital(what.replace(/^(?:an?|its|his|her|their) /, 'the '))} ${befell} ${word} ${date}.`,
    ],
  ),
  // 'has chaired the club since he retired in 2016', 'has lived in Patras since her divorce in 2018' is read elsewhere
  rule(
    `^(?=.* since (?:s?he|it|they) )(${WHO}) ((?:has|have) [^;\\d]{4,90}?) (?:ever )?since (s?he|it|they) (\\p{Ll}{3,}(?:(?: [^,;\\d]+?)?)) (in|on) (${DATED})\\.?$`,
    ([, who = '', what = '', again = '', did = '', word = '', date = '']) =>
      // 'Nobody has seen Leo since he left'
      /^(?:Nobody|No one|None|Everyone|Everybody|Few|Many|Most|Some|All)\b/.test(who)
        ? []
        : [
            `${capital(again === 'they' ? again : who)} ${did} ${word} ${date}.`,
            `${capital(who)} ${what} since ${date}.`,
          ],
  ),
  rule(
    `^(?:Ever )?[Ss]ince (s?he|it|they) (\\p{Ll}{3,}(?:(?: [^,;\\d]+?)?)) (in|on) (${DATED}), (${NAME}) ((?:has|have) [^;\\d]{4,120}?)\\.?$`,
    ([, , did = '', word = '', date = '', who = '', what = '']) => [
      `${capital(who)} ${did} ${word} ${date}.`,
      `${capital(who)} ${what} since ${date}.`,
    ],
  ),
  // 'ran the shop between 1980 and his death in 1997'
  rule(
    `^(${WHO}) ([^;\\d]{4,90}?) between (${DATED}) and (?:his|her|its|their) (death|retirement|dissolution|closure|resignation) (in|on) (${DATED})\\.?$`,
    ([, who = '', what = '', from = '', end = '', word = '', date = '']) => [
      `${capital(who)} ${{ death: 'died', retirement: 'retired', dissolution: 'was dissolved', closure: 'closed' }[end] ?? 'resigned'} ${word} ${date}.`,
      `${capital(who)} ${what} from ${from} to ${date}.`,
    ],
  ),
  // 'The castle stood empty before Ann Lee bought it in 1961'
  rule(
    `^((?:[Tt]he|[Aa]n?) [^,;\\d]{3,60}?|${NAME}) ((?:was|stood|lay|had been|belonged|served|remained)\\b(?! (?:known|called|named)\\b)[^,;\\d]{3,80}?) before ((?:the )?${NAME}) (bought|acquired|purchased|restored|took over|demolished|renovated) it (in|on) (${DATED})\\.?$`,
    ([, what = '', did = '', who = '', verb = '', word = '', date = '']) => [
      `${capital(what)} ${did}${/ for /.test(did) ? '' : ` until ${date}`}.`,
      `${capital(who)} ${verb} ${/^The /.test(what) ? what.replace(/^The /, 'the ') : what} ${word} ${date}.`,
    ],
  ),
  rule(
    `^(?=.* (?:until|till|when) s?(?:he|it|they) )(${WHO}) (?!(?:did|does|has|have|is|are|was not|were not|never)\\b)([^;]{4,90}?),? (?:until|till) (s?he|it|they) (\\p{Ll}{3,}(?:(?: [^,;\\d]+?)?)) (in|on) (${DATED})\\.?$`,
    ([, who = '', what = '', again = '', did = '', word = '', date = '']) => [
      `${capital(who)} ${what} until ${date}.`,
      `${capital(again)} ${did} ${word} ${date}.`,
    ],
  ),
  // 'has been running the bakery since his father died in 1999', 'has owned it since the war ended in 1945'
  rule(
    `^(?=.* since )(${WHO}) ((?:has|have) [^;]{4,90}?),? since (${OTHER}) (\\p{Ll}{3,}(?:(?: [^,;\\d]+?)?)) (in|on) (${DATED})\\.?$`,
    ([, who = '', what = '', other = '', did = '', word = '', date = '']) =>
      isPast(did)
        ? [`${capital(who)} ${what} since ${date}.`, `${ofWhom(who, other)} ${did} ${word} ${date}.`]
        : [],
  ),
  // 'Until he retired in 2012, Ann was the director of Orr'
  rule(
    `^Until (?:s?he|it|they) (\\p{Ll}{3,}(?:(?: [^,;\\d]+?)?)) (in|on) (${DATED}), (${NAME}) (?!(?:did|does|has|have|is|are|was not|were not|never|will)\\b)([^;]{4,120}?)\\.?$`,
    ([, did = '', word = '', date = '', who = '', what = '']) =>
      /\d{4}/.test(what)
        ? []
        : [`${capital(who)} ${did} ${word} ${date}.`, `${capital(who)} ${what} until ${date}.`],
  ),
  // 'had led Orr since 2001 when she retired in 2014'
  rule(
    `^(?=.* since )(${WHO}) had (?:been )?([^;,\\d]{4,90}?) since (${DATED}) when (s?he|it|they) (\\p{Ll}{3,}(?:(?: [^,;\\d]+?)?)) (in|on) (${DATED})\\.?$`,
    ([said = '', who = '', what = '', since = '', again = '', did = '', word = '', date = '']) => [
      `${capital(who)} ${/ had been /.test(said) ? 'was ' : 'had '}${what} from ${since} to ${date}.`,
      `${capital(again)} ${did} ${word} ${date}.`,
    ],
  ),
];

/** The same of somebody or something else, where no closer wording tells more: 'ran the mill until her husband died in 1999'. */
export const timedByEvents: readonly Rule[] = [
  // 'ran the mill until her husband died in 1999', 'commanded the Orr until 2013, when Ana Brito took command'
  rule(
    `^(?=.* until )(${WHO}) (?!(?:did|does|has|have|is|are|was not|were not|never)\\b)([^;]{4,90}?),? (?:until|till) (${OTHER}) (\\p{Ll}{3,}(?:(?: [^,;\\d]+?)?)) (in|on) (${DATED})\\.?$`,
    ([, who = '', what = '', other = '', did = '', word = '', date = '']) =>
      isPast(did)
        ? [`${capital(who)} ${what} until ${date}.`, `${ofWhom(who, other)} ${did} ${word} ${date}.`]
        : [],
  ),
  rule(
    `^(?=.* until )(.{2,60}? ([\\p{Ll}]+) ((?:the |its )?[^,;\\d]{2,60}?)) until (${DATED}), when (s?he|${OTHER}) ([^;]{4,100}?)\\.?$`,
    ([, told = '', verb = '', what = '', date = '', other = '', did = '']) => {
      const on = /^\d{1,2} |^\p{Lu}\p{Ll}+ \d{1,2}(?:st|nd|rd|th)?,/u.test(date) ? 'On' : 'In';
      const led = ruled[verb];
      if (!isPast(did)) return [];
      const took =
        /^took (?:command|charge|over|the helm|his place|her place)$/.test(did) && !/^s?he$/.test(other);
      return [
        `${told} until ${date}.`,
        took && led !== undefined
          ? `${other} has ${led} ${what} since ${date}.`
          : `${on} ${date}, ${other} ${did}.`,
      ];
    },
  ),
  // 'lost his job at Orr when the factory closed in 2009'
  rule(
    `^(?=.* when )(${WHO} (?:lost|left|quit|joined|moved|retired|became|married|divorced|resigned|emigrated|fled|inherited|started|bought|sold|took over|gave up|stopped|began)\\b[^;,\\d]{0,80}?),? when (${OTHER}) (\\p{Ll}{3,}(?:(?: [^,;\\d]+?)?)) (in|on) (${DATED})\\.?$`,
    ([, told = '', other = '', did = '', word = '', date = '']) =>
      isPast(did)
        ? inOrder(other, `${told} ${word} ${date}.`, `${capital(other)} ${did} ${word} ${date}.`)
        : [],
  ),
  // 'kept her maiden name when she married Bo Ek in 2015': the date is of the wedding
  rule(
    `^(?=.* when )(${WHO} (?!(?:will|would|can|could|may|might|is|are|has|have)\\b)[^;,\\d]{4,90}?),? when (s?he|they|${OTHER}) (\\p{Ll}{3,}(?:(?: [^,;\\d]+?)?)) (in|on) (${DATED})\\.?$`,
    ([, told = '', other = '', did = '', word = '', date = '']) =>
      isPast(did) && !/ (?:and|but|until|since|if|that|not) /.test(` ${told} `)
        ? [`${told}.`, `${capital(other)} ${did} ${word} ${date}.`]
        : [],
  ),
];

/** What happened first, unless 'her husband' is told of whom the other sentence names. */
const inOrder = (other: string, main: string, event: string) =>
  /^(?:his|her|their|its) /.test(other) ? [main, event] : [event, main];

/** From a date to so many years or months behind it; null where the date is less exact than the count. */
function stretch(date: string, count: string, unit: string): string | null {
  const [year] = /\d{4}$/.exec(date) ?? [];
  const month = monthNames.findIndex((name) => date.includes(name));
  const [day] = month < 0 ? [] : (/\b\d{1,2}(?=\D)/.exec(date.slice(0, -4)) ?? []);
  const length = countOf(count);
  if (year === undefined || !Number.isFinite(length)) return null;
  const stem = unit.replace(/s$/, '');
  const months = { year: 12, decade: 120, month: 1 }[stem];
  if (month < 0) {
    if (months === undefined) return null;
    const end = Number(year) + Math.floor((length * months) / 12);
    return `from ${year} to ${end}`;
  }
  if (day === undefined) {
    if (months === undefined) return null;
    // the last month of the stretch belongs to it
    const last = new Date(startOf(Number(year), month + length * months - 1));
    return `from ${date} to ${monthNames[last.getUTCMonth()]} ${last.getUTCFullYear()}`;
  }
  const last = new Date(
    months === undefined
      ? startOf(Number(year), month, Number(day) + length * (stem === 'week' ? 7 : 1) - 1)
      : startOf(Number(year), month + length * months, Number(day) - 1),
  );
  return `from ${date} to ${last.getUTCDate()} ${monthNames[last.getUTCMonth()]} ${last.getUTCFullYear()}`;
}
