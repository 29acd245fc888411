import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBinaries, startServices, stopServices } from './private-services.mjs';
import { runNode } from './run-node.mjs';

/**
 * Every test that this machine can run: unit tests, the integration tests on the embedded database, and on a real
 * Postgres and Redis where the environment names them or they can be started here. Says at the end what was left out
 * and why; with CI=true that is a failure. Further arguments go to Vitest. The last line is `N passed, N failed`.
 */
export async function runTests(node, root, args) {
  const folder = mkdtempSync(join(tmpdir(), 'memory-test-'));
  // As root the private Postgres runs as another user, who has to get through.
  chmodSync(folder, 0o711);
  const services = join(folder, 'services');
  const chosen = args.some((arg) => arg.startsWith('--project'));
  const leftOut = [];
  const guard = guardServices(folder);
  try {
    const real =
      chosen && !args.some((arg) => arg.includes('postgres')) ? NOTHING_REAL : await realServices(services);
    if (real.missing.length > 0) {
      leftOut.push(`the integration tests on Postgres and Redis: ${real.missing.join('; ')}`);
    }
    const projects = ['unit', 'language', 'embedded', ...(real.missing.length > 0 ? [] : ['postgres'])];
    const report = join(folder, 'report.json');
    const code = await runNode(
      node,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...(chosen ? [] : projects.map((project) => `--project=${project}`)),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
      ],
      { env: real.env },
    );
    const results = readResults(report);
    if (args.length === 0) {
      leftOut.push(...skippedEverywhere(results.tests).map((test) => `${relative(root, test)} (skipped)`));
    }
    return conclude(results, code, leftOut);
  } finally {
    await stopServices(services);
    guard.stdin.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Stops the services even if this process is killed: a process of its own, in a group of its own. */
function guardServices(folder) {
  const script = fileURLToPath(new URL('./stop-when-orphaned.mjs', import.meta.url));
  const guard = spawn(process.execPath, [script, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.stdin.on('error', () => {});
  guard.unref();
  guard.stdin.unref?.();
  return guard;
}

function conclude(results, code, leftOut) {
  for (const entry of leftOut) {
    console.log(`left out: ${entry}`);
  }
  const incomplete = process.env.CI === 'true' && leftOut.length > 0;
  if (incomplete) {
    console.log('CI=true: leaving something out is a failure');
  }
  // A file that does not load, or an error outside a test, fails the run without failing a test.
  const failed = Math.max(results.failed, code === 0 && !incomplete ? 0 : 1);
  console.log(`${results.passed} passed, ${failed} failed`);
  return code || (incomplete ? 1 : 0);
}

/** For a run that is about the other projects alone. */
const NOTHING_REAL = { env: {}, missing: [] };

async function realServices(directory) {
  const { MEMORY_TEST_POSTGRES_URL, MEMORY_TEST_REDIS_URL } = process.env;
  if (MEMORY_TEST_POSTGRES_URL && MEMORY_TEST_REDIS_URL) {
    return { env: {}, missing: [] };
  }
  const { missing } = findBinaries();
  if (missing.length > 0) {
    return { env: {}, missing };
  }
  try {
    const { env } = await startServices(directory);
    return {
      env: {
        ...env,
        ...(MEMORY_TEST_POSTGRES_URL ? { MEMORY_TEST_POSTGRES_URL } : {}),
        ...(MEMORY_TEST_REDIS_URL ? { MEMORY_TEST_REDIS_URL } : {}),
      },
      missing: [],
    };
  } catch (error) {
    return { env: {}, missing: [error instanceof Error ? error.message : String(error)] };
  }
}

function readResults(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, tests: [] };
  }
  const tests = report.testResults.flatMap((suite) =>
    suite.assertionResults.map((test) => ({ name: `${suite.name} > ${test.fullName}`, status: test.status })),
  );
  const unloaded = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded, tests };
}

/** A test may be skipped on one database because it is about the other; skipped on both, it did not run at all. */
function skippedEverywhere(tests) {
  const ran = new Set(
    tests.filter(({ status }) => status === 'passed' || status === 'failed').map(({ name }) => name),
  );
  return [...new Set(tests.map(({ name }) => name))].filter((name) => !ran.has(name));
}
