import type { ExtractedClaim } from '@memory/extraction';
import type { LabelWords } from '@memory/markdown';
import type { Fault, ReaderDocument } from './discourse/document.ts';
import { createGenders } from './discourse/genders.ts';
import { wholeIdentifier } from './discourse/identifiers.ts';
import { createLabelWords } from './discourse/label-words.ts';
import type { ReaderParts } from './discourse/parts.ts';
import { readClauses } from './grammar/read-clauses.ts';
import {
  createAssertionReader,
  createLayoutReader,
  createVocabulary,
  shareObjects,
} from './meaning/index.ts';
import { createNameFinder, createWordLists, findAliases, spell, type WordLists } from './names/index.ts';
import { readDocument } from './read-document.ts';
import type { Token } from './sentence.ts';
import {
  createTagger,
  decideOrder,
  findTimes,
  identifyLanguage,
  parseStamp,
  splitSentences,
} from './text/index.ts';

/** The builtin reader: claims and assertions of English documents; other languages are kept word for word. */
export type EnglishReader = {
  /** The claims of a document, in order. Throws the signal's reason when aborted, and nothing else. */
  extract(
    document: ReaderDocument,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<ExtractedClaim[]>;
  /** What the reader knows of labels, for `parseStructure`. */
  readonly labelWords: LabelWords;
};

/** A reader with its own model and word lists (some 100 MB), which are loaded on first use. `onFault` is told each error of a rule. */
export function createEnglishReader({ onFault }: { onFault(fault: Fault): void }): EnglishReader {
  const lists = createWordLists();
  let parts: ReaderParts | null = null;
  return {
    labelWords: createLabelWords(lists),
    extract(document, options = {}) {
      parts ??= createReaderParts(lists);
      return readDocument(document, parts, { onFault, signal: options.signal });
    },
  };
}

/** The steps of the reader, each from its room. */
export function createReaderParts(lists: WordLists): ReaderParts {
  const tagger = createTagger();
  const vocabulary = createVocabulary();
  const readAssertions = createAssertionReader(vocabulary, lists);
  const findNames = createNameFinder(lists);
  const layout = createLayoutReader(vocabulary, lists, {
    tag: (text) => tagger.tag(text),
    findNames: (tokens) => {
      const term = wholeIdentifier(spell(tokens, 0, tokens.length));
      return term === null ? findNames(tokens, [], new Map()) : [{ first: 0, last: tokens.length, term }];
    },
  });
  return {
    identifyLanguage: (text) => identifyLanguage(text, (lower) => lists.wordFlags(lower) !== ''),
    parseStamp,
    decideOrder,
    dayIn: (heading) => dayIn(heading, tagger.tag(heading)),
    splitSentences,
    tag: (text) => tagger.tag(text),
    findTimes,
    findNames,
    findAliases,
    genderOf: createGenders(lists),
    isWord: (lower) => lists.wordFlags(lower) !== '',
    readClauses: (sentence, names) =>
      shareObjects(
        readClauses({ tokens: sentence.tokens, text: sentence.text, times: sentence.times, names }),
        sentence.tokens,
        vocabulary,
      ),
    readAssertions: (clause, sentence) => readAssertions(clause, sentence.tokens),
    readTable: layout.readTable,
    readPair: layout.readPair,
  };
}

/** The one day that a heading names, as a stamp or in words. */
function dayIn(heading: string, tokens: readonly Token[]): Date | null {
  const stamp = parseStamp(heading);
  if (stamp !== null) return stamp.at;
  if (!/\d/.test(heading)) return null;
  const [day, ...others] = findTimes(tokens, heading, null).filter(
    ({ validity: { precision } }) => precision === 'day' || precision === 'instant',
  );
  return others.length > 0 ? null : (day?.validity.from ?? null);
}
