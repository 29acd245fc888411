import pino from 'pino';
import pretty from 'pino-pretty';
import { currentIds } from './ids.ts';

export type Logger = pino.Logger;
export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

export type LoggerOptions = {
  /** The program or part that speaks, as `service` in every line. */
  service: string;
  level?: LogLevel;
  /** Where lines go; stderr unless a test wants to read them. */
  destination?: pino.DestinationStream;
};

/**
 * Logs to stderr: JSON lines, or readable ones where stderr is a terminal. Every line carries the request, version and
 * work ids of the call it was written in. Writing is synchronous, so that the last line before an exit is not lost.
 */
export function createLogger({ service, level = 'info', destination }: LoggerOptions): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ ...currentIds() }),
  };
  if (destination !== undefined) return pino(options, destination);
  if (process.stderr.isTTY) {
    return pino(options, pretty({ destination: 2, sync: true, ignore: 'pid,hostname,service' }));
  }
  return pino(options, pino.destination({ dest: 2, sync: true }));
}
