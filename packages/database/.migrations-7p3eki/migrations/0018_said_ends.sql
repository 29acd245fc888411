-- Whether sources tell the end of a fact, and with it the last day, month or year: what its label shows of it.
ALTER TABLE "memory"."facts" ADD COLUMN "is_end_said" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "memory"."facts" f SET "is_end_said" = true
 WHERE f.valid_until IS NOT NULL AND f.invalidated_at IS NULL AND EXISTS (
   SELECT FROM "memory"."statements" t
    WHERE t.fact_id = f.fact_id AND t.stance = 'supports' AND t.valid_until = f.valid_until
      AND t.aspect <> 'ends' AND t.valid_kind IS DISTINCT FROM 'event_time');
