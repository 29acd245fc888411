import { academicWords } from './academic-words.ts';
import { deathWords } from './life-events.ts';
import { privateWords } from './private-words.ts';
import { NAME } from './sentence-rule.ts';
import { lifeWords } from './told-of-lives.ts';
import { tongues } from './tongues.ts';

/** Turns of speech of one field each, put in the words that any other would use. */
export const plainWords: readonly (readonly [RegExp, string])[] = [
  // 'First observed by Ann Lee in 1921', 'was first sighted by Ann Lee'
  [
    /(?<=\b(?:is|was|were|been) )first (?:observed|sighted|spotted|detected) by (?=(?:the )?(?:[\p{Ll}-]+ ){0,2}\p{Lu})/u,
    'discovered by ',
  ],
  [
    /^First (?:observed|sighted|spotted|detected) by (?=(?:the )?(?:[\p{Ll}-]+ ){0,2}\p{Lu})/u,
    'Discovered by ',
  ],
  // 'The union claims that Orr has 900 workers': claims of the union are no subject
  [/^(The (?:\p{Ll}+ ){1,2})claims (?=that (?:the |its |it |s?he |they |\p{Lu}|\d))/u, '$1says '],
  // 'The 44-year-old Finn joins from Orley': whoever was spoken of, and nobody called Finn
  [
    /\b([Tt]he \d{1,3}-year-old) (?:Finn|Dane|Swede|Scot|Pole|Turk|Croat|Serb|Slovak|Slovene|Czech|Greek|Swiss|Briton|Icelander|New Zealander|\p{Lu}\p{Ll}+(?:ian|ese|iard)|(?:Ameri|Mexi|Moroc|Domini|Costa Ri|South Afri)can|(?:Dutch|English|French|Irish|Welsh|Scots)(?:man|woman))(?= \p{Ll})/u,
    '$1',
  ],
  // 'The number of employees was given incorrectly: it should have read 54'
  [
    /^((?:[Tt]he|\p{Lu}[^\s,;:.]*) [^,;:.]{3,60}?) (?:is|was|were) (?:also )?(?:(?:given|stated|reported|printed|quoted) (?:incorrectly|wrongly|in error)|(?:incorrectly|wrongly) (?:given|stated|reported|printed|quoted)|wrong|incorrect|misstated|misprinted)[:;,–—-] ?(?:it|this|that|the (?:right|correct) \p{Ll}+) (?:should (?:have (?:read|been|said)|be|read)|is|was) (?=\S+(?: \S+){0,3}$)/u,
    'Correction: $1 is ',
  ],
  // 'teaches at Orr; he has done so since 2015', 'teaches at Orr, which he has done since 2015'
  [
    /(?:[;,] (?:and )?(?:s?he |they |it )?(?:has|have) (?:done|been doing) (?:so|this|that)|, (?:something |which |as )(?:s?he|they|it) (?:has|have)(?: done)?|,? and (?:has|have) (?:done so|been doing so)) (?=(?:ever )?since )/u,
    ' ',
  ],
  ...academicWords,
  ...deathWords,
  ...privateWords,
  ...lifeWords,
  ...tongues,
  // 'The novel Salt Roads is by Ann Lee'
  [
    new RegExp(
      `^(?:The|His|Her) ((?:short )?(?:story|novel|book|poem|play|memoir|novella|biography|trilogy|film|symphony|song|painting|sculpture)) (${NAME}) (is|was) by (?=\\p{Lu})`,
      'u',
    ),
    '$2 $3 a $1 by ',
  ],
  // 'makes use of Kafka'
  [/\bmakes? (?:good |heavy |full |extensive |much |some )?use of (?=\p{Lu})/u, 'uses '],
  [/\bmade (?:good |heavy |full |extensive |much |some )?use of (?=\p{Lu})/u, 'used '],
  [/\bmaking (?:good |heavy |full |extensive |much |some )?use of (?=\p{Lu})/u, 'using '],
  // 'added SQLite support in version 2', 'gains native Redis support'
  [
    /\b(?:adds|gains|brings|introduces|gets) ((?:native |official |full |experimental |basic |initial )?)((?!(?:Customer|Technical|User|Phone|Online|Level|Union|Labour|Labor|Government|State|Fan)\b)\p{Lu}[\p{L}\p{N}.+#-]{0,20}(?: [\p{Lu}\p{N}][\p{L}\p{N}.+#-]{0,20}){0,2}) support(?=[.,;]|$| (?:in|to|with|and|on|from)\b)/u,
    'adds $1support for $2',
  ],
  [
    /\b(?:added|gained|brought|introduced|got) ((?:native |official |full |experimental |basic |initial )?)((?!(?:Customer|Technical|User|Phone|Online|Level|Union|Labour|Labor|Government|State|Fan)\b)\p{Lu}[\p{L}\p{N}.+#-]{0,20}(?: [\p{Lu}\p{N}][\p{L}\p{N}.+#-]{0,20}){0,2}) support(?=[.,;]|$| (?:in|to|with|and|on|from)\b)/u,
    'added $1support for $2',
  ],
  [
    /\b(drops?|dropped|removes?|removed|ends|ended|discontinues|discontinued) ((?!(?:Customer|Technical|User|Phone|Online|Level|Union|Labour|Labor|Government|State|Fan)\b)\p{Lu}[\p{L}\p{N}.+#-]{0,20}(?: [\p{Lu}\p{N}][\p{L}\p{N}.+#-]{0,20}){0,2}) support(?=[.,;]|$| (?:in|with|and|on|from)\b)/u,
    '$1 support for $2',
  ],
  // 'was at Orr in the years 2015 to 2019'
  [
    /\b(?:in|during|over) the years (?:from )?((?:1[5-9]|20)\d\d) (?:to|until|through) (?=(?:1[5-9]|20)\d\d\b)/u,
    'from $1 to ',
  ],
  // 'stopped eating pork years ago': nobody knows when
  [
    /(?<=\p{Ll})(?<!\b(?:\p{L}*(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|hundred)|many|a few|few|couple of|several|some|dozen)) (?:many )?(?:years|months|weeks|ages|decades) ago(?=[.,;]|$)/iu,
    '',
  ],
  [
    /\b(gave|given|gives|giving) up on (?=\p{Lu}\p{Ll}+[.,;]?(?: |$))(?=(?:\p{Lu}\p{Ll}+(?:ese|ish|ian|an|ic|ch|in))\b)/u,
    '$1 up learning ',
  ],
  // 'The merger of A and B, announced in January, took effect on 1 October': when it was, rather than when it was told of
  [
    /(?<=^The (?:merger|acquisition|takeover|sale|purchase|deal|partnership)\b[^,]{0,80}), (?:first )?(?:announced|agreed|unveiled) (?:in|on|last) [^,;]{3,25},(?= \p{Ll})/u,
    '',
  ],
  // 'sold its remaining shares in Orr'
  [
    /\b(sold|has sold) (its|his|her|their) (?:(?:last|remaining|entire|whole) )?(?:shares|shareholding|holding|stake)(?= in \p{Lu})/u,
    '$1 $2 stake',
  ],
  // 'posted sales of $120 million for 2021'
  [
    /(?<=\b(?:revenues?|turnover|sales|profits?|income|earnings|loss|losses|surplus|deficit) of [^,;]{1,30}) for (?=(?:19|20)\d\d(?:[.,;]|$))/u,
    ' in ',
  ],
  // 'is 180 francs at present': when, and no part of the sum
  [
    /(?<=\b(?:is|are|costs?|has|have|employs?|stands at) [^,;.]{1,60}?\d[^,;]{0,30}?) (?:at present|at the moment|for now|right now|these days|nowadays)(?=\.?$)/u,
    '',
  ],
  // 'works at Orr these days, not at Tarn'
  [
    /(?<=\p{L}),? (?:these days|nowadays|at present|at the moment|currently|at this point),?(?=(?:,| and| but) not (?:at|in|for|with|on|by|to|\p{Lu}))/u,
    ' now',
  ],
  // 'is lactose intolerant'
  [
    /(\b(?:am|is|are|was|were)|['’](?:m|s|re)) ((?:also |now |not |severely |mildly )?)(lactose|gluten|fructose|histamine|wheat|dairy|sulphite|sulfite|alcohol)[ -]intolerant\b(?! to\b)/u,
    '$1 $2intolerant to $3',
  ],
  // 'allergic to nut' of who has 'a nut allergy'
  [
    /\b(allergic to )((?:tree )?nut|peanut|hazelnut|walnut|almond|cashew|egg|cat|dog|horse|prawn|oyster|mussel|mushroom|bee|wasp|bee sting|wasp sting|feather|grape|banana|apple|lentil|chickpea|antibiotic)(?=[.,;!]|$| (?:and|or|since|from)\b)/u,
    '$1$2s',
  ],
  // 'will stay in charge of Orr'
  [/\b(?:stay|remain|continue) in charge (?=of\b)/u, 'be in charge '],
  // 'takes over from the caretaker, Ann Lee', 'succeeds interim coach Ann Lee'
  [
    /\b((?:takes?|took|taken|taking) over from|succeed(?:s|ed)|replac(?:es|ed)) (?:the |its |their )?(?:caretaker|stand-in|stopgap|interim|acting|temporary|outgoing|departing|retiring)(?: \p{Ll}[\p{Ll}-]+){0,2},? (?=\p{Lu}[\p{L}’'-]+ \p{Lu})/u,
    '$1 ',
  ],
  // 'stayed six nights at the Astra'
  [
    /\b(stay(?:s|ed|ing)?|lived|worked|taught|studied|served) ((?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few|\d{1,3}) (?:nights?|days?|weeks?|months?|years?))(?= (?:at|in|with|on|near|and|before|because)\b|[.,;!]|$)/u,
    '$1 for $2',
  ],
  [/\b(?:stays|remains|continues) in charge (?=of\b)/u, 'is in charge '],
  [/\b(?:stayed|remained|continued) in charge (?=of\b)/u, 'was in charge '],
  // 'employed 1,870 people, 90 more than a year earlier': what it is compared with is of another time, or of another
  [
    /, (?:(?:or|up|down|almost|nearly|about|some) ){0,2}[$€£]?\d[\d.,]*(?: ?(?:per ?cent|percent|%|million|billion))?(?: \p{Ll}+)? (?:more|fewer|less|higher|lower|cheaper|dearer|heavier|longer) than (?:(?:an?|one|the) (?:year|month|week|quarter) (?:earlier|before|ago)|(?:in )?(?:the )?(?:previous|preceding|prior|last) (?:year|month|week|quarter|model|version|one)|its predecessors?|the old one|before)(?=[.,;]|$)/u,
    '',
  ],
  // 'At the year end we employed 1,870 people': of a year that is not told
  [/^At (?:the )?(?:year|month|quarter)[- ]end,? (?=\S)/u, ''],
  // 'has raised a total of 3 million euros'
  [/(?<=\b(?:raised|secured|received|invested) )a total of (?=[$€£]?\d)/u, ''],
  // 'closed its depots in Derby and Stoke and opened a larger one in Burton'
  [
    /\b(office|branch|plant|factory|store|shop|showroom|depot|warehouse|site|workshop|clinic|studio|hotel|restaurant|café)((?:e?s)? [^.;:]{3,80}?\b(?:and|but) (?:has |then |later |is |will )*(?:open(?:ed|ing|s)?|built|closed?|closing|set up|bought) (?:an?|another|its|the) (?:[\p{Ll}-]+ )?)one (?=(?:in|at|near) )/u,
    '$1$2$1 ',
  ],
  // 'closed its Graz store for good in May'
  [
    /(?<=\b(?:close|closes|closed|closing|shut|shuts)\b[^.;,]{0,60}) (?:for good|permanently)(?= |[.,;]|$)/u,
    '',
  ],
];
