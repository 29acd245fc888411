import type { Queryable } from '../database.ts';

export type DeploymentDescription = {
  deployment_id: string;
  created_at: Date;
  forget_in_progress: boolean;
  schema: { version: number; name: string };
  database: { server: string; bytes: number };
  documents: { live: number; deleted: number };
  versions: Record<string, number>;
  parked: number;
  work: { stage: string; status: string; rows: number }[];
  contents: { blobs: number; bytes: number };
  knowledge: { claims: number; facts: number; entities: number };
  index: { generation: number; model: string; dimensions: number; status: string; items: number }[];
};

/** What a deployment holds, counted from its tables: seconds on a large one. */
export async function describeDeployment(sql: Queryable): Promise<DeploymentDescription | null> {
  const [row] = await sql<DeploymentDescription[]>`
    select d.deployment_id, d.created_at, d.forget_in_progress,
      (select jsonb_build_object('version', version, 'name', name) from memory.schema_migrations order by version desc limit 1) as schema,
      jsonb_build_object('server', current_setting('server_version'), 'bytes', pg_database_size(current_database())) as database,
      (select jsonb_build_object('live', count(*) filter (where deleted_at is null), 'deleted', count(*) filter (where deleted_at is not null))
         from memory.documents) as documents,
      (select coalesce(jsonb_object_agg(status, n), '{}') from (select status, count(*) as n from memory.versions group by status) v) as versions,
      (select count(*)::int from memory.versions where parked is not null and deleted_at is null) as parked,
      (select coalesce(jsonb_agg(jsonb_build_object('stage', stage, 'status', status, 'rows', n) order by stage, status), '[]')
         from (select stage, status, count(*) as n from memory.pipeline_work
                where status in ('pending', 'running', 'failed', 'dead_letter') group by stage, status) w) as work,
      (select jsonb_build_object('blobs', count(*), 'bytes', coalesce(sum(size_bytes), 0)) from memory.contents) as contents,
      jsonb_build_object(
        'claims', (select count(*) from memory.claims where is_current and grounding = 'held'),
        'facts', (select count(*) from memory.facts where invalidated_at is null),
        'entities', (select count(*) from memory.entities where live_mentions > 0 and merged_into is null)) as knowledge,
      (select coalesce(jsonb_agg(jsonb_build_object('generation', generation, 'model', model, 'dimensions', dimensions, 'status', status,
                'items', (select count(*) from p1.vectors x where x.generation = g.generation)) order by generation), '[]')
         from p1.generations g) as index
    from memory.deployment d`;
  return row ?? null;
}
