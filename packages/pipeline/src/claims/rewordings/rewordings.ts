import { PatternSet } from '../../language/patterns/pattern-set.ts';
import { KIN } from '../../language/words/kin.ts';
import { withoutSecondThoughts } from '../certainty/second-thoughts.ts';
import { decided } from './deadlines.ts';
import { plainWords } from './plain-words.ts';
import { postWordings } from './post-wordings.ts';
import { AGE, MONTH, NAME } from './sentence-rule.ts';
import { spans } from './spans.ts';

const DRINK =
  '((?:black |green |herbal |decaf |oat |soy |almond )?(?:coffee|tea|caffeine|alcohol|beer|wine|soda|cola|milk|water|juice|decaf|cocoa))';

/** 'as chair', but 'as planned', 'as long as' */
const POST_AHEAD =
  '(?!(?:planned|before|usual|normal|expected|long|soon|well|if|though|it|an? result)\\b)(?=\\p{Ll})';

/** What is said in more words than it needs, or in words that also say something else. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:in the end|after all|as it turn(?:s|ed) out|as (?:everybody|everyone|we all|you) know(?:s)?|(?:it (?:turn(?:s|ed)|has turned)|turns) out(?: that)?|in fact|of course|by the way|to be honest|for the record|at the end of the day|(?:un)?fortunately|luckily|sadly|moreover|furthermore|in addition(?! to\b)|additionally|indeed|interestingly|notably|incidentally|for (?:example|instance)|just so you know|just to be clear|to be clear|to be precise|as (?:you (?:may |all )?know|mentioned|discussed|announced|agreed|promised)(?: (?:earlier|before|above|yesterday|last week|on the phone))?|(?:just )?(?:this is )?an? (?:(?:quick|short|brief|friendly|final|gentle) )?(?:reminder(?! (?:of|about|for|from|to|is|was|has|will)\b)(?: that)?|(?:reminder|note|heads-?up)(?: to (?:all|everyone|you all))?(?: to (?:say|let you know|remind you)(?: that)?| that))|fyi|(?:please )?(?:note|remember|keep in mind|be (?:aware|advised|informed)) that)\s*[,:]?\s+(?=\p{L})/iu,
    '',
  ],
  [
    /, (?:as (?:everybody|everyone|we all|you) know(?:s)?|of course|in fact|and despite [^,]+|despite [^,]+|after (?:years|months|weeks) of [^,]+),/giu,
    '',
  ],
  // 'works at Orr Ltd, as product manager'
  [
    /\b((?:works?|worked|working|has worked|have worked)(?: now)? (?:at|for|with) (?:the )?\p{Lu}[^,;]{1,50}), as (?=(?:an? |the |their |its )?(?!of\b|from\b|well\b|it\b|we\b|you\b)\p{Ll}[\p{Ll} -]{2,40}(?:[,.]|$))/u,
    '$1 as ',
  ],
  // 'The dentist is on Thursday at nine': the appointment is
  [
    /^((?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:dentist|doctor|vet|optician|orthodontist|physio|physiotherapist|hairdresser|barber|therapist|midwife|GP))(?=(?: is|['’]s| was|['’]s been| has been) (?:on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|at (?:\d|noon|half)|tomorrow|(?:now |been )?(?:moved|pushed back|brought forward|rescheduled|cancelled) ))/u,
    '$1 appointment',
  ],
  // 'Release 2.1 drops support for Node 18'
  [/^(?:The )?(?:Release|release) (?=v?\d+(?:\.\d+)+ \p{Ll}+s (?:\p{Ll}|\p{Lu}))/u, 'Version '],
  // 'Contrary to what the Plover wrote in May, …', '…, contrary to rumours': what is so
  [
    /^(?:Contrary to|Despite) (?:what (?!(?:we|I|was|were|is|has|had)\b)[^,]{2,120}|(?:the )?(?:popular|common|widespread|general|received) (?:belief|opinion|wisdom|assumption)|(?:the |all |some |any |press |media |newspaper |persistent |recent |widespread )*(?:rumou?rs|reports|speculation|expectations|press reports)(?: (?:in|on|from) [^,]{2,60})?|(?:yesterday|today|last \p{Ll}+|\p{Lu}\p{Ll}+)['’]s (?:\p{Ll}+ )?(?:report|article|story|claim|announcement|news)), (?=\S)/u,
    '',
  ],
  [
    /, (?:contrary to|despite) (?:popular belief|(?:the |all |some |any |press |media |newspaper |persistent |recent |widespread )*(?:rumou?rs|reports|speculation|expectations)(?: (?:in|on|from) [^,.;]{2,60})?)(?:,(?= (?:still|is|was|has|will|did|does|remains|remained)\b)|(?=[.;]|$))/u,
    '',
  ],
  // 'has in fact ordered two'
  [
    /\b((?:has|have|had|is|are|was|were|will|did) )(?:in fact|in reality|of course|as a matter of fact) (?=\p{Ll})/gu,
    '$1',
  ],
  // 'We are pleased to announce that Ana has joined': what is announced
  [
    /^(?:(?:I|We)(?:['’](?:m|re)| am| are) (?:very |so |really |truly )?(?:delighted|pleased|happy|glad|proud|excited|thrilled|sorry|sad)(?: to be able)?|(?:I|We) (?:am |are |just )?(?:would like|want(?:ed)?|writing|can|wish)|This is) (?:to )?(?:announce|say|share|report|confirm|inform (?:you|everyone|you all)|tell (?:you|everyone|you all)|let (?:you|everyone|you all) know)(?: that (?=\S)| (?=\p{Lu}[^,.]{1,40} (?:has|have|is|are|was|were|will|joins|joined)\b))/u,
    '',
  ],
  [
    /^It is with (?:[\p{Ll}]+ )?(?:pleasure|regret|sadness|joy|pride) that (?:I|we) (?:announce|report|share|inform you) that (?=\S)/u,
    '',
  ],
  // 'his deputy of ten years, Ana Ruiz, …'
  [
    /\b((?:[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Mm]y|[Ii]ts|\p{Lu}[\p{L}-]*['’]s?) \p{Ll}+) (?:of|for) (?:old|many years|long standing|(?:(?:almost|nearly|over|more than) )?(?:\p{Ll}+(?:-\p{Ll}+)?|\d+) years)(?=,? \p{Lu}|, is\b|\.?$)/u,
    '$1',
  ],
  // 'is based in our Oslo office'
  [
    /\b(based|located|stationed) (?:in|at|out of) (?:our|the|its) ((?!(?:Main|Head|Central|New|Old|North|South|East|West)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?:office|branch|site|plant|factory|studio)\b/u,
    '$1 in $2',
  ],
  // 'in 1995, three years after the accident'
  [
    /(?<=\d{4}), (?:only |just |some |about |almost |exactly )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|several|many) (?:years?|months?|weeks?|days?|decades?) (?:after (?!\p{Ll}+ing\b)|before )(?:(?:its|his|her|their) [\p{Ll} -]{3,30}, [^,;.]{2,40}, \p{Ll}+(?=\.?$)|[^,;.]{2,80}(?=[,;.]|$))/u,
    '',
  ],
  // 'works at the Tokyo office of Orr Ltd'
  [
    /\b((?:works?|worked|working|interned|job|posts?|manager|engineer|lawyer|analyst|accountant) (?:at|in|for)) the (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?:office|branch|site|plant|factory|studio|campus) of ((?:the )?\p{Lu})/u,
    '$1 $3',
  ],
  [/^(?:[Aa]t|[Oo]n) (?:his|her|their|its) own (?:request|wish|initiative|suggestion),? (?=\p{L})/u, ''],
  // 'was appointed treasurer in place of Teo Marsh'
  [
    /(?<=\b(?:appointed|elected|named|chosen|hired|became|made) [^.;]{3,80}?),? (?:in (?:the )?place of|instead of|in succession to) (?=\p{Lu}\p{L}+ \p{Lu}\p{L}+)/u,
    ', replacing ',
  ],
  // 'was founded in 1954 and today employs 340 people'
  [/(?<=\b(?:and|but|which|who) )today (?=\p{Ll}+s\b)/u, 'now '],
  [/^[Ww]ith immediate effect,? (?=\p{L})/u, 'As of today, '],
  [/\bwill be (?=on (?:\p{Ll}+ )?leave from\b)/u, 'is '],
  // 'For family reasons Ana left'
  [
    /^([Ff]or|[Dd]ue to|[Bb]ecause of) ((?:[\p{Ll}-]+ ){1,3}(?:reasons|circumstances)) (?=\p{Lu})/u,
    '$1 $2, ',
  ],
  // 'At present Acme is based in Hull'
  [
    /^(At (?:present|the moment|the time|that time|first)|For now|By then|So far|To date|These days|Right now) (?=\p{Lu}|(?:s?he|it|they|the|its|his|her) )/u,
    '$1, ',
  ],
  // 'According to Orr the tower is 41 metres high', 'Since 2017 she has been chair'
  [
    /^(According to (?:the )?\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*)*) (?=(?:the|its|his|her|their|it|he|she|they) )/u,
    '$1, ',
  ],
  [
    /^((?:After|Before|Since|As|From|During|Until|Following|With|In) [^,;:]*[\p{Lu}\d][^\s,;:]*) (?=(?:he|she) (?:is|was|has|had|became|began|worked|served|taught|led|joined|moved|ran|studied|wrote|won|spent|headed|managed)\b)/u,
    '$1, ',
  ],
  [
    /^(Since (?:the|its|their|his|her|this|that|last|yesterday['’]s|\p{Lu}\p{L}+['’]s)(?: [\p{Ll}\d'’-]+)+)(?<! of) (?=(?:the )?\p{Lu}[^,]*? (?:has|have) )/u,
    '$1, ',
  ],
  [/, until (?:then|now|recently) (?=(?:the |an? )?\p{Ll}[\p{Ll} -]+ (?:of|at|for|in) )/u, ', formerly '],
  // 'released on 5 March, a week later than planned'
  [
    /,? (?:an?|one|two|three|four|five|six|ten|several|some|\d{1,2}) (?:day|week|month|year)s? (?:later|earlier|sooner) than (?:originally |initially |first )?(?:planned|expected|scheduled|announced|promised|intended|usual)(?=[.,;]|$)/u,
    '',
  ],
  // 'has played for Lyon ever since', 'has held the post since'
  [/\b((?:has|have|['’]ve) [^,;.]{2,80}?)(?: ever)? since(?=[.;]|$)/u, '$1 since then'],
  // 'After it she returned to Prague': after what was told
  [/^(After) it,? (?=(?:s?he|they|we|I|\p{Lu}\S+) )/u, '$1 that, '],
  // 'The Gazelle is mine now, thanks Mara'
  [
    /,? (?:many )?(?:thanks|thank you)(?: so much| a lot)?,? (?:\p{Lu}[\p{L}'’-]+|all|everyone|everybody|guys|folks|again)(?= ?[.!]*$)/iu,
    '',
  ],
  // 'Colleagues, the database was moved'
  [
    /^(?:(?:[Dd]ear|[Hh]i|[Hh]ello) )?(?:[Aa]ll|[Tt]eam|[Cc]olleagues|[Ee]veryone|[Ee]verybody|[Ff]olks|[Ff]riends|[Nn]eighbours|[Nn]eighbors|[Mm]embers|[Pp]arents|[Gg]uys|[Ll]adies and [Gg]entlemen), (?=(?:the|we|I|our|as|from|on|in|at|please|my|\p{Lu}\p{L}+) )/u,
    '',
  ],
  // 'In her view, the deal is dead', 'In Ann Lee's opinion, …': what somebody thinks
  [/^In his (?:own )?(?:view|opinion|estimation|judge?ment), (?=\S)/u, 'He believes that '],
  [/^In her (?:own )?(?:view|opinion|estimation|judge?ment), (?=\S)/u, 'She believes that '],
  [/^In their (?:own )?(?:view|opinion|estimation|judge?ment), (?=\S)/u, 'They believe that '],
  [
    new RegExp(`^In (${NAME}?)(?:['’]s|(?<=s)['’]) (?:view|opinion|estimation|judge?ment), (?=\\S)`, 'u'),
    'According to $1, ',
  ],
  // 'Scrap that - the release is on 4 June'
  [
    /^(?:(?:no|wait|sorry|oops|actually|oh)[,.!]? ){0,2}(?:scrap|scratch|strike|ignore|disregard|forget) that ?[-–—:;,.!] ?(?=\S+ \S+ \S)/iu,
    '',
  ],
  // 'is 43, not 34 as we reported', 'is 210 (not 120, as previously stated)'
  [/ \(not ([^(),]{1,60})(?:,? as [^()]{1,60})?\)/u, ', not $1'],
  [
    /(?<=, not [^,;()]{1,60}),? as (?:we|I|it was|was|were|had been|has been|is|originally|previously|earlier|first|initially|incorrectly|wrongly|stated|reported)(?: \p{Ll}+){0,4}(?: (?:of|on|from|in) (?:\d{1,2} )?\p{Lu}\p{Ll}+(?: \d{1,4})?)?(?=[.!]|$)/u,
    '',
  ],
  // 'Assuming the vote passes, …'
  [/^(?:Assuming|Supposing|Providing|Provided|On condition) (?:that )?(?=[^,]+ [^,]+, )/u, 'If '],
  // 'married her two years later'
  [
    /\b(her) (?=(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:day|week|month|year|decade)s? (?:later|earlier|afterwards)\b)/u,
    '$1, ',
  ],
  // 'would like to live in Porto one day'
  [
    /(?<=\b(?:wants?|would|hopes?|wish(?:es)?|dreams?|plans?|intends?|may|might|could) [^,;.]{1,80}),? (?:one|some) day(?=[.,;]|$)/u,
    '',
  ],
  // 'Sir Ian Bell KBE was knighted'
  [
    /(\p{Lu}\p{Ll}{1,30}),? (?:KBE|CBE|OBE|MBE|DBE|KCB|FRS|FRSE|PhD|MBA)(?:,(?= \p{Ll})|(?= [\p{Ll}(]))/u,
    '$1',
  ],
  // 'is owned by Ann Lee rather than by Tom Reed'
  [
    /(?<=\p{L}),? rather than (?=(?:by |in |at |for |with |to |from |on )?(?:the )?\p{Lu}[^,;.]{1,50}\.?$)/u,
    ', not ',
  ],
  // 'That was wrong: it runs on FreeBSD'
  [
    /^(?:That|This|It) (?:is|was) (?:wrong|incorrect|inaccurate|false|untrue|mistaken|an error|a mistake)[:;,] (?:in fact,? )?(?=(?:it|s?he|they|the|we|I|\p{Lu}\p{L}+) )/u,
    '',
  ],
  // 'turned the offer down'
  [
    /\b(turn(?:s|ed|ing)?|call(?:s|ed|ing)?|hand(?:s|ed|ing)?|shut(?:s|ting)?|clos(?:es|ed|ing)|pull(?:s|ed|ing)?|knock(?:s|ed|ing)?|tear(?:s|ing)?|tore|rul(?:es|ed|ing)|pa(?:ys|id|ying)) ((?:the|that|this|her|his|their) (?:\p{Ll}+ )?\p{Ll}+) (down|off|over|out)(?=[.,;]|$| (?:in|on|when|and|at|last|this|because)\b)/u,
    '$1 $3 $2',
  ],
  // 'Orr Foods turned me down'
  [
    /\b(turn(?:s|ed|ing)?|vot(?:es|ed|ing)|kick(?:s|ed|ing)?|thr(?:ew|ows|own)) (me|him|her|them|us|\p{Lu}\p{Ll}+) (down|out)(?=[.,;!]|$| (?:in|on|at|for|last|this|after|because|and|but)\b)/u,
    '$1 $3 $2',
  ],
  // 'took the company over in 1990'
  [
    /\b(took|takes|take|taken|taking) (it|them|the (?:\p{Ll}+ )?\p{Ll}+|(?:the company )?\p{Lu}[\p{L}\p{N}&-]*(?: \p{Lu}[\p{L}\p{N}&-]*){0,3}) over(?=[.,;]|$| (?:in|on|from|after|when|and|at|last|this|two|three|a)\b)/u,
    '$1 over $2',
  ],
  // 'inhibits COX-1 and, to a lesser extent, COX-2', 'and in turn induces', 'costs us'
  [/,? (?:albeit |though )?to an? (?:lesser|smaller|greater|larger|certain) (?:extent|degree),?(?= \S)/u, ''],
  [/\b(and|which),? in turn,? (?=\p{Ll})/u, '$1 '],
  [/\b(costs?|charges?) us (?=(?:about |around |roughly |some )?[$€£\d])/u, '$1 '],
  // 'day-to-day it is run by Ann'
  [/(?<=^|[;,] )[Dd]ay[- ]to[- ]day,? (?=(?:it|s?he|they)\b|\p{Lu})/u, ''],
  // 'comes with a 5,000 mAh battery', 'ships with a two-year warranty'
  [
    /(?<!\b(?:[Hh]e|[Ss]he|[Ww]ho) )\b(?:comes|ships) with (?=\d|(?:an?|two|three|four|its own) \p{L})/u,
    'has ',
  ],
  [/\bremains (?=the property of )/u, 'is '],
  [/\bremained (?=the property of )/u, 'was '],
  [/\b(?:runs|ran)(?: for)? (?=(?:about |around |over )?\d+ (?:minutes|hours)\.?$)/u, 'lasts '],
  [
    /\b(?:completed|sealed|finali[sz]ed|confirmed|announced) (?:the|its|their) signing of (?=\p{Lu})/u,
    'signed ',
  ],
  // nobody is in charge of the marathon that they run
  [
    /\b(run|ran|runs|running) (?=(?:(?:the|a|an|my|his|her|their) )?(?:\p{L}+ )?(?:half[- ])?(?:marathon|triathlon|10k|5k|parkrun)\b)/iu,
    '$1 in ',
  ],
  // 'started out as a trainee': is none any more
  [
    /\b(?:started (?:out|off)|(?:started|began) (?:his|her|their) (?:working life|career)) as (?=an? [^,.;\d]{2,60}(?:[,.;]|$))/u,
    'was formerly ',
  ],
  [/\bpoints? of contact\b/u, 'contact'],
  // 'found a room in Hull too, so no more commuting', 'speaks Dutch, too'
  [
    /(?<= [\p{L}\d][\p{L}\d’'-]+)(?<! (?:is|am|are|was|were|do|does|did|has|have|had|can|could|will|would|should|must|me|him|them|us|not|far|way|all|none)),? too(?=[.!]*$|, so\b)/u,
    '',
  ],
  // 'Bo is vegan, so no meat please', 'so nothing with wheat' denies nothing of Bo
  [
    /,? so (?:no|nothing|never any|not a lot of|not much) (?!one\b|longer\b|matter\b|happened\b)(?!.*\b(?:is|are|was|were|has|have|had|will|would|can|could|does|did)\b)[\p{L} -]+(?:, please)?(?=[.!]?$)/u,
    '',
  ],
  [/(['’]s [\p{L}-]+(?: [\p{L}-]+)?)['’]s (?:full |first |real |last )?name is (?=\p{Lu})/u, '$1 is '],
  [
    /\b((?:my|his|her|their|our) [\p{L}-]+(?: [\p{L}-]+)?)['’]s (?:full |first |real |last )?name is (?=\p{Lu})/iu,
    '$1 is ',
  ],
  [
    /\b((?:my|his|her|their|our) [\p{Ll}-]+(?: [\p{Ll}-]+)?) (is|was) (?:called|named) (?=\p{Lu})/iu,
    '$1 $2 ',
  ],
  [
    new RegExp(
      String.raw`^((?:My|Our|His|Her|${NAME}['’]s) (?:${KIN}) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) is (\d{1,3}|${AGE})(?: years old)?\.?$`,
      'u',
    ),
    "$1's age is $2.",
  ],
  [/^I(?: am|['’]m) (\d{1,3})(?: years old)?\.?$/u, 'My age is $1.'],
  // 'I'm 5'9" and weigh 70 kg'
  [
    /(?<=\b(?:is|am)|['’](?:m|s)) (\d)['’′] ?(\d{1,2})(?:["”″]|['’]{2})?(?: tall)?(?=[.,!]|$| and\b)/u,
    ' $1 feet $2 inches tall',
  ],
  [
    /^((?!(?:He|She|It|They|This|That) )\p{Lu}[\p{L}\p{N}_'’-]+(?: \p{Lu}[\p{L}\p{N}_'’-]+)*(?:['’]s \p{Ll}+)?|(?:My|Our) \p{Ll}+(?: \p{Lu}\p{Ll}+)*) is (\p{Ll}+|\d{1,3}) years old\.?$/u,
    "$1's age is $2.",
  ],
  [
    new RegExp(
      String.raw`\bbirthday (is|was) (?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?(?=${MONTH})`,
      'u',
    ),
    'birthday $1 $2 ',
  ],
  [
    new RegExp(String.raw`\bbirthday (is|was) (?:on )?(${MONTH}) (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b`, 'u'),
    'birthday $1 $2 $3',
  ],
  [/^(In|During|By) the (\d{4}s|(?:early|mid|late)[ -]\d{4}s) (?=\p{Lu})/u, '$1 the $2, '],
  [
    /(?<!\bto )\b(?:(?:given|gave|gives|giving) up|cut out|quit) (?=(?:coffee|tea|caffeine|alcohol|beer|wine|soda|cola|milk|spirits|energy drinks)\b)/u,
    'stopped drinking ',
  ],
  [
    /(?<!\bto )\b(?:(?:given|gave|gives|giving) up|cut out|quit) (?=(?:meat|fish|dairy|gluten|sugar|bread|cheese|chocolate|sweets|red meat|eggs|wheat|fast food|junk food)\b)/u,
    'stopped eating ',
  ],
  // 'switched from coffee to tea'
  [
    new RegExp(
      String.raw`\b(?:switched|moved|changed) from ${DRINK} to ${DRINK}(?=[.,;]| (?:in|on|last|this)\b)`,
      'u',
    ),
    'stopped drinking $1 and started drinking $2',
  ],
  [
    new RegExp(String.raw`\bswitched (?:over )?to ${DRINK}(?=[.,;]| (?:in|on|last|this)\b)`, 'u'),
    'started drinking $1',
  ],
  [/(?<=['’]s |\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir) )mother tongue(?= (?:is|was)\b)/u, 'native language'],
  // 'Quist herself reports to the director'
  [
    new RegExp(
      String.raw`^(${NAME}|S?[Hh]e|It|They|The \p{Ll}+) (?:himself|herself|itself|themselves) (?=\p{Ll})(?!an? |the )`,
      'u',
    ),
    '$1 ',
  ],
  // 'winner of the 2020 Lindt Medal'
  [
    /(?<!^The )\b(winners?|recipients?|laureates?|finalists?|champions?) (of|at|in|for) the ((?:1[5-9]|20)\d\d) (\p{Lu}[\p{L}’'-]*(?: (?:(?:of|for) (?:the )?)?\p{Lu}[\p{L}’'-]*){0,5})/u,
    '$1 $2 the $4 in $3',
  ],
  // 'rose to become its editor', 'went on to become a judge'
  [
    /\b(?:rose (?:through the ranks )?|went on |worked (?:his|her|their) way up |came |grew up |later went on )to become (?=\p{L})/u,
    'became ',
  ],
  // 'was founded by two brothers, Jan and Piet Visser'
  [
    /\b(by|to|of) two (brothers|sisters|friends|engineers|students|architects|partners|colleagues), (?=\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)? and \p{Lu})/u,
    '$1 the $2 ',
  ],
  // 'a partner in the firm of Dahl & Krogh'
  [/\bthe (?:firm|house|partnership|company) of (?=\p{Lu}[\p{L}’'-]+ (?:&|and) \p{Lu})/u, ''],
  // 'was educated at Keble College'
  [
    /\b(?:was|were) educated (?:(?:first|mainly|privately|initially) )?(at|in) (?=(?:the )?\p{Lu})/u,
    'studied $1 ',
  ],
  // 'a reactor which, after sixty years, was closed'
  [
    /\b(which|who|that), ((?:after|before|despite|following|in|until|since|from|with) [^,]{2,60}), ((?:is|was|has|had|will|\p{Ll}+(?:s|ed)) [^,.]+)(?=[.,])/u,
    '$1 $3 $2',
  ],
  // 'bought the mill and renamed it Orr Works'
  [/\b(renamed|rechristened|rebranded|retitled) (it|them|the \p{Ll}+) (?=(?:the )?\p{Lu}|")/u, '$1 $2 to '],
  // 'voted to rename Mill Street Rosa Parks Street'
  [
    /\b(renamed?|renaming|rechristened|retitled) ((?:the )?(?:\p{Lu}[\p{L}’'.-]+ ){1,3}(?:Streets?|Square|Road|Avenue|Lane|Place|Bridge|Park|Airport|Station|School|Stadium|Hall|House|Hospital|Library|College|Terrace|Gardens)) (?=\p{Lu}[\p{L}’'.-]+ \p{Lu})/u,
    '$1 $2 to ',
  ],
  [/^The name of (.+?['’]s .+?) is (?=\p{Lu})/u, '$1 is '],
  [/(['’]s [\p{Ll}-]+(?: [\p{Ll}-]+)?) (is|was) (?:called|named) (?=\p{Lu})/u, '$1 $2 '],
  [
    /\b(has|have|had|with) an? (?:staff|workforce|team) of (?:about |some |around )?(\d[\d,.]*\d|\d)(?: people| employees)?/u,
    '$1 $2 employees',
  ],
  [
    /^(.+?['’]s) (offices|branches|factories|plants|stores|sites|locations) are (?:located )?in (?:the following (?:cities|places|countries|locations|towns): )?/u,
    '$1 $2 are in ',
  ],
  [/\bI (?:currently )?work as (?=an? )/u, 'I am '],
  [/\b(been married) ((?:nearly |almost |over |about )?(?:\d{1,2}|[\p{Ll}-]+) years)\b/u, '$1 for $2'],
  [
    /\b(was|were|is|are|been) (?:let go|made redundant)(?= (?:by|from|in|on|at|after|as)\b|[.,;]|$)/u,
    '$1 dismissed',
  ],
  [
    /\b(is|are|was|were) back as (?=\p{Ll})(?!(?:planned|before|usual|normal|expected|soon|well|if|though)\b)/u,
    '$1 again ',
  ],
  [
    /\b((?:owns?|owned|holds?|held|has|have|bought|buys|acquired|acquires|sold|sells) )((?:about |around |over |nearly )?\d[\d.,]*(?: ?%| ?per ?cent)) of (?=(?:the )?(?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]+(?: |[.,])|(?:the (?:company|firm|business|group|bank|brewery|airline|start-?up)|it)\b)(?!(?:the )?\p{Lu}[\p{L}-]+['’])/u,
    '$1a $2 stake in ',
  ],
  [/\b(\d[\d.,]*|[\p{Ll}-]+) per cent (?=(?:stake|share|shareholding|holding|interest)\b)/u, '$1 percent '],
  [
    /\b(enter|enters|entered|entering) into (?=(?:an? |the )?(?:[\p{Ll}-]+ ){0,2}(?:partnership|agreement|alliance|contract)\b)/u,
    '$1 ',
  ],
  [
    /\b(?:took|has taken) (?:over )?(?:the helm|the reins|charge) (?:of|at)\b(?! once\b)(?! (?:the|all|our|its) (?:[\p{L}\p{N}&-]+ ){0,3}(?:accounts?|services?|systems?|pipelines?|modules?|dashboards?|pages?|apps?|APIs?|features?|migrations?|repos?|backlogs?|releases?|bookings|orders|rota|website)\b)/u,
    'became the head of',
  ],
  [
    /\btakes (?:over )?(?:the helm|the reins|charge) (?:of|at)\b(?! once\b)(?! (?:the|all|our|its) (?:[\p{L}\p{N}&-]+ ){0,3}(?:accounts?|services?|systems?|pipelines?|modules?|dashboards?|pages?|apps?|APIs?|features?|migrations?|repos?|backlogs?|releases?|bookings|orders|rota|website)\b)/u,
    'becomes the head of',
  ],
  [/\b(?:was|is|has been) sworn in as\b/u, 'became'],
  [
    new RegExp(
      `^(S?[Hh]e|${NAME}) (?:stays on|will stay on|continues|will continue|carries on|will carry on) as ${POST_AHEAD}`,
      'u',
    ),
    '$1 remains ',
  ],
  // 'links Selby with Thornaby'
  [
    /\b(links?|linked|linking|connects?|connected|connecting) ((?:the )?\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*){0,2}) (?:with|to) (?=(?:the )?\p{Lu}[\p{L}’-]*)/u,
    '$1 $2 and ',
  ],
  // ', by the way,'
  [/, by the way, (?=(?:an?|the|my|his|her|their|our) |\p{Lu}[\p{L}]*['’]s )/u, ', '],
  // 'has shops not only in Hull but also in York'
  [
    /\bnot only ((?:in|at|for|with|by|of|to|on|from) [^,;]{2,60}?),? but (?:also )?(?=(?:in|at|for|with|by|of|to|on|from) )/u,
    '$1 and ',
  ],
  // 'The warranty on the Fjord tent'
  [/\b([Tt]he (?:\p{Ll}+ )?(?:warranty|guarantee|discount)) on (?=the |our |\p{Lu})/u, '$1 of '],
  [/\bgoes up (?=to [$€£]?\d)/u, 'rises '],
  [/\b(?:went|has gone|have gone) up (?=(?:from [$€£]?\d[^,;]{0,20}? )?to [$€£]?\d\S*(?! \p{Lu}))/u, 'rose '],
  [
    /\b(?:went|has gone|have gone|came|has come|have come) down (?=(?:from [$€£]?\d[^,;]{0,20}? )?to [$€£]?\d\S*(?! \p{Lu}))/u,
    'fell ',
  ],
  [new RegExp(`^(S?[Hh]e|${NAME}) (?:stayed on|continued|carried on) as ${POST_AHEAD}`, 'u'), '$1 remained '],
  ...decided,
  [
    /^(?:(?:At|In|During) [^,;]{3,40}? (?=it was \p{Ll}+(?: \p{Ll}+)?,? that ))?(?:[Ii]t was|The (?:board|committee|council|team|group|meeting|members?|panel|trustees|partners|shareholders|directors)(?: (?:has|have|had))?(?: unanimously)?) (?:agreed|decided|resolved|confirmed|noted)(?: unanimously)?,? that (?=\S)/u,
    '',
  ],
];

const plainer = new PatternSet([...plainWords, ...postWordings, ...wordings]);

const stretches = new PatternSet(spans);

/** A sentence in plainer words: without fillers and second thoughts, durations as the stretch from one year to another. */
export function reword(sentence: string): string {
  const plain = plainer.rewrite(withTerms(withoutSecondThoughts(sentence)), (text, [pattern, put]) =>
    text.replace(pattern, put),
  );
  return stretches
    .rewrite(plain, (text, [pattern, put]) => text.replace(pattern, (...match: string[]) => put(match)))
    .trim();
}

const term = /(?<=\b(?:to|at|for|of|in|with) [^()]{2,60}) \(((?:1[5-9]|20)\d\d)[-–—]((?:1[5-9]|20)\d\d)\)/gu;

/** 'was ambassador to Belmark (2008–2012) and to Orra (2012–2017)': terms one after the other, unlike the lives of people. */
function withTerms(sentence: string): string {
  const terms = sentence.includes('(') ? [...sentence.matchAll(term)] : [];
  const areShort = terms.every(([, from, to]) => Number(to) - Number(from) < 16);
  return terms.length < 2 || !areShort ? sentence : sentence.replace(term, ' from $1 to $2');
}
