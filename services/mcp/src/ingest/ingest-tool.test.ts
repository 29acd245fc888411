import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-server.ts';
import { type FakeMemory, fakeIds, ingested, startFakeMemory } from '../testing/fake-memory.ts';

let memory: FakeMemory;
let server: TestServer;
let root: string;

beforeEach(async () => {
  memory = await startFakeMemory();
  root = mkdtempSync(join(tmpdir(), 'memory-mcp-'));
  server = createTestServer({ baseUrl: memory.baseUrl, paths: { roots: [root], maxBytes: 1024 ** 3 } });
});
afterEach(async () => {
  server.close();
  await memory.close();
  rmSync(root, { recursive: true, force: true });
});

const sent = () => {
  const [request] = memory.requests;
  return {
    query: Object.fromEntries(new URL(request?.url ?? '', 'http://x').searchParams),
    body: request?.body.toString(),
  };
};

describe('what is sent', () => {
  test('text, with the type of its extension', async () => {
    await server.call('ingest', { text: '# A', filename: 'a.md' });
    expect(sent()).toEqual({ query: { filename: 'a.md', mime: 'text/markdown' }, body: '# A' });
    expect(memory.requests[0]?.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '3',
      authorization: 'Bearer test-key',
    });
  });

  test('base64, with everything that is known about it', async () => {
    const lineage = {
      mime: 'text/plain; charset=latin1',
      title: 'Ünïcode & more',
      source_kind: 'wiki',
      source_ref: 'page?id=1&x',
      versioning_mode: 'living',
      source_modified_at: '2026-01-02T03:04:05+00:00',
      source_version_ref: 'r7',
    };
    await server.call('ingest', { content_base64: 'AAH/', filename: 'x', ...lineage });
    expect(sent().query).toEqual({ filename: 'x', ...lineage });
    expect(memory.requests[0]?.body).toEqual(Buffer.from([0, 1, 255]));
  });

  test('a file, by its own name or another', async () => {
    writeFileSync(join(root, 'notes.txt'), 'from disk');
    await server.call('ingest', { path: join(root, 'notes.txt') });
    expect(sent()).toEqual({ query: { filename: 'notes.txt', mime: 'text/plain' }, body: 'from disk' });
    memory.requests.length = 0;
    await server.call('ingest', { path: join(root, 'notes.txt'), filename: 'other.md' });
    expect(sent().query).toEqual({ filename: 'other.md', mime: 'text/markdown' });
  });
});

describe('what an agent is told', () => {
  test('a stored version is not ready, and how to ask', async () => {
    const { isError, value } = await server.call('ingest', { text: 'x', filename: 'a.md' });
    expect(isError).toBe(false);
    expect(value).toMatchObject({
      ...ingested(),
      pipeline: { status: 'accepted_not_ready', next_tool: 'pipeline_readiness' },
    });
    expect(value.pipeline).toMatchObject({
      poll_with: {
        version_ids: [fakeIds.version],
        require: { pipeline: true, p1: true, live_graph: true, p3: false },
      },
      guidance: expect.stringContaining('not yet searchable'),
    });
  });

  test('a parked version is not to be waited for', async () => {
    memory.answerNext('/ingest', { body: { ...ingested('no_route'), mime: 'image/png' } });
    const { value } = await server.call('ingest', { content_base64: 'AAAA', filename: 'a.png' });
    expect(value.pipeline).toEqual({
      status: 'parked_no_route',
      next_tool: null,
      poll_with: null,
      guidance: expect.stringContaining('image/png'),
    });
  });

  test('the same bytes again', async () => {
    memory.answerNext('/ingest', { body: { ...ingested(), created: false } });
    const { value } = await server.call('ingest', { text: 'x', filename: 'a.md' });
    expect((value.pipeline as { guidance: string }).guidance).toContain('already stored');
  });
});

