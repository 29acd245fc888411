import { ensureDeployment, uuidv7 } from '@memory/database';
import { ensureGeneration } from '@memory/database/search-index';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { createCallContext } from '@memory/extraction/conformance';
import { createEmbedder, type Embedder } from '@memory/models';
import { createLogger } from '@memory/telemetry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StageContext, StageWrite } from '../run/stage.ts';
import { createLabelRelationStage } from './label-relation.ts';

const stage = createLabelRelationStage();
const [ada, fact] = [uuidv7(), uuidv7()];
let database: TestDatabase;
let embedder: Embedder;

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 2 });
  await ensureDeployment(database.sql, undefined);
  embedder = await createEmbedder({ binding: 'builtin/hash-v1', modelsDir: '' });
  await ensureGeneration(database.sql, embedder.model, embedder.dimensions);
  const { sql } = database;
  await sql`insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions)
            values (${ada}, 'Ada Voss', 'ada voss', 'person', 1)`;
  await sql`insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_text, statement_key, label, evidence_count, ingested_at)
            values (${fact}, 'observation', ${ada}, 'lives_in', 'Riga', 1, '', 1, now())`;
});
afterAll(() => database.close());

/** A version that decided on the fact: it reads so now. */
async function relabelledByAVersion(label: string): Promise<string> {
  const versionId = uuidv7();
  await database.sql`update memory.facts set label = ${label} where fact_id = ${fact}`;
  await database.sql`
    insert into memory.transcript (entry_id, subject_kind, subject_id, outcome, method, decided_by, decided_at, features, version_id)
    values (${uuidv7()}, 'observation', ${fact}, 'revised', 'builtin/rules', 'adjudicate_supersession', clock_timestamp(),
            ${database.sql.json({ label })}, ${versionId})`;
  return versionId;
}

/** The stage on a version up to its write. */
async function prepare(versionId: string): Promise<StageWrite> {
  const generations = await database.sql<{ generation: number }[]>`select generation from p1.generations`;
  return await stage.prepare({
    version: {
      versionId,
      docId: uuidv7(),
      versionNo: 1,
      blobId: uuidv7(),
      sizeBytes: 1,
      mime: 'text/markdown',
      filename: 'a.md',
      sourceKind: 'upload',
      sourceRef: null,
      sourcePath: null,
      sourceModifiedAt: null,
      ingestedAt: new Date(),
      versioningMode: 'snapshot',
      documentTitle: null,
      deletedAt: null,
      traceParent: null,
    },
    workId: uuidv7(),
    attempt: 1,
    sql: database.sql,
    signal: AbortSignal.timeout(20_000),
    models: { generations: async () => generations.map(({ generation }) => ({ generation, embedder })) },
    calls: createCallContext(),
    now: () => new Date(),
    log: createLogger({ service: 'test', destination: { write: () => undefined } }),
    memo: new Map(),
    writeAhead: (write) => database.sql.begin(write).then(() => undefined),
  } satisfies StageContext);
}

const write = (written: StageWrite) => database.sql.begin(written);

/** The words of the fact and of the profile of its subject, as the index has them. */
const indexed = async () => {
  const rows = await database.sql<{ kind: string; words: string }[]>`
    select kind, string_agg(term, ' ' order by term collate "C") as words from p1.postings group by kind order by kind`;
  return Object.fromEntries(rows.map(({ kind, words }) => [kind, words]));
};

const open = 'Ada Voss lives in Riga';

test('of two versions that changed a fact, the one that read it first does not write over the other', async () => {
  const first = await prepare(await relabelledByAVersion(open));
  const until = new Date('2024-05-01');
  await database.sql`update memory.facts set valid_until = ${until}, valid_precision = 'month' where fact_id = ${fact}`;
  const second = await prepare(await relabelledByAVersion(`${open} (until 2024-05)`));
  await write(second);
  const right = {
    entity: '05 2024 2024-05 ada live person riga voss',
    fact: '05 2024 2024-05 ada live riga voss',
  };
  expect(await indexed()).toEqual(right);
  await write(first);
  expect(await indexed()).toEqual(right);
});

test('the one that comes too early leaves it to the other', async () => {
  const first = await prepare(await relabelledByAVersion(`${open} (until 2024-05)`));
  await database.sql`update memory.facts set valid_until = null, valid_precision = 'unknown' where fact_id = ${fact}`;
  const second = await prepare(await relabelledByAVersion(open));
  await write(first);
  await write(second);
  expect(await indexed()).toEqual({ entity: 'ada live person riga voss', fact: 'ada live riga voss' });
});

test('a fact that was closed meanwhile is not brought back', async () => {
  const first = await prepare(await relabelledByAVersion(open));
  await database.sql`update memory.facts set invalidated_at = now(), closed_reason = 'retracted_source_removal' where fact_id = ${fact}`;
  const second = await prepare(await relabelledByAVersion(open));
  await write(second);
  await write(first);
  expect(await indexed()).toEqual({ entity: 'ada person voss' });
});
