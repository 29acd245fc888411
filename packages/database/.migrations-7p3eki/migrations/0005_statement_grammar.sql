ALTER TABLE "memory"."statements" ADD COLUMN "attributed_to" text;--> statement-breakpoint
ALTER TABLE "memory"."statements" ADD COLUMN "is_past" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memory"."statements" ADD COLUMN "is_unique" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memory"."statements" ADD COLUMN "facet" text DEFAULT '' NOT NULL;