import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { wordTable } from '../../language/words/word-table.ts';
import { isDemonym, typeOfName } from '../../relations/names/name-types.ts';
import { capital } from '../rewordings/sentence-rule.ts';

/** 'Owner' of 'OWNER'; 'CEO' and 'NORDAK' stay. */
export function uprightKey(key: string | undefined): string | undefined {
  if (key === undefined || /\p{Ll}/u.test(key) || !/\p{Lu}{4}/u.test(key)) return key;
  const isWord = (word: string) => /^\p{Lu}{4,}$/u.test(word) && isKnownWord(word.toLowerCase());
  return capital(key.replace(/\p{L}+/gu, (word) => (isWord(word) ? word.toLowerCase() : word)));
}

const shortened = wordTable<string>({ max: 'maximum', min: 'minimum', avg: 'average' });

/** Keys of forms that are no words. */
const initials = wordTable<string>({
  dob: 'date of birth',
  pob: 'place of birth',
  dod: 'date of death',
  gp: 'doctor',
  'reported by': 'reporter',
  'runs until': 'expiry date',
  'runs to': 'expiry date',
  'valid until': 'expiry date',
  'valid through': 'expiry date',
  'valid to': 'expiry date',
  'raised by': 'reporter',
  'approved by': 'approver',
  'checked by': 'checker',
  'ext.': 'extension',
  ext: 'extension',
  'tel.': 'phone',
  tel: 'phone',
  os: 'operating system',
  'logged by': 'reporter',
});

/** 'max connections' of 'max_connections': the key of a settings file that is made of words. */
export function withSpaces(key: string): string {
  const isWord = (part: string) => shortened[part] !== undefined || (part.length > 1 && isKnownWord(part));
  return /^\p{Ll}+(?:_\p{Ll}+)+$/u.test(key) && key.split('_').every(isWord) ? key.replaceAll('_', ' ') : key;
}

/** 'Head Office' -> 'head office', 'Max. load' -> 'maximum load', 'CEO' and 'London office' stay. */
export function plainKey(key: string): string {
  return (initials[key.toLowerCase()] ?? key)
    .replace(/^(max|min|avg)\. ?/i, (_, word: string) => `${shortened[word.toLowerCase()]} `)
    .split(/\s+/)
    .map((word, i) => {
      if (!/^\p{Lu}\p{Ll}+(?:-\p{L}+)*$/u.test(word)) return word;
      const bits = lookUp(word.toLowerCase());
      const name =
        (bits & (Word.place | Word.organization | Word.person | Word.demonym)) !== 0 ||
        ((bits & Word.firstName) !== 0 && (bits & Word.noun) === 0);
      const isOfLand = word !== 'Polish' && isDemonym(word.toLowerCase());
      return isOfLand || (name && i > 0) ? word : word.toLowerCase();
    })
    .join(' ');
}

/** Who is always of a place, whatever word its name is as well: 'Mayor of Reading'. */
const rulers =
  /^(?:(?:lord |deputy )?mayor(?:ess)?|governor|provost|prefect|sheriff|(?:arch)?bishop|abbot|abbess|king|queen|prince|princess|duke|duchess|earl|count|countess|baron|baroness|vicar|rector|curate|(?:parish|town) clerk|MP|member of parliament)$/i;

/** Keys of what things have: 'Deadline for the Cobble report', 'Next meeting of the Ivy Board'. */
const ofThings =
  /^(?:(?:new |final )?deadline|due date|budget|price|cost|rent|(?:current )?status|(?:latest |current )?version|weight|range|phone(?: number)?|e-?mail(?: address)?|opening hours|launch date|release date|start date|end date|next meeting|cause|root cause|number of employees|headcount|location|capacity|owner|maintainer|lead|team lead|project (?:lead|manager|leader)|(?:CEO|CFO|CTO|COO)|chief executive(?: officer)?|managing director|founder|contact(?: person)?|assignee|sponsor|supplier|author|writer|composer|painter|publisher|illustrator|translator|screenwriter|lyricist|narrator|end of (?:life|support)|hosting(?: provider)?|database|(?:[\p{Ll}-]+ )?(?:limit|quota|timeout|interval|lifetime|threshold|port|region|priority|severity))$/iu;

