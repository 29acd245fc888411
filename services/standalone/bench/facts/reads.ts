import { createDatabase, type Sql } from '@memory/database';
import { matchVersion } from '@memory/documents';
import { questionWords } from '@memory/extraction-english/questions';
import { createGraph } from '@memory/graph';
import { createEmbedder, type Embedder } from '@memory/models';
import { symmetricPredicates } from '@memory/ontology';
import { normalizeName } from '@memory/pipeline/api';
import { createRetrieval, RETRIEVAL_SETTINGS, type Retrieval } from '@memory/retrieval';
import { bareAnchored, bareEverywhere, bareLookup } from './bare-reads.ts';
import { inTurns, type Latency } from './four-clients.ts';

const CALLS = 400;
/** A look-up takes about a millisecond: so many of them measure more than what the machine does in one second. */
const LOOKUPS = 10_000;
const GOALS_MS = { 'facts_context, 3 anchors': 60, 'facts_context, no anchors': 80, 'lookup/relations': 10 };

type Measured = { name: keyof typeof GOALS_MS; service: Latency; bare: Latency };

/** The reads of facts at four clients, each beside the bare SQL for the same, in turns on one database. */
export async function measureReads(url: string): Promise<void> {
  const embedder = await createEmbedder({ binding: 'builtin/hash-v1', modelsDir: '' });
  const graph = createGraph({ databaseUrl: url, poolSize: 4, poolWaitMs: 30_000, workMemKib: 16_384 });
  const retrieval = await createRetrieval({
    graph,
    databaseUrl: url,
    poolSize: 4,
    poolWaitMs: 30_000,
    modelsDir: '',
    embedder,
    normalizeName,
    questionWords,
    symmetricPredicates,
    matchVersion,
  });
  const bare = createDatabase({ url, poolSize: 4, applicationName: 'bare', settings: RETRIEVAL_SETTINGS });
  try {
    const anchors = await readAnchors(bare.sql);
    const measured = [
      await anchored(retrieval, bare.sql, embedder, anchors),
      await everywhere(retrieval, bare.sql, embedder),
      await lookup(retrieval, bare.sql, anchors),
    ];
    tell(measured);
  } finally {
    await retrieval.close();
    await graph.close();
    await bare.close();
    await embedder.close();
  }
}

/** A question of a frequent word, a middling one and two rare ones, other for each round. */
const question = (round: number) =>
  `w${40 + (round % 5)} w${300 + (round % 900)} w${2_000 + round * 31} w${20_000 + round * 57}`;

async function anchored(
  retrieval: Retrieval,
  sql: Sql,
  embedder: Embedder,
  anchors: readonly string[],
): Promise<Measured> {
  const three = (round: number) => [0, 1, 2].map((n) => anchors[(round * 3 + n) % anchors.length] ?? '');
  const taken = await inTurns(CALLS, {
    bare: async (round) =>
      bareAnchored(sql, await vectorOf(embedder, question(round)), question(round), three(round)),
    service: (round) =>
      retrieval.runOperation('facts_context', {
        query: question(round),
        entity_ids: three(round),
        k: 15,
        evidence_per_fact: 3,
        hops: 1,
        time: { mode: 'current' },
      }),
  });
  return { name: 'facts_context, 3 anchors', ...taken };
}

async function everywhere(retrieval: Retrieval, sql: Sql, embedder: Embedder): Promise<Measured> {
  const taken = await inTurns(CALLS, {
    bare: async (round) => bareEverywhere(sql, await vectorOf(embedder, question(round)), question(round)),
    service: (round) =>
      retrieval.runOperation('facts_context', {
        query: question(round),
        k: 15,
        evidence_per_fact: 3,
        hops: 1,
        time: { mode: 'current' },
      }),
  });
  return { name: 'facts_context, no anchors', ...taken };
}

async function lookup(retrieval: Retrieval, sql: Sql, anchors: readonly string[]): Promise<Measured> {
  const asked = (round: number) => ({
    subject_entity_id: anchors[round % anchors.length] ?? '',
    ...(round % 2 === 0 ? { predicate: `predicate_${2 * (round % 20)}` } : {}),
  });
  const taken = await inTurns(LOOKUPS, {
    bare: (round) => bareLookup(sql, { ...asked(round), mutual: symmetricPredicates }),
    service: (round) => retrieval.lookupRelations(asked(round)),
  });
  return { name: 'lookup/relations', ...taken };
}

async function vectorOf(embedder: Embedder, text: string): Promise<Float32Array> {
  const [vector] = await embedder.embed([text], 'query');
  if (vector === undefined) throw new Error('the model gave no vector');
  return vector;
}

/** Entities as questions name them: drawn by how often facts speak of them, so that hubs are among them, in no order. */
async function readAnchors(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select subject_entity_id as id from memory.facts
     where fact_id in (select fact_id from memory.facts order by md5(fact_id::text) limit 3000)
     group by id order by md5(subject_entity_id::text)`;
  return rows.map((row) => row.id);
}

function tell(measured: readonly Measured[]): void {
  console.log(
    '\n| read, 1,000,000 facts, 4 clients | p50 ms | p95 ms | goal p95 | bare SQL p95 ms | times bare |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const { name, service, bare } of measured) {
    const times = (service.p95 / bare.p95).toFixed(2);
    console.log(
      `| ${name} | ${service.p50} | ${service.p95} | ${GOALS_MS[name]} | ${bare.p95} (p50 ${bare.p50}) | ${times} |`,
    );
  }
  console.log(JSON.stringify({ benchmark: 'facts', part: 'reads', measured }));
}
