import { type Block, type Pace, sentenceEnds } from '@memory/markdown';

/** A summary is at most this long. */
const longest = 240;

const prose = new Set(['paragraph', 'listItem', 'quote']);

/** Blocks looked at for prose. */
const reach = 20;

/**
 * The first sentence or two of the first prose among a section's blocks, at most 240 characters; empty where its first twenty
 * blocks have none.
 */
export async function summarize(
  blocks: readonly Block[],
  from: number,
  to: number,
  pace: Pace,
): Promise<string> {
  for (let i = from; i < Math.min(to, from + reach); i++) {
    const block = blocks[i];
    if (!block || !prose.has(block.kind) || block.footnote !== null) continue;
    if (pace.due(block.end - block.start)) await pace.rest();
    const text = block.text.plain.replace(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(text)) return shorten(text);
  }
  return '';
}

function shorten(text: string): string {
  if (text.length <= longest) return text;
  const window = text.slice(0, longest + 1);
  const place = sentenceEnds(window).findLast((at) => at <= longest);
  if (place !== undefined && place >= 40) return window.slice(0, place);
  const space = window.lastIndexOf(' ', longest - 1);
  const cut = space > longest / 2 ? space : longest - 1;
  return `${window
    .slice(0, cut)
    .toWellFormed()
    .replace(/[\s,;:–—-]+$/, '')}…`;
}
