import type { FactRow } from '../read/rows.ts';
import { claimHeading, link, plain, validity } from './markdown.ts';

/** Paths from a page to the folders of the view. */
export type Folders = { entities: string; documents: string };

/** A fact as a line of JSON says it. */
export function factProperties(fact: FactRow): Record<string, unknown> {
  const { key: _, subject_has_page: __, object_has_page: ___, ...said } = fact;
  return said;
}

/** A fact with its two ends and the claims for and against it. */
export function writeFact(page: { write(text: string): void }, fact: FactRow, folders: Folders): void {
  const end = (id: string | null, name: string | null, hasPage: boolean) =>
    hasPage && id !== null ? link(name ?? '', `${folders.entities}/${id}.md`) : plain(name ?? '');
  page.write(`\n### ${plain(fact.label)}\n\n`);
  const object = end(fact.object_entity_id, fact.object_name, fact.object_has_page);
  const notes = [
    `${end(fact.subject_entity_id, fact.subject_name, fact.subject_has_page)}, \`${fact.predicate}\`${object === '' ? '' : `, ${object}`}`,
    validity(fact.valid_from, fact.valid_until),
    fact.is_negated ? 'negated' : '',
    fact.attributed_to === null ? '' : `said by ${plain(fact.attributed_to)}`,
    fact.contradiction_group === null ? '' : `contradicted: group \`${fact.contradiction_group}\``,
  ].filter((note) => note !== '');
  page.write(`- ${notes.join('; ')}\n`);
  for (const claim of fact.evidence) {
    const to = `${folders.documents}/${claim.doc_id}/claims.md`;
    page.write(`- ${claim.stance}: ${link(claimHeading(claim), to, claimHeading(claim))}\n`);
  }
  const more = fact.evidence_count - fact.evidence.filter(({ stance }) => stance === 'supports').length;
  if (more > 0) page.write(`- ${more} more in support elsewhere\n`);
}
