/**
 * The live graph over 1 million facts of 200,000 entities with skewed degrees: neighbourhoods of two hops and shortest
 * paths of up to four at 4 clients, beside the same by bare hand-written SQL. `npm run bench -- graph [--database URL]`
 * fills an empty Postgres once; without one, a private Postgres that goes with the run.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GraphNeighborhoodRequest, GraphPathRequest, limits } from '@memory/contract';
import { createDatabase, migrate } from '@memory/database';
import { fillSynthetic } from '@memory/database/testing';
import { createGraph } from '../src/index.ts';
import { graphSettings } from '../src/settings.ts';
import { bareNeighborhood, barePath } from './bare-graph.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    facts: { type: 'string', default: '1000000' },
    entities: { type: 'string', default: '200000' },
    questions: { type: 'string', default: '1000' },
  },
});

const CLIENTS = 4;
/** Questions of one way before the other has its turn. */
const TURN = 200;
const WORK_MEM_KIB = limits.graphPool.workMemKib.default;
const questions = Number(values.questions);

if (values.database !== undefined) {
  await measure(values.database);
} else {
  const directory = mkdtempSync(join(tmpdir(), 'memory-graph-bench-'));
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

async function measure(url: string): Promise<void> {
  await migrate({ url });
  const admin = createDatabase({ url, poolSize: 2, applicationName: 'bench' });
  const [present] = await admin.sql<
    { filled: boolean }[]
  >`select exists (select from memory.facts) as filled`;
  if (!present?.filled) {
    const facts = Number(values.facts);
    await fillSynthetic(admin.sql, {
      ...{
        claims: facts,
        facts,
        entities: Number(values.entities),
        indexed: [],
        model: 'none',
        dimensions: 8,
      },
      onStep: (step, seconds) => process.stderr.write(`${step}: ${seconds.toFixed(1)} s\n`),
    });
  }
  const [size] = await admin.sql<{ facts: number; relations: number; entities: number; largest: number }[]>`
    select (select count(*)::int from memory.facts) as facts, (select count(*)::int from memory.facts where kind = 'relation') as relations,
           (select count(*)::int from memory.entities) as entities,
           (select max(n)::int from (select count(*) as n from memory.facts where kind = 'relation' group by subject_entity_id) d) as largest`;
  const drawn = await admin.sql<{ id: string }[]>`
    select e.entity_id as id from memory.entities e
     where exists (select from memory.facts f where f.subject_entity_id = e.entity_id and f.kind = 'relation')
     order by md5(e.entity_id::text) limit ${2 * questions}`;
  await admin.close();

  const graph = createGraph({
    ...{
      databaseUrl: url,
      poolSize: limits.graphPool.size.default,
      poolWaitMs: 30_000,
      workMemKib: WORK_MEM_KIB,
    },
  });
  const bare = createDatabase({
    ...{ url, poolSize: limits.graphPool.concurrency, applicationName: 'bench-bare', role: 'memory_graph' },
    settings: graphSettings(WORK_MEM_KIB),
  });
  const anchor = (n: number) => drawn[n]?.id ?? '';
  const target = (n: number) => drawn[2 * questions - 1 - n]?.id ?? '';
  const around = GraphNeighborhoodRequest.parse({ anchors: [anchor(0)], hops: 2 });
  const between = GraphPathRequest.parse({ source: anchor(0), target: target(0), hops: 4 });
  const reasons: Record<string, number> = {};
  const count = (key: string) => {
    reasons[key] = (reasons[key] ?? 0) + 1;
  };
  const expansion = limits.graph.expansionBudget.default;
  const rounds = {
    neighborhood: async (n: number) => {
      const { envelope } = await graph.neighborhood({ ...around, anchors: [anchor(n)] });
      count(`neighborhood_${envelope.truncation?.reason ?? 'whole'}`);
    },
    neighborhood_bare: async (n: number) => {
      await bareNeighborhood(bare.sql, anchor(n), { expansion, results: around.result_budget });
    },
    path: async (n: number) => {
      const { envelope } = await graph.path({ ...between, source: anchor(n), target: target(n) });
      count(`path_${envelope.paths[0]?.length ?? envelope.truncation?.reason ?? 'none'}`);
    },
    path_bare: async (n: number) => {
      await barePath(bare.sql, anchor(n), target(n), { expansion, results: 1, hops: between.hops });
    },
  };
  const result: Record<string, unknown> = { benchmark: 'graph', clients: CLIENTS, questions, ...size };
  // Each beside the bare one in turns, so that what else the machine does meanwhile falls on both.
  for (const pair of [
    ['neighborhood', 'neighborhood_bare'],
    ['path', 'path_bare'],
  ] as const) {
    const taken = new Map<string, number[]>(pair.map((name) => [name, []]));
    for (const name of pair) await times(rounds[name], 0, Math.min(200, questions));
    for (let first = 0; first < questions; first += TURN)
      for (const name of pair)
        taken.get(name)?.push(...(await times(rounds[name], first, Math.min(first + TURN, questions))));
    for (const [name, all] of taken)
      for (const [label, share] of [
        ['p50', 0.5],
        ['p95', 0.95],
        ['p99', 0.99],
      ] as const)
        result[`${name}_${label}_ms`] = Number(percentile(all, share).toFixed(2));
  }
  const ratio = (name: 'neighborhood' | 'path', label: string) =>
    Number((Number(result[`${name}_${label}_ms`]) / Number(result[`${name}_bare_${label}_ms`])).toFixed(2));
  for (const name of ['neighborhood', 'path'] as const) {
    for (const label of ['p50', 'p95']) result[`${name}_${label}_to_bare`] = ratio(name, label);
  }
  process.stdout.write(`${JSON.stringify({ ...result, ended: reasons })}\n`);
  for (const [name, value] of Object.entries(result)) process.stderr.write(`${name.padEnd(28)} ${value}\n`);
  await Promise.all([graph.close(), bare.close()]);
}

/** Milliseconds of each question from `first` to before `end`, asked by clients that wait for their answers. */
async function times(call: (n: number) => Promise<void>, first: number, end: number): Promise<number[]> {
  const taken: number[] = [];
  const waiting = Array.from({ length: end - first }, (_, n) => first + n).values();
  const client = async () => {
    for (const n of waiting) {
      const started = performance.now();
      await call(n);
      taken.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return taken;
}

function percentile(taken: readonly number[], share: number): number {
  return taken.toSorted((a, b) => a - b)[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0;
}
