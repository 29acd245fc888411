import { closeSync, openSync, readSync, statSync } from 'node:fs';

export type LoggedStatement = {
  text: string;
  durationMs: number;
  /** Pages of 8 KiB that the statement touched, in the buffer cache or not. */
  pages: number;
  /** The scans, with what they read and how many rows they gave. */
  scans: string[];
};

type PlanNode = {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Function Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
};

const ENTRY = /LOG: {2}duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g;

/** What `auto_explain` (JSON, analyze, buffers) has written to a server's log since a place in it. */
export function readStatements(logFile: string, from: number): LoggedStatement[] {
  const size = statSync(logFile).size;
  const buffer = Buffer.alloc(size - from);
  const file = openSync(logFile, 'r');
  readSync(file, buffer, 0, buffer.length, from);
  closeSync(file);
  return [...buffer.toString('utf8').matchAll(ENTRY)].map(([, duration, json = '']) => {
    const entry = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
    return {
      text: entry['Query Text'].replace(/\s+/g, ' ').trim(),
      durationMs: Number(duration),
      pages: (entry.Plan['Shared Hit Blocks'] ?? 0) + (entry.Plan['Shared Read Blocks'] ?? 0),
      scans: [...scansOf(entry.Plan)],
    };
  });
}

export function logEnd(logFile: string): number {
  return statSync(logFile).size;
}

function* scansOf(node: PlanNode): Generator<string> {
  if (
    /Scan$/.test(node['Node Type']) &&
    !/^(CTE|Subquery|Function|Bitmap Heap|WorkTable)/.test(node['Node Type'])
  ) {
    const loops = node['Actual Loops'];
    const name = node['Index Name'] ?? node['Relation Name'] ?? '';
    const times = loops === 1 ? '' : ` × ${loops.toLocaleString('en')}`;
    yield `${node['Node Type']} ${name} (${node['Actual Rows'].toLocaleString('en')} rows${times})`;
  }
  for (const child of node.Plans ?? []) {
    yield* scansOf(child);
  }
}
