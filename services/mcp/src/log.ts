import type { LogLevel } from './settings.ts';

export type Log = {
  [Level in LogLevel]: (message: string, fields?: Readonly<Record<string, unknown>>) => void;
};

type Sink = { write(text: string): unknown; isTTY?: boolean };

const ranks: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3 };

/**
 * Writes to stderr: JSON lines, or readable ones on a terminal. Callers name what they log; a request's headers,
 * arguments and answers are never among it. Our own, because the logger of the services takes 140 ms to load.
 */
export function createLog(level: LogLevel, sink: Sink = process.stderr): Log {
  const write =
    (at: LogLevel) =>
    (message: string, fields: Readonly<Record<string, unknown>> = {}): void => {
      if (ranks[at] < ranks[level]) return;
      if (sink.isTTY === true) {
        const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`);
        sink.write(`${at}: ${message}${rest.join('')}\n`);
        return;
      }
      const line = { level: at, time: new Date().toISOString(), service: 'mcp', ...fields, msg: message };
      sink.write(`${JSON.stringify(line)}\n`);
    };
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}
