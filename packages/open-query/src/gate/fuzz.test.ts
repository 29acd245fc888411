import { sqlErrorStatus } from '@memory/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manifest } from '../manifest/manifest.ts';
import { arbitraryStatement, fuzzRuns } from '../testing/arbitrary-statement.ts';
import { createGate } from './check-statement.ts';

const published = new Set<string>([...manifest.views, ...manifest.functions].map(({ name }) => name));

test('whatever is asked, the gate answers with a code, or with published names alone', {
  timeout: 600_000,
}, async () => {
  const gate = await createGate('018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01');
  const outcomes = { allowed: 0, refused: 0 };
  fc.assert(
    fc.property(arbitraryStatement, (text) => {
      const count = Math.max(
        0,
        ...(text.match(/\$\d{1,2}(?!\d)/g) ?? []).map((word) => Number(word.slice(1))),
      );
      const checked = gate.check(
        text,
        Array.from({ length: Math.min(count, 100) }, () => 'x'),
      );
      if ('refusal' in checked) {
        outcomes.refused++;
        expect(Object.keys(sqlErrorStatus)).toContain(checked.refusal.code);
        expect(checked.refusal.message).not.toBe('');
      } else {
        outcomes.allowed++;
        for (const name of [...checked.statement.views, ...checked.statement.functions])
          expect(published).toContain(name);
      }
    }),
    { numRuns: fuzzRuns(3_000) },
  );
  expect(outcomes.allowed).toBeGreaterThan(50);
  expect(outcomes.refused).toBeGreaterThan(500);
});
