import { NAME } from './sentence-rule.ts';

/** A field of work that has a department of its own: 'research', 'sales and marketing'. */
const FIELD = String.raw`([\p{Ll}&-]+(?: and [\p{Ll}-]+)?)`;
/** Behind what somebody heads: the body that it is a part of. */
const OF_BODY = String.raw`(?: department| division) (?:at|of|in|for) (?=(?:the )?\p{Lu})`;

/** Posts, seats and studies that are told in other words than 'is the N of O'. */
export const postWordings: readonly (readonly [RegExp, string])[] = [
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
  // 'handed in his notice at Orr', 'gave notice at Orr'
  [
    /\b(?:handed in|gave in|gave|submitted|tendered) (?:(?:his|her|their) )?(?:notice|resignation) (?:at|to|with) (?=(?:the )?\p{Lu})/u,
    'resigned from ',
  ],
  [/\b(?:handed in|submitted|tendered) (?:his|her|their) (?:notice|resignation) (?=as )/u, 'resigned '],
  // 'read law at Pellam College', 'took his degree at Lund'
  [
    /\bread (?=(?:law|history|classics|mathematics|maths|physics|chemistry|medicine|English|French|German|philosophy|theology|divinity|economics|engineering|geography|politics|music|natural sciences|modern languages|biology|PPE) at (?:the )?\p{Lu})/u,
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
    /^(?:The )?(?:board|board of directors|management board) of (.+?) (?:includes?|consists? of|comprises?|is made up of) (\p{Lu}[^,]*?)\.?$/u,
    '$2 is a board member of $1.',
  ],
  [
    /^(?:The )?(team|committee|council|jury|crew|staff|management team) of (.+?) (?:includes?|consists? of|comprises?|is made up of) (\p{Lu}[^,]*?)\.?$/u,
    '$3 is a member of the $1 of $2.',
  ],
  // 'sits on Orr's board'
  [
    new RegExp(
      `\\b((?:sits?|sat|serves?|served|is|are|was|were) on|joined|joins|left|chairs|chaired|heads|headed|leads|led) (${NAME})['’]s board(?: of directors)?(?! \\p{Ll}{4})`,
      'u',
    ),
    '$1 the board of $2',
  ],
  [/\b(?:chairs|heads|leads) the board(?: of directors)? of (?=(?:the )?\p{Lu})/u, 'chairs '],
  [/\b(?:chaired|headed|led) the board(?: of directors)? of (?=(?:the )?\p{Lu})/u, 'chaired '],
  [/\b(is|are|was|were) on the boards?(?: of directors)? of\b/u, '$1 a board member of'],
  [/\b(?:sits?|serves?) on the boards?(?: of directors)? of\b/u, 'is a board member of'],
  [/\b(?:sat|served) on the boards?(?: of directors)? of\b/u, 'was a board member of'],
  [/\b(?:has |have )?joined the boards?(?: of directors)? of\b/u, 'became a board member of'],
  [/\bjoins the boards?(?: of directors)? of\b/u, 'becomes a board member of'],
  [
    /\b(?:was|were|is|has been|have been) (?:appointed|elected|named|voted|co-opted) (?:on)?to the boards?(?: of directors)? of\b/u,
    'became a board member of',
  ],
  [
    /\b(?:has |have )?(?:left|resigned from|stepped down from|quit|retired from) the boards?(?: of directors)? of\b/u,
    'resigned as a board member of',
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
