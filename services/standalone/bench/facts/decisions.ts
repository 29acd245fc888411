import { createHash, randomUUID } from 'node:crypto';
import { type Sql, uuidv7 } from '@memory/database';
import { resolveCitations } from '@memory/documents';
import { createStages, type Stage } from '@memory/pipeline';
import { createReader } from '@memory/readers';
import { createLogger } from '@memory/telemetry';
import { createWorkerDatabase } from '@memory/worker';
import { percentile } from '../score.ts';

const DOCUMENTS = 40;
const ROUNDS = 3;
const RELEASED = new Set(['40001', '40P01']);
const DECIDING = ['adjudicate_observations', 'adjudicate_supersession'] as const;
const log = createLogger({ service: 'bench', level: 'error', destination: { write: () => {} } });

type Version = { versionId: string; docId: string; claims: number };

/**
 * What deciding on a claim costs beside 10,000 and beside 1 million facts, in turns; and how two workers get on that
 * decide at once, about different things or about one that every document names.
 */
export async function measureDecisions({ small, large }: { small: string; large: string }): Promise<void> {
  const costs = new Map<string, { writing: number[]; deciding: number[] }>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [facts, url] of [
      ['10,000', small],
      ['1,000,000', large],
    ] as const) {
      const cost = costs.get(facts) ?? { writing: [], deciding: [] };
      costs.set(facts, cost);
      await withDatabase(url, async (sql) => {
        const world = createWorld();
        for (let n = 0; n < DOCUMENTS; n += 1) {
          const version = await store(sql, world.document(n, false));
          const took = await decide(sql, version);
          if (n < 5) continue;
          cost.writing.push(took.writing / version.claims);
          cost.deciding.push(took.deciding / version.claims);
        }
      });
    }
  }
  console.log(
    '\n| facts held | relations and entities, ms a claim (p50) | adjudication, ms a claim (p50) |\n|---|---|---|',
  );
  const medians = [...costs].map(([facts, { writing, deciding }]) => {
    const row = {
      facts,
      writing: round3(percentile(writing, 50)),
      deciding: round3(percentile(deciding, 50)),
    };
    console.log(`| ${row.facts} | ${row.writing} | ${row.deciding} |`);
    return row;
  });
  const [few, many] = medians;
  const times = round3((many?.deciding ?? Number.NaN) / (few?.deciding ?? Number.NaN));
  console.log(
    `\nadjudication at 1,000,000 facts takes ${times} times what it takes at 10,000 (goal: at most 1.3)`,
  );
  console.log(
    '\n| two workers at once | versions a second | of one alone | waits given up and tried again |\n|---|---|---|---|',
  );
  const contention: object[] = [];
  for (const isHot of [false, true]) {
    const alone = await throughput(large, isHot, 1);
    const both = await throughput(large, isHot, 2);
    const what = isHot ? 'one entity that every document names' : 'different entities';
    console.log(`| ${what} | ${both.perSecond} | ${alone.perSecond} | ${both.released} |`);
    contention.push({ what, alone, both });
  }
  console.log(JSON.stringify({ benchmark: 'facts', part: 'decisions', medians, times, contention }));
}

/** Versions a second that workers decide on, each with its own connection and documents. */
async function throughput(url: string, isHot: boolean, workers: number) {
  let released = 0;
  const perWorker = await Promise.all(
    Array.from({ length: workers }, () =>
      withDatabase(url, async (sql) => {
        const world = createWorld();
        const versions: Version[] = [];
        for (let n = 0; n < DOCUMENTS; n += 1) versions.push(await store(sql, world.document(n, isHot)));
        const started = performance.now();
        for (const version of versions) {
          released += (await decide(sql, version)).released;
        }
        return { started, ended: performance.now() };
      }),
    ),
  );
  const seconds =
    (Math.max(...perWorker.map((one) => one.ended)) - Math.min(...perWorker.map((one) => one.started))) /
    1_000;
  return { perSecond: round3((workers * DOCUMENTS) / seconds), released };
}

const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bra cle dri flo gru'.split(
  ' ',
);

