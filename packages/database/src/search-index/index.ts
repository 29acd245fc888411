export { ensureGeneration, type Generation, type GenerationStatus, liveGenerations } from './generations.ts';
export { type IndexedItem, type ItemVectors, indexItems } from './index-items.ts';
export { type ItemKind, itemKinds } from './kinds.ts';
export { moveItems } from './move-items.ts';
export { removeItems } from './remove-items.ts';
export { toVectorText } from './vector-text.ts';
