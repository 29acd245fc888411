-- Made from the manifest of packages/open-query: the query space with the hash 75383e94dcee.
--> statement-breakpoint
drop schema if exists memory_v1 cascade;
--> statement-breakpoint
create schema memory_v1;
--> statement-breakpoint
comment on schema memory_v1 is 'The query space. 75383e94dcee271524e9f0d54ba3ed2df6fa2903568cc969d44593ee8540ca4e';
--> statement-breakpoint
revoke all on schema memory_v1 from public;
--> statement-breakpoint
grant usage on schema memory_v1 to memory_query;
--> statement-breakpoint
create view memory_v1.facts_current with (security_barrier = true) as
  select f.fact_id, f.kind,
    coalesce(s.merged_into, s.entity_id) as subject_entity_id,
    coalesce(sm.canonical_name, s.canonical_name) as subject_name,
    f.predicate,
    coalesce(o.merged_into, o.entity_id) as object_entity_id,
    coalesce(om.canonical_name, o.canonical_name, f.object_text) as object_name,
    f.label, f.is_negated, f.attributed_to, f.evidence_count, f.support, f.contradiction_group,
    memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, 'current', now(), now()) as temporal_match, f.valid_from, f.valid_until, f.valid_precision, f.ingested_at
  from memory.facts f
  join memory.entities s on s.entity_id = f.subject_entity_id
  left join memory.entities sm on sm.entity_id = s.merged_into
  left join memory.entities o on o.entity_id = f.object_entity_id
  left join memory.entities om on om.entity_id = o.merged_into
  where f.invalidated_at is null and memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, 'current', now(), now()) is not null;
comment on view memory_v1.facts_current is 'One row for each fact that is believed now and holds, or may hold, at this moment. Where present-tense questions start.';
comment on column memory_v1.facts_current.fact_id is 'Id of the fact; stable.';
comment on column memory_v1.facts_current.kind is 'relation (between two entities) or observation (of one entity).';
comment on column memory_v1.facts_current.subject_entity_id is 'The entity it is about; joins entities_live.';
comment on column memory_v1.facts_current.subject_name is 'What that entity is called.';
comment on column memory_v1.facts_current.predicate is 'What is said of it; see the view predicates.';
comment on column memory_v1.facts_current.object_entity_id is 'The entity at the other end; null for observations.';
comment on column memory_v1.facts_current.object_name is 'What that entity is called, or the value of an observation.';
comment on column memory_v1.facts_current.label is 'The fact as a sentence.';
comment on column memory_v1.facts_current.is_negated is 'Whether the fact is that something does not hold.';
comment on column memory_v1.facts_current.attributed_to is 'Who is said to have stated it, where sources report it of somebody.';
comment on column memory_v1.facts_current.evidence_count is 'Claims that support it.';
comment on column memory_v1.facts_current.support is 'current, or withdrawn when every source has stopped saying so.';
comment on column memory_v1.facts_current.contradiction_group is 'Shared by facts that contradict each other.';
comment on column memory_v1.facts_current.temporal_match is 'confirmed where it certainly holds at the moment asked for, possible where its start is not known well enough.';
comment on column memory_v1.facts_current.valid_from is 'From when it holds in the world; null when unknown.';
comment on column memory_v1.facts_current.valid_until is 'Until when it holds; null when open.';
comment on column memory_v1.facts_current.valid_precision is 'How exactly the start is known: instant, day, month, quarter, year, open or unknown.';
comment on column memory_v1.facts_current.ingested_at is 'Since when the memory has believed it.';
--> statement-breakpoint
create view memory_v1.facts_history with (security_barrier = true) as
  select f.fact_id, f.kind,
    coalesce(s.merged_into, s.entity_id) as subject_entity_id,
    coalesce(sm.canonical_name, s.canonical_name) as subject_name,
    f.predicate,
    coalesce(o.merged_into, o.entity_id) as object_entity_id,
    coalesce(om.canonical_name, o.canonical_name, f.object_text) as object_name,
    f.label, f.is_negated, f.attributed_to, f.evidence_count, f.support, f.contradiction_group,
    f.valid_from, f.valid_until, f.valid_precision, f.ingested_at, f.invalidated_at, f.closed_reason
  from memory.facts f
  join memory.entities s on s.entity_id = f.subject_entity_id
  left join memory.entities sm on sm.entity_id = s.merged_into
  left join memory.entities o on o.entity_id = f.object_entity_id
  left join memory.entities om on om.entity_id = o.merged_into
  where (f.invalidated_at is null or (
    f.closed_reason is distinct from 'retracted_source_removal'
    and not exists (
      select from memory.transcript t join memory.versions v on v.version_id = t.version_id
       where t.subject_id = f.fact_id and v.deleted_at is not null)));
