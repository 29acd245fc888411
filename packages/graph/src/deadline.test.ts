import { expect, test } from 'vitest';
import { toGraphError } from './deadline.ts';

const refusal = (code: string) => toGraphError(Object.assign(new Error('refused'), { code }));

test.each([
  ...['08006', '28P01', '3D000', '53200', '53300', '55000', '57014', '57P03', '58030', '25P03', '40001'],
  ...['ECONNREFUSED', 'EAI_AGAIN', 'CONNECTION_CLOSED'],
])('a database that refuses with %s is a graph that cannot be reached', (code) => {
  expect(refusal(code)).toMatchObject({ status: 503, detail: 'live graph timed out' });
});

test.each(['42P01', '42501', 'XX002'])('a database that has no answer to give (%s) is one too', (code) => {
  expect(refusal(code)).toMatchObject({ status: 503, detail: 'live graph result unavailable' });
});

test.each(['22P02', 'ERR_INVALID_ARG_TYPE'])('%s is a fault of the traversal', (code) => {
  expect(refusal(code)).not.toHaveProperty('status');
});
