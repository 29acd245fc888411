import { KIN } from '../../language/words/kin.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { ownerOf, whoseOf } from './owners.ts';
import { capital, MONTH, NAME, type Rule, rule } from './sentence-rule.ts';

const WHO = `(${NAME}|He|She|They|We|I)`;
const WHOSE = `((?!(?:After|Following|Since|Before|Upon|Until|By|With|On|At|In|Despite) )${NAME}['’]s?|His|Her|Their|My|Our)`;
const DATE = String.raw`(?:in|on|at the end of|early in|late in) (?:(?:early|late|mid) )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTH} )?(?:\d{1,2}(?:st|nd|rd|th)?,? )?\d{4}`;
const WHEN = String.raw`((?:,? (?:in|on|last|this|two|three|a|\d+) [^,;.]{2,40}?)?)`;
const SPOUSE = '(?:wife|husband|partner|spouse)';
const CHILD = '(son|daughter|child|boy|girl|baby)';

/** That a child was born, where a time is told; what else stands in front of the mother ('My wife Ann') is none of the child's. */
function birth(front: string, child: string, when: string): string[] {
  const day = /^(?:On|In|At|Last|This|Early|Late|Yesterday|Today)\b|, $/.test(front) ? front : '';
  return day + when === '' ? [] : [`${day}${child} was born${when.replace(/^,/, '')}.`];
}

const stop = (text: string) => text.replace(/[.!]*$/, '.');