comment on view memory_v1.facts_history is 'One row for each fact that is or was believed, whenever it holds. Facts that came of deleted documents are in none.';
comment on column memory_v1.facts_history.fact_id is 'Id of the fact; stable.';
comment on column memory_v1.facts_history.kind is 'relation (between two entities) or observation (of one entity).';
comment on column memory_v1.facts_history.subject_entity_id is 'The entity it is about; joins entities_live.';
comment on column memory_v1.facts_history.subject_name is 'What that entity is called.';
comment on column memory_v1.facts_history.predicate is 'What is said of it; see the view predicates.';
comment on column memory_v1.facts_history.object_entity_id is 'The entity at the other end; null for observations.';
comment on column memory_v1.facts_history.object_name is 'What that entity is called, or the value of an observation.';
comment on column memory_v1.facts_history.label is 'The fact as a sentence.';
comment on column memory_v1.facts_history.is_negated is 'Whether the fact is that something does not hold.';
comment on column memory_v1.facts_history.attributed_to is 'Who is said to have stated it, where sources report it of somebody.';
comment on column memory_v1.facts_history.evidence_count is 'Claims that support it.';
comment on column memory_v1.facts_history.support is 'current, or withdrawn when every source has stopped saying so.';
comment on column memory_v1.facts_history.contradiction_group is 'Shared by facts that contradict each other.';
comment on column memory_v1.facts_history.valid_from is 'From when it holds in the world; null when unknown.';
comment on column memory_v1.facts_history.valid_until is 'Until when it holds; null when open.';
comment on column memory_v1.facts_history.valid_precision is 'How exactly the start is known: instant, day, month, quarter, year, open or unknown.';
comment on column memory_v1.facts_history.ingested_at is 'Since when the memory has believed it.';
comment on column memory_v1.facts_history.invalidated_at is 'Since when it is no longer believed; null while it is.';
comment on column memory_v1.facts_history.closed_reason is 'Why it was closed; null while it is open.';
--> statement-breakpoint
create view memory_v1.fact_validity_history with (security_barrier = true) as
  select f.fact_id, f.kind,
    coalesce(s.merged_into, s.entity_id) as subject_entity_id,
    coalesce(sm.canonical_name, s.canonical_name) as subject_name,
    f.predicate,
    coalesce(o.merged_into, o.entity_id) as object_entity_id,
    coalesce(om.canonical_name, o.canonical_name, f.object_text) as object_name,
    f.label, f.is_negated, f.attributed_to, f.evidence_count, f.support, f.contradiction_group,
    b.believed_from, b.believed_until, b.valid_from, b.valid_until, b.valid_precision, f.ingested_at, f.invalidated_at
  from memory.fact_beliefs b
  join memory.facts f on f.fact_id = b.fact_id
  join memory.entities s on s.entity_id = f.subject_entity_id
  left join memory.entities sm on sm.entity_id = s.merged_into
  left join memory.entities o on o.entity_id = f.object_entity_id
  left join memory.entities om on om.entity_id = o.merged_into
  where (f.invalidated_at is null or (
    f.closed_reason is distinct from 'retracted_source_removal'
    and not exists (
      select from memory.transcript t join memory.versions v on v.version_id = t.version_id
       where t.subject_id = f.fact_id and v.deleted_at is not null)));
