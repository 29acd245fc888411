import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The house's layer table: what each package may depend on, workspace packages by their layer. */
const LAYERS: Record<string, number> = {
  contract: 0,
  ontology: 0,
  telemetry: 1,
  markdown: 1,
  extraction: 1,
  client: 2,
  database: 2,
  queue: 2,
  models: 2,
  perimeter: 2,
  http: 2,
  converters: 2,
  'extraction-english': 2,
  'extraction-llm': 2,
  documents: 3,
  pipeline: 3,
  readers: 3,
  retrieval: 3,
  graph: 3,
  'open-query': 3,
  'filesystem-view': 3,
};

/** The few ways sideways. */
const SIDEWAYS: Record<string, string[]> = {
  http: ['perimeter'],
  retrieval: ['graph'],
  extraction: ['markdown'],
  'extraction-llm': ['models'],
};

/** Whatever understands text: handed to the packages of layer 3, never known by them, but for the one that chooses. */
const READERS = ['extraction-english', 'extraction-llm'];

/** What stands beside the layers, and what of the workspace each may know. */
const BESIDE: Record<string, string[]> = {
  operator: ['contract', 'telemetry'],
  e2e: ['contract', 'telemetry', 'operator'],
};

/** The one service that composes the others. */
const COMPOSER = 'standalone';

const FORBIDDEN_NAMES = ['shared', 'common', 'core', 'utils', 'util', 'helpers', 'lib', 'misc'];

type Manifest = {
  name: string;
  type?: string;
  private?: boolean;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

type Kind = 'packages' | 'services' | 'beside';
type Member = { kind: Kind; folder: string; path: string; manifest: Manifest };

function readMembers(): Member[] {
  const inFolders = (['packages', 'services'] as const).flatMap((kind) =>
    readdirSync(join(root, kind)).flatMap((folder) => readMember(kind, folder, join(root, kind, folder))),
  );
  const beside = Object.keys(BESIDE).flatMap((folder) => readMember('beside', folder, join(root, folder)));
  return [...inFolders, ...beside];
}

function readMember(kind: Kind, folder: string, path: string): Member[] {
  const file = join(path, 'package.json');
  return existsSync(file)
    ? [{ kind, folder, path, manifest: JSON.parse(readFileSync(file, 'utf8')) as Manifest }]
    : [];
}

function sourceFiles(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules/'))
    .map((file) => join(folder, file));
}

/** The packages that a file imports, without what is relative or of Node itself. */
function importedPackages(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g,
  );
  return [...found]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((name) => name !== '' && !name.startsWith('.') && !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

const members = readMembers();
const byName = new Map(members.map((member) => [member.manifest.name, member]));
const inWorkspace = (name: string) => name.startsWith('@memory/');

function isAllowed(from: Member, to: Member): boolean {
  if (from.kind === 'beside') {
    return (BESIDE[from.folder] ?? []).includes(to.folder);
  }
  if (to.kind === 'beside') {
    return false;
  }
  if (to.kind === 'services') {
    return from.kind === 'services' && from.folder === COMPOSER;
  }
  if (from.kind === 'services') {
    return true;
  }
  const own = LAYERS[from.folder] ?? Number.NaN;
  const other = LAYERS[to.folder] ?? Number.NaN;
  return other < own || (SIDEWAYS[from.folder] ?? []).includes(to.folder);
}

test('every package has a place in the layer table, and a name that says something', () => {
  for (const { kind, folder, manifest } of members) {
    if (kind === 'packages') {
      expect(LAYERS, folder).toHaveProperty(folder);
    }
    expect(FORBIDDEN_NAMES, folder).not.toContain(folder);
    expect(FORBIDDEN_NAMES, manifest.name).not.toContain(manifest.name.replace('@memory/', ''));
    expect(manifest, folder).toMatchObject({ type: 'module', private: true });
  }
});

describe.each(members)('$manifest.name', (member) => {
  const { manifest, path } = member;
  const dependencies = Object.keys(manifest.dependencies ?? {});
  const declared = new Set([...dependencies, ...Object.keys(manifest.devDependencies ?? {})]);
  const files =
    member.folder === 'e2e'
      ? sourceFiles(path)
      : [...sourceFiles(join(path, 'src')), ...sourceFiles(join(path, 'bench'))];

  test('depends on layers below it alone', () => {
    const wrong = [...declared].filter((name) => {
      const target = byName.get(name);
      return inWorkspace(name) && !(target && isAllowed(member, target));
    });
    // A test may use the test databases of a package that its own may not know.
    expect(wrong.filter((name) => dependencies.includes(name) || name !== '@memory/database')).toEqual([]);
  });

  test('knows no reader, unless it is to choose one', () => {
    if (LAYERS[member.folder] !== 3 || member.folder === 'readers') return;
    expect(dependencies.filter((name) => READERS.includes(name.replace('@memory/', '')))).toEqual([]);
  });

  test('declares what it imports', () => {
    const missing = files.flatMap((file) =>
      importedPackages(file)
        .filter((name) => !declared.has(name) && name !== manifest.name)
        .filter((name) => !isDevelopmentTool(file, name))
        .map((name) => `${relative(root, file)}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('exports doors that are there', () => {
    for (const file of Object.values(manifest.exports ?? {})) {
      expect(existsSync(join(path, file)), file).toBe(true);
    }
  });

  test('takes versions from the catalog', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')).toEqual([]);
  });
});

/** What the root package.json gives to tests and benchmarks everywhere. */
function isDevelopmentTool(file: string, name: string): boolean {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const isProduct = !/\.test\.ts$|\/(testing|fixtures|bench|e2e)\//.test(file);
  return !isProduct && name in (devDependencies ?? {});
}

test('every dependency of the catalog is used and has a line in docs/dependencies.md', () => {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const section = /^catalog:\n((?: {2}.*\n)+)/m.exec(workspace)?.[1] ?? '';
  const catalog = [...section.matchAll(/^ {2}'?([^':]+)'?:/gm)].map((match) => match[1] ?? '');
  expect(catalog.length).toBeGreaterThan(10);
  const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  const lines = page.split('\n').map((line) => line.split('|')[1]?.split(/[,\s]+/) ?? []);
  expect(catalog.filter((name) => !lines.some((names) => names.includes(name)))).toEqual([]);

  const rootManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const used = new Set(
    [rootManifest, ...members.map(({ manifest }) => manifest)].flatMap((manifest) => [
      ...Object.keys(manifest.dependencies ?? {}),
      ...Object.keys(manifest.devDependencies ?? {}),
    ]),
  );
  expect(catalog.filter((name) => !used.has(name))).toEqual([]);
});
