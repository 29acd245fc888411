const MIB = 1024 * 1024;

/** What one conversion may use. */
export type ConversionLimits = {
  /** Bytes of the file. */
  inputBytes: number;
  /** UTF-8 bytes of the Markdown. */
  outputBytes: number;
  /** Wall time of the child process, in milliseconds. */
  timeMs: number;
  /** Resident memory of the child process, in bytes. */
  memoryBytes: number;
  /** Pages of a PDF, slides of a presentation. */
  pages: number;
  sheets: number;
  /** Entries of a ZIP container. */
  archiveEntries: number;
  /** Bytes of a ZIP container's entries after decompression, as its directory declares them. */
  archiveBytes: number;
  /** Levels of nested elements, objects and lists. */
  nesting: number;
};

/** The limits unless a caller gives others. */
export const conversionLimits: ConversionLimits = {
  inputBytes: 128 * MIB,
  outputBytes: 32 * MIB,
  timeMs: 120_000,
  memoryBytes: 768 * MIB,
  pages: 5_000,
  sheets: 1_000,
  archiveEntries: 20_000,
  archiveBytes: 512 * MIB,
  nesting: 200,
};
