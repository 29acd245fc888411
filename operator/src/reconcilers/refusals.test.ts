import { expect, test } from 'vitest';
import { readApiError } from '../client/api-error.ts';
import { refusalOf } from './refusals.ts';

const child = { kind: 'Deployment', metadata: { name: 'acme-api' } };

const answer = (status: number, message: string, causes: object[] = []) =>
  readApiError(status, JSON.stringify({ kind: 'Status', message, details: { causes } }), undefined);

test('a refusal names the object, and the fields that the message leaves out', () => {
  const error = answer(422, 'Deployment "acme-api" is invalid', [
    { reason: 'FieldValueInvalid', field: 'spec.replicas', message: 'must be positive' },
  ]);
  expect(refusalOf(child, error)).toEqual({
    object: 'Deployment acme-api',
    kind: 'Deployment',
    reason: 'Refused',
    message: 'Deployment "acme-api" is invalid; spec.replicas: must be positive',
  });
  expect(refusalOf(child, answer(403, 'cannot create'))).toMatchObject({ reason: 'Forbidden' });
});

test.each([0, 401, 408, 409, 429, 502, 503, 504])('%d passes by itself', (status) => {
  expect(refusalOf(child, answer(status, 'later'))).toBeNull();
});

test('nothing is refused in a namespace that goes: its objects go with it', () => {
  const error = answer(403, 'unable to create new content in namespace acme because it is being terminated', [
    {
      reason: 'NamespaceTerminating',
      field: 'metadata.namespace',
      message: 'namespace acme is being terminated',
    },
  ]);
  expect(refusalOf(child, error)).toBeNull();
});
