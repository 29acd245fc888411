import type { Assertion, Term } from '@memory/extraction';
import { type Block, sourceRange } from '@memory/markdown';
import type { LaidOut } from '../layout/index.ts';
import type { Token } from '../sentence.ts';
import { capitalized, oneLine } from './claim-text.ts';
import type { Fault } from './document.ts';
import { createGuard } from './faults.ts';
import { isIdentifier } from './identifiers.ts';
import type { ReaderParts } from './parts.ts';
import type { ClaimDraft } from './read-sentence.ts';
import type { SectionTopics } from './section-topics.ts';
import { noTime } from './stance.ts';
import type { Passage } from './standing.ts';
import { lowerFirst, plainTable, readRows, type TableRow } from './table-rows.ts';

/** Reads what is laid out rather than told: the rows of tables and lines of a label and a value. */
export type LayoutReader = {
  /** `given` is what the rows say where the table's place in the document has told. */
  readRows(block: Block, passage: Passage, given?: readonly (readonly Assertion[])[]): Generator<ClaimDraft>;
  readPair(block: Block, passage: Passage): ClaimDraft;
};

/** So many rows of a table are read for facts. */
const mostRows = 500;

export function createLayoutReader(
  parts: ReaderParts,
  topics: SectionTopics,
  onFault: (fault: Fault) => void,
): LayoutReader {
  const guard = createGuard(onFault);
  const isEnglish = ({ standing: { language } }: Passage) => language === null || language === 'en';

  const isNoun = (header: string) =>
    guard.run('header', () => isNounPhrase(parts.tag(header.toLowerCase())), false);

  /** What the card that is being read is about, by its first lines. */
  let card: { readonly key: string; readonly topic: Term; readonly section: number } | null = null;

  /** What a line of a card is about: the card's own name, else what the section is about. */
  const topicOf = (key: string, value: string, section: number): Term | null => {
    if (card !== null && (card.section !== section || card.key === key)) card = null;
    if (card !== null) return card.topic;
    const above = topics.of(section);
    if (above !== null && (above.isTypeCertain || !namingKeys.has(key))) return above;
    // 'Company: Orr Ltd' on the card of Ann Bell names no card of its own
    if (above !== null && namingKeys.get(key) !== 'person') return above;
    const type = namingKeys.get(key);
    const named = type === undefined ? null : nameOf(value, type);
    if (named === null) return above;
    card = { key, topic: named, section };
    return null;
  };
  const nameOf = (value: string, type: Term['type']): Term | null => {
    if (value.length > 60 || !/^\p{Lu}/u.test(value) || /[.,;:]/.test(value)) return null;
    const tokens = parts.tag(value);
    const [name, ...others] = parts.findNames(tokens, [], new Map());
    const isWhole =
      name !== undefined && others.length === 0 && name.first === 0 && name.last === tokens.length;
    return isWhole ? { ...name.term, type, isTypeCertain: true } : null;
  };

  /** The rows of a table of two columns that is a list of labels and values of what its section is about. */
  function* readSheet(block: Block, passage: Passage, topic: Term): Generator<ClaimDraft> {
    for (const row of readRows(block, isNoun)) {
      const value = row.cells[0]?.value ?? '';
      const assertions = guard.run('pair', () => parts.readPair(row.key, value, topic), []);
      const isRead = assertions.some(({ form }) => form === 'attribute');
      const text = isRead
        ? `The ${lowerFirst(row.key)} of ${topic.name} is ${value}.`
        : `${row.key}: ${value}`;
      const draft = rowClaim(row, passage, true, assertions);
      yield { ...draft, text: oneLine(text), mentions: withTopic(draft.mentions, topic) };
    }
  }

  return {
    *readRows(block, passage, given) {
      if (given !== undefined && isEnglish(passage)) {
        for (const row of readRows(block, isNoun)) yield givenRow(row, passage, given[row.index] ?? []);
        return;
      }
      const reads = passage.givesFacts && isEnglish(passage);
      const topic =
        reads && isSheet(block) ? guard.run('topic', () => topics.of(block.sectionIndex), null) : null;
      if (topic !== null) {
        yield* readSheet(block, passage, topic);
        return;
      }
      const byRow = reads ? guard.run('table', () => parts.readTable(plainTable(block, mostRows)), []) : [];
      for (const row of readRows(block, isNoun)) {
        const assertions = (byRow[row.index] ?? []).filter((assertion) => isOfKey(assertion, row));
        yield rowClaim(row, passage, isEnglish(passage), assertions);
      }
    },

    readPair(block, passage) {
      const { plain } = block.text;
      const key = passage.pair === null ? '' : plain.slice(passage.pair.key.start, passage.pair.key.end);
      const value =
        passage.pair === null ? '' : plain.slice(passage.pair.value.start, passage.pair.value.end);
      const topic = isEnglish(passage)
        ? guard.run('topic', () => topicOf(key.toLowerCase(), value, block.sectionIndex), null)
        : null;
      const reads = topic !== null && passage.givesFacts;
      const assertions = reads ? guard.run('pair', () => parts.readPair(key, value, topic), []) : [];
      const said = withAssertions(assertions);
      const [first] = assertions;
      const isSaid = first?.form === 'attribute' || first?.form === 'holder';
      const line = plain.slice(passage.start, passage.end);
      const text =
        topic === null
          ? line
          : isSaid && isNoun(key)
            ? `The ${lowerFirst(key)} of ${topic.name} is ${value}`
            : `${topic.name}: ${line}`;
      const span = sourceRange(block.text, passage.start, passage.end);
      return {
        ...emptyClaim(passage),
        text: oneLine(text),
        span,
        evidence: [span],
        ...said,
        mentions: topic === null ? said.mentions : withTopic(said.mentions, topic),
      };
    },
  };
}

