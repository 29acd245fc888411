import type { Queryable } from '@memory/database';
import { fileAddress, linkAddress } from '../names/addresses.ts';
import { resolveWaitingCitations } from './resolve-waiting-citations.ts';

type CitationRow = {
  citation_id: string;
  doc_id: string;
  target_ref: string;
  filename: string;
  source_path: string | null;
  source_ref: string | null;
};

/**
 * Finds the documents that a version's citations name: first by address (source path, source reference or URL, a
 * relative link taken from where the version lies), where several lie there the one ingested last; failing that, by
 * file name, where exactly one living document bears it. A citation's `target_ref` becomes the address that it points
 * to, so that a document which arrives later finds it. Then the version's own document is given to the citations
 * elsewhere that waited for it. Two reads and two writes, whatever the number of citations.
 */
export async function resolveCitations(tx: Queryable, versionId: string): Promise<void> {
  const [version] = await tx<{ doc_id: string }[]>`
    select doc_id from memory.versions where version_id = ${versionId}`;
  if (!version) return;

  const citations = await tx<CitationRow[]>`
    select c.citation_id, c.doc_id, c.target_ref, v.filename, v.source_path, d.source_ref
    from memory.citations as c
    join memory.versions as v on v.version_id = c.version_id
    join memory.documents as d on d.doc_id = v.doc_id
    where c.version_id = ${versionId} and c.target_doc_id is null`;
  const links = citations.flatMap((citation) => {
    const address = linkAddress(citation.target_ref, citation);
    if (address === null) return [];
    return [{ citation_id: citation.citation_id, address, file: fileAddress(address) }];
  });
  if (links.length > 0) await giveTargets(tx, version.doc_id, links);
  await resolveWaitingCitations(tx, { docId: version.doc_id, versionId });
}

/** Relies on memory.name_terms_pkey for both kinds of address. */
async function giveTargets(
  tx: Queryable,
  docId: string,
  links: { citation_id: string; address: string; file: string }[],
): Promise<void> {
  await tx`
    with link as (
      select * from jsonb_to_recordset(${tx.json(links)}) as l(citation_id uuid, address text, file text)
    ), place as (
      select distinct address, file from link
    ), target as (
      select p.address, p.file, coalesce(there.doc_id, named.doc_id) as doc_id
      from place as p
      left join lateral (
        select v.doc_id
        from memory.name_terms as t
        join memory.versions as v using (version_id)
        where t.term = p.address and v.deleted_at is null and v.doc_id <> ${docId}::uuid
        order by v.ingested_at desc, v.doc_id
        limit 1
      ) as there on true
      left join lateral (
        select (array_agg(distinct v.doc_id))[1] as doc_id
        from memory.name_terms as t
        join memory.versions as v using (version_id)
        where there.doc_id is null and p.address ~ '^/' and t.term = p.file
          and v.deleted_at is null and v.doc_id <> ${docId}::uuid
        having count(distinct v.doc_id) = 1
      ) as named on true
    )
    update memory.citations as c
    set target_ref = link.address, target_doc_id = target.doc_id
    from link
    join target using (address, file)
    where c.citation_id = link.citation_id`;
}
