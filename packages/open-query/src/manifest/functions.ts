import { limits } from '@memory/contract';
import { factColumns, ingestedAt, instantType, temporalMatch, validityColumns } from './fragments.ts';
import { columnsOf, type NominatedKind, type PublishedArgument, type PublishedFunction } from './types.ts';

const graph = limits.graph;

const asOfColumns = [...factColumns, ...temporalMatch, ...validityColumns, ...ingestedAt];

const factsAsOf: PublishedFunction = {
  name: 'facts_as_of',
  grain: 'fact',
  oneInstant: true,
  category: 'time',
  comment:
    'The facts that hold, or may hold, in the world at valid_at, as the memory believed at believed_at; one row for each fact.',
  arguments: [
    { name: 'valid_at', type: instantType, comment: 'When a fact has to hold in the world.' },
    { name: 'believed_at', type: instantType, comment: 'As of when the memory is asked.' },
  ],
  columns: asOfColumns,
  run: {
    by: 'database',
    body: `select ${factColumns.map(({ name }) => `h.${name}`).join(', ')},
    memory.temporal_match(h.valid_from, h.valid_until, h.valid_precision, 'at', facts_as_of.valid_at, facts_as_of.valid_at) as temporal_match,
    h.valid_from, h.valid_until, h.valid_precision, h.ingested_at
  from memory_v1.fact_validity_history h
  where h.ingested_at <= facts_as_of.believed_at and (h.invalidated_at is null or h.invalidated_at > facts_as_of.believed_at)
    and h.believed_from <= facts_as_of.believed_at and (h.believed_until is null or h.believed_until > facts_as_of.believed_at)
    and memory.temporal_match(h.valid_from, h.valid_until, h.valid_precision, 'at', facts_as_of.valid_at, facts_as_of.valid_at) is not null`,
  },
};

const searchArguments: readonly PublishedArgument[] = [
  { name: 'query', type: 'text', comment: `What to look for, 1 to ${limits.searchQuery.max} characters.` },
  {
    name: 'k',
    type: 'integer',
    comment: 'How many candidates; all calls of a statement share 200.',
    default: '10',
  },
  {
    name: 'filters',
    type: 'jsonb',
    comment: 'Only of documents that match: the filters of POST /documents/search as an object.',
    default: 'null',
  },
];

function search(options: {
  name: string;
  kind: NominatedKind;
  channel: 'semantic' | 'bm25';
  confirmedBy: string;
  what: string;
  hasFilters?: boolean;
}): PublishedFunction {
  const { name, kind, channel, confirmedBy, what, hasFilters = true } = options;
  const key = kind === 'document' ? 'doc_id' : `${kind}_id`;
  return {
    name,
    grain: kind === 'fact' ? 'fact' : 'evidence',
    oneInstant: false,
    category: channel === 'semantic' ? 'semantic' : 'lexical',
    comment: `${what}, best first. It nominates: every row has been confirmed against ${confirmedBy}, which it joins.`,
    arguments: hasFilters ? searchArguments : searchArguments.slice(0, 2),
    columns: columnsOf(
      [key, 'uuid', `Joins ${confirmedBy}.`, '0198c3d2-1111-7222-8333-444455556666'],
      ['rank', 'integer', 'Its place, from 1.', '1'],
      ['score', 'double precision', 'Comparable within one call alone.', '0.83'],
    ),
    run: { by: 'search', kind, channel, confirmedBy, key },
  };
}

const clocks: readonly PublishedArgument[] = [
  {
    name: 'valid_at',
    type: instantType,
    comment: 'When an edge has to hold in the world; together with believed_at, or neither for now.',
    default: 'null',
  },
  { name: 'believed_at', type: instantType, comment: 'As of when the memory is asked.', default: 'null' },
];

const deployment: PublishedArgument = {
  name: 'deployment_id',
  type: 'uuid',
  comment: "This deployment's id, always as the parameter $1.",
};
const direction: PublishedArgument = {
  name: 'direction',
  type: 'text',
  comment: 'out, in or both, as seen from the start.',
  default: "'both'",
};
const predicates: PublishedArgument = {
  name: 'predicates',
  type: 'text[]',
  comment: 'Only edges of these predicates.',
  default: 'null',
};

function budgets(results: { max: number; default: number }): readonly PublishedArgument[] {
  const budget = (name: string, what: string, range: { max: number; default: number }) => ({
    name,
    type: 'integer',
    comment: `${what}, at most ${range.max}.`,
    default: String(range.default),
  });
  return [
    budget('result_budget', 'Edges or paths returned', results),
    budget('expansion_budget', 'Edges looked at', graph.expansionBudget),
    budget('frontier_budget', 'Nodes that one level goes on from', graph.frontierBudget),
    budget('time_budget_ms', 'Milliseconds', graph.timeBudgetMs),
  ];
}

function pathArguments(what: string): readonly PublishedArgument[] {
  return [
    deployment,
    { name: 'source_id', type: 'uuid', comment: `The ${what} at the start.` },
    { name: 'target_id', type: 'uuid', comment: `The ${what} at the end.` },
    {
      name: 'hops',
      type: 'integer',
      comment: `Edges in a path, at most ${graph.pathHops.max}.`,
      default: String(graph.pathHops.default),
    },
    { name: 'paths', type: 'text', comment: 'shortest or all.', default: "'shortest'" },
    direction,
  ];
}

