import { type ChunkKind, type ChunkUnit, hasContent, unitsOf } from './chunk-units.ts';
import { createPace, type PaceOptions } from './pace.ts';
import { countTokens } from './tokens.ts';
import type { Block, DocumentStructure, Range } from './types.ts';

export type { ChunkKind } from './chunk-units.ts';

/** A slice of the Markdown, offsets UTF-16: never across sections, never overlapping, in order. */
export type Chunk = Range & {
  readonly kind: ChunkKind;
  readonly sectionIndex: number;
  /** Headings above the chunk that are neither in it nor the document's title. */
  readonly headingPath: readonly string[];
  /**
   * What a reader needs to make sense of the chunk beside the document's title: the heading path; for a part of a table its head; for a
   * list cut from its introduction that; in a conversation the turn before. Null where nothing is missing.
   */
  readonly contextPrefix: string | null;
  /** An estimate, see `countTokens`. */
  readonly tokenCount: number;
};

export type ChunkOptions = PaceOptions & {
  /** About how many tokens a chunk has (default 300); tables and code are kept whole up to twice that. */
  targetTokens?: number | undefined;
};

/**
 * Cuts a document into chunks: small neighbours packed together, long paragraphs split at sentence ends, tables at rows and code
 * at lines where they are too large, an introducing line kept with what it introduces, turns of a conversation kept whole. Every
 * block with content lies in a chunk, but for headings that have only subsections below them: those stand in their context.
 */
export async function cutChunks(
  markdown: string,
  structure: DocumentStructure,
  options: ChunkOptions = {},
): Promise<Chunk[]> {
  const pace = createPace(options);
  const target = options.targetTokens ?? 300;
  const sizes = { target, most: 2 * target };
  const chunks: Chunk[] = [];
  for (const [sectionIndex, section] of structure.sections.entries()) {
    const packer = createPacker(target);
    for (let index = section.firstBlock; index < section.lastBlock; index++) {
      const block = structure.blocks[index];
      if (pace.due(4)) await pace.rest();
      if (!block || !hasContent(block)) continue;
      if (block.kind === 'heading' && headsOnlySubsections(structure, sectionIndex, index)) continue;
      for (const unit of unitsOf(markdown, block, index, sizes)) {
        packer.add(unit);
        if (pace.due(4 + ((unit.end - unit.start) >> 5))) await pace.rest();
      }
    }
    for (const units of packer.finish()) chunks.push(toChunk(markdown, structure, sectionIndex, units));
    if (pace.due(8)) await pace.rest();
  }
  return chunks;
}

/** Whether a heading is all that its section holds and a deeper heading follows. */
function headsOnlySubsections(
  structure: DocumentStructure,
  sectionIndex: number,
  blockIndex: number,
): boolean {
  const section = structure.sections[sectionIndex];
  if (
    !section ||
    section.firstBlock !== blockIndex ||
    structure.sections[sectionIndex + 1]?.parent !== sectionIndex
  ) {
    return false;
  }
  for (let index = blockIndex + 1; index < section.lastBlock; index++) {
    const block = structure.blocks[index];
    if (block && hasContent(block)) return false;
  }
  return true;
}

function createPacker(target: number): { add(unit: ChunkUnit): void; finish(): ChunkUnit[][] } {
  const packs: ChunkUnit[][] = [];
  let pack: ChunkUnit[] = [];
  let tokens = 0;
  const flush = (): void => {
    if (pack.length === 0) return;
    // What introduces goes with what it introduces.
    let keep = pack.length;
    while (keep > 0 && pack[keep - 1]?.leads) keep--;
    if (keep === 0) return;
    packs.push(pack.slice(0, keep));
    pack = pack.slice(keep);
    tokens = sum(pack);
  };
  return {
    add(unit) {
      if (tokens > 0 && tokens + unit.tokens > 1.15 * target) flush();
      pack.push(unit);
      tokens += unit.tokens;
    },
    finish() {
      if (pack.length > 0) {
        const before = packs.at(-1);
        // A short rest is better read with what stands before it.
        if (before && tokens < target / 4 && sum(before) + tokens <= 1.5 * target) before.push(...pack);
        else packs.push(pack);
      }
      return packs;
    },
  };
}

function sum(units: readonly ChunkUnit[]): number {
  return units.reduce((total, unit) => total + unit.tokens, 0);
}

function toChunk(
  markdown: string,
  structure: DocumentStructure,
  sectionIndex: number,
  units: ChunkUnit[],
): Chunk {
  const first = units[0] as ChunkUnit;
  const last = units.at(-1) as ChunkUnit;
  const path = structure.sections[sectionIndex]?.headingPath ?? [];
  const ownHeading =
    structure.blocks[first.blockIndex]?.kind === 'heading' &&
    first.blockIndex === structure.sections[sectionIndex]?.firstBlock;
  const above = ownHeading ? path.slice(0, -1) : path;
  const headingPath = above[0] === structure.title ? above.slice(1) : above;
  const lead = leadOf(markdown, structure, first);
  const context = [headingPath.join(' > '), lead ?? ''].filter((part) => part !== '').join('\n');
  return {
    start: first.start,
    end: last.end,
    kind: kindOf(units),
    sectionIndex,
    headingPath,
    contextPrefix: context === '' ? null : context,
    tokenCount: countTokens(markdown, first.start, last.end),
  };
}

/** The kind that more than half of the text has, prose where there is none. */
function kindOf(units: readonly ChunkUnit[]): ChunkKind {
  const tokens = { prose: 0, list: 0, table: 0, code: 0 };
  for (const unit of units) if (unit.leads !== 'heading') tokens[unit.kind] += unit.tokens;
  const all = tokens.prose + tokens.list + tokens.table + tokens.code;
  const kinds = ['list', 'table', 'code'] as const;
  return kinds.find((kind) => 2 * tokens[kind] > all) ?? 'prose';
}

const longestLead = 200;

/** What stands before a chunk and belongs to it. */
function leadOf(markdown: string, structure: DocumentStructure, unit: ChunkUnit): string | null {
  const block = structure.blocks[unit.blockIndex];
  if (!block) return null;
  if (unit.head) return shorten(markdown.slice(unit.head.start, unit.head.end).split('\n')[0] ?? '');
  if (structure.conversation) return turnBefore(structure, unit, block);
  const intro = block.list?.intro === null || !block.list ? null : structure.blocks[block.list.intro];
  if (intro && intro.sectionIndex === block.sectionIndex && intro.end <= unit.start)
    return shorten(intro.text.plain);
  return null;
}

/** Who speaks in a part cut from a turn, and what was said right before. */
function turnBefore(structure: DocumentStructure, unit: ChunkUnit, block: Block): string | null {
  const inside = unit.start > block.start || (block.turn !== null && block.turn.textStart === 0);
  const speaking = inside && block.turn ? named(block.turn.speaker, block.turn.when) : null;
  for (let index = unit.blockIndex - 1; index >= 0 && index >= unit.blockIndex - 20; index--) {
    const before = structure.blocks[index];
    if (!before?.turn || before.sectionIndex !== block.sectionIndex) continue;
    const said = before.text.plain.slice(before.turn.textStart);
    const turn = `${named(before.turn.speaker, before.turn.when)}: ${said}`;
    return speaking === null ? shorten(turn) : `${shorten(turn)}\n${speaking}:`;
  }
  return speaking === null ? null : `${speaking}:`;
}

function named(speaker: string, when: string | null): string {
  return when === null ? speaker : `${speaker} (${when})`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestLead
    ? line
    : `${line
        .slice(0, longestLead - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
