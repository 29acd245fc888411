import { KIN } from '../../language/words/kin.ts';
import { AGE, NAME } from './sentence-rule.ts';

const YEARS = String.raw`(\d{1,2}|1[01]\d|${AGE})(?: years old)?(?=[.,;!]|$| (?:in|on|last|this|next|yesterday|today|tomorrow|and|but|when|while|recently|a few|two|three)\b)`;
const PLACE = String.raw`(?!(?:I|It|He|She|They|We|This|That|The)\b)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`;
const TOWN = `(?:the (?:[\\p{Ll}-]+ ){0,3}?(?:town|city|village|island|hamlet|suburb|port|capital|resort|district) of )?${PLACE}`;
const OWN_HOME = '(?:his|her|their|our|my) (?:[\\p{Ll}-]+ )?home';
const HOME = `(?:home|${OWN_HOME})`;
/** What one likes or dislikes, rather than whom one looks after. */
const LIKED = String.raw`(?=[\p{Ll}\d])(?!(?:my|his|her|their|our|the|an?|him|them|it|you|me|us|patients?|children|people|animals|others)\b)`;
const SOMEBODY = String.raw`(?:an? (?:[\p{L}-]+ ){0,2}?(?:man|woman|guy|lady|chap|bloke|fellow|person)|someone|somebody)`;
const ABOUT_TO = '(?!(?:moving|leaving|joining|buying|getting|having|seeing|selling|becoming|keeping)\\b)';
/** What somebody catches, or has for a while. */
const ILLNESS =
  '(?:COVID(?:-19)?|Covid(?:-19)?|flu|influenza|malaria|measles|mumps|chickenpox|shingles|pneumonia|tuberculosis|hepatitis|meningitis|scarlet fever|glandular fever|asthma|diabetes|epilepsy|eczema|hay fever|arthritis|tinnitus|migraines)';
const CONDITION =
  "(?:(?:type [12]|early-onset|advanced|mild|severe|chronic) )?(?:\\p{Lu}\\p{L}+['’]s (?:disease|syndrome)|dementia|Parkinson['’]s|Alzheimer['’]s|leuk(?:a)?emia|cystic fibrosis|sickle[- ]cell|high blood pressure|hypertension|osteoporosis|endometriosis|psoriasis|gout|a heart condition|bipolar disorder|depression|schizophrenia)(?![\\p{L}])";
const FOOD =
  '(?:(?:any |too much )?(?:dairy|gluten|nuts|peanuts|eggs|fish|shellfish|seafood|meat|pork|beef|milk|wheat|sugar|salt|soy|lactose|cheese|bread|caffeine|spicy food))';

