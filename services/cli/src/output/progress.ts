import type { Terminal } from './terminal.ts';

export type Bar = {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly note?: string;
};

/** Shows how far work is: bars that are redrawn on a terminal, else a line now and then. */
export type Progress = {
  /** `summary` is the line that stands for the bars where they cannot be redrawn. */
  show(bars: readonly Bar[], summary: string): void;
  /** Leaves what is shown last and starts below it. */
  finish(): void;
};

const redrawMs = 80;
const lineMs = 5_000;
const barWidth = 24;

export function createProgress(terminal: Terminal, now: () => number = () => performance.now()): Progress {
  return terminal.live ? liveProgress(terminal, now) : lineProgress(terminal, now);
}

/** Says nothing, for machines. */
export const silentProgress: Progress = { show() {}, finish() {} };

function liveProgress(terminal: Terminal, now: () => number): Progress {
  let drawn = 0;
  let last = Number.NEGATIVE_INFINITY;
  let pending: readonly Bar[] | null = null;
  const draw = (bars: readonly Bar[]) => {
    const up = drawn > 0 ? `\u001b[${drawn}A` : '';
    const lines = bars.map((bar) => `\u001b[2K${renderBar(bar, terminal)}\n`);
    terminal.err.write(up + lines.join(''));
    drawn = bars.length;
    last = now();
    pending = null;
  };
  return {
    show(bars) {
      if (now() - last >= redrawMs || bars.length !== drawn) draw(bars);
      else pending = bars;
    },
    finish() {
      if (pending) draw(pending);
      drawn = 0;
      last = Number.NEGATIVE_INFINITY;
    },
  };
}

function lineProgress(terminal: Terminal, now: () => number): Progress {
  let last = now();
  let shown = '';
  return {
    show(_, summary) {
      if (now() - last < lineMs || summary === shown) return;
      terminal.tell(summary);
      shown = summary;
      last = now();
    },
    finish() {},
  };
}

function renderBar({ label, done, total, note = '' }: Bar, terminal: Terminal): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(share * barWidth);
  const complete = share === 1;
  const bar =
    terminal.styleError(complete ? 'green' : 'cyan', '█'.repeat(filled)) +
    terminal.styleError('dim', '░'.repeat(barWidth - filled));
  const counts = `${done.toLocaleString('en')}/${total.toLocaleString('en')}`;
  return `${label.padEnd(24)} ${bar} ${counts}${note === '' ? '' : `  ${terminal.styleError('dim', note)}`}`;
}
