CREATE INDEX "facts_of_subject" ON "memory"."facts" USING btree ("subject_entity_id","evidence_count" DESC NULLS LAST,"fact_id") WHERE invalidated_at is null;--> statement-breakpoint
CREATE INDEX "facts_of_object" ON "memory"."facts" USING btree ("object_entity_id","evidence_count" DESC NULLS LAST,"fact_id") WHERE invalidated_at is null and object_entity_id is not null;--> statement-breakpoint
comment on index memory.facts_of_subject is 'facts_context: the best supported open facts about an entity';
--> statement-breakpoint
comment on index memory.facts_of_object is 'facts_context: the best supported open facts that name an entity as object';
