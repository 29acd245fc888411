import { BlockScanner } from './block-scanner.ts';
import type { PackedText } from './formats/packed-text.ts';
import { readHeads } from './front-matter.ts';
import type { MarkdownBlock } from './markdown-block.ts';
import type { Pace } from './pace.ts';

/** The blocks of a document before sections are laid over them. */
export type DocumentBlocks = { readonly blocks: MarkdownBlock[]; readonly frontMatterTitle: string | null };

/**
 * Reads the blocks of a text, resting as `pace` asks. `until` ends the reading early, at the block that satisfies it. `packed` holds the
 * messages of a stored talk: their blocks cover the whole file.
 */
export async function readBlocks(
  markdown: string,
  pace: Pace,
  options: {
    beginsTurn?: ((from: number, to: number) => boolean) | null;
    until?: (block: MarkdownBlock) => boolean;
    packed?: PackedText | null;
  } = {},
): Promise<DocumentBlocks> {
  const { packed = null, until } = options;
  const scanner = new BlockScanner(packed?.text ?? markdown, options.beginsTurn ?? null, packed);
  const heads = readHeads(markdown);
  for (const { start, end } of heads) scanner.frontMatter(start, end);
  let seen = 0;
  const scan = async (text: string, from: number, to: number): Promise<void> => {
    for (let at = from; at < to; ) {
      const feed = text.indexOf('\n', at);
      const end = feed < 0 || feed > to ? to : feed;
      scanner.line(at, end);
      for (; until && seen < scanner.blocks.length; seen++)
        if (until(scanner.blocks[seen] as MarkdownBlock)) return;
      if (pace.due(1 + ((end - at) >> 6))) await pace.rest();
      at = end + 1;
    }
    scanner.finish();
  };
  const textStart = (heads.at(-1)?.end ?? -1) + 1;
  if (packed === null) await scan(markdown, textStart, markdown.length);
  else {
    for (const { start, end, speaker, when } of packed.messages) {
      const first = scanner.blocks.length;
      await scan(packed.text, start, end);
      const turn = speaker === null ? null : { speaker, when, textStart: 0 };
      for (const block of scanner.blocks.slice(first)) block.enterMessage(turn);
    }
    closeGaps(scanner.blocks.slice(heads.length), markdown, textStart);
  }
  return {
    blocks: scanner.blocks,
    frontMatterTitle: heads.find(({ title }) => title !== null)?.title ?? null,
  };
}

/** Lets each block of a stored talk begin where the one before ends, and the last end with the file: what stands between is theirs. */
function closeGaps(blocks: readonly MarkdownBlock[], markdown: string, from: number): void {
  let at = from;
  for (const block of blocks) {
    while (at < block.start && /\s/.test(markdown[at] ?? '')) at++;
    block.start = Math.min(at, block.start);
    at = block.end;
  }
  const last = blocks.at(-1);
  if (last) last.end = markdown.trimEnd().length;
}
