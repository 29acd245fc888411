import type { Queryable } from '@memory/database';
import type { Statement } from '../statement.ts';

/**
 * Gives a document to the citations elsewhere that name one of this version's addresses and found nobody there before
 * (memory.name_terms_by_name, memory.citations_unresolved).
 */
export function resolveWaitingCitations(
  tx: Queryable,
  version: { docId: string; versionId: string },
): Statement {
  return tx`
    update memory.citations as c
    set target_doc_id = ${version.docId}
    from memory.version_names as n
    join memory.name_terms as t using (name_id)
    where n.version_id = ${version.versionId} and t.term ~ '[/:]'
      and c.target_ref = t.term and c.target_doc_id is null and c.doc_id <> ${version.docId}`;
}
