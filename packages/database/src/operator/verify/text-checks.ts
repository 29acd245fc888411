import type { Check } from './check.ts';

/** Texts and the places in them. */
export const textChecks: readonly Check[] = [
  {
    name: 'representation-lengths',
    holds: 'a representation is as long as it says',
    find: (sql) => sql`
      select version_id as subject, format('%s characters, %s recorded', char_length(markdown), char_length) as detail
        from memory.representations where char_length(markdown) <> char_length`,
  },
  {
    name: 'claim-spans',
    holds: 'a claim’s source span is the text at its place, and its evidence lies within',
    find: (sql) => sql`
      select c.claim_id as subject, format('characters %s to %s of version %s are another text', c.char_start, c.char_end, c.version_id) as detail
        from memory.claims c join memory.representations r on r.version_id = c.version_id
       where c.grounding = 'held'
         and (substring(r.markdown from c.char_start + 1 for c.char_end - c.char_start) <> c.source_span
           or exists (
             select from jsonb_to_recordset(c.evidence_spans) as e (char_start int, char_end int)
              where e.char_start < c.char_start or e.char_end > c.char_end or e.char_end <= e.char_start))`,
  },
  {
    name: 'claim-hashes',
    holds: 'a claim is known by the hash of its text',
    find: (sql) => sql`
      select claim_id as subject, 'its text has another hash' as detail
        from memory.claims where text_hash <> sha256(convert_to(claim_text, 'UTF8'))`,
  },
  {
    name: 'chunk-places',
    holds: 'a chunk lies within its version’s text, and a claim within its chunk’s version',
    find: (sql) => sql`
      select k.chunk_id as subject, format('characters %s to %s of %s', k.char_start, k.char_end, r.char_length) as detail
        from memory.chunks k join memory.representations r on r.version_id = k.version_id
       where k.char_start < 0 or k.char_end > r.char_length or k.char_end < k.char_start or k.representation_id <> r.representation_id
      union all
      select c.claim_id, 'its chunk belongs to another version'
        from memory.claims c join memory.chunks k on k.chunk_id = c.chunk_id where k.version_id <> c.version_id`,
  },
];
