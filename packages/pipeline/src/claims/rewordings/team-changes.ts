import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, ruleHolding, TIME_BEHIND, TIME_IN_FRONT } from './sentence-rule.ts';

const NOUN =
  '(?:team|squad|crew|group|department|division|desk|unit|section|committee|panel|task force|working group|guild|board|council|choir|orchestra|band)';
/** 'the Billing team', 'the data platform team' */
const TEAM = String.raw`the (?:(?!the |team )[\p{L}\p{N}&-]+ ){1,3}?${NOUN}(?! (?:lead|leader|meeting|manager|member|captain|room|hall))\b`;
const WHO = `(${NAME}|[Hh]e|[Ss]he|I)`;

const isSomebody = (who: string) => !/^(?:organization|place)$/.test(kindOfName(who).kind) || !/ /.test(who);
const since = (when: string) => when.replace(/^ (?:in|on|as of|from|effective) /, ' since ');

/** How people tell that they are in a team, come to it and leave it. */
export const teamWords: readonly (readonly [RegExp, (match: string[]) => string])[] = [
  // 'is now part of the Atlas team', 'is on the Atlas team now', 'is a new member of the Atlas team': has come to it
  [
    new RegExp(
      `\\bis (?:now (?:a )?(?:part of|with|in|on|member of|assigned to|attached to)|a new member of) (?=${TEAM})`,
      'u',
    ),
    () => 'has joined ',
  ],
  [
    new RegExp(`\\bis (?:(?:a )?(?:part of|with|in|on|member of)) (${TEAM}) (?:now|these days)\\b`, 'u'),
    ([, team = '']) => `has joined ${team}`,
  ],
  // 'Ann Lee belongs to the Search team', but 'The login service belongs to the Search team'
  [
    new RegExp(
      `^((?:The|Our|This) (?:(?!belongs)[\\p{L}\\p{N}_-]+ ){1,4}|(?:${NAME}|He|She|I) )(now )?belongs to (?=${TEAM})`,
      'u',
    ),
    ([, who = '', now = '']) =>
      /^(?:The|Our|This) /.test(who) ||
      (!/ \S/.test(who) && kindOfName(who.trim()).kind !== 'person' && !/^(?:He|She|I) $/.test(who))
        ? `${who}is ${now}owned by `
        : `${who}is ${now}a member of `,
  ],
  // 'is part of the Atlas team', 'sits in the Growth team', 'is with the Data team', 'was assigned to the Search team'
  [
    new RegExp(
      `\\b(?:is (?:now )?(?:a )?part of|sits (?:in|on|with|within)|is (?:now |currently )?with|is (?:now |currently )?(?:assigned|attached|seconded|allocated) to|is embedded in|works (?:with)?in|works on|is based in) (?=${TEAM})`,
      'u',
    ),
    () => 'is a member of ',
  ],
  [
    new RegExp(
      `\\b(?:has been (?:with|part of|in|on|working (?:in|on|with(?:in)?))|has (?:worked|sat) (?:in|on|with(?:in)?)) (?=${TEAM} (?:since|for)\\b)`,
      'u',
    ),
    () => 'has been a member of ',
  ],
  [
    new RegExp(
      `\\b(?:(?:was|has been|got) (?:re)?(?:assigned|attached|seconded|allocated|drafted|brought|added|posted) (?:in)?to|(?:has |have )?(?:went over|gone over|moved over|moved on|moved across|switched|switched over|transferred|crossed over|hopped|rotated|shifted|migrated|found (?:his|her) way) to|(?:has )?(?:landed|ended up|wound up) (?:in|on)|(?:has )?become part of|became part of) (?=${TEAM})`,
      'u',
    ),
    () => 'joined ',
  ],
  [
    new RegExp(
      `\\b(?:has |have )?(?:(?:said|bid|waved) (?:goodbye|farewell) to|turned (?:his|her) back on|moved on from|dropped out of|bowed out of|stepped away from|stepped back from|parted ways with|rotated (?:off|out of)|rolled off|moved off|came off) (?=${TEAM})`,
      'u',
    ),
    () => 'left ',
  ],
];

