CREATE INDEX "entities_by_name" ON "memory"."entities" USING btree ("canonical_name") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "facts_by_closing" ON "memory"."facts" USING btree ("invalidated_at") WHERE invalidated_at is not null;
--> statement-breakpoint
comment on index memory.entities_by_name is 'open query: the entities of a name';
comment on index memory.facts_by_closing is 'open query: what the memory has stopped believing since a time';
