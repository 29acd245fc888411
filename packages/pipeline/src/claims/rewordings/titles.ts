import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';

const named = Word.place | Word.organization | Word.person | Word.firstName;

const POST =
  '(?:(?:[Ff]ormer|[Aa]cting|[Ss]hadow|[Dd]eputy|[Aa]ssistant|[Aa]ssociate) )?(?:Minister|Secretary(?: of State)?|Head|Director|Manager|Commissioner|Professor|Vice President|VP|Lead|Dean)';
const WORD = String.raw`\p{Lu}[\p{L}’-]*\p{Ll}`;

/** Titles with capitals that would be taken for part of a name. */
export const titles: readonly (readonly [RegExp, (match: string[]) => string])[] = [
  // 'Minister for Heritage Ida Kern', 'the Head of Research, Ida Kern,'
  [
    new RegExp(
      String.raw`(?<=^|[\p{L}’',“"] ?)(?<!\p{Lu}[\p{L}.]* )(?:[Tt]he |(${WORD}(?: ${WORD}){0,3})['’]s )?(${POST}) (of|for) (${WORD}(?:(?: and| &)? ${WORD}){0,4})(?: (?:MP|MEP|QC|KC))?(?:, (${WORD}(?: ${WORD}){1,2}),)?(?![\p{L}\p{N}’'&-])(?! (?:and|&|of|for) \p{Lu}\p{Ll}+(?: \p{Lu}|['’]s))(?=(, who\b| [\p{L}\d]|))`,
      'u',
    ),
    ([said = '', owner = '', post = '', link = '', words = '', behind, next = '']) => {
      const { area, who } = behind === undefined ? partName(words) : { area: words, who: behind };
      if (who === '' || who.includes(' and ') || !isArea(area)) return said;
      const title = `${/^VP$/.test(post) ? post : post.toLowerCase()} ${link} ${area.toLowerCase()}`;
      // 'Head of Research Ida Kern, who lives in Hull,' has no room for both
      if (next.startsWith(',')) return who;
      const where = owner === '' ? '' : ` at ${owner.replace(/^The /, 'the ')}`;
      return `${who}, ${title}${where}${next === '' ? '' : ','}`;
    },
  ],
  // 'Orr's head of design Ida Kern lives in Hull'
  [
    /(?<!\p{Lu}[\p{L}.]* )(\p{Lu}[\p{L}’-]*\p{Ll}(?: (?:& )?\p{Lu}[\p{L}’-]*\p{Ll}){0,2})['’]s ((?:former |acting |deputy )?(?:head|director|vice president|manager|chief)) of (\p{Ll}+(?:(?: and)? (?!(?:is|was|has|says|said|remains|became)\b)\p{Ll}+)?) (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’-]+){1,2})(?=( \p{Ll}|\.|))/u,
    ([, owner = '', post = '', area = '', who = '', next = '']) =>
      `${who}, ${post} of ${area} at ${owner}${next.startsWith(' ') ? ',' : ''}`,
  ],
  // 'His Excellency Ida Kern'
  [
    /\b(?:His|Her|Their) (?:Excellency|Majesty|Holiness|(?:Royal |Serene )?Highness|Honou?r|Grace|Eminence),? (?=\p{Lu}\p{Ll})/u,
    () => '',
  ],
  // 'Ex-Orr boss Ida Kern'
  [
    /\b([Ee])x-(?=\p{Lu}[\p{L}&’'-]+ (?:\p{Ll}+ ){1,2}\p{Lu})/u,
    ([, letter = '']) => (letter === 'E' ? 'Former ' : 'former '),
  ],
  // 'Chief Financial and Operations Officer': one post, in the words of two
  [
    /\b([Cc])hief (\p{L}{3,20}) (?:and|&) (\p{L}{3,20}) [Oo]fficer\b/u,
    ([, letter = '', one = '', other = '', at]) =>
      `${Number(at) === 0 ? letter : 'c'}hief ${one.toLowerCase()}-and-${other.toLowerCase()} officer`,
  ],
  // 'Chief Risk Officer Ida Kern', 'was appointed Chief People Officer'
  [
    /\b([Cc])hief (\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?) Officer\b/u,
    ([, letter = '', field = '', at]) =>
      `${Number(at) === 0 ? letter : 'c'}hief ${field.toLowerCase()} officer`,
  ],
  // 'as Head of Payroll': a title with capitals, but 'Head of Oxfam'
  [
    /(?<=^|[\p{L},] )(?<!\p{Lu}[^\s,]* )(Head|Director|Manager|Chief|VP|Vice President|Lead|Professor|Lecturer) of (\p{Lu}\p{Ll}+)((?: (?:and|&))? \p{Lu}\p{Ll}+)?(?=[.,;]|$| (?:at|for|in|from|since|until|on|is|was|has)\b)/u,
    ([said = '', title = '', field = '', more = '']) =>
      isArea(`${field}${more}`)
        ? `${/^VP$/.test(title) ? title : title.toLowerCase()} of ${`${field}${more}`.toLowerCase()}`
        : said,
  ],
];

/** Words of any dictionary, and no names. */
function isArea(area: string): boolean {
  return area
    .split(/ (?:(?:and|&) )?/)
    .every((word) => isKnownWord(word.toLowerCase()) && (lookUp(word.toLowerCase()) & named) === 0);
}

/** What somebody with a given name is responsible for, and the name: 'Work and Pensions' and 'Ann Orr' of 'Work and Pensions Ann Orr'. */
function partName(words: string): { area: string; who: string } {
  const parts = words.split(' ');
  const at = parts.findIndex(
    (part, i) => i > 0 && i < parts.length - 1 && (lookUp(part.toLowerCase()) & Word.firstName) !== 0,
  );
  return at < 0
    ? { area: words, who: '' }
    : { area: parts.slice(0, at).join(' '), who: parts.slice(at).join(' ') };
}
