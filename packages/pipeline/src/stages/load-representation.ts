import {
  type CodePointIndex,
  createCodePointIndex,
  type DocumentStructure,
  type FoundHeading,
  type LabelWords,
  parseStructure,
} from '@memory/markdown';
import { memoKey, PermanentError, type StageContext } from '../run/stage.ts';

/** What convert wrote: the text that every offset of the version counts in. */
export type Representation = {
  representationId: string;
  markdown: string;
  title: string | null;
  /** Headings that the text does not mark, as structure found them; null where it did not look. */
  outline: FoundHeading[] | null;
};

export const representationMemo = memoKey<Representation>('representation');
const indexMemo = memoKey<CodePointIndex>('code points');
const structureMemo = memoKey<DocumentStructure>('structure');

export async function loadRepresentation({ version, sql, memo }: StageContext): Promise<Representation> {
  const known = representationMemo.get(memo);
  if (known !== undefined) return known;
  const [row] = await sql<Representation[]>`
    select representation_id as "representationId", markdown, title, outline
      from memory.representations where version_id = ${version.versionId}`;
  if (row === undefined) throw new PermanentError('the version has no representation');
  representationMemo.set(memo, row);
  return row;
}

export function codePointsOf(memo: StageContext['memo'], markdown: string): CodePointIndex {
  const known = indexMemo.get(memo);
  if (known !== undefined) return known;
  const index = createCodePointIndex(markdown);
  indexMemo.set(memo, index);
  return index;
}

/** Reads the text again, with other headings, for this chain. */
export function rememberOutline({ memo }: StageContext, representation: Representation): void {
  representationMemo.set(memo, representation);
  memo.delete(structureMemo.symbol);
}

/** The syntax of the representation, parsed once per chain. */
export async function loadStructure(
  context: StageContext,
  markdown: string,
  words: LabelWords,
): Promise<DocumentStructure> {
  const known = structureMemo.get(context.memo);
  if (known !== undefined) return known;
  const { outline } = await loadRepresentation(context);
  const structure = await parseStructure(markdown, {
    signal: context.signal,
    words,
    headings: outline ?? [],
  });
  structureMemo.set(context.memo, structure);
  return structure;
}
