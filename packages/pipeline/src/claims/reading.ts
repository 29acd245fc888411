import type { SentenceAnalysis } from '../language/analyze.ts';
import type { Discourse, Entity, Role } from './reference/discourse.ts';

/** A change to the sentence's text; offsets are UTF-16 in it. */
export type Edit = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly entity?: Entity;
};

/** What reading a sentence gave: the changes that make it stand alone, and the entity behind each noun phrase. */
export type Resolved = { readonly edits: Edit[]; readonly entities: ReadonlyMap<number, Entity> };

/** A sentence while its noun phrases are read. */
export type Reading = {
  analysis: SentenceAnalysis;
  discourse: Discourse;
  edits: Edit[];
  entities: Map<number, Entity>;
  roles: Map<number, Role>;
  speaker: Entity | null;
};