comment on view memory_v1.fact_validity_history is 'One row for each fact and each time in which the memory believed it to have one validity; facts_as_of reads it.';
comment on column memory_v1.fact_validity_history.fact_id is 'Id of the fact; stable.';
comment on column memory_v1.fact_validity_history.kind is 'relation (between two entities) or observation (of one entity).';
comment on column memory_v1.fact_validity_history.subject_entity_id is 'The entity it is about; joins entities_live.';
comment on column memory_v1.fact_validity_history.subject_name is 'What that entity is called.';
comment on column memory_v1.fact_validity_history.predicate is 'What is said of it; see the view predicates.';
comment on column memory_v1.fact_validity_history.object_entity_id is 'The entity at the other end; null for observations.';
comment on column memory_v1.fact_validity_history.object_name is 'What that entity is called, or the value of an observation.';
comment on column memory_v1.fact_validity_history.label is 'The fact as a sentence.';
comment on column memory_v1.fact_validity_history.is_negated is 'Whether the fact is that something does not hold.';
comment on column memory_v1.fact_validity_history.attributed_to is 'Who is said to have stated it, where sources report it of somebody.';
comment on column memory_v1.fact_validity_history.evidence_count is 'Claims that support it.';
comment on column memory_v1.fact_validity_history.support is 'current, or withdrawn when every source has stopped saying so.';
comment on column memory_v1.fact_validity_history.contradiction_group is 'Shared by facts that contradict each other.';
comment on column memory_v1.fact_validity_history.believed_from is 'Since when the memory believed it.';
comment on column memory_v1.fact_validity_history.believed_until is 'Until when; null while it still does.';
comment on column memory_v1.fact_validity_history.valid_from is 'From when it holds in the world; null when unknown.';
comment on column memory_v1.fact_validity_history.valid_until is 'Until when it holds; null when open.';
comment on column memory_v1.fact_validity_history.valid_precision is 'How exactly the start is known: instant, day, month, quarter, year, open or unknown.';
comment on column memory_v1.fact_validity_history.ingested_at is 'Since when the memory has believed it.';
comment on column memory_v1.fact_validity_history.invalidated_at is 'Since when the fact is no longer believed; null while it is.';
--> statement-breakpoint
create view memory_v1.contradiction_members_current with (security_barrier = true) as
  select f.contradiction_group as group_id, f.fact_id, f.kind,
    coalesce(s.merged_into, s.entity_id) as subject_entity_id,
    coalesce(sm.canonical_name, s.canonical_name) as subject_name,
    f.predicate,
    coalesce(o.merged_into, o.entity_id) as object_entity_id,
    coalesce(om.canonical_name, o.canonical_name, f.object_text) as object_name,
    f.label, f.is_negated, f.attributed_to, f.evidence_count, f.support,
    f.valid_from, f.valid_until, f.valid_precision, f.ingested_at
  from memory.facts f
  join memory.entities s on s.entity_id = f.subject_entity_id
  left join memory.entities sm on sm.entity_id = s.merged_into
  left join memory.entities o on o.entity_id = f.object_entity_id
  left join memory.entities om on om.entity_id = o.merged_into
  where f.contradiction_group is not null and f.invalidated_at is null
    and exists (
      select from memory.facts other
       where other.contradiction_group = f.contradiction_group and other.fact_id <> f.fact_id and other.invalidated_at is null);
comment on view memory_v1.contradiction_members_current is 'One row for each side of each open contradiction: facts that are believed now and exclude each other.';
comment on column memory_v1.contradiction_members_current.group_id is 'The contradiction; its sides share it.';
comment on column memory_v1.contradiction_members_current.fact_id is 'Id of the fact; stable.';
comment on column memory_v1.contradiction_members_current.kind is 'relation (between two entities) or observation (of one entity).';
comment on column memory_v1.contradiction_members_current.subject_entity_id is 'The entity it is about; joins entities_live.';
comment on column memory_v1.contradiction_members_current.subject_name is 'What that entity is called.';
comment on column memory_v1.contradiction_members_current.predicate is 'What is said of it; see the view predicates.';
comment on column memory_v1.contradiction_members_current.object_entity_id is 'The entity at the other end; null for observations.';
comment on column memory_v1.contradiction_members_current.object_name is 'What that entity is called, or the value of an observation.';
comment on column memory_v1.contradiction_members_current.label is 'The fact as a sentence.';
comment on column memory_v1.contradiction_members_current.is_negated is 'Whether the fact is that something does not hold.';
comment on column memory_v1.contradiction_members_current.attributed_to is 'Who is said to have stated it, where sources report it of somebody.';
comment on column memory_v1.contradiction_members_current.evidence_count is 'Claims that support it.';
comment on column memory_v1.contradiction_members_current.support is 'current, or withdrawn when every source has stopped saying so.';
comment on column memory_v1.contradiction_members_current.valid_from is 'From when it holds in the world; null when unknown.';
comment on column memory_v1.contradiction_members_current.valid_until is 'Until when it holds; null when open.';
comment on column memory_v1.contradiction_members_current.valid_precision is 'How exactly the start is known: instant, day, month, quarter, year, open or unknown.';
comment on column memory_v1.contradiction_members_current.ingested_at is 'Since when the memory has believed it.';
--> statement-breakpoint
create view memory_v1.predicates with (security_barrier = true) as
  select f.predicate, f.kind, count(*) as fact_count
  from memory.facts f
  where f.invalidated_at is null
  group by f.predicate, f.kind;