/** Weddings, deaths and moves that are told by nouns ('her death in 2003', 'his move to Kyoto'), and by what befell others ('lost her husband'). */
export const lifeEvents: readonly Rule[] = [
  // 'Ann's death in 2003 was followed by a retrospective'
  rule(
    `^${WHOSE} (?:sudden |early |untimely |tragic |unexpected )?death,? (${DATE}),? (?!(?:when|where|if) )(\\p{Ll}+ .+)$`,
    ([, whose = '', when = '', rest = '']) => [`${ownerOf(whose)} died ${when}.`, `${whose} death ${rest}`],
  ),
  // 'The death of Ann Lee on 6 May 2019 was announced by her family'
  rule(
    `^The (?:sudden |early |untimely |tragic |unexpected )?death of (${NAME}),? (${DATE}),? (\\p{Ll}+ .+)$`,
    ([, who = '', when = '', rest = '']) => [`${who} died ${when}.`, `${who}'s death ${rest}`],
  ),
  // 'Ann's death came in 2003', 'Her death occurred on 3 May 1990'
  rule(`^${WHOSE} death (?:came|occurred|followed|was|fell) (${DATE}.*)$`, ([, whose = '', when = '']) => [
    stop(`${ownerOf(whose)} died ${when}`),
  ]),
  // 'Ann's move from Hull to Ghent took place in 2001'
  rule(
    `^${WHOSE} (move|relocation|return|emigration) ((?:from (?:the )?\\p{Lu}[^,;]{1,40}? )?to (?:the )?\\p{Lu}[^,;]{1,40}?) (?:took place|happened|came|followed|occurred|was)(?: only)? (${DATE}|(?:last|this) (?:year|month|week|spring|summer|autumn|winter))\\.?$`,
    ([, whose = '', noun = '', where = '', when = '']) => [
      `${ownerOf(whose)} ${noun === 'return' ? 'returned' : 'moved'} ${where} ${when}.`,
    ],
  ),
  // 'Ann took Bo as her husband in 1970'
  rule(
    `^(.{0,40}?)${WHO} (?:took|made|has taken|had taken) (${NAME}) (?:(?:as|for|to be) )?(?:his|her) (?:(?:lawful|lawfully|wedded|first|second|third|new) ){0,3}${SPOUSE}\\b(.*)$`,
    ([, front = '', who = '', other = '', rest = '']) => [`${front}${who} married ${other}${rest}`],
  ),
  // 'Ann and Bo announced their engagement in March 1957'
  rule(
    `^(.{0,40}?)(${NAME}?) and (${NAME}|I) (?:have |has )?(?:just )?(?:announced|celebrated|made public) (?:their|our) engagement\\b(.*)$`,
    ([, front = '', one = '', other = '', rest = '']) => [`${front}${one} and ${other} got engaged${rest}`],
  ),
  rule(
    `^(?:The engagement of (${NAME}?) (?:and|to|with) (${NAME})|${WHOSE} engagement (?:to|with) (${NAME})) (?:was announced|took place|was celebrated|came)(.*)$`,
    ([, one, other, whose, whom, rest = '']) => [
      `${one ?? ownerOf(whose ?? '')} got engaged to ${other ?? whom}${rest}`,
    ],
  ),
  // 'Ann was widowed in 2002 when her husband Bo died'
  rule(
    `^${WHO} (?:was|were|became) (?:widowed|a widow|a widower)${WHEN},? (?:when|after|as) (?:his|her|my) ${SPOUSE},? (${NAME}),? (died|passed away|was killed)\\b(.*)$`,
    ([, who = '', when = '', other = '', died = '', rest = '']) => [
      `${other} was married to ${who}.`,
      stop(`${other} ${died}${rest.replace(/[.!]+$/, '')}${when.replace(/^,/, '')}`),
    ],
  ),
  // 'Ann lost her husband, Bo, in 2011': he died
  rule(
    `^${WHO} (?:sadly |recently |just )?(?:lost|has lost|have lost|had lost) (his|her|their|my|our) ((?:late|first|second|third|beloved|older|younger|elder|eldest|youngest|only|big|little|twin) )?(${KIN})(?:,? (${NAME}),?)?((?: (?:in|on|to|at|last|this|two|three|four|five|six|a|\\d+) [^,;]*?)?)\\.?$`,
    ([, who = '', own = '', which = '', kin = '', name, rest = '']) => {
      if (/\b(?:court|battle|case|custody|bet|race|election|vote|touch|match|game)\b/.test(rest)) return [];
      const whose = /^(?:my|our)$/.test(own) ? capital(own) : whoseOf(who);
      const died = `died${rest.replace(/^ to (?=\p{Ll})/u, ' of ')}.`;
      return name === undefined
        ? [`${whose} ${which}${kin} ${died}`]
        : [`${whose} ${kin} was ${name}.`, `${name} ${died}`];
    },
  ),
  // 'Ann became a mother in 1973 when her daughter Rie was born'
  rule(
    `^${WHO} became (?:an? )?(?:proud )?(?:mother|father|parents?|mum|mom|dad)(?: again| for the (?:first|second|third) time)?${WHEN},? (?:when|as|with the birth of) (?:his|her|their|my|our) (?:first |second |third |little |baby )?${CHILD},? (${NAME})(?:,? (?:was born|arrived|came into the world)(.*))?\\.?$`,
    ([, who = '', when = '', noun = '', child = '', born]) => [
      `${child} is the ${childNoun(noun)} of ${who}.`,
      stop(`${child} was born${stopless(born ?? '') || when.replace(/^,/, '')}`),
    ],
  ),
  // 'Ann gave birth to a boy, Luca, on 3 May 2014'
  rule(
    `^(.{0,40}?)${WHO} (?:has |have )?(?:just )?(?:gave|given) birth to (?:an?|his|her|their|my|our) (?:\\p{Ll}+ ){0,2}?${CHILD},?(?: named| called)? (${NAME}),?${WHEN}\\.?$`,
    ([whole = '', front = '', who = '', noun = '', child = '', when = '']) => [
      `${child} is the ${childNoun(noun)} of ${who}.`,
      ...(/ our (?!.* our )/.test(whole) && who !== 'We' ? [`${child} is our ${childNoun(noun)}.`] : []),
      ...birth(front, child, when),
    ],
  ),
  // 'Ann gave birth to twins, Alma and Rune, on 3 May 2014'
  rule(
    `^(.{0,40}?)${WHO} (?:(?:has |have )?(?:just )?(?:gave|given) birth to|had) (?:\\p{Ll}+ )?(?:twins|twin \\p{Ll}+),?(?: named| called)? (${NAME}) and (${NAME}),?${WHEN}\\.?$`,
    ([, front = '', who = '', one = '', other = '', when = '']) =>
      [one, other].flatMap((child) => [`${child} is the child of ${who}.`, ...birth(front, child, when)]),
  ),
  // 'Ann Lee and her husband Bo divorced in 2011', 'I and my girlfriend Bea split up'
  rule(
    `^(.{0,40}?)(${NAME}|I) and (his|her|my) (?:(?:first|second|third|then|long-time|longtime) )?(${SPOUSE}|girlfriend|boyfriend|fianc[eé]e?|life partner),? (${NAME}),? ((?:have |has )?(?:\\p{Ll}+ly |just )?(?:divorced|separated|split up|parted(?: ways)?|broke up|got (?:married|engaged|divorced)|tied the knot|married|were (?:married|divorced))\\b.*)$`,
    ([, front = '', who = '', own = '', kin = '', other = '', did = '']) => [
      ...(/^(?:married|got (?:married|engaged)|tied|were married)/.test(did)
        ? []
        : [`${own === 'my' ? 'My' : whoseOf(who)} ${kin} was ${other}.`]),
      `${front}${who} and ${other} ${did.replace(/^(?:separated|split up|parted(?: ways)?)/, /^(?:wife|husband|spouse)$/.test(kin) ? 'separated' : 'broke up')}`,
    ],
  ),
  // 'Ann Lee has split up with her husband Bo', 'I broke up with my boyfriend Bo last month'
  rule(
    `^(.{0,40}?)(${NAME}|He|She|I)(?: has| have| had|['’]ve|['’]s)?(?: (?:just|recently|finally|since))?(?: (?:is|am|was|got)|['’]m)? (?:now )?(divorced|separated|split(?: up)?|broken? up|broke up|parted(?: ways| company)?)(?: (?:with|from))? (his|her|my) (?:[\\p{Ll}-]+ )??(${SPOUSE}|girlfriend|boyfriend|fianc[eé]e?|life partner),? (${NAME}),?${WHEN}\\.?$`,
    ([, front = '', who = '', did = '', own = '', kin = '', other = '', when = '']) => {
      const isMarriage = /^(?:wife|husband|spouse)$/.test(kin) || did === 'divorced';
      return [
        `${own === 'my' ? 'My' : whoseOf(who)} ${kin} was ${other}.`,
        `${front}${who} ${isMarriage ? (did === 'divorced' ? 'divorced' : 'separated from') : 'broke up with'} ${other}${when}.`,
      ];
    },
  ),
  // 'Ann Lee and Bo Orr have gone their separate ways', 'are not married any more', 'ended their marriage in May'
  rule(
    String.raw`^(.{0,40}?)(${NAME}?|I) and (?:(?:his|her|my) (?:${SPOUSE} )?)?(${NAME}|I)(?: have| are| were| had)?(?: (?:now|just|finally|since|recently))?,? (?:gone (?:their|our) separate ways|went (?:their|our) separate ways|parted company|called it quits|called time on (?:their|our) marriage|(?:ended|dissolved|terminated) (?:their|our) marriage|got a divorce|gotten a divorce|obtained a divorce|(?:not|no longer) (?:married|husband and wife|spouses)|had (?:their|our) marriage (?:annulled|dissolved))(?: to each other)?(?: any ?more| any longer)?${WHEN}\.?$`,
    ([, front = '', one = '', other = '', when = '']) => [`${front}${one} and ${other} divorced${when}.`],
  ),
  // 'Ann Lee's marriage to Bo Orr is over', 'The marriage of Ann Lee and Bo Orr fell apart in 2020'
  rule(
    String.raw`^(?:The marriage (?:of|between) (${NAME}?) (?:and|to|with) (${NAME})|${WHOSE} marriage (?:to|with) (${NAME}))(?: has| had)?(?: (?:now|finally|since|recently))? (?:is over|was over|is at an end|is finished|ended(?: in divorce)?|broke (?:down|up)|fell apart|fallen apart|failed|collapsed|came to an end|come to an end|was (?:annulled|dissolved|ended)|been (?:annulled|dissolved))${WHEN}(?:(?:,? and|;|,)? (?=(?:s?he|I|in|on) )(\p{Ll}.+))?\.?$`,
    ([, one, other, whose, whom, when = '', rest]) => [
      `${one ?? ownerOf(whose ?? '')} divorced ${other ?? whom}${when}.`,
      ...(rest === undefined ? [] : [stop(capital(rest))]),
    ],
  ),
  // 'The divorce of Ann Lee and Bo Orr became final in May', 'My divorce from Bo came through'
  rule(
    String.raw`^(?:The divorce (?:of|between) (${NAME}?) (?:and|from) (${NAME})|${WHOSE} divorce from (${NAME}))(?: has| had)?(?: (?:now|finally|since|recently))? (?:(?:is|was|became|become)(?: now)? (?:final|finali[sz]ed|through|complete|granted|absolute|official)|came through|come through|went through|gone through|been (?:finali[sz]ed|granted|completed))${WHEN}\.?$`,
    ([, one, other, whose, whom, when = '']) => [
      `${one ?? ownerOf(whose ?? '')} divorced ${other ?? whom}${when}.`,
    ],
  ),
  rule(
    `^${WHO} (?:has |have |had )?filed for divorce from (${NAME}),? (?:and|which) (?:it |the divorce )?(?:became final|was granted|came through|went through|was finali[sz]ed)${WHEN}\\.?$`,
    ([, who = '', whom = '', when = '']) => [`${who} divorced ${whom}${when}.`],
  ),
  // 'is single again; she and Bo divorced in May', 'I'm single again, Bo and I broke up'
  rule(
    `^(${NAME}|He|She|I)(?: is| am|['’]s|['’]m) (single|divorced)(?: again| now)?[;,:]? (?:and |because |since |as )?((?:s?he|I|${NAME}) and (?:s?he|I|${NAME}) .+)$`,
    ([, who = '', what = '', rest = '']) => [
      `${who} ${who === 'I' ? 'am' : 'is'} ${what}.`,
      capital(rest.replace(/^s?he\b/, who)),
    ],
  ),
  // 'got remarried in May, to Bo Orr', 'has remarried, to Bo Orr'
  rule(
    String.raw`^${WHO} (?:has |have |had )?(?:got |was |is |gotten )?(?:re-?married|married again)${WHEN},? (?:to|with) (${NAME})${WHEN}\.?$`,
    ([, who = '', when = '', whom = '', later = '']) => [
      `${who} married ${whom}${(when || later).replace(/^,/, '')}.`,
    ],
  ),
  // 'Ann's second husband is Bo Orr, whom she married in May 2023'
  rule(
    `^(${WHOSE} (?:(?:first|second|third|fourth|new|present|current) )?${SPOUSE} (?:is|was)(?: now)? (${NAME})), who(?:m)? (?:s?he|I|they) (?:married|wed|divorced|met) (.+)$`,
    ([whole = '', first = '', whose = '', other = '', rest = '']) => {
      const [verb = ''] = /(?:married|wed|divorced|met) (?=[^,;]*$)/.exec(whole) ?? [];
      return [`${first}.`, `${ownerOf(whose)} ${verb}${other} ${rest}`];
    },
  ),
  // 'said "I do" to Bo Orr', 'exchanged vows with Bo Orr'
  rule(
    String.raw`^${WHO} (?:has |have )?(?:said (?:["“‘']?I do["”’']?|yes) to (${NAME})(?= (?:in|on|last|at the)\b|\.?$)|exchanged (?:wedding |marriage )?(?:vows|rings) with (${NAME})|walked down the aisle with (${NAME}))${WHEN}\.?$`,
    ([said = '', who = '', one, other, third, when = '']) =>
      /said yes/.test(said) ? [] : [`${who} married ${one ?? other ?? third}${when}.`],
  ),
  // 'Ann Lee left Bo Orr in May 2023', 'left Bo Orr and has since married Cy Holm'
  rule(
    String.raw`^${WHO} (?:has |had )?(left|walked out on|split from|split up with|separated from|divorced) (${NAME})(?:${WHEN}\.?|,? (?:and|to) ((?:has |then |later )?(?:since )?(?:re)?(?:married|marry|wed|moved|got (?:married|engaged))\b.+)|,? divorced him,? and ((?:re)?married .+))$`,
    ([, who = '', left = '', whom = '', when = '', rest, married]) => {
      const isCouple = [who, whom].every(
        (name) => /^(?:He|She|I)$/.test(name) || kindOfName(name).kind === 'person',
      );
      const behind = rest ?? married;
      if (!isCouple || (/ /.test(whom) === false && left === 'left')) return [];
      if (behind === undefined && !/^(?:left|walked)/.test(left)) return [];
      return [
        `${who} ${/^(?:left|walked|split)/.test(left) ? 'broke up with' : 'separated from'} ${whom}${when}.`,
        ...(behind === undefined
          ? []
          : [
              `${who} ${behind.replace(/^(?:then |later )?marry /, 'married ').replace(/^has since /, 'has ')}`,
            ]),
      ];
    },
  ),
];