/** Documents about people, firms and products of their own, or besides about one firm that all of them name. */
function createWorld() {
  const stamp = randomUUID().replaceAll('-', '');
  const word = (n: number, kind: number) => {
    const digest = createHash('sha256').update(`${stamp} ${n} ${kind}`).digest();
    const text = [...digest.subarray(0, 4)].map((byte) => SYLLABLES[byte % SYLLABLES.length]).join('');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return {
    document(n: number, isHot: boolean): string[] {
      return Array.from({ length: 5 }, (_, i) => {
        const k = n * 5 + i;
        const person = `Anna ${word(k, 0)}`;
        const firm = isHot ? 'Hotspot Labs' : `${word(k, 1)} Labs`;
        return [
          `${person} joined ${firm} in ${1990 + (k % 30)}.`,
          `${firm} acquired ${word(k, 2)} Robotics in ${1990 + (k % 30)}.`,
          `${word(k - 1, 1)} Labs uses ${word(k, 3)}.`,
          `${person} is married to Peter ${word(k, 4)}.`,
        ];
      }).flat();
    },
  };
}

/** A version with claims as grounding leaves them. */
async function store(sql: Sql, claims: readonly string[]): Promise<Version> {
  const [docId, versionId, chunkId] = [uuidv7(), uuidv7(), uuidv7()];
  const hash = createHash('sha256').update(docId).digest();
  const rows = claims.map((text, ordinal) => ({ claim_id: uuidv7(), ordinal, text }));
  await sql.begin(async (tx) => {
    await tx`insert into memory.contents (content_hash, blob_id, size_bytes, mime) values (${hash}, ${uuidv7()}, 1, 'text/markdown')`;
    await tx`insert into memory.documents (doc_id, source_kind, title, versioning_mode, first_seen_at) values (${docId}, 'upload', 'bench', 'snapshot', now())`;
    await tx`insert into memory.versions (version_id, doc_id, version_no, content_hash, filename, source_modified_at, ingested_at, status, testimony)
             values (${versionId}, ${docId}, 1, ${hash}, 'a.md', '2020-01-01Z', now(), 'ready', 'current')`;
    await tx`insert into memory.chunks (chunk_id, version_id, doc_id, representation_id, section_id, ordinal, kind, chunk_text, char_start, char_end, token_count, section_role)
             values (${chunkId}, ${versionId}, ${docId}, ${uuidv7()}, ${uuidv7()}, 0, 'prose', 'x', 0, 1, 1, 'body')`;
    await tx`insert into memory.claims (claim_id, version_id, doc_id, chunk_id, ordinal, claim_text, text_hash, source_span, char_start, char_end, evidence_spans,
                    is_attributed, polarity, modality, asserted_at, grounding, is_current)
             select claim_id, ${versionId}, ${docId}, ${chunkId}, ordinal, text, sha256(text::bytea), text, 0, 1, '[]', false, 'affirmed', 'asserted', '2020-01-01Z', 'held', true
               from jsonb_to_recordset(${tx.json(rows)}) as c(claim_id uuid, ordinal int, text text)`;
  });
  return { versionId, docId, claims: claims.length };
}

const stages = createStages({ reader: createReader(), resolveCitations });
const stageOf = (name: Stage['name']): Stage => {
  const stage = stages.find((one) => one.name === name);
  if (stage === undefined) throw new Error(`no stage ${name}`);
  return stage;
};

/** Runs the stages that make facts, and tells what their transactions took, in milliseconds. */
async function decide(sql: Sql, { versionId, docId }: Version) {
  const took = { writing: 0, deciding: 0, released: 0 };
  const context = {
    version: { versionId, docId, documentTitle: null },
    sql,
    calls: { signal: new AbortController().signal },
    now: () => new Date(),
    log,
    memo: new Map(),
  } as unknown as Parameters<Stage['prepare']>[0];
  for (const name of ['normalize_relations', ...DECIDING] as const) {
    for (let done = false; !done; ) {
      const write = await stageOf(name).prepare(context);
      const started = performance.now();
      try {
        await sql.begin((tx) => write(tx));
        done = true;
      } catch (error) {
        if (!RELEASED.has((error as { code?: string }).code ?? '')) throw error;
        took.released += 1;
      }
      took[name === 'normalize_relations' ? 'writing' : 'deciding'] += performance.now() - started;
    }
  }
  return took;
}

async function withDatabase<T>(url: string, run: (sql: Sql) => Promise<T>): Promise<T> {
  const { sql, close } = createWorkerDatabase({ url, concurrency: 1, poolSize: 1 });
  try {
    return await run(sql);
  } finally {
    await close();
  }
}

function round3(value: number): number {
  return Number(value.toFixed(3));
}
