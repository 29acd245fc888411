import type { Sql } from '@memory/database';
import type { ReferenceGraph } from './reference.ts';

/** A readable id: the kind, then the number. */
export function seededId(kind: 'entity' | 'fact' | 'document' | 'version' | 'citation', n: number): string {
  const digit = { entity: 1, fact: 2, document: 3, version: 4, citation: 5 }[kind];
  return `00000000-0000-7000-800${digit}-${n.toString(16).padStart(12, '0')}`;
}

/** Replaces every entity and fact of a test's database by those of a reference graph. */
export async function seedGraph(sql: Sql, graph: ReferenceGraph, entities: readonly string[]): Promise<void> {
  await sql`delete from memory.facts`;
  await sql`delete from memory.entities`;
  await sql`insert into memory.entities ${sql(
    entities.map((entity_id) => ({
      entity_id,
      canonical_name: `Entity ${entity_id}`,
      name_norm: entity_id,
      entity_type: 'thing',
      live_mentions: 1,
      merged_into: graph.merged.get(entity_id) ?? null,
    })),
  )}`;
  if (graph.facts.length === 0) return;
  const time = (ms: number | null) => (ms === null ? null : new Date(ms));
  await sql`insert into memory.facts ${sql(
    graph.facts.map((fact) => {
      const last = fact.beliefs.at(-1);
      return {
        fact_id: fact.id,
        kind: 'relation',
        subject_entity_id: fact.subject,
        predicate: fact.predicate,
        object_entity_id: fact.object,
        statement_key: '1',
        is_negated: fact.negated,
        label: `Fact ${fact.id}`,
        evidence_count: 1,
        valid_from: time(last?.validFrom ?? null),
        valid_until: time(last?.validUntil ?? null),
        valid_precision: 'instant',
        ingested_at: new Date(fact.ingestedAt),
        invalidated_at: time(fact.invalidatedAt),
        closed_reason:
          fact.invalidatedAt === null
            ? null
            : fact.isRetracted
              ? 'retracted_source_removal'
              : 'decided_otherwise',
      };
    }),
  )}`;
  await sql`insert into memory.fact_beliefs ${sql(
    graph.facts.flatMap((fact) =>
      fact.beliefs.map((belief) => ({
        fact_id: fact.id,
        believed_from: new Date(belief.from),
        believed_until: time(belief.until),
        valid_from: time(belief.validFrom),
        valid_until: time(belief.validUntil),
        valid_precision: 'instant',
      })),
    ),
  )}`;
}
