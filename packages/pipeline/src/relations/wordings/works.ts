import { wordTable } from '../../language/words/word-table.ts';
import { typeOfName } from '../names/name-types.ts';
import { NAMED, WORD, type Wording } from './wording.ts';

const SHOWN = '(?:display|show|view|exhibit|exhibition|loan)';

/** The verb for what somebody's doing is called by. */
const deeds = wordTable<string>({
  discovery: 'discovered',
  invention: 'invented',
  creation: 'created',
  design: 'designed',
  brainchild: 'created',
  foundation: 'founded',
  founding: 'founded',
  discovering: 'discovered',
  inventing: 'invented',
  creating: 'created',
  designing: 'designed',
});

/** What somebody of a calling does with a work of theirs. */
const works = wordTable<string>({
  architect: 'designed',
  engineer: 'designed',
  designer: 'designed',
  painter: 'painted',
  sculptor: 'sculpted',
  composer: 'composed',
  novelist: 'written',
  author: 'written',
  writer: 'written',
  poet: 'written',
  playwright: 'written',
});

/** Works and finds: whose they are, what they are based on, who plays in them, where they are kept. */
export const worksWordings: readonly Wording[] = [
  // 'an album by the rock band The Ferrymen'
  [
    /\b(by|from) the (?:[\p{L}-]+ ){0,3}(?:band|group|duo|trio|quartet|quintet|collective|ensemble) (?=The \p{Lu})/u,
    '$1 ',
  ],
  // 'The journal Acta Botanica is edited by Ida Orr'
  [
    new RegExp(
      String.raw`^The (?:[\p{Ll}-]+ )?(?:journal|magazine|newspaper|review|weekly|quarterly|periodical) (${NAMED}) (is|was) edited by (?:the )?(?:\p{Ll}+ )?(${NAMED})(?=[.,]|$)`,
      'u',
    ),
    '$3 $2 the editor of $1',
  ],
  // 'won Volunteer of the Year': the prize is called so
  [
    /\bwon ((?:the )?)((?:\p{Lu}[\p{L}-]* ){1,3}of the (?:Year|Month|Match|Season|Tournament|Century|Decade))\b/u,
    'won $1"$2"',
  ],
  // 'made his film debut in Slow Tide'
  [
    /\bmade (?:his|her|their) (?:feature )?(?:film|screen|movie|acting|stage|television|TV) debut in (?=(?:the (?:\p{Ll}+ ){1,2})?["“]?(?:The )?\p{Lu})/u,
    'appeared in ',
  ],
  // 'The town hall was the work of Otto Lenz': who built and drew it
  [
    /\b((?:[Hh]all|[Hh]ouse|[Cc]hurch|[Cc]hapel|[Cc]athedral|[Bb]ridge|[Tt]ower|[Ss]tation|[Tt]heatre|[Pp]alace|[Mm]useum|[Ll]ibrary|[Bb]uilding|[Vv]illa|[Ss]chool|[Hh]ospital),?(?: [^,.;]{3,40},)?) (is|was) the work of (?=\p{Lu}\p{L}+ \p{Lu})/u,
    '$1 $2 designed by ',
  ],
  // 'was the work of the architect Paula Reese'
  [
    /\b(is|was|are|were) the work of (?=(?:the |a )?(?:\p{L}+ )?(architect|engineer|designer|painter|sculptor|composer|novelist|author|writer|poet|playwright)s? \p{Lu})/u,
    (_, be = '', calling = '') => `${be} ${works[calling] ?? 'made'} by `,
  ],
  // 'is credited with the discovery of Kessel Island', 'was the invention of Samuel Holt'
  [
    /\b(?:is|was|has been) (?:(?:often|generally|widely|usually|commonly|also) )?credited with (?:the )?(discovery|invention|creation|design|foundation|founding|discovering|inventing|creating|designing)(?: of)? (?=\p{L})/u,
    (_, noun = '') => `${deeds[noun] ?? 'created'} `,
  ],
  [
    /\b(is|was) (?:an?|the) (discovery|invention|creation|brainchild) of (?=(?:the )?(?:\p{Ll}+ )?\p{Lu})/u,
    (_, be = '', noun = '') => `${be} ${deeds[noun] ?? 'created'} by `,
  ],
  // 'The Kess Museum holds the Kess Codex'
  [
    /\b(Museum|Gallery|Library|Archives?|Collection) (?:holds|keeps|preserves|displays|exhibits) ((?:the )?\p{Lu}[^,;.]{1,60})/u,
    (whole, house = '', what = '') =>
      typeOfName(what.replace(/^the /, '')).type === 'event' ? whole : `${house} houses ${what}`,
  ],
  // 'can be seen at the Lund Gallery', 'is on display in', 'is in the collection of', 'is held by the Hale Museum'
  [
    /\bcan (?:still |now |today )?be (?:seen|viewed|admired) (?:today )?(?=(?:in|at|on) (?:the )?\p{Lu})/u,
    'is ',
  ],
  [
    new RegExp(
      String.raw`\b(is|are|was|were|been) (?:now |currently )?(?:on|in) (?:permanent |public |long-term )?${SHOWN} (?:in|at|to) (?=(?:the )?\p{Lu})`,
      'u',
    ),
    '$1 displayed in ',
  ],
  [
    /\b(?:(is|are|was|were) (?:now |currently )?(?:(?:held |kept |housed |preserved )?in|part of|held by)|(belongs|belonged) to) the (?:permanent )?collections? of (?=(?:the )?\p{Lu})/u,
    (_, be = '') => `${be === '' ? 'is' : be} kept in `,
  ],
  [
    /\b(is|are|was|were) (?:now |currently )?(?:held|kept|preserved|conserved) by (?=(?:the )?(?:\p{L}+ ){0,3}(?:Museum|Gallery|Library|Archives?|Collection)\b)/u,
    '$1 kept in ',
  ],
  // 'is a film adaptation of Blue Water'
  [
    /\b(is|was) an? (?:(?:film|screen|stage|television|TV|radio|opera|musical|loose|free|faithful) ){0,2}(?:adaptation|dramati[sz]ation) of\b/u,
    '$1 based on',
  ],
  // 'A film version of Night Tide was directed by Bo Lund', 'has a running time of 112 minutes'
  [/^(?:A|The) (?:film|screen|movie) (?:version|adaptation) of (?=(?:The )?\p{Lu})/u, 'The film version '],
  [/\bha(?:s|d) a (?:running time|runtime|playing time) of (?=\d)/u, 'lasts '],
  // 'was made into a film by Tom Bay', 'made a film of The Long Wall'
  [/\b(was|were) (?:made|turned) into an? (?:film|movie|feature film) (?=by )/u, '$1 filmed '],
  [
    /\bmade an? (?:film|movie|feature film) (?:of|out of) (?=(?:the (?:novel|book|play|story) )?(?:The )?\p{Lu})/u,
    'filmed ',
  ],
  // 'The cast of The Long Wall includes Mia Lund and Jon Berg'
  [
    new RegExp(
      String.raw`^The cast of ((?:the (?:film|movie|play|series|musical) )?${NAMED}) (?:includes|features|comprises|consists of|is made up of) (\p{Lu}[^;]{3,120}?)\.?$`,
      'u',
    ),
    '$2 star in $1.',
  ],
  // 'played the lead in Winter Sun', 'plays Captain Rusk in the film Night Ferry'
  [
    /\b(?:(has) )?(plays?|played|takes?|took|has|had|sings?|sang) (?:the (?:lead|title|leading|main|starring) (?:role|part|character)|the lead) in (?=\p{L})/u,
    (_, has = '', verb = '') =>
      `${has === '' ? '' : `${has} `}${/^(?:play|take|sing)$/.test(verb) ? 'star' : /^(?:played|took|had|sang)$/.test(verb) ? 'starred' : 'stars'} in `,
  ],
  [
    /\b(plays|played|portrays|portrayed) [^,;.]{2,50}? in (?=the (?:film|movie|play|musical|opera|series|sitcom|drama|comedy|thriller|miniseries) \p{Lu})/u,
    (_, verb = '') => (/s$/.test(verb) ? 'stars in ' : 'starred in '),
  ],
  // 'starred in Winter Sun': a title that begins as a time does
  [
    new RegExp(
      String.raw`\b(stars?|starred|appears|appeared|starring) in ((?:(?:Winter|Summer|Spring|Autumn|Night|Midnight|Morning|Evening|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|April|June|July|August|September|October|November|December)(?: ${WORD}){1,4}))(?=[.,;]|$| (?:in|with|as|and|on) )`,
      'u',
    ),
    '$1 in "$2"',
  ],
  // 'composed the music for the film Red Meadow', 'The score of Red Valley was written by Ana Sorel'
  [
    /\b(?:composed|wrote|has written|has composed) (?:the )?(?:music|score|soundtrack|film score) (?:for|of|to) (?=(?:the (?:film|movie|play|series|ballet|musical|documentary) )?(?:The )?\p{Lu})/u,
    'composed ',
  ],
  [
    /^The (?:music|score|soundtrack) (?:for|of|to) ((?:the (?:film|movie|play|series|ballet|musical|documentary) )?\p{Lu}[^,;]{1,50}?) (?:was (?:written|composed)|is|was) by (?=(?:the )?(?:\p{Ll}+ )?\p{Lu})/u,
    (_, what = '') => `${what.replace(/^the /, 'The ')} was composed by `,
  ],
  [
    /\b(wrote|co-wrote|has written) the (?:screenplay|script|libretto) (?:for|of|to) (?=(?:the (?:film|movie|play|series|opera|musical|documentary) )?(?:The )?\p{Lu})/u,
    '$1 ',
  ],
  [
    /^The (?:screenplay|script|libretto) (?:for|of|to) ((?:the (?:film|movie|play|series|opera|musical|documentary) )?\p{Lu}[^,;]{1,50}?) (?:was written|is|was) by (?=(?:the )?(?:\p{Ll}+ )?\p{Lu})/u,
    (_, what = '') => `${what.replace(/^the /, 'The ')} was written by `,
  ],
  // 'The main character of Blue Harbour', 'is the hero of the novel Blue Harbour'
  [/\b(?:main|central|leading) (?:character|figure)\b/u, 'protagonist'],
  [
    new RegExp(
      `^(${NAMED}) is the (?:protagonist|hero|heroine) (?:of|in) ((?:the (?:film|movie|novel|book|play|series|story|opera) )?${NAMED})(?=[.,]|$)`,
      'u',
    ),
    'The protagonist of $2 is $1',
  ],
  // 'The novel Stone Letters appeared in 2011'
  [
    /^((?:The|His|Her|Their) (?:[\p{Ll}-]+ )?(?:novel|book|novella|album|memoir|biography|magazine|journal|single|poem|play|film),? [^,;]{2,60}?,?) appeared (?=(?:in|on) (?:\d|\p{Lu}\p{Ll}+ \d))/u,
    '$1 came out ',
  ],
  // 'is the director of the film Cold Lake'
  [
    /\b(?:is|was) the (?:film )?director of (?=the (?:short )?(?:film|movie|documentary|thriller|comedy|drama|western|series|miniseries) )/u,
    'directed ',
  ],
  [
    new RegExp(
      `^The director of (the (?:short )?(?:film|movie|documentary|thriller|comedy|drama|western) ${NAMED}) (?:is|was) (${NAMED})(?=[.,]|$)`,
      'u',
    ),
    '$2 directed $1',
  ],
  // 'Deep Fall is Tessa Quinn's third novel'
  ...(['(?=[aeiou])', '(?![aeiou])'] as const).map((vowel, i): readonly [RegExp, string] => [
    new RegExp(
      String.raw`^(${NAMED}) (is|was) (${WORD}(?: ${WORD}){1,2})['’]s (?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|debut|latest|last|final|best-known|most famous|only) )?${vowel}((?:[\p{Ll}-]+ )?(?:novel|book|play|poem|memoir|film|movie|opera|symphony|painting|sculpture|album))\b`,
      'u',
    ),
    `$1 $2 ${i === 0 ? 'an' : 'a'} $4 by $3`,
  ]),
];
