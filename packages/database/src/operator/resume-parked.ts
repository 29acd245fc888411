import type { Queryable, Sql } from '../database.ts';
import { recordAct } from './record-act.ts';

/** Conversions that wait for a route, by the type of their bytes. */
export type ParkedGroup = { mime: string; versions: number; oldest: Date; has_route: boolean };

/** What is parked, the most first. `routes` are the types that this build converts, in lower case. */
export async function listParked(sql: Queryable, routes: readonly string[]): Promise<ParkedGroup[]> {
  return [
    ...(await sql<ParkedGroup[]>`
      select c.mime, count(*)::int as versions, min(v.ingested_at) as oldest,
             ${essence(sql)} = any(${[...routes]}::text[]) as has_route
        from memory.versions v join memory.contents c on c.content_hash = v.content_hash
       where v.parked is not null and v.deleted_at is null
       group by c.mime order by count(*) desc, c.mime`),
  ];
}

/** A type and subtype in lower case, without parameters: what conversion is routed by. */
function essence(sql: Queryable) {
  return sql`lower(btrim(split_part(c.mime, ';', 1), E' \t'))`;
}

export type ResumeOptions = {
  routes: readonly string[];
  /** Only bytes of this type; by default every type that has a route. */
  mime?: string;
  actor: string;
  dryRun: boolean;
};

/** Lets go every parked conversion whose type has a route by now; answers the ledger rows that may run. */
export async function resumeParked(
  sql: Sql,
  { routes, mime, actor, dryRun }: ResumeOptions,
): Promise<{ work_id: string; version_id: string; mime: string }[]> {
  return await sql.begin(async (tx) => {
    const found = await tx<{ work_id: string; version_id: string; mime: string }[]>`
      select w.work_id, v.version_id, c.mime
        from memory.versions v
        join memory.contents c on c.content_hash = v.content_hash
        join memory.pipeline_work w on w.version_id = v.version_id
       where v.parked is not null and v.deleted_at is null and w.status = 'pending' and w.defer_reason = 'no_route'
         and ${essence(tx)} = any(${[...routes]}::text[])
         and ${mime === undefined ? tx`true` : tx`${essence(tx)} = lower(${mime})`}
       order by w.arrival, w.work_id
         for update of w, v`;
    if (dryRun || found.length === 0) return [...found];
    const ids = found.map((work) => work.work_id);
    const versionIds = found.map((work) => work.version_id);
    await tx`update memory.versions set parked = null where version_id = any(${versionIds}::uuid[])`;
    await tx`
      update memory.pipeline_work set defer_reason = null, not_before = now(), delivered_at = now() - interval '1 hour'
       where work_id = any(${ids}::uuid[])`;
    await recordAct(tx, { subject: { kind: 'work', ids }, outcome: 'resumed', actor, features: {} });
    return [...found];
  });
}
