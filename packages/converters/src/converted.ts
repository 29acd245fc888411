/** Where a part of the source begins in the Markdown: the start of its comment `<!-- page 3 -->`. */
export type Anchor = {
  kind: 'page' | 'slide' | 'sheet' | 'message' | 'cell' | 'time';
  /** A number counted from 1, a sheet's name, or a time `hh:mm:ss`. */
  name: string;
  /** Offset in the Markdown, in Unicode code points. */
  offset: number;
};

/** A file as Markdown. */
export type Converted = {
  markdown: string;
  /** The format's own title, else the first level-1 heading; null where neither stands. */
  title: string | null;
  anchors: Anchor[];
  /** The route and the libraries that made it, for example `pdf: @llamaindex/liteparse 2.14.7`. */
  converter: string;
};

/** What is known of a file beside its bytes. */
export type FileFacts = {
  /** As it was sent, parameters included. */
  mime: string;
  filename: string;
};
