import { convertFile } from '../formats/convert-file.ts';
import type { ConversionErrorCode, Converted } from '../index.ts';
import { ConversionError, type ConversionLimits, conversionLimits, createConverters } from '../index.ts';
import { type RouteName, routes } from '../routes/routes.ts';

/** Bytes as they come from the store. */
export async function* inParts(bytes: Uint8Array | string, size = 65_536): AsyncGenerator<Uint8Array> {
  const whole = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
}

/** Converts in this process: for formats whose answer, not whose containment, is tested. */
export function convertHere(
  route: RouteName,
  bytes: Uint8Array | string,
  {
    mime = mimeOf(route),
    filename = 'file',
    limits = {},
  }: { mime?: string; filename?: string; limits?: Partial<ConversionLimits> } = {},
): Promise<Converted> {
  const file = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  return convertFile(
    { route, facts: { mime, filename }, limits: { ...conversionLimits, ...limits } },
    new Uint8Array(file),
  );
}

export function mimeOf(route: RouteName): string {
  return routes.find(({ name }) => name === route)?.types[0] ?? '';
}

export type Outcome = 'converted' | ConversionErrorCode;

/** Converts in child processes, as a worker does, and answers what came of each file. */
export function createOutcomes(
  limits: Partial<ConversionLimits>,
): (route: RouteName, bytes: Uint8Array | string) => Promise<Outcome> {
  const converters = createConverters(['default'], { limits });
  return async (route, bytes) => {
    const converter = converters.get(mimeOf(route));
    if (converter === undefined) throw new Error(`no converter for ${route}`);
    try {
      await converter.convert(inParts(bytes), AbortSignal.timeout(60_000), {
        mime: mimeOf(route),
        filename: 'file',
      });
      return 'converted';
    } catch (error) {
      if (error instanceof ConversionError) return error.code;
      throw error;
    }
  };
}
