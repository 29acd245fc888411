import type { KeyedRows } from '../read/cursor.ts';
import type { EntityRow, FactRow, MentionRow } from '../read/rows.ts';
import { writeFact } from './fact-entry.ts';
import { frontMatter, link, plain } from './markdown.ts';
import type { ViewWriter } from './view-writer.ts';

/** Documents that a page lists; the rest is counted. */
const SHOWN_DOCUMENTS = 500;

export type EntitySources = { facts: KeyedRows<FactRow>; documents: KeyedRows<MentionRow> };

/** Writes `entities/<entity_id>.md`: what it is called, what is known of it, and which documents name it. */
export async function writeEntity(
  writer: ViewWriter,
  entity: EntityRow,
  sources: EntitySources,
): Promise<void> {
  const page = writer.open(`entities/${entity.key}.md`);
  page.write(
    frontMatter({
      title: entity.name,
      aliases: [entity.name, ...entity.aliases],
      entity_id: entity.key,
      entity_type: entity.entity_type,
    }),
  );
  page.write(`# ${plain(entity.name)}\n\n${plain(entity.entity_type)}\n`);
  if (entity.profile !== '') page.write(`\n${plain(entity.profile)}\n`);
  page.write(`\n${link('All entities', 'index.md')}\n`);
  let facts = 0;
  for await (const fact of sources.facts.of(entity.key)) {
    if (facts === 0) page.write('\n## Facts\n');
    facts += 1;
    writeFact(page, fact, { entities: '.', documents: '../documents' });
  }
  let documents = 0;
  for await (const { id, name } of sources.documents.of(entity.key)) {
    if (documents === 0) page.write('\n## Named in\n\n');
    documents += 1;
    if (documents <= SHOWN_DOCUMENTS) page.write(`- ${link(name, `../documents/${id}/index.md`)}\n`);
  }
  if (documents > SHOWN_DOCUMENTS) page.write(`- and ${documents - SHOWN_DOCUMENTS} more documents\n`);
  page.close();
}
