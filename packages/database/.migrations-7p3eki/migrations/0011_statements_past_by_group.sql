CREATE INDEX "statements_past_by_group" ON "memory"."statements" USING gin ("groups") WHERE not is_live;--> statement-breakpoint
comment on index memory.statements_past_by_group is 'adjudication: what sources used to say in a group, for the facts whose testimony was withdrawn';
