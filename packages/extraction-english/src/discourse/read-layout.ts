import type { Assertion } from '@memory/extraction';
import { type Block, sourceRange } from '@memory/markdown';
import type { Token } from '../sentence.ts';
import { oneLine } from './claim-text.ts';
import type { Fault } from './document.ts';
import { createGuard } from './faults.ts';
import type { ReaderParts } from './parts.ts';
import type { ClaimDraft } from './read-sentence.ts';
import type { SectionTopics } from './section-topics.ts';
import { noTime } from './stance.ts';
import type { Passage } from './standing.ts';
import { lowerFirst, plainTable, readRows, type TableRow } from './table-rows.ts';

/** Reads what is laid out rather than told: the rows of tables and lines of a label and a value. */
export type LayoutReader = {
  readRows(block: Block, passage: Passage): Generator<ClaimDraft>;
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

  return {
    *readRows(block, passage) {
      const reads = passage.givesFacts && isEnglish(passage);
      const byRow = reads ? guard.run('table', () => parts.readTable(plainTable(block, mostRows)), []) : [];
      for (const row of readRows(block, isNoun)) {
        yield rowClaim(row, passage, isEnglish(passage), byRow[row.index] ?? []);
      }
    },

    readPair(block, passage) {
      const { plain } = block.text;
      const key = passage.pair === null ? '' : plain.slice(passage.pair.key.start, passage.pair.key.end);
      const value =
        passage.pair === null ? '' : plain.slice(passage.pair.value.start, passage.pair.value.end);
      const topic = isEnglish(passage) ? guard.run('topic', () => topics.of(block.sectionIndex), null) : null;
      const reads = topic !== null && passage.givesFacts;
      const assertions = reads ? guard.run('pair', () => parts.readPair(key, value, topic), []) : [];
      const [first] = assertions;
      const text =
        topic !== null && first !== undefined && first.form === 'attribute'
          ? `The ${lowerFirst(key)} of ${topic.name} is ${value}`
          : plain.slice(passage.start, passage.end);
      const span = sourceRange(block.text, passage.start, passage.end);
      return {
        ...emptyClaim(passage),
        text: oneLine(text),
        span,
        evidence: [span],
        ...withAssertions(assertions),
      };
    },
  };
}

function isNounPhrase(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.tag;
  return (last === 'NOUN' || last === 'PROPN') && tokens.every(({ tag }) => tag !== 'VERB' && tag !== 'AUX');
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

function withAssertions(
  assertions: Assertion[],
): Pick<ClaimDraft, 'assertions' | 'mentions' | 'rules' | 'validity'> {
  const mentions = assertions.flatMap(({ subject, object }) =>
    object === null ? [subject] : [subject, object],
  );
  return {
    assertions,
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
