import type { Tx } from '@memory/database';

export type Query = ReturnType<typeof documents>;

/** Whatever a read may show now of a claim `c` with its version `v` and document `d`. */
const liveClaim = (tx: Tx) => tx`
  c.grounding = 'held' and c.is_current and v.testimony = 'current' and v.deleted_at is null and d.deleted_at is null`;

const listed = (tx: Tx) => tx`d.deleted_at is null and d.latest_version_id is not null`;

/** Entities with a page: those that some live mention names, each once it is merged. */
const pages = (tx: Tx) => tx`
  select distinct coalesce(merged_into, entity_id) as entity_id from memory.entities where live_mentions > 0`;

export function documents(tx: Tx) {
  return tx`
    select d.doc_id as key, d.title, d.source_kind, d.source_ref, d.versioning_mode, d.first_seen_at,
      r.version_id, coalesce(shown.filename, latest.filename) as filename, r.family, r.language, r.authors
    from memory.documents d
    join memory.versions latest on latest.version_id = d.latest_version_id
    left join memory.versions shown on shown.version_id = d.current_version_id
    left join memory.representations r on r.version_id = shown.version_id
    where ${listed(tx)}
    order by d.doc_id`;
}

export function versions(tx: Tx) {
  return tx`
    select v.doc_id as key, v.version_no, v.version_id, v.status, v.filename, v.source_path,
      encode(v.content_hash, 'hex') as content_hash, v.ingested_at, v.source_modified_at, v.error
    from memory.versions v
    where v.deleted_at is null
    order by v.doc_id, v.version_no`;
}

/** What a document's shown version links to. */
export function citations(tx: Tx) {
  return tx`
    select distinct d.doc_id as key, t.doc_id, t.title, case when t.doc_id is null then c.target_ref else '' end as target_ref
    from memory.citations c
    join memory.documents d on d.current_version_id = c.version_id
    left join memory.documents t on t.doc_id = c.target_doc_id and t.deleted_at is null and t.latest_version_id is not null
    where ${listed(tx)}
    order by key, doc_id nulls last, target_ref`;
}

export function claims(tx: Tx) {
  return tx`
    select c.doc_id as key, c.claim_id, c.version_id, v.version_no, c.ordinal, c.claim_text, c.source_span, c.char_start,
      c.char_end, c.polarity, c.modality, c.attributed_to, c.asserted_at, c.valid_from, c.valid_until, c.valid_precision
    from memory.claims c
    join memory.versions v on v.version_id = c.version_id
    join memory.documents d on d.doc_id = c.doc_id
    where ${liveClaim(tx)}
    order by c.doc_id, v.version_no, c.ordinal`;
}

/** Facts that are believed now, with names and whether those have a page. */
const believed = (tx: Tx) => tx`
  select f.fact_id, f.kind, f.label, f.predicate, s.entity_id as subject_entity_id, s.canonical_name as subject_name,
    sp.entity_id is not null as subject_has_page, o.entity_id as object_entity_id,
    coalesce(o.canonical_name, f.object_text) as object_name, op.entity_id is not null as object_has_page,
    f.is_negated, f.attributed_to, f.evidence_count, f.contradiction_group, f.valid_from, f.valid_until, f.valid_precision
  from memory.facts f
  join memory.entities fs on fs.entity_id = f.subject_entity_id
  join memory.entities s on s.entity_id = coalesce(fs.merged_into, fs.entity_id)
  left join memory.entities fo on fo.entity_id = f.object_entity_id
  left join memory.entities o on o.entity_id = coalesce(fo.merged_into, fo.entity_id)
  left join page sp on sp.entity_id = s.entity_id
  left join page op on op.entity_id = o.entity_id
  where f.invalidated_at is null`;

const evidence = (tx: Tx) => tx`
  select distinct s.fact_id, c.doc_id, c.claim_id, s.stance, v.version_no, c.ordinal
  from memory.statements s
  join memory.claims c on c.claim_id = s.claim_id
  join memory.versions v on v.version_id = c.version_id
  join memory.documents d on d.doc_id = c.doc_id
  where s.is_live and s.fact_id is not null and s.stance is not null and ${liveClaim(tx)}`;

const evidenceJson = (tx: Tx) => tx`
  json_agg(json_build_object('doc_id', e.doc_id, 'claim_id', e.claim_id, 'stance', e.stance, 'version_no', e.version_no,
    'ordinal', e.ordinal) order by e.doc_id, e.version_no, e.ordinal, e.stance)`;

/** The facts that a document's claims are about, with those claims. */
export function documentFacts(tx: Tx) {
  return tx`
    with page as materialized (${pages(tx)}), evidence as materialized (${evidence(tx)}),
      shared as (
        select e.doc_id as key, e.fact_id, ${evidenceJson(tx)} as evidence from evidence e group by e.doc_id, e.fact_id
      )
    select shared.key, believed.*, shared.evidence
    from shared
    join (${believed(tx)}) believed using (fact_id)
    order by shared.key, fact_id`;
}

/** Claims shown beside a fact on an entity's page; the fact says how many there are. */
const SHOWN_EVIDENCE = 10;

/** The facts at either end of which an entity stands. */
export function entityFacts(tx: Tx) {
  return tx`
    with page as materialized (${pages(tx)}), evidence as materialized (${evidence(tx)}),
      excerpt as (
        select e.fact_id, ${evidenceJson(tx)} as evidence
        from (select *, row_number() over (partition by fact_id order by doc_id, version_no, ordinal, stance) as n from evidence) e
        where n <= ${tx.unsafe(String(SHOWN_EVIDENCE))}
        group by e.fact_id
      ),
      believed as materialized (${believed(tx)})
    select side.key, believed.*, coalesce(excerpt.evidence, '[]') as evidence
    from believed
    cross join lateral (
      select believed.subject_entity_id as key
      union
      select believed.object_entity_id where believed.object_entity_id is not null
    ) side
    left join excerpt using (fact_id)
    order by side.key, fact_id`;
}

export function entities(tx: Tx) {
  return tx`
    select e.entity_id as key, e.canonical_name as name, e.entity_type, e.profile,
      coalesce((
        select array_agg(distinct a.alias collate "C" order by a.alias collate "C")
        from memory.entities m
        join memory.entity_aliases a on a.entity_id = m.entity_id
        where coalesce(m.merged_into, m.entity_id) = e.entity_id and a.live_mentions > 0 and a.alias <> e.canonical_name
      ), '{}') as aliases
    from (${pages(tx)}) page
    join memory.entities e on e.entity_id = page.entity_id
    order by e.entity_id`;
}

const mentioned = (tx: Tx) => tx`
  select distinct m.doc_id, coalesce(e.merged_into, e.entity_id) as entity_id
  from memory.entity_mentions m
  join memory.entities e on e.entity_id = m.entity_id
  join memory.documents d on d.doc_id = m.doc_id
  where m.is_live and e.live_mentions > 0 and ${listed(tx)}`;

/** The entities that a document names. */
export function namedEntities(tx: Tx) {
  return tx`
    select m.doc_id as key, m.entity_id as id, e.canonical_name as name
    from (${mentioned(tx)}) m
    join memory.entities e on e.entity_id = m.entity_id
    order by m.doc_id, e.canonical_name collate "C", m.entity_id`;
}

/** The documents that name an entity. */
export function namingDocuments(tx: Tx) {
  return tx`
    select m.entity_id as key, m.doc_id as id, d.title as name
    from (${mentioned(tx)}) m
    join memory.documents d on d.doc_id = m.doc_id
    order by 1, 2`;
}
