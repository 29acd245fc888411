export { type Chunk, type ChunkKind, type ChunkOptions, cutChunks } from './chunk.ts';
export { type CodePointIndex, createCodePointIndex } from './code-points.ts';
export { type ConvertedMarkdown, convertMarkdown } from './convert.ts';
export { sourceRange } from './inline-text.ts';
export { parseStructure, readTitle } from './structure.ts';
export { countTokens } from './tokens.ts';
export type * from './types.ts';
