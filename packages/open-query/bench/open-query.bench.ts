/**
 * The open query over a million facts: what the gate and the sandbox add to a statement by the bare protocol, the starter
 * queries, and facts_as_of beside facts_current. `npm run bench -- open-query [--database URL] [--facts N]` fills an empty
 * Postgres once; without one, a private Postgres that goes with the run.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, ensureDeployment, migrate, type Sql } from '@memory/database';
import { fillSynthetic } from '@memory/database/testing';
import { createLogger } from '@memory/telemetry';
import { createOpenQuery, createPostgresSandbox, createQuotas } from '../src/index.ts';
import { starterQueries } from '../src/saved/starter-queries.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    facts: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '200' },
  },
});
const rounds = Number(values.rounds);

if (values.database !== undefined) {
  await measure(values.database);
} else {
  const directory = mkdtempSync(join(tmpdir(), 'memory-query-bench-'));
  chmodSync(directory, 0o755);
  const services = (command: string) =>
    execFileSync(process.execPath, ['scripts/services.mjs', command], {
      env: { ...process.env, MEMORY_SERVICES_DIR: directory },
      encoding: 'utf8',
    });
  try {
    await measure(/MEMORY_TEST_POSTGRES_URL='([^']+)'/.exec(services('start'))?.[1] ?? '');
  } finally {
    services('stop');
    rmSync(directory, { recursive: true, force: true });
  }
}

async function fill(sql: Sql): Promise<void> {
  const [present] = await sql<{ filled: boolean }[]>`select exists (select from memory.facts) as filled`;
  if (present?.filled) return;
  const facts = Number(values.facts);
  await fillSynthetic(sql, {
    ...{ claims: facts, facts, entities: Math.ceil(facts / 5), indexed: [], model: 'none', dimensions: 8 },
    onStep: (step, seconds) => process.stderr.write(`${step}: ${seconds.toFixed(1)} s\n`),
  });
}

async function measure(url: string): Promise<void> {
  await migrate({ url });
  const admin = createDatabase({ url, poolSize: 2, applicationName: 'bench' });
  await fill(admin.sql);
  const deploymentId = await ensureDeployment(admin.sql, undefined);
  const [sample] = await admin.sql<Sample[]>`
    select f.fact_id as fact, e.entity_id as entity, e.canonical_name as name, f.predicate,
      (select max(first_seen_at) from memory.documents) - interval '1000 minutes' as since
      from memory.facts f join memory.entities e on e.entity_id = f.subject_entity_id order by md5(f.fact_id::text) limit 1`;
  if (sample === undefined) throw new Error('there are no facts');
  const unasked = () => Promise.reject(new Error('not measured here'));
  const log = createLogger({ service: 'bench', level: 'error' });
  const openQuery = await createOpenQuery({
    ...{ deploymentId, sql: admin.sql, log, quotas: await createQuotas({ log }) },
    sandbox: createPostgresSandbox({ databaseUrl: url, size: 8 }),
    ports: {
      ...{
        nominate: async () => ({ items: [], generation: { number: 1, model: 'none' } }),
        chunkBodies: async () => [],
      },
      graph: { neighborhood: unasked, path: unasked, citationPath: unasked },
    },
  });
  let callers = 0;
  const ask = async (sql: string, parameters: readonly unknown[]) => {
    const asker = { caller: `bench ${callers++}`, requestId: '' };
    const result = await openQuery.runSql({ sql, parameters: [...parameters] }, asker);
    if (result.error_code !== null && result.error_code !== 'statement_timeout')
      throw new Error(`${sql}: ${result.error_message}`);
  };
  const bare = createDatabase({
    ...{ url, poolSize: 1, applicationName: 'bench-bare', role: 'memory_query' },
    settings: { search_path: 'pg_catalog, memory_v1' },
  });
  const one = 'select label, evidence_count from facts_current where fact_id = $1';
  const statement = await timed(rounds, () => ask(one, [sample.fact]));
  const bareStatement = await timed(rounds, () => bare.sql.unsafe(one, [sample.fact]));
  const now = new Date().toISOString();
  const report = {
    bench: 'open-query',
    facts: Number(values.facts),
    statement,
    bare: bareStatement,
    added_p50_ms: Number((statement.p50_ms - bareStatement.p50_ms).toFixed(2)),
    facts_current: {
      of_entity: await timed(rounds, () =>
        ask('select label from facts_current where subject_entity_id = $1', [sample.entity]),
      ),
      of_predicate: await timed(20, () =>
        ask('select label from facts_current where predicate = $1', [sample.predicate]),
      ),
    },
    facts_as_of: {
      of_entity: await timed(rounds, () =>
        ask('select label from facts_as_of($1, $1) where subject_entity_id = $2', [now, sample.entity]),
      ),
      of_predicate: await timed(20, () =>
        ask('select label from facts_as_of($1, $1) where predicate = $2', [now, sample.predicate]),
      ),
    },
    starter: {} as Record<string, Percentiles>,
  };
  for (const { name, statement, parameters } of starterQueries) {
    report.starter[name] = await timed(20, () =>
      ask(
        statement,
        parameters.map((parameter) => sampleValue(parameter, sample)),
      ),
    );
  }
  process.stdout.write(`${JSON.stringify(report)}\n`);
  await bare.close();
  await openQuery.close();
  await admin.close();
}

type Sample = { fact: string; entity: string; name: string; predicate: string; since: Date };

/** A moment since which a thousand documents have come, or the row that was picked. */
function sampleValue({ name, type }: { name: string; type: string }, sample: Sample) {
  if (type === 'uuid') return sample.fact;
  if (type.startsWith('timestamp')) return (name === 'since' ? sample.since : new Date()).toISOString();
  return sample.name;
}

type Percentiles = { p50_ms: number; p95_ms: number };

async function timed(times: number, work: () => Promise<unknown>): Promise<Percentiles> {
  const taken: number[] = [];
  for (let round = 0; round < times; round++) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) =>
    Number((taken[Math.min(taken.length - 1, Math.floor(share * taken.length))] ?? 0).toFixed(2));
  return { p50_ms: at(0.5), p95_ms: at(0.95) };
}
