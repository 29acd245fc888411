CREATE TABLE "memory"."model_answers" (
	"work_id" uuid NOT NULL,
	"request_key" text NOT NULL,
	"call_key" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_answers_work_id_request_key_pk" PRIMARY KEY("work_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "memory"."model_calls" (
	"call_key" text PRIMARY KEY NOT NULL,
	"work_id" uuid NOT NULL,
	"stage" text,
	"usd" numeric NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memory"."pipeline_work" ADD COLUMN "models" text;--> statement-breakpoint
ALTER TABLE "memory"."representations" ADD COLUMN "outline" jsonb;--> statement-breakpoint
ALTER TABLE "memory"."model_answers" ADD CONSTRAINT "model_answers_work_id_pipeline_work_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "memory"."pipeline_work"("work_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
grant select, insert, update, delete on memory.model_calls, memory.model_answers to memory_app;
comment on table memory.model_calls is 'Calls of models that are being made, and what is set aside for them';
comment on table memory.model_answers is 'Answers of models to stages that have not committed yet';
comment on index memory.model_calls_pkey is 'a call ends: what was set aside for it';
comment on index memory.model_answers_work_id_request_key_pk is
  'a stage runs again: was this request answered; it commits: its answers';
