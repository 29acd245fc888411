-- Whether a fact's validity matches a question in time: the one definition that docs/facts.md gives in words.
-- An interval is half open; a start is known to its precision, so that 'in 2019' begins somewhere within 2019.
create function memory.certain_start(valid_from timestamptz, valid_precision text) returns timestamptz
  language sql immutable parallel safe as $$
  select (valid_from at time zone 'UTC' + case valid_precision
    when 'day' then interval '1 day' when 'month' then interval '1 month' when 'quarter' then interval '3 months'
    when 'year' then interval '1 year' else interval '0' end) at time zone 'UTC'
$$;
comment on function memory.certain_start(timestamptz, text) is
  'The moment by which something that began at a time of this precision has certainly begun';
--> statement-breakpoint
create function memory.temporal_match(
  valid_from timestamptz, valid_until timestamptz, valid_precision text, mode text, range_from timestamptz, range_to timestamptz
) returns text language sql immutable parallel safe as $$
  select case
    when valid_from > range_to then null
    when mode <> 'history' and (valid_until < range_from or (valid_until = range_from and valid_until is distinct from valid_from)) then null
    when valid_from is null then
      case when mode = 'overlap' and valid_until > range_from and valid_until <= range_to then 'confirmed' else 'possible' end
    when memory.certain_start(valid_from, valid_precision) <= range_to then 'confirmed'
    else 'possible'
  end
$$;
comment on function memory.temporal_match(timestamptz, timestamptz, text, text, timestamptz, timestamptz) is
  'confirmed, possible, or null where it does not match; current and at give one moment as both ends of the range, history the moment of the call as its end';
--> statement-breakpoint
revoke all on function memory.certain_start(timestamptz, text) from public;
revoke all on function memory.temporal_match(timestamptz, timestamptz, text, text, timestamptz, timestamptz) from public;
grant execute on function memory.certain_start(timestamptz, text) to memory_app, memory_graph, memory_query;
grant execute on function memory.temporal_match(timestamptz, timestamptz, text, text, timestamptz, timestamptz) to memory_app, memory_graph, memory_query;
