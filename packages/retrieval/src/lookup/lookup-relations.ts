import {
  type Envelope,
  emptyEnvelope,
  type LookupRelationsQuery,
  limits,
  toUtcString,
} from '@memory/contract';
import type { Sql } from '@memory/database';
import { confirmFacts, toFactResult } from '../facts/confirm-facts.ts';
import { type TimeRange, temporalScope, timeRange } from '../facts/temporal-scope.ts';
import { knownEmpty, lookupLimit, unknownEntity } from './answers.ts';
import { areKnown } from './are-known.ts';

/** `GET /lookup/relations`: the relations of a (subject, predicate, object) pattern, best supported first. */
export async function lookupRelations(sql: Sql, query: LookupRelationsQuery, at: Date): Promise<Envelope> {
  const time =
    query.valid_at === undefined ? { mode: 'current' as const } : { mode: 'at' as const, at: query.valid_at };
  const range = timeRange(time, at);
  const envelope = emptyEnvelope('fact', temporalScope(time, at), toUtcString(at));
  const ends = [query.subject_entity_id, query.object_entity_id].filter((id) => id !== undefined);
  if (!(await areKnown(sql, ends))) return { ...envelope, negative: unknownEntity() };
  const nominated = await nominate(sql, query, range);
  const shown = nominated.slice(0, limits.lookupRelations);
  const facts = (await confirmFacts(sql, shown, range, query.predicate)).map(toFactResult);
  return {
    ...envelope,
    facts,
    truncation: nominated.length > shown.length ? lookupLimit(facts.length) : null,
    dropped_by_hydration: shown.length - facts.length,
    negative:
      facts.length > 0
        ? null
        : knownEmpty(
            'No relation held at the asked time matches the pattern.',
            'Ask with fewer parts, or with another valid_at.',
          ),
  };
}

/** One more than is returned; by memory.facts_by_subject, facts_by_object or, for a predicate alone, facts_by_predicate. */
async function nominate(sql: Sql, query: LookupRelationsQuery, range: TimeRange): Promise<string[]> {
  const { subject_entity_id: subject, predicate, object_entity_id: object } = query;
  const rows = await sql<{ fact_id: string }[]>`
    select f.fact_id from memory.facts f
     where f.kind = 'relation' and f.invalidated_at is null
       ${subject === undefined ? sql`` : sql`and f.subject_entity_id = ${subject}`}
       ${object === undefined ? sql`` : sql`and f.object_entity_id = ${object}`}
       ${predicate === undefined ? sql`` : sql`and f.predicate = ${predicate}`}
       and memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, ${range.mode}, ${range.from}, ${range.to}) is not null
     order by f.evidence_count desc nulls last, f.fact_id
     limit ${limits.lookupRelations + 1}`;
  return rows.map((row) => row.fact_id);
}