/** What people say of themselves and of those near them, in plainer words. */
export const privateWords: readonly (readonly [RegExp, string])[] = [
  // 'Auntie Jo moved to Hull', but 'Granny Smith apples'
  [/(?<!\p{Lu}[\p{L}'’-]+ )\b(?:Auntie|Aunty) (?=\p{Lu}\p{Ll})/u, 'Aunt '],
  [/(?<!\p{Lu}[\p{L}'’-]+ )\b(?:Grandad|Granddad|Gramps) (?=\p{Lu}\p{Ll})/u, 'Grandfather '],
  [/(?<!\p{Lu}[\p{L}'’-]+ )\bGranny (?!Smith)(?=\p{Lu}\p{Ll})/u, 'Grandma '],
  // 'turned 50 in March', 'will turn 18'
  [
    new RegExp(
      `(?<!\\b(?:has|have) )\\b(?:just |recently )?turned ${YEARS}|\\b(?:has|have) (?:just |recently |now )?turned ${YEARS}`,
      'u',
    ),
    'became $1$2',
  ],
  [new RegExp(`\\bturns ${YEARS}`, 'u'), 'becomes $1'],
  [new RegExp(`(?<=\\b(?:will|shall|to|about to|going to) )turn ${YEARS}`, 'u'), 'become $1'],
  [new RegExp(`\\bturning ${YEARS}`, 'u'), 'becoming $1'],
  // 'is mad about opera', 'isn't keen on cheese'
  [
    new RegExp(
      `(?<=(?:\\b(?:am|is|are|was|were|been)|n['’]t|['’](?:m|s|re))(?: (?:not|very|really|also|so|quite|particularly|absolutely|completely|always|still|never|both|too|that|especially)){0,2} )(?:keen on|mad about|crazy about|passionate about|wild about|nuts about|an? (?:big|huge|great|massive) fan of|big fans of) ${ABOUT_TO}`,
      'u',
    ),
    'fond of ',
  ],
  // 'has called Hull home for ten years', 'Since May she has made the town of Hull her home'
  [
    new RegExp(
      `(?<=^(?:Since|For) [^,;]{3,40}, [^,;]{1,60}? (?:has|have) )(?:called|made) ${TOWN} ${HOME}(?=[.,;]|$)|\\b(?<=(?:has|have|had) )(?:called|made) ${TOWN} ${HOME}(?= (?:for|since)\\b)`,
      'u',
    ),
    'lived in $1$2',
  ],
  // 'has made Hull her home', 'made Hull her permanent home in 2021'
  [
    new RegExp(`\\bmade ${TOWN} ${OWN_HOME}(?=[.,;]|$| (?:in|after|last|this|with|on|when|and)\\b)`, 'u'),
    'settled in $1',
  ],
  [
    new RegExp(`\\b(?<=(?:has|have|had) )called ${TOWN} ${HOME}(?=[.,;]|$| (?:in|after)\\b)`, 'u'),
    'lived in $1',
  ],
  // 'considers Hull her home'
  [
    new RegExp(
      `\\b(?:calls|considers|makes) ${TOWN} ${HOME}(?=[.,;]|$| (?:now|today|these|with|and)\\b)`,
      'u',
    ),
    'lives in $1',
  ],
  [
    new RegExp(`\\b(?:call|consider|make) ${TOWN} ${HOME}(?=[.,;]|$| (?:now|today|these|with|and)\\b)`, 'u'),
    'live in $1',
  ],
  // 'packed her bags and left Hull', 'upped sticks and moved to Hull'
  [
    /\b(?:packed (?:up )?(?:(?:everything|(?:(?:all )?(?:his|her|their|my|our) (?:bags?|things|belongings|suitcases?|life|family|kids))) )?|upped sticks |pulled up stakes |sold up |uprooted (?:(?:his|her|their|my|our) (?:whole |young )?(?:family|life) )?)(?:and )(?=(?:has |have )?(?:moved|left|relocated|went|emigrated|settled|returned|resettled)\b)/u,
    '',
  ],
  // 'doesn't care for jazz', but 'doesn't care for his mother'
  [new RegExp(`\\b(?:do not|don['’]t) (?:really |much )?care (?:much )?for ${LIKED}`, 'u'), 'dislike '],
  [new RegExp(`\\b(?:does not|doesn['’]t) (?:really |much )?care (?:much )?for ${LIKED}`, 'u'), 'dislikes '],
  // 'steers clear of sugar'
  [
    /\b(?:steer clear of|stay away from|keep off) (?=\p{Ll})(?!(?:the|my|his|her|that|this|an?)\b)/u,
    'avoid ',
  ],
  [
    /\b(?:steers clear of|stays away from|keeps off) (?=\p{Ll})(?!(?:the|my|his|her|that|this|an?)\b)/u,
    'avoids ',
  ],
  // 'goes for a run before work'
  [
    /\bgo for (?:an?|my|our|their) (?:(?:morning|evening|daily|long|short|quick) )?(run|jog|swim|walk|bike ride|ride)\b/u,
    '$1',
  ],
  [
    /\bgoes for (?:an?|his|her) (?:(?:morning|evening|daily|long|short|quick) )?(run|jog|swim|walk|ride)\b/u,
    '$1s',
  ],
  // 'retired to Cornwall in 2016'
  [
    /\b(retired|retires|retire) to (?=(?:the )?\p{Lu}\p{Ll})(?!(?:the )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/u,
    'moved to ',
  ],
  // 'has since married Bo'
  [/\b(has|have) since (?=(?:re)?married\b|divorced\b|separated\b|split\b|wed\b)/u, '$1 '],
  // 'is dating a woman called Eva', 'is seeing someone called Bo'
  [new RegExp(`\\bseeing ${SOMEBODY} (?:called|named) (?=\\p{Lu})`, 'u'), 'dating '],
  [
    new RegExp(
      `\\b(?<!\\b(?:about|of|ha[sd]|have|own|owns) )${SOMEBODY} (?:called|named|by the name of) (?=\\p{Lu})`,
      'u',
    ),
    '',
  ],
  // 'married a dentist named Bo', 'Her flatmate is a student called Bo'
  [
    new RegExp(
      `(?<=\\b(?:marr(?:y|ies|ied)|dat(?:ing|ed|es)|wed|engaged to|divorced|befriended|lives? with|\\p{Lu}[\\p{L}-]+['’]s (?:new )?(?:${KIN}) is|(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) (?:new )?(?:${KIN}) is) )(an? (?:[\\p{L}-]+ ){0,3}\\p{Ll}+) (?:called|named) (${NAME})(?=[.;]|$)`,
      'u',
    ),
    '$2, $1',
  ],
  // 'Ann's first language is Tamil'
  [
    new RegExp(
      `^(${NAME}?)['’]s (?:native|first|home) (?:language|tongue)(?: is|['’]s) (?=\\p{Lu}\\p{Ll}+(?:[.,;]|$| (?:and|but|though|while)\\b))`,
      'u',
    ),
    '$1 natively speaks ',
  ],
  [
    /(?<=['’]s |\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir) )(?:first language|native tongue|home language)(?= (?:is|was)\b)/u,
    'native language',
  ],
  // 'Ann and Bo have been together since May'
  [
    /(?<=\p{Lu}[\p{L}'’-]+ and (?:his |her |my )?(?:\p{Ll}+ )?(?:I|\p{Lu}[\p{L}'’-]+) (?:have been|are|were|had been|are no longer|were no longer) )(?:together|a couple|an item)(?=[.,;]|$| (?:for|since|but|from|now|until)\b)/u,
    'dating',
  ],
  // 'is doing a master's in Hull'
  [
    /\bdoing (an?|his|her|my|their) (master['’]s|bachelor['’]s)(?: degree)?(?= (?:in|at)\b)/u,
    'studying for $1 $2 degree',
  ],
  [
    /\bdoing (?=(?:an?|his|her|my|their) (?:PhD|Ph\.D\.?|doctorate|MBA|MSc|BSc|MA|degree)\b)/u,
    'studying for ',
  ],
  // 'is studying for a degree in biology': it is biology that is studied
  [
    /\b(studying|studied|studies|study) for (?:an?|his|her|my|their) (?:\p{Ll}+['’]s )?(?:PhD|Ph\.D\.?|doctorate|MBA|MSc|BSc|MA|BA|degree|diploma|master['’]?s|bachelor['’]?s) in (?=\p{Ll})/u,
    '$1 ',
  ],
  // 'has taken up running', 'took up the guitar'
  [/(?<=\b(?:I|[Ww]e|[Tt]hey))['’]ve (?=(?:just |recently |also |now )?(?:taken|took) up )/u, ' have '],
  [
    /(?:\b(?:has|have|had) |\b)(?:taken|took) up (?=(?:running|swimming|cycling|painting|knitting|climbing|sewing|fishing|hiking|skiing|surfing|rowing|dancing|boxing|gardening|baking|drawing|photographing|jogging|singing|fencing|sailing|birdwatching|bouldering)\b)/u,
    'started ',
  ],
  [
    /(?:\b(?:has|have|had) |\b)(?:taken|took) up (?=(?:golf|tennis|chess|squash|badminton|football|bridge|rugby|hockey|padel|(?:the )?(?:guitar|piano|violin|cello|flute|drums|trumpet|saxophone|ukulele|harp|clarinet|accordion|banjo))\b)/u,
    'started playing ',
  ],
  // 'His brother, on the other hand, loves it'
  [
    /, (?:on the other hand|by contrast|in contrast|meanwhile|for (?:his|her|my|their) part),(?= \p{Ll})/u,
    '',
  ],
  // 'went to live in Spain'
  [/\b(?:went|gone) to live in (?=(?:the )?\p{Lu})/u, 'moved to '],
  // 'left her husband, Bo'
  [
    /\bleft (?=(?:his|her) (?:husband|wife)(?:,? \p{Lu}\p{Ll}+)?(?:[.,;]|$| (?:(?:in|on) (?:\d|\p{Lu})|for \p{Lu}|after|last|when)\b))/u,
    'separated from ',
  ],
  // 'have a baby girl called Ada'
  [
    /\b(?<=\b(?:has|have) )an? (?:new |little |newborn )?baby girl(?=(?:,| called| named) \p{Lu})/u,
    'a daughter',
  ],
  [/\b(?<=\b(?:has|have) )an? (?:new |little |newborn )?baby boy(?=(?:,| called| named) \p{Lu})/u, 'a son'],
  // 'is a Hull native'
  [
    /\ban? (?!Native\b)(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) native(?=[.,;]|$| (?:and|but|who)\b)/u,
    'a native of $1',
  ],
  // 'developed an allergy to cats', 'had Covid in March'
  [
    /\b(?:developed|has developed) (?:an?|the) (?:\p{Ll}+ )?(?:allergy|intolerance) to /u,
    'became allergic to ',
  ],
  [
    new RegExp(
      `\\b(?:developed|caught|got|came down with|went down with) (?=(?:a |the )?${ILLNESS}(?:[.,;]|$| (?:in|on|at|from|while|when|after|as|last|and|during|aged|by)\\b))`,
      'u',
    ),
    'contracted ',
  ],
  [
    new RegExp(
      `\\b(?:had) (?=(?:a |the )?${ILLNESS}(?:[.,;]|$| (?:in|on|last|as|when|twice|and|at|during|for)\\b))`,
      'u',
    ),
    'suffered from ',
  ],
  [
    new RegExp(
      `\\b(?:has) (?:got )?(?=(?:a |the )?${ILLNESS}(?:[.,;]|$| (?:and|since|but|at|again)\\b))`,
      'u',
    ),
    'suffers from ',
  ],
  // 'is bilingual in French and Breton', 'does not speak a word of Greek'
  [/\b(?:bi|tri|multi)lingual in (?=\p{Lu})/u, 'fluent in '],
  [/\b(speaks?|spoke|spoken) (?:a word|a single word) of (?=\p{Lu})/u, '$1 '],
  [/\blearnt (?=\p{Lu})/u, 'learned '],
  // 'Gemma and her partner Lou', 'her partner, Kim Roe'
  [
    /\b((?:[Hh]is|[Hh]er) (?:new |current |long-term |longtime |long-time )?)partner(?=,? \p{Lu}\p{Ll}+)(?! (?:Orr|in)\b)(?<!\b(?:founded|opened|business|firm|company|started|runs|studio|band|doubles|won|law)\b.{0,80})(?!.{0,80}\b(?:founded|opened|business|firm|company|started|run|runs|studio|band|doubles|won|law|title|final)\b)/u,
    '$1life partner',
  ],
  // 'has been to Peru twice'
  [
    /\b((?:has|have|['’]ve) (?:(?:never|already|also|often|only|not|recently|just) )?)been to (?=(?:the )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:[.,;]|$| (?:and|but|or|once|twice|many|several|in|on|before|three|four|five|with|for)\b))/u,
    '$1visited ',
  ],
  // 'spent her childhood in Hull'
  [
    /\b(?:spent|spends) (?:(?:much|most|all|part) of )?(?:his|her|their|my|our) (?:early |whole |entire )?(?:childhood|youth|teens|teenage years|early years|formative years) in (?=\p{Lu})/u,
    'grew up in ',
  ],
  // 'her husband-to-be, Bo'
  [/\b(?:husband|groom|bridegroom)-to-be\b/u, 'fiancé'],
  [/\b(?:wife|bride)-to-be\b/u, 'fiancée'],
  // 'beat cancer in 2015'
  [
    /\b(?:beat|beaten|survived|overcame|overcome) (?=(?:(?:breast|lung|skin|bowel|prostate|testicular|cervical|throat|thyroid) )?cancer\b|leuk(?:a)?emia\b|lymphoma\b)/u,
    'recovered from ',
  ],
  // 'turned out to be allergic to eggs'
  [
    /\bturned out to be (?=(?:allergic|intolerant|lactose intolerant|gluten intolerant|diabetic|pregnant|colou?r-?blind)\b)/u,
    'is ',
  ],
  // 'Are you still with Bo?' – 'I'm seeing Ann now'
  [/\bseeing (?=\p{Lu}\p{Ll}+ (?:now|these days|again)\b)(?!(?:Dr|Doctor|Mr|Mrs)\b)/u, 'dating '],
  // 'is a Danish national'
  [
    /(?<=\b(?:is|am|are|was|became|become) an? \p{Lu}\p{Ll}{2,20} )national(?=[.,;]|$| (?:and|but|since|in|who|living)\b)/u,
    'citizen',
  ],
  // 'is in her second year at Orr College'
  [
    /\b(is|am|are) (?:now |currently )?in (?:his|her|my|their) (?:first|second|third|fourth|final|last) year (?:of [\p{L} ]{2,20} )?at (?=(?:the )?\p{Lu})/u,
    '$1 a student at ',
  ],
  // 'Ann's GP is Dr Orr'
  [
    /(?<=['’]s |\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) (?:new |old )?)GP(?= (?:is|was)\b|, (?:Dr|Doctor)\b)/u,
    'doctor',
  ],
  // 'never married and had no children'
  [
    /(?<!\b(?:was|were|is|are|has|have|had|been|got|be) )\bnever married(?=[.,;]|$| (?:and|but|or)\b)/u,
    'was never married',
  ],
  // 'has Parkinson's disease'
  [new RegExp(`\\bhas (?=${CONDITION})`, 'u'), 'suffers from '],
  [new RegExp(`\\bhave (?=${CONDITION})`, 'u'), 'suffer from '],
  // 'was made an honorary citizen of Pune': no nationality, and no work
  [
    /\b(?:was|has been) (?:made|named|declared|appointed) an? honorary citizen of (?=\p{Lu})/u,
    'was given the honorary citizenship of ',
  ],
  // 'fled Syria in 2015'
  [
    /\bfled (?=(?!(?:Gestapo|Nazi)\b)\p{Lu}\p{Ll}+(?:[.,;]|$| (?:in|with|for|to|after|when|and|as)\b))/u,
    'fled from ',
  ],
  // 'I've got a car: a red Fiat'
  [
    /\b(an? (?:\p{Ll}+ )?(?:car|bike|van|motorbike|scooter|boat|phone|laptop|dog|cat|guitar)): (?=an? )/u,
    '$1, ',
  ],
  // 'can't have dairy'
  [
    new RegExp(
      `\\b(can(?:not|['’]t| not)|must(?: not|n['’]t)|may not|(?:am|is|are)(?: not|n['’]t) (?:allowed|able|supposed) to) have (?=${FOOD}(?:[.,;]|$| (?:and|or|because|since|but)\\b))`,
      'u',
    ),
    '$1 eat ',
  ],
];
