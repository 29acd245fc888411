export { type CellReader, createLayoutReader, type LayoutReader, type PlainTable } from './layout.ts';
export { statedPhase } from './phase.ts';
export { type AssertionReader, createAssertionReader } from './read-assertions.ts';
export { shareObjects } from './shared-objects.ts';
export { createVocabulary, type Vocabulary } from './vocabulary.ts';
