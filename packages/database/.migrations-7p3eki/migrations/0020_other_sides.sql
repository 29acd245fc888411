-- The other sides of a fact's contradiction, for a statement that reads facts and shows those sides inline. In a function,
-- because few facts contradict others: its plan is kept by the connection, and a statement that needs it for none of its
-- rows does not get it ready. As a part of the look-up's own plan it took a fifth of what a small answer costs.
create function memory.other_sides(fact uuid, in_group uuid, most integer) returns json language plpgsql stable parallel safe as $$
begin
  return (
    select json_agg(side) from (
      select o.fact_id, o.label, o.evidence_count, o.valid_from::text, o.valid_until::text, o.valid_precision,
             o.ingested_at::text, o.invalidated_at::text, (count(*) over ())::int as total
        from memory.facts o
       where o.contradiction_group = in_group and o.invalidated_at is null and o.fact_id <> fact
       order by o.evidence_count desc, o.fact_id
       limit most
    ) side
  );
end
$$;
--> statement-breakpoint
comment on function memory.other_sides(uuid, uuid, integer) is
  'The facts of a contradiction group other than one of them, best supported first and at most so many, each with the count of all; null where there are none';
--> statement-breakpoint
revoke all on function memory.other_sides(uuid, uuid, integer) from public;
grant execute on function memory.other_sides(uuid, uuid, integer) to memory_app;
