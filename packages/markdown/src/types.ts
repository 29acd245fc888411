/** A half-open range. */
export type Range = { readonly start: number; readonly end: number };

/** A link in running text; offsets are those of the text that shows it. */
export type InlineLink = Range & { readonly href: string; readonly text: string };

/**
 * Prose with the markup taken off: emphasis and code marks, links (their text stays), HTML tags, images, footnote marks and
 * struck-out text. A line end within a paragraph is a space, a hard break a line feed.
 */
export type InlineText = {
  readonly plain: string;
  /**
   * Index into `plain` -> index into the Markdown, UTF-16, strictly increasing; `map[plain.length]` is the end of the text.
   * Use `sourceRange` to turn a range round: the source of the last character need not be one unit long.
   */
  readonly map: Int32Array;
  /** Offsets in `plain`. */
  readonly links: readonly InlineLink[];
  /** Code spans, offsets in `plain`. */
  readonly code: readonly Range[];
  /** Strong emphasis, offsets in `plain`. */
  readonly strong: readonly Range[];
  /** Where a source line ends within `plain` (the place of the space or line feed). */
  readonly lineEnds: readonly number[];
  /** Decoded character references: one or two units of `plain` that are `length` units of the Markdown. */
  readonly references: readonly { readonly at: number; readonly length: number }[];
};

export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'listItem'
  | 'table'
  | 'code'
  | 'quote'
  | 'html'
  | 'frontMatter'
  | 'thematicBreak'
  | 'linkDefinition';

/** Where a block stands in a list. */
export type ListPlace = {
  readonly ordered: boolean;
  /** The number written in front of the item; null in a bullet list. */
  readonly number: number | null;
  /** 0 for a list's first item. */
  readonly index: number;
  /** 1 for a list that lies in no other. */
  readonly depth: number;
  /** Equal for the items of one list, unique in the document. */
  readonly list: number;
  /** Index of the block that the item begins with; for that block itself its own index. */
  readonly item: number;
  /** Index of the enclosing item's first block, where the list is nested. */
  readonly parent: number | null;
  /** Index of the paragraph (or item text) right in front of the list. */
  readonly intro: number | null;
  readonly task: 'open' | 'done' | null;
};

/** A pipe table. Cells are read on demand: a table of a million cells costs nothing until it is read. */
export type Table = {
  readonly columns: readonly InlineText[];
  readonly rowCount: number;
  /** Source range of a row's line. */
  rowRange(row: number): Range;
  /** Exactly one text per column; a missing cell is empty, a surplus one is left out. */
  row(row: number): readonly InlineText[];
  /** Source range of the header row and the line below it. */
  readonly head: Range;
};

/** Who speaks, in a document that is a conversation. */
export type Turn = {
  readonly speaker: string;
  /** The date or time as written beside the speaker. */
  readonly when: string | null;
  /** Offset in the block's plain text at which what is said begins; 0 where the speaker stands in a block before. */
  readonly textStart: number;
};

/**
 * A leaf of the document, in order, never overlapping. `start` is the first character other than space on the block's first
 * line, list and quote marks included (indented code: the line's start), `end` the end of its last line without trailing space.
 * Offsets are UTF-16.
 */
export type Block = Range & {
  /** A paragraph that begins a list item is `listItem`; one in a block quote is `quote`. */
  readonly kind: BlockKind;
  readonly sectionIndex: number;
  /** Containers around the block: 0 at the top level. */
  readonly depth: number;
  readonly quoteDepth: number;
  readonly list: ListPlace | null;
  /** The label, for a block of a footnote. */
  readonly footnote: string | null;
  /** 1 to 6, headings only. */
  readonly level: number | null;
  /** Info string of fenced code. */
  readonly language: string | null;
  readonly table: Table | null;
  readonly turn: Turn | null;
  /** Read on first use and kept. Of a table: its header and cells are in `table`, this is empty. */
  readonly text: InlineText;
};

/** The text from one heading to the next (of any level), heading line included. Sections never overlap. */
export type Section = Range & {
  /** 1 to 6; 0 for text before the first heading and for front matter. */
  readonly level: number;
  readonly heading: string | null;
  /** Headings from the top down to this section's own. */
  readonly headingPath: readonly string[];
  readonly parent: number | null;
  /** Its blocks: `blocks.slice(firstBlock, lastBlock)`. */
  readonly firstBlock: number;
  readonly lastBlock: number;
};

/** A link out of the document's prose, for citations. Offsets are UTF-16 in the Markdown and cover the link's text. */
export type DocumentLink = Range & {
  readonly href: string;
  readonly text: string;
  readonly blockIndex: number;
};

export type DocumentStructure = {
  /** The first level-1 heading; else the front matter's title; else the text of an HTML `<h1>`. */
  readonly title: string | null;
  readonly sections: readonly Section[];
  readonly blocks: readonly Block[];
  readonly links: readonly DocumentLink[];
  /** Whether the document reads as a conversation, so that blocks carry turns. */
  readonly conversation: boolean;
};
