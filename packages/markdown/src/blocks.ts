import { BlockScanner } from './block-scanner.ts';
import { readFrontMatter } from './front-matter.ts';
import type { MarkdownBlock } from './markdown-block.ts';
import type { Pace } from './pace.ts';

/** The blocks of a document before sections are laid over them. */
export type DocumentBlocks = { readonly blocks: MarkdownBlock[]; readonly frontMatterTitle: string | null };

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
  const frontMatter = readFrontMatter(markdown);
  let seen = 0;
  let at = 0;
  if (frontMatter) {
    scanner.frontMatter(frontMatter.end);
    at = frontMatter.end + 1;
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
  return { blocks: scanner.blocks, frontMatterTitle: frontMatter?.title ?? null };
}
