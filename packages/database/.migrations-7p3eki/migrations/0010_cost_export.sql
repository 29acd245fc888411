DROP INDEX "memory"."cost_receipts_by_time";--> statement-breakpoint
DROP INDEX "memory"."pipeline_work_unfinished";--> statement-breakpoint
ALTER TABLE "memory"."deployment" ADD COLUMN "cost_shift" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memory"."deployment" ADD COLUMN "receipts_lost" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memory"."versions" ADD COLUMN "trace_parent" text;--> statement-breakpoint
ALTER TABLE "memory"."cost_receipts" ADD COLUMN "recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "memory"."cost_receipts" ADD COLUMN "position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "cost_receipts_by_position" ON "memory"."cost_receipts" USING btree ("position","cost_id");--> statement-breakpoint
CREATE INDEX "cost_receipts_charged" ON "memory"."cost_receipts" USING btree ("occurred_at","stage","cost_usd") WHERE cost_usd > 0;--> statement-breakpoint
CREATE INDEX "cost_receipts_unscoped" ON "memory"."cost_receipts" USING btree ("cost_id") WHERE stage is null and lane is null and surface is null;--> statement-breakpoint
CREATE INDEX "pipeline_work_unfinished_by_stage" ON "memory"."pipeline_work" USING btree ("stage","status","defer_reason","not_before") WHERE status in ('pending', 'running', 'failed', 'dead_letter');--> statement-breakpoint
comment on index memory.cost_receipts_by_position is 'cost export: receipts in the order in which their transactions were given their ids, one page by keyset';
--> statement-breakpoint
comment on index memory.cost_receipts_charged is 'budgets: what was spent since midnight, in all and by stage; builtin calls are not in it';
--> statement-breakpoint
comment on index memory.cost_receipts_unscoped is 'cost export: how many receipts say neither stage nor surface';
--> statement-breakpoint
comment on index memory.pipeline_work_unfinished_by_stage is 'metrics: how much work waits, since when, runs, is parked or is dead, by stage';