comment on view memory_v1.predicates is 'One row for each predicate and kind of fact that some open fact has.';
comment on column memory_v1.predicates.predicate is 'The predicate; names beginning with other: stand outside the ontology.';
comment on column memory_v1.predicates.kind is 'relation or observation.';
comment on column memory_v1.predicates.fact_count is 'Open facts that have it.';
--> statement-breakpoint
create view memory_v1.graph_edges_current with (security_barrier = true) as
  select f.fact_id as relation_id,
    coalesce(s.merged_into, s.entity_id) as subject_id, coalesce(sm.canonical_name, s.canonical_name) as subject_name,
    f.predicate,
    coalesce(o.merged_into, o.entity_id) as object_id, coalesce(om.canonical_name, o.canonical_name) as object_name,
    f.label as fact, f.evidence_count, f.support, f.valid_from, f.valid_until, f.valid_precision, f.ingested_at
  from memory.facts f
  join memory.entities s on s.entity_id = f.subject_entity_id
  left join memory.entities sm on sm.entity_id = s.merged_into
  join memory.entities o on o.entity_id = f.object_entity_id
  left join memory.entities om on om.entity_id = o.merged_into
  where f.kind = 'relation' and not f.is_negated and f.invalidated_at is null and memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, 'at', now(), now()) is not null;
comment on view memory_v1.graph_edges_current is 'One row for each affirmed relation between two entities that is believed now and holds, or may hold, now.';
comment on column memory_v1.graph_edges_current.relation_id is 'The relation; joins facts_current.fact_id.';
comment on column memory_v1.graph_edges_current.subject_id is 'The entity at its start; joins entities_live.entity_id.';
comment on column memory_v1.graph_edges_current.subject_name is 'What that entity is called.';
comment on column memory_v1.graph_edges_current.predicate is 'What connects them.';
comment on column memory_v1.graph_edges_current.object_id is 'The entity at its end; joins entities_live.entity_id.';
comment on column memory_v1.graph_edges_current.object_name is 'What that entity is called.';
comment on column memory_v1.graph_edges_current.fact is 'The relation as a sentence.';
comment on column memory_v1.graph_edges_current.evidence_count is 'Claims that support it.';
comment on column memory_v1.graph_edges_current.support is 'current, or withdrawn when every source has stopped saying so.';
comment on column memory_v1.graph_edges_current.valid_from is 'From when it holds in the world; null when unknown.';
comment on column memory_v1.graph_edges_current.valid_until is 'Until when it holds; null when open.';
comment on column memory_v1.graph_edges_current.valid_precision is 'How exactly the start is known: instant, day, month, quarter, year, open or unknown.';
comment on column memory_v1.graph_edges_current.ingested_at is 'Since when the memory has believed it.';
--> statement-breakpoint
create view memory_v1.entities_live with (security_barrier = true) as
  select e.entity_id, e.canonical_name as name, e.entity_type, e.live_mentions as mention_count, e.created_at as first_seen_at
  from memory.entities e
  where e.merged_into is null and (
    e.live_mentions > 0
    or exists (select from memory.facts f where f.subject_entity_id = e.entity_id and f.invalidated_at is null)
    or exists (select from memory.facts f where f.object_entity_id = e.entity_id and f.invalidated_at is null));
