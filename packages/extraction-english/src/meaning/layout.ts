import type { Assertion, Term } from '@memory/extraction';
import type { EntityType, PredicateSpec } from '@memory/ontology';
import type { NameSpan } from '../name.ts';
import { hasFlag, type WordLists } from '../names/index.ts';
import type { Token } from '../sentence.ts';
import { firstRead, join, joinOther } from './holders.ts';
import { statedPhase } from './phase.ts';
import { isAmount, isDated, isMeasured } from './values.ts';
import type { NounSense, Vocabulary } from './vocabulary.ts';

/** What reads the words of a cell: tags and names. */
export type CellReader = {
  readonly tag: (text: string) => readonly Token[];
  readonly findNames: (tokens: readonly Token[]) => readonly NameSpan[];
};

/** A table in plain text: its header row and its body, cells in order. */
export type PlainTable = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type LayoutReader = {
  /** What `Key: value` says of `subject`; nothing where the key is no attribute or the value no plain one. */
  readonly readPair: (key: string, value: string, subject: Term) => Assertion[];
  /** What each row of a table says of the name in its key column; by row. */
  readonly readTable: (table: PlainTable) => Assertion[][];
};

const LONGEST_VALUE = 80;
const MAX_ROWS = 500;
/** Headers whose cells are running text, code or settings. */
const prose =
  /^(?:descriptions?|defaults?|default value|examples?|notes?|comments?|details?|usage|explanation|meaning|summary|remarks?|values?|options?|types?|command|parameters?|arguments?|returns?|syntax|action|required|method|function|property|link|links|url|badge|reason|rationale|text|content|result|results|example usage)$/;
/** Labels of commits and changes, which tell what was done and nothing of the thing. */
const changes =
  /^(?:feat|feature|features|fix|fixes|fixed|bugfix|chore|docs|doc|refactor|perf|performance|build|ci|style|revert|test|tests|deps|dev deps|meta|breaking|breaking change|added|changed|removed|deprecated|security|new|patch|minor|major|subscript|code)$/;
/** Names of documents, which stand for what they are about and have no attributes themselves. */
const documents =
  /^(?:changelog|change log|history|release notes|readme|contents|table of contents|news|notes|contributing|faq|key features|features|overview|usage|getting started|installation|options)$/i;
const empty =
  /^(?:n\/?a|none|tbd|tba|unknown|-+|–|—|\?|yes|no|true|false|x|✓|✔|✗|default|null|undefined|todo)$/i;
