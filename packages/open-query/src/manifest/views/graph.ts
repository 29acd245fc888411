import { ingestedAt, instantType, validityColumns } from '../fragments.ts';
import { columnsOf, type PublishedView } from '../types.ts';

const validNow = `memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, 'at', now(), now())`;

/** Views of entities, the edges between them, and the decisions about them. */
export const graphViews: readonly PublishedView[] = [
  {
    name: 'graph_edges_current',
    grain: 'fact',
    oneInstant: true,
    comment:
      'One row for each affirmed relation between two entities that is believed now and holds, or may hold, now.',
    columns: [
      ...columnsOf(
        [
          'relation_id',
          'uuid',
          'The relation; joins facts_current.fact_id.',
          '0198c3d2-6c1e-7a54-9a0b-2f6d6c1f4e10',
        ],
        [
          'subject_id',
          'uuid',
          'The entity at its start; joins entities_live.entity_id.',
          '0198c3d2-0a11-7c3e-8d11-5b0f3a9d7e22',
        ],
        ['subject_name', 'text', 'What that entity is called.', 'Ada Lovelace'],
        ['predicate', 'text', 'What connects them.', 'works_at'],
        [
          'object_id',
          'uuid',
          'The entity at its end; joins entities_live.entity_id.',
          '0198c3d2-0a11-7c3e-8d11-5b0f3a9d7e23',
        ],
        ['object_name', 'text', 'What that entity is called.', 'Acme'],
        ['fact', 'text', 'The relation as a sentence.', 'Ada Lovelace works at Acme'],
        ['evidence_count', 'integer', 'Claims that support it.', '2'],
        ['support', 'text', 'current, or withdrawn when every source has stopped saying so.', 'current'],
      ),
      ...validityColumns,
      ...ingestedAt,
    ],
    select: `select f.fact_id as relation_id,
    coalesce(s.merged_into, s.entity_id) as subject_id, coalesce(sm.canonical_name, s.canonical_name) as subject_name,
    f.predicate,
    coalesce(o.merged_into, o.entity_id) as object_id, coalesce(om.canonical_name, o.canonical_name) as object_name,
    f.label as fact, f.evidence_count, f.support, f.valid_from, f.valid_until, f.valid_precision, f.ingested_at
  from memory.facts f
  join memory.entities s on s.entity_id = f.subject_entity_id
  left join memory.entities sm on sm.entity_id = s.merged_into
  join memory.entities o on o.entity_id = f.object_entity_id
  left join memory.entities om on om.entity_id = o.merged_into
  where f.kind = 'relation' and not f.is_negated and f.invalidated_at is null and ${validNow} is not null`,
  },
  {
    name: 'entities_live',
    grain: 'fact',
    oneInstant: false,
    comment:
      'One row for each entity that stands for itself and that a source names now or an open fact is about.',
    columns: columnsOf(
      ['entity_id', 'uuid', 'Id of the entity; stable.', '0198c3d2-0a11-7c3e-8d11-5b0f3a9d7e22'],
      ['name', 'text', 'What it is called.', 'Ada Lovelace'],
      ['entity_type', 'text', 'person, organization, place and others.', 'person'],
      ['mention_count', 'integer', 'Claims of current sources that name it.', '12'],
      ['first_seen_at', instantType, 'When the memory first met it.', '2026-11-02T09:15:00Z'],
    ),
    select: `select e.entity_id, e.canonical_name as name, e.entity_type, e.live_mentions as mention_count, e.created_at as first_seen_at
  from memory.entities e
  where e.merged_into is null and (
    e.live_mentions > 0
    or exists (select from memory.facts f where f.subject_entity_id = e.entity_id and f.invalidated_at is null)
    or exists (select from memory.facts f where f.object_entity_id = e.entity_id and f.invalidated_at is null))`,
  },
  {
    name: 'entity_names',
    grain: 'fact',
    oneInstant: false,
    comment: 'One row for each name by which current sources call an entity.',
    columns: columnsOf(
      ['entity_id', 'uuid', 'The entity; joins entities_live.', '0198c3d2-0a11-7c3e-8d11-5b0f3a9d7e22'],
      ['name', 'text', 'The name as it is written.', 'A. Lovelace'],
      ['origin', 'text', 'name, abbreviation or variant.', 'variant'],
      ['mention_count', 'integer', 'Claims of current sources that use it.', '3'],
    ),
    select: `select coalesce(e.merged_into, e.entity_id) as entity_id, a.alias as name, a.origin, a.live_mentions as mention_count
  from memory.entity_aliases a
  join memory.entities e on e.entity_id = a.entity_id
  where a.live_mentions > 0`,
  },
  {
    name: 'adjudication_events',
    grain: 'composite',
    oneInstant: false,
    comment:
      'One row for each decision about a fact or entity that can still be seen, such as one that superseded another.',
    columns: columnsOf(
      ['event_id', 'uuid', 'Id of the decision.', '0198c3d2-9b3c-7f00-8a77-0c1d2e3f4a5b'],
      ['subject_kind', 'text', 'relation, observation or entity.', 'relation'],
      [
        'subject_id',
        'uuid',
        'The fact or entity that was decided about.',
        '0198c3d2-6c1e-7a54-9a0b-2f6d6c1f4e10',
      ],
      [
        'subject_label',
        'text',
        'The fact as a sentence, or the name of the entity.',
        'Ada Lovelace is CEO of Acme',
      ],
      ['outcome', 'text', 'What was decided.', 'superseded'],
      ['method', 'text', 'By which rule or model.', 'later_statement'],
      ['confidence', 'double precision', 'From 0 to 1, where the method gives one.', '0.9'],
      [
        'related_id',
        'uuid',
        'The other fact or entity of the decision.',
        '0198c3d2-6c1e-7a54-9a0b-2f6d6c1f4e11',
      ],
      ['decided_by', 'text', 'The stage that decided.', 'adjudicate_supersession'],
      ['decided_at', instantType, 'When.', '2026-11-02T09:15:01Z'],
    ),
    select: `select t.entry_id as event_id, t.subject_kind, t.subject_id, coalesce(f.label, e.canonical_name) as subject_label,
    t.outcome, t.method, t.confidence, t.related_id, t.decided_by, t.decided_at
  from memory.transcript t
  left join memory.facts f on f.fact_id = t.subject_id and (f.invalidated_at is null or (
    f.closed_reason is distinct from 'retracted_source_removal'
    and not exists (
      select from memory.transcript d join memory.versions v on v.version_id = d.version_id
       where d.subject_id = f.fact_id and v.deleted_at is not null)))
  left join memory.entities e on e.entity_id = t.subject_id and e.live_mentions > 0
  left join memory.versions v on v.version_id = t.version_id
  where t.subject_kind in ('relation', 'observation', 'entity') and v.deleted_at is null
    and (f.fact_id is not null or e.entity_id is not null)`,
  },
];
