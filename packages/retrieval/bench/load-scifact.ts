import { createHash } from 'node:crypto';
import { type Sql, type Tx, uuidv7 } from '@memory/database';
import { embedItems, ensureGeneration, indexItems } from '@memory/database/search-index';
import type { Embedder } from '@memory/models';
import { type Abstract, chunksOf } from '@memory/models/bench/scifact';

/**
 * Writes abstracts as published documents without the pipeline: their chunks, and each sentence as a claim. Answers the
 * abstract of each document and the milliseconds that the search index took.
 */
export async function loadAbstracts(sql: Sql, embedder: Embedder, abstracts: readonly Abstract[]) {
  const { generation } = await ensureGeneration(sql, embedder.model, embedder.dimensions);
  const abstractOf = new Map<string, string>();
  let indexMs = 0;
  for (const abstract of abstracts) {
    const docId = uuidv7();
    const versionId = uuidv7();
    abstractOf.set(docId, abstract.docId);
    const chunks = chunksOf(abstract).map((text) => ({ id: uuidv7(), text }));
    const claims = abstract.sentences.map((text) => ({ id: uuidv7(), text }));
    const itemsOf = (list: typeof chunks) => list.map((one) => ({ ...one, context: abstract.title }));
    const embed = (texts: string[]) => embedder.embed(texts, 'passage');
    const items = { chunk: itemsOf(chunks), claim: itemsOf(claims) };
    const vectors = {
      chunk: await embedItems(items.chunk, embed),
      claim: await embedItems(items.claim, embed),
    };
    await sql.begin(async (tx) => {
      await writeRecords(tx, { abstract, docId, versionId, chunks, claims });
      const started = performance.now();
      await indexItems(tx, 'chunk', items.chunk, [{ generation, embeddings: vectors.chunk }]);
      await indexItems(tx, 'claim', items.claim, [{ generation, embeddings: vectors.claim }]);
      indexMs += performance.now() - started;
    });
  }
  return { abstractOf, indexMs };
}

type Item = { id: string; text: string };
type Records = { abstract: Abstract; docId: string; versionId: string; chunks: Item[]; claims: Item[] };

async function writeRecords(tx: Tx, { abstract, docId, versionId, chunks, claims }: Records): Promise<void> {
  const hash = createHash('sha256').update(versionId).digest();
  const representationId = uuidv7();
  const markdown = abstract.sentences.join(' ');
  const chunkOf = (claim: Item) =>
    (chunks.find((chunk) => chunk.text.includes(claim.text)) ?? chunks[0])?.id ?? '';
  await Promise.all([
    tx`insert into memory.contents (content_hash, blob_id, size_bytes, mime) values (${hash}, ${uuidv7()}, 1, 'text/markdown')`,
    tx`
      insert into memory.documents (doc_id, source_kind, title, versioning_mode, first_seen_at, last_version_no)
      values (${docId}, 'upload', ${abstract.title}, 'snapshot', now(), 1)`,
    tx`
      insert into memory.versions (version_id, doc_id, version_no, content_hash, filename, ingested_at, status, testimony)
      values (${versionId}, ${docId}, 1, ${hash}, 'a.md', now(), 'ready', 'current')`,
    tx`
      insert into memory.representations (representation_id, version_id, markdown, title, char_length, family)
      values (${representationId}, ${versionId}, ${markdown}, ${abstract.title}, ${markdown.length}, 'markdown')`,
    tx`
      insert into memory.chunks (chunk_id, version_id, doc_id, representation_id, section_id, ordinal, kind, chunk_text,
        context_prefix, char_start, char_end, token_count, section_role)
      select id, ${versionId}, ${docId}, ${representationId}, id, place, 'prose', body, ${abstract.title}, 0, 1, 300, 'body'
      from unnest(${chunks.map((one) => one.id)}::uuid[], ${chunks.map((one) => one.text)}::text[])
        with ordinality as i (id, body, place)`,
    tx`
      insert into memory.claims (claim_id, version_id, doc_id, chunk_id, ordinal, claim_text, text_hash, source_span,
        char_start, char_end, evidence_spans, is_attributed, polarity, modality, grounding, is_current)
      select id, ${versionId}, ${docId}, chunk_id, place, body, sha256(convert_to(body, 'UTF8')), body, 0, 1,
        '[{"char_start": 0, "char_end": 1}]', false, 'affirmed', 'asserted', 'held', true
      from unnest(${claims.map((one) => one.id)}::uuid[], ${claims.map((one) => one.text)}::text[],
        ${claims.map(chunkOf)}::uuid[]) with ordinality as i (id, body, chunk_id, place)`,
  ]);
}
