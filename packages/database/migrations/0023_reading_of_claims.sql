-- Nothing is carried over: with this version extract_claims runs again for every document and writes both columns.
ALTER TABLE "memory"."claims" ADD COLUMN "said_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memory"."claims" ADD COLUMN "reading" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "memory"."claims" DROP COLUMN "analysis";
