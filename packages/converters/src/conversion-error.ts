/** Why a file was not converted; stable, and part of the dead letter's text. */
export const conversionErrorCodes = [
  /** The bytes are not of the format that the MIME type names. */
  'signature_mismatch',
  /** The file asks for a password. */
  'encrypted',
  /** The file breaks its format's rules so far that no content can be read. */
  'malformed',
  /** The format, or the variant of it, is one that the library does not read. */
  'unsupported',
  /** The file is sound but holds no text, as a scan does without OCR. */
  'no_text',
  /** More pages, sheets, parts, bytes after decompression, or nesting than is allowed. */
  'resource_limit',
  /** An archive whose entries point outside it. */
  'unsafe_archive',
  /** An XML document that declares entities. */
  'entity_declarations',
  'time_limit',
  'memory_limit',
  /** The converted text is larger than is allowed. */
  'output_limit',
  /** The converter's process ended without an answer. */
  'crashed',
] as const;

export type ConversionErrorCode = (typeof conversionErrorCodes)[number];

/** A file that cannot be converted, now or by another attempt. `message` is one line, and begins with the code. */
export class ConversionError extends Error {
  readonly code: ConversionErrorCode;

  constructor(code: ConversionErrorCode, explanation: string, options?: ErrorOptions) {
    super(`${code}: ${explanation}`, options);
    this.name = 'ConversionError';
    this.code = code;
  }
}