/** Headers of a table that is a list of labels and values. */
const sheetHeaders =
  /^(?:|property|attribute|field|item|feature|spec|specification|detail|details|parameter|key|fact|value|data|information|description)$/i;

/** Whether a table has two columns, a label and a value in each row, and its header says no more than that. */
function isSheet({ table }: Block): boolean {
  if (table === null || table.columns.length !== 2) return false;
  return table.columns.every(({ plain }) => sheetHeaders.test(plain.trim()));
}

/** Labels of the line that says what a card is about, with the kind of thing. */
const namingKeys: ReadonlyMap<string, Term['type']> = new Map(
  (
    [
      ['person', 'name employee patient'],
      ['organization', 'company organisation organization'],
      ['product', 'product machine model device vessel ship project'],
    ] as const
  ).flatMap(([type, keys]) => keys.split(' ').map((key) => [key, type] as const)),
);

function withTopic(mentions: readonly Term[], topic: Term): Term[] {
  return mentions.some(({ name }) => name === topic.name) ? [...mentions] : [...mentions, topic];
}

/** Identifiers fill whole grids: only the first column's are what a row is about. */
function isOfKey({ subject }: Assertion, { key }: TableRow): boolean {
  return !isIdentifier(subject) || subject.name === key;
}

function isNounPhrase(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.tag;
  return (last === 'NOUN' || last === 'PROPN') && tokens.every(({ tag }) => tag !== 'VERB' && tag !== 'AUX');
}

/** A row of parts: the part's whole name in front of its cells. */
function givenRow(row: TableRow, passage: Passage, assertions: readonly Assertion[]): ClaimDraft {
  const [first] = assertions;
  const draft = rowClaim(row, passage, true, [...assertions]);
  const cells = row.cells.map(({ column, value }) => `${column}: ${value}`).join('; ');
  return first === undefined
    ? draft
    : { ...draft, text: oneLine(`${capitalized(first.subject.name)}: ${cells}`) };
}

function rowClaim(row: TableRow, passage: Passage, isEnglish: boolean, assertions: Assertion[]): ClaimDraft {
  const span = { start: row.start, end: row.end };
  const text =
    isEnglish || !row.isClear
      ? row.text
      : [row.key, ...row.cells.map(({ column, value }) => `${column}: ${value}`)].join('; ');
  return {
    ...emptyClaim(passage),
    text,
    span,
    evidence: row.evidence.map(({ start, end }) => ({ start, end })),
    ...withAssertions(assertions),
  };
}

/** The claim that the layout of a block makes. */
export function laidOutClaim(
  { start, end, text, assertions }: LaidOut,
  block: Block,
  passage: Passage,
): ClaimDraft {
  const span = sourceRange(block.text, start, end);
  return {
    ...emptyClaim(passage),
    text: oneLine(text),
    span,
    evidence: [span],
    ...withAssertions(assertions),
  };
}

function withAssertions(
  assertions: readonly Assertion[],
): Pick<ClaimDraft, 'assertions' | 'mentions' | 'rules' | 'validity'> {
  const mentions = assertions.flatMap(({ subject, object }) =>
    object === null ? [subject] : [subject, object],
  );
  return {
    assertions: [...assertions],
    mentions: mentions.filter(({ name }, i) => mentions.findIndex((other) => other.name === name) === i),
    rules: [...new Set(assertions.map(({ rule }) => rule))],
    validity: assertions[0]?.validity ?? noTime,
  };
}

function emptyClaim({ standing }: Passage): Omit<ClaimDraft, 'text' | 'span' | 'evidence'> {
  return {
    isAttributed: false,
    attributedTo: null,
    polarity: 'affirmed',
    modality: 'asserted',
    isCorrection: false,
    validity: noTime,
    saidAt: standing.isDatedHere ? standing.saidAt : null,
    mentions: [],
    aliases: [],
    assertions: [],
    rules: [],
  };
}
