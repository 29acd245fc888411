import { boardWordings } from './boards.ts';
import { NAME } from './sentence-rule.ts';

/** A field of work that has a department of its own: 'research', 'sales and marketing'. */
const FIELD = String.raw`([\p{Ll}&-]+(?: and [\p{Ll}-]+)?)`;
/** Behind what somebody heads: the body that it is a part of. */
const OF_BODY = String.raw`(?: department| division) (?:at|of|in|for) (?=(?:the )?\p{Lu})`;

/** Goes on in what one has been. */
const STAYS =
  '(?:stays|will stay|is staying|continues|will continue|is continuing|carries on|will carry on|keeps on|goes on)';

const WHO_STAYS = String.raw`(?<=(?:^|\s)(?:[Ss]?[Hh]e|\p{Lu}[\p{L}’'-]*) )`;
const POST = String.raw`(?:the |its |their |an? )?(?:C[A-Z]O|\p{Ll}[\p{Ll}-]+)(?: (?!of\b|at\b|for\b)[\p{Ll}-]+){0,3}`;

/** Posts, seats and studies that are told in other words than 'is the N of O'. */
export const postWordings: readonly (readonly [RegExp, string])[] = [
  ...boardWordings,
  // 'the Revd Clare Orr', 'the Very Reverend Canon Orr'
  [
    /\b(?:[Tt]he )?(?:(?:Very|Most|Right|Rt|Ven|Venerable) )?(?:Revd|Rev|Reverend)\.? (?:(?:Dr|Canon|Prof|Father|Fr)\.? )?(?=\p{Lu}[\p{L}’'-]+ \p{Lu})/gu,
    '',
  ],
  // 'In my stead Bo Ek will chair the club'
  [
    /^In (?:my|his|her|our|their) (?:stead|place),? (?=(?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:will|is going to|is to|now \p{Ll}+s) )/u,
    '',
  ],
  // 'is succeeded as verger of Orr Minster by Ann Lee'
  [
    /\b(succeeded|replaced|followed) (as [^,;]{3,60}?) by ((?:\p{Lu}[\p{L}’'-]+ ?){2,4})(?=[.;]|,(?! who )|$|(?:in|on) )/u,
    '$1 by $3 $2',
  ],
  // 'vicar of St Anne's, Hexley'
  [/(?<= (?:of|at) St\.? \p{Lu}\p{L}+['’]?s?), (?=\p{Lu}\p{Ll}+(?:[,.]|$))/u, ' in '],
  // 'Bo Ek, whom the board appointed in March 2021'
  [
    /(?<=\p{Lu}\p{L}+, )whom? (?:the|its|their) (?:board(?: of directors)?|council|committee|trustees|governors|shareholders|directors|members|company|firm|club|owners?|party|bank|group) (?:had |has |have )?(appointed|elected|named|hired|chose|chosen|picked|recruited|made|promoted) (?=(?:(?:as|to) )?(?:its |their |the )?(?:C[A-Z]O|\p{Ll}|\p{Lu}\p{Ll}+day))/u,
    'who was $1 ',
  ],
  // 'Her boss is Bo Ek': somebody's, and no firm's
  [/\b([Hh]er|[Hh]is) boss (?=(?:is|was) \p{Lu})/u, '$1 line manager '],
  // 'is being mentored by Ann Lee'
  [
    /\b(is|are|was|were) being (?=(?:mentored|supervised|managed|coached|trained|tutored|advised|led) by )/u,
    '$1 ',
  ],
  // 'gave up the post of treasurer', 'moved out of the treasurer role', 'stood down from her position at Orr'
  [
    /\b(?:(?:has |have )?(?:gave up|given up|relinquished|vacated|quit|left|laid down|surrendered|moved out of|moved on from|stepped back from|stepped away from|stood down from|stepped down from|retired from|resigned from|withdrew from|withdrawn from)) (?:the|his|her) (?:(?:post|role|position|job|office|duties|title) (?:of|as) (?=\p{Ll}|C[A-Z]O)|((?:C[A-Z]O|\p{Ll}+(?:er|or|ist|man|woman|head|chief|captain|secretary))) (?:post|role|position|job)(?=[.,;]|$| (?:in|on|at|last|this)\b))/u,
    'stepped down as $1',
  ],
  [
    /\b(?:stood down|stepped down|withdrew|bowed out) from (?:his|her|the) (?:post|position|role|job|duties) (?=(?:at|with) (?:the )?\p{Lu})/u,
    'left his post ',
  ],
  // 'gave up her job at Orr', 'took early retirement', 'went freelance', 'works for herself'
  [
    /(?:['’]ve| has| have)? (?:(?:gave|given|gives|give) up|(?:packed|jacked|chucked) in) (his|her|their|my) (?:[\p{Ll}-]+ )?(job|post|position|role) (?=(?:at|with|as) )/u,
    ' left $1 $2 ',
  ],
  [
    /\b(?:took|has taken|went into|has gone into|entered) (?:early |well-earned |his |her )*retirement\b/u,
    'retired',
  ],
  [/\b(?:went|has gone|turned) (?:freelance|self-employed)\b/u, 'became a freelancer'],
  [/\b(?:works for (?:him|her)self|is (?:his|her) own boss)\b/u, 'is self-employed'],
  // 'has been transferred to the tax department'
  [
    /\b(?:was|has been|is|got|were) (?:moved|transferred|switched|reassigned|redeployed|relocated) (?=(?:from (?:the|our|its) [\p{L} ]{2,30} )?to (?:the|our|its) [\p{L}& -]{2,30}(?:department|team|branch|division|desk|unit|section)\b)/u,
    'moved ',
  ],
  // 'The post is now held by Ann Lee'
  [
    new RegExp(
      `^([Tt]he) (post|position|job|office|role) (?:is (?:(now|currently) )?|has (?:(since) )?been )(?:held|filled|occupied|taken over) by (${NAME})`,
      'u',
    ),
    '$5 $3$4 holds the $2',
  ],
  // 'made Ann Lee and Bo Orr senior partners'
  [
    new RegExp(
      String.raw`\b(?:made|appointed|named|elected) ((?:${NAME}, )*${NAME},? and ${NAME}) (?!as )(?=(?:[\p{Ll}-]+ ){0,2}(?:partners|directors|trustees|associates|fellows|governors|professors|captains|vice-presidents|judges|magistrates)(?:[.,;]| (?:in|at|of|on|from)\b))`,
      'u',
    ),
    'appointed $1 as ',
  ],
  // 'In her role as treasurer of the club, …'
  [
    /^In (?:his|her|their) (?:new |current |capacity and )?(?:role|capacity|position|function|job|post) as (?=(?:(?:the |an? )?\p{Ll}|[A-Z]{3} )[^,]+, )/u,
    'As ',
  ],
  // 'is one of Tallow's data engineers'
  [
    new RegExp(
      String.raw`\b(is|was) one of (${NAME})['’]s? ((?:(?!\p{Ll}+est |most |best |first |last |few |many |top |two |three |four |five |original |former |leading |main |new )[\p{Ll}-]+ ){0,2}(?!found|own|memb|compet|invest|suppl|custom|partn|sharehold|credit|direct|retail|sponsor|view|read|us)[\p{Ll}-]{2,}(?:er|or|ist|ian|ant))s(?=[.,;]|$)`,
      'u',
    ),
    '$1 employed as $3 at $2',
  ],
  [/\b(is|are|was|were) moving on from (?=(?:the )?\p{Lu})/u, '$1 leaving '],
  [/\b(?:moved|has moved|moves) on from (?=(?:the )?\p{Lu})/u, 'left '],
  // 'let Ann Lee go', 'went back to Orr', 'defected to Orr', 'is on Ann Lee's team'
  [
    /\blet (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}) go(?=[.,;]|$| (?:in|on|last|after|as|because|for)\b)/u,
    'dismissed $1',
  ],
  [/\b(?:went|has gone|gone|goes) back to (?=(?:the )?\p{Lu})/u, 'returned to '],
  [/\b(?:has |have )?(?:defected|jumped ship) to (?=(?:the )?\p{Lu})/u, 'moved to '],
  [new RegExp(`\\b(is|was) (?:in|on) (${NAME})['’]s team\\b`, 'u'), "$1 a member of $2's team"],
  // 'she stays at Orr as treasurer', 'but he will stay on as chief executive of Orr'
  [
    new RegExp(
      `${WHO_STAYS}(?:${STAYS}|will remain) (?:on )?(?:at|with) (${NAME}) as (${POST})(?=[.,;]|$)`,
      'u',
    ),
    'remains $2 of $1',
  ],
  [
    new RegExp(`${WHO_STAYS}stayed (?:on )?(?:at|with) (${NAME}) as (${POST})(?=[.,;]|$)`, 'u'),
    'remained $2 of $1',
  ],
  [new RegExp(`${WHO_STAYS}(?:${STAYS} (?:on )?as|will remain) (?=${POST} (?:of|at|for) )`, 'u'), 'remains '],
  [new RegExp(`${WHO_STAYS}stayed (?:on )?as (?=${POST} (?:of|at|for) )`, 'u'), 'remained '],
  // 'heads the research department at Orr': is the head of research there
  [new RegExp(`\\b(?:heads(?: up)?|leads|runs) the ${FIELD}${OF_BODY}`, 'u'), 'is head of $1 at '],
  [new RegExp(`\\bhas (?:headed(?: up)?|led|run) the ${FIELD}${OF_BODY}`, 'u'), 'has been head of $1 at '],
  [new RegExp(`\\b(?:headed(?: up)?|led|ran) the ${FIELD}${OF_BODY}`, 'u'), 'was head of $1 at '],
  [
    new RegExp(
      `\\b(is|was|been|became|becomes) (?:the )?(?:head|in charge|manager) of the ${FIELD}${OF_BODY}`,
      'u',
    ),
    '$1 head of $2 at ',
  ],
  [new RegExp(String.raw`\bheads up ${FIELD} at (?=(?:the )?\p{Lu})`, 'u'), 'is head of $1 at '],
  [new RegExp(String.raw`\bheaded up ${FIELD} at (?=(?:the )?\p{Lu})`, 'u'), 'was head of $1 at '],
  // 'is on staff at the Post', 'is on the payroll of Orr', 'is in the employ of Orr', 'freelances for Orr'
  [
    /\b(?:is|are) (?:on (?:the )?(?:staff|payroll)|in the (?:employ|employment|service)|on the books) (?:of|at) (?=(?:the )?\p{Lu})/u,
    'works at ',
  ],
  [
    /\b(?:was|were) (?:on (?:the )?(?:staff|payroll)|in the (?:employ|employment|service)|on the books) (?:of|at) (?=(?:the )?\p{Lu})/u,
    'worked at ',
  ],
  [
    /\b(?:has|have) been (?:on (?:the )?(?:staff|payroll)|in the (?:employ|employment)|on the books) (?:of|at) (?=(?:the )?\p{Lu})/u,
    'has worked at ',
  ],
  [/\bfreelances (?=(?:for|at|with) )/u, 'works freelance '],
  [/\bfreelanced (?=(?:for|at|with) )/u, 'worked freelance '],
  // 'is one of the engineers at Orr'
  [
    /\b(is|was) one of (?:the|its|their) ([\p{Ll}-]+(?: \p{Ll}+)?(?:er|or|ist|ian))s (?=(?:at|with|for) (?:the )?\p{Lu})/u,
    '$1 employed as $2 ',
  ],
  [
    /\b(is|was|being) one of (?:the|its|their) (?:(?:two|three|four|five|six|many|original|first|early) )?(founder|co-founder|owner|author|member|trustee|partner|investor|shareholder|winner|recipient)s of (?=(?:the )?\p{Lu})/u,
    '$1 a $2 of ',
  ],
  // 'serves as both chair and treasurer', 'acts as a mentor to Bo'
  [
    /\b(serv(?:es|ed|ing)|acts?|acted|works?|worked) as both (?=(?:its |the )?\p{Ll}[\p{Ll} -]{2,40} and )/u,
    '$1 as ',
  ],
  [/\b(?:serves|acts|works) as (?:a |the )?mentor (?:to|for|of) (?=\p{Lu})/u, 'is a mentor to '],
  [/\b(?:served|acted|worked) as (?:a |the )?mentor (?:to|for|of) (?=\p{Lu})/u, 'was a mentor to '],
  // 'combines the posts of mayor of Osby and president of Orr', 'holds two posts: mayor of Osby and president of Orr'
  [
    /\b(?:combines|holds|fills|occupies) (?:the |both |two |both the |both of the )*(?:posts|roles|positions|jobs|offices)(?: of|:) (?=(?:the )?\p{L})/u,
    'is ',
  ],
  [
    /\b(?:combined|held|filled|occupied) (?:the |both |two |both the |both of the )*(?:posts|roles|positions|jobs|offices)(?: of|:) (?=(?:the )?\p{L})/u,
    'was ',
  ],
  // 'is the successor of Donald Wray as chief executive', 'is the editor as well as the publisher of the Post'
  [/\b(?:is|was) the successor (?:of|to) (?=(?:\p{Lu}\S* ){1,3}as )/u, 'succeeded '],
  [
    /(?<=\b(?:is|was|as) (?:the |an? )?\p{Ll}[\p{Ll} -]{2,30}) as well as (?=(?:the |an? )?\p{Ll}[\p{Ll} -]{2,30} of )/u,
    ' and ',
  ],
  // 'holds the chair of linguistics at Orr University', 'a lecturer in law at Orr College'
  [/\bholds (?:the|a) chair (?:of|in|for) (?=\p{Ll}[\p{Ll} ]{2,30} at )/u, 'is professor of '],
  [/\bheld (?:the|a) chair (?:of|in|for) (?=\p{Ll}[\p{Ll} ]{2,30} at )/u, 'was professor of '],
  [
    /\b(lecturer|professor|reader|instructor|tutor) in (?=\p{Ll}+(?: \p{Ll}+)? at (?:the )?\p{Lu})/u,
    '$1 of ',
  ],
  // 'gave up the chair of the Linden Foundation'
  [
    /\b(?:(?:has )?given up|gave up|(?:has )?relinquished|(?:has )?resigned|(?:has )?vacated|left) the chair of (?=(?:the )?\p{Lu})/u,
    'stepped down as chair of ',
  ],
  [
    /\b(?:took|assumed|accepted) the chair of (?=(?:the )?\p{Lu})(?!.{2,60} from \p{Lu})/u,
    'became chair of ',
  ],
  // 'represents the district of Bexley', 'The constituency of North Varr is represented by …'
  [
    /\b(represents|represented) the (?:constituency|district|ward|riding|seat|electorate|division) of (?=\p{Lu})/u,
    '$1 ',
  ],
  [
    /^The (?:constituency|district|ward|riding|seat|electorate) of (?=\p{Lu}[^,;]{1,40} (?:is|was|has been) represented by )/u,
    '',
  ],
  // 'is master of the ferry Gullholm'
  [
    /\bmaster of the (?=(?:ferry|ship|trawler|tug|tanker|yacht|schooner|barque|brig|vessel|steamer|barge|lifeboat) )/u,
    'captain of the ',
  ],
  // 'The Falkner Prize for 2014 was awarded to Ida Nyberg'
  [
    /^(The (?:\p{Lu}[\p{L}’'-]* ){1,4}(?:Prize|Award|Medal|Trophy|Cup)) (?:for |of )?((?:19|20)\d\d) ([^,;]{5,80}?)\.?$/u,
    '$1 $3 in $2.',
  ],
  // 'handed in his notice at Orr', 'gave notice at Orr'
  [
    /\b(?:handed in|gave in|gave|submitted|tendered) (?:(?:his|her|their) )?(?:notice|resignation) (?:at|to|with) (?=(?:the )?\p{Lu})/u,
    'resigned from ',
  ],
  [/\b(?:handed in|submitted|tendered) (?:his|her|their) (?:notice|resignation) (?=as )/u, 'resigned '],
  // 'is reading law at Pellam College', 'took up a place at Lund University', 'continues his studies at Lund University'
  [
    /\b(is|was|has been|started|began) reading (?=(?:law|history|classics|mathematics|maths|physics|chemistry|medicine|English|French|German|philosophy|theology|divinity|economics|engineering|geography|politics|music|natural sciences|modern languages|biology|botany|zoology|geology|anthropology|archaeology|architecture|psychology|sociology|linguistics|astronomy|Latin|Greek|Russian|Spanish|Italian|PPE) at (?:the )?\p{Lu})/u,
    '$1 studying ',
  ],
  [
    /\b(?:took up|has taken up|accepted|has accepted|got|has got|won) (?:a|his|her) (?:study )?place (?:to study )?at (?=(?:the )?\p{Lu}[^,;.]{0,40}(?:University|College|School|Academy|Institute)|(?:the )?(?:University|College|School|Academy|Institute|ETH) )/u,
    'started studying at ',
  ],
  [
    /\b(?:continues|is continuing|pursues|is pursuing) (?:his|her|their) studies (?=(?:at|in) (?:the )?\p{Lu})/u,
    'studies ',
  ],
  [/\b(?:continued|has continued) (?:his|her|their) studies (?=(?:at|in) (?:the )?\p{Lu})/u, 'studied '],
  // 'read law at Pellam College', 'took his degree at Lund'
  [
    /\bread (?=(?:law|history|classics|mathematics|maths|physics|chemistry|medicine|English|French|German|philosophy|theology|divinity|economics|engineering|geography|politics|music|natural sciences|modern languages|biology|botany|zoology|geology|anthropology|archaeology|architecture|psychology|sociology|linguistics|astronomy|Latin|Greek|Russian|Spanish|Italian|PPE) at (?:the )?\p{Lu})/u,
    'studied ',
  ],
  [
    /\b(?:took|did) (?:his|her|their|a) (?=(?:\p{Ll}+['’]s )?(?:degree|doctorate|PhD|MBA|MA|BA|BSc|MSc|master['’]s)\b)/u,
    'earned a ',
  ],
  // 'the Member of Parliament for West Tallis', 'sits in parliament for Nordby', 'was elected to the senate for Ardmore'
  [/\bMember of (?:the )?(?:European )?Parliament (?=(?:for|from) )/u, 'MP '],
  [/\bmember of (?:the )?parliament from (?=(?:the )?\p{Lu})/u, 'MP for '],
  [/\b(?:sits|serves) in (?:the )?(?:[Pp]arliament|House of Commons) for (?=(?:the )?\p{Lu})/u, 'is MP for '],
  [/\b(?:sat|served) in (?:the )?(?:[Pp]arliament|House of Commons) for (?=(?:the )?\p{Lu})/u, 'was MP for '],
  [
    /\b(?:has sat|has served) in (?:the )?(?:[Pp]arliament|House of Commons) for (?=(?:the )?\p{Lu})/u,
    'has been MP for ',
  ],
  [
    /\b([Ee]lected|[Rr]eturned) to (?:the )?(?:[Pp]arliament|House of Commons) (?:for|from) (?=(?:the )?\p{Lu})/u,
    '$1 MP for ',
  ],
  [/\b([Ee]lected) to (?:the )?[Ss]enate (?:for|from) (?=(?:the )?\p{Lu})/u, '$1 senator for '],
  [
    /\b(?:entered) (?:the )?(?:[Pp]arliament|House of Commons) (?:for|as MP for|as the MP for) (?=(?:the )?\p{Lu})/u,
    'became MP for ',
  ],
  [/\bsenator from (?=(?:the )?\p{Lu})/u, 'senator for '],
  // 'The Orchard Award was given to Ida Berg'
  [
    /\b(Prize|Award|Medal|Trophy|Scholarship|Fellowship) (was|is|has been) (?:given|presented|handed) to (?=\p{Lu})/u,
    '$1 $2 awarded to ',
  ],
  // 'Dora Finch MP (Southwold)', 'Dora Finch MP spoke'
  [/(?<=\p{Lu}\p{Ll}{1,30}),? (?:MP|MEP|MSP) \((\p{Lu}[^(),\d]{2,40})\)(?= \p{Ll})/u, ', MP for $1,'],
  [/(?<=\p{Lu}\p{Ll}{1,30}) (?:MP|MEP|MSP)(?= \p{Ll})(?! (?:for|of|from)\b)/u, ''],
  [
    /^(?:The )?(team|committee|council|jury|crew|staff|management team) of (.+?) (?:includes?|consists? of|comprises?|is made up of) (\p{Lu}[^,]*?)\.?$/u,
    '$3 is a member of the $1 of $2.',
  ],
  // 'took up the post of director'
  [
    /\b(?:took|(?:has|have|had) taken) (?:up|on|over) (?:the|his|her) (?:new )?(?:post|position|role|job|duties) (?:of|as) /u,
    'became ',
  ],
  [
    /\btakes (?:up|on|over) (?:the|his|her) (?:new )?(?:post|position|role|job|duties) (?:of|as) /u,
    'becomes ',
  ],
  [/\btake (?:up|on|over) (?:the|his|her) (?:new )?(?:post|position|role|job|duties) (?:of|as) /u, 'become '],
  [/\b(?:stepped|steps|has stepped|moved|moves) (?:up )?into the (?:role|post|position|job) of\b/u, 'became'],
];
