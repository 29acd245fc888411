import { isOrganizationWord, isPlaceWord, listedWord, lookUp, Word } from '../words/lexicon.ts';

export type NameType = 'person' | 'organization' | 'place' | 'unknown';

const honorifics =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|dame|lord|lady|president|senator|judge|captain|king|queen|prince|princess|pope|rev|chancellor|minister|mayor|governor|general|colonel|lt|col|maj|capt|sgt|adm|cdr|brig|cllr|councilmember)\.?$/;
const companyEnd =
  /^(?:inc|corp|corporation|ltd|llc|plc|gmbh|ag|co|company|group|holdings|labs|sa|nv|bv|oy|oyj|ab|as|asa|aps|srl|sarl|sas|spa|kft|zrt|nyrt|lda|ltda|llp|kg|kgaa|bvba|doo|d\.o\.o|sro|s\.r\.o|s\.r\.l|s\.p\.a|technologies|systems|software|industries|partners|ventures|motors|airlines|airways|pharmaceuticals|pharma|therapeutics|biotech|robotics|energy|foundation|institute|university|college|school|bank|council|committee|commission|agency|ministry|department|association|society|union|party|club|team|hospital|museum|library|court|board|authority|office|press|times|post|news|network|studios|records|brothers|bros)\.?$/;

/** 'Atelier Sorel', 'Ferrand & Fils' */
const companyFront =
  /^(?:studio|atelier|ch[aâ]teau|maison|galerie|[eé]ditions|bureau|caf[eé]|bistro|brasserie|trattoria|osteria|pizzeria|ristorante)$/;
const family =
  / (?:&|et|und|y|e) (?:fils|sons?|daughters?|söhne|sohn|hijos|figli|cie|co|partners|associates)\.?$/;

/** Letters and digits mixed, or more digits than a designation or a year has. */
const mark = String.raw`(?:(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]{3,}|(?!(?:19|20)\d\d$)\d{4,})`;
const markedWord = new RegExp(
  String.raw`(?<=\p{Lu}\p{Ll}+)(?:_[\p{L}\d]+|-(?:${mark}|\d{2,3})|(?=\d)${mark})$`,
  'u',
);
const markBehind = /(?<=\p{Lu}\p{Ll}+) (?=\p{L}*\d)(?=\d*\p{L})[\da-fA-F]{4,}$/u;

/**
 * A name without the mark that tells it apart from others of the name: 'Acme-3f2a', 'Ann_12', 'Zephyr031b7', 'Ida Roth 7c1d'
 * are what Acme, Ann, Zephyr and Ida Roth are. A short number is a designation and stays ('Falcon 9', 'Boeing737').
 */
export function unmarked(name: string): string {
  return name
    .replace(markBehind, '')
    .split(' ')
    .map((word) => word.replace(markedWord, ''))
    .join(' ');
}

const houses =
  /^(?:mine|colliery|zoo|aquarium|lighthouse|viaduct|aqueduct|abbey|priory|monastery|convent|chapel|basilica|observatory|planetarium|windmill|racecourse|fortress|cinema)$/;
const lines = /^(?:railway|railroad|tramway|railways|theatre|theater|philharmonic|orchestra)$/;

/** What the last word of a name makes it, whatever its first word is: 'Rosa Mine', 'Glenna Railway'. Nobody is called so; null for other words. */
export function typeOfHouse(last: string): 'organization' | 'place' | null {
  return houses.test(last) ? 'place' : lines.test(last) ? 'organization' : null;
}

/** 'MV Morning Star', 'MS Vellamo' in front of a ship's name, where 'Ms' is somebody. */
export const shipMark =
  /^(?:MV|SS|MS|PS|TS|MT|MY|SY|RV|FV|HMS|HMCS|HMAS|HMNZS|USS|USCGC|RMS|RRS|HNoMS|HDMS)(?= \p{Lu}\p{Ll})/u;

/** 'gantry-proxy', '--dry-run': what a program, a service or an option is called, in small letters. */
export function isIdentifier(name: string): boolean {
  return /^[a-z][a-z0-9]*(?:[-_.][a-z0-9]+)+$|^--[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);
}

