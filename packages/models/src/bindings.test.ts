import { builtinModels, modelRoles } from '@memory/contract';
import { expect, test } from 'vitest';
import { resolveBindings } from './bindings.ts';

test('every role has a builtin model', () => {
  expect(Object.keys(resolveBindings({})).sort()).toEqual([...modelRoles].sort());
  expect(resolveBindings({ SERVICE_MODEL_P1_EMBEDDING: '' })).toEqual(builtinModels);
});

test('embeddings may be bound to a local folder', () => {
  const bindings = resolveBindings({ SERVICE_MODEL_P1_EMBEDDING: 'local/all-MiniLM-L6-v2' });
  expect(bindings.p1_embedding).toBe('local/all-MiniLM-L6-v2');
});

test.each([
  'openrouter/vendor/model',
  'openrouter/vendor/model:free',
  'openrouter/hf.co/vendor/model-GGUF:Q4_K_M',
])('every role may be bound to %s', (binding) => {
  const all = Object.fromEntries(modelRoles.map((role) => [`SERVICE_MODEL_${role.toUpperCase()}`, binding]));
  expect(new Set(Object.values(resolveBindings(all)))).toEqual(new Set([binding]));
});

test.each([
  'openrouter/',
  'openrouter/a/',
  'openrouter//b',
  'openrouter/a/../b',
  'local/model',
  'openrouter/a/b c',
])('claim_extraction cannot be bound to %s', (binding) => {
  expect(() => resolveBindings({ SERVICE_MODEL_CLAIM_EXTRACTION: binding })).toThrow(/CLAIM_EXTRACTION: /);
});

test.each(['local/', 'local/..', 'local/a/b', 'local/.hidden', 'gpt', 'builtin/hash-v2', 'openrouter/x'])(
  'p1_embedding cannot be bound to %s',
  (binding) => {
    expect(() => resolveBindings({ SERVICE_MODEL_P1_EMBEDDING: binding })).toThrow(
      /^SERVICE_MODEL_P1_EMBEDDING: /,
    );
  },
);

test('all refused bindings are named at once', () => {
  const environment = { SERVICE_MODEL_P1_EMBEDDING: 'x', SERVICE_MODEL_CLAIM_EXTRACTION: 'local/y' };
  expect(() => resolveBindings(environment)).toThrow(/CLAIM_EXTRACTION[\s\S]*\n[\s\S]*P1_EMBEDDING/);
});