comment on view memory_v1.entities_live is 'One row for each entity that stands for itself and that a source names now or an open fact is about.';
comment on column memory_v1.entities_live.entity_id is 'Id of the entity; stable.';
comment on column memory_v1.entities_live.name is 'What it is called.';
comment on column memory_v1.entities_live.entity_type is 'person, organization, place and others.';
comment on column memory_v1.entities_live.mention_count is 'Claims of current sources that name it.';
comment on column memory_v1.entities_live.first_seen_at is 'When the memory first met it.';
--> statement-breakpoint
create view memory_v1.entity_names with (security_barrier = true) as
  select coalesce(e.merged_into, e.entity_id) as entity_id, a.alias as name, a.origin, a.live_mentions as mention_count
  from memory.entity_aliases a
  join memory.entities e on e.entity_id = a.entity_id
  where a.live_mentions > 0;
comment on view memory_v1.entity_names is 'One row for each name by which current sources call an entity.';
comment on column memory_v1.entity_names.entity_id is 'The entity; joins entities_live.';
comment on column memory_v1.entity_names.name is 'The name as it is written.';
comment on column memory_v1.entity_names.origin is 'name, abbreviation or variant.';
comment on column memory_v1.entity_names.mention_count is 'Claims of current sources that use it.';
--> statement-breakpoint
create view memory_v1.adjudication_events with (security_barrier = true) as
  select t.entry_id as event_id, t.subject_kind, t.subject_id, coalesce(f.label, e.canonical_name) as subject_label,
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
    and (f.fact_id is not null or e.entity_id is not null);
comment on view memory_v1.adjudication_events is 'One row for each decision about a fact or entity that can still be seen, such as one that superseded another.';
comment on column memory_v1.adjudication_events.event_id is 'Id of the decision.';
comment on column memory_v1.adjudication_events.subject_kind is 'relation, observation or entity.';
comment on column memory_v1.adjudication_events.subject_id is 'The fact or entity that was decided about.';
comment on column memory_v1.adjudication_events.subject_label is 'The fact as a sentence, or the name of the entity.';
comment on column memory_v1.adjudication_events.outcome is 'What was decided.';
comment on column memory_v1.adjudication_events.method is 'By which rule or model.';
comment on column memory_v1.adjudication_events.confidence is 'From 0 to 1, where the method gives one.';
comment on column memory_v1.adjudication_events.related_id is 'The other fact or entity of the decision.';
comment on column memory_v1.adjudication_events.decided_by is 'The stage that decided.';
comment on column memory_v1.adjudication_events.decided_at is 'When.';
--> statement-breakpoint
create view memory_v1.claims_live with (security_barrier = true) as
  select c.claim_id, c.doc_id, c.version_id, c.chunk_id, c.claim_text, c.source_span, c.char_start, c.char_end,
    c.polarity, c.modality, c.is_attributed, c.attributed_to, c.asserted_at,
    c.valid_from as claim_valid_from, c.valid_until as claim_valid_until, c.valid_precision as claim_valid_precision,
    c.valid_kind as claim_valid_kind, d.title as document_title, d.source_kind
  from memory.claims c
  join memory.versions v on v.version_id = c.version_id
  join memory.documents d on d.doc_id = c.doc_id
  where c.grounding = 'held' and c.is_current and v.testimony = 'current' and v.deleted_at is null and d.deleted_at is null;
