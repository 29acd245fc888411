CREATE TABLE "memory"."revocation_documents" (
	"issuer" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"token" text NOT NULL,
	"active_kids" text[] NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory"."signing_key_sets" (
	"issuer" text PRIMARY KEY NOT NULL,
	"key_set" jsonb NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
grant select, insert, update, delete on memory.signing_key_sets, memory.revocation_documents to memory_app;
--> statement-breakpoint
comment on index memory.signing_key_sets_pkey is 'start and refresh of signed keys: the last good key set of the issuer';
--> statement-breakpoint
comment on index memory.revocation_documents_pkey is 'start and refresh of signed keys: the accepted document of the issuer';
