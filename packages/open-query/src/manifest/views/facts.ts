import {
  factColumns,
  factEnds,
  factIsVisible,
  factOutputs,
  ingestedAt,
  instantType,
  temporalMatch,
  validityColumns,
} from '../fragments.ts';
import { columnsOf, type PublishedView } from '../types.ts';

const validNow = `memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, 'current', now(), now())`;

/** Views of what the memory holds true. */
export const factViews: readonly PublishedView[] = [
  {
    name: 'facts_current',
    grain: 'fact',
    oneInstant: true,
    comment:
      'One row for each fact that is believed now and holds, or may hold, at this moment. Where present-tense questions start.',
    columns: [...factColumns, ...temporalMatch, ...validityColumns, ...ingestedAt],
    select: `select ${factOutputs},
    ${validNow} as temporal_match, f.valid_from, f.valid_until, f.valid_precision, f.ingested_at
  from memory.facts f
  ${factEnds}
  where f.invalidated_at is null and ${validNow} is not null`,
  },
  {
    name: 'facts_history',
    grain: 'fact',
    oneInstant: false,
    comment:
      'One row for each fact that is or was believed, whenever it holds. Facts that came of deleted documents are in none.',
    columns: [
      ...factColumns,
      ...validityColumns,
      ...ingestedAt,
      ...columnsOf(
        [
          'invalidated_at',
          instantType,
          'Since when it is no longer believed; null while it is.',
          '2026-11-20T12:00:00Z',
        ],
        ['closed_reason', 'text', 'Why it was closed; null while it is open.', 'superseded'],
      ),
    ],
    select: `select ${factOutputs},
    f.valid_from, f.valid_until, f.valid_precision, f.ingested_at, f.invalidated_at, f.closed_reason
  from memory.facts f
  ${factEnds}
  where ${factIsVisible}`,
  },
  {
    name: 'fact_validity_history',
    grain: 'fact',
    oneInstant: false,
    comment:
      'One row for each fact and each time in which the memory believed it to have one validity; facts_as_of reads it.',
    columns: [
      ...factColumns,
      ...columnsOf(
        ['believed_from', instantType, 'Since when the memory believed it.', '2026-11-02T09:15:00Z'],
        ['believed_until', instantType, 'Until when; null while it still does.', '2026-11-20T12:00:00Z'],
      ),
      ...validityColumns,
      ...ingestedAt,
      ...columnsOf([
        'invalidated_at',
        instantType,
        'Since when the fact is no longer believed; null while it is.',
        '2026-11-20T12:00:00Z',
      ]),
    ],
    select: `select ${factOutputs},
    b.believed_from, b.believed_until, b.valid_from, b.valid_until, b.valid_precision, f.ingested_at, f.invalidated_at
  from memory.fact_beliefs b
  join memory.facts f on f.fact_id = b.fact_id
  ${factEnds}
  where ${factIsVisible}`,
  },
  {
    name: 'contradiction_members_current',
    grain: 'fact',
    oneInstant: true,
    comment:
      'One row for each side of each open contradiction: facts that are believed now and exclude each other.',
    columns: [
      ...columnsOf([
        'group_id',
        'uuid',
        'The contradiction; its sides share it.',
        '0198c3d2-77aa-7d10-b1c2-1f0e2d3c4b5a',
      ]),
      ...factColumns.filter(({ name }) => name !== 'contradiction_group'),
      ...validityColumns,
      ...ingestedAt,
    ],
    select: `select f.contradiction_group as group_id, ${factOutputs.replace(', f.contradiction_group', '')},
    f.valid_from, f.valid_until, f.valid_precision, f.ingested_at
  from memory.facts f
  ${factEnds}
  where f.contradiction_group is not null and f.invalidated_at is null
    and exists (
      select from memory.facts other
       where other.contradiction_group = f.contradiction_group and other.fact_id <> f.fact_id and other.invalidated_at is null)`,
  },
  {
    name: 'predicates',
    grain: 'fact',
    oneInstant: false,
    comment: 'One row for each predicate and kind of fact that some open fact has.',
    columns: columnsOf(
      [
        'predicate',
        'text',
        'The predicate; names beginning with other: stand outside the ontology.',
        'works_at',
      ],
      ['kind', 'text', 'relation or observation.', 'relation'],
      ['fact_count', 'bigint', 'Open facts that have it.', '120'],
    ),
    select: `select f.predicate, f.kind, count(*) as fact_count
  from memory.facts f
  where f.invalidated_at is null
  group by f.predicate, f.kind`,
  },
];
