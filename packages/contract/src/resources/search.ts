import { z } from 'zod';
import { limits } from '../limits.ts';
import { integer, orNull, queryInteger, text, uuid } from '../values/request-values.ts';
import { SearchChannel } from '../vocabulary.ts';
import { DocumentSearchFilters } from './document-search.ts';

/** The body of a search over claims or chunks. */
export const SearchRequest = z.strictObject({
  query: text(limits.searchQuery),
  k: integer(limits.searchK).default(limits.searchK.default),
  channel: SearchChannel.default('semantic'),
  documents: orNull(DocumentSearchFilters),
});
export type SearchRequest = z.infer<typeof SearchRequest>;

/** The same as query parameters, without the documents filter. */
export const SearchQuery = z.strictObject({
  query: text(limits.searchQuery),
  k: queryInteger(limits.searchK).default(limits.searchK.default),
  channel: SearchChannel.default('semantic'),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const AdjacentRequest = z.strictObject({
  chunk_id: uuid(),
  window: integer(limits.adjacentWindow).default(limits.adjacentWindow.default),
});
export type AdjacentRequest = z.infer<typeof AdjacentRequest>;

export const AdjacentPath = z.strictObject({ chunk_id: uuid() });
export const AdjacentQuery = z.strictObject({
  window: queryInteger(limits.adjacentWindow).default(limits.adjacentWindow.default),
});
