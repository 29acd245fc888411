import { GFM, parser } from '@lezer/markdown';
import { cutChunks } from '../src/chunk.ts';
import { convertMarkdown } from '../src/convert.ts';
import { parseStructure } from '../src/structure.ts';

/**
 * How long 5 MB texts made to be slow take through conversion, structure and chunks, and for how long at a stretch they keep other work
 * waiting; one JSON line. As the baseline of the same run, the longest single step of a bare @lezer/markdown parse of the ordinary text
 * (most of the others do not end there).
 */
const size = 5_000_000;
const fill = (part: string, tail = '') => part.repeat(Math.ceil(size / part.length)) + tail;
const texts: Record<string, () => string> = {
  prose: () => fill('The quick brown fox jumps over the *lazy* dog. See [it](y) too.\n\n'),
  oneLine: () => fill('x'),
  brackets: () => fill('['),
  asterisks: () => fill('*'),
  quotes: () => fill('>'),
  backticks: () => fill('`'),
  pipes: () => fill('|'),
  stops: () => fill('.'),
  closers: () => fill('a* '),
  addresses: () => fill('http://a.b '),
  openTitle: () => `[a]: b "x\n${fill('x\n')}`,
  openFence: () => `\`\`\`\n${fill('x\n')}`,
  shortLines: () => fill('x\n'),
  smallCells: () => `|a|b|\n|-|-|\n${fill('|1|2|\n')}`,
  smallItems: () => fill('- x\n'),
  html: () => `<div>\n${fill('x\n')}`,
  headings100k: () => '# h\n\nx\n\n'.repeat(100_000),
  deepLists: () => `${'- '.repeat(10_000)}x\n${'\n'.repeat(1_000_000)}y`,
  deepQuotes: () => `${'>'.repeat(10_000)} x\n`,
  nul: () => fill('\0'),
  combining: () => fill('e\u0301'),
};

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

const results: Record<string, { ms: number; longestHoldMs: number; blocks: number; chunks: number }> = {};
for (const [name, make] of Object.entries(texts)) {
  const bytes = Buffer.from(make());
  let longest = 0;
  let last = performance.now();
  let running = true;
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (running) setImmediate(watch);
  };
  watch();
  const started = performance.now();
  const { markdown } = await convertMarkdown(inPieces(bytes));
  const structure = await parseStructure(markdown);
  const chunks = await cutChunks(markdown, structure);
  const ms = performance.now() - started;
  await new Promise((resolve) => setImmediate(resolve));
  running = false;
  await new Promise((resolve) => setImmediate(resolve));
  results[name] = {
    ms: Math.round(ms),
    longestHoldMs: Math.round(longest),
    blocks: structure.blocks.length,
    chunks: chunks.length,
  };
}

const parse = parser.configure(GFM).startParse(texts.prose?.() ?? '');
let longestStep = 0;
for (let done = false; !done; ) {
  const started = performance.now();
  done = parse.advance() !== null;
  longestStep = Math.max(longestStep, performance.now() - started);
}
console.log(
  JSON.stringify({
    bench: 'markdown-hostile',
    bytes: size,
    results,
    baselineLezerProseLongestStepMs: Math.round(longestStep),
  }),
);