const edgeColumns = columnsOf(
  [
    'relation_id',
    'uuid',
    'The relation; joins facts_history.fact_id.',
    '0198c3d2-6c1e-7a54-9a0b-2f6d6c1f4e10',
  ],
  ['subject_id', 'uuid', 'The entity at its start.', '0198c3d2-0a11-7c3e-8d11-5b0f3a9d7e22'],
  ['subject_name', 'text', 'What that entity is called.', 'Ada Lovelace'],
  ['predicate', 'text', 'What connects them.', 'works_at'],
  ['object_id', 'uuid', 'The entity at its end.', '0198c3d2-0a11-7c3e-8d11-5b0f3a9d7e23'],
  ['object_name', 'text', 'What that entity is called.', 'Acme'],
  ['fact', 'text', 'The relation as a sentence.', 'Ada Lovelace works at Acme'],
  ['evidence_count', 'integer', 'Claims that support it.', '2'],
  ['support', 'text', 'current or withdrawn.', 'current'],
  ...validityColumns.map(({ name, type, comment, example }) => [name, type, comment, example] as const),
);
const pathPlace = columnsOf(
  ['path_no', 'integer', 'The path, from 1, shortest first.', '1'],
  ['step_no', 'integer', 'The place of the edge in its path, from 1.', '1'],
);

/** Every function that a statement may call in its FROM clause. */
export const publishedFunctions: readonly PublishedFunction[] = [
  factsAsOf,
  search({
    name: 'semantic_claims',
    kind: 'claim',
    channel: 'semantic',
    confirmedBy: 'claims_live',
    what: 'Claims nearest in meaning',
  }),
  search({
    name: 'lexical_claims',
    kind: 'claim',
    channel: 'bm25',
    confirmedBy: 'claims_live',
    what: 'Claims by their words',
  }),
  search({
    name: 'semantic_chunks',
    kind: 'chunk',
    channel: 'semantic',
    confirmedBy: 'chunks_live',
    what: 'Passages nearest in meaning',
  }),
  search({
    name: 'lexical_chunks',
    kind: 'chunk',
    channel: 'bm25',
    confirmedBy: 'chunks_live',
    what: 'Passages by their words',
  }),
  search({
    name: 'semantic_facts',
    kind: 'fact',
    channel: 'semantic',
    confirmedBy: 'facts_current',
    what: 'Facts nearest in meaning',
    hasFilters: false,
  }),
  search({
    name: 'lexical_facts',
    kind: 'fact',
    channel: 'bm25',
    confirmedBy: 'facts_current',
    what: 'Facts by their words',
    hasFilters: false,
  }),
  search({
    name: 'lexical_documents',
    kind: 'document',
    channel: 'bm25',
    confirmedBy: 'documents_live',
    what: 'Documents by their names and text',
  }),
  {
    name: 'fetch_chunk_bodies',
    grain: 'evidence',
    oneInstant: false,
    category: 'body',
    comment: 'The text of passages by their ids, of those that are live; at most 100 ids.',
    arguments: [{ name: 'chunk_ids', type: 'uuid[]', comment: 'Ids of passages, as of chunks_live.' }],
    columns: columnsOf(
      ['chunk_id', 'uuid', 'The passage; joins chunks_live.', '0198c3d2-2222-7333-8444-555566667777'],
      ['chunk_text', 'text', 'Its text as it stands in the source.', 'She became CEO in 2015.'],
      ['context_prefix', 'text', 'Headings above it; generated, no evidence.', 'Minutes > Decisions'],
    ),
    run: { by: 'bodies' },
  },
  {
    name: 'graph_neighborhood',
    grain: 'fact',
    oneInstant: false,
    category: 'graph',
    comment: 'The relations within some hops of an entity, one row for each.',
    arguments: [
      deployment,
      { name: 'entity_id', type: 'uuid', comment: 'Where the walk starts.' },
      {
        name: 'hops',
        type: 'integer',
        comment: `How far, at most ${graph.neighborhoodHops.max}.`,
        default: String(graph.neighborhoodHops.default),
      },
      direction,
      ...clocks,
      predicates,
      ...budgets(graph.neighborhoodResults),
    ],
    columns: [
      ...columnsOf(['hops', 'integer', 'How many edges its farther end is away from the start.', '1']),
      ...edgeColumns,
    ],
    run: { by: 'graph', function: 'graph_neighborhood' },
  },
  {
    name: 'graph_path',
    grain: 'fact',
    oneInstant: false,
    category: 'graph',
    comment: 'How two entities are connected, one row for each edge of each path.',
    arguments: [...pathArguments('entity'), ...clocks, predicates, ...budgets(graph.pathResults)],
    columns: [...pathPlace, ...edgeColumns],
    run: { by: 'graph', function: 'graph_path' },
  },
  {
    name: 'graph_citation_path',
    grain: 'evidence',
    oneInstant: false,
    category: 'graph',
    comment: 'How two documents are connected by what cites what, one row for each edge of each path.',
    arguments: [...pathArguments('document'), ...clocks, ...budgets(graph.pathResults)],
    columns: [
      ...pathPlace,
      ...columnsOf(
        [
          'citation_id',
          'uuid',
          'The citation; joins citations_live.',
          '0198c3d2-4444-7555-8666-777788889999',
        ],
        ['citing_doc_id', 'uuid', 'The document that cites.', '7d1f6f0e-6a0f-5c1b-9a55-1f6a7a9d3c10'],
        ['citing_title', 'text', 'Its title.', 'Board minutes'],
        ['cited_doc_id', 'uuid', 'The document that is cited.', '7d1f6f0e-6a0f-5c1b-9a55-1f6a7a9d3c11'],
        ['cited_title', 'text', 'Its title.', 'Board minutes 2025'],
      ),
    ],
    run: { by: 'graph', function: 'graph_citation_path' },
  },
];
