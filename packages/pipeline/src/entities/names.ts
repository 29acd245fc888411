/** Endings that tell a company's legal form and nothing of its name. */
const legalForms = new Set(
  (
    'inc incorporated corp corporation ltd limited llc llp lp plc gmbh ag se sa sas sarl srl spa bv nv ab oy oyj as asa aps kg kgaa kft zrt nyrt lda ltda bvba doo sro co company pte pty kk ' +
    'holding holdings'
  ).split(' '),
);

/** Words in front of a name that tell rank or courtesy. */
const honorifics = new Set(
  (
    'mr mrs ms miss mx dr prof professor sir dame lord lady madam rev reverend fr father sister brother st saint hon sen senator rep ' +
    'judge justice capt captain lt lieutenant col colonel gen general maj major sgt sergeant adm admiral king queen prince princess pope ' +
    'emperor empress count countess duke duchess baron baroness president chancellor minister mayor governor ambassador cllr councilmember'
  ).split(' '),
);

const generational = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'phd', 'md', 'esq', 'obe', 'cbe', 'mbe', 'frs']);

/** Lower case, without accents, quotes and spare space; the form in which names are compared. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„"]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/[đĐ]/g, 'd')
    .replace(/æ/gi, 'ae')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/[\s\u00a0_]+/gu, ' ')
    .trim();
}

/**
 * The form under which a name is an alias: folded, without article, honorifics, possessive ending and legal form, with
 * '&' as 'and' and without the periods of initials. Never empty for a name with a letter or digit.
 */
export function normalizeName(name: string): string {
  const folded = foldName(name)
    .replace(/^(?:the|a|an)\s+(?=\S)/, '')
    // 'ticket QX-118' is QX-118
    .replace(/^(?:ticket|issue|bug|case|incident|task|order|invoice) (?=[a-z]{1,10}-\d+$)/, '')
    // 'MV Corrin Bay' is the Corrin Bay
    .replace(/^(?:mv|ss|hms|hmcs|hmas|hmnzs|uss|uscgc|rms|rrs|fv) (?=\p{L}{3})/u, '')
    .replace(/'s$|'$/, '')
    .replace(/\s*&\s*/g, ' and ')
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replace(/[.,;:!?]+(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  let words = folded.split(' ').filter((word) => word !== '');
  while (
    words.length > 1 &&
    honorifics.has(words[0] ?? '') &&
    words.length > 2 - Number(isCourtesy(words[0] ?? ''))
  )
    words = words.slice(1);
  while (words.length > 1 && (legalForms.has(words.at(-1) ?? '') || generational.has(words.at(-1) ?? '')))
    words = words.slice(0, -1);
  if (words.length > 1 && words.at(-1) === 'and') words = words.slice(0, -1);
  return words.length === 0 ? folded : words.join(' ');
}

/** Whether a title is left out of a name: 'Mr Smith' is Smith; 'King Charles' and 'Pope Francis' keep their first word. */
export function isCourtesy(word: string): boolean {
  return /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|madam|rev|reverend|capt|captain|sen|senator|judge|justice|cllr|councilmember)$/.test(
    word,
  );
}

/** Whether a word tells rank or courtesy in front of a person's name; 'MS' is a motor ship. */
export function isHonorific(word: string): boolean {
  return word !== 'MS' && honorifics.has(word.toLowerCase().replace(/\.$/, ''));
}

/** Whether a word is a company's legal form. */
export function isLegalForm(word: string): boolean {
  return legalForms.has(word.toLowerCase().replace(/[.,]/g, ''));
}

/** 'harriet b lowell' -> 'harriet lowell': a normal name as most write it; null where no initial stands in the middle. */
export function withoutMiddleInitials(norm: string): string | null {
  const bare = norm.replace(/(?<=^\p{L}[\p{L}'-]+)(?: \p{L})+(?= \p{L}[\p{L}'-]+$)/u, '');
  return bare === norm ? null : bare;
}

/** Letters that an abbreviation of these words would have: 'World Health Organization' -> 'WHO'. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .filter(
      (word) => /^\p{L}/u.test(word) && !/^(?:of|the|and|for|in|on|de|la|du|des|der|und|&)$/i.test(word),
    )
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Whether a short name in brackets abbreviates the long one in front of it. */
export function isAbbreviationOf(short: string, long: string): boolean {
  const letters = short.replace(/[.\s-]/g, '').replace(/s$/, '');
  if (letters.length < 2 || letters.length > 10 || !/\p{Lu}/u.test(letters) || letters.length >= long.length)
    return false;
  const initials = initialsOf(long);
  const upper = letters.toUpperCase();
  if (initials === upper) return true;
  const allInitials = long
    .split(/[\s-]+/)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();
  if (allInitials === upper) return true;
  // Letters in order, the first at a word's start: 'tumour necrosis factor' (TNF-alpha), 'deoxyribonucleic acid' (DNA).
  const target = foldName(long).toUpperCase();
  if (upper[0] !== target[0]) return false;
  let at = 0;
  let wordStarts = 0;
  for (const letter of upper) {
    const found = target.indexOf(letter, at);
    if (found < 0) return false;
    if (found === 0 || /[\s-]/.test(target[found - 1] ?? '')) wordStarts++;
    at = found + 1;
  }
  return (
    wordStarts >= Math.min(2, long.split(/[\s-]+/).length) && upper.length <= long.split(/[\s-]+/).length * 2
  );
}
