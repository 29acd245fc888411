import type { Span, Validity } from '@memory/extraction';

/** Part of speech, universal tags. */
export type Tag =
  | 'NOUN'
  | 'PROPN'
  | 'PRON'
  | 'VERB'
  | 'AUX'
  | 'ADJ'
  | 'ADV'
  | 'ADP'
  | 'DET'
  | 'NUM'
  | 'CCONJ'
  | 'SCONJ'
  | 'PART'
  | 'INTJ'
  | 'PUNCT'
  | 'SYM'
  | 'X';

/** A word or mark. Offsets are UTF-16 in the sentence's `text`. */
export type Token = {
  readonly text: string;
  readonly lower: string;
  /** Base form, lower case: 'work' of 'worked', 'be' of 'was'. */
  readonly lemma: string;
  readonly tag: Tag;
  readonly start: number;
  readonly end: number;
};

/** A time that a sentence names. Token indices, half-open, preposition included: 'in March 2020', 'since 2015'. */
export type TimePhrase = {
  readonly first: number;
  readonly last: number;
  readonly validity: Validity;
  /** What the words say of the time: a point or stretch in which, a start ('since'), an end ('until'), or how often. */
  readonly role: 'at' | 'from' | 'until' | 'during' | 'frequency' | 'duration';
  /** Where the words lean on when it was said ('yesterday'): the words that stand alone ('on 14 April 2026'); else null. */
  readonly explicit: string | null;
};

/** Where a sentence stands, as its layout and the text around tell. */
export type Standing = {
  /** `prose`: running text; `item`: a list item; others are no running text. */
  readonly place: 'prose' | 'item' | 'heading' | 'cell' | 'pair' | 'code' | 'turn';
  /** Who speaks ('User', 'Nora Weld'), where the text is a conversation or a letter. */
  readonly speaker: string | null;
  /** Who is spoken to, where known. */
  readonly addressee: string | null;
  /** When it was said: of the turn or dated part, else of the document; null where neither is known. */
  readonly saidAt: Date | null;
  /** Whether `saidAt` is the turn's or dated part's own. */
  readonly isDatedHere: boolean;
  /** Language of its section, ISO 639-1; null where too little text tells. */
  readonly language: string | null;
  /** Inside a quotation, a pasted text, a joke or story asked for: whose words these are is not known. */
  readonly isQuoted: boolean;
  /** Headings from the top down. */
  readonly headings: readonly string[];
};

/** One sentence, tagged. `text` is plain; `map[i]` is where its i-th unit stands in the Markdown. */
export type Sentence = {
  readonly text: string;
  readonly span: Span;
  readonly toSource: (start: number, end: number) => Span;
  readonly tokens: readonly Token[];
  readonly times: readonly TimePhrase[];
  readonly standing: Standing;
  /** Index of its block in the document's structure, and of the sentence in the block. */
  readonly block: number;
  readonly index: number;
};
