import { styleText } from 'node:util';

/** A stream to write to, as far as this program uses one. */
export type Output = {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
};

export type Look = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** Answers go to `out`, everything else to `err`, so that a pipe carries answers alone. */
export type Terminal = {
  readonly out: Output;
  readonly err: Output;
  /** Columns for running text, at most 100. */
  readonly width: number;
  /** Whether `err` is a screen on which lines can be redrawn. */
  readonly live: boolean;
  style(look: Look, text: string): string;
  styleError(look: Look, text: string): string;
  print(line?: string): void;
  tell(line: string): void;
};

/** Colours where a stream is a terminal, unless NO_COLOR is set (or TERM is dumb); FORCE_COLOR has them anywhere. */
export function createTerminal(
  out: Output,
  err: Output,
  env: Readonly<Record<string, string | undefined>>,
): Terminal {
  const coloured = (stream: Output) => {
    if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
    if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0') return true;
    return stream.isTTY === true && env.TERM !== 'dumb';
  };
  const styler = (stream: Output) => {
    const on = coloured(stream);
    return (look: Look, text: string) => (on ? styleText(look, text, { validateStream: false }) : text);
  };
  return {
    out,
    err,
    width: Math.max(40, Math.min(100, out.columns ?? 100)),
    live: err.isTTY === true && env.TERM !== 'dumb',
    style: styler(out),
    styleError: styler(err),
    print: (line = '') => out.write(`${visible(line)}\n`),
    tell: (line) => err.write(`${visible(line)}\n`),
  };
}

/**
 * Text without control characters but line feeds, tabs and our own colours: what a document says must not move the cursor or
 * set the window's title.
 */
function visible(text: string): string {
  return text.replace(
    /\u001b(?!\[[0-9;]*m)|[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f]/g,
    '\ufffd',
  );
}

/** Wraps text at spaces, every line with the indent. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > width - indent.length) {
      lines.push(indent + line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  if (line !== '') lines.push(indent + line);
  return lines.join('\n');
}

/** Text cut to a length, with an ellipsis where something is missing. */
export function cut(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length
    ? line
    : `${line
        .slice(0, length - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

/** Text of strangers in styled lines: escape characters must not reach the terminal through it. */
export function plain(text: string): string {
  return text.replaceAll('\u001b', '\ufffd');
}

/** `1 file`, `2 files`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** Bytes in the unit that suits them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB', 'TB'];
  let value = bytes / 1_000;
  let unit = 0;
  while (value >= 1_000 && unit < units.length - 1) {
    value /= 1_000;
    unit++;
  }
  return `${value.toFixed(value < 10 ? 1 : 0)} ${units[unit]}`;
}
