import type { Gate } from '../gate/check-statement.ts';
import { surfaceManifestHash } from '../manifest/manifest.ts';
import type { SavedParameter, SavedQueryText } from './saved-query.ts';
import type { SavedQueryStore } from './saved-query-store.ts';

const time = 'timestamp with time zone';

function starter(
  name: string,
  description: string,
  statement: string,
  parameters: readonly (readonly [name: string, type: string, description: string])[],
  columns: readonly (readonly [name: string, type: string])[],
): SavedQueryText {
  return {
    namespace: 'starter',
    name,
    description,
    statement,
    parameters: parameters.map(
      ([parameter, type, text]): SavedParameter => ({ name: parameter, type, description: text }),
    ),
    columns: columns.map(([column, type]) => ({ name: column, type })),
  };
}

/**
 * The queries that every deployment has from its first start. Where one view's rows are looked up by another's, it is by an
 * array or a lateral lookup, kept apart by its offset: both go by an index. A plain join of two views reads both as a whole.
 */
export const starterQueries: readonly SavedQueryText[] = [
  starter(
    'facts_about_entity',
    'What is known now about an entity of this name, best supported first.',
    `select fact_id, label, predicate, temporal_match, evidence_count, valid_from, valid_until
  from facts_current
 where subject_entity_id = any (array(select entity_id from entities_live where name = $1))
 order by evidence_count desc, fact_id`,
    [['name', 'text', 'The name of the entity as entities_live has it.']],
    [
      ['fact_id', 'uuid'],
      ['label', 'text'],
      ['predicate', 'text'],
      ['temporal_match', 'text'],
      ['evidence_count', 'integer'],
      ['valid_from', time],
      ['valid_until', time],
    ],
  ),
  starter(
    'learnt_since',
    'Facts that the memory has come to believe since a moment, newest first.',
    `select fact_id, label, kind, ingested_at
  from facts_history
 where ingested_at >= $1
 order by ingested_at desc, fact_id`,
    [['since', time, 'The moment.']],
    [
      ['fact_id', 'uuid'],
      ['label', 'text'],
      ['kind', 'text'],
      ['ingested_at', time],
    ],
  ),
  starter(
    'given_up_since',
    'Facts that the memory has stopped believing since a moment, and why.',
    `select fact_id, label, invalidated_at, closed_reason
  from facts_history
 where invalidated_at >= $1
 order by invalidated_at desc, fact_id`,
    [['since', time, 'The moment.']],
    [
      ['fact_id', 'uuid'],
      ['label', 'text'],
      ['invalidated_at', time],
      ['closed_reason', 'text'],
    ],
  ),
  starter(
    'facts_at',
    'What held of an entity of this name at a moment, as the memory believed at another.',
    `select fact_id, label, temporal_match, valid_from, valid_until
  from facts_as_of($2, $3)
 where subject_entity_id = any (array(select entity_id from entities_live where name = $1))
 order by label, fact_id`,
    [
      ['name', 'text', 'The name of the entity as entities_live has it.'],
      ['valid_at', time, 'When it has to hold in the world.'],
      ['believed_at', time, 'As of when the memory is asked.'],
    ],
    [
      ['fact_id', 'uuid'],
      ['label', 'text'],
      ['temporal_match', 'text'],
      ['valid_from', time],
      ['valid_until', time],
    ],
  ),
  starter(
    'single_supporter',
    'Facts about an entity of this name that one claim alone supports, with that claim.',
    `select f.fact_id, f.label, c.claim_text, c.document_title
  from facts_current f
 cross join lateral (select * from fact_claim_evidence_live a where a.fact_id = f.fact_id and a.stance = 'supports' offset 0) e
 cross join lateral (select * from claims_live a where a.claim_id = e.claim_id offset 0) c
 where f.evidence_count = 1 and f.subject_entity_id = any (array(select entity_id from entities_live where name = $1))
 order by f.label, f.fact_id`,
    [['name', 'text', 'The name of the entity as entities_live has it.']],
    [
      ['fact_id', 'uuid'],
      ['label', 'text'],
      ['claim_text', 'text'],
      ['document_title', 'text'],
    ],
  ),
  starter(
    'open_contradictions',
    'Contradictions that are open, with their sides, by the entity that they are about.',
    `select group_id, subject_name, label, evidence_count, valid_from
  from contradiction_members_current
 order by subject_name, group_id, evidence_count desc, fact_id`,
    [],
    [
      ['group_id', 'uuid'],
      ['subject_name', 'text'],
      ['label', 'text'],
      ['evidence_count', 'integer'],
      ['valid_from', time],
    ],
  ),
  starter(
    'evidence_of_fact',
    'The live claims for and against a fact, with their documents.',
    `select e.stance, c.claim_text, c.source_span, c.asserted_at, c.document_title, c.doc_id, c.claim_id
  from fact_claim_evidence_live e
 cross join lateral (select * from claims_live a where a.claim_id = e.claim_id offset 0) c
 where e.fact_id = $1
 order by e.stance desc, c.asserted_at desc nulls last, c.claim_id`,
    [['fact_id', 'uuid', 'The fact.']],
    [
      ['stance', 'text'],
      ['claim_text', 'text'],
      ['source_span', 'text'],
      ['asserted_at', time],
      ['document_title', 'text'],
      ['doc_id', 'uuid'],
      ['claim_id', 'uuid'],
    ],
  ),
  starter(
    'documents_without_facts',
    'Documents that have arrived since a moment, and that no open fact comes from, newest first.',
    `select d.doc_id, d.title, d.first_seen_at
  from documents_live d
 where d.first_seen_at >= $1
   and not exists (select 1 from fact_claim_evidence_live e where e.doc_id = d.doc_id offset 0)
 order by d.first_seen_at desc, d.doc_id`,
    [['since', time, 'The moment.']],
    [
      ['doc_id', 'uuid'],
      ['title', 'text'],
      ['first_seen_at', time],
    ],
  ),
  starter(
    'claims_about',
    'Claims nearest in meaning to a question, with their documents.',
    `select s.rank, s.score, c.claim_text, c.document_title, c.claim_id
  from semantic_claims($1, 20) s
 cross join lateral (select * from claims_live a where a.claim_id = s.claim_id offset 0) c
 order by s.rank`,
    [['question', 'text', 'The question, in words.']],
    [
      ['rank', 'integer'],
      ['score', 'double precision'],
      ['claim_text', 'text'],
      ['document_title', 'text'],
      ['claim_id', 'uuid'],
    ],
  ),
  starter(
    'decisions_about',
    'What was decided about a fact or entity, in order.',
    `select decided_at, outcome, method, related_id, decided_by
  from adjudication_events
 where subject_id = $1
 order by decided_at, event_id`,
    [['subject_id', 'uuid', 'The fact or entity.']],
    [
      ['decided_at', time],
      ['outcome', 'text'],
      ['method', 'text'],
      ['related_id', 'uuid'],
      ['decided_by', 'text'],
    ],
  ),
];

/**
 * Brings the starter queries into a deployment: each that is new, or says something else than before, becomes active. Those
 * that an operator has disabled stay so.
 */
export async function installStarterQueries(store: SavedQueryStore, gate: Gate): Promise<void> {
  await store.holdOutdated();
  const known = await store.list({ namespace: 'starter' });
  for (const text of starterQueries) {
    const newest = known.find(({ name }) => name === text.name);
    const isCurrent =
      newest?.statement === text.statement && newest.surfaceManifestHash === surfaceManifestHash;
    if (isCurrent) continue;
    const checked = gate.check(
      text.statement,
      text.parameters.map(() => ''),
    );
    const queryHash = 'refusal' in checked ? checked.hash : checked.statement.hash;
    const { version, isNew } = await store.save({ ...text, queryHash }, 'memory');
    await store.setValidated(version, { columns: text.columns });
    if (isNew) await store.activate(version);
  }
}
