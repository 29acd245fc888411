/**
 * `npm run e2e [-- SUITE … [arguments of vitest]]`: the suites on a real Kubernetes, all of them by default. What this
 * machine cannot run is left out with a line that says why.
 */
import { spawnSync } from 'node:child_process';
import { findProvider } from './kubernetes/control-plane.ts';

/** Projects of vitest.config.ts. */
const suites = ['control-plane'];

const args = process.argv.slice(2);
const asked = suites.filter((suite) => args.includes(suite));
const rest = args.filter((arg) => !suites.includes(arg));
// Built here, once and in sight, and not in the middle of a test's time.
const provider = await findProvider((line) => console.error(line));
if (provider.kind === 'none') {
  console.log(`left out: ${suites.join(', ')}: ${provider.reason}`);
} else {
  for (const suite of asked.length > 0 ? asked : suites) {
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', `--project=${suite}`, ...rest],
      { stdio: 'inherit' },
    );
    process.exitCode = process.exitCode || (status ?? 1);
  }
}
