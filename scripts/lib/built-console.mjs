import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'services/console/web',
  'packages/client/src/content-types.ts',
  'services/console/package.json',
];
const program = 'services/console/src/build-site.ts';
const folder = 'services/console/dist';
const LONGEST_MS = 120_000;

/**
 * Builds the console's pages where there are none or a source of theirs has changed: a second or two, and nothing after
 * that. Says on stderr what it does. The service starts without a console where they cannot be built.
 */
export function builtConsole(root, node) {
  const stamp = join(root, folder, '.sources');
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return;
  }
  process.stderr.write('memory: building the pages of the console (once) …\n');
  const made = spawnSync(node, [join(root, program)], {
    encoding: 'utf8',
    timeout: LONGEST_MS,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (made.status === 0) {
    writeFileSync(stamp, wanted);
  } else {
    process.stderr.write(`memory: they could not be built: ${made.stderr.trim().split('\n').at(-1)}\n`);
  }
}

/** Changes when the content of a source does, or a dependency's version. */
function fingerprint(root) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(root, source))) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  hash.update(readFileSync(join(root, 'pnpm-lock.yaml')));
  return hash.digest('hex');
}

function filesOf(root, source) {
  if (/\.\w+$/.test(source)) {
    return [source];
  }
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}
