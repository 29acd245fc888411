-- What Drizzle has no words for: the text search configuration, the partitioned tables of the search index and the
-- functions that make and drop their partitions, and storage settings.

create text search configuration memory.english (copy = pg_catalog.english);
alter text search configuration memory.english
  alter mapping for hword, hword_part, word with unaccent, pg_catalog.english_stem;
--> statement-breakpoint
create table p1.vectors (
  generation integer not null references p1.generations (generation),
  kind text not null,
  item_id uuid not null,
  embedding halfvec not null,
  constraint vectors_pkey primary key (generation, kind, item_id)
) partition by list (generation);
-- In line with its row: an exact scan reads each embedding, and a TOAST fetch for each would cost more than the distance.
alter table p1.vectors alter column embedding set storage plain;
--> statement-breakpoint
create table p1.postings (
  kind text not null,
  term text collate "C" not null,
  item_id uuid not null,
  tf smallint not null,
  length smallint not null
) partition by list (kind);
--> statement-breakpoint
-- Autovacuum after 2 % of new rows instead of 20 %: the index-only scans over postings need a fresh visibility map.
do $$
declare
  item_kind text;
begin
  foreach item_kind in array array['chunk', 'past', 'claim', 'fact', 'entity'] loop
    execute format('create table p1.postings_%1$s partition of p1.postings for values in (%1$L)
      with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05,
            autovacuum_analyze_scale_factor = 0.05)', item_kind);
    execute format('create index postings_%1$s_by_term on p1.postings_%1$s (term, item_id) include (tf, length)', item_kind);
    execute format('create index postings_%1$s_by_item on p1.postings_%1$s (item_id)', item_kind);
    execute format('comment on index p1.postings_%1$s_by_term is %2$L', item_kind,
      'bm25: the postings of the query''s terms, by index alone');
    execute format('comment on index p1.postings_%1$s_by_item is %2$L', item_kind,
      'removing an item''s postings when it is indexed again, moved or deleted');
  end loop;
end
$$;
--> statement-breakpoint
create function p1.create_generation(model text, dimensions integer) returns integer
  language plpgsql security definer set search_path from current as $$
declare
  made integer;
  item_kind text;
  partition text;
begin
  -- One caller at a time; the second finds what the first has made.
  lock table p1.generations in share row exclusive mode;
  select generation into made from p1.generations as g
    where g.model = create_generation.model and g.dimensions = create_generation.dimensions and g.status <> 'retired';
  if found then
    return made;
  end if;
  insert into p1.generations (model, dimensions) values (create_generation.model, create_generation.dimensions)
    returning generation into made;
  execute format('create table p1.vectors_g%1$s partition of p1.vectors for values in (%1$s) partition by list (kind)', made);
  execute format('comment on index p1.vectors_g%s_pkey is %L', made, 'one vector of a kind and item in this generation');
  foreach item_kind in array array['chunk', 'past', 'claim', 'fact', 'entity'] loop
    partition := format('vectors_g%s_%s', made, item_kind);
    execute format('create table p1.%I partition of p1.vectors_g%s (constraint %I check (vector_dims(embedding) = %s))
      for values in (%L) with (autovacuum_vacuum_insert_scale_factor = 0.05)',
      partition, made, partition || '_dimensions', dimensions, item_kind);
    execute format('comment on index p1.%I is %L', partition || '_pkey',
      'the vector of an item: written, moved and removed by it; re-read when a candidate is confirmed');
  end loop;
  return made;
end
$$;
comment on function p1.create_generation(text, integer) is
  'The generation of an embedding model that is not retired, made with its partitions if there is none';
--> statement-breakpoint
create function p1.create_vector_index(generation integer, kind text) returns void
  language plpgsql security definer set search_path from current as $$
declare
  dims integer;
  partition text := format('vectors_g%s_%s', generation, kind);
begin
  select g.dimensions into strict dims from p1.generations as g where g.generation = create_vector_index.generation;
  if to_regclass(format('p1.%I', partition || '_hnsw')) is not null then
    return;
  end if;
  execute format('create index if not exists %I on p1.%I using hnsw ((embedding::halfvec(%s)) halfvec_cosine_ops)',
    partition || '_hnsw', partition, dims);
  execute format('comment on index p1.%I is %L', partition || '_hnsw',
    'semantic search of this kind: the nearest vectors by cosine, with iterative scan');
end
$$;
comment on function p1.create_vector_index(integer, text) is
  'An HNSW index over one kind of a generation; writes to that kind wait while it is built';
--> statement-breakpoint
create function p1.drop_generation(generation integer) returns void
  language plpgsql security definer set search_path from current as $$
begin
  lock table p1.generations in share row exclusive mode;
  if not exists (select from p1.generations as g
      where g.generation = drop_generation.generation and g.status = 'retired') then
    raise exception 'generation % is not retired', generation using errcode = 'object_not_in_prerequisite_state';
  end if;
  execute format('drop table if exists p1.vectors_g%s', generation);
  delete from p1.generations as g where g.generation = drop_generation.generation;
end
$$;
comment on function p1.drop_generation(integer) is 'Drops the vectors of a retired generation';
--> statement-breakpoint
-- Rows that are updated in place keep room on their page, so that the update need not touch every index.
alter table memory.pipeline_work set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table memory.documents set (fillfactor = 85);
alter table memory.entities set (fillfactor = 80);
alter table memory.entity_aliases set (fillfactor = 80);
alter table memory.facts set (fillfactor = 85);
alter table p1.corpus set (fillfactor = 50);
-- Uploads are stored as they come: pglz would cost more time than the disk it saves.
alter table memory.blob_parts alter column bytes set storage external;
