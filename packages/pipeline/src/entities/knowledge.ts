import type { EntityType } from '@memory/ontology';

/**
 * A thing that a version names: one per normal form of the name, type, and field that the name itself tells. The field of
 * work keeps people of one name apart.
 */
export type NamedThing = {
  norm: string;
  name: string;
  type: EntityType;
  field: string | null;
  /** The entity that it is, where that was chosen among known ones; its name then makes none. */
  entityId?: string;
};

/** Where a claim names it. `thing` and the like are indices into `things`. */
export type KnownMention = {
  claimId: string;
  chunkId: string;
  thing: number;
  role: 'subject' | 'object' | 'mention';
  surface: string;
  aliasNorm: string;
};

export type KnownStatement = {
  claimId: string;
  kind: 'relation' | 'observation';
  subject: number;
  predicate: string;
  object: number | null;
  objectText: string | null;
  objectKey: string | null;
  polarity: 'affirmed' | 'negated';
  modality: 'asserted' | 'hedged';
  aspect: 'states' | 'begins' | 'ends';
  isAttributed: boolean;
  attributedTo: string | null;
  isPast: boolean;
  isNews: boolean;
  isUnique: boolean;
  facet: string;
  isCorrection: boolean;
  validFrom: Date | null;
  validUntil: Date | null;
  validPrecision: string;
  validKind: string | null;
};

/** Another name under which a thing is found. */
export type KnownAlias = {
  thing: number;
  alias: string;
  aliasNorm: string;
  origin: 'name' | 'abbreviation' | 'variant';
};

/** Two names that the text says mean the same; `sameAs` is the fuller one. */
export type KnownLink = { thing: number; sameAs: number; kind: 'abbreviation' | 'synonym' };

/** What a version's claims say, before it is joined with what the deployment knows. */
export type VersionKnowledge = {
  things: NamedThing[];
  mentions: KnownMention[];
  statements: KnownStatement[];
  aliases: KnownAlias[];
  links: KnownLink[];
};
