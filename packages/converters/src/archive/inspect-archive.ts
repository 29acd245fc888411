import { unzipSync } from 'fflate';
import { ConversionError } from '../conversion-error.ts';
import type { ConversionLimits } from '../limits.ts';

type Listed = { name: string; size: number };

/** The entries of a ZIP container by its directory, nothing decompressed. Throws where it is unsafe or too large. */
export function inspectArchive(bytes: Uint8Array, limits: ConversionLimits): Listed[] {
  const entries: Listed[] = [];
  let total = 0;
  readEntries(bytes, ({ name, originalSize }) => {
    entries.push({ name, size: originalSize });
    total += originalSize;
    if (entries.length > limits.archiveEntries)
      throw new ConversionError(
        'resource_limit',
        `the archive has more than ${limits.archiveEntries} entries`,
      );
    if (total > limits.archiveBytes)
      throw new ConversionError(
        'resource_limit',
        `the archive holds more than ${limits.archiveBytes} bytes after decompression`,
      );
    if (leavesArchive(name)) throw new ConversionError('unsafe_archive', 'an entry lies outside the archive');
    return false;
  });
  return entries;
}

function leavesArchive(name: string): boolean {
  return /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i.test(name);
}

const ENTRY_BYTES = 4 * 1024 * 1024;

/** The text of one small entry; null where there is none of that name, or it is no small one. */
export function readEntry(bytes: Uint8Array, wanted: string): string | null {
  const found = readEntries(
    bytes,
    ({ name, originalSize }) => name === wanted && originalSize <= ENTRY_BYTES,
  );
  const entry = found[wanted];
  return entry === undefined ? null : new TextDecoder().decode(entry);
}

/** The entries that the filter picks, decompressed. */
export function readEntries(
  bytes: Uint8Array,
  filter: (entry: { name: string; size: number; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof ConversionError) throw error;
    throw new ConversionError('malformed', 'the container is damaged or cut', { cause: error });
  }
}
