-- Rows that held the narrower rule hold this one, so none is looked at again: on a large transcript that would hold up writers.
ALTER TABLE "memory"."transcript" DROP CONSTRAINT "transcript_subject_kind";--> statement-breakpoint
ALTER TABLE "memory"."transcript" ADD CONSTRAINT "transcript_subject_kind" CHECK ("memory"."transcript"."subject_kind" in ('relation', 'observation', 'entity', 'k_page', 'work', 'deployment')) NOT VALID;