comment on view memory_v1.claims_live is 'One row for each claim that a current version of a source makes. Testimony, not truth: its validity is what the source says.';
comment on column memory_v1.claims_live.claim_id is 'Id of the claim.';
comment on column memory_v1.claims_live.doc_id is 'The document; joins documents_live.';
comment on column memory_v1.claims_live.version_id is 'Its version; joins document_versions.';
comment on column memory_v1.claims_live.chunk_id is 'The passage it was taken from; joins chunks_live.';
comment on column memory_v1.claims_live.claim_text is 'The claim, rewritten to stand alone.';
comment on column memory_v1.claims_live.source_span is 'The text of the source that it comes from.';
comment on column memory_v1.claims_live.char_start is 'Where it begins, in characters of the version''s Markdown.';
comment on column memory_v1.claims_live.char_end is 'Where it ends; the character there is no part of it.';
comment on column memory_v1.claims_live.polarity is 'affirmed or negated.';
comment on column memory_v1.claims_live.modality is 'asserted or hedged.';
comment on column memory_v1.claims_live.is_attributed is 'Whether the source reports what somebody else said.';
comment on column memory_v1.claims_live.attributed_to is 'Who said it, where the source reports it.';
comment on column memory_v1.claims_live.asserted_at is 'When the source said it; null when unknown.';
comment on column memory_v1.claims_live.claim_valid_from is 'From when the source says it holds.';
comment on column memory_v1.claims_live.claim_valid_until is 'Until when.';
comment on column memory_v1.claims_live.claim_valid_precision is 'instant, day, month, quarter, year, open or unknown.';
comment on column memory_v1.claims_live.claim_valid_kind is 'event_time, effective_period, proposition_validity or measurement_period.';
comment on column memory_v1.claims_live.document_title is 'Title of the document.';
comment on column memory_v1.claims_live.source_kind is 'Kind of the source; upload for a file sent without one.';
--> statement-breakpoint
create view memory_v1.fact_claim_evidence_live with (security_barrier = true) as
  select s.fact_id, f.kind as fact_kind, s.claim_id, s.stance, c.doc_id
  from memory.statements s
  join memory.facts f on f.fact_id = s.fact_id and f.invalidated_at is null
  join memory.claims c on c.claim_id = s.claim_id
  join memory.versions v on v.version_id = c.version_id
  join memory.documents d on d.doc_id = c.doc_id
  where s.fact_id is not null and s.stance is not null and s.is_live
    and c.grounding = 'held' and c.is_current and v.testimony = 'current' and v.deleted_at is null and d.deleted_at is null
    and not exists (
      select from memory.statements first
       where first.claim_id = s.claim_id and first.fact_id = s.fact_id and first.stance = s.stance and first.is_live
         and first.statement_id < s.statement_id);
comment on view memory_v1.fact_claim_evidence_live is 'One row for each open fact and live claim that speaks for or against it.';
comment on column memory_v1.fact_claim_evidence_live.fact_id is 'The fact; joins facts_current or facts_history.';
comment on column memory_v1.fact_claim_evidence_live.fact_kind is 'relation or observation.';
comment on column memory_v1.fact_claim_evidence_live.claim_id is 'The claim; joins claims_live.';
comment on column memory_v1.fact_claim_evidence_live.stance is 'supports or contradicts.';
comment on column memory_v1.fact_claim_evidence_live.doc_id is 'The document; joins documents_live.';
--> statement-breakpoint
create view memory_v1.documents_live with (security_barrier = true) as
  select d.doc_id, d.title, d.source_kind, d.source_ref as source_uri, d.versioning_mode, d.first_seen_at,
    d.current_version_id is not null as serving, d.current_version_id, d.latest_version_id,
    v.version_no as latest_version_no, v.status as latest_status, v.ingested_at as latest_ingested_at,
    v.source_modified_at, v.filename as file_name
  from memory.documents d
  join memory.versions v on v.version_id = d.latest_version_id
  where d.deleted_at is null and v.deleted_at is null;
comment on view memory_v1.documents_live is 'One row for each document that has not been deleted, with its newest version.';
comment on column memory_v1.documents_live.doc_id is 'Id of the document; stable.';
comment on column memory_v1.documents_live.title is 'Its title, set by its first ingest.';
comment on column memory_v1.documents_live.source_kind is 'Kind of the source; upload for a file sent without one.';
comment on column memory_v1.documents_live.source_uri is 'The reference at the source, for documents sent with one.';
comment on column memory_v1.documents_live.versioning_mode is 'snapshot or living.';
comment on column memory_v1.documents_live.first_seen_at is 'When its first version arrived.';
comment on column memory_v1.documents_live.serving is 'Whether some version is ready.';
comment on column memory_v1.documents_live.current_version_id is 'Its newest ready version; joins document_versions.';
comment on column memory_v1.documents_live.latest_version_id is 'Its newest version, ready or not.';
comment on column memory_v1.documents_live.latest_version_no is 'The number of that version, from 1.';
comment on column memory_v1.documents_live.latest_status is 'ingesting, converting, structuring, ready or failed.';
comment on column memory_v1.documents_live.latest_ingested_at is 'When that version arrived.';
comment on column memory_v1.documents_live.source_modified_at is 'When the source was last changed, where it says so.';
comment on column memory_v1.documents_live.file_name is 'Name of the file of that version.';
--> statement-breakpoint
create view memory_v1.document_versions with (security_barrier = true) as
  select v.version_id, v.doc_id, v.version_no, v.status, v.version_id is not distinct from d.current_version_id as is_current,
    v.testimony = 'current' as is_testimony, v.ingested_at, v.published_at, v.source_modified_at, v.source_version_ref,
    v.filename as file_name, v.source_path, r.family, r.language, v.error
  from memory.versions v
  join memory.documents d on d.doc_id = v.doc_id
  left join memory.representations r on r.version_id = v.version_id
  where v.deleted_at is null and d.deleted_at is null;
