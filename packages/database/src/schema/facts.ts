import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { claims } from './claims.ts';
import { instant } from './columns.ts';
import { memory } from './deployment.ts';
import { entities } from './entities.ts';

/** What a claim says in the form subject, predicate, object; facts are adjudicated from these. */
export const statements = memory.table(
  'statements',
  {
    statementId: uuid('statement_id').primaryKey(),
    claimId: uuid('claim_id')
      .notNull()
      .references(() => claims.claimId, { onDelete: 'cascade' }),
    versionId: uuid('version_id').notNull(),
    docId: uuid('doc_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    kind: text('kind').notNull(),
    subjectEntityId: uuid('subject_entity_id').notNull(),
    predicate: text('predicate').notNull(),
    objectEntityId: uuid('object_entity_id'),
    objectText: text('object_text'),
    objectKey: text('object_key'),
    aspect: text('aspect').notNull().default('states'),
    groups: bigint('groups', { mode: 'bigint' }).array().notNull(),
    polarity: text('polarity').notNull(),
    modality: text('modality').notNull(),
    isAttributed: boolean('is_attributed').notNull(),
    attributedTo: text('attributed_to'),
    isPast: boolean('is_past').notNull().default(false),
    isUnique: boolean('is_unique').notNull().default(false),
    facet: text('facet').notNull().default(''),
    assertedAt: instant('asserted_at'),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    validPrecision: text('valid_precision').notNull().default('unknown'),
    validKind: text('valid_kind'),
    effectiveAt: instant('effective_at'),
    isCorrection: boolean('is_correction').notNull().default(false),
    isLive: boolean('is_live').notNull(),
    factId: uuid('fact_id'),
    stance: text('stance'),
  },
  (table) => [
    check('statements_kind', sql`${table.kind} in ('relation', 'observation')`),
    check('statements_polarity', sql`${table.polarity} in ('affirmed', 'negated')`),
    check('statements_modality', sql`${table.modality} in ('asserted', 'hedged')`),
    check('statements_stance', sql`${table.stance} in ('supports', 'contradicts')`),
    index('statements_by_claim').on(table.claimId),
    index('statements_by_version').on(table.versionId, table.ordinal),
    index('statements_by_fact').on(table.factId, table.stance).where(sql`fact_id is not null`),
    check('statements_aspect', sql`${table.aspect} in ('states', 'begins', 'ends')`),
    index('statements_live_by_group').using('gin', table.groups).where(sql`is_live`),
    index('statements_past_by_group').using('gin', table.groups).where(sql`not is_live`),
    index('statements_live_by_subject').on(table.subjectEntityId).where(sql`is_live`),
    index('statements_live_by_object')
      .on(table.objectEntityId)
      .where(sql`is_live and object_entity_id is not null`),
  ],
);

/** What the memory holds: relations and observations, each with the interval in which it holds. */
export const facts = memory.table(
  'facts',
  {
    factId: uuid('fact_id').primaryKey(),
    kind: text('kind').notNull(),
    subjectEntityId: uuid('subject_entity_id')
      .notNull()
      .references(() => entities.entityId),
    predicate: text('predicate').notNull(),
    objectEntityId: uuid('object_entity_id'),
    objectText: text('object_text'),
    statementKey: bigint('statement_key', { mode: 'bigint' }).notNull(),
    isNegated: boolean('is_negated').notNull().default(false),
    attributedTo: text('attributed_to'),
    label: text('label').notNull(),
    evidenceCount: integer('evidence_count').notNull().default(0),
    support: text('support').notNull().default('current'),
    contradictionGroup: uuid('contradiction_group'),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    validPrecision: text('valid_precision').notNull().default('unknown'),
    isEndSaid: boolean('is_end_said').notNull().default(false),
    ingestedAt: instant('ingested_at').notNull(),
    invalidatedAt: instant('invalidated_at'),
    closedReason: text('closed_reason'),
  },
  (table) => [
    check('facts_kind', sql`${table.kind} in ('relation', 'observation')`),
    check('facts_support', sql`${table.support} in ('current', 'withdrawn')`),
    index('facts_by_subject').on(table.subjectEntityId, table.predicate, table.factId),
    index('facts_by_object')
      .on(table.objectEntityId, table.predicate, table.factId)
      .where(sql`object_entity_id is not null`),
    index('facts_of_subject')
      .on(table.subjectEntityId, table.evidenceCount.desc(), table.factId)
      .where(sql`invalidated_at is null`),
    index('facts_of_object')
      .on(table.objectEntityId, table.evidenceCount.desc(), table.factId)
      .where(sql`invalidated_at is null and object_entity_id is not null`),
    index('facts_by_predicate')
      .on(table.predicate, table.evidenceCount.desc(), table.factId)
      .where(sql`kind = 'relation' and invalidated_at is null`),
    index('facts_by_ingest').on(table.ingestedAt),
    index('facts_by_closing').on(table.invalidatedAt).where(sql`invalidated_at is not null`),
    index('facts_by_statement').on(table.statementKey).where(sql`invalidated_at is null`),
    index('facts_by_contradiction_group')
      .on(table.contradictionGroup, table.factId)
      .where(sql`contradiction_group is not null`),
  ],
);

/** Which validity the memory believed a fact to have, and when it did. */
export const factBeliefs = memory.table(
  'fact_beliefs',
  {
    factId: uuid('fact_id')
      .notNull()
      .references(() => facts.factId, { onDelete: 'cascade' }),
    believedFrom: instant('believed_from').notNull(),
    believedUntil: instant('believed_until'),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    validPrecision: text('valid_precision').notNull(),
  },
  (table) => [primaryKey({ name: 'fact_beliefs_pkey', columns: [table.factId, table.believedFrom] })],
);

/** Every decision about a fact or an entity, and every act of an operator on stage work or the deployment, in order. */
export const transcript = memory.table(
  'transcript',
  {
    entryId: uuid('entry_id').primaryKey(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    outcome: text('outcome').notNull(),
    method: text('method').notNull(),
    confidence: doublePrecision('confidence'),
    relatedId: uuid('related_id'),
    decidedBy: text('decided_by').notNull(),
    decidedAt: instant('decided_at').notNull(),
    features: jsonb('features'),
    versionId: uuid('version_id'),
  },
  (table) => [
    check(
      'transcript_subject_kind',
      sql`${table.subjectKind} in ('relation', 'observation', 'entity', 'k_page', 'work', 'deployment')`,
    ),
    index('transcript_by_subject').on(table.subjectId, table.decidedAt, table.entryId),
    index('transcript_by_version').on(table.versionId).where(sql`version_id is not null`),
  ],
);
