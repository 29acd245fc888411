import { BlockScanner } from './block-scanner.ts';
import { nextHead, readFrontMatter } from './front-matter.ts';
import type { MarkdownBlock } from './markdown-block.ts';
import type { Pace } from './pace.ts';

/** The blocks of a document before sections are laid over them. */
export type DocumentBlocks = { readonly blocks: MarkdownBlock[]; readonly frontMatterTitle: string | null };

/** Tools that each put a head in front leave several. */
const mostHeads = 4;

/** Reads the blocks of a text, resting as `pace` asks. `until` ends the reading early, at the block that satisfies it. */
export async function readBlocks(
  markdown: string,
  pace: Pace,
  options: {
    beginsTurn?: ((from: number, to: number) => boolean) | null;
    until?: (block: MarkdownBlock) => boolean;
  } = {},
): Promise<DocumentBlocks> {
  const scanner = new BlockScanner(markdown, options.beginsTurn ?? null);
  let seen = 0;
  let at = 0;
  let frontMatterTitle: string | null = null;
  for (let heads = 0, start = 0; heads < mostHeads; heads++) {
    const head = readFrontMatter(markdown, start);
    if (head === null) break;
    scanner.frontMatter(start, head.end);
    frontMatterTitle ??= head.title;
    at = head.end + 1;
    start = nextHead(markdown, head.end);
  }
  scan: while (at < markdown.length) {
    const feed = markdown.indexOf('\n', at);
    const end = feed < 0 ? markdown.length : feed;
    scanner.line(at, end);
    if (options.until) {
      for (; seen < scanner.blocks.length; seen++) {
        if (options.until(scanner.blocks[seen] as MarkdownBlock)) break scan;
      }
    }
    if (pace.due(1 + ((end - at) >> 6))) await pace.rest();
    at = end + 1;
  }
  scanner.finish();
  return { blocks: scanner.blocks, frontMatterTitle };
}
