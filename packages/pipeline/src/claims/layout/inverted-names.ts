import { lookUp, Word } from '../../language/words/lexicon.ts';
import type { SourceText } from '../source-text.ts';

const inverted =
  /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?)(?=$|\s+[–—|-]\s|:\s| \(|, \p{Ll})/u;
const ofPeople =
  /\b(?:members?|staff|employees|personnel|crew|pupils|students|passengers|last name|family name|tenants|residents|contacts|people|players|teachers|authors|volunteers|guests|candidates|alumni|graduates|doctors|patients|names?|surnames?|person)\b/i;

/**
 * 'Imre Bako' of 'Bako, Imre': how a register that puts surnames first names its people. Null where the words behind the
 * comma are no known first name, unless the heading says that people are listed.
 */
export function uprightName(text: string, heading: string): { name: string; length: number } | null {
  const [whole, family = '', given = ''] = inverted.exec(text) ?? [];
  if (whole === undefined) return null;
  const bits = lookUp((given.split(' ')[0] ?? '').toLowerCase());
  const isSomebodys = (bits & Word.firstName) !== 0 && (bits & Word.place) === 0;
  const isGiven = (bits & Word.firstName) !== 0 || (ofPeople.test(heading) && (bits & Word.place) === 0);
  // 'Victoria, Austin', but 'Bako, Imre' although a town is called Bako
  const isPlace = !isSomebodys && (lookUp(family.toLowerCase()) & Word.place) !== 0;
  return isGiven && !isPlace ? { name: `${given} ${family}`, length: whole.length } : null;
}

/** The line of a register with the name put upright; null where it begins with none. */
export function uprightLine(source: SourceText, heading: string): SourceText | null {
  const found = uprightName(source.text, heading);
  if (found === null) return null;
  const whole = source.source(0, source.text.length);
  return { text: `${found.name}${source.text.slice(found.length)}`, source: () => whole };
}

const entryHead =
  /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,3}) (?=\((?:b\. ?|born |\* ?|c\. ?)?(?:\d{1,2} \p{Lu}\p{Ll}+ )?(?:1\d|20)\d\d\b)/u;

/** 'Robert Alan Kestrel' of 'KESTREL, Robert Alan (1902–1968)', with which an entry begins; null where none does. */
export function entryName(text: string): { readonly name: string; readonly length: number } | null {
  const [whole, family = '', given] = entryHead.exec(text.slice(0, 120)) ?? [];
  if (whole === undefined) return null;
  const upright =
    family === family.toUpperCase()
      ? family.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase())
      : family;
  return { name: `${given} ${upright}`, length: whole.length - 1 };
}

/** An entry's first sentence with the name put upright; null where it begins with none. */
export function uprightEntry(source: SourceText): SourceText | null {
  const found = entryName(source.text);
  if (found === null) return null;
  const whole = source.source(0, source.text.length);
  return { text: `${found.name}${source.text.slice(found.length)}`, source: () => whole };
}
