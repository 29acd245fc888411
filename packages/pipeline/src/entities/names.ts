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
function foldName(name: string): string {
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
function isCourtesy(word: string): boolean {
  return /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|madam|rev|reverend|capt|captain|sen|senator|judge|justice|cllr|councilmember)$/.test(
    word,
  );
}

/** 'harriet b lowell' -> 'harriet lowell': a normal name as most write it; null where no initial stands in the middle. */
export function withoutMiddleInitials(norm: string): string | null {
  const bare = norm.replace(/(?<=^\p{L}[\p{L}'-]+)(?: \p{L})+(?= \p{L}[\p{L}'-]+$)/u, '');
  return bare === norm ? null : bare;
}
