import { createHash } from 'node:crypto';
import { type Sql, type Tx, uuidv7 } from '@memory/database';
import { embedItems, ensureGeneration, type IndexedItem, indexItems } from '@memory/database/search-index';
import { createEmbedder, type Embedder } from '@memory/models';

/** A document as a test writes it: each paragraph is a chunk, each sentence of it a claim. */
export type SeedDocument = {
  title: string;
  paragraphs: readonly string[];
  language?: string;
  /** The names that each claim mentions, by text. */
  entities?: Readonly<Record<string, string>>;
};

export type SeededDocument = { docId: string; versionId: string; chunkIds: string[]; claimIds: string[] };

/** Writes what the pipeline would have written of documents, as one published version each. */
export async function seedDocument(
  sql: Sql,
  embedder: Embedder,
  document: SeedDocument,
): Promise<SeededDocument> {
  const { generation } = await ensureGeneration(sql, embedder.model, embedder.dimensions);
  const chunks = document.paragraphs.map((text) => ({ id: uuidv7(), text }));
  const claims = chunks.flatMap((chunk) =>
    (chunk.text.match(/[^.]+\./g) ?? [chunk.text]).map((text) => ({
      id: uuidv7(),
      chunk,
      text: text.trim(),
    })),
  );
  const toItem = (item: { id: string; text: string }) => ({
    id: item.id,
    context: document.title,
    text: item.text,
  });
  const chunkItems = chunks.map(toItem);
  const claimItems = claims.map(toItem);
  const vectorsOf = async (items: IndexedItem[]) => [
    { generation, embeddings: await embedItems(items, (texts) => embedder.embed(texts, 'passage')) },
  ];
  const chunkVectors = await vectorsOf(chunkItems);
  const claimVectors = await vectorsOf(claimItems);
  const seeded = {
    docId: uuidv7(),
    versionId: uuidv7(),
    chunkIds: chunkItems.map(idOf),
    claimIds: claimItems.map(idOf),
  };
  await sql.begin(async (tx) => {
    await writeVersion(tx, document, seeded);
    const representationId = uuidv7();
    const markdown = document.paragraphs.join('\n\n');
    await tx`
      insert into memory.representations (representation_id, version_id, markdown, title, char_length, family, language)
      values (${representationId}, ${seeded.versionId}, ${markdown}, ${document.title}, ${markdown.length}, 'markdown',
        ${document.language ?? null})`;
    for (const [ordinal, chunk] of chunks.entries()) {
      const start = markdown.indexOf(chunk.text);
      await tx`
        insert into memory.chunks (chunk_id, version_id, doc_id, representation_id, section_id, ordinal, kind, chunk_text,
          context_prefix, char_start, char_end, token_count, section_role)
        values (${chunk.id}, ${seeded.versionId}, ${seeded.docId}, ${representationId}, ${uuidv7()}, ${ordinal}, 'prose',
          ${chunk.text}, ${document.title}, ${start}, ${start + chunk.text.length}, 10, 'body')`;
    }
    for (const [ordinal, claim] of claims.entries()) {
      const start = markdown.indexOf(claim.text);
      await tx`
        insert into memory.claims (claim_id, version_id, doc_id, chunk_id, ordinal, claim_text, text_hash, source_span,
          char_start, char_end, evidence_spans, is_attributed, polarity, modality, grounding, is_current)
        values (${claim.id}, ${seeded.versionId}, ${seeded.docId}, ${claim.chunk.id}, ${ordinal}, ${claim.text},
          ${createHash('sha256').update(claim.text).digest()}, ${claim.text}, ${start}, ${start + claim.text.length},
          ${tx.json([{ char_start: start, char_end: start + claim.text.length }])}, false, 'affirmed', 'asserted', 'held', true)`;
      const entityId = Object.entries(document.entities ?? {}).find(([name]) =>
        claim.text.includes(name),
      )?.[1];
      if (entityId !== undefined) {
        await tx`
          insert into memory.entity_mentions (claim_id, entity_id, role, alias_norm, surface, chunk_id, version_id, doc_id, is_live)
          values (${claim.id}, ${entityId}, 'subject', 'x', 'x', ${claim.chunk.id}, ${seeded.versionId}, ${seeded.docId}, true)`;
      }
    }
    await indexItems(tx, 'chunk', chunkItems, chunkVectors);
    await indexItems(tx, 'claim', claimItems, claimVectors);
  });
  return seeded;
}

/** An entity that some live mention names. */
export async function seedEntity(sql: Sql, name: string): Promise<string> {
  const entityId = uuidv7();
  await sql`
    insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions)
    values (${entityId}, ${name}, ${name.toLowerCase()}, 'concept', 1)`;
  return entityId;
}

export function openBuiltinEmbedder(): Promise<Embedder> {
  return createEmbedder({ binding: 'builtin/hash-v1', modelsDir: 'none' });
}

async function writeVersion(
  tx: Tx,
  document: SeedDocument,
  ids: { docId: string; versionId: string },
): Promise<void> {
  const contentHash = createHash('sha256').update(ids.versionId).digest();
  const now = new Date();
  await tx`
    insert into memory.contents (content_hash, blob_id, size_bytes, mime)
    values (${contentHash}, ${uuidv7()}, 1, 'text/markdown')`;
  await tx`
    insert into memory.documents (doc_id, source_kind, title, versioning_mode, first_seen_at, last_version_no,
      latest_version_id, latest_status, current_version_id)
    values (${ids.docId}, 'upload', ${document.title}, 'snapshot', ${now}, 1, ${ids.versionId}, 'ready', ${ids.versionId})`;
  await tx`
    insert into memory.versions (version_id, doc_id, version_no, content_hash, filename, ingested_at, status, testimony, published_at)
    values (${ids.versionId}, ${ids.docId}, 1, ${contentHash}, 'a.md', ${now}, 'ready', 'current', ${now})`;
}

function idOf(item: { id: string }): string {
  return item.id;
}
