import { readFileSync } from 'node:fs';
import { toMarkdownBytes } from '@firecrawl/anydoc';
import { LiteParse } from '@llamaindex/liteparse';
import { createConverters } from '../src/index.ts';
import { inParts } from '../src/testing/convert.ts';
import { docxOf, pdfOf, wordParagraph, wordTable, xlsxOf } from '../src/testing/index.ts';

/**
 * How long large files take through a converter and its child process, with the child's memory, beside the library alone
 * in this process; one JSON line. Times in milliseconds, the best of three, the child's processor time beside
 * the wall's; memory in MiB, the most that the system held.
 */
const words = 'The quick brown fox jumps over the lazy dog while the team of Zenith Labs meets in Oslo. ';
const OOXML = 'application/vnd.openxmlformats-officedocument';
const libraryPdf = (bytes: Uint8Array) =>
  new LiteParse({ ocrEnabled: false, outputFormat: 'markdown', imageMode: 'off', quiet: true }).parse(
    Buffer.from(bytes),
  );

const files = {
  pdf_100_pages: {
    mime: 'application/pdf',
    make: () => pdfOf(Array.from({ length: 100 }, (_, at) => [`# Part ${at}`, ...Array(42).fill(words)])),
    library: libraryPdf,
  },
  docx_1_mb: {
    mime: `${OOXML}.wordprocessingml.document`,
    make: () => {
      // Words that do not repeat, so that the file is a megabyte after compression.
      const word = (at: number) => Math.floor(Math.abs(Math.sin(at)) * 1e9).toString(36);
      const paragraph = (at: number) =>
        wordParagraph(Array.from({ length: 40 }, (_, no) => word(at * 40 + no)).join(' '));
      return docxOf(
        `${Array.from({ length: 5_700 }, (_, at) => paragraph(at)).join('')}${wordTable([['a', 'b']])}`,
      );
    },
    library: (bytes: Uint8Array) => toMarkdownBytes(bytes),
  },
  xlsx_50000_rows: {
    mime: `${OOXML}.spreadsheetml.sheet`,
    make: () =>
      xlsxOf([
        [
          'Rows',
          Array.from({ length: 50_000 }, (_, at) => [
            at,
            `Name ${at}`,
            at * 1.5,
            'Oslo',
            `2024-05-${(at % 28) + 1}`,
            words.slice(0, at % 40),
          ]),
        ],
      ]),
    library: (bytes: Uint8Array) => toMarkdownBytes(bytes),
  },
};

const converters = createConverters(['default']);
const best = (times: number[]) => Math.round(Math.min(...times));

type Used = { mib: number; cpuMs: number };

/** The most memory that a child of this process holds while the work runs, and its processor time; Linux alone tells. */
async function watchChild(work: Promise<unknown>): Promise<Used> {
  const most: Used = { mib: 0, cpuMs: 0 };
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    for (const pid of childrenOf(process.pid)) {
      most.mib = Math.max(most.mib, highWater(pid));
      most.cpuMs = Math.max(most.cpuMs, processorTime(pid));
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await done;
  return most;
}

function childrenOf(pid: number): string[] {
  return read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((id) => id !== '');
}

function highWater(pid: string): number {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024);
}

/** In milliseconds; the system counts in hundredths of a second. */
function processorTime(pid: string): number {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return 10 * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const report: Record<string, object> = {};
for (const [name, { mime, make, library }] of Object.entries(files)) {
  const bytes = make();
  const converter = converters.get(mime);
  if (converter === undefined) throw new Error(`no converter for ${mime}`);
  const alone: number[] = [];
  const inChild: number[] = [];
  const used: Used[] = [];
  let characters = 0;
  for (let round = 0; round < 3; round++) {
    let begun = performance.now();
    await library(bytes);
    alone.push(performance.now() - begun);
    begun = performance.now();
    const work = converter.convert(inParts(bytes, 1024 * 1024), new AbortController().signal, {
      mime,
      filename: name,
    });
    used.push(await watchChild(work));
    characters = (await work).markdown.length;
    inChild.push(performance.now() - begun);
  }
  report[name] = {
    bytes: bytes.length,
    characters,
    library_ms: best(alone),
    converter_ms: best(inChild),
    child_cpu_ms: best(used.map(({ cpuMs }) => cpuMs)),
    child_mib: Math.max(...used.map(({ mib }) => mib)),
  };
}
process.stdout.write(`${JSON.stringify({ bench: 'converters', node: process.version, ...report })}\n`);
