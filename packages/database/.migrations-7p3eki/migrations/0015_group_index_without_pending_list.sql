-- A pending list is read from end to end by every question: with 32,000 statements in it, deciding on a document's
-- groups took 7 ms instead of 0.4.
alter index memory.statements_live_by_group set (fastupdate = off);
--> statement-breakpoint
alter index memory.statements_past_by_group set (fastupdate = off);
--> statement-breakpoint
select gin_clean_pending_list('memory.statements_live_by_group'), gin_clean_pending_list('memory.statements_past_by_group');
