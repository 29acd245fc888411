import type { SectionRole } from '@memory/extraction';
import { type Block, type DocumentStructure, type Range, readTalkDay, type Section } from '@memory/markdown';
import type { Standing } from '../sentence.ts';
import type { Stamp, StampOrder } from '../text/index.ts';
import type { ReaderDocument } from './document.ts';
import { type Pair, readPairs } from './pairs.ts';
import { findQuotations, type Quotation } from './quotations.ts';
import { pastedFrom, type Request, readRequest } from './requests.ts';
import {
  addresseeOf,
  isMachine,
  type Letter,
  nameOfSpeaker,
  participantsOf,
  readLetter,
} from './speakers.ts';

/** A stretch of a block whose sentences stand alike. Offsets are those of the block's plain text. */
export type Passage = Range & {
  readonly block: number;
  readonly standing: Standing;
  /** False where what is said is kept as evidence only: quotations, made-up and pasted texts, lists of references. */
  readonly givesFacts: boolean;
  /** Who is only quoted or is a machine, so that its statements are reports. */
  readonly reporter: string | null;
  readonly quotations: readonly Quotation[];
  /** The label and value that the passage is, where its place is `pair`. */
  readonly pair: Pair | null;
};

export type StandingParts = {
  /** ISO 639-1 code of a text; null where too little tells. */
  identifyLanguage(text: string): string | null;
  /** The moment of a stamp; a clock time alone is of `day`. Null where it is none or its order is open. */
  parseStamp(text: string, order: StampOrder | null, day: Date | null): Stamp | null;
  /** The order of day and month in the stamps of one document. */
  decideOrder(stamps: readonly string[]): StampOrder | null;
  /** The one day that a heading names; null where it names none or several. */
  dayIn(heading: string): Date | null;
};

const evidenceRoles = new Set(['references', 'table_of_contents', 'navigation', 'license']);
const callout = /^\s*(?:\[!\w+\][+-]?[^\n]*|(?:note|warning|important|tip|caution|info)\b[:.!]?)/i;
const languageSample = 1_500;
/** So many stamps tell the order of day and month. */
const mostStamps = 500;

/**
 * The passages of a document in order; `user` is the name of whom its labels call 'User', where known. Headings, code, rules and what
 * is nothing but links or images have none, unless their layout says something (`laidOut`, by block).
 */
export function* readPassages(
  document: ReaderDocument,
  parts: StandingParts,
  user: string | null,
  laidOut: ReadonlyMap<number, unknown> = new Map(),
): Generator<Passage> {
  const { structure } = document;
  const scene = createScene(document, parts, user);
  const languages = createLanguages(structure, parts);
  for (const [index, block] of structure.blocks.entries()) {
    const section = structure.sections[block.sectionIndex];
    if (section === undefined) continue;
    if (block.kind === 'heading') scene.enterHeading(block);
    if (!isShown(block) && !laidOut.has(index)) continue;
    const role = document.sections[block.sectionIndex]?.role ?? 'body';
    const language = languages.of(block);
    yield* passagesOf(
      index,
      block,
      { ...section, role },
      scene.enterBlock(block),
      language,
      laidOut.has(index),
    );
  }
}

type Place = {
  readonly speaker: string | null;
  readonly addressee: string | null;
  readonly saidAt: Date | null;
  readonly isDatedHere: boolean;
  readonly isQuoted: boolean;
  readonly isFiction: boolean;
  readonly reporter: string | null;
  /** Where what is said begins, and where a text begins that is only handed on. */
  readonly from: number;
  readonly pastedFrom: number;
};