/** What a capitalised name most likely names, by its own words alone. */
export function guessNameType(marked: string): { type: NameType; gender: 'male' | 'female' | null } {
  const name = unmarked(marked);
  const parts = name.split(/\s+/).filter((part) => part !== '');
  const lower = name.toLowerCase().replace(/’/g, "'");
  const first = (parts[0] ?? '').toLowerCase();
  const last = (parts.at(-1) ?? '').toLowerCase();
  const gender = genderOf(parts);
  const firstBits = lookUpGiven(first);
  // 'Leo Marsh', 'Grace Power': a first name in front of a word of landscape or trade
  const isGiven = parts.length === 2 && (firstBits & Word.firstName) !== 0 && (firstBits & Word.place) === 0;
  if (shipMark.test(name)) return { type: 'unknown', gender: null };
  if (honorifics.test(first) && parts.length > 1) return { type: 'person', gender };
  // 'Lucy Brand', 'Helen Court': surnames that are words for bodies as well
  if (isGiven && gender !== null && /^(?:brand|court|post)$/.test(last)) return { type: 'person', gender };
  const house = parts.length > 1 ? typeOfHouse(last) : null;
  if (house !== null) return { type: house, gender: null };
  const whole = lookUp(lower);
  if ((whole & Word.organization) !== 0) return { type: 'organization', gender: null };
  if ((whole & Word.person) !== 0) return { type: 'person', gender };
  if ((whole & Word.place) !== 0 && (whole & Word.firstName) === 0) return { type: 'place', gender: null };
  if (parts.length > 2 && parts.includes('&') && !isCouple(parts))
    return { type: 'organization', gender: null };
  if (
    companyEnd.test(last) ||
    companyEnd.test(first) ||
    family.test(lower) ||
    (parts.length > 1 && companyFront.test(first)) ||
    (parts.length > 1 && isOrganizationWord(last.replace(/\.$/, '')) && !(isGiven && isSurname(last)))
  )
    return { type: 'organization', gender: null };
  // 'Harriet J. Moon'
  const hasInitial =
    parts.length === 3 && (firstBits & Word.firstName) !== 0 && /^\p{Lu}\.$/u.test(parts[1] ?? '');
  if (hasInitial) return { type: 'person', gender };
  if (parts.length > 1 && !isGiven && (isPlaceWord(last) || isPlaceWord(first)))
    return { type: 'place', gender: null };
  if (parts.length > 1 && isRareName(first) && isTrade(last)) return { type: 'unknown', gender: null };
  if ((firstBits & Word.firstName) !== 0 && parts.length <= 4) return { type: 'person', gender };
  const words = parts.filter((part) => !nameParticle.test(part)).length;
  if (words >= 2 && words <= 4 && initials.test(parts[0] ?? '')) return { type: 'person', gender: null };
  return { type: 'unknown', gender: null };
}

/** 'J.', 'J.R.', 'J.-P.' in front of a surname, but 'U.S. Marines' */
const initials = /^(?:\p{Lu}\.?|(?!(?:U\.[SKN]|E\.U|D\.C|L\.A|N\.Y)\.)\p{Lu}\.(?:-?\p{Lu}\.){1,2})$/u;

/** 'Tom & Anna', 'Tom & Anna Reed', but 'Reed & Cole', 'Ines Ott & Partner' */
function isCouple(parts: readonly string[]): boolean {
  return [0, parts.indexOf('&') + 1].every((at) => {
    const bits = lookUp((parts[at] ?? '').toLowerCase());
    return (bits & (Word.male | Word.female)) !== 0 && (bits & Word.lastName) === 0;
  });
}

/** Whether a word that ends names of firms is a surname as well. */
export function isSurname(lower: string): boolean {
  return /^(?:steel|power|brand|glass|legal|timber)$/.test(lower);
}

/** What is known of a first name, with its accents or without ('Inês' as 'Ines'). */
function lookUpGiven(lower: string): number {
  const bits = lookUp(lower);
  if (bits !== 0 || !/[^a-z]/.test(lower)) return bits;
  return lookUp(lower.normalize('NFD').replace(/\p{M}+/gu, '')) & (Word.firstName | Word.male | Word.female);
}

/** 'Corvin', 'Sigrid': a given name that is told by the gazetteer alone, and that firms and ships are called as well. */
function isRareName(lower: string): boolean {
  return listedWord(lower) === 0;
}

/** Plurals that end names of firms, and some of them surnames. */
export const premises =
  /^(?:mills|yards|shipyards|quarries|potteries|maltings|breweries|tanneries|vineyards|orchards|cellars|kennels|stables)$/;

/** 'foods', 'yards', '3': a number or a common noun rather than a surname. */
function isTrade(lower: string): boolean {
  const bits = listedWord(lower) | (listedWord(lower.replace(/s$/, '')) & Word.noun);
  return (
    /\d/.test(lower) ||
    premises.test(lower) ||
    ((bits & Word.noun) !== 0 && (bits & (Word.lastName | Word.firstName)) === 0)
  );
}

function genderOf(parts: readonly string[]): 'male' | 'female' | null {
  for (const part of parts) {
    const word = part.toLowerCase();
    if (/^(?:mr|sir|lord|king|prince)\.?$/.test(word)) return 'male';
    if (/^(?:mrs|ms|miss|dame|lady|queen|princess)\.?$/.test(word)) return 'female';
    const bits = lookUpGiven(word);
    const male = (bits & Word.male) !== 0;
    const female = (bits & Word.female) !== 0;
    if (male !== female) return male ? 'male' : 'female';
    if ((bits & Word.firstName) !== 0) return null;
  }
  return null;
}

/** Small words inside names: 'Juan de la Cruz', 'Jan van den Berg', 'Hilma af Klint', 'Haus am See'. */
export const nameParticle =
  /^(?:d[aeiou]|d[ao]s|del|dell[ae]|des|van|von|der|den|ter|ten|zu|zur|l[ae]s?|los|af|av|bin|al|am|im|zum|vom|beim|sur|sous|chez|aux|sul|sull[ae]|dei|degli)$/;

/** Whether the small word at `i` governs a foreign article inside a name: 'Hotel an der Oper', 'Haus in den Reben'. */
export function governsForeignArticle(tokens: readonly { readonly text: string }[], i: number): boolean {
  return (
    /^(?:an|auf|in|bei|unter|vor|ob)$/.test(tokens[i]?.text ?? '') &&
    /^(?:der|den|dem)$/.test(tokens[i + 1]?.text ?? '')
  );
}
