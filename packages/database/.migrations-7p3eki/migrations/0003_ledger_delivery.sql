DROP INDEX "memory"."pipeline_work_waiting";--> statement-breakpoint
CREATE INDEX "pipeline_work_ready" ON "memory"."pipeline_work" USING btree ("arrival","work_id") WHERE status in ('pending', 'failed') and defer_reason is distinct from 'no_route';--> statement-breakpoint
CREATE INDEX "pipeline_work_undelivered" ON "memory"."pipeline_work" USING btree ("delivered_at") WHERE status in ('pending', 'failed') and defer_reason is distinct from 'no_route';--> statement-breakpoint
comment on index memory.pipeline_work_ready is 'claiming work: the ready row that arrived first';--> statement-breakpoint
comment on index memory.pipeline_work_undelivered is 'sweeping: ready rows whose delivery is overdue';
