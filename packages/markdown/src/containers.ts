import type { ListPlace } from './types.ts';

/** A list whose next item may still come; `intro` is the text block right in front of it. */
export type OpenList = { id: number; mark: number; items: number; intro: number | null };

/** A block that holds others: a quote, a list item, a footnote, or the document itself. */
export type Container = {
  kind: 'root' | 'quote' | 'item' | 'footnote' | 'box';
  /** Whether a quote's marks stand around a boxed remark of the writer's own. */
  isBox: boolean;
  /** Columns a line needs to stay inside (items, footnotes, boxes). */
  indent: number;
  empty: boolean;
  label: string | null;
  place: { list: OpenList; ordered: boolean; number: number | null; index: number } | null;
  /** Index of the first block inside; -1 before there is one. */
  firstBlock: number;
  /** The list that a next item directly inside may join. */
  openList: OpenList | null;
  /** Index of the block directly in front, where that is text; -1 otherwise. */
  textBefore: number;
};

export function newContainer(kind: Container['kind']): Container {
  return {
    kind,
    isBox: false,
    indent: 0,
    empty: false,
    label: null,
    place: null,
    firstBlock: -1,
    openList: null,
    textBefore: -1,
  };
}

/** How many quotes lie around a place. */
export function countQuotes(stack: readonly Container[]): number {
  let quotes = 0;
  for (const container of stack) if (container.kind === 'quote' && !container.isBox) quotes++;
  return quotes;
}

/** Label of the innermost footnote around a place. */
export function footnoteLabel(stack: readonly Container[]): string | null {
  return stack.findLast((container) => container.kind === 'footnote')?.label ?? null;
}

/** Where a block with this index stands in the lists around it; marks it as the first of every item that has none yet. */
export function listPlace(stack: readonly Container[], index: number): ListPlace | null {
  let depth = 0;
  let inner: Container | null = null;
  let parent: number | null = null;
  for (const container of stack) {
    if (container.kind !== 'item') continue;
    depth++;
    if (container.firstBlock < 0) container.firstBlock = index;
    parent = inner && inner.firstBlock !== container.firstBlock ? inner.firstBlock : null;
    inner = container;
  }
  if (!inner?.place) return null;
  const { list, ordered, number, index: place } = inner.place;
  return {
    ordered,
    number,
    index: place,
    depth,
    list: list.id,
    item: inner.firstBlock,
    parent,
    intro: list.intro,
    task: null,
  };
}
