/** What stands below the options in the help of each operator's command. */

export const adminHelp = `
These commands work on the database itself, not over HTTP: on SERVICE_DATABASE_URL (or SERVICE_DATABASE_URL_FILE) where it
is set, else on the embedded database in SERVICE_DATA_DIR (.memory), also while a service has it open. Whoever may open the
database may do all this; no API key is asked for.

  memory admin deployment show                 what there is, and what waits
  memory admin work list --status dead_letter  what stands still, and why
  memory admin work replay-all --stage convert --dry-run
  memory admin verify                          whether the tables agree with each other

What changes something takes --dry-run, which tells what would be done; and leaves a row in the transcript for each thing
that it changed (memory.transcript, decided_by "operator:<login>"). docs/operations.md tells when to use which.

Exit codes: 0 done    1 something disagrees, or did not succeed    2 wrong command line, or not in a state for it
            3 the database does not answer    4 the database refuses    5 another schema    78 a variable is malformed`;

export const workListHelp = `
Examples:
  memory admin work list                                 everything that is not done
  memory admin work list --status dead_letter --json | jq -r '.work[].error' | sort | uniq -c
  memory admin work list --version 018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01 --status succeeded --status pending

States: pending, running, failed (a retry is scheduled), dead_letter (attempts are used up, or the error is one that no
retry cures), succeeded, skipped.`;

export const workReplayHelp = `
Only a dead letter is replayed: it is opened again with extra attempts, and a worker takes it up at once. A version that it
had made "failed" goes back to where it was. Anything else is an error, and nothing is changed.`;

export const workReplayAllHelp = `
Examples:
  memory admin work replay-all --dry-run
  memory admin work replay-all --error 'no answer within' --attempts 3

Each dead letter that matches, first come first.`;

export const parkedHelp = `
A file of a type that no converter reads is kept, and its conversion is parked. Once SERVICE_CONVERTERS has a route for the
type (of the API, of the workers and here: the same list), resume-no-route lets every such conversion go. Sending the same
bytes again with a type that has a route does it for them.

  SERVICE_CONVERTERS=default memory admin resume-no-route --dry-run`;

export const rebuildHelp = `
Examples:
  memory admin rebuild p1                 the search index, made again from the texts, in place
  memory admin rebuild extract_claims     a stage, and those behind it, for every version that is past it

The service goes on meanwhile. A stage is run by the workers; Ctrl-C ends only the waiting. The index is made by this
command with the models that it is bound to; broken off, it is whole all the same, and can be started again.`;

export const verifyHelp = `
Examples:
  memory admin verify
  memory admin verify --only postings-chunk --only corpus-statistics
  memory admin verify --json | jq '.checks[] | select(.outcome == "disagrees")'

Recomputes what can be recomputed: hashes of bytes and claims, spans of texts, words of the index and their statistics,
counts of supporters and mentions; and holds the ledger against what the stages left. It only reads, and each check sees
one moment. What holds only between documents is skipped while some are on their way.`;

export const explainHelp = `
Examples:
  memory explain 018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01
  memory explain 018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01 --json | jq '.claims[].rules'

Each claim behind the fact: its sentence, the source it stands for with its place in the document's Markdown (in characters),
the rules of the reader that made it, and what each of its assertions says by which rule. It reads the database itself, as
memory admin does, and changes nothing.`;

export const queryHelp = `
A saved query is a file that a team keeps beside its other files:

  -- name: team/learnt_about
  -- description: What has been learnt about an entity since a moment.
  -- param: name text -- The name of the entity.
  -- param: since timestamp with time zone -- The moment.
  select label, ingested_at from facts_history where subject_name = $1 and ingested_at >= $2

Examples:
  memory admin query save queries/*.sql --activate
  memory admin query validate                       after an upgrade: every version that waits for it
  memory admin query run starter/facts_about_entity Acme
  memory admin query off                            statements and saved queries are refused until "on"

A version never changes; saving another text makes the next one. One version of a query is active. When the query space
changes, active versions wait as "pending_revalidation" until they have been validated again.`;

export const costsHelp = `
Examples:
  memory costs                            the last seven days
  memory costs --days 1 --json | jq .total_usd

Every call of a model leaves a receipt, also one that failed; builtin and local models cost nothing. A call of unknown cost is one
whose endpoint tells none and whose model has no price in SERVICE_OPENROUTER_PRICES.`;

export const reprocessHelp = `
Examples:
  memory admin reprocess --stage extract_claims --dry-run
  memory admin reprocess --stage extract_claims --per-minute 10

Bindings are read from the environment, as the workers have them (SERVICE_MODEL_…). What is chosen are the versions of which the
ledger says that other models worked on them; they run the stage and those behind it again, some a minute, while the service
goes on.`;

export const snapshotHelp = `
Examples:
  memory snapshot build
  cd "$(memory snapshot open)" && ls documents entities
  obsidian "obsidian://open?path=$(memory snapshot open)/index.md"

A snapshot is a folder with a folder for each document (its text, claims and facts), a page for each entity, and pages that
lead to them; it is read from the database that "memory admin" works on. It is built beside the published one, which a
rename replaces: whoever reads "current" never sees half of one, and Ctrl-C leaves the one before.`;