comment on view memory_v1.document_versions is 'One row for each version of each document, neither of them deleted.';
comment on column memory_v1.document_versions.version_id is 'Id of the version.';
comment on column memory_v1.document_versions.doc_id is 'The document; joins documents_live.';
comment on column memory_v1.document_versions.version_no is 'Its number in the document, from 1.';
comment on column memory_v1.document_versions.status is 'ingesting, converting, structuring, ready or failed.';
comment on column memory_v1.document_versions.is_current is 'Whether it is the newest ready version.';
comment on column memory_v1.document_versions.is_testimony is 'Whether what it says counts as current testimony.';
comment on column memory_v1.document_versions.ingested_at is 'When it arrived.';
comment on column memory_v1.document_versions.published_at is 'When its claims could first be found.';
comment on column memory_v1.document_versions.source_modified_at is 'When the source was last changed, where it says so.';
comment on column memory_v1.document_versions.source_version_ref is 'The source system''s name for the version.';
comment on column memory_v1.document_versions.file_name is 'Name of the file.';
comment on column memory_v1.document_versions.source_path is 'Where the file lies at its source.';
comment on column memory_v1.document_versions.family is 'Family of its format; null before conversion.';
comment on column memory_v1.document_versions.language is 'Its language, where the converter reports one.';
comment on column memory_v1.document_versions.error is 'Why it failed, where it did.';
--> statement-breakpoint
create view memory_v1.sections_live with (security_barrier = true) as
  select s.section_id, v.doc_id, s.version_id, s.ordinal, s.parent_id, s.level, s.heading, s.heading_path, s.role, s.summary,
    s.char_start, s.char_end
  from memory.sections s
  join memory.versions v on v.version_id = s.version_id
  join memory.documents d on d.doc_id = v.doc_id
  where v.testimony = 'current' and v.deleted_at is null and d.deleted_at is null;
comment on view memory_v1.sections_live is 'One row for each section of each current version of a source.';
comment on column memory_v1.sections_live.section_id is 'Id of the section.';
comment on column memory_v1.sections_live.doc_id is 'The document; joins documents_live.';
comment on column memory_v1.sections_live.version_id is 'Its version; joins document_versions.';
comment on column memory_v1.sections_live.ordinal is 'Its place in the version, from 0.';
comment on column memory_v1.sections_live.parent_id is 'The section that encloses it.';
comment on column memory_v1.sections_live.level is 'Level of its heading; 0 for text before the first one.';
comment on column memory_v1.sections_live.heading is 'Its heading.';
comment on column memory_v1.sections_live.heading_path is 'The headings above it and its own.';
comment on column memory_v1.sections_live.role is 'What it is for: body, abstract, references and others.';
comment on column memory_v1.sections_live.summary is 'A short summary; generated, no evidence.';
comment on column memory_v1.sections_live.char_start is 'Where it begins, in characters of the version''s Markdown.';
comment on column memory_v1.sections_live.char_end is 'Where it ends; the character there is no part of it.';
--> statement-breakpoint
create view memory_v1.chunks_live with (security_barrier = true) as
  select c.chunk_id, c.doc_id, c.version_id, c.section_id, c.ordinal, c.kind, c.section_role, c.char_start, c.char_end,
    c.token_count, d.title as document_title
  from memory.chunks c
  join memory.versions v on v.version_id = c.version_id
  join memory.documents d on d.doc_id = c.doc_id
  where v.testimony = 'current' and v.deleted_at is null and d.deleted_at is null;
