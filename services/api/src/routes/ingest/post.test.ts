import type { ValidationEntry } from '@memory/contract';
import { digestOf, type PerimeterSettings } from '@memory/perimeter';
import { describe, expect, test } from 'vitest';
import { createApi } from '../../create-api.ts';
import { createFakeDeps, createTestClient } from '../../testing/index.ts';

function setUp(perimeter: Partial<PerimeterSettings> = {}) {
  const { deps, calls } = createFakeDeps({ perimeter });
  return { client: createTestClient(createApi(deps).hono), calls };
}

type Listed = { detail: ValidationEntry[] };
type Told = { detail: string };

const pair = { source_kind: 'git', source_ref: 'a.md' };
const incompletePair = 'source_kind and source_ref must be supplied together';
const pairNeeded = 'source timestamps, revisions, and living mode require source_kind/source_ref';
const notUtc = 'source_modified_at must be timezone-aware UTC';
const principalPair = 'X-Ingest-Principal-Kind and X-Ingest-Principal-Ref must be supplied together';
const trusting = { trustedPrincipalSource: true };
const principal = { 'X-Ingest-Principal-Kind': 'user', 'X-Ingest-Principal-Ref': 'u-1' };

test('hands on the bytes and what came with them', async () => {
  const { client, calls } = setUp();
  const answer = await client.ingest('# A', {
    ...pair,
    title: 'A',
    source_modified_at: '2024-05-01T10:00:00+00:00',
    versioning_mode: 'living',
    source_version_ref: 'r1',
    source_path: 'docs/a.md',
  });
  expect(answer.status).toBe(200);
  expect(calls).toEqual([
    {
      name: 'ingest',
      args: {
        bytes: 3,
        upload: {
          filename: 'note.md',
          mime: 'text/markdown',
          ...pair,
          title: 'A',
          source_modified_at: new Date('2024-05-01T10:00:00Z'),
          versioning_mode: 'living',
          source_version_ref: 'r1',
          source_path: 'docs/a.md',
        },
      },
    },
  ]);
});

describe('refuses', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a kind alone', { source_kind: 'git' }, incompletePair],
    ['a ref alone', { source_ref: 'x' }, incompletePair],
    [
      'a kind alone before what needs the pair',
      { source_kind: 'git', versioning_mode: 'living' },
      incompletePair,
    ],
    ['living without the pair', { versioning_mode: 'living' }, pairNeeded],
    ['a revision without the pair', { source_version_ref: 'x' }, pairNeeded],
    ['a time without the pair, before its offset', { source_modified_at: '2024-05-01T10:00:00' }, pairNeeded],
    ['a time without an offset', { ...pair, source_modified_at: '2024-05-01T10:00:00' }, notUtc],
    ['a time with another offset', { ...pair, source_modified_at: '2024-05-01T10:00:00+02:00' }, notUtc],
    ['a date', { ...pair, source_modified_at: '2024-05-01' }, notUtc],
  ])('%s', async (_name, parameters, detail) => {
    const { client, calls } = setUp();
    const answer = await client.ingest('x', parameters);
    expect([answer.status, answer.body]).toEqual([422, { detail }]);
    expect(calls).toEqual([]);
  });

  test.each<[string, Record<string, string>, string, (string | number)[]]>([
    [
      'no time at all, before the pair',
      { source_modified_at: 'soon' },
      'datetime_from_date_parsing',
      ['query', 'source_modified_at'],
    ],
    ['an empty filename', { filename: '' }, 'string_too_short', ['query', 'filename']],
    ['an empty type', { mime: '' }, 'string_too_short', ['query', 'mime']],
    ['an empty kind', { source_kind: '', source_ref: 'x' }, 'string_too_short', ['query', 'source_kind']],
    ['an empty path', { source_path: '' }, 'string_too_short', ['query', 'source_path']],
    ['an unknown mode', { versioning_mode: 'Living' }, 'enum', ['query', 'versioning_mode']],
    ['an undeclared parameter', { project: 'x' }, 'extra_forbidden', ['query', 'project']],
    ['NUL in a name', { filename: 'a\0.md' }, 'value_error', ['query', 'filename']],
  ])('%s', async (_name, parameters, type, loc) => {
    const { client, calls } = setUp();
    const answer = await client.ingest<Listed>('x', parameters);
    expect(answer.status).toBe(422);
    expect(answer.body.detail[0]).toMatchObject({ type, loc });
    expect(calls).toEqual([]);
  });

  test('missing parameters, another content type, no bytes', async () => {
    const { client } = setUp();
    const bare = await client.request<Listed>('/ingest', {
      method: 'POST',
      bytes: 'x',
      headers: { 'Content-Type': 'text/markdown' },
    });
    expect(bare.body.detail.map(({ type, loc }) => [type, ...loc])).toEqual([
      ['missing', 'query', 'filename'],
      ['missing', 'query', 'mime'],
      ['literal_error', 'header', 'content-type'],
    ]);
    const empty = await client.ingest<Listed>('', {}, { 'Content-Length': '0' });
    expect(empty.body.detail).toEqual([
      { type: 'missing', loc: ['body'], msg: 'Field required', input: null },
    ]);
  });
});

describe('a cap on bodies', () => {
  const capped = { ingestBodyMaxBytes: 5 };

  test('comes before everything else', async () => {
    const { client } = setUp(capped);
    const send = (headers: Record<string, string>) =>
      client.request<Told>('/ingest?x=1', { method: 'POST', bytes: 'abcdef', headers });
    expect([(await send({})).status, (await send({})).body.detail]).toEqual([411, 'length_required']);
    expect((await send({ 'Content-Length': '6' })).body).toEqual({ detail: 'body_too_large' });
    expect((await send({ 'Content-Length': '5' })).status).toBe(422);
    expect((await send({ 'Content-Length': 'five' })).status).toBe(411);
  });

  test('lets through what fits', async () => {
    const { client } = setUp(capped);
    expect((await client.ingest('abcde', {}, { 'Content-Length': '5' })).status).toBe(200);
  });
});

describe('trusted uploaders', () => {
  test('are recorded when they are trusted, ignored when not', async () => {
    const trusted = setUp(trusting);
    await trusted.client.ingest('x', {}, principal);
    expect(trusted.calls[0]).toMatchObject({ args: { upload: { principal: { kind: 'user', ref: 'u-1' } } } });
    const plain = setUp();
    expect((await plain.client.ingest('x', {}, { 'X-Ingest-Principal-Kind': 'nobody' })).status).toBe(200);
    expect(plain.calls[0]).not.toMatchObject({ args: { upload: { principal: expect.anything() } } });
  });

  test('are refused when malformed, after the rules of the source', async () => {
    const { client } = setUp(trusting);
    const kind = { 'X-Ingest-Principal-Kind': 'user' };
    expect((await client.ingest('x', {}, kind)).body).toEqual({ detail: principalPair });
    expect((await client.ingest('x', { source_kind: 'git' }, kind)).body).toEqual({ detail: incompletePair });
    expect((await client.ingest('x', {}, { ...principal, 'X-Ingest-Principal-Kind': 'bot' })).body).toEqual({
      detail: 'invalid_ingest_principal',
    });
  });

  test('count with a write credential where one is needed', async () => {
    const { client, calls } = setUp({ ...trusting, secret: { digest: digestOf('s'), deploymentId: null } });
    expect((await client.ingest<Told>('x', {}, principal)).body.detail).toBe(
      'a perimeter credential is required',
    );
    expect((await client.ingest('x', {}, { ...principal, Authorization: 'Bearer s' })).status).toBe(200);
    expect(calls).toHaveLength(1);
  });
});
