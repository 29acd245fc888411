import { LeaseLostError } from '@memory/database/ledger';
import { expect, it } from 'vitest';
import { classifyError, describeError } from './classify-error.ts';
import { PermanentError } from './stage.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  [new LeaseLostError('w'), 'lease_lost'],
  [new PermanentError('malformed'), 'permanent'],
  [withCode('CONNECTION_CLOSED'), 'release'],
  [withCode('57P01'), 'release'],
  [withCode('40P01'), 'release'],
  [withCode('53100'), 'release'],
  [withCode('25006'), 'release'],
  [withCode('22P05'), 'permanent'],
  [withCode('54000'), 'permanent'],
  [withCode('23505'), 'retry'],
  [new Error('anything else'), 'retry'],
  ['not even an error', 'retry'],
])('%s is %s', (error, kind) => {
  expect(classifyError(error)).toBe(kind);
});

it('describes an error in one bounded line', () => {
  const line = describeError('chunk', new Error(`two\nlines ${'x'.repeat(1000)}`));
  expect(line).toMatch(/^chunk: two lines x+$/);
  expect(line).toHaveLength(500);
});
