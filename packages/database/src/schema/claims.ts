import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';
import { memory } from './deployment.ts';
import { versions } from './documents.ts';
import { chunks } from './text.ts';

/** Statements of sources, each rewritten to stand alone. Visible: held, current, and its version not deleted. */
export const claims = memory.table(
  'claims',
  {
    claimId: uuid('claim_id').primaryKey(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => versions.versionId, { onDelete: 'cascade' }),
    docId: uuid('doc_id').notNull(),
    chunkId: uuid('chunk_id')
      .notNull()
      .references(() => chunks.chunkId, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    claimText: text('claim_text').notNull(),
    textHash: bytea('text_hash').notNull(),
    sourceSpan: text('source_span').notNull(),
    charStart: integer('char_start').notNull(),
    charEnd: integer('char_end').notNull(),
    evidenceSpans: jsonb('evidence_spans').notNull(),
    isAttributed: boolean('is_attributed').notNull(),
    attributedTo: text('attributed_to'),
    polarity: text('polarity').notNull(),
    modality: text('modality').notNull(),
    assertedAt: instant('asserted_at'),
    /** When the turn, letter or dated part was written in which it stands. */
    saidAt: instant('said_at'),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    validPrecision: text('valid_precision').notNull().default('unknown'),
    validKind: text('valid_kind'),
    /** What extraction read of it beside these columns, for normalize_relations and for tracing, see `StoredReading` of
     * @memory/extraction; and of a turn, as `context`, what it is indexed with. */
    reading: jsonb('reading').notNull().default({}),
    grounding: text('grounding').notNull().default('pending'),
    dropReason: text('drop_reason'),
    isCurrent: boolean('is_current').notNull(),
    retiredAt: instant('retired_at'),
    retiredReason: text('retired_reason'),
  },
  (table) => [
    unique('claims_version_id_ordinal_key').on(table.versionId, table.ordinal),
    check('claims_polarity', sql`${table.polarity} in ('affirmed', 'negated')`),
    check('claims_modality', sql`${table.modality} in ('asserted', 'hedged')`),
    check('claims_grounding', sql`${table.grounding} in ('pending', 'held', 'dropped')`),
    index('claims_by_chunk').on(table.chunkId),
    index('claims_by_text').on(table.textHash).where(sql`is_current and grounding = 'held'`),
    index('claims_current_by_document').on(table.docId, table.versionId).where(sql`is_current`),
  ],
);
