import { type Tx, uuidv7 } from '@memory/database';
import type { Statement } from '../statement.ts';
import { filenameAddresses, sourceAddress } from './addresses.ts';
import { nameWords } from './words.ts';

/** The names of one ingest, as they were sent. */
export type SentNames = {
  filename: string;
  title?: string | undefined;
  source_path?: string | undefined;
  source_ref?: string | undefined;
};

type NameRow = { name_id: string; kind: 'filename' | 'title' | 'path'; name: string; terms: string[] };

/**
 * Records the names that a version does not have yet, with the words and addresses under which they are found
 * (memory.name_terms_pkey). What was not sent is no name. Reads memory.version_names_by_version.
 */
export function recordNames(
  tx: Tx,
  version: { docId: string; versionId: string },
  sent: SentNames,
  at: Date,
): Statement {
  return tx`
    with sent as (
      select * from jsonb_to_recordset(${tx.json(nameRows(sent))}) as s(name_id uuid, kind text, name text, terms jsonb)
    ), recorded as (
      insert into memory.version_names (name_id, version_id, kind, name, recorded_at)
      select s.name_id, ${version.versionId}::uuid, s.kind, s.name, ${at}::timestamptz
      from sent as s
      where not exists (
        select from memory.version_names as n
        where n.version_id = ${version.versionId}::uuid and n.kind = s.kind and n.name = s.name)
      returning name_id
    )
    insert into memory.name_terms (term, name_id, version_id, doc_id)
    select t.term, s.name_id, ${version.versionId}::uuid, ${version.docId}::uuid
    from recorded
    join sent as s using (name_id)
    cross join jsonb_array_elements_text(s.terms) as t(term)`;
}

/**
 * Adds the words of the names to those that similar spelling is looked for among. To be a transaction's last statement:
 * two uploads that bring the same new words wait for each other here, and because the words are in order and nothing
 * is waited for afterwards, never in a circle.
 */
export function recordWords(tx: Tx, sent: SentNames): Statement {
  const names = [sent.filename, sent.title ?? '', sent.source_path ?? ''];
  const words = [...new Set(names.flatMap(nameWords))];
  return tx`
    insert into memory.name_vocabulary (term)
    select w.term
    from unnest(${words}::text[]) as w(term)
    where not exists (select from memory.name_vocabulary as v where v.term = w.term)
    order by w.term
    on conflict do nothing`;
}

function nameRows(sent: SentNames): NameRow[] {
  const { filename, title, source_path, source_ref } = sent;
  const refs = source_ref === undefined ? [] : [sourceAddress(source_ref)];
  const rows = [
    nameRow('filename', filename, [...filenameAddresses(filename, source_path !== undefined), ...refs]),
  ];
  if (title !== undefined) rows.push(nameRow('title', title, []));
  if (source_path !== undefined) rows.push(nameRow('path', source_path, [sourceAddress(source_path)]));
  return rows;
}

function nameRow(kind: NameRow['kind'], name: string, addresses: string[]): NameRow {
  return { name_id: uuidv7(), kind, name, terms: [...new Set([...nameWords(name), ...addresses])] };
}
