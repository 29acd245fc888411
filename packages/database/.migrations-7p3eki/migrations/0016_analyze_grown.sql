-- A plan that is kept from the time when its tables were empty may read the whole of one for each row that it looks for.
-- Autovacuum comes by once a minute, in which a new memory grows from nothing to thousands of rows, and not at all in the
-- embedded database. Beyond 128 MiB a table grows slowly enough for it.
create function memory.analyze_grown() returns text[] language plpgsql security definer set search_path = pg_catalog as $$
declare
  grown text;
  analyzed text[] := '{}';
begin
  if not pg_try_advisory_xact_lock(hashtextextended('memory.analyze_grown', 0)) then
    return analyzed;
  end if;
  for grown in
    select format('%I.%I', n.nspname, c.relname)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('memory', 'p1') and c.relkind = 'r' and c.relpages < 16384
       and pg_relation_size(c.oid) > 2 * c.relpages::bigint * current_setting('block_size')::bigint
     order by 1
  loop
    execute format('analyze (skip_locked) %s', grown);
    analyzed := analyzed || grown;
  end loop;
  return analyzed;
end
$$;
comment on function memory.analyze_grown() is
  'Makes the statistics of tables anew that have grown to more than twice the size that the planner knows; answers their names';
revoke all on function memory.analyze_grown() from public;
grant execute on function memory.analyze_grown() to memory_app;
