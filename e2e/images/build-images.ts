import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildPauseImage, buildPostgresImage, buildRedisImage } from './helper-images.ts';
import { buildMemoryImage } from './memory-image.ts';

export const REPOSITORY = 'localhost/e2e/memory';

/**
 * Every image that the tests of a whole node need, as OCI archives in a folder: ours in two versions that differ by a
 * mark in their environment, and what stands for other people's.
 */
export async function buildImages(folder: string): Promise<string> {
  const archives = join(folder, 'archives');
  mkdirSync(archives, { recursive: true });
  const tree = join(folder, 'tree');
  for (const version of ['1', '2']) {
    await buildMemoryImage({
      name: `${REPOSITORY}:${version}`,
      tree,
      file: join(archives, `memory-${version}.tar`),
      marks: [`MEMORY_E2E_VERSION=${version}`],
    });
  }
  await buildPauseImage(join(folder, 'pause'), join(archives, 'pause.tar'));
  await buildPostgresImage(join(folder, 'postgres'), join(archives, 'postgres.tar'));
  await buildRedisImage(join(folder, 'redis'), join(archives, 'redis.tar'));
  return archives;
}
