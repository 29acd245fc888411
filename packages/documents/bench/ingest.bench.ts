import { randomBytes, randomUUID } from 'node:crypto';
import { createDatabase } from '@memory/database';
import { createTestDatabase } from '@memory/database/testing';
import { createDocuments } from '../src/create-documents.ts';
import { largeBody, MIB, memoryRise } from '../src/testing/memory-rise.ts';
import { componentVersions } from '../src/testing/test-documents.ts';

/**
 * Small uploads per second at 1 and 16 at a time, beside the bare writes of the same rows; and what one upload of 1 GiB
 * costs in time and resident memory. Runs on the database that `MEMORY_TEST_DATABASE` names (embedded by default).
 * Prints one JSON line.
 */
const SMALL = 2_000;
const SMALL_BYTES = 1_500;
const LARGE_MIB = Number(process.env.BENCH_LARGE_MIB ?? 1024);

const test = await createTestDatabase();
const pool = createDatabase({
  url: test.url,
  poolSize: 8,
  applicationName: 'ingest-bench',
  role: 'memory_app',
});
const documents = createDocuments({
  database: pool,
  deploymentId: randomUUID(),
  componentVersions,
  liveGraphFault: async () => null,
  retractFacts: async () => ({ relations: 0, observations: 0 }),
});

async function* small() {
  yield randomBytes(SMALL_BYTES);
}

let sent = 0;
async function upload(count: number, atOnce: number): Promise<number> {
  const start = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next++ < count) {
        await documents.ingest(
          {
            filename: `folder/note-${++sent}.md`,
            mime: 'text/markdown',
            title: `Note ${sent} of the bench`,
            source_kind: 'bench',
            source_ref: `note-${sent}`,
          },
          small(),
        );
      }
    }),
  );
  return Math.round(count / ((performance.now() - start) / 1000));
}

/** The floor: one row a transaction. */
async function bare(count: number, atOnce: number): Promise<number> {
  const start = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next++ < count) {
        await pool.sql`insert into memory.blob_parts (blob_id, part_no, bytes) values (${randomUUID()}, 0, ${randomBytes(SMALL_BYTES)})`;
      }
    }),
  );
  return Math.round(count / ((performance.now() - start) / 1000));
}

const file = { filename: 'large.bin', mime: 'application/octet-stream' };
await documents.ingest(file, largeBody(2 * MIB));
let hash = '';
const written = await memoryRise(async () => {
  hash = (await documents.ingest(file, largeBody(LARGE_MIB * MIB))).content_hash;
});
let bytes = 0;
const read = await memoryRise(async () => {
  for await (const part of documents.readContent(hash)) bytes += part.length;
});
if (bytes !== LARGE_MIB * MIB) throw new Error(`${bytes} bytes came back`);

await upload(200, 4);
const alone = await upload(SMALL, 1);
const together = await upload(SMALL, 16);
const bareTogether = await bare(SMALL, 16);

console.log(
  JSON.stringify({
    bench: 'ingest',
    database: test.backend,
    large: { mib: LARGE_MIB, written, read },
    small_per_second: { alone, at_16: together, bare_row_at_16: bareTogether },
  }),
);
await pool.close();
await test.close();
