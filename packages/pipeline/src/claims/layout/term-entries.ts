import { lookUp, lookUpVerb, verbShape, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { capital } from '../rewordings/sentence-rule.ts';

/** Headings of lists whose labels are names, whatever words they are. */
const listsThings =
  /^(?:(?:our|the|main|internal|core|key) )*(?:glossary(?: of .+)?|(?:[\p{L}]+ )?(?:systems|services|components|modules|tools|applications|apps|packages|programs|scripts|jobs|libraries|repositories|repos|bots|plugins|daemons))(?: (?:of|in|at) .+)?$/iu;

/** 'Pigeon: sends e-mails to customers', 'Vault9: stores files; maintained by the Archive team': what a thing does or is that the label names; null for other labels. */
export function wordTermEntry(heading: string, key: string, value: string): string | null {
  const isListed = listsThings.test(heading.trim());
  if (!/^[\p{Lu}\p{N}]\S*(?: \S+){0,2}$|^\p{Ll}[\p{Ll}\d]*(?:[-_.][\p{Ll}\d]+)+$/u.test(key)) return null;
  if (!isListed && key.split(' ').every((word) => isKnownWord(word.toLowerCase()))) return null;
  const [first = '', ...more] = value
    .replace(/\.$/, '')
    .split(/; |, (?=\p{Ll}+(?:ed|en|t) (?:by|in|with|on|at|for) )/u);
  const parts = more.map((part) => {
    const [word = ''] = part.split(' ');
    if (verbShape(word, word).participle) return `is ${part}`;
    return isDeed(part) ? part : null;
  });
  if (parts.some((part) => part === null)) return null;
  const isKind = isListed && /^(?:the|an?) \p{Ll}/u.test(first);
  if (!isDeed(first) && !isKind) return null;
  const name = /^\p{Ll}/u.test(key) ? capital(key) : key;
  return [`${name} ${isKind ? 'is ' : ''}${first}`, ...parts].join(' and ');
}

/** 'sends e-mails to customers', but not 'stores and offices' and 'works of art' */
function isDeed(text: string): boolean {
  const [, verb = '', next = ''] = /^(\p{Ll}+s) (\S+)/u.exec(text) ?? [];
  if (verb === '' || (lookUpVerb(verb) & Word.verbThird) === 0) return false;
  if (/^(?:and|or|of|,|&)$/.test(next)) return false;
  const isNoun = (lookUp(verb) & (Word.noun | Word.pluralNoun)) !== 0;
  return !isNoun || !/^(?:in|on|at|for|from|with|by|per|is|are)$/.test(next);
}
