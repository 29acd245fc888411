import { availableParallelism } from 'node:os';
import type { FormatFamily } from '@memory/contract';
import { readTitle } from '@memory/markdown';
import type { Converted, FileFacts } from './converted.ts';
import { type ConversionLimits, conversionLimits } from './limits.ts';
import { convertInChild } from './process/convert-in-child.ts';
import { createTurns } from './process/turns.ts';
import { selectRoutes } from './routes/select-routes.ts';

export { ConversionError, type ConversionErrorCode, conversionErrorCodes } from './conversion-error.ts';
export type { Anchor, Converted, FileFacts } from './converted.ts';
export { type ConversionLimits, conversionLimits } from './limits.ts';
export { routedTypes, routes, selectRoutes, unknownRoutes } from './routes/select-routes.ts';

/** Converts files of one MIME type. */
export type FileConverter = {
  family: FormatFamily;
  /** The largest file that it takes, in bytes. */
  maxBytes: number;
  /**
   * The file as Markdown. Rejects with `ConversionError` for a file that no attempt can convert, with the signal's reason
   * on abort, and with another error where the machine is at fault.
   */
  convert(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal, facts: FileFacts): Promise<Converted>;
};

export type ConverterOptions = {
  limits?: Partial<ConversionLimits>;
  /** Child processes at once; by default one for each core. */
  concurrency?: number;
};

/** The converters of the named routes, by MIME type. Each conversion runs in a child process. */
export function createConverters(
  names: readonly string[],
  options: ConverterOptions = {},
): Map<string, FileConverter> {
  const limits = { ...conversionLimits, ...options.limits };
  const turns = createTurns(options.concurrency ?? availableParallelism());
  const converters = new Map<string, FileConverter>();
  for (const { name, family, types } of selectRoutes(names)) {
    const converter: FileConverter = {
      family,
      maxBytes: limits.inputBytes,
      async convert(bytes, signal, facts) {
        const request = { route: name, facts, limits };
        const converted = await turns.take(signal, () => convertInChild(request, bytes, signal));
        return { ...converted, title: converted.title ?? (await readTitle(converted.markdown)) };
      },
    };
    for (const type of types) converters.set(type, converter);
  }
  return converters;
}
