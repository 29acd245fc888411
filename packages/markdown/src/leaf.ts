import { type Fence, trimEnd } from './block-starts.ts';
import { joinSegments, type Segments } from './segments.ts';
import type { ListPlace } from './types.ts';

/** A block that takes lines until it is closed. */
export type Leaf = {
  kind: 'paragraph' | 'fenced' | 'indented' | 'html' | 'table';
  start: number;
  end: number;
  segments: Segments;
  size: number;
  /** Whether an earlier part of this paragraph has been given out already. */
  continued: boolean;
  fence: Fence | null;
  fenceIndent: number;
  condition: number;
  rows: Segments | null;
};

export function newLeaf(kind: Leaf['kind'], start: number, end: number): Leaf {
  return {
    kind,
    start,
    end,
    segments: [],
    size: 0,
    continued: false,
    fence: null,
    fenceIndent: 0,
    condition: 0,
    rows: null,
  };
}

/** Whether a line of `-` below a paragraph is a rule, as those are that stand below whole sentences. */
export function endsSentence(text: string, { segments }: Leaf): boolean {
  return /(?:\S+\s+){4}\S*[.!?]["”')]?\s*$/.test(joinSegments(text, segments).slice(-200));
}

/** Takes the space off the end of the last segment, in place. */
export function trimLast(text: string, segments: Segments): Segments {
  const last = segments.length - 1;
  const from = segments[last - 1];
  const to = segments[last];
  if (from !== undefined && to !== undefined) segments[last] = trimEnd(text, from, to);
  return segments;
}

/** Takes the box off a task item. */
export function readTask(text: string, list: ListPlace, segments: Segments): ListPlace {
  const from = segments[0];
  if (from === undefined) return list;
  const match = /^\[([ xX])\][ \t]+(?=\S)/.exec(text.slice(from, from + 20));
  if (!match) return list;
  segments[0] = from + match[0].length;
  return { ...list, task: match[1] === ' ' ? 'open' : 'done' };
}
