CREATE TABLE "p1"."words" (
	"kind" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"through" uuid
);
--> statement-breakpoint
-- Postgres' own reading of words, which `memory.english` was, is the first. Workers make the postings again.
insert into p1.words (kind, version) select kind, 1 from unnest(array['chunk', 'past', 'claim', 'fact', 'entity']) as kind;
grant select, insert, update, delete on p1.words to memory_app;
comment on table p1.words is
  'Which reading of words the postings of a kind are of, and while they are made again, the last item that has been';
comment on index p1.words_pkey is 'index upkeep: whether the words of a kind are of this build''s reading';
comment on text search configuration memory.english is 'the words of a title, where document search tells it from its text';
