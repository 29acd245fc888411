CREATE TABLE "memory"."open_query" (
	"singleton" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"changed_by" text,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_query_is_single" CHECK ("memory"."open_query"."singleton")
);
--> statement-breakpoint
CREATE TABLE "memory"."saved_queries" (
	"query_id" uuid PRIMARY KEY NOT NULL,
	"namespace" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_queries_namespace_name_key" UNIQUE("namespace","name"),
	CONSTRAINT "saved_queries_namespace" CHECK ("memory"."saved_queries"."namespace" ~ '^[a-z][a-z0-9_]*$'),
	CONSTRAINT "saved_queries_name" CHECK ("memory"."saved_queries"."name" ~ '^[a-z][a-z0-9_]*$')
);
--> statement-breakpoint
CREATE TABLE "memory"."saved_query_versions" (
	"query_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"statement" text NOT NULL,
	"description" text NOT NULL,
	"parameters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"query_hash" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"surface_manifest_hash" text,
	"problem" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"validated_at" timestamp (3) with time zone,
	"activated_at" timestamp (3) with time zone,
	CONSTRAINT "saved_query_versions_pkey" PRIMARY KEY("query_id","version"),
	CONSTRAINT "saved_query_versions_status" CHECK ("memory"."saved_query_versions"."status" in ('draft', 'pending_revalidation', 'active', 'deprecated', 'disabled', 'broken'))
);
--> statement-breakpoint
ALTER TABLE "memory"."saved_query_versions" ADD CONSTRAINT "saved_query_versions_query_id_saved_queries_query_id_fk" FOREIGN KEY ("query_id") REFERENCES "memory"."saved_queries"("query_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_query_versions_active" ON "memory"."saved_query_versions" USING btree ("query_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "entities_as_merged" ON "memory"."entities" USING btree (coalesce(merged_into, entity_id));--> statement-breakpoint
CREATE INDEX "facts_by_ingest" ON "memory"."facts" USING btree ("ingested_at");--> statement-breakpoint
insert into memory.open_query default values;
grant select, insert, update, delete on memory.saved_queries, memory.saved_query_versions, memory.open_query to memory_app;
--> statement-breakpoint
comment on index memory.saved_queries_pkey is 'a saved query by id';
comment on index memory.saved_queries_namespace_name_key is 'a saved query by namespace and name: every look-up of one';
comment on index memory.saved_query_versions_pkey is 'the versions of a saved query in order';
comment on index memory.saved_query_versions_active is 'the active version of a saved query; there is one at most';
comment on index memory.open_query_pkey is 'the one row that says whether statements run';
comment on index memory.entities_as_merged is 'open query: the entities that stand for one now, whose facts are asked for';
comment on index memory.facts_by_ingest is 'open query: what has been learnt since a time';
--> statement-breakpoint
-- To find memory.certain_start where a view calls memory.temporal_match; no table of the schema may be read.
grant usage on schema memory to memory_query;
--> statement-breakpoint
-- Runs a statement of the open query, each of its rows one line of JSON, and stops at the caps. Within a function that runs
-- with the rights of its owner Postgres refuses any change of role, so a statement cannot leave memory_query whatever the login
-- of the connection may do. The function is owned by that very role: it lends no rights.
create schema memory_sandbox;
comment on schema memory_sandbox is 'Where statements of the open query are run';
revoke all on schema memory_sandbox from public;
grant usage, create on schema memory_sandbox to memory_query;
set local role memory_query;
create function memory_sandbox.run_statement(statement text, arguments text[], row_cap integer, byte_cap integer)
  returns table (line text, stop text) language plpgsql security definer as $$
declare
  portal refcursor;
  taken integer := 0;
  bytes bigint := 0;
begin
  open portal no scroll for execute statement using arguments;
  loop
    fetch portal into line;
    exit when not found;
    if taken >= row_cap then stop := 'row_cap'; end if;
    bytes := bytes + octet_length(line);
    if stop is null and bytes > byte_cap then stop := 'byte_cap'; end if;
    if stop is not null then
      line := null;
      return next;
      exit;
    end if;
    taken := taken + 1;
    return next;
  end loop;
  close portal;
end
$$;
comment on function memory_sandbox.run_statement(text, text[], integer, integer) is
  'The rows of a statement as lines of JSON, at most so many rows and bytes; a last row says which cap was reached';
revoke all on function memory_sandbox.run_statement(text, text[], integer, integer) from public;
set local role memory_owner;
revoke create on schema memory_sandbox from memory_query;
