import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { manifest, surfaceManifestHash } from './manifest.ts';
import { renderMigration } from './render-migration.ts';

const migrations = fileURLToPath(new URL('../../../database/migrations/', import.meta.url));

test('the newest migration of the query space is what the manifest renders', () => {
  const newest = readdirSync(migrations)
    .filter((name) => name.endsWith('_query_space.sql'))
    .sort()
    .at(-1);
  expect(readFileSync(`${migrations}${newest}`, 'utf8')).toBe(renderMigration());
});

test('names are given once, and everything is described with an example', () => {
  const names = [...manifest.views, ...manifest.functions].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, comment, columns } of [...manifest.views, ...manifest.functions]) {
    expect(comment, name).toMatch(/\.$/);
    expect(new Set(columns.map((column) => column.name)).size, name).toBe(columns.length);
    for (const column of columns) {
      expect(column.comment, `${name}.${column.name}`).toMatch(/\.$/);
      expect(column.example, `${name}.${column.name}`).not.toBe('');
    }
  }
  expect(surfaceManifestHash).toMatch(/^[0-9a-f]{64}$/);
});
