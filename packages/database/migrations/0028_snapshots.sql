CREATE TABLE "memory"."snapshot_versions" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory"."snapshots" (
	"snapshot_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"built_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"documents" integer NOT NULL,
	"entities" integer NOT NULL,
	"files" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memory"."snapshot_versions" ADD CONSTRAINT "snapshot_versions_version_id_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "memory"."versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "snapshots_by_publication" ON "memory"."snapshots" USING btree ("published_at" DESC NULLS FIRST);--> statement-breakpoint
grant select, insert, update, delete on memory.snapshots, memory.snapshot_versions to memory_app;
--> statement-breakpoint
comment on index memory.snapshots_pkey is 'one published filesystem view';
comment on index memory.snapshots_by_publication is 'readiness: the view that was published last';
comment on index memory.snapshot_versions_pkey is 'readiness: whether the published view covers a version; removing it with the version';