/** Deaths in the words of obituaries, and a death's place behind the house in which it was. */
export const deathWords: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:succumbed|has succumbed|had succumbed) to (?=(?:(?:his|her|their|the|an?|lung|breast|heart|liver|long) ){0,3}(?:cancer|illness|injuries|wounds|disease|pneumonia|leuk(?:a)?emia|tuberculosis|malaria|cholera|influenza|stroke|heart attack|complications|\p{Ll}+itis|COVID|Covid|AIDS))/u,
    'died of ',
  ],
  [/\b(?:breathed (?:his|her|their) last|met (?:his|her|their) (?:end|death)|perished)\b/u, 'died'],
  [/\blost (?:his|her|their) li(?:fe|ves)\b/u, 'died'],
  [
    /\b(?:lost|ended) (?:his|her|their) (?:\p{Ll}+ )?(?:battle|fight) (?:with|against) (?=\p{Ll})/u,
    'died of ',
  ],
  [
    /\b(died|passed away)((?: (?:peacefully|suddenly|unexpectedly|quietly))?) (?:in (?:his|her|their) sleep )?(?:at|in) (?:(?:his|her|their|the|an?) )?(?:(?:family|country|summer|retirement|nursing|care|local|university|general) ){0,2}(?:home|house|flat|apartment|residence|farm|cottage|villa|hospital|hospice|clinic)(?: (?:in|near|at|outside) (?=\p{Lu}))/u,
    '$1$2 in ',
  ],
  [/\b(died|passed away) (?:peacefully|suddenly|unexpectedly|quietly) in (?=\p{Lu})/u, '$1 in '],
];

function childNoun(noun: string): string {
  return { girl: 'daughter', boy: 'son', baby: 'child' }[noun] ?? noun;
}

function stopless(text: string): string {
  return text.replace(/[.!]+$/, '');
}
