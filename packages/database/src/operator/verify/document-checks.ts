import type { Check } from './check.ts';

/** Documents, versions and their bytes. */
export const documentChecks: readonly Check[] = [
  {
    name: 'blob-hashes',
    holds: 'the bytes of each content hash to it',
    // Bytes of one part, nearly all of them; longer ones are read part by part.
    find: (sql) => sql`
      select encode(c.content_hash, 'hex') as subject, 'its bytes hash to ' || encode(sha256(p.bytes), 'hex') as detail
        from memory.contents c join memory.blob_parts p on p.blob_id = c.blob_id and p.part_no = 0
       where not exists (select from memory.blob_parts more where more.blob_id = c.blob_id and more.part_no > 0)
         and sha256(p.bytes) <> c.content_hash`,
  },
  {
    name: 'blob-sizes',
    holds: 'each content has all its parts, and they are as long as it says',
    find: (sql) => sql`
      select encode(c.content_hash, 'hex') as subject,
             format('%s bytes in %s parts, %s expected', coalesce(p.bytes, 0), coalesce(p.parts, 0), c.size_bytes) as detail
        from memory.contents c
        left join lateral (
          select sum(length(bytes)) as bytes, count(*) as parts, max(part_no) as last from memory.blob_parts b where b.blob_id = c.blob_id
        ) p on true
       where coalesce(p.bytes, 0) <> c.size_bytes or p.last <> p.parts - 1`,
  },
  {
    name: 'latest-versions',
    holds: 'a document knows its newest version, that version’s status, and how many it has had',
    find: (sql) => sql`
      select d.doc_id as subject,
             format('latest is %s (%s) by the document, %s (%s) by its versions', d.latest_version_id, d.latest_status, v.version_id, v.status) as detail
        from memory.documents d
        left join lateral (
          select version_id, status from memory.versions where doc_id = d.doc_id and deleted_at is null order by version_no desc limit 1
        ) v on true
       where d.latest_version_id is distinct from v.version_id or d.latest_status is distinct from v.status
          or d.last_version_no <> (select coalesce(max(version_no), 0) from memory.versions where doc_id = d.doc_id)
          or (d.deleted_at is null and v.version_id is null)`,
  },
  {
    name: 'current-versions',
    holds: 'a document’s current version is its newest that is ready',
    // While a version is converted again it goes on serving with another status.
    needsQuiet: true,
    find: (sql) => sql`
      select d.doc_id as subject, format('%s by the document, %s by its versions', d.current_version_id, v.version_id) as detail
        from memory.documents d
        left join lateral (
          select version_id from memory.versions
           where doc_id = d.doc_id and deleted_at is null and status = 'ready' order by version_no desc limit 1
        ) v on true
       where d.current_version_id is distinct from v.version_id`,
  },
  {
    name: 'testimony',
    holds: 'of a living document one version is current testimony, and no claim of another is',
    find: (sql) => sql`
      select v.doc_id as subject, format('%s versions are current testimony', count(*)) as detail
        from memory.versions v join memory.documents d on d.doc_id = v.doc_id
       where d.versioning_mode = 'living' and v.deleted_at is null and v.testimony = 'current'
       group by v.doc_id having count(*) > 1
      union all
      select c.claim_id, format('is current, of a version that is %s', case when v.deleted_at is null then v.testimony else 'deleted' end)
        from memory.claims c join memory.versions v on v.version_id = c.version_id
       where c.is_current and c.grounding = 'held' and (v.deleted_at is not null or v.testimony <> 'current')`,
  },
];
