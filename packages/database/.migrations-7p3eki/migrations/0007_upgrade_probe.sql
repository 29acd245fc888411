CREATE INDEX "pipeline_work_by_component" ON "memory"."pipeline_work" USING btree ("stage","component_version");--> statement-breakpoint
comment on index memory.pipeline_work_by_component is 'raised component versions: the finished rows of an older one, every minute';
