import { capital, NAME, type Rule, rule, uncapital } from '../rewordings/sentence-rule.ts';

const NEWS =
  '(?:rumou?rs?|statements?|announcements?|assertions?|information|reports?|claims?|allegations?|suggestions?|stor(?:y|ies)|speculation|news|idea|belief|notion)';
/** What prints the news. */
const WRITTEN =
  '(?:articles?|posts?|papers?|letters?|notices?|tweets?|messages?|pages?|entr(?:y|ies)|notes?)';
const WRONG =
  '(?:false|untrue|wrong|incorrect|unfounded|baseless|mistaken|not (?:true|correct)|a myth|nonsense|fake)';
/** 'were', 'turned out to be', 'have proved' */
const PROVED =
  '(?:is|are|was|were|(?:has |have |had )?(?:turned out|proved|proven|been shown|been found)(?: to be)?|(?:has|have|had) (?:now |since )?been)';
const QUITE = '(?:(?:all|simply|just|entirely|completely|quite) )?';
const ABOUT =
  '(?:(?:the|an?|these|those|all|any|our|recent|earlier|previous|initial|original|first|media|press|persistent|widespread|online) )*';

const WRONGLY = '(?:wrongly|mistakenly|incorrectly|erroneously|falsely)';
const DESCRIBED = '(?:named|identified|described|listed|credited|reported|referred to|cited|given|labelled)';

/** Verbs in front of 'that' that make a noun of news something told, not something believed. */
const telling =
  /\b(?:had|has|have|made|wrote|written|published|told|spread|gave|given|heard|read|issued|filed|printed|posted|sent|repeated|circulated)$/;

