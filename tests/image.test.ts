import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { memoryImageConfig } from '../e2e/images/memory-image.ts';
import { findPrograms } from '../image/find-programs.ts';

const root = new URL('..', import.meta.url);
const rootPath = fileURLToPath(root);
const dockerfile = readFileSync(new URL('Dockerfile', root), 'utf8');

/** The last stage's instruction, its continuation lines joined. */
function instruction(name: string): string[] {
  const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')).replaceAll('\\\n', ' ');
  return stage
    .split('\n')
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1).trim());
}

test('every service with a main file is in the image, but those that run elsewhere', () => {
  const services = readdirSync(join(rootPath, 'services')).filter((name) =>
    existsSync(join(rootPath, 'services', name, 'src/main.ts')),
  );
  const inImage = [...findPrograms(root).keys()];
  expect(inImage).toEqual(expect.arrayContaining(['api', 'worker', 'cli']));
  expect(services.filter((name) => !inImage.includes(name)).sort()).toEqual(
    ['console', 'mcp', 'standalone'].filter((name) => services.includes(name)),
  );
});

test('the Dockerfile and the end-to-end tests’ builder make the same image', () => {
  const config = memoryImageConfig({ 'org.opencontainers.image.title': 'memory-service' });
  expect(JSON.parse(instruction('ENTRYPOINT')[0] ?? '')).toEqual(config.Entrypoint);
  expect(instruction('USER')).toEqual([config.User]);
  expect(instruction('WORKDIR')).toEqual([config.WorkingDir]);
  const environment = instruction('ENV').join(' ').split(' ');
  expect(environment.map((pair) => pair.split('=')[0])).toEqual(
    (config.Env ?? []).map((pair) => pair.split('=')[0]),
  );
  expect(instruction('COPY')).toEqual(
    ['base', 'modules', 'app'].map((layer) => `--from=build /out/${layer} /`),
  );
  expect(dockerfile.match(/packageManager/)).not.toBeNull();
});

test('the image’s last stage runs as nobody in particular, from nothing', () => {
  expect(dockerfile.match(/^FROM .*$/gm)?.at(-1)).toBe('FROM scratch');
  expect(instruction('RUN')).toEqual([]);
  expect(instruction('USER')[0]).toMatch(/^[1-9]\d*:[1-9]\d*$/);
});

test('the build context lets in what the tree is laid from', () => {
  const lines = readFileSync(new URL('.dockerignore', root), 'utf8').trim().split('\n');
  const sources = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches', 'image', 'packages'];
  for (const source of [...sources, 'services', 'operator', 'LICENSE']) expect(lines).toContain(`!${source}`);
});
