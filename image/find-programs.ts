import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What runs outside the cluster, and so is not in the image: `standalone` brings its own database, `mcp` is a program
 * of the client's machine, and `console` stands beside the API of one machine.
 */
const NOT_IN_IMAGE: ReadonlySet<string> = new Set(['standalone', 'mcp', 'console']);

/** The programs of an image whose application lies under `root`: name to main file, sorted by name. */
export function findPrograms(root: URL): Map<string, string> {
  const folders = readdirSync(new URL('services/', root))
    .filter((name) => !NOT_IN_IMAGE.has(name))
    .map((name) => [name, `services/${name}/`] as const);
  return new Map(
    [...folders, ['operator', 'operator/'] as const]
      .map(([name, folder]) => [name, fileURLToPath(new URL(`${folder}src/main.ts`, root))] as const)
      .filter(([, file]) => existsSync(file))
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}