const markup = /[`{}<>|\\]|\]\(|=>|^\$[A-Za-z_]|\/\/|^--?\w/;

/** A key as the lexicon has nouns: lower case, without colon, brackets or article. */
const normalize = (key: string): string =>
  key
    .toLowerCase()
    .replace(/[:*_]+/g, ' ')
    .replace(/\(.*?\)/g, ' ')
    .replace(/^(?:the|our) /, '')
    .replace(/\s+/g, ' ')
    .trim();

function isPlainValue(value: string): boolean {
  if (value === '' || value.length > LONGEST_VALUE || empty.test(value) || markup.test(value)) return false;
  return !/[.!?] \p{Lu}/u.test(value) && !/[!?]$/.test(value);
}

/** Makes a reader of what is laid out rather than said in sentences. */
export function createLayoutReader(
  vocabulary: Vocabulary,
  lists: WordLists,
  cells: CellReader,
): LayoutReader {
  const termOf = (text: string): Term | null => {
    const tokens = cells.tag(text);
    const [name, ...rest] = cells.findNames(tokens);
    const isWhole =
      name !== undefined && rest.length === 0 && name.first === 0 && name.last === tokens.length;
    return isWhole ? name.term : null;
  };
  const parts = (text: string): string[] => {
    const found = text.split(/\s*(?:,|;|\band\b|&)\s*/).filter((part) => part !== '');
    return found.length > 1 && found.every((part) => termOf(part) !== null) ? found : [text];
  };
  const termsOf = (value: string): Term[] => parts(value).flatMap((part) => termOf(part) ?? []);
  const aboutOf = ({ spec, noun }: NounSense) => ({
    words: noun,
    phase: statedPhase(false, false),
    rule: `${spec.id}/pair:${noun}`,
  });
  const ofSense = (sense: NounSense, value: string, subject: Term): Assertion[] => {
    const { spec } = sense;
    const about = { form: 'attribute' as const, ...aboutOf(sense) };
    if (spec.object === 'value') return fitsValue(spec, value) ? join(spec, subject, value, about) : [];
    return termsOf(value).flatMap((object) => join(spec, subject, object, about));
  };
  const ofHolder = (sense: NounSense, value: string, subject: Term): Assertion[] =>
    termsOf(value).flatMap((holder) =>
      join(sense.spec, holder, subject, { form: 'holder', ...aboutOf(sense) }),
    );
  const readPair = (key: string, text: string, subject: Term): Assertion[] => {
    const noun = normalize(key);
    const value = text.trim().replace(/[.,;]$/, '');
    if (!subject.isNamed || !isPlainValue(value) || prose.test(noun)) return [];
    const held = firstRead(vocabulary.holders.get(noun), (sense) => ofHolder(sense, value, subject));
    if (held.length > 0) return held;
    const senses = vocabulary.attributes.get(noun);
    return senses === undefined
      ? ownAttribute(lists, noun, value, subject, termOf(value))
      : firstRead(senses, (sense) => ofSense(sense, value, subject));
  };
  return {
    readPair,
    readTable: ({ header, rows }) => {
      const body = rows.slice(0, MAX_ROWS);
      const key = keyColumn(header, body, termOf);
      if (key === null) return [];
      const type = typeOfHeader(lists, normalize(header[key] ?? ''));
      return body.map((row) => {
        const found = termOf((row[key] ?? '').trim());
        if (found === null) return [];
        const subject = type === null || found.isTypeCertain ? found : { ...found, type };
        const said = header.flatMap((name, column) =>
          column === key ? [] : readPair(name, row[column] ?? '', subject),
        );
        // who has a role in one column is no event in another
        const isSomebody = said.some((assertion) => assertion.subject.type === 'person');
        return said.filter((assertion) => !isSomebody || assertion.subject.type === 'person');
      });
    },
  };
}

function fitsValue(spec: PredicateSpec, value: string): boolean {
  if (isDated(spec.id)) return /\d/.test(value);
  return !isMeasured(spec.id) || isAmount(value);
}

/** An attribute that the ontology does not list: a plain noun as key, a short value. */
function ownAttribute(
  lists: WordLists,
  noun: string,
  value: string,
  subject: Term,
  object: Term | null,
): Assertion[] {
  const words = noun.split(' ');
  const isNoun =
    words.length <= 3 &&
    words.every((word) => /^\p{Ll}+$/u.test(word)) &&
    hasFlag(lists.wordFlags(words.at(-1) ?? ''), 'n');
  // 'Validation: Supports ETags' says what it does
  const [first = '', ...rest] = value.toLowerCase().split(' ');
  const doing = lists.wordFlags(first.replace(/s$/, ''));
  if (
    first.endsWith('s') &&
    rest.length > 0 &&
    hasFlag(doing, 'v') &&
    !hasFlag(doing, 'n') &&
    object === null
  )
    return [];
  if (!isNoun || value.split(' ').length > 6 || changes.test(noun) || documents.test(subject.name)) return [];
  const phase = statedPhase(false, false);
  const parts = { form: 'attribute', words: noun, phase, isUnique: true, rule: 'other/pair:noun' } as const;
  return [joinOther(subject, object ?? value, parts)];
}

/** The column whose cells are names, each once: the first such; null where none is. */
function keyColumn(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  termOf: (text: string) => Term | null,
): number | null {
  if (rows.length < 2) return null;
  for (let column = 0; column < Math.min(2, header.length); column++) {
    const cells = rows.map((row) => (row[column] ?? '').trim());
    if ((header[column] ?? '').trim() === '' || new Set(cells).size < cells.length) continue;
    const named = cells.filter((cell) => !markup.test(cell) && termOf(cell) !== null);
    if (named.length >= cells.length * 0.8) return column;
  }
  return null;
}

/** The kind that the header of a key column tells: 'Person', 'Company', 'City'; null where it tells none. */
function typeOfHeader(lists: WordLists, noun: string): EntityType | null {
  const sense = lists.wordFlags(noun).replace(/[^A-Z]/g, '')[0];
  const types: Readonly<Record<string, EntityType>> = { P: 'person', G: 'organization', L: 'place' };
  return types[sense ?? ''] ?? null;
}
