import { pastOf } from '../../language/words/inflections.ts';
import { lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { isCalling } from './jobs.ts';
import { whoseOf } from './owners.ts';
import { capital, DATE, NAME, NAMES, type Rule, ruleHolding, DATE_BEHIND as WHEN } from './sentence-rule.ts';

const WHO = `((?!(?:After|Before|Following|Since) )${NAME}|[Hh]e|[Ss]he|I)`;
const isSomebody = (who: string) => !/^(?:organization|place)$/.test(kindOfName(who).kind);
const SUM = String.raw`(?:(?:about|around|over|some|roughly|almost|nearly) )?[€$£]?\d[\d.,]*k?(?: (?:million|thousand))?(?: (?:euros?|dollars?|pounds?|francs?|kron(?:er|or|a)|crowns?|yen|zloty|złoty|rupees|lei|forints?|rand|pesos?|reais|[A-Z]{3}))?`;
const RATE = `(?:(?: (?:a|per|an) (?:year|month|week|hour|day|annum)| (?:annually|monthly|gross|net|before tax|after tax))*)`;

/** What is told of somebody's life in a turn of words that holds two things, or another verb than the plain one. */
export const toldOfLives: readonly Rule[] = [
  // 'was the first woman to become mayor of Osby'
  ruleHolding(
    ' to ',
    String.raw`^${WHO} (?:was|is|became) the (?:first|second|third|youngest|oldest|last|only) (?:ever )?(?:[\p{L}-]+ ){0,2}?(?:woman|man|person|female|student|player|scientist|artist|writer|athlete|citizen|[\p{Lu}]\p{Ll}+(?:an|ish|ese|i)) (?:ever )?to (be |have )?((?!have\b|be\b)\p{Ll}+) ([^;]{3,120})$`,
    ([, who = '', aux, verb = '', rest = '']) => {
      if (!isSomebody(who)) return [];
      return [`${who} ${aux === undefined ? pastOf(verb) : aux === 'be ' ? `was ${verb}` : verb} ${rest}`];
    },
  ),
  // 'earns 58,000 euros a year at Orr Works'
  ruleHolding(
    'earn|makes|made|is paid|was paid|on a salary',
    `^${WHO} (earns|earn|makes|is paid|am paid|earned|was paid|(?:is|am) on (?:a salary of )?) ?(${SUM}${RATE})((?: (?:at|with) (?:the )?${NAME})?)\\.?$`,
    ([, who = '', verb = '', sum = '', at = '']) => {
      const isMoney =
        /[€$£]|\d ?(?:k|\p{Ll}+|[A-Z]{3})\b/u.test(sum) &&
        (/ (?:a|per|an) |ly\b/.test(sum) || /salary/.test(verb));
      if (!isSomebody(who) || !isMoney) return [];
      const was = /ed$|^was/.test(verb);
      return [
        ...(at === ''
          ? []
          : [`${who} ${was ? 'worked' : who === 'I' ? 'work' : 'works'}${at.replace(/^ with/, ' at')}.`]),
        `${whoseOf(capital(who))} salary ${was ? 'was' : 'is'} ${sum}.`,
      ];
    },
  ),
  // 'was sacked as coach of Orr FK in October 2019 and replaced by Bo Ek'
  ruleHolding(
    ' by ',
    String.raw`^${WHO} ((?:was|has been) (?:sacked|fired|dismissed|removed|ousted)|(?:has )?(?:resigned|stepped down|stood down|retired|quit)) as ([^;\d]{3,80}?)${WHEN},? and (?:(?:was|has been|is) )?(?:replaced|succeeded|followed) by (${NAME})${WHEN}\.?$`,
    ([, who = '', goes = '', post = '', when = '', next = '', then = '']) =>
      isSomebody(who) && isSomebody(next) && isCalling(post.split(/ (?:of|at|for|in) /)[0] ?? '')
        ? [
            `${who} ${goes} as ${post}${when}.`,
            `${next} succeeded ${who} as ${post}${then === '' ? when : then}.`,
          ]
        : [],
  ),
  // 'The team has six members, among them Ann Lee and Bo Ek'
  ruleHolding(
    'among them|including|among whom',
    String.raw`^((?:[Tt]he )?${NAME}|The [\p{Ll} -]{2,40} (?:of|at) (?:the )?${NAME}) (has|have|had) ((?:\p{Ll}+|\d{1,3}) (?:members|players|staff members|employees|people)),? (?:among them|including|among whom are) (${NAMES})\.?$`,
    ([, body = '', verb = '', count = '', names = '']) => [
      `${body} ${verb} ${count}.`,
      `${capital(names)} ${verb === 'had' ? 'were' : 'are'} members of ${body.replace(/^The /, 'the ')}.`,
    ],
  ),
  // 'took her husband's name, Forsyth, when they married in 2001'
  ruleHolding(
    ' name',
    String.raw`^(${NAME}) (?:took|adopted|has taken) (?:his|her) (?:husband|wife|spouse|partner)['’]s (?:sur|family |last )?name,? (\p{Lu}[\p{L}'’-]+),?(?: (?:when they (?:got )?married|after (?:the|their) (?:wedding|marriage)|on marrying|upon marriage|on marriage)(${WHEN}))?\.?$`,
    ([, who = '', name = '', , when = '']) => [
      `${who} is also known as ${who.split(' ').slice(0, -1).join(' ') || who} ${name}.`,
      ...(when === '' ? [] : [`${who} got married${when}.`]),
    ],
  ),
  // 'is a Norwegian economist and, since 2018, chief economist of Orr Bank'
  ruleHolding(
    ' and, ',
    String.raw`^${WHO}((?: \([^()]{2,60}\))?) is ((?:an?|the) [^;]{3,90}?) and,? ((?:since|from|as of) ${DATE}),? ((?:the |an? |its )?\p{Ll}[^,;]{3,90}?)((?:, [^;]{3,120})?)\.?$`,
    ([, who = '', aside = '', what = '', when = '', post = '', rest = '']) =>
      isSomebody(who) && isCalling(post.replace(/^(?:the|an?|its) /, '').split(/ (?:of|at|for) /)[0] ?? '')
        ? [
            `${who}${aside} is ${what}.`,
            `${who} has been ${post} ${when.replace(/^(?:from|as of)/, 'since')}${rest}.`,
          ]
        : [],
  ),
  // 'Ann Lee, born in 1948 in Beja, studied law in Lisbon', where 'studied' alone might be what she was
  ruleHolding(
    ', born |, raised |, brought up ',
    String.raw`^(${NAME}), ((?:born|raised|brought up) (?:in|on|at|near|and raised in) [^,;]{3,60}?), (?!and\b|or\b|but\b|who\b|which\b|the\b|an?\b)(\p{Ll}+) ([^;]{3,160})$`,
    ([, who = '', born = '', verb = '', rest = '']) =>
      isSomebody(who) && (lookUpVerb(verb) & Word.verbPast) !== 0
        ? [`${who} was ${born}.`, `${who} ${verb} ${rest}`]
        : [],
  ),
  // 'has gone back to Almeria, where she was born, after ten years in Basel'
  ruleHolding(
    ', where ',
    String.raw`^${WHO} (?:has |had )?(?:gone back|went back|come back|came back|moved(?: back)?|returned) to (${NAME}), where s?he ((?:was born|grew up|was raised|had grown up|was born and raised)),? after (?:[\p{L}\d-]+ ){1,4}(?:years?|months?|decades?) in (${NAME})${WHEN}\.?$`,
    ([, who = '', home = '', did = '', from = '', when = '']) =>
      isSomebody(who) ? [`${who} ${did} in ${home}.`, `${who} moved from ${from} to ${home}${when}.`] : [],
  ),
  // 'Her doctor has diagnosed Ann Lee with asthma'
  ruleHolding(
    'diagnosed ',
    `^(?:(?:His|Her|The|Their|My) )?(?:[Dd]octors?|GP|specialist|consultant|hospital) (?:has |have )?diagnosed (${NAME}) with ([^;]{3,60})$`,
    ([, who = '', what = '']) => [`${who} was diagnosed with ${what}`],
  ),
  // 'was predeceased by his wife Anna and leaves a daughter, Lena'
  ruleHolding(
    'predeceased',
    String.raw`^${WHO} (?:was|is) predeceased by (?:his|her) ((?:[\p{Ll}-]+ )?\p{Ll}+),? (${NAME}),?(?: and ((?:leaves|leaves behind|is survived by) .+?))?\.?$`,
    ([, who = '', kin = '', name = '', rest]) => [
      `${whoseOf(capital(who))} ${kin} was ${name}.`,
      ...(rest === undefined ? [] : [`${who} ${rest}.`]),
    ],
  ),
  // 'In loving memory of Ann Lee, 1931 - 2020, beloved wife of Bo and mother of Cy'
  ruleHolding(
    'emory of ',
    String.raw`^In (?:(?:ever-?)?loving |fond |proud )?memory of (?:(?:our|my) (?:\p{Ll}+ ){1,4})?(${NAME}),? \(?(${DATE}) ?(?:[-–—]|to) ?(${DATE})\)?(?:, (?:(?:a |the )?(?:much |dearly |well-)?(?:beloved|loved|dear|devoted|loving|cherished) )?((?:husband|wife|father|mother|son|daughter|brother|sister|grandfather|grandmother|friend|partner) of .+?))?\.?$`,
    ([, who = '', born = '', died = '', kin]) => [
      `${who} was born ${/^\d{1,2} /.test(born) ? 'on' : 'in'} ${born}.`,
      `${who} died ${/^\d{1,2} /.test(died) ? 'on' : 'in'} ${died}.`,
      ...(kin === undefined ? [] : [`${who} was the ${kin}.`]),
    ],
  ),
];

/** Homes, studies and work in the plain words for them. */
export const lifeWords: readonly (readonly [RegExp, string])[] = [
  // 'Ann Lee, b. 1948 in Beja, …'
  [/(?<=\p{Lu}\p{L}+,) b\. (?=(?:1[5-9]|20)\d\d)/u, ' born in '],
  // 'is head of the Leeds office of Orr Ltd': of a part of it, and not of Orr
  [
    /\b((?:head|manager|director|leader|boss|chief) of (?:the|its|their) (?:[\p{L}&-]+ ){1,3}?(?:office|branch|plant|factory|site|team|unit|section|desk|lab|laboratory)) of (?=(?:the )?\p{Lu})/u,
    '$1 at ',
  ],
  // 'is standing in as project manager of Orr'
  [
    /\b(is|was|has been) (?:currently |now )?(?:standing|filling|stepping) in as (?:the |its )?(?=\p{Ll})/u,
    '$1 acting ',
  ],
  [/\b(?:stands|fills) in as (?:the |its )?(?=\p{Ll})/u, 'is acting '],
  // 'teaches at Orr College two days a week'
  [
    /\b((?:works?|worked|teach(?:es)?|taught|lectures?|lectured|volunteers?) (?:at|for) (?:the )?(?:\p{Lu}[\p{L}&'’-]*)(?: (?:of |and |the )?\p{Lu}[\p{L}&'’-]*)*) (?:one|two|three|four|five|six|\d|a few) (?:days?|mornings?|afternoons?|evenings?|nights?|hours) (?:a|per|each|every) week\b/u,
    '$1',
  ],
  // 'moved out of her flat in Cork'
  [
    /\b(moved out of) (?:his|her|their|my|our) (?:[\p{Ll}-]+ ){0,2}?(?:flat|house|home|apartment|room|studio|cottage|bungalow|place) in (?=\p{Lu}[^,;]*)(?![^.;]* (?:into|to a) )/u,
    '$1 ',
  ],
  // 'dropped out of a master's programme at Delft'
  [
    /\b(dropp?(?:ed|ing|s)? out) (?:of|from) (?:(?:his|her|their|my|an?|the) )?(?:[\p{L}'’-]+ ){0,3}?(?:programme|program|course|degree|studies|doctorate|PhD|training) at (?=(?:the )?\p{Lu})/u,
    '$1 of ',
  ],
  // 'went up to Oxford to read history'
  [
    /\b(?:went|came|has gone) up to ((?:\p{Lu}[\p{L}’'-]+ ?){1,4}?) to (?:read|study) ([\p{L} ]{3,40}?)(?=[.,;]|$| (?:in|and|on)\b)/u,
    'studied $2 at $1',
  ],
  [
    /\bgoing up to ((?:\p{Lu}[\p{L}’'-]+ ?){1,4}?) to (?:read|study) ([\p{L} ]{3,40}?)(?=[.,;]|$| (?:in|and|on)\b)/u,
    'studying $2 at $1',
  ],
  // 'had a boy, Finn', 'had a baby girl called Mia'
  [
    /\b(had|has had|have had) an? (?:(?:little|baby|healthy|beautiful|bouncing) )*boy(?=,? (?:called |named )?\p{Lu})/u,
    '$1 a son',
  ],
  [
    /\b(had|has had|have had) an? (?:(?:little|baby|healthy|beautiful|bouncing) )*girl(?=,? (?:called |named )?\p{Lu})/u,
    '$1 a daughter',
  ],
  [/\bborn and bred (?=in )/u, 'born and raised '],
  // 'is training to be a pilot' is none yet
  [
    /\b(is|are|am|was|were|has been|have been) (?:training|studying|learning|hoping|working|applying) to (?:be|become) (an? \p{Ll}[\p{Ll} -]{2,40}?)(?=[.,;]|$| (?:at|in|with|and|but|since)\b)/u,
    '$1 training as $2',
  ],
  // 'holds a Swedish passport'
  [
    /\b(holds|has|carries|travels on) an? ((?:dual )?\p{Lu}\p{Ll}+(?:(?:[- ]| and )\p{Lu}\p{Ll}+)?) passport\b/u,
    'holds $2 citizenship',
  ],
  // 'is on the jury of the Orr Festival'
  [
    /\b(is|are|was|were|has been) on the (jury|committee|panel|organising committee|steering committee|staff council|works council|editorial board) (?=of (?:the )?\p{Lu})/u,
    '$1 a member of the $2 ',
  ],
  // 'works as a DJ at weekends'
  [/\b(is|was|has been|had been|be) working as (?=an? [A-Z]{2,3}\b)/u, '$1 '],
  [/\bworks as (?=an? (?:DJ|GP|MC|PA|VJ|TV|PE|IT|HR|UX|PR|BBC)\b)/u, 'is '],
  [/\bworked as (?=an? (?:DJ|GP|MC|PA|VJ|TV|PE|IT|HR|UX|PR|BBC)\b)/u, 'was '],
  // 'plays a bit of piano'
  [
    /\b(plays?|played|playing) (?:an? (?:little|bit of|little bit of)|some) (?=(?:the )?(?:piano|guitar|violin|cello|flute|drums|bass|trumpet|saxophone|organ|harp|banjo|ukulele|accordion|clarinet|chess|tennis|golf|football|squash|badminton)\b)/u,
    '$1 ',
  ],
];
