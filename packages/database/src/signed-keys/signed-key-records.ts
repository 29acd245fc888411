import type { Queryable } from '../database.ts';

/** A revocation document as it was accepted. */
export type AcceptedDocument = {
  seq: number;
  /** The signed document itself. */
  token: string;
  activeKids: readonly string[];
};

/** What is kept of an issuer of signed keys. */
export type SignedKeyRecords = {
  /** The last good set of public keys, as it was fetched; null before the first. */
  keySet: unknown;
  document: AcceptedDocument | null;
};

/** What this deployment has kept of an issuer; both null for one that is new. */
export async function readSignedKeyRecords(sql: Queryable, issuer: string): Promise<SignedKeyRecords> {
  const [row] = await sql<{ key_set: unknown; seq: string | null; token: string; active_kids: string[] }[]>`
    select
      (select key_set from memory.signing_key_sets where issuer = ${issuer}) as key_set,
      accepted.seq::text as seq, accepted.token, accepted.active_kids
    from (select 1) as one
    left join memory.revocation_documents as accepted on accepted.issuer = ${issuer}`;
  if (row === undefined) return { keySet: null, document: null };
  const { key_set: keySet, seq, token, active_kids: activeKids } = row;
  return { keySet: keySet ?? null, document: seq === null ? null : { seq: Number(seq), token, activeKids } };
}

/** Keeps an issuer's key set; what was fetched last stays. */
export async function keepKeySet(sql: Queryable, issuer: string, keySet: object): Promise<void> {
  await sql`
    insert into memory.signing_key_sets (issuer, key_set, fetched_at)
    values (${issuer}, ${JSON.stringify(keySet)}::text::jsonb, now())
    on conflict (issuer) do update set key_set = excluded.key_set, fetched_at = excluded.fetched_at`;
}

/**
 * Accepts a document: the first of its issuer, or one with a higher `seq` that is signed by a key which the document it
 * replaces calls active. The row decides, under its own lock, so that of several replicas none goes back or breaks the
 * chain. Answers whether it was accepted.
 */
export async function acceptDocument(
  sql: Queryable,
  { issuer, signedBy, document }: { issuer: string; signedBy: string; document: AcceptedDocument },
): Promise<boolean> {
  const { seq, token, activeKids } = document;
  const rows = await sql`
    insert into memory.revocation_documents as kept (issuer, seq, token, active_kids, accepted_at)
    values (
      ${issuer}, ${seq}::bigint, ${token},
      array(select jsonb_array_elements_text(${JSON.stringify(activeKids)}::text::jsonb)), now())
    on conflict (issuer) do update
      set seq = excluded.seq, token = excluded.token, active_kids = excluded.active_kids,
        accepted_at = excluded.accepted_at
      where kept.seq < excluded.seq and ${signedBy} = any(kept.active_kids)
    returning seq`;
  return rows.length > 0;
}
