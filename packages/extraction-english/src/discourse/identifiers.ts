import type { Term } from '@memory/extraction';
import type { Block } from '@memory/markdown';
import { termNamed } from '../term.ts';
import { wordSet } from '../word-set.ts';

/** Nouns by which a document of software speaks of what it is about: 'this package', 'this module'. */
export const selfNouns = wordSet(`
  package library module plugin project tool repository repo program framework extension utility crate gem cli
`);

const identifier = /^[@_$.]?[\p{L}\p{N}_$][\p{L}\p{N}_$@./:-]*(?:\(\))?$/u;
/** What tells an identifier from a word: an inner capital, mark or digit, or all capitals. */
const shaped = /\p{Ll}\p{Lu}|[_@/$]|\p{L}\.\p{L}|\p{L}-[\p{L}\d]|\(\)$|\p{L}\d|^\p{Lu}[\p{Lu}\d_]{2,}$/u;
const longest = 60;

/** A term for an identifier, which names one thing of its software. */
export function identifierTerm(text: string): Term {
  return termNamed(text, 'product');
}

/** Whether a name is one for its looks. */
export function isIdentifier({ name, type }: Term): boolean {
  return type === 'product' && identifier.test(name) && shaped.test(name);
}

/** The identifiers among the code spans between two offsets of a block's plain text: `resolve.exports`, not `true`. */
export function identifiersIn({ text: { plain, code } }: Block, start: number, end: number): string[] {
  return code.flatMap((range) => {
    if (range.start < start || range.end > end || range.end - range.start > longest) return [];
    const word = plain.slice(range.start, range.end);
    return identifier.test(word) && shaped.test(word) ? [word] : [];
  });
}

/** The term of a title that is an identifier or a word of no dictionary: '# tar-stream', '# tinyexec'; null for all others. */
export function titleTerm(title: string | null, isWord: (lower: string) => boolean): Term | null {
  if (
    title === null ||
    title.length > longest ||
    !identifier.test(title) ||
    !/\p{L}/u.test(title) ||
    /\.(?:md|txt|html?)$/i.test(title)
  )
    return null;
  return shaped.test(title) || !isWord(title.toLowerCase()) ? identifierTerm(title) : null;
}

/** The term of a text that is one identifier and nothing else; null for all others. */
export function wholeIdentifier(text: string): Term | null {
  return text.length <= longest && identifier.test(text) && shaped.test(text) ? identifierTerm(text) : null;
}
