import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'services/mcp/src',
  'packages/client/src',
  'packages/contract/src',
  'packages/telemetry/src/environment',
];
const program = 'services/mcp/src/main.ts';

/**
 * The MCP server to run, as a path below the checkout: one bundled file, made anew when a source has changed, because
 * agents start it often and the sources take four times as long to start. The sources themselves where it cannot be
 * made.
 */
export function bundledMcp(root, node) {
  const folder = 'node_modules/.cache/memory-mcp';
  try {
    const bundle = join(folder, `${fingerprint(root)}.mjs`);
    if (existsSync(join(root, bundle))) {
      return bundle;
    }
    rmSync(join(root, folder), { recursive: true, force: true });
    mkdirSync(join(root, folder), { recursive: true });
    const made = spawnSync(node, [join(root, 'services/mcp/src/bundle.ts'), join(root, bundle)], {
      stdio: 'ignore',
      timeout: 60_000,
    });
    return made.status === 0 ? bundle : program;
  } catch {
    return program;
  }
}

/** Changes when a source, its time or its size does. */
function fingerprint(root) {
  const hash = createHash('sha256');
  for (const folder of sources) {
    for (const name of readdirSync(join(root, folder), { recursive: true }).sort()) {
      if (/(?<!\.test)\.ts$/.test(name)) {
        const { mtimeMs, size } = statSync(join(root, folder, name));
        hash.update(`${folder}/${name} ${mtimeMs} ${size}\n`);
      }
    }
  }
  hash.update(String(statSync(join(root, 'pnpm-lock.yaml')).mtimeMs));
  hash.update(String(statSync(join(root, 'services/mcp/package.json')).mtimeMs));
  return hash.digest('hex').slice(0, 32);
}
