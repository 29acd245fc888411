CREATE INDEX "facts_by_predicate" ON "memory"."facts" USING btree ("predicate","evidence_count" DESC NULLS LAST,"fact_id") WHERE kind = 'relation' and invalidated_at is null;--> statement-breakpoint
comment on index memory.facts_by_predicate is 'GET /lookup/relations with a predicate alone: its best supported relations';