/** Who goes from one team to another. */
export const teamChanges: readonly Rule[] = [
  // 'rotated from the Growth team to the Data team', 'changed teams from the Mobile team to the Billing team', 'Team change: Ann Lee from …'
  ruleHolding(
    ' from ',
    String.raw`^${TIME_IN_FRONT}(?:(?:Team |Staff )?(?:[Cc]hange|[Mm]ove|[Tt]ransfer): )?${WHO} (?:(?:has |had |was |has been )?(?:changed teams|switched teams|swapped teams|rotated|moved(?: over| on| across)?|switched(?: over)?|transferred|shifted|migrated|hopped|jumped|went(?: over)?|gone(?: over)?|reassigned|made the (?:move|switch|jump)|crossed over)(?:,|:)? )?from (${TEAM}) to (${TEAM})${TIME_BEHIND}\.?$`,
    ([, front = '', who = '', before = '', now = '', when = '']) =>
      isSomebody(who)
        ? [`${front}${who} left ${before}${when}.`, `${front}${capital(who)} joined ${now}${when}.`]
        : [],
  ),
  // 'swapped the Atlas team for the Data team', 'left the Atlas team for the Data team'
  ruleHolding(
    ' for ',
    String.raw`^${TIME_IN_FRONT}${WHO} (?:has |had )?(?:swapped|traded|exchanged|left|quit|gave up|given up|dropped|ditched|abandoned) (${TEAM}) (?:for|in favou?r of) (${TEAM})${TIME_BEHIND}\.?$`,
    ([, front = '', who = '', before = '', now = '', when = '']) => [
      `${front}${who} left ${before}${when}.`,
      `${front}${who} joined ${now}${when}.`,
    ],
  ),
  // 'The Atlas team lost Ann Lee to the Data team', 'The Data team got Ann Lee from the Atlas team'
  ruleHolding(
    ' lost | loses | got | gets | gained | has a new ',
    String.raw`^${TIME_IN_FRONT}[Tt](${TEAM.slice(1)}) (?:has |have )?(?:now )?(?:lost|loses) (${NAME}) to (${TEAM})${TIME_BEHIND}\.?$`,
    ([, front = '', before = '', who = '', now = '', when = '']) => [
      `${front}${who} left t${before}${when}.`,
      `${front}${who} joined ${now}${when}.`,
    ],
  ),
  ruleHolding(
    ' got | gets | gained | has a new | welcomes | welcomed |new member',
    String.raw`^${TIME_IN_FRONT}[Tt](${TEAM.slice(1)}) (?:has |have )?(?:now )?(?:(?:got|gets|gained|has|welcomes|welcomed) (?:an? |its )?new (?:member|colleague|teammate|recruit|addition|face)(?:,|:|, in| in) |(?:got|gained|poached|welcomes|welcomed) )(${NAME})(?: from (${TEAM}))?${TIME_BEHIND}\.?$`,
    ([, front = '', now = '', who = '', before, when = '']) => [
      ...(before === undefined ? [] : [`${front}${who} left ${before}${when}.`]),
      `${front}${who} joined t${now}${when}.`,
    ],
  ),
  // 'The Mobile team includes Ann Lee', 'One of the people on the Mobile team is Ann Lee'
  ruleHolding(
    'ne of |mong | member',
    String.raw`^(?:One|Another) of the (?:people|members|engineers|developers|colleagues|designers|players|singers) (?:on|in|of) (${TEAM}) is (${NAME})${TIME_BEHIND}\.?$`,
    ([, team = '', who = '', when = '']) => [
      `${who} ${when === '' ? 'is' : 'has been'} a member of ${team}${since(when)}.`,
    ],
  ),
  // 'is in the Data team instead of the Atlas team', 'now works in the Data team, not the Atlas team'
  ruleHolding(
    'instead of|rather than|in place of',
    String.raw`^${TIME_IN_FRONT}${WHO} (?:is (?:now )?(?:a member of|in|on)|now works (?:in|on)|is (?:now )?(?:working )?(?:in|on)) (${TEAM})(?: now)?,? (?:instead of|rather than|in place of) (${TEAM})(?: now)?${TIME_BEHIND}\.?$`,
    ([, front = '', who = '', now = '', before = '', when = '']) => [
      `${front}${who} left ${before}${when}.`,
      `${front}${who} joined ${now}${when}.`,
    ],
  ),
];