/** 'report' of 'the Cobble report', 'and': what stands in a name beside its capitals. */
const isLinked = (word: string) =>
  /^(?:of|the|and|report|project|service|rollout|team|office|outage|warehouse|contract|lease|audit|workshop|seminar|conference|invoice|order|ticket|booking|#?\d+)$/.test(
    word,
  );

/** 'Orion version', "Orion's owner", 'Project Lark status', "Ann Lee's line manager" */
const possessed =
  /^((?:[Tt]he )?\p{Lu}[\p{L}\p{N}&.-]*(?: \p{Lu}[\p{L}\p{N}&.-]*){0,3})(['’]s?)? (\p{Ll}+(?: \p{Ll}+){0,2})$/u;

/** 'version' and 'Orion' of 'Orion version'; null for 'Product owner' and 'Launch date'. */
function keyBehindName(key: string): { readonly key: string; readonly of: string } | null {
  const [, of = '', own, what = ''] = possessed.exec(key) ?? [];
  const words = of.replace(/^[Tt]he /, '').split(' ');
  const isOwn = own !== undefined && words.length > 1;
  if ((!ofThings.test(what) && !isOwn) || ofThings.test(key)) return null;
  const isName =
    own !== undefined || words.length > 1 || words.some((word) => !isKnownWord(word.toLowerCase()));
  return isName && !/^\P{Ll}{2,}$/u.test(of) ? { key: capital(what), of } : null;
}

/** 'Height' and 'the Halden Tower' of 'Height of the Halden Tower'; null for 'Head of Sales' and 'Date of birth'. */
export function keyOfName(key: string): { readonly key: string; readonly of: string } | null {
  const behind = keyBehindName(key);
  if (behind !== null) return behind;
  const [, what, of = ''] =
    /^(C[EFTO]O|\p{Lu}?\p{Ll}+(?:-\p{Ll}+)?(?: \p{Ll}+){0,2}) (?:of|for|at) ((?:the )?(?:\p{Lu}|(?:invoice|order|ticket|booking) #?\d)[^:,;]{1,50}|the (?:[\p{Ll}\p{N}-]+ ){1,3}\p{Ll}+)$/u.exec(
      key,
    ) ?? [];
  const words = of.replace(/^the /, '').split(' ');
  const isName =
    words.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isKnownWord(word.toLowerCase())) ||
    (rulers.test(what ?? '') && words.every((word) => /^\p{Lu}/u.test(word) && word !== 'Works')) ||
    (ofThings.test(what ?? '') &&
      (/^the \p{Ll}/u.test(of) || words.every((word) => /^[\p{Lu}\p{N}#&]/u.test(word) || isLinked(word)))) ||
    (words.length > 1 && typeOfName(of).isCertain && /^(?:organization|place)$/.test(typeOfName(of).type));
  return what === undefined || !isName ? null : { key: what, of };
}

/** What a card of a person calls the firm they work for, and where they live. */
const firmOf = /^(?:(?:current|present) )?(?:company|firm|organi[sz]ation|employer|work(?:place)?)$/;
const homeOf =
  /^(?:(?:current|present) )?(?:location|home(?: city| address)?|residence|domicile)$|^(?:current|present) (?:city|town)$/;

/** 'employer' of 'company' and 'residence' of 'location' on the card of a person; other labels as they are. */
export function labelOfPerson(label: string, subject: string | null, value: string): string {
  if (subject === null || !/^\p{Lu}/u.test(value) || typeOfName(subject).type !== 'person') return label;
  if (firmOf.test(label)) return 'employer';
  return homeOf.test(label) && !/^home$/.test(label) ? 'residence' : label;
}

const unit = /\b(?:team|squad|department|division|desk|group|unit|crew)$/i;

/** Whether a label tells in which town something is: 'City' of anything, 'Office' of a team, which has one. */
export function tellsWhere(label: string, subject: string): boolean {
  return (
    /^(?:city|town|village)$/.test(label) || (/^(?:office|base|site)$/.test(label) && unit.test(subject))
  );
}