describe('what is refused before anything is sent', () => {
  const named = { filename: 'a.md' };
  const pair = { source_kind: 'k', source_ref: 'r' };
  test.each([
    ['no body', { ...named }, 'invalid_arguments'],
    ['two bodies', { text: 'a', content_base64: 'YQ==', ...named }, 'invalid_arguments'],
    ['three bodies', { text: 'a', content_base64: 'YQ==', path: '/a', ...named }, 'invalid_arguments'],
    ['text without a filename', { text: 'a' }, 'invalid_arguments'],
    ['base64 without a filename', { content_base64: 'YQ==' }, 'invalid_arguments'],
    ['an empty filename', { text: 'a', filename: '' }, 'invalid_arguments'],
    ['a long filename', { text: 'a', filename: 'x'.repeat(513) }, 'invalid_arguments'],
    ['an empty type', { text: 'a', ...named, mime: '' }, 'invalid_arguments'],
    ['a long type', { text: 'a', ...named, mime: 'x'.repeat(256) }, 'invalid_arguments'],
    ['a long title', { text: 'a', ...named, title: 'x'.repeat(513) }, 'invalid_arguments'],
    [
      'a long source kind',
      { text: 'a', ...named, ...pair, source_kind: 'x'.repeat(129) },
      'invalid_arguments',
    ],
    ['an empty source ref', { text: 'a', ...named, ...pair, source_ref: '' }, 'invalid_arguments'],
    ['an unknown mode', { text: 'a', ...named, ...pair, versioning_mode: 'dead' }, 'invalid_arguments'],
    [
      'a time that is none',
      { text: 'a', ...named, ...pair, source_modified_at: 'today' },
      'invalid_arguments',
    ],
    [
      'a time without a zone',
      { text: 'a', ...named, ...pair, source_modified_at: '2026-01-01T00:00:00' },
      'invalid_arguments',
    ],
    [
      'a time of another zone',
      { text: 'a', ...named, ...pair, source_modified_at: '2026-01-01T00:00:00+02:00' },
      'invalid_arguments',
    ],
    ['an unknown argument', { text: 'a', ...named, colour: 'red' }, 'invalid_arguments'],
    ['text that is none', { text: 7, ...named }, 'invalid_arguments'],
    ['null', { text: 'a', ...named, title: null }, 'invalid_arguments'],
    ['base64 without padding', { content_base64: 'YQ', ...named }, 'invalid_arguments'],
    ['base64url', { content_base64: '-_-_', ...named }, 'invalid_arguments'],
    ['base64 with a line break', { content_base64: 'YWFh\nYWF', ...named }, 'invalid_arguments'],
    ['base64 with padding inside', { content_base64: 'YQ==YQ==', ...named }, 'invalid_arguments'],
    ['a project', { text: 'a', ...named, project: 'p' }, 'project_routing_unavailable'],
    ['a kind alone', { text: 'a', ...named, source_kind: 'k' }, 'source_lineage_pair'],
    ['a reference alone', { text: 'a', ...named, source_ref: 'r' }, 'source_lineage_pair'],
    [
      'a time without the pair',
      { text: 'a', ...named, source_modified_at: '2026-01-01T00:00:00Z' },
      'source_lineage_pair',
    ],
    ['a revision without the pair', { text: 'a', ...named, source_version_ref: 'r' }, 'source_lineage_pair'],
    ['living without the pair', { text: 'a', ...named, versioning_mode: 'living' }, 'source_lineage_pair'],
    ['half a character', { text: 'a\ud800', ...named }, 'encoding_error'],
    ['an empty text', { text: '', ...named }, 'empty_body'],
    ['empty base64', { content_base64: '', ...named }, 'empty_body'],
  ])('%s', async (_what, args, code) => {
    expect(await server.fail('ingest', args)).toMatchObject({
      code,
      status_code: null,
      retryable: false,
      agent_action: expect.stringMatching(/\.$/),
    });
    expect(memory.requests).toEqual([]);
  });

  test('an empty file', async () => {
    writeFileSync(join(root, 'empty.md'), '');
    expect((await server.fail('ingest', { path: join(root, 'empty.md') })).code).toBe('empty_body');
  });

  test('a path, where none is offered', async () => {
    const other = createTestServer({ baseUrl: memory.baseUrl, paths: null });
    expect((await other.fail('ingest', { path: join(root, 'a.md') })).code).toBe('path_not_allowed');
    other.close();
  });

  test('snapshot mode needs no pair', async () => {
    expect((await server.call('ingest', { text: 'a', ...named, versioning_mode: 'snapshot' })).isError).toBe(
      false,
    );
  });
});
