import { createHash } from 'node:crypto';
import { readBlob } from '../../blobs/read-blob.ts';
import type { Queryable, Sql } from '../../database.ts';
import type { Check, Disagreement, Finding, Findings } from './check.ts';
import { documentChecks } from './document-checks.ts';
import { indexChecks } from './index-checks.ts';
import { knowledgeChecks } from './knowledge-checks.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { textChecks } from './text-checks.ts';

export type CheckResult = {
  name: string;
  /** What holds, or ought to. */
  holds: string;
  /** `skipped`: it holds only between documents, and some are on their way. */
  outcome: 'agrees' | 'disagrees' | 'skipped';
  /** How many places disagree. */
  count: number;
  /** The first of them. */
  examples: Disagreement[];
  ms: number;
};

export type VerifyOptions = {
  /** Names of checks; all by default. */
  only?: readonly string[];
  /** Places shown of each check. */
  examples?: number;
  signal?: AbortSignal;
  onResult?: (result: CheckResult) => void;
};

const checks: readonly Check[] = [
  ...documentChecks,
  ...ledgerChecks,
  ...textChecks,
  ...knowledgeChecks,
  ...indexChecks,
];
const LONG_BLOBS = 'long-blob-hashes';

/** The names of all checks, in the order in which they run. */
export const checkNames: readonly string[] = [...checks.map((check) => check.name), LONG_BLOBS];

/**
 * Recomputes what can be recomputed and reports where tables disagree. Reads only. Each check sees one moment of the
 * database, so the service may go on meanwhile; what only holds between documents is skipped while some are on their way.
 */
export async function verifyDeployment(sql: Sql, options: VerifyOptions = {}): Promise<CheckResult[]> {
  const { only, examples = 10, signal, onResult } = options;
  const wanted = (name: string) => only === undefined || only.includes(name);
  const results: CheckResult[] = [];
  const add = (result: CheckResult) => {
    results.push(result);
    onResult?.(result);
  };
  for (const check of checks.filter(({ name }) => wanted(name))) {
    signal?.throwIfAborted();
    add(await runCheck(sql, check, examples, signal));
  }
  if (wanted(LONG_BLOBS)) add(await checkLongBlobs(sql, examples, signal));
  return results;
}

async function runCheck(
  sql: Sql,
  check: Check,
  examples: number,
  signal: AbortSignal | undefined,
): Promise<CheckResult> {
  const started = performance.now();
  // One snapshot for the question whether it is quiet and for the check itself.
  const found = await sql.begin('isolation level repeatable read read only', async (tx) => {
    // Whole tables are read here, in plans of their own.
    await tx`set local enable_seqscan = on`;
    if (check.needsQuiet === true && !(await isEverythingDone(tx))) return null;
    return 'find' in check
      ? await findAll(tx, check.find(tx), examples)
      : await check.read(tx, examples, signal);
  });
  return {
    name: check.name,
    holds: check.holds,
    outcome: found === null ? 'skipped' : found.count === 0 ? 'agrees' : 'disagrees',
    count: found?.count ?? 0,
    examples: found?.examples ?? [],
    ms: Math.round(performance.now() - started),
  };
}

async function findAll(sql: Queryable, finding: Finding, limit: number): Promise<Findings> {
  const rows = await sql<(Disagreement & { total: number })[]>`
    select subject::text, detail, (count(*) over ())::int as total from (${finding}) as found order by 1, 2 limit ${limit}`;
  return {
    count: rows[0]?.total ?? 0,
    examples: rows.map(({ subject, detail }) => ({ subject, detail })),
  };
}

/** Whether no version is between two stages; what is parked, or a dead letter before it said anything, is at rest. */
async function isEverythingDone(sql: Queryable): Promise<boolean> {
  const [row] = await sql<{ busy: boolean }[]>`
    select exists (
      select from memory.pipeline_work
       where status in ('pending', 'running', 'failed', 'dead_letter') and defer_reason is distinct from 'no_route'
         and not (status = 'dead_letter' and stage in ('convert', 'structure', 'chunk', 'embed_chunk', 'extract_claims', 'ground_claims'))
    ) as busy`;
  return row?.busy !== true;
}

/** Bytes of several parts, read part by part, so that memory stays small however long they are. */
async function checkLongBlobs(sql: Sql, limit: number, signal?: AbortSignal): Promise<CheckResult> {
  const started = performance.now();
  const long = await sql<{ hash: string; blobId: string; sizeBytes: number }[]>`
    select encode(c.content_hash, 'hex') as hash, c.blob_id as "blobId", c.size_bytes::float8 as "sizeBytes" from memory.contents c
     where exists (select from memory.blob_parts p where p.blob_id = c.blob_id and p.part_no = 1)
     order by 1`;
  const wrong: Disagreement[] = [];
  for (const { hash, ...blob } of long) {
    signal?.throwIfAborted();
    const found = await hashOf(sql, blob);
    if (found !== hash) wrong.push({ subject: hash, detail: `its bytes hash to ${found}` });
  }
  return {
    name: LONG_BLOBS,
    holds: 'the bytes of each content of more than one part hash to it',
    outcome: wrong.length === 0 ? 'agrees' : 'disagrees',
    count: wrong.length,
    examples: wrong.slice(0, limit),
    ms: Math.round(performance.now() - started),
  };
}

async function hashOf(sql: Sql, blob: { blobId: string; sizeBytes: number }): Promise<string> {
  const sum = createHash('sha256');
  try {
    for await (const bytes of readBlob(sql, blob)) sum.update(bytes);
  } catch (error) {
    if (error instanceof Error && error.message.includes('is missing')) return `nothing: ${error.message}`;
    throw error;
  }
  return sum.digest('hex');
}
