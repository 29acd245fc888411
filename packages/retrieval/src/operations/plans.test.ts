import { ToolDescriptor } from '@memory/contract';
import { expect, test } from 'vitest';
import { describeOperations, planHash } from './plans.ts';

test('descriptors have the shape of the contract', () => {
  for (const descriptor of describeOperations()) expect(ToolDescriptor.parse(descriptor)).toEqual(descriptor);
});

test('a hash is the same each time and its own for each operation', () => {
  const hashes = describeOperations().map((descriptor) => descriptor.implementation_plan_hash);
  expect(new Set(hashes).size).toBe(4);
  expect(describeOperations().map((descriptor) => planHash(descriptor.name))).toEqual(hashes);
});