function* passagesOf(
  index: number,
  block: Block,
  section: Section & { role: SectionRole },
  place: Place,
  language: string | null,
  isLaidOut: boolean,
): Generator<Passage> {
  const { plain } = block.text;
  const isTurn = block.turn !== null;
  const base = {
    speaker: place.speaker,
    addressee: place.addressee,
    saidAt: place.saidAt,
    isDatedHere: place.isDatedHere,
    language,
    headings: section.headingPath,
  };
  const at = (range: Range, kind: Standing['place'], isQuoted: boolean, pair: Pair | null): Passage => ({
    block: index,
    start: range.start,
    end: range.end,
    standing: { ...base, place: kind, isQuoted, ...(isQuoted ? { speaker: null, addressee: null } : {}) },
    givesFacts: !isQuoted && !place.isFiction && !evidenceRoles.has(section.role),
    reporter: isQuoted ? null : place.reporter,
    quotations: pair === null ? findQuotations(plain) : [],
    pair,
  });
  if (block.table !== null) {
    yield at({ start: 0, end: 0 }, 'cell', place.isQuoted, null);
    return;
  }
  const pairs = isTurn || place.isQuoted || isLaidOut ? [] : readPairs(block);
  if (pairs.length > 0) {
    for (const pair of pairs) yield at(pair, 'pair', false, pair);
    return;
  }
  const kind = isTurn ? 'turn' : block.list !== null ? 'item' : 'prose';
  const own = Math.min(place.pastedFrom, plain.length);
  if (own > place.from) yield at({ start: place.from, end: own }, kind, place.isQuoted, null);
  if (own < plain.length) yield at({ start: Math.max(own, place.from), end: plain.length }, kind, true, null);
}

/** Whether a block has words of its own to read. */
function isShown({ kind, table, text }: Block): boolean {
  if (kind === 'heading' || kind === 'code' || kind === 'thematicBreak' || kind === 'linkDefinition')
    return false;
  return table !== null || hasWords(text);
}

/** Whether something but links and code stands in a text. */
function hasWords({ plain, links, code }: Block['text']): boolean {
  if (links.length === 0 && code.length === 0) return /[\p{L}\p{N}]/u.test(plain);
  const covered = [...links, ...code].sort((a, b) => a.start - b.start);
  let at = 0;
  for (const { start, end } of covered) {
    if (/[\p{L}\p{N}]/u.test(plain.slice(at, start))) return true;
    at = Math.max(at, end);
  }
  return /[\p{L}\p{N}]/u.test(plain.slice(at));
}

/** Follows who speaks, when, and on whose request, from block to block. */
function createScene(
  { structure, sourceModifiedAt }: ReaderDocument,
  parts: StandingParts,
  user: string | null,
) {
  const participants = participantsOf(structure, user);
  const letter: Letter = readLetter(structure);
  const order = parts.decideOrder(stampsOf(structure));
  const letterDate = letter.date === null ? null : (parts.parseStamp(letter.date, null, null)?.at ?? null);
  let dates: { level: number; date: Date }[] = [];
  let lineDate: Date | null = null;
  let speaker: string | null = null;
  let turn: Block['turn'] = null;
  let request: Request | null = null;
  let isPasting = false;
  let answersRequest: Request | null = null;

  /** Starts a new turn where the block begins one. */
  const enterTurn = (block: Block): void => {
    const next = block.turn;
    if (next === null) {
      speaker = null;
      request = null;
      answersRequest = null;
      isPasting = false;
    } else if (isNewTurn(turn, next)) {
      const name = nameOfSpeaker(next.speaker, user);
      answersRequest = name === speaker ? null : request;
      speaker = name;
      isPasting = false;
      request = isMachine(name) ? null : readRequest(block.text.plain.slice(next.textStart));
    }
    turn = next;
  };

  /** 'Session 2, 3 June 2024' as a line of its own dates what follows it. */
  const dayOfLine = ({ kind, text, turn }: Block): Date | null => {
    const day = kind === 'paragraph' && turn === null ? readTalkDay(text.plain) : null;
    return day === null ? null : (parts.parseStamp(day, order, null)?.at ?? null);
  };

  return {
    enterHeading(block: Block): void {
      const level = block.level ?? 1;
      dates = dates.filter((dated) => dated.level < level);
      lineDate = null;
      const date = parts.dayIn(block.text.plain.slice(0, 200));
      if (date !== null) dates.push({ level, date });
    },

    enterBlock(block: Block): Place {
      const isNew = block.turn !== null && isNewTurn(turn, block.turn);
      enterTurn(block);
      lineDate = dayOfLine(block) ?? lineDate;
      const dated = lineDate ?? dates.at(-1)?.date ?? letterDate;
      const stamp = turn?.when == null ? null : parts.parseStamp(turn.when, order, dated ?? sourceModifiedAt);
      const stamped = stamp?.at ?? null;
      const { plain, lineEnds } = block.text;
      const from = turn?.textStart ?? calloutEnd(block);
      const quoted = block.quoteDepth > 0 && turn === null && from === 0;
      let pasted = plain.length;
      if (isPasting) pasted = from;
      else if (isNew && request !== null && request.kind !== 'madeUp') {
        pasted = pastedFrom(plain, lineEnds, from);
        // the text to work on may stand in the blocks below
        isPasting = request.kind === 'work' || plain.slice(from).trimEnd().endsWith(':');
      }
      const isTalk = speaker !== null;
      return {
        speaker: isTalk ? speaker : letter.writer,
        addressee: isTalk ? addresseeOf(speaker ?? '', participants) : letter.reader,
        saidAt: stamped ?? dated ?? sourceModifiedAt,
        isDatedHere: (stamped ?? dated ?? null) !== null,
        isQuoted: quoted,
        isFiction: answersRequest !== null,
        reporter: speaker !== null && isMachine(speaker) ? speaker : null,
        from,
        pastedFrom: pasted,
      };
    },
  };
}

