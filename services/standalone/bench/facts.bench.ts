/**
 * What asking for facts costs in a deployment of 1 million facts over 200,000 entities, against the bare SQL for the same,
 * and what deciding on a claim costs at 1 million facts and at 10,000: on a private Postgres. `npm run bench -- facts [reads|decisions]`;
 * where MEMORY_SERVICES_DIR names a folder, the filled databases are kept there for the next run.
 */

import { measureDecisions } from './facts/decisions.ts';
import { measureReads } from './facts/reads.ts';
import { filledDatabase, startPrivateServer } from './filled-database.ts';

const LARGE = 1_000_000;
const SMALL = 10_000;

const wanted = process.argv.slice(2);
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);
const server = startPrivateServer();
try {
  const large = await filledDatabase(server.url, LARGE);
  const small = await filledDatabase(server.url, SMALL);
  if (wants('reads')) await measureReads(large);
  if (wants('decisions')) await measureDecisions({ small, large });
} finally {
  server.close();
}
