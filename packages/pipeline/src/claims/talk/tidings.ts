import { pastOf } from '../../language/words/inflections.ts';
import { verbStem } from '../../language/words/lexicon.ts';
import { soundsLikeFirm } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME } from '../rewordings/sentence-rule.ts';

const PLACE = String.raw`(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)`;
const FIRM = String.raw`((?:the )?\p{Lu}[\p{L}\p{N}&'’-]*(?: (?:of |& )?\p{Lu}[\p{L}\p{N}&'’-]*)*)`;
const WHEN = `((?: (?:in|on|at|last|this|two|three|a|over) [^,;.]{2,30}?| yesterday| today| recently)?)`;

const isPlace = (name: string) => /^(?:place|unknown)$/.test(kindOfName(name).kind);

/** What people tell of where they now live and work, in sentences that only as a whole say it. */
export const tidings: readonly (readonly [RegExp, (match: RegExpExecArray) => string[]])[] = [
  // 'I'm no longer in Hull, I'm in York now'
  [
    new RegExp(
      `^(I|[Ww]e)(?:['’](?:m|re)| am| are) (?:no longer|not) (?:living )?in ${PLACE}(?: any ?more)?,? (?:but |and )?(?:I|we)(?:['’](?:m|re)| am| are) (?:now )?in ${PLACE}(?: now)?[.!]*$`,
      'u',
    ),
    ([, who = '', from = '', to = '']) =>
      isPlace(from) && isPlace(to) ? [`${who} no longer live in ${from}.`, `${who} live in ${to} now.`] : [],
  ],
  // 'I'm in Rennes now, moved in May'
  [
    new RegExp(
      `^(I|[Ww]e)(?:['’](?:m|re)| am| are) (?:now )?in ${PLACE}(?: now)?,? (?:and )?(?:I |we )?(?:just )?moved(?: here| there)?${WHEN}[.!]*$`,
      'u',
    ),
    ([, who = '', place = '', when = '']) => (isPlace(place) ? [`${who} moved to ${place}${when}.`] : []),
  ],
  // 'We've been in Hull for two months now'
  [
    new RegExp(`^(I|[Ww]e)(?:['’]ve| have) been in ${PLACE} ((?:for|since) [^,;.]{2,30}?) now[.!]*$`, 'u'),
    ([, who = '', place = '', when = '']) =>
      isPlace(place) ? [`${who} have lived in ${place} ${when}.`] : [],
  ],
  // 'We're back in Hull since May'
  [
    new RegExp(
      `^(I|[Ww]e)(?:['’](?:m|re|ve been)| am| are| have been) (?:living )?back in ${PLACE} (since [^,;.]{2,30}?)(?: now)?[.!]*$`,
      'u',
    ),
    ([, who = '', place = '', when = '']) =>
      isPlace(place) ? [`${who} have lived in ${place} ${when}.`] : [],
  ],
  // 'Today was my last day at Orr', 'Yesterday was my first day at Orr'
  [
    new RegExp(
      String.raw`^(Today|Yesterday|Tomorrow|(?:Last |On )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Last week|(?:On )?\d{1,2} \p{Lu}\p{Ll}+)(?: is| was|['’]s) my (?:very )?(first|last) (?:working )?day (?:at|with|for) ${FIRM}[.!]*$`,
      'u',
    ),
    ([, when = '', which = '', firm = '']) => [
      `I ${which === 'first' ? 'started at' : 'resigned from'} ${firm} ${/^(?:On|Last|To|Yesterday)/.test(when) ? when.charAt(0).toLowerCase() + when.slice(1) : `on ${when}`}.`,
    ],
  ],
  // 'I switched from Orr Foods to Tarn Mills last month': firms rather than tools
  [
    new RegExp(
      `^(I|[Hh]e|[Ss]he|${NAME})(?: have| has|['’]ve|['’]s)? (?:just |recently )?(?:switched|moved|changed|went|jumped)(?: jobs| over)? from ${FIRM} to ${FIRM}${WHEN}[.!]*$`,
      'u',
    ),
    ([, who = '', from = '', to = '', when = '']) =>
      [from, to].every((firm) => kindOfName(firm).kind === 'organization' || soundsLikeFirm(firm))
        ? [`${who} left ${from}${when}.`, `${who} joined ${to}${when}.`]
        : [],
  ],
  // 'I got a job at Orr Foods as a clerk'
  [
    new RegExp(
      String.raw`^(I|[Hh]e|[Ss]he|[Mm]y \p{Ll}+(?: ${NAME})?|${NAME})(?: have| has|['’]ve|['’]s)? (?:just |finally )?(?:got|landed|found|took|accepted|started) (?:a|my|the|his|her) (?:new )?(?:job|position) (?:at|with) ${FIRM} as (an? [^,;.]{2,40}?)${WHEN}[.!]*$`,
      'u',
    ),
    ([, who = '', firm = '', what = '', when = '']) => [`${who} joined ${firm} as ${what}${when}.`],
  ],
  // 'I start at Orr Foods on Monday, as a clerk'
  [
    new RegExp(
      String.raw`^(I|[Hh]e|[Ss]he|[Mm]y \p{Ll}+(?: ${NAME})?|${NAME}) ((?:just )?(?:starts?|started|begins?|began|joined|works?|worked)(?: working)? (?:at |with |for )?${FIRM}${WHEN}), as (an? [^,;.]{2,40}?)[.!]*$`,
      'u',
    ),
    ([, who = '', does = '', , , what = '']) => [`${who} ${does} as ${what}.`],
  ],
  // 'Tim proposed yesterday and I said yes', 'I asked Tim to marry me and he said yes'
  [
    new RegExp(
      `^(?:(${NAME}) (?:has |have )?(?:just |finally )?(?:proposed(?: to me)?|popped the question|asked me to marry (?:him|her))${WHEN}(?:,? and|,) (?:of course )?I (?:have )?(?:said|answered)(?: of course)? yes|I (?:have )?(?:just |finally )?(?:proposed to (${NAME})|asked (${NAME}) to marry me)${WHEN}(?:,? and|,) s?he (?:has )?(?:said|answered) yes)[.!]*$`,
      'u',
    ),
    ([, who, when, whom, other, then]) => [`I got engaged to ${who ?? whom ?? other}${when ?? then ?? ''}.`],
  ],
  // 'I haven't smoked since May'
  [
    /^(?:(I|[Ww]e) )?(?:have not|[Hh]aven['’]t) (smoked|vaped|drunk alcohol|drunk|gambled|eaten meat) since ((?:last )?\p{Lu}\p{Ll}+(?: \d{4})?|\d{4}|last \p{Ll}+)(?:[.!,].*)?$/u,
    ([, who = 'I', done = '', when = '']) => {
      const doing: Readonly<Record<string, string>> = {
        smoked: 'smoking',
        vaped: 'vaping',
        drunk: 'drinking alcohol',
        'drunk alcohol': 'drinking alcohol',
        gambled: 'gambling',
        'eaten meat': 'eating meat',
      };
      return [`${who} stopped ${doing[done] ?? done} ${/^last/.test(when) ? '' : 'in '}${when}.`];
    },
  ],
  // 'I don't drink coffee anymore, just mint tea'
  [
    /^(I|[Ww]e) (?:(?:do not|don['’]t) (drink|eat) ([^,;]{2,40}?) (?:any ?more|any longer)|no longer (drink|eat) ([^,;]{2,40}?)),? (?:(?:but )?(?:just|only)|but) ((?!I\b)[^,;]{2,40}?)(?: now| instead)?[.!]*$/u,
    ([, who = '', one, gone, other, over, now = '']) => [
      `${who} no longer ${one ?? other} ${gone ?? over}.`,
      `${who} ${one ?? other} ${now}.`,
    ],
  ],
  // 'I replaced my phone with a Galaxy S24 last week'
  [
    new RegExp(
      String.raw`^(I|[Ww]e|[Hh]e|[Ss]he)(?: have| has|['’]ve|['’]s)? (?:just |finally |recently )?(?:replaced|swapped|upgraded|exchanged) (my|our|his|her) (?:old )?(phone|laptop|computer|tablet|car|bike|camera|watch|TV|printer|headphones|guitar)(?: of \d+ years)? (?:with|for|to|by) ((?:an? |the )?(?:new )?\p{Lu}[\p{L}\p{N} -]{1,30}?)${WHEN}[.!]*$`,
      'u',
    ),
    ([, who = '', whose = '', what = '', now = '', when = '']) => [
      `${who} bought ${now}${when}.`,
      `${capital(whose)} ${what} is now ${now}.`,
    ],
  ],
  // 'My parents gave me an old Opel Corsa'
  [
    /^([^,;]{2,40}?) (?:has |have )?(?:just )?(?:gave|given|bought|got) me (an? (?:\p{Ll}+ ){0,3}?(?:\p{Lu}[\p{L}\p{N}]*(?: [\p{Lu}\p{N}][\p{L}\p{N}]*)*|car|bike|guitar|piano|laptop|phone|watch|camera|scooter|dog|cat|puppy|kitten))((?: (?:for|on|in|last) [^,;.]{2,30}?)?)[.!]*$/u,
    ([whole = '', who = '', what = '']) =>
      /\b(?:not|never|if|would|will|could)\b|n['’]t/.test(who) ? [whole] : [whole, `I own ${what}.`],
  ],
  // 'I've got a cat now, Mimi'
  [
    /^((?:I|[Ww]e)(?: have|['’]ve got| have got) (?:an? )(?:\p{Ll}+ ){0,2}?\p{Ll}+) now, (\p{Lu}[\p{L}'’-]+)[.!]*$/u,
    ([, front = '', name = '']) => [`${front.replace(/['’]ve got| have got/, ' have')} named ${name}.`],
  ],
  // 'My boss Henrik left in May'
  [
    new RegExp(
      String.raw`^([Mm]y|[Oo]ur|${NAME}['’]s) ((?:old |new )?(?:boss|line manager|supervisor)),? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),? (\p{Ll}.+)$`,
      'u',
    ),
    ([, whose = '', boss = '', name = '', rest = '']) => [
      `${capital(whose)} ${boss.replace(/^(?:old|new) /, '')} is ${name}.`,
      `${name} ${rest}`,
    ],
  ],
  // 'I wanted to study law but ended up studying history'
  [
    /^(I|[Ww]e) (?:wanted|planned|meant|hoped|intended|(?:was|were) (?:going|planning)) to [^,;]{2,60}?,? but (?:then )?(?:I |we )?(?:ended|wound) up (\p{Ll}+ing) ([^,;]{2,60}?)[.!]*$/u,
    ([whole = '', who = '', doing = '', rest = '']) => {
      const base = verbStem(doing.toLowerCase());
      return base === null ? [whole] : [`${who} ${pastOf(base)} ${rest}.`];
    },
  ],
  // 'I smoke and drink coffee all day'
  [
    /^(I|[Ww]e) (smoke|work|study|run|swim|read|cook|bake|teach|write|paint|drive|vape|train) and (drink|study|work|dance|cook|paint|play|ride|box|smoke|walk|fish|run|surf|climb|sail|swim|sing|write|travel|bike|cycle|hike)((?: [^,;]{2,60})?)[.!]*$/u,
    ([, who = '', one = '', other = '', rest = '']) => [
      `${who} ${one}${/^ (?:in|at|for) /.test(rest) ? rest : ''}.`,
      `${who} ${other}${rest.replace(/[.!]+$/, '')}.`,
    ],
  ],
  // 'My son goes to university in Uppsala'
  [
    new RegExp(
      `^(I|[Ww]e|[Hh]e|[Ss]he|[Mm]y \\p{Ll}+(?: ${NAME})?|${NAME}) (?:goes|go|is going|['’]s going|am going) to (?:university|college|uni) in ${PLACE}((?: (?:now|since [^,;.]{2,30}))?)[.!]*$`,
      'u',
    ),
    ([, who = '', place = '', when = '']) => [
      `${who} ${/^(?:I|[Ww]e)$/.test(who) ? 'study' : 'studies'} in ${place}${when}.`,
    ],
  ],
];