/** What is said to be untrue, put as a denial. */
export const untrue: readonly Rule[] = [
  // 'Reports that Ann has left are wrong' – not 'the report that Ann wrote'
  [
    new RegExp(`^${ABOUT}${NEWS} that (.+?) ${PROVED} ${QUITE}${WRONG}(,.*)?\\.?$`, 'iu'),
    ([, what = '', rest = '.']) => (telling.test(what) ? [] : [`It is not true that ${what}${rest}`]),
  ],
  // 'Reports that Ann had left were denied', 'Claims that Orr owes money were rejected by its head'
  [
    new RegExp(
      `^${ABOUT}${NEWS} that (.+?) (?:was|were|has been|have been) (?:(?:strongly|firmly|flatly|quickly|immediately) )?(?:denied|dismissed|rejected|refuted)(?: as (?:false|untrue|nonsense|baseless|unfounded|rumou?rs?))?(?: by ([^,;]{2,60}?))?\\.?$`,
      'iu',
    ),
    ([, what = '', who]) =>
      telling.test(what)
        ? []
        : [who === undefined ? `It was denied that ${what}.` : `${capital(who)} denied that ${what}.`],
  ],
  // 'It is a myth that Ann has left'
  rule(
    "^It (?:is|was)(?: simply| just| clearly)? ?(?:a (?:(?:common|popular|widespread) )?(?:myth|misconception|lie|fallacy|fabrication|hoax|misunderstanding)|an? (?:error|invention)|nonsense|incorrect|untrue|not (?:so|the case|correct|accurate)|n[’']t (?:so|the case|correct|accurate)) that (.+)$",
    ([, what = '']) => [`It is not true that ${what}`],
  ),
  // 'Nobody denies that Ann has left'
  rule(
    '^(?:Nobody|No one|Few) (?:denies|denied|deny|doubts|doubted|doubt|disputes|disputed|dispute) that (.+)$',
    ([, what = '']) => [capital(what)],
  ),
  // 'Orr neither confirmed nor denied that it had bought Tarn', 'Orr did not deny that …': it leaves that open
  rule(
    `^([^,;]{2,60}?) (?:(?:did not|didn['’]t|would not|wouldn['’]t|could not|couldn['’]t) (?:deny|confirm(?: or deny)?|comment on)|neither confirmed nor denied|(?:has |have )?(?:refused|declined) to (?:confirm(?: or deny)?|say|comment on)) (?:that|whether|if|reports that|rumours that) (.+)$`,
    ([, who = '', what = '']) => [`${who} would not say whether ${what}`],
  ),
  // 'There is no truth in the claim that Ann has left'
  rule(
    String.raw`^There (?:is|was) (?:no|not any|little|never any) (?:truth|substance) (?:in|to|behind) ${ABOUT}${NEWS} that ([^;]+?)\.?$`,
    ([, what = '']) => (telling.test(what) ? [] : [`It is not true that ${what}.`]),
  ),
  // 'The statement that Ann had left has been withdrawn', 'Our story that Ann had left was retracted', 'The article claiming that …'
  [
    new RegExp(
      `^${ABOUT}(?:${NEWS}|${WRITTEN} (?:claiming|saying|stating|alleging|reporting|suggesting)) that (.+?) (?:was|were|has been|have been|is|are) (?:since |now |later )?(?:withdrawn|retracted|taken back)\\b[^,;]{0,40}\\.?$`,
      'iu',
    ),
    ([, what = '']) => (telling.test(what) ? [] : [`It is not true that ${what}.`]),
  ],
  // 'Lena Fox was wrongly named as the driver', 'The paper mistakenly described Tom Reed as a lawyer'
  rule(
    String.raw`^(${NAME}|S?[Hh]e|It) (?:is|was|has been|had been) ${WRONGLY} ${DESCRIBED} (?:as|to be) ([^,;]+?)\.?$`,
    ([, who = '', what = '']) => [`${who} was not ${what}.`],
  ),
  rule(
    String.raw`^(?:The |An? |Our |This |We|I|Some )?[^,;]{0,60}? ?${WRONGLY} ${DESCRIBED} (${NAME}) as ([^,;]+?)\.?$`,
    ([, who = '', what = '']) => [`${who} was not ${what}.`],
  ),
  // 'The ministry said reports that Ann had been dismissed were untrue'
  rule(
    String.raw`^([^,;]{2,80}?) (says?|said|insists?|insisted|added|told [^,;]{2,30}?)(?: that)? ${ABOUT}${NEWS} that ([^,;]+?) ${PROVED} ${QUITE}${WRONG}\.?$`,
    ([, who = '', says = '', what = '']) =>
      telling.test(what) ? [] : [`${who} ${/s$/.test(says) ? 'denies' : 'denied'} that ${what}.`],
  ),
];

const ROLE = String.raw`(?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+`;
const TOLD =
  '(?:says|said|insists|insisted|added|confirmed|wrote|announced|explained|argues|argued|claims|claimed|stressed|told (?:the )?[^,;"“”]{2,40}?)';

/** Who says it behind what is said, with the post that the name explains: 'Orr is not for sale, its owner, Ann Lee, told the Courier'. */
export const spoken: readonly Rule[] = [
  rule(
    String.raw`^((?:["“][^"“”]{2,400}[,!]["”])|(?:(?:${NAME}|[Ii]t|[Tt]hey) [^"“”;]{3,300}),) ([Ii]ts|[Hh]is|[Hh]er|[Tt]heir) (${ROLE}),? (${NAME}),? (${TOLD})((?: (?:on|in|at|later|yesterday|today|last)\b[^,;.]{0,30})?)\.?$`,
    ([, what = '', whose = '', role = '', who = '', told = '', when = '']) => {
      const [, subject] = new RegExp(`^(${NAME}) `, 'u').exec(what) ?? [];
      const owner = subject === undefined || whose.toLowerCase() !== 'its' ? capital(whose) : `${subject}'s`;
      const post = `${owner} ${role} is ${who}.`;
      return what.startsWith('"') || what.startsWith('“')
        ? [post, `${what} ${who} ${told}${when}.`]
        : [
            post,
            `${who} ${told}${when} that ${/^(?:It|They|The)\b/.test(what) ? uncapital(what.slice(0, -1)) : what.slice(0, -1)}.`,
          ];
    },
  ),
];
