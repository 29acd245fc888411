-- Of a table without statistics the planner assumes ten pages, and looks rows up by the index that is made for it. With
-- those of a table that holds one row any index is as good to it as another, in any order of the joins, and such a plan
-- is kept while the table grows: 500 firms were compared with one another 110 million times for the names of 40.
-- So a table has none below 16 pages. One that has been seen empty, while what fills it was being written, is looked at
-- again, up to 8 MiB.
create or replace function memory.analyze_grown() returns text[] language plpgsql security definer set search_path = pg_catalog as $$
declare
  grown text;
  analyzed text[] := '{}';
  page bigint := current_setting('block_size')::bigint;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('memory.analyze_grown', 0)) then
    return analyzed;
  end if;
  for grown in
    select format('%I.%I', n.nspname, c.relname)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('memory', 'p1') and c.relkind = 'r' and c.relpages < 16384
       and pg_relation_size(c.oid) >= 16 * page
       and (pg_relation_size(c.oid) > 2 * c.relpages * page or (c.reltuples = 0 and c.relpages < 1024))
     order by 1
  loop
    execute format('analyze (skip_locked) %s', grown);
    analyzed := analyzed || grown;
  end loop;
  return analyzed;
end
$$;--> statement-breakpoint
comment on function memory.analyze_grown() is
  'Makes the statistics of tables anew that have grown to more than twice the size that the planner knows, from 16 pages on; answers their names';
