/**
 * The bounds that keep reading Markdown linear and cooperative, whatever the bytes. Beyond a bound text is kept and
 * read as plain text; it is never dropped. Lengths are UTF-16 units.
 *
 * @lezer/markdown alone does not hold (5 MB inputs, 2 cores): `>` repeated and a link title that is never closed did not
 * end in 12 s, as inline markup `a* ` and `[a](` did; a table of small cells held the event loop for 2.4 s in one step and took 1.6 GB,
 * a list of small items 2.9 GB. So blocks are scanned here line by line, and the library reads the inline markup of
 * one bounded piece of text at a time.
 */
export const limits = {
  /** Containers (quotes, list items, footnotes) within each other; a deeper marker is text. */
  depth: 32,
  /** A paragraph longer than this is cut into several, at a line, sentence or word end. */
  paragraph: 8_192,
  /** Code or HTML longer than this is cut into several blocks, at lines where it has them. */
  verbatim: 65_536,
  /** A line longer than this opens no leaf but a paragraph. */
  markupLine: 8_192,
  /** A heading longer than this is a paragraph. */
  heading: 1_000,
  /** A piece of text with more markup characters than this is read without inline markup. */
  inlineMarks: 512,
  /** Columns of a table beyond this stay in the last cell. */
  tableColumns: 256,
  /** Front matter longer than this is body text. */
  frontMatter: 65_536,
  /** Lines of link reference definitions read at the start of one paragraph. */
  linkDefinitions: 1_000,
} as const;
