import { columnsOf, type PublishedColumn } from './types.ts';

/** Pieces of definitions that several views share. Relations are named by the aliases that the comments give. */

const time = 'timestamp with time zone';

/** Open facts, and closed ones unless they came of a document that has been deleted since. `f` is memory.facts. */
const factIsVisible = `(f.invalidated_at is null or (
    f.closed_reason is distinct from 'retracted_source_removal'
    and not exists (
      select from memory.transcript t join memory.versions v on v.version_id = t.version_id
       where t.subject_id = f.fact_id and v.deleted_at is not null)))`;

/** The fact's subject `s` and object `o` as they are merged now, in `sm` and `om`. */
export const factEnds = `join memory.entities s on s.entity_id = f.subject_entity_id
  left join memory.entities sm on sm.entity_id = s.merged_into
  left join memory.entities o on o.entity_id = f.object_entity_id
  left join memory.entities om on om.entity_id = o.merged_into`;

export const factOutputs = `f.fact_id, f.kind,
    coalesce(s.merged_into, s.entity_id) as subject_entity_id,
    coalesce(sm.canonical_name, s.canonical_name) as subject_name,
    f.predicate,
    coalesce(o.merged_into, o.entity_id) as object_entity_id,
    coalesce(om.canonical_name, o.canonical_name, f.object_text) as object_name,
    f.label, f.is_negated, f.attributed_to, f.evidence_count, f.support, f.contradiction_group`;

export const factColumns: readonly PublishedColumn[] = columnsOf(
  ['fact_id', 'uuid', 'Id of the fact; stable.', '0198c3d2-6c1e-7a54-9a0b-2f6d6c1f4e10'],
  ['kind', 'text', 'relation (between two entities) or observation (of one entity).', 'relation'],
  [
    'subject_entity_id',
    'uuid',
    'The entity it is about; joins entities_live.',
    '0198c3d2-0a11-7c3e-8d11-5b0f3a9d7e22',
  ],
  ['subject_name', 'text', 'What that entity is called.', 'Acme'],
  ['predicate', 'text', 'What is said of it; see the view predicates.', 'ceo_of'],
  [
    'object_entity_id',
    'uuid',
    'The entity at the other end; null for observations.',
    '0198c3d2-0a11-7c3e-8d11-5b0f3a9d7e23',
  ],
  ['object_name', 'text', 'What that entity is called, or the value of an observation.', 'Ada Lovelace'],
  ['label', 'text', 'The fact as a sentence.', 'Ada Lovelace is CEO of Acme'],
  ['is_negated', 'boolean', 'Whether the fact is that something does not hold.', 'false'],
  [
    'attributed_to',
    'text',
    'Who is said to have stated it, where sources report it of somebody.',
    'Charles Babbage',
  ],
  ['evidence_count', 'integer', 'Claims that support it.', '2'],
  ['support', 'text', 'current, or withdrawn when every source has stopped saying so.', 'current'],
  [
    'contradiction_group',
    'uuid',
    'Shared by facts that contradict each other.',
    '0198c3d2-77aa-7d10-b1c2-1f0e2d3c4b5a',
  ],
);

export const validityColumns: readonly PublishedColumn[] = columnsOf(
  ['valid_from', time, 'From when it holds in the world; null when unknown.', '2015-03-01T00:00:00Z'],
  ['valid_until', time, 'Until when it holds; null when open.', '2019-01-01T00:00:00Z'],
  [
    'valid_precision',
    'text',
    'How exactly the start is known: instant, day, month, quarter, year, open or unknown.',
    'year',
  ],
);

export const temporalMatch: readonly PublishedColumn[] = columnsOf([
  'temporal_match',
  'text',
  'confirmed where it certainly holds at the moment asked for, possible where its start is not known well enough.',
  'confirmed',
]);

export const ingestedAt: readonly PublishedColumn[] = columnsOf([
  'ingested_at',
  time,
  'Since when the memory has believed it.',
  '2026-11-02T09:15:00Z',
]);

export const instantType = time;

export { factIsVisible };
