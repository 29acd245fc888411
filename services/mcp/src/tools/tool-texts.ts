import type { McpToolName } from '@memory/contract';

/**
 * What an agent reads about each tool: what it answers, when to use it and not another, how to read the answer. Every
 * word is paid for in each conversation; the whole list has a budget, and a test holds it.
 */
export const toolTexts: Readonly<Record<McpToolName, string>> = {
  ingest: `Store a document in the memory, or a new version of one. Give exactly one body: text or content_base64 (both need filename), or path where offered.
Use it for notes worth keeping and for files. To keep one note current, send it again with the same source_kind and source_ref and versioning_mode "living": what the new text no longer says stops counting. Without that pair the bytes are the identity, and other bytes are another document.
The answer means stored, not searchable: follow its pipeline object (poll pipeline_readiness). Sending the same again is safe: created is then false.
Example: {"text":"# Acme\\n\\nAlice Chen is the CEO of Acme.","filename":"acme.md","source_kind":"agent-notes","source_ref":"acme","versioning_mode":"living"}`,
  pipeline_readiness: `Whether ingested versions can be searched yet. Take poll_with from the answer of ingest. Wait about 30 s after ingest, then ask every 30 to 60 s until ready is true. A failed stage is retried by itself: keep polling. Stop at once on a stage with status dead_letter, or after 20 to 30 minutes, and tell the user. Require p3 only when the published filesystem view is needed.
Example: {"version_ids":["<version_id>"],"require":{"pipeline":true,"p1":true,"live_graph":true,"p3":false}}`,
  delete_document: `Delete a document with all its versions. Facts that only it supported are closed; this cannot be undone with these tools. Ask the user first, and find doc_id with search_documents. Not for corrections: ingest the corrected text with the same source pair instead.`,
  search_documents: `Find documents by file name, title, path, metadata or words of their text; not by meaning. Answers which documents there are (doc_id, status, title), not what they say: use the context tools for that. Every filter given must hold. Without query: all that match, newest first, page by page with cursor.
Example: {"query":"quarterly report","k":5}`,
  resolve_entity: `Find the entities that a name may mean, best first. Use it before passing entity_ids elsewhere. Several candidates mean that the name is ambiguous: choose by canonical_name or ask the user. negative unknown_entity: the memory knows no such name.`,
  claims_and_sources_context: `What sources say about a question: claims with the exact source_span they come from, and passages (chunks). This is evidence, not truth: sources may be wrong, outdated or contradict each other, and is_attributed marks what a source reports of others. Use it for quotes, details and reasons. Answers are long: start with k 5 to 8; truncation says when more exists. Cite document_title and source_span.
negative known_empty: nothing matches. boundary: it could not be looked up, which is not a no.
Example: {"query":"Why did Acme move to Berlin?","k":6}`,
  facts_context: `What the memory holds true about a question, each fact with validity in time and the claims behind it. Use it first for who, what, when, where. time selects the world time: current (default), at, overlap or history. temporal_match possible: validity is not certain. A contradiction lists other sides that are just as live: report them all. support withdrawn: its sources no longer say it.
negative known_empty: no such fact, which does not mean the opposite is true. unknown_entity: an id is not known. boundary: it could not be answered, not a no.
Example: {"query":"CEO of Acme","k":5,"time":{"mode":"at","at":"2015-06-01T00:00:00Z"}}`,
  combined_context: `facts_context and claims_and_sources_context for one question in one call: facts is what the memory holds true, claims_and_sources what sources say. Each half has its own negative and truncation. Thorough but long (up to 50 claims and chunks): prefer the single tools with a small k where one is enough.`,
  adjacent_chunks: `The passage around a chunk_id from an earlier answer: it and its neighbours in document order. Use it when a chunk starts or ends in the middle of what you need.`,
  query_sql: `Run one read-only SELECT over the memory's query space memory_v1, for counts, lists and joins that the context tools do not give. Look at describe_query_space first. Values go into parameters as $1, $2. Start present-tense questions from facts_current. A refused statement is a normal answer: read error_code and error_message.
Example: {"sql":"SELECT count(*) FROM facts_current"}`,
  explain_sql: `The plan of a statement for query_sql, without running it. Use it to check a statement that may be refused or slow.`,
  describe_query_space: `The views, columns, functions, grammar and limits of query_sql. Narrow it with pattern; ask for include_examples before the first statement.`,
  search_query_space: `Search the documentation of the query space (never its data) for how to write a statement.`,
  list_saved_queries: `The saved queries of this memory: statements that its operators checked. Look here before writing one. Only status active runs.`,
  describe_saved_query: `One saved query: its statement, parameters and columns. Use it before run_saved_query.`,
  run_saved_query: `Run a saved query that is active, with its parameters in order. The answer is that of query_sql.`,
};

/** Words on single arguments, where their name and type leave something open. */
export const argumentTexts: Readonly<Partial<Record<McpToolName, Readonly<Record<string, string>>>>> = {
  ingest: {
    path: 'a file on the machine of this server, in an allowed directory; ~ is expanded',
    mime: 'default from the extension; text/markdown is always read',
    source_kind: 'with source_ref: the identity of the source',
    source_modified_at: 'UTC; when the source said it. Needs the source pair',
    source_version_ref: 'revision id of the source. Needs the source pair',
    versioning_mode: 'living: the newest version is all the source says. Needs the source pair',
  },
  search_documents: {
    authors: 'names or addresses, any of them',
    doc_ids: 'only these documents',
    versions: 'all: older versions may match too',
    cursor: 'from the previous page; only without query',
  },
  claims_and_sources_context: {
    entity_ids: 'only about these, from resolve_entity',
    candidate_k: 'at least k; leave it out',
  },
  facts_context: {
    entity_ids: 'start from these, from resolve_entity',
    hops: 'how far to follow relations',
    predicate: 'only this relation, such as works_at',
  },
  combined_context: { entity_ids: 'about these, from resolve_entity' },
  describe_query_space: { pattern: 'part of a name' },
};