/** The first stamps of a conversation. */
function stampsOf({ blocks }: DocumentStructure): string[] {
  const stamps = new Set<string>();
  for (const { turn } of blocks) {
    if (turn?.when != null) stamps.add(turn.when);
    if (stamps.size >= mostStamps) break;
  }
  return [...stamps];
}

/** Blocks that go on with a turn carry its speaker and stamp, and begin at 0. */
function isNewTurn(before: Block['turn'], { speaker, when, textStart }: NonNullable<Block['turn']>): boolean {
  return before === null || textStart > 0 || before.speaker !== speaker || before.when !== when;
}

/** Where a boxed remark begins behind its mark and title; 0 where the block is none. */
function calloutEnd({ quoteDepth, text: { plain, lineEnds } }: Block): number {
  const match = quoteDepth > 0 ? callout.exec(plain) : null;
  if (match === null) return 0;
  if (!match[0].trimStart().startsWith('[')) return match[0].length;
  const line = lineEnds.find((end) => end > 0);
  return line === undefined ? plain.length : line + 1;
}

/** The language of each section, and of blocks long enough to differ from it. */
function createLanguages({ blocks, sections }: DocumentStructure, { identifyLanguage }: StandingParts) {
  const known = new Map<number, string | null>();
  let whole: string | null | undefined;

  const sample = (from: number, to: number): string => {
    let text = '';
    for (let i = from; i < to && text.length < languageSample; i++) {
      const block = blocks[i];
      if (block === undefined || !isShown(block) || block.table !== null || block.kind === 'frontMatter')
        continue;
      text += `${block.text.plain.slice(block.turn?.textStart ?? 0, languageSample)}\n`;
    }
    return text;
  };
  const ofSection = (section: number): string | null => {
    const cached = known.get(section);
    if (cached !== undefined) return cached;
    const { firstBlock = 0, lastBlock = 0 } = sections[section] ?? {};
    whole ??= identifyLanguage(sample(0, blocks.length));
    const language = identifyLanguage(sample(firstBlock, lastBlock)) ?? whole;
    known.set(section, language);
    return language;
  };

  return {
    of(block: Block): string | null {
      const section = ofSection(block.sectionIndex);
      const { plain } = block.text;
      return plain.length < 80 ? section : (identifyLanguage(plain.slice(0, languageSample)) ?? section);
    },
  };
}
