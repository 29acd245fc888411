import type { Assertion, Term, Validity } from '@memory/extraction';
import type { Block, DocumentStructure } from '@memory/markdown';
import type { Guard } from '../discourse/faults.ts';
import { identifierTerm } from '../discourse/identifiers.ts';
import type { ReaderParts } from '../discourse/parts.ts';
import { statedPhase } from '../meaning/index.ts';

/** What the layout of a block says: the claim in words, where it stands in the block's plain text, and the records. */
export type LaidOut = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly assertions: readonly Assertion[];
  /** Of a table: what each of its rows says. */
  readonly rows?: readonly (readonly Assertion[])[];
};

/** A document as the readers of its layout take it. */
export type LaidOutDocument = {
  readonly structure: DocumentStructure;
  /** What the document is about. */
  readonly subject: Term;
  readonly parts: ReaderParts;
  readonly guard: Guard;
};

/** What was read of a document's layout, by the index of the block. */
export type LaidOutBlocks = Map<number, LaidOut[]>;

export function addTo(blocks: LaidOutBlocks, block: number, laid: LaidOut): void {
  const list = blocks.get(block);
  if (list === undefined) blocks.set(block, [laid]);
  else list.push(laid);
}

/** A record of what layout says of `subject`. The predicate is one of the ontology. */
export function stated(
  subject: Term,
  predicate: string,
  object: Term | string,
  rule: string,
  validity: Validity | null = null,
): Assertion {
  const isValue = typeof object === 'string';
  return {
    subject,
    form: 'attribute',
    words: predicate.replaceAll('_', ' '),
    predicate,
    object: isValue ? null : object,
    value: isValue ? object : null,
    ...statedPhase(false, false),
    ...(validity === null ? {} : { validity }),
    isUnique: false,
    facet: '',
    rule: `${predicate}/${rule}`,
  };
}

/** A part or release of what a document is about, which has its name in its own. */
export function partTerm(name: string): Term {
  return identifierTerm(name);
}

/** The text of a heading without spare space. */
export function headingText({ text }: Block): string {
  return text.plain.replace(/\s+/g, ' ').trim();
}
