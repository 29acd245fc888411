import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What scripts/ci/install-mcp-clients.sh has installed; null for what it has not. */
export function findOutsideClients(): { python: string | null; inspector: string | null } {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  const folder = join(cache, 'memory-service', 'mcp-clients');
  const python = join(folder, 'python', 'bin', 'python');
  const inspector = join(
    folder,
    'inspector/node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
  );
  return {
    python: existsSync(join(folder, 'python', 'requirements.txt')) ? python : null,
    inspector: existsSync(inspector) ? inspector : null,
  };
}
