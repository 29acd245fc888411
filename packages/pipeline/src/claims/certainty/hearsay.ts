import { isSentence } from '../layout/whole-sentences.ts';
import { capital, NAME, type Rule, rule, uncapital } from '../rewordings/sentence-rule.ts';
import { inside } from './said.ts';

const NEWS =
  '(?:rumou?rs?|statements?|announcements?|assertions?|information|reports?|claims?|allegations?|suggestions?|stor(?:y|ies)|speculation|news|idea|belief|notion)';
/** What prints the news. */
const WRITTEN =
  '(?:articles?|posts?|papers?|letters?|notices?|tweets?|messages?|pages?|entr(?:y|ies)|notes?)';
const WRONG =
  '(?:false|untrue|wrong|incorrect|unfounded|baseless|mistaken|not (?:true|correct)|(?:a |an )?(?:(?:complete|pure|total|outright|deliberate) )?(?:myth|hoax|lie|invention|fabrication|joke|prank|mistake|error|fiction)|nonsense|fake(?: news)?|made up|invented|fabricated)';
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
  // 'That Ann has left is a myth' – not 'That report is false'
  [
    new RegExp(`^That (.+?) ${PROVED} ${QUITE}(?:${WRONG}|far from (?:true|the truth))\\.?$`, 'u'),
    ([, what = '']) => (isSentence(capital(what)) ? [`It is not true that ${what}.`] : []),
  ],
  // 'Nobody denies that Ann has left'
  rule(
    '^(?:Nobody|No one|Few) (?:denies|denied|deny|doubts|doubted|doubt|disputes|disputed|dispute) that (.+)$',
    ([, what = '']) => [capital(what)],
  ),
  // 'Orr neither confirmed nor denied that it had bought Tarn', 'Orr did not deny that …': it leaves that open
  rule(
    `^([^,;]{2,60}?) (?:(?:did not|didn['’]t|would not|wouldn['’]t|could not|couldn['’]t) (?:deny|confirm(?: or deny)?|comment on)|(?:has |have |had )?neither confirmed nor denied|(?:has |have )?(?:refused|declined) to (?:confirm(?: or deny)?|say|comment on)) (?:that|whether|if|reports that|rumours that) (.+)$`,
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

/** Labels of what nobody vouches for, and of what is said to be so by mistake. */
const UNSURE =
  '(?:(?:still |as yet )?(?:unconfirmed|unverified|not (?:yet )?(?:confirmed|verified))(?: (?:reports?|rumou?rs?|news))?|rumou?rs?|gossip|hearsay|speculation|to be confirmed|tbc|hypothesis|hypothetical|hypothetically|assumption|guess)';
const unsureLabel = new RegExp(`^${UNSURE}$`, 'iu');
const untrueLabel =
  /^(?:false|untrue|not true|myth|hoax|fake(?: news)?|fiction|misconception|lie|wrong|incorrect|inaccurate|fabricated|debunked)$/iu;

/** 'Unconfirmed: Orr has bought Tarn', 'Myth: Ann owns the mill': what stands behind such a label is not held. */
export function toldByLabel(label: string, said: string): string {
  if (unsureLabel.test(label)) return `Allegedly, ${inside(said)}`;
  return untrueLabel.test(label) ? `It is not true that ${inside(said)}` : said;
}

const trueLabel = /^(?:fact|truth|the truth|reality|in reality|true|answer): (?=\p{Lu})/iu;

/** 'Ann runs it.' of 'Fact: Ann runs it.' behind 'Myth: Bo runs it.'; null for other sentences. */
export function factBehind(label: string, said: string): string | null {
  const found = untrueLabel.test(label) ? trueLabel.exec(said) : null;
  return found === null ? null : said.slice(found[0].length);
}

const verdict =
  /^(.+?[.!]) (?:(?:our |the )?(?:verdict|rating|ruling|fact[ -]?check|finding|conclusion|status|result)): (\p{L}[\p{L} ]{2,20})[.!]?$/iu;

/** 'Bo bought Tarn.' and 'false' of 'Bo bought Tarn. Verdict: false', behind 'Claim:'. */
export function verdictOf(label: string, value: string): { said: string; label: string } | null {
  if (!/^(?:(?:the )?(?:claim|statement|rumou?r|assertion|question))$/i.test(label)) return null;
  const [, said, word = ''] = verdict.exec(value) ?? [];
  return said === undefined || !(untrueLabel.test(word) || unsureLabel.test(word))
    ? null
    : { said, label: word };
}

const STILL = '(?:still |as yet |so far |currently )?';
/** 'is unconfirmed', 'has not been verified', 'could not be confirmed', 'turned out to be premature' */
const OPEN = `(?:(?:is|are|was|were|remains?|remained) ${STILL}(?:un(?:confirmed|verified|proven|proved|substantiated|certain|clear)|disputed|doubtful|in doubt|open|questionable)|(?:has|have|had|is|are|was|were)(?: not|n['’]t) ${STILL}(?:yet )?(?:been )?(?:officially |independently |formally )?(?:confirmed|verified|proven|proved|substantiated)|(?:could|can)(?:not| not|n['’]t) be (?:independently )?(?:confirmed|verified|proven|substantiated)|has yet to be (?:confirmed|verified|proven)|(?:is|was|were|are|(?:turned out|proved)(?: to be)?) (?:premature|(?:greatly |highly |much )?exaggerated))`;
const TRUE =
  '(?:(?:has|have) (?:now |since |finally )?been (?:officially )?confirmed|(?:is|are|was|were|(?:has |have )?(?:turned out|proved|proven)(?: to be)?) (?:indeed )?(?:true|correct|right|accurate))';

/** What is told as a guess, as hearsay, or as not yet confirmed, with the word for that in front. */
export const unsure: readonly Rule[] = [
  // 'Unconfirmed: Orr has bought Tarn', as one sentence among others
  [new RegExp(`^${UNSURE}: (.+)$`, 'iu'), ([, what = '']) => [`Allegedly, ${inside(what)}`]],
  // 'The rumour that Ann owns Tarn is unconfirmed', "Clara's claim that Ann owns Tarn has not been verified"
  [
    new RegExp(`^(?:(?:her|his|their) |${ABOUT})${NEWS} that (.+?) ${OPEN}[^,;]{0,40}\\.?$`, 'iu'),
    ([, what = '']) => (telling.test(what) ? [] : [`Allegedly, ${what}.`]),
  ],
  rule(`^${NAME}['’]s ${NEWS} that (.+?) ${OPEN}[^,;]{0,40}\\.?$`, ([, what = '']) =>
    telling.test(what) ? [] : [`Allegedly, ${what}.`],
  ),
  // 'Some think Ann owns Tarn', 'Gossip has it that Ann owns Tarn'
  rule(
    '^(?:(?:Some|Many|Most|Others|Several|A few|Quite a few) (?:think|say|believe|claim|assume|suspect|reckon|argue|insist|maintain|suppose|would have it)|(?:The )?(?:[Gg]ossip|[Rr]umou?r|[Hh]earsay|[Ww]ord|[Ll]egend|[Tt]radition|[Ss]tory|[Tt]alk|[Ll]ore) (?:has|had) it|(?:The )?(?:[Ww]ord|[Tt]alk) (?:in town |on the street )?is)(?: that)? (.+)$',
    ([, what = '']) => (isSentence(capital(what)) ? [`Allegedly, ${inside(what)}`] : []),
  ),
  // 'The Courier has it that Ann owns Tarn', "Bo's claim is that Ann owns Tarn", 'The word from Bo is that Ann owns Tarn'
  rule(`^(${NAME}) (has|had) it that (.+)$`, ([, who = '', has = '', what = '']) => [
    `${who} ${has === 'has' ? 'says' : 'said'} that ${what}`,
  ]),
  rule(
    `^(${NAME}?)['’]s? (claim|story|account|contention|argument|word|view|belief|opinion|position) (is|was) that (.+)$`,
    ([, who = '', noun = '', is = '', what = '']) => {
      const verb = /^(?:view|belief|opinion)$/.test(noun) ? 'believe' : 'claim';
      return [`${who} ${verb}${is === 'is' ? 's' : 'd'} that ${what}`];
    },
  ),
  rule(
    `^The (?:latest )?(?:word|news|message|line|story|report) from (${NAME}) (is|was) that (.+)$`,
    ([, who = '', is = '', what = '']) => [`${who} ${is === 'is' ? 'says' : 'said'} that ${what}`],
  ),
  // 'The rumour that Ann owns Tarn has been confirmed'
  [
    new RegExp(`^${ABOUT}${NEWS} that (.+?) ${TRUE}\\.?$`, 'iu'),
    ([, what = '']) => (telling.test(what) ? [] : [`${capital(what)}.`]),
  ],
  // 'My guess is that Ann owns Tarn', 'Chances are Ann owns Tarn'
  rule(
    '^(?:(?:The )?[Cc]hances are|(?:My|Our|His|Her|Their|The) (?:best |own )?(?:guess|hunch|bet|suspicion|impression|feeling|assumption|understanding|theory) is|(?:As|So) far as (?:I|we|anyone|he|she|they) (?:can tell|knows?|(?:am|are|is) aware),|(?:To|to) (?:my|our) knowledge,?|(?:AFAIK|IIRC|afaik|iirc),?) (?:that )?(.+)$',
    ([, what = '']) => [`Probably, ${inside(what)}`],
  ),
  // 'It seems Ann owns Tarn', 'It looks like Ann owns Tarn'
  rule(
    '^It (?:now |also )?(?:seems|appears|looks)(?: to me)?(?: like| as if| as though| that)? (.+)$',
    ([, what = '']) => (isSentence(capital(what)) ? [`Apparently, ${inside(what)}`] : []),
  ),
  // 'There is speculation that Ann owns Tarn'
  rule(
    '^There (?:is|are|was|were|has been|have been) (?:some |much |growing |increasing |a lot of |persistent |widespread |also |still |unconfirmed )?(?:speculation|talk|chatter|gossip|suspicions?|whispers?|rumou?rs?|hints?|a (?:\\p{Ll}+ )?(?:chance|possibility|risk|rumou?r|suspicion)) that (.+)$',
    ([, what = '']) => [`Allegedly, ${inside(what)}`],
  ),
  // 'Ann owns Tarn (unconfirmed)', 'Ann owns Tarn (I think)'
  rule(
    '^([^()]+?),? \\((?:still |as yet )?(?:unconfirmed|unverified|not (?:yet )?confirmed|rumou?r(?:ed)?|allegedly|reportedly|tbc|TBC|to be confirmed|probably|maybe|I (?:think|believe|guess|assume)|we (?:think|believe|assume)|not (?:100 ?% )?sure)\\)\\.?$',
    ([, what = '']) => [`Allegedly, ${inside(what)}.`],
  ),
  // 'Ann owns Tarn, or so I heard', "Ann owns Tarn, I'm told"
  rule(
    "^([^;]+?),? (?:(?:or |at least )?so (?:I|we)(?: (?:have|was|were|am|are)|['’](?:ve|m|re))? (?:hear|heard|gather|gathered|understand|believe|think|told|led to believe)|(?:or )?(?:I|we)(?:['’](?:m|re)| am| are| was| were) told|I (?:hear|gather|understand|guess|suppose|reckon|assume|suspect|think|believe)|if (?:I|we) remember (?:correctly|rightly|right))\\.?$",
    ([, what = '']) => (isSentence(what) ? [`Allegedly, ${inside(what)}.`] : []),
  ),
];
