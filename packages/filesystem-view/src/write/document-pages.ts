import { toUtcString } from '@memory/contract';
import type { Queryable } from '@memory/database';
import type { KeyedRows } from '../read/cursor.ts';
import type { ClaimRow, DocumentRow, FactRow, LinkRow, MentionRow, VersionRow } from '../read/rows.ts';
import { factProperties, writeFact } from './fact-entry.ts';
import { textFileName } from './file-name.ts';
import { claimHeading, frontMatter, link, plain, validity } from './markdown.ts';
import type { ViewWriter } from './view-writer.ts';

export type DocumentSources = {
  versions: KeyedRows<VersionRow>;
  citations: KeyedRows<LinkRow>;
  claims: KeyedRows<ClaimRow>;
  facts: KeyedRows<FactRow>;
  entities: KeyedRows<MentionRow>;
};

/** Writes `documents/<doc_id>`: the text under the original's name, claims, facts and a page that leads to them. */
export async function writeDocument(
  tx: Queryable,
  writer: ViewWriter,
  document: DocumentRow,
  sources: DocumentSources,
): Promise<void> {
  const folder = `documents/${document.key}`;
  const text = await writeText(tx, writer, folder, document);
  const claims = await writeClaims(writer, folder, document, sources.claims);
  const facts = await writeFacts(writer, folder, document, sources.facts);
  const page = writer.open(`${folder}/index.md`);
  page.write(
    frontMatter({
      title: document.title,
      aliases: [document.title],
      doc_id: document.key,
      source_kind: document.source_kind,
      source_uri: document.source_ref,
      versioning_mode: document.versioning_mode,
      first_seen_at: toUtcString(document.first_seen_at),
      family: document.family,
      language: document.language,
      authors: document.authors?.length ? document.authors : null,
    }),
  );
  page.write(`# ${plain(document.title)}\n\n`);
  page.write(
    text === null ? `- ${plain(document.filename)}: not converted\n` : `- ${link(document.filename, text)}\n`,
  );
  page.write(`- ${link('Claims', 'claims.md')}: ${claims}\n- ${link('Facts', 'facts.md')}: ${facts}\n`);
  page.write(`- ${link('All documents', '../index.md')}\n\n`);
  page.write(
    '## Versions\n\n| no. | status | file | received | SHA-256 |\n| --- | --- | --- | --- | --- |\n',
  );
  for await (const version of sources.versions.of(document.key)) {
    const state = version.error === null ? version.status : `${version.status}: ${version.error}`;
    page.write(
      `| ${version.version_no} | ${plain(state)} | ${plain(version.source_path ?? version.filename)} | ${toUtcString(version.ingested_at)} | \`${version.content_hash}\` |\n`,
    );
  }
  const section = listIn(page);
  for await (const { doc_id, title, target_ref } of sources.citations.of(document.key))
    section('Links to', doc_id === null ? plain(target_ref) : link(title ?? '', `../${doc_id}/index.md`));
  for await (const { id, name } of sources.entities.of(document.key))
    section('Names', link(name, `../../entities/${id}.md`));
  page.close();
}

/** Writes lists, each with its heading before the first entry. */
export function listIn(page: { write(text: string): void }): (heading: string, entry: string) => void {
  let last = '';
  return (heading, entry) => {
    if (heading !== last) page.write(`\n## ${heading}\n\n`);
    last = heading;
    page.write(`- ${entry}\n`);
  };
}

async function writeText(
  tx: Queryable,
  writer: ViewWriter,
  folder: string,
  { version_id, filename }: DocumentRow,
): Promise<string | null> {
  if (version_id === null) return null;
  const [row] = await tx<{ markdown: string }[]>`
    select markdown from memory.representations where version_id = ${version_id}`;
  if (row === undefined) return null;
  const name = textFileName(filename);
  writer.write(`${folder}/${name}`, row.markdown);
  return name;
}

async function writeClaims(
  writer: ViewWriter,
  folder: string,
  document: DocumentRow,
  rows: KeyedRows<ClaimRow>,
): Promise<number> {
  const [data, page] = [writer.open(`${folder}/claims.jsonl`), writer.open(`${folder}/claims.md`)];
  page.write(`# Claims of ${link(document.title, 'index.md')}\n`);
  let count = 0;
  for await (const { key, version_no, ordinal, ...claim } of rows.of(document.key)) {
    count += 1;
    const { claim_id, claim_text, ...rest } = claim;
    data.write(`${JSON.stringify({ claim_id, doc_id: key, version_no, ordinal, claim_text, ...rest })}\n`);
    const notes = [
      claim.polarity === 'negated' ? 'negated' : '',
      claim.modality === 'hedged' ? 'hedged' : '',
      claim.attributed_to === null ? '' : `said by ${plain(claim.attributed_to)}`,
      claim.asserted_at === null ? '' : `said ${toUtcString(claim.asserted_at)}`,
      validity(claim.valid_from, claim.valid_until),
      `characters ${claim.char_start} to ${claim.char_end}`,
    ].filter((note) => note !== '');
    page.write(`\n### ${claimHeading({ version_no, ordinal })}\n\n${plain(claim_text)}\n\n`);
    if (claim.source_span.trim() !== claim_text) page.write(`> ${plain(claim.source_span)}\n\n`);
    page.write(`${notes.join(', ')}\n`);
  }
  data.close();
  page.close();
  return count;
}

async function writeFacts(
  writer: ViewWriter,
  folder: string,
  document: DocumentRow,
  rows: KeyedRows<FactRow>,
): Promise<number> {
  const [data, page] = [writer.open(`${folder}/facts.jsonl`), writer.open(`${folder}/facts.md`)];
  page.write(`# Facts of ${link(document.title, 'index.md')}\n`);
  let count = 0;
  for await (const fact of rows.of(document.key)) {
    count += 1;
    data.write(`${JSON.stringify(factProperties(fact))}\n`);
    writeFact(page, fact, { entities: '../../entities', documents: '..' });
  }
  data.close();
  page.close();
  return count;
}
