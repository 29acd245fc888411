import { existsSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { walk } from './walk.ts';

/** Read by compilers and debuggers, not by Node. */
const NOT_RUN = /\.d\.[cm]?ts$|\.map$|\.tsbuildinfo$/;

/** The embedded database: no program of the image starts it. */
const NOT_USED = /^@electric-sql\+/;

/** pnpm's notes to itself, with times and paths of the machine that installed. */
const NOTES = ['.modules.yaml', '.pnpm-workspace-state-v1.json', '.pnpm/lock.yaml', '.bin', '.cache'];

/** Takes out of an installed `node_modules` what nothing in an image reads, and what differs from install to install. */
export function pruneModules(root: string): void {
  for (const note of NOTES) rmSync(join(root, note), { recursive: true, force: true });
  const store = join(root, '.pnpm');
  for (const name of readdirSync(store).filter((entry) => NOT_USED.test(entry))) {
    rmSync(join(store, name), { recursive: true });
  }
  removeForeignRuntimes(store);
  for (const { path, entry } of [...walk(root)]) {
    if (entry.isFile() && NOT_RUN.test(entry.name)) rmSync(path);
  }
  removeBrokenLinks(root);
  const members = resolve(root, '..');
  for (const group of ['packages', 'services', 'operator']) {
    if (existsSync(join(members, group))) removeBrokenLinks(join(members, group));
  }
}

/** onnxruntime-node brings its library for every system and processor. */
function removeForeignRuntimes(store: string): void {
  for (const name of readdirSync(store).filter((entry) => entry.startsWith('onnxruntime-node@'))) {
    const bin = join(store, name, 'node_modules/onnxruntime-node/bin');
    for (const api of existsSync(bin) ? readdirSync(bin) : []) {
      for (const platform of readdirSync(join(bin, api))) {
        for (const processor of readdirSync(join(bin, api, platform))) {
          const foreign = platform !== process.platform || processor !== process.arch;
          if (foreign) rmSync(join(bin, api, platform, processor), { recursive: true });
        }
      }
    }
  }
}

function removeBrokenLinks(root: string): void {
  for (const { path, entry } of [...walk(root)]) {
    if (!entry.isSymbolicLink()) continue;
    const forShells = dirname(path).endsWith('/.bin');
    if (forShells || !existsSync(resolve(dirname(path), readlinkSync(path)))) rmSync(path);
  }
}
