/**
 * `npm run e2e [-- SUITE … [arguments of vitest]]`: the suites on a real Kubernetes, all of them by default. What this
 * machine cannot run is left out with a line that says why.
 */
import { spawnSync } from 'node:child_process';
import { findProvider } from './kubernetes/control-plane.ts';
import { findHelm } from './kubernetes/helm.ts';
import { whyNoNode } from './node/start-node.ts';

/** Projects of vitest.config.ts, with why this machine cannot run them; null where it can. */
const suites: Record<string, () => Promise<string | null>> = {
  'control-plane': async () => {
    // Built here, once and in sight, and not in the middle of a test's time.
    const say = (line: string) => console.error(line);
    const provider = await findProvider(say);
    if (provider.kind === 'binaries' && (await findHelm(say)) === null)
      say('left out: the tests of the charts on a control plane (there is no Helm)');
    return provider.kind === 'none' ? provider.reason : null;
  },
  node: whyNoNode,
};

const args = process.argv.slice(2);
const asked = Object.keys(suites).filter((suite) => args.includes(suite));
const rest = args.filter((arg) => !(arg in suites));
for (const suite of asked.length > 0 ? asked : Object.keys(suites)) {
  const reason = await suites[suite]?.();
  if (reason) {
    console.log(`left out: ${suite}: ${reason}`);
    // As in npm test: under CI=true nothing may be left out.
    if (process.env.CI === 'true') process.exitCode = 1;
    continue;
  }
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', `--project=${suite}`, ...rest],
    { stdio: 'inherit' },
  );
  process.exitCode = process.exitCode || (status ?? 1);
}
