CREATE TABLE "memory"."entity_links" (
	"version_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"same_as" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_live" boolean NOT NULL,
	CONSTRAINT "entity_links_pkey" PRIMARY KEY("version_id","entity_id","same_as"),
	CONSTRAINT "entity_links_kind" CHECK ("memory"."entity_links"."kind" in ('abbreviation', 'synonym'))
);
--> statement-breakpoint
DROP INDEX "memory"."entities_by_name";--> statement-breakpoint
DROP INDEX "memory"."facts_by_statement";--> statement-breakpoint
DROP INDEX "memory"."statements_live_by_subject";--> statement-breakpoint
ALTER TABLE "memory"."facts" ALTER COLUMN "statement_key" SET DATA TYPE bigint USING statement_key::bigint;--> statement-breakpoint
ALTER TABLE "memory"."statements" ALTER COLUMN "effective_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "memory"."facts" ADD COLUMN "is_negated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memory"."facts" ADD COLUMN "attributed_to" text;--> statement-breakpoint
ALTER TABLE "memory"."statements" ADD COLUMN "object_key" text;--> statement-breakpoint
ALTER TABLE "memory"."statements" ADD COLUMN "aspect" text DEFAULT 'states' NOT NULL;--> statement-breakpoint
ALTER TABLE "memory"."statements" ADD COLUMN "groups" bigint[] NOT NULL;--> statement-breakpoint
ALTER TABLE "memory"."statements" ADD COLUMN "valid_kind" text;--> statement-breakpoint
ALTER TABLE "memory"."entity_links" ADD CONSTRAINT "entity_links_version_id_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "memory"."versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entity_links_live_by_entity" ON "memory"."entity_links" USING btree ("entity_id","same_as") WHERE is_live;--> statement-breakpoint
CREATE INDEX "entity_links_live_by_same_as" ON "memory"."entity_links" USING btree ("same_as","entity_id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "statements_live_by_group" ON "memory"."statements" USING gin ("groups") WHERE is_live;--> statement-breakpoint
CREATE INDEX "statements_live_by_object" ON "memory"."statements" USING btree ("object_entity_id") WHERE is_live and object_entity_id is not null;--> statement-breakpoint
CREATE INDEX "facts_by_statement" ON "memory"."facts" USING btree ("statement_key") WHERE invalidated_at is null;--> statement-breakpoint
CREATE INDEX "statements_live_by_subject" ON "memory"."statements" USING btree ("subject_entity_id") WHERE is_live;--> statement-breakpoint
ALTER TABLE "memory"."entities" ADD CONSTRAINT "entities_name_norm_entity_type_key" UNIQUE("name_norm","entity_type");--> statement-breakpoint
ALTER TABLE "memory"."statements" ADD CONSTRAINT "statements_aspect" CHECK ("memory"."statements"."aspect" in ('states', 'begins', 'ends'));--> statement-breakpoint
grant select, insert, update, delete on memory.entity_links to memory_app;--> statement-breakpoint
comment on index memory.entity_links_pkey is 'what a version says of names, when it is read again or its testimony changes';--> statement-breakpoint
comment on index memory.entity_links_live_by_entity is 'merging: the names that are said to mean the same as this one';--> statement-breakpoint
comment on index memory.entity_links_live_by_same_as is 'merging: the names that are said to mean this one';--> statement-breakpoint
comment on index memory.entities_name_norm_entity_type_key is 'entity resolution at ingest: one entity per exact name and type, also under two writers';--> statement-breakpoint
comment on index memory.statements_live_by_group is 'adjudication: the live statements that decide about each other';--> statement-breakpoint
comment on index memory.statements_live_by_subject is 'merging and undoing it: the statements about an entity';--> statement-breakpoint
comment on index memory.statements_live_by_object is 'merging and undoing it: the statements that name an entity as object';--> statement-breakpoint
comment on index memory.facts_by_statement is 'adjudication: the open facts of a statement key';
