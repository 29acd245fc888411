import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { USER } from '../../image/lay-base.ts';
import { type ImageConfig, writeOciArchive } from './oci-archive.ts';

const ROOT = join(import.meta.dirname, '../..');

/** As the Dockerfile's last stage says it; a test holds the two together. */
export function memoryImageConfig(labels: Record<string, string>): ImageConfig {
  return {
    Entrypoint: [
      '/usr/local/bin/node',
      '--max-semi-space-size=8',
      '--heap-growing-percent=50',
      '/app/image/entrypoint.ts',
    ],
    Env: [
      'PATH=/usr/local/bin',
      'NODE_ENV=production',
      `SERVICE_BUILD_REVISION=${labels['org.opencontainers.image.revision'] ?? ''}`,
    ],
    User: `${USER}:${USER}`,
    WorkingDir: '/app',
    Labels: labels,
  };
}

/**
 * Builds this checkout's image as an OCI archive, from the same tree as the Dockerfile's, and answers its digest.
 * `marks` adds environment, so that a test has a second image to upgrade to.
 */
export async function buildMemoryImage(options: {
  name: string;
  tree: string;
  file: string;
  marks?: readonly string[];
}): Promise<string> {
  if (!existsSync(join(options.tree, 'app'))) layTree(options.tree);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const config = memoryImageConfig({
    'org.opencontainers.image.title': 'memory-service',
    'org.opencontainers.image.version': version,
    'org.opencontainers.image.revision': revision(),
    'org.opencontainers.image.licenses': 'Apache-2.0',
    'dev.memoryservice.sbom': '/app/sbom.cdx.json',
  });
  return writeOciArchive(options.file, {
    name: options.name,
    config: { ...config, Env: [...(config.Env ?? []), ...(options.marks ?? [])] },
    layers: ['base', 'modules', 'app'].map((layer) => join(options.tree, layer)),
  });
}

function layTree(tree: string): void {
  execFileSync(process.execPath, [join(ROOT, 'image/lay-tree.ts'), ROOT, tree], { stdio: ['ignore', 2, 2] });
}

/** Empty outside a repository, as in an unpacked archive of the sources. */
function revision(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
