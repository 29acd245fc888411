import { formatBytes, plain, plural, type Terminal } from '../output/terminal.ts';

/** What one run over files came to. Each file counts once: new, unchanged, parked or failed. */
export type IngestSummary = {
  readonly deployment_id: string | null;
  readonly new: Entry[];
  /** Documents that the service had just so. */
  readonly unchanged: number;
  /** Kept, but no converter reads their type yet. */
  readonly parked: Entry[];
  readonly failed: { path: string; version_id: string | null; reason: string }[];
  /** Sent, and not through the pipeline when the wait ended. */
  readonly unfinished: Entry[];
  readonly skipped: { readonly other_kinds: number; readonly empty: number };
  readonly sent_bytes: number;
  readonly seconds: number;
  readonly waited: boolean;
};

type Entry = { path: string; doc_id: string; version_id: string };

const listed = 20;

/** Prints the summary for people. */
export function renderSummary(terminal: Terminal, summary: IngestSummary): void {
  const { style } = terminal;
  const { failed, parked, unfinished, skipped } = summary;
  const parts = [
    style('green', `${summary.new.length.toLocaleString('en')} new`),
    `${summary.unchanged.toLocaleString('en')} unchanged`,
    parked.length > 0 ? style('yellow', `${parked.length.toLocaleString('en')} parked`) : '0 parked',
    failed.length > 0 ? style('red', `${failed.length.toLocaleString('en')} failed`) : '0 failed',
  ];
  terminal.print(
    `${parts.join(', ')}  ${style('dim', `${formatBytes(summary.sent_bytes)} sent, ${formatSeconds(summary.seconds)} in all`)}`,
  );
  list(terminal, failed, 'failed', ({ path, reason }) => `${plain(path)}: ${style('red', plain(reason))}`);
  list(terminal, parked, 'parked, as no converter reads their type', ({ path }) => plain(path));
  if (summary.waited) {
    list(
      terminal,
      unfinished,
      'not through the pipeline yet; run the same again to see how it goes on',
      ({ path }) => plain(path),
    );
  }
  if (skipped.other_kinds > 0) {
    terminal.print(
      style(
        'dim',
        `${plural(skipped.other_kinds, 'file')} of other kinds left alone (--all or --include sends them)`,
      ),
    );
  }
  if (skipped.empty > 0) terminal.print(style('dim', `${plural(skipped.empty, 'empty file')} left alone`));
}

function list<Item>(
  terminal: Terminal,
  items: readonly Item[],
  heading: string,
  line: (item: Item) => string,
): void {
  if (items.length === 0) return;
  terminal.print(`${heading}:`);
  for (const item of items.slice(0, listed)) terminal.print(`  ${line(item)}`);
  if (items.length > listed) terminal.print(`  … and ${items.length - listed} more (--json lists all)`);
}

function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
