import { modelRoles } from '@memory/contract';
import { expect, test } from 'vitest';
import { builtinBindings, resolveBindings } from './bindings.ts';

test('every role has a builtin model', () => {
  expect(Object.keys(resolveBindings({})).sort()).toEqual([...modelRoles].sort());
  expect(resolveBindings({ SERVICE_MODEL_P1_EMBEDDING: '' })).toEqual(builtinBindings);
});

test('embeddings may be bound to a local folder', () => {
  const bindings = resolveBindings({ SERVICE_MODEL_P1_EMBEDDING: 'local/all-MiniLM-L6-v2' });
  expect(bindings.p1_embedding).toBe('local/all-MiniLM-L6-v2');
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
