import type { Sql } from '@memory/database';

/**
 * The content of every table that the pipeline writes, ids and times of processing aside: each row by what it says,
 * with references as the names of what they refer to, in an order of its own. Of the transcript, which records the
 * decisions in the order in which documents happened to be read, the last state of each subject.
 */
export async function tableContents(sql: Sql): Promise<Record<string, string[]>> {
  const read = async (rows: Promise<readonly { row: unknown }[]>) =>
    (await rows).map((one) => JSON.stringify(one.row)).sort();
  return {
    documents:
      await read(sql`select jsonb_build_array(source_kind, source_ref, title, versioning_mode, last_version_no, latest_status,
        latest_version_id is not null, current_version_id = latest_version_id) as row from memory.documents`),
    versions:
      await read(sql`select jsonb_build_array(d.source_ref, version_no, filename, status, error, testimony, published_at is not null) as row
        from memory.versions v join memory.documents d using (doc_id)`),
    contents: await read(
      sql`select jsonb_build_array(encode(content_hash, 'hex'), size_bytes, mime) as row from memory.contents`,
    ),
    blob_parts:
      await read(sql`select jsonb_build_array(encode(c.content_hash, 'hex'), part_no, md5(bytes)) as row
        from memory.blob_parts p join memory.contents c using (blob_id)`),
    names:
      await read(sql`select jsonb_build_array(d.source_ref, n.kind, n.name, (select array_agg(term order by term) from memory.name_terms t where t.name_id = n.name_id)) as row
        from memory.version_names n join memory.versions v using (version_id) join memory.documents d using (doc_id)`),
    representations:
      await read(sql`select jsonb_build_array(d.source_ref, md5(markdown), r.title, char_length, family, overview) as row
        from memory.representations r join memory.versions v using (version_id) join memory.documents d using (doc_id)`),
    sections:
      await read(sql`select jsonb_build_array(d.source_ref, ordinal, level, heading, heading_path, role, summary, char_start, char_end) as row
        from memory.sections s join memory.versions v using (version_id) join memory.documents d using (doc_id)`),
    chunks:
      await read(sql`select jsonb_build_array(d.source_ref, ordinal, kind, chunk_text, context_prefix, char_start, char_end, token_count, section_role) as row
        from memory.chunks k join memory.documents d using (doc_id)`),
    claims:
      await read(sql`select jsonb_build_array(d.source_ref, ordinal, claim_text, source_span, char_start, char_end, evidence_spans, is_attributed, attributed_to,
        polarity, modality, asserted_at, valid_from, valid_until, valid_precision, valid_kind, grounding, drop_reason, is_current) as row
        from memory.claims c join memory.documents d using (doc_id)`),
    entities:
      await read(sql`select jsonb_build_array(e.canonical_name, e.entity_type, e.live_mentions, r.canonical_name) as row
        from memory.entities e left join memory.entities r on r.entity_id = e.merged_into`),
    entity_aliases:
      await read(sql`select jsonb_build_array(e.name_norm, e.entity_type, a.alias_norm, a.live_mentions) as row
        from memory.entity_aliases a join memory.entities e using (entity_id)`),
    entity_mentions:
      await read(sql`select jsonb_build_array(e.name_norm, c.claim_text, d.source_ref, m.role, m.is_live) as row
        from memory.entity_mentions m join memory.entities e using (entity_id) join memory.claims c using (claim_id) join memory.documents d on d.doc_id = m.doc_id`),
    statements:
      await read(sql`select jsonb_build_array(d.source_ref, s.ordinal, s.kind, e.name_norm, s.predicate, o.name_norm, s.object_text, s.polarity, s.modality,
        s.is_attributed, s.aspect, s.valid_from, s.valid_until, s.is_live, f.label, s.stance) as row
        from memory.statements s join memory.entities e on e.entity_id = s.subject_entity_id left join memory.entities o on o.entity_id = s.object_entity_id
        left join memory.facts f on f.fact_id = s.fact_id join memory.documents d on d.doc_id = s.doc_id`),
    facts:
      await read(sql`select jsonb_build_array(f.kind, f.predicate, f.label, f.evidence_count, f.support, f.valid_from, f.valid_until, f.valid_precision, f.is_negated,
        (select array_agg(g.label order by g.label) from memory.facts g where g.contradiction_group = f.contradiction_group and g.invalidated_at is null)) as row
        from memory.facts f where f.invalidated_at is null`),
    beliefs:
      await read(sql`select jsonb_build_array(f.label, b.valid_from, b.valid_until, b.valid_precision) as row
        from memory.fact_beliefs b join memory.facts f using (fact_id) where b.believed_until is null and f.invalidated_at is null`),
    transcript:
      await read(sql`select distinct on (t.subject_id) jsonb_build_array(t.subject_kind, t.features->>'label', t.features->>'evidence_count', t.features->>'support') as row
        from memory.transcript t join memory.facts f on f.fact_id = t.subject_id and f.invalidated_at is null order by t.subject_id, t.decided_at desc, t.entry_id desc`),
    ledger:
      await read(sql`select jsonb_build_array(d.source_ref, w.stage, w.component_version, w.status) as row
        from memory.pipeline_work w join memory.versions v using (version_id) join memory.documents d using (doc_id)`),
    postings: await read(
      sql`select jsonb_build_array(kind, term, count(*), sum(tf), sum(length)) as row from p1.postings group by kind, term`,
    ),
    corpus: await read(
      sql`select jsonb_build_array(kind, sum(items), sum(total_length)) as row from p1.corpus group by kind`,
    ),
    vectors: await read(
      sql`select jsonb_build_array(kind, md5(embedding::text), count(*)) as row from p1.vectors group by kind, md5(embedding::text)`,
    ),
  };
}
