CREATE SCHEMA IF NOT EXISTS "memory";
--> statement-breakpoint
CREATE SCHEMA "p1";
--> statement-breakpoint
CREATE TABLE "memory"."claims" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"doc_id" uuid NOT NULL,
	"chunk_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"claim_text" text NOT NULL,
	"text_hash" "bytea" NOT NULL,
	"source_span" text NOT NULL,
	"char_start" integer NOT NULL,
	"char_end" integer NOT NULL,
	"evidence_spans" jsonb NOT NULL,
	"is_attributed" boolean NOT NULL,
	"attributed_to" text,
	"polarity" text NOT NULL,
	"modality" text NOT NULL,
	"asserted_at" timestamp (3) with time zone,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"valid_precision" text DEFAULT 'unknown' NOT NULL,
	"valid_kind" text,
	"analysis" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"grounding" text DEFAULT 'pending' NOT NULL,
	"drop_reason" text,
	"is_current" boolean NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"retired_reason" text,
	CONSTRAINT "claims_version_id_ordinal_key" UNIQUE("version_id","ordinal"),
	CONSTRAINT "claims_polarity" CHECK ("memory"."claims"."polarity" in ('affirmed', 'negated')),
	CONSTRAINT "claims_modality" CHECK ("memory"."claims"."modality" in ('asserted', 'hedged')),
	CONSTRAINT "claims_grounding" CHECK ("memory"."claims"."grounding" in ('pending', 'held', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "memory"."deployment" (
	"singleton" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"deployment_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"forget_in_progress" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deployment_is_single" CHECK ("memory"."deployment"."singleton")
);
--> statement-breakpoint
CREATE TABLE "memory"."blob_parts" (
	"blob_id" uuid NOT NULL,
	"part_no" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "blob_parts_pkey" PRIMARY KEY("blob_id","part_no")
);
--> statement-breakpoint
CREATE TABLE "memory"."contents" (
	"content_hash" "bytea" PRIMARY KEY NOT NULL,
	"blob_id" uuid NOT NULL,
	"size_bytes" bigint NOT NULL,
	"mime" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contents_blob_id_key" UNIQUE("blob_id")
);
--> statement-breakpoint
CREATE TABLE "memory"."documents" (
	"doc_id" uuid PRIMARY KEY NOT NULL,
	"source_kind" text NOT NULL,
	"source_ref" text,
	"title" text NOT NULL,
	"versioning_mode" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_version_no" integer DEFAULT 0 NOT NULL,
	"latest_version_id" uuid,
	"latest_status" text,
	"current_version_id" uuid,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "documents_versioning_mode" CHECK ("memory"."documents"."versioning_mode" in ('snapshot', 'living'))
);
--> statement-breakpoint
CREATE TABLE "memory"."name_terms" (
	"term" text NOT NULL,
	"name_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"doc_id" uuid NOT NULL,
	CONSTRAINT "name_terms_pkey" PRIMARY KEY("term","name_id")
);
--> statement-breakpoint
CREATE TABLE "memory"."name_vocabulary" (
	"term" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory"."version_names" (
	"name_id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "version_names_kind" CHECK ("memory"."version_names"."kind" in ('filename', 'title', 'path'))
);
--> statement-breakpoint
CREATE TABLE "memory"."versions" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"doc_id" uuid NOT NULL,
	"version_no" integer NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"filename" text NOT NULL,
	"title_sent" text,
	"source_path" text,
	"source_modified_at" timestamp (3) with time zone,
	"source_version_ref" text,
	"ingested_by_kind" text,
	"ingested_by_ref" text,
	"ingested_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"parked" text,
	"deleted_at" timestamp (3) with time zone,
	"testimony" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "versions_doc_id_version_no_key" UNIQUE("doc_id","version_no"),
	CONSTRAINT "versions_status" CHECK ("memory"."versions"."status" in ('ingesting', 'converting', 'structuring', 'ready', 'failed', 'deleted')),
	CONSTRAINT "versions_testimony" CHECK ("memory"."versions"."testimony" in ('pending', 'current', 'superseded')),
	CONSTRAINT "versions_parked" CHECK ("memory"."versions"."parked" in ('no_route'))
);
--> statement-breakpoint
CREATE TABLE "memory"."entities" (
	"entity_id" uuid PRIMARY KEY NOT NULL,
	"canonical_name" text NOT NULL,
	"name_norm" text NOT NULL,
	"entity_type" text NOT NULL,
	"profile" text DEFAULT '' NOT NULL,
	"live_mentions" integer DEFAULT 0 NOT NULL,
	"merged_into" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory"."entity_aliases" (
	"alias_norm" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"alias" text NOT NULL,
	"origin" text NOT NULL,
	"phonetic" text NOT NULL,
	"live_mentions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "entity_aliases_pkey" PRIMARY KEY("alias_norm","entity_id"),
	CONSTRAINT "entity_aliases_origin" CHECK ("memory"."entity_aliases"."origin" in ('name', 'abbreviation', 'variant'))
);
--> statement-breakpoint
CREATE TABLE "memory"."entity_mentions" (
	"claim_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"role" text NOT NULL,
	"alias_norm" text NOT NULL,
	"surface" text NOT NULL,
	"chunk_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"doc_id" uuid NOT NULL,
	"is_live" boolean NOT NULL,
	CONSTRAINT "entity_mentions_pkey" PRIMARY KEY("claim_id","entity_id","role"),
	CONSTRAINT "entity_mentions_role" CHECK ("memory"."entity_mentions"."role" in ('subject', 'object', 'mention'))
);
--> statement-breakpoint
CREATE TABLE "memory"."fact_beliefs" (
	"fact_id" uuid NOT NULL,
	"believed_from" timestamp (3) with time zone NOT NULL,
	"believed_until" timestamp (3) with time zone,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"valid_precision" text NOT NULL,
	CONSTRAINT "fact_beliefs_pkey" PRIMARY KEY("fact_id","believed_from")
);
--> statement-breakpoint
CREATE TABLE "memory"."facts" (
	"fact_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_entity_id" uuid NOT NULL,
	"predicate" text NOT NULL,
	"object_entity_id" uuid,
	"object_text" text,
	"statement_key" text NOT NULL,
	"label" text NOT NULL,
	"evidence_count" integer DEFAULT 0 NOT NULL,
	"support" text DEFAULT 'current' NOT NULL,
	"contradiction_group" uuid,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"valid_precision" text DEFAULT 'unknown' NOT NULL,
	"ingested_at" timestamp (3) with time zone NOT NULL,
	"invalidated_at" timestamp (3) with time zone,
	"closed_reason" text,
	CONSTRAINT "facts_kind" CHECK ("memory"."facts"."kind" in ('relation', 'observation')),
	CONSTRAINT "facts_support" CHECK ("memory"."facts"."support" in ('current', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "memory"."statements" (
	"statement_id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"doc_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_entity_id" uuid NOT NULL,
	"predicate" text NOT NULL,
	"object_entity_id" uuid,
	"object_text" text,
	"polarity" text NOT NULL,
	"modality" text NOT NULL,
	"is_attributed" boolean NOT NULL,
	"asserted_at" timestamp (3) with time zone,
	"valid_from" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone,
	"valid_precision" text DEFAULT 'unknown' NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"is_correction" boolean DEFAULT false NOT NULL,
	"is_live" boolean NOT NULL,
	"fact_id" uuid,
	"stance" text,
	CONSTRAINT "statements_kind" CHECK ("memory"."statements"."kind" in ('relation', 'observation')),
	CONSTRAINT "statements_polarity" CHECK ("memory"."statements"."polarity" in ('affirmed', 'negated')),
	CONSTRAINT "statements_modality" CHECK ("memory"."statements"."modality" in ('asserted', 'hedged')),
	CONSTRAINT "statements_stance" CHECK ("memory"."statements"."stance" in ('supports', 'contradicts'))
);
--> statement-breakpoint
CREATE TABLE "memory"."transcript" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"method" text NOT NULL,
	"confidence" double precision,
	"related_id" uuid,
	"decided_by" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"features" jsonb,
	"version_id" uuid,
	CONSTRAINT "transcript_subject_kind" CHECK ("memory"."transcript"."subject_kind" in ('relation', 'observation', 'entity', 'k_page'))
);
--> statement-breakpoint
CREATE TABLE "memory"."cost_receipts" (
	"cost_id" uuid PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"source" text NOT NULL,
	"stage" text,
	"lane" text,
	"surface" text,
	"model_name" text,
	"attempt" integer,
	"tokens_in" integer,
	"tokens_out" integer,
	"latency_ms" integer,
	"call_key" text NOT NULL,
	"outcome" text NOT NULL,
	"cost_usd" numeric,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cost_receipts_call_key_key" UNIQUE("call_key"),
	CONSTRAINT "cost_receipts_source" CHECK ("memory"."cost_receipts"."source" in ('worker', 'surface'))
);
--> statement-breakpoint
CREATE TABLE "memory"."pipeline_work" (
	"work_id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"component_version" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer NOT NULL,
	"not_before" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"defer_reason" text,
	"error" text,
	"arrival" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "memory"."pipeline_work_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "pipeline_work_version_id_stage_component_version_key" UNIQUE("version_id","stage","component_version"),
	CONSTRAINT "pipeline_work_status" CHECK ("memory"."pipeline_work"."status" in ('pending', 'running', 'succeeded', 'failed', 'dead_letter', 'skipped')),
	CONSTRAINT "pipeline_work_defer_reason" CHECK ("memory"."pipeline_work"."defer_reason" in ('no_route', 'budget', 'scheduled', 'retry_backoff'))
);
--> statement-breakpoint
CREATE TABLE "p1"."corpus" (
	"kind" text NOT NULL,
	"shard" integer NOT NULL,
	"items" bigint DEFAULT 0 NOT NULL,
	"total_length" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "corpus_pkey" PRIMARY KEY("kind","shard")
);
--> statement-breakpoint
CREATE TABLE "p1"."generations" (
	"generation" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "p1"."generations_generation_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model" text NOT NULL,
	"dimensions" integer NOT NULL,
	"status" text DEFAULT 'building' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"served_at" timestamp (3) with time zone,
	CONSTRAINT "generations_status" CHECK ("p1"."generations"."status" in ('building', 'serving', 'retired')),
	CONSTRAINT "generations_dimensions" CHECK ("p1"."generations"."dimensions" between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "memory"."chunks" (
	"chunk_id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"doc_id" uuid NOT NULL,
	"representation_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"kind" text NOT NULL,
	"chunk_text" text NOT NULL,
	"context_prefix" text,
	"char_start" integer NOT NULL,
	"char_end" integer NOT NULL,
	"token_count" integer NOT NULL,
	"section_role" text NOT NULL,
	CONSTRAINT "chunks_version_id_ordinal_key" UNIQUE("version_id","ordinal"),
	CONSTRAINT "chunks_kind" CHECK ("memory"."chunks"."kind" in ('prose', 'list', 'table', 'code'))
);
--> statement-breakpoint
CREATE TABLE "memory"."citations" (
	"citation_id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"doc_id" uuid NOT NULL,
	"target_ref" text NOT NULL,
	"target_doc_id" uuid,
	"anchor_text" text NOT NULL,
	"char_start" integer NOT NULL,
	"char_end" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory"."representations" (
	"representation_id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"markdown" text NOT NULL,
	"title" text,
	"char_length" integer NOT NULL,
	"family" text NOT NULL,
	"language" text,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"recipients" text[] DEFAULT '{}' NOT NULL,
	"declared_created_at" timestamp (3) with time zone,
	"declared_modified_at" timestamp (3) with time zone,
	"thread_ref" text,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"overview" text DEFAULT '' NOT NULL,
	CONSTRAINT "representations_version_id_key" UNIQUE("version_id")
);
--> statement-breakpoint
CREATE TABLE "memory"."sections" (
	"section_id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"parent_id" uuid,
	"level" integer NOT NULL,
	"heading" text,
	"heading_path" text[] DEFAULT '{}' NOT NULL,
	"role" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"char_start" integer NOT NULL,
	"char_end" integer NOT NULL,
	CONSTRAINT "sections_version_id_ordinal_key" UNIQUE("version_id","ordinal")
);
--> statement-breakpoint
ALTER TABLE "memory"."claims" ADD CONSTRAINT "claims_version_id_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "memory"."versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."claims" ADD CONSTRAINT "claims_chunk_id_chunks_chunk_id_fk" FOREIGN KEY ("chunk_id") REFERENCES "memory"."chunks"("chunk_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."name_terms" ADD CONSTRAINT "name_terms_name_id_version_names_name_id_fk" FOREIGN KEY ("name_id") REFERENCES "memory"."version_names"("name_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."version_names" ADD CONSTRAINT "version_names_version_id_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "memory"."versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."versions" ADD CONSTRAINT "versions_doc_id_documents_doc_id_fk" FOREIGN KEY ("doc_id") REFERENCES "memory"."documents"("doc_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."versions" ADD CONSTRAINT "versions_content_hash_contents_content_hash_fk" FOREIGN KEY ("content_hash") REFERENCES "memory"."contents"("content_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."entity_aliases" ADD CONSTRAINT "entity_aliases_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "memory"."entities"("entity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."entity_mentions" ADD CONSTRAINT "entity_mentions_claim_id_claims_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "memory"."claims"("claim_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."fact_beliefs" ADD CONSTRAINT "fact_beliefs_fact_id_facts_fact_id_fk" FOREIGN KEY ("fact_id") REFERENCES "memory"."facts"("fact_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."facts" ADD CONSTRAINT "facts_subject_entity_id_entities_entity_id_fk" FOREIGN KEY ("subject_entity_id") REFERENCES "memory"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."statements" ADD CONSTRAINT "statements_claim_id_claims_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "memory"."claims"("claim_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."pipeline_work" ADD CONSTRAINT "pipeline_work_version_id_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "memory"."versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."chunks" ADD CONSTRAINT "chunks_version_id_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "memory"."versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."citations" ADD CONSTRAINT "citations_version_id_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "memory"."versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."representations" ADD CONSTRAINT "representations_version_id_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "memory"."versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory"."sections" ADD CONSTRAINT "sections_version_id_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "memory"."versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_by_chunk" ON "memory"."claims" USING btree ("chunk_id");--> statement-breakpoint
CREATE INDEX "claims_by_text" ON "memory"."claims" USING btree ("text_hash") WHERE is_current and grounding = 'held';--> statement-breakpoint
CREATE INDEX "claims_current_by_document" ON "memory"."claims" USING btree ("doc_id","version_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "documents_listing" ON "memory"."documents" USING btree ("first_seen_at" DESC NULLS FIRST,"doc_id") WHERE deleted_at is null and latest_version_id is not null;--> statement-breakpoint
CREATE INDEX "documents_listing_by_status" ON "memory"."documents" USING btree ("latest_status","first_seen_at" DESC NULLS FIRST,"doc_id") WHERE deleted_at is null and latest_version_id is not null;--> statement-breakpoint
CREATE INDEX "name_terms_by_name" ON "memory"."name_terms" USING btree ("name_id");--> statement-breakpoint
CREATE INDEX "name_vocabulary_by_trigram" ON "memory"."name_vocabulary" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "version_names_by_version" ON "memory"."version_names" USING btree ("version_id","kind");--> statement-breakpoint
CREATE INDEX "versions_by_content" ON "memory"."versions" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "versions_by_ingest" ON "memory"."versions" USING btree ("ingested_at" DESC NULLS FIRST,"doc_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "versions_parked" ON "memory"."versions" USING btree ("parked","version_id") WHERE parked is not null;--> statement-breakpoint
CREATE INDEX "entities_by_name" ON "memory"."entities" USING btree ("name_norm","entity_id");--> statement-breakpoint
CREATE INDEX "entities_merged" ON "memory"."entities" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "entity_aliases_by_entity" ON "memory"."entity_aliases" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "entity_aliases_by_trigram" ON "memory"."entity_aliases" USING gin ("alias_norm" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "entity_aliases_by_phonetic" ON "memory"."entity_aliases" USING btree ("phonetic");--> statement-breakpoint
CREATE INDEX "entity_mentions_live_by_entity" ON "memory"."entity_mentions" USING btree ("entity_id","claim_id","chunk_id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "entity_mentions_by_version" ON "memory"."entity_mentions" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "facts_by_subject" ON "memory"."facts" USING btree ("subject_entity_id","predicate","fact_id");--> statement-breakpoint
CREATE INDEX "facts_by_object" ON "memory"."facts" USING btree ("object_entity_id","predicate","fact_id") WHERE object_entity_id is not null;--> statement-breakpoint
CREATE INDEX "facts_by_statement" ON "memory"."facts" USING hash ("statement_key");--> statement-breakpoint
CREATE INDEX "facts_by_contradiction_group" ON "memory"."facts" USING btree ("contradiction_group","fact_id") WHERE contradiction_group is not null;--> statement-breakpoint
CREATE INDEX "statements_by_claim" ON "memory"."statements" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "statements_by_version" ON "memory"."statements" USING btree ("version_id","ordinal");--> statement-breakpoint
CREATE INDEX "statements_by_fact" ON "memory"."statements" USING btree ("fact_id","stance") WHERE fact_id is not null;--> statement-breakpoint
CREATE INDEX "statements_live_by_subject" ON "memory"."statements" USING btree ("subject_entity_id","predicate","effective_at") WHERE is_live;--> statement-breakpoint
CREATE INDEX "transcript_by_subject" ON "memory"."transcript" USING btree ("subject_id","decided_at","entry_id");--> statement-breakpoint
CREATE INDEX "transcript_by_version" ON "memory"."transcript" USING btree ("version_id") WHERE version_id is not null;--> statement-breakpoint
CREATE INDEX "cost_receipts_by_time" ON "memory"."cost_receipts" USING btree ("occurred_at","cost_id");--> statement-breakpoint
CREATE INDEX "cost_receipts_by_work" ON "memory"."cost_receipts" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "pipeline_work_waiting" ON "memory"."pipeline_work" USING btree ("arrival","not_before") WHERE status in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX "pipeline_work_running" ON "memory"."pipeline_work" USING btree ("lease_until") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "pipeline_work_unfinished" ON "memory"."pipeline_work" USING btree ("status","defer_reason") WHERE status in ('pending', 'running', 'failed', 'dead_letter');--> statement-breakpoint
CREATE UNIQUE INDEX "generations_alive_by_model" ON "p1"."generations" USING btree ("model","dimensions") WHERE status <> 'retired';--> statement-breakpoint
CREATE UNIQUE INDEX "generations_serving" ON "p1"."generations" USING btree ("status") WHERE status = 'serving';--> statement-breakpoint
CREATE INDEX "citations_by_version" ON "memory"."citations" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "citations_by_document" ON "memory"."citations" USING btree ("doc_id","target_doc_id");--> statement-breakpoint
CREATE INDEX "citations_by_target" ON "memory"."citations" USING btree ("target_doc_id","doc_id") WHERE target_doc_id is not null;--> statement-breakpoint
CREATE INDEX "citations_unresolved" ON "memory"."citations" USING hash ("target_ref") WHERE target_doc_id is null;