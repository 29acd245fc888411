/**
 * Lays the image's files out, the same for the Dockerfile and for the end-to-end tests' own builder:
 *
 *     node image/lay-tree.ts SOURCE OUT
 *
 * `OUT/base` is Node with the shared objects it needs, `OUT/modules` the installed dependencies, `OUT/app` the
 * sources: three layers, from the one that changes least to the one that changes most. No shell, no package manager.
 * Every file's time is SOURCE_DATE_EPOCH (0 where it is not set), so the same sources give the same bytes.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPrograms } from './find-programs.ts';
import { layBase } from './lay-base.ts';
import { pruneModules } from './prune-modules.ts';
import { walk } from './walk.ts';
import { writeSbom } from './write-sbom.ts';

/** Named in `exports` of packages too, for other packages' tests; no program imports them. */
const TEST_FOLDERS: ReadonlySet<string> = new Set([
  'testing',
  'conformance',
  'fixtures',
  'bench',
  'node_modules',
]);

const [source = '', out = ''] = process.argv.slice(2).map((path) => resolve(path));
if (source === '' || out === '') {
  process.stderr.write('usage: node image/lay-tree.ts SOURCE OUT\n');
  process.exit(64);
}
const epoch = Number(process.env.SOURCE_DATE_EPOCH ?? '0');
const app = join(out, 'app/app');
const modules = join(out, 'modules/app');

rmSync(out, { recursive: true, force: true });
mkdirSync(modules, { recursive: true });
layBase(join(out, 'base'));
copySources();
installModules();
removeOtherPrograms();
splitModules();
writeSbom(join(out, 'modules'), join(out, 'app/app/sbom.cdx.json'), {
  version: manifest(app).version,
  time: new Date(epoch * 1000),
});
setTimes(out);

/** What programs run from: neither tests nor what only they use. */
function copySources(): void {
  for (const file of [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'LICENSE',
    'patches',
    'image',
  ]) {
    if (existsSync(join(source, file))) copyTree(join(source, file), join(app, file));
  }
  for (const member of members(source)) {
    copyTree(join(source, member, 'package.json'), join(app, member, 'package.json'));
    for (const folder of ['src', 'migrations']) {
      if (existsSync(join(source, member, folder))) {
        copyTree(join(source, member, folder), join(app, member, folder));
      }
    }
  }
}

function copyTree(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !isForTests(path) });
}

function isForTests(path: string): boolean {
  return /\.test\.ts$|\.snap$|\/meta\/\d+_snapshot\.json$/.test(path) || TEST_FOLDERS.has(basename(path));
}

function installModules(): void {
  const filters = [...findPrograms(pathToFileURL(`${app}/`)).values()].map(
    (main) => `${manifest(join(dirname(main), '..')).name}...`,
  );
  const pnpm = manifest(app).packageManager.replace(/\+.*$/, '');
  const npm = ['exec', '--yes', `--package=${pnpm}`, '--', 'pnpm', 'install', '--prod', '--frozen-lockfile'];
  const settings = [
    '--ignore-scripts',
    '--prefer-offline',
    '--package-import-method=copy',
    '--reporter=append-only',
  ];
  execFileSync('npm', [...npm, ...settings, ...filters.flatMap((filter) => ['--filter', filter])], {
    cwd: app,
    stdio: ['ignore', 2, 2],
    env: {
      ...process.env,
      CI: 'true',
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
}

/** The install needed every member of the lockfile, and what it was told by; the image does not. */
function removeOtherPrograms(): void {
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches']) {
    rmSync(join(app, file), { recursive: true, force: true });
  }
  const kept = new Set(
    [...findPrograms(pathToFileURL(`${app}/`)).values()].map((main) => resolve(dirname(main), '..')),
  );
  for (const member of members(app).filter((name) => name.startsWith('services/'))) {
    if (!kept.has(join(app, member))) rmSync(join(app, member), { recursive: true });
  }
}

function splitModules(): void {
  pruneModules(join(app, 'node_modules'));
  for (const member of ['.', ...members(app)]) {
    const from = join(app, member, 'node_modules');
    if (!existsSync(from)) continue;
    mkdirSync(join(modules, member), { recursive: true });
    renameSync(from, join(modules, member, 'node_modules'));
  }
}

function members(root: string): string[] {
  const inside = (folder: string) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [];
  return [...inside('packages'), ...inside('services'), 'operator']
    .filter((member) => existsSync(join(root, member, 'package.json')))
    .sort();
}

function manifest(folder: string): { name: string; version: string; packageManager: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function setTimes(root: string): void {
  for (const { path } of [...walk(root)]) lutimesSync(path, epoch, epoch);
  lutimesSync(root, epoch, epoch);
}
