import { expect, test } from 'vitest';
import { builtinBindings, problemWith } from '../../../packages/models/src/bindings.ts';
import { structuralSchema } from './crd.ts';
import { builtinModels, models } from './settings.ts';

test('the resource offers the models that the services have', () => {
  expect(builtinModels).toEqual(builtinBindings);
});

test('a role other than the embedding takes its builtin model only', () => {
  expect(models.safeParse({ bindings: { claim_extraction: 'builtin/grammar-v1' } }).success).toBe(true);
  expect(models.safeParse({ bindings: { claim_extraction: 'openrouter/x/y' } }).success).toBe(false);
});

test('the rule of the embedding admits what the services admit', () => {
  const pattern = /matches\('([^']+)'\)/.exec(JSON.stringify(structuralSchema(models)))?.[1] ?? '';
  for (const name of ['local/a', 'local/..', 'local/a/b', 'local/all-MiniLM-L6-v2', 'openrouter/x/y']) {
    expect(new RegExp(pattern).test(name), name).toBe(problemWith('p1_embedding', name) === null);
  }
});
