-- Trigram indexes of the bare columns also answer for equality, slowly, and look cheap for it.
DROP INDEX "memory"."name_vocabulary_by_trigram";--> statement-breakpoint
DROP INDEX "memory"."entity_aliases_by_trigram";--> statement-breakpoint
CREATE INDEX "name_vocabulary_by_trigram" ON "memory"."name_vocabulary" USING gin ((term || '') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "entity_aliases_by_trigram" ON "memory"."entity_aliases" USING gin ((alias_norm || '') gin_trgm_ops);--> statement-breakpoint
comment on index memory.name_vocabulary_by_trigram is 'POST /documents/search: known words spelt like a word of the query';
--> statement-breakpoint
comment on index memory.entity_aliases_by_trigram is 'resolve tier T1: aliases of similar spelling';
