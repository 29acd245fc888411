import { defaultBaseUrl, documentSuffixes } from '@memory/client';

/** What stands below the options in each command's help: how it is used. */

export const generalHelp = `
Begin here:
  memory ingest notes.md docs/          put documents in (run it again whenever they change)
  memory ask "Who maintains the parser?"
  memory search "retry back-off" --claims
  memory mcp install --client claude-code   give it to an agent

Variables:
  SERVICE_BASE_URL   where the service is (default ${defaultBaseUrl})
  SERVICE_API_KEY    the key to show it (or SERVICE_API_KEY_FILE, a file that holds it)
  NO_COLOR           no colours

Exit codes:
  0 all well    1 some documents failed or were not ready in time    2 wrong command line
  3 the service does not answer or stays busy    4 credential missing or refused
  5 the service failed or answered what it should not    78 a variable is malformed    130 Ctrl-C

"memory COMMAND --help" shows examples. "memory admin --help" is for those who run the service.`;

export const ingestHelp = `
Examples:
  memory ingest docs/ notes.md
  memory ingest . --exclude drafts --watch
  memory ingest node_modules --include 'README.md'
  memory ingest handbook/ --root handbook --source-kind handbook --json | jq '.failed'

A file is one document; when it changes, the document gets a new version. It is known by its absolute path, so that
moving it makes it another document; --root names it by its path below a folder instead, which stays the same on
every machine. Give each such folder a --source-kind of its own.

Folders are searched for documents (${documentSuffixes().slice(0, 4).join(', ')} … ${documentSuffixes().slice(-3).join(', ')}); .git, node_modules
and the like are left alone unless a path inside is named. A file that is named itself is always sent. What no
converter of the service reads is kept and reported as parked.

Ctrl-C is safe at any time: run the same again and it goes on where it was. Files with the size and time at which
they were sent are not read again; what the service had already is "unchanged".`;

export const statusHelp = `
Examples:
  memory status
  memory status 018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01
  memory ingest docs/ --no-wait --json | jq -r '.new[].version_id' | xargs memory status`;

export const searchHelp = `
Examples:
  memory search how are failed stages retried
  memory search --claims "Ada Lovelace" -k 20
  memory search --channel bm25 ECONNREFUSED
  memory search --documents "quarterly report"

Claims and passages are what sources say, not what is true; "memory ask" shows what the memory holds true.`;

export const askHelp = `
Examples:
  memory ask Who is the chief executive of Acme?
  memory ask --at 2019-05-01T00:00:00Z "Where did Ada work?"
  memory ask --history --predicate works_at "Ada" --json`;

export const loginHelp = `
Examples:
  memory login                                     asks for the key
  memory login --base-url https://memory.example < key.txt

The key is kept in $XDG_CONFIG_HOME/memory-service/credentials.json (mode 0600) beside the address that it is for,
and is sent to no other.`;

export const sqlHelp = `
Examples:
  memory sql "select label from facts_current where subject_name = 'Acme'"
  memory sql 'select * from facts_as_of($1, $2)' --param 2015-07-01T00:00:00Z --param 2026-01-01T00:00:00Z --csv
  memory sql --file question.sql --explain
  memory sql                          a shell; \\? tells its commands

What may be asked: docs/open-query.md, or \\d and \\df in the shell. With --json the whole result is printed.`;
