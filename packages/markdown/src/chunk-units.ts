import { sentenceEnds } from './sentence-ends.ts';
import { countTokens } from './tokens.ts';
import type { Block, Range } from './types.ts';

export type ChunkKind = 'prose' | 'list' | 'table' | 'code';

/** What is packed into chunks: a block, or a part of one that is too large. */
export type ChunkUnit = Range & {
  readonly kind: ChunkKind;
  readonly tokens: number;
  readonly blockIndex: number;
  /** Must stay with what follows: headings, and paragraphs that introduce. */
  readonly leads: 'heading' | 'intro' | null;
  /** Head of the table that this part was cut from. */
  readonly head: Range | null;
};

export type UnitSizes = { readonly target: number; readonly most: number };

/** Front matter, rules and link definitions are no content; nor is HTML that shows nothing, such as a comment. */
export function hasContent(block: Block): boolean {
  if (block.kind === 'frontMatter' || block.kind === 'thematicBreak' || block.kind === 'linkDefinition')
    return false;
  return block.kind !== 'html' || block.text.plain.trim() !== '';
}

/** The units of one block, in order, covering all of it. */
export function* unitsOf(
  markdown: string,
  block: Block,
  index: number,
  sizes: UnitSizes,
): Generator<ChunkUnit> {
  const kind = kindOf(block);
  const tokens = countTokens(markdown, block.start, block.end);
  const whole = kind === 'table' || kind === 'code' ? sizes.most : 1.25 * sizes.target;
  if (tokens <= whole) {
    const leads = block.kind === 'heading' ? 'heading' : endsWithColon(markdown, block.end) ? 'intro' : null;
    yield { start: block.start, end: block.end, kind, tokens, blockIndex: index, leads, head: null };
    return;
  }
  const head = block.table?.head ?? null;
  const aim = tokens / Math.ceil(tokens / sizes.target);
  let start = block.start;
  let used = 0;
  let last = start;
  for (const place of places(markdown, block, sizes.target)) {
    const next = countTokens(markdown, last, place);
    // Cut where that comes nearest to the aim.
    if (used > 0 && used + next / 2 > aim) {
      yield part(markdown, start, last, kind, index, head, used);
      start = skipBlank(markdown, last, block.end);
      used = 0;
    }
    used += next;
    last = place;
  }
  if (start < block.end) yield part(markdown, start, block.end, kind, index, head, used);
}

function part(
  markdown: string,
  start: number,
  end: number,
  kind: ChunkKind,
  blockIndex: number,
  head: Range | null,
  tokens: number,
): ChunkUnit {
  let stop = end;
  while (stop > start && isBlank(markdown.charCodeAt(stop - 1))) stop--;
  return {
    start,
    end: stop,
    kind,
    tokens,
    blockIndex,
    leads: null,
    head: head && start > head.start ? head : null,
  };
}

function kindOf(block: Block): ChunkKind {
  if (block.kind === 'table' || block.kind === 'code') return block.kind;
  return block.list ? 'list' : 'prose';
}

function endsWithColon(markdown: string, end: number): boolean {
  return /[:：]$/.test(markdown.slice(end - 3, end).replace(/[*_]+$/, ''));
}

/** Where a block may be cut: behind rows, lines or sentences; behind words and then anywhere where these are too far apart. */
function* places(markdown: string, block: Block, target: number): Generator<number> {
  let from = block.start;
  for (const place of naturalPlaces(markdown, block)) {
    yield* forced(markdown, from, place, target);
    yield place;
    from = place;
  }
}

function* naturalPlaces(markdown: string, block: Block): Generator<number> {
  if (block.table) {
    for (let row = 0; row < block.table.rowCount; row++)
      yield Math.min(block.table.rowRange(row).end, block.end);
    return yield block.end;
  }
  if (block.kind === 'code' || block.kind === 'html') {
    for (
      let at = markdown.indexOf('\n', block.start);
      at >= 0 && at < block.end;
      at = markdown.indexOf('\n', at + 1)
    ) {
      yield at;
    }
    return yield block.end;
  }
  for (const place of sentenceEnds(markdown.slice(block.start, block.end))) yield block.start + place;
  yield block.end;
}

/** Cuts in a stretch that is longer than a chunk may be: at spaces, else between characters. */
function* forced(markdown: string, from: number, to: number, target: number): Generator<number> {
  for (let at = from; ; ) {
    const goal = reach(markdown, at, to, target);
    if (goal >= to || reach(markdown, goal, to, target / 4) >= to) return;
    let cut = goal;
    while (cut > at + (goal - at) / 2 && !isBlank(markdown.charCodeAt(cut))) cut--;
    if (!isBlank(markdown.charCodeAt(cut)))
      cut = goal - ((markdown.charCodeAt(goal - 1) & 0xfc00) === 0xd800 ? 1 : 0);
    yield cut;
    at = cut;
  }
}

/** How far `target` tokens reach. */
function reach(markdown: string, from: number, to: number, target: number): number {
  const step = 64;
  let tokens = 0;
  let at = from;
  while (at < to && tokens < target) {
    tokens += countTokens(markdown, at, Math.min(to, at + step));
    at += step;
  }
  return Math.min(at, to);
}

function skipBlank(markdown: string, from: number, to: number): number {
  let at = from;
  while (at < to && isBlank(markdown.charCodeAt(at))) at++;
  return at;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 10;
}