comment on view memory_v1.chunks_live is 'One row for each passage of each current version of a source; its text comes from fetch_chunk_bodies.';
comment on column memory_v1.chunks_live.chunk_id is 'Id of the passage.';
comment on column memory_v1.chunks_live.doc_id is 'The document; joins documents_live.';
comment on column memory_v1.chunks_live.version_id is 'Its version; joins document_versions.';
comment on column memory_v1.chunks_live.section_id is 'The section it lies in; joins sections_live.';
comment on column memory_v1.chunks_live.ordinal is 'Its place in the version, from 0.';
comment on column memory_v1.chunks_live.kind is 'prose, list, table or code.';
comment on column memory_v1.chunks_live.section_role is 'What its section is for.';
comment on column memory_v1.chunks_live.char_start is 'Where it begins, in characters of the version''s Markdown.';
comment on column memory_v1.chunks_live.char_end is 'Where it ends; the character there is no part of it.';
comment on column memory_v1.chunks_live.token_count is 'Its length in tokens, about.';
comment on column memory_v1.chunks_live.document_title is 'Title of the document.';
--> statement-breakpoint
create view memory_v1.citations_live with (security_barrier = true) as
  select c.citation_id, c.doc_id, c.version_id, t.doc_id as target_doc_id, c.target_ref, c.anchor_text
  from memory.citations c
  join memory.versions v on v.version_id = c.version_id
  join memory.documents d on d.doc_id = c.doc_id
  left join memory.documents t on t.doc_id = c.target_doc_id and t.deleted_at is null
  where v.testimony = 'current' and v.deleted_at is null and d.deleted_at is null;
comment on view memory_v1.citations_live is 'One row for each link that a current version of a document makes to another.';
comment on column memory_v1.citations_live.citation_id is 'Id of the link.';
comment on column memory_v1.citations_live.doc_id is 'The document; joins documents_live.';
comment on column memory_v1.citations_live.version_id is 'Its version; joins document_versions.';
comment on column memory_v1.citations_live.target_doc_id is 'The document that is linked to, where the memory has it.';
comment on column memory_v1.citations_live.target_ref is 'What the link says.';
comment on column memory_v1.citations_live.anchor_text is 'The words that carry it.';
--> statement-breakpoint
create function memory_v1.facts_as_of(valid_at timestamp with time zone, believed_at timestamp with time zone)
  returns table (fact_id uuid, kind text, subject_entity_id uuid, subject_name text, predicate text, object_entity_id uuid, object_name text, label text, is_negated boolean, attributed_to text, evidence_count integer, support text, contradiction_group uuid, temporal_match text, valid_from timestamp with time zone, valid_until timestamp with time zone, valid_precision text, ingested_at timestamp with time zone)
  language sql stable parallel safe
begin atomic
  select h.fact_id, h.kind, h.subject_entity_id, h.subject_name, h.predicate, h.object_entity_id, h.object_name, h.label, h.is_negated, h.attributed_to, h.evidence_count, h.support, h.contradiction_group,
    memory.temporal_match(h.valid_from, h.valid_until, h.valid_precision, 'at', facts_as_of.valid_at, facts_as_of.valid_at) as temporal_match,
    h.valid_from, h.valid_until, h.valid_precision, h.ingested_at
  from memory_v1.fact_validity_history h
  where h.ingested_at <= facts_as_of.believed_at and (h.invalidated_at is null or h.invalidated_at > facts_as_of.believed_at)
    and h.believed_from <= facts_as_of.believed_at and (h.believed_until is null or h.believed_until > facts_as_of.believed_at)
    and memory.temporal_match(h.valid_from, h.valid_until, h.valid_precision, 'at', facts_as_of.valid_at, facts_as_of.valid_at) is not null;
end;
comment on function memory_v1.facts_as_of(timestamp with time zone, timestamp with time zone) is 'The facts that hold, or may hold, in the world at valid_at, as the memory believed at believed_at; one row for each fact.';
revoke all on function memory_v1.facts_as_of(timestamp with time zone, timestamp with time zone) from public;
grant execute on function memory_v1.facts_as_of(timestamp with time zone, timestamp with time zone) to memory_query;
--> statement-breakpoint
grant select on all tables in schema memory_v1 to memory_query;
