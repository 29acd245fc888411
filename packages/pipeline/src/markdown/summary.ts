import { limits } from './limits.ts';
import { sentenceEnds } from './sentence-ends.ts';
import type { Block } from './types.ts';

const prose = new Set(['paragraph', 'listItem', 'quote']);

/** The first sentence or two of the first prose among `blocks`, at most 240 characters; empty where there is none. */
export function summarize(blocks: readonly Block[], from: number, to: number): string {
  for (let i = from; i < to; i++) {
    const block = blocks[i];
    if (!block || !prose.has(block.kind) || block.footnote !== null) continue;
    const text = block.text.plain.replace(/\s+/g, ' ').trim();
    if (!/\p{L}{2}/u.test(text)) continue;
    return shorten(text);
  }
  return '';
}

function shorten(text: string): string {
  if (text.length <= limits.summary) return text;
  const window = text.slice(0, limits.summary + 1);
  const place = sentenceEnds(window).findLast((at) => at <= limits.summary);
  if (place !== undefined && place >= 40) return window.slice(0, place);
  const space = window.lastIndexOf(' ', limits.summary - 1);
  const cut = space > limits.summary / 2 ? space : limits.summary - 1;
  return `${window
    .slice(0, cut)
    .toWellFormed()
    .replace(/[\s,;:–—-]+$/, '')}…`;
}
