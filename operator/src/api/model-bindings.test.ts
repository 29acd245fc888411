import { builtinModels, modelBinding, modelRoles } from '@memory/contract';
import { expect, test } from 'vitest';
import { structuralSchema } from './crd.ts';
import { models } from './settings.ts';

type Definition = { properties: { bindings: { properties: Record<string, { pattern: string }> } } };
const { properties } = structuralSchema(models) as unknown as Definition;

test.each(modelRoles)('the definition takes for %s what the services take', (role) => {
  const pattern = new RegExp(properties.bindings.properties[role]?.pattern ?? 'x^');
  const bindings = [
    builtinModels[role],
    'builtin/other-v1',
    'local/a',
    'local/..',
    'local/a/b',
    'openrouter/x/y',
    'openrouter/x/y:free',
    'openrouter/x',
    'openrouter/x/../y',
    'gpt',
    '',
  ];
  for (const binding of bindings)
    expect(pattern.test(binding), binding).toBe(modelBinding(role).safeParse(binding).success);
  expect(pattern.test('openrouter/x/y')).toBe(true);
});
