import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operatorVariables } from './config.ts';

test('the chart sets every variable of the operator', () => {
  const file = new URL('../../charts/memory-operator/templates/deployment.yaml', import.meta.url);
  const set = [...readFileSync(file, 'utf8').matchAll(/\{name: (SERVICE_\w+), value/g)].map(
    ([, name]) => name,
  );
  // Several replicas stand by each other: the chart has no use for one that leads unasked.
  const expected = Object.keys(operatorVariables).filter(
    (name) => name !== 'SERVICE_OPERATOR_LEADER_ELECTION',
  );
  expect(set.sort()).toEqual(expected.sort());
});
