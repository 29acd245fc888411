-- Facts that are here are in the search index, except those of versions that are still at work.
ALTER TABLE "memory"."facts" ADD COLUMN "is_indexed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "memory"."facts" ALTER COLUMN "is_indexed" SET DEFAULT false;--> statement-breakpoint
update memory.facts set is_indexed = false
 where fact_id in (select t.subject_id from memory.transcript t join memory.pipeline_work w on w.version_id = t.version_id
                    where w.status not in ('succeeded', 'skipped'));
