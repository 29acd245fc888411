-- What a walk looks at, and nothing else, so that it reads no row of the table: relations that may be edges, by either end.
create index facts_edges_out on memory.facts (subject_entity_id, fact_id)
  include (object_entity_id, predicate, valid_from, valid_until, valid_precision, invalidated_at)
  where kind = 'relation' and object_entity_id is not null and not is_negated;
--> statement-breakpoint
create index facts_edges_in on memory.facts (object_entity_id, fact_id)
  include (subject_entity_id, predicate, valid_from, valid_until, valid_precision, invalidated_at)
  where kind = 'relation' and object_entity_id is not null and not is_negated;
--> statement-breakpoint
create index entities_merged_by_entity on memory.entities (entity_id) include (merged_into) where merged_into is not null;
--> statement-breakpoint
comment on index memory.facts_edges_out is 'graph: the edges that lead out of an entity, in the order of their ids';
comment on index memory.facts_edges_in is 'graph: the edges that lead into an entity, in the order of their ids';
comment on index memory.entities_merged_by_entity is 'graph: what the far end of an edge was merged into';
--> statement-breakpoint
-- Whether a fact that was held once came of a document that has been deleted since.
grant select (subject_id, version_id) on memory.transcript to memory_graph;
--> statement-breakpoint
-- The readiness of the graph is tried on a small graph that is planted, walked and rolled back. The graph's role may write
-- nothing; planting is the one thing it may have done for it, and a transaction that has planted cannot be committed.
create function memory.refuse_graph_smoke() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  raise exception 'the graph of the readiness check is never kept';
end
$$;
comment on function memory.refuse_graph_smoke() is 'Keeps a transaction in which the graph of the readiness check was planted from being committed';
revoke all on function memory.refuse_graph_smoke() from public;
create constraint trigger entities_keep_no_graph_smoke after insert on memory.entities deferrable initially deferred
  for each row when (new.entity_id = '00000000-0000-4000-8000-677261706811') execute function memory.refuse_graph_smoke();
--> statement-breakpoint
-- Entities 11 to 17; relations 21 (11 to 12), 22 (12 to 13) and 26 (13 to 17) hold; 23 (11 to 14) is closed, 24 (11 to 15) a
-- denial, 25 (11 to 16) has ended. Document 31 cites document 32.
create function memory.plant_graph_smoke() returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  base constant text := '00000000-0000-4000-8000-6772617068';
begin
  insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions)
    select (base || n)::uuid, 'graph smoke ' || n, 'graph smoke ' || n, 'graph_smoke', 1 from generate_series(11, 17) as n;
  insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_entity_id, statement_key, is_negated, label,
      evidence_count, valid_until, ingested_at, invalidated_at, closed_reason)
    select (base || fact)::uuid, 'relation', (base || subject)::uuid, 'graph_smoke', (base || object)::uuid, fact, fact = 24,
      'graph smoke ' || fact, 1, case when fact = 25 then timestamptz '2000-01-01 00:00Z' end, timestamptz '1999-01-01 00:00Z',
      case when fact = 23 then timestamptz '1999-06-01 00:00Z' end, case when fact = 23 then 'retracted_source_removal' end
    from (values (21, 11, 12), (22, 12, 13), (23, 11, 14), (24, 11, 15), (25, 11, 16), (26, 13, 17)) as f(fact, subject, object);
  insert into memory.contents (content_hash, blob_id, size_bytes, mime)
    values (sha256('graph smoke'::bytea), (base || '40')::uuid, 0, 'text/markdown');
  insert into memory.documents (doc_id, source_kind, title, versioning_mode, first_seen_at, latest_version_id)
    select (base || n)::uuid, 'graph_smoke', 'graph smoke ' || n, 'snapshot', timestamptz '1999-01-01 00:00Z', (base || n + 2)::uuid
    from generate_series(31, 32) as n;
  insert into memory.versions (version_id, doc_id, version_no, content_hash, filename, ingested_at, status, testimony)
    select (base || n + 2)::uuid, (base || n)::uuid, 1, sha256('graph smoke'::bytea), 'graph-smoke', timestamptz '1999-01-01 00:00Z',
      'ready', 'current'
    from generate_series(31, 32) as n;
  insert into memory.citations (citation_id, version_id, doc_id, target_ref, target_doc_id, anchor_text, char_start, char_end)
    values ((base || '41')::uuid, (base || '33')::uuid, (base || '31')::uuid, '', (base || '32')::uuid, '', 0, 1);
end
$$;
comment on function memory.plant_graph_smoke() is
  'Plants the small graph on which the readiness of the graph is tried; its transaction can only be rolled back';
revoke all on function memory.plant_graph_smoke() from public;
grant execute on function memory.plant_graph_smoke() to memory_graph;
