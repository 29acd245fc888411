import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type {
  ContextBundle,
  Envelope,
  IngestedVersion,
  McpIngestResult,
  QueryResult,
} from '@memory/contract';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../testing/run-program.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

// A whole service is started, several at once on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** An agent at work: the official client starts the MCP server over stdio, which speaks to a service that runs. */
const program = fileURLToPath(new URL('../../../mcp/src/main.ts', import.meta.url));
let service: RunningService;
let client: Client;
let folder: string;
const versions = new Map<string, McpIngestResult>();

beforeAll(async () => {
  service = await runService();
  folder = mkdtempSync(join(tmpdir(), 'memory-journey-'));
  mkdirSync(join(folder, 'files'));
  const { PATH = '', HOME = '' } = process.env;
  client = new Client({ name: 'journey', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program, 'stdio', '--allowed-root', join(folder, 'files')],
      env: { PATH, HOME, XDG_CONFIG_HOME: folder, SERVICE_BASE_URL: service.url },
      stderr: 'ignore',
    }),
  );
});
afterAll(async () => {
  await client?.close();
  await service?.stop();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

async function call<Answer>(name: string, args: Record<string, unknown>): Promise<Answer> {
  const result = await client.callTool({ name, arguments: args });
  const [content] = result.content as { type: string; text: string }[];
  expect({ name, isError: result.isError, text: content?.text }).toMatchObject({ isError: false });
  return JSON.parse(content?.text ?? '') as Answer;
}

async function ingest(name: string, args: Record<string, unknown>): Promise<McpIngestResult> {
  const version = await call<McpIngestResult>('ingest', args);
  expect(version.pipeline).toMatchObject({ status: 'accepted_not_ready', next_tool: 'pipeline_readiness' });
  versions.set(name, version);
  return version;
}

/** Polls as the answer of `ingest` says, only faster. */
async function untilReady(...ingested: McpIngestResult[]): Promise<void> {
  const ids = ingested.map(({ version_id }) => version_id);
  const poll = { ...(ingested[0]?.pipeline.poll_with ?? {}), version_ids: ids };
  for (const end = Date.now() + 180_000; Date.now() < end; await sleep(250)) {
    if ((await call<{ ready: boolean }>('pipeline_readiness', poll)).ready) return;
  }
  throw new Error('the versions were not ready in time');
}

const labels = ({ facts }: Envelope) => facts.map(({ label }) => label).join('\n');
const acme = (ceo: string) =>
  `# Acme Robotics\n\n${ceo} is the CEO of Acme Robotics. Acme Robotics is headquartered in Berlin.\n`;
const notes = {
  filename: 'acme.md',
  source_kind: 'agent-notes',
  source_ref: 'acme',
  versioning_mode: 'living',
};

test('twenty documents go in, by path and by text, and are waited for', async () => {
  for (let n = 0; n < 10; n++) {
    const path = join(folder, 'files', `paper-${n}.md`);
    writeFileSync(
      path,
      `# Paper ${n}\n\nPaper number ${n} measures wind over the North Sea in year ${2000 + n}.\n`,
    );
    await ingest(`paper-${n}`, { path });
  }
  await ingest('acme', { text: acme('Alice Chen'), ...notes });
  await ingest('zenith', {
    text: '# Zenith Labs\n\nOlga Petrova founded Zenith Labs in 2011.\n',
    filename: 'zenith.md',
  });
  for (let n = 0; n < 8; n++) {
    await ingest(`memo-${n}`, {
      text: `# Memo ${n}\n\nThe turbine in hall ${n} was inspected.\n`,
      filename: `memo-${n}.md`,
    });
  }
  expect(versions.size).toBe(20);
  await untilReady(...versions.values());
});

test('each way of asking finds what was put in', async () => {
  const facts = await call<Envelope>('facts_context', { query: 'Who is the CEO of Acme Robotics?', k: 5 });
  expect(labels(facts)).toContain('Alice Chen');
  const claims = await call<Envelope>('claims_and_sources_context', {
    query: 'wind over the North Sea',
    k: 5,
  });
  expect(claims.evidence.map(({ claim_text }) => claim_text).join(' ')).toContain('North Sea');
  const bundle = await call<ContextBundle>('combined_context', { query: 'Acme Robotics' });
  expect(bundle.facts.facts.length).toBeGreaterThan(0);
  const { entities } = await call<Envelope>('resolve_entity', { name: 'Acme Robotics' });
  expect(entities[0]).toMatchObject({ canonical_name: 'Acme Robotics', tier: 'T0' });
  const about = { query: 'headquarters', entity_ids: [entities[0]?.entity_id] };
  expect(labels(await call<Envelope>('facts_context', about))).toContain('Berlin');
  const chunk = claims.chunks[0]?.chunk_id;
  const around = await call<Envelope>('adjacent_chunks', { chunk_id: chunk });
  expect(around.chunks.map(({ chunk_id }) => chunk_id)).toContain(chunk);
  const found = await call<{ documents: { doc_id: string }[] }>('search_documents', { query: 'zenith' });
  expect(found.documents[0]?.doc_id).toBe(versions.get('zenith')?.doc_id);
});

test('SQL, from the first look to a saved query', async () => {
  expect((await client.listTools()).tools).toHaveLength(16);
  const space = await call<{ views: { name: string; columns: { name: string }[] }[] }>(
    'describe_query_space',
    {
      pattern: 'documents_live',
    },
  );
  expect(space.views[0]?.columns.map(({ name }) => name)).toContain('doc_id');
  const hits = await call<{ results: unknown[] }>('search_query_space', {
    query: 'which facts changed',
    k: 3,
  });
  expect(hits.results).toHaveLength(3);
  const sql = 'select count(*) from documents_live';
  const plan = await call<QueryResult>('explain_sql', { sql });
  expect(plan.rows.flat().join('\n')).toContain('Aggregate');
  expect(await call<QueryResult>('query_sql', { sql })).toMatchObject({ error_code: null, rows: [[20]] });
  const ceo = await call<QueryResult>('query_sql', {
    sql: 'select label from facts_current where subject_name = $1 or object_name = $1 order by label',
    parameters: ['Acme Robotics'],
  });
  expect(ceo.rows.flat().join('\n')).toContain('Alice Chen');
  const refused = await call<QueryResult>('query_sql', { sql: 'delete from facts_current' });
  expect(refused).toMatchObject({ termination_reason: 'rejected', error_code: 'statement_not_allowed' });
  const { saved_queries } = await call<{ saved_queries: { name: string; status: string }[] }>(
    'list_saved_queries',
    { namespace: 'starter', status: 'active' },
  );
  expect(saved_queries).toHaveLength(10);
  const query = { namespace: 'starter', name: 'facts_about_entity' };
  expect(await call<object>('describe_saved_query', query)).toMatchObject({ name: 'facts_about_entity' });
  const ran = await call<QueryResult>('run_saved_query', { ...query, parameters: ['Acme Robotics'] });
  expect(ran.rows.flat().join('\n')).toContain('Berlin');
});

test('a note that is rewritten: the new fact is current, what it no longer says is withdrawn', async () => {
  const version = await ingest('acme', {
    text: acme('Bob Martin').replace(' Acme Robotics is headquartered in Berlin.', ''),
    ...notes,
  });
  expect(version).toMatchObject({
    created: true,
    doc_id: versions.get('acme')?.doc_id,
    versioning_mode: 'living',
  });
  await untilReady(version);
  const question = { query: 'Who is the CEO of Acme Robotics?', k: 10 };
  const now = await call<Envelope>('facts_context', question);
  expect(labels(now)).toContain('Bob Martin');
  const supported = now.facts
    .filter(({ support }) => support === 'current')
    .map(({ label }) => label)
    .join('\n');
  expect(supported).not.toContain('Alice Chen');
  const history = await call<Envelope>('facts_context', { ...question, time: { mode: 'history' } });
  expect(history.facts.find(({ label }) => label.includes('Alice Chen'))).toMatchObject({
    support: 'withdrawn',
  });
  const place = await call<Envelope>('facts_context', { query: 'Where is Acme Robotics headquartered?' });
  expect(
    place.facts.filter(({ label, support }) => label.includes('Berlin') && support === 'current'),
  ).toEqual([]);
  const said = await call<Envelope>('claims_and_sources_context', { query: 'CEO of Acme Robotics', k: 10 });
  expect(said.evidence.map(({ claim_text }) => claim_text).join('\n')).not.toContain('Alice Chen');
});

test('the same note again changes nothing', async () => {
  const again = await call<IngestedVersion>('ingest', {
    text: acme('Bob Martin').replace(' Acme Robotics is headquartered in Berlin.', ''),
    ...notes,
  });
  expect(again).toMatchObject({ created: false, version_id: versions.get('acme')?.version_id });
});

test('what is deleted is gone, and says so', async () => {
  const doc_id = versions.get('zenith')?.doc_id;
  const deletion = await call<{ doc_id: string }>('delete_document', { doc_id });
  expect(deletion.doc_id).toBe(doc_id);
  const gone = await call<Envelope>('resolve_entity', { name: 'Zenith Labs' });
  expect(gone).toMatchObject({ entities: [], negative: { kind: 'unknown_entity' } });
  const again = await client.callTool({ name: 'delete_document', arguments: { doc_id } });
  expect(again.isError).toBe(true);
  expect(JSON.stringify(again.content)).toContain('document_not_found');
});

test('an answer of the size that the description advises fits 8,000 tokens', async () => {
  for (const [name, args] of [
    ['claims_and_sources_context', { query: 'turbine inspected', k: 8 }],
    ['facts_context', { query: 'Acme Robotics' }],
  ] as const) {
    const result = await client.callTool({ name, arguments: args });
    // At 3 bytes for a token, which ids and field names need at worst.
    expect(JSON.stringify(result.content).length, name).toBeLessThan(24_000);
  }
});

test('the doctor takes the same steps, and says in words what fails', async () => {
  const env = { SERVICE_BASE_URL: service.url, XDG_CONFIG_HOME: folder };
  const well = await runCommand('cli/src/main.ts', ['mcp', 'doctor'], env);
  expect([well.code, well.err]).toEqual([0, '']);
  expect(well.out.match(/^ok /gm)).toHaveLength(5);
  const away = { ...env, SERVICE_BASE_URL: 'http://127.0.0.1:1' };
  const ill = await runCommand('cli/src/main.ts', ['mcp', 'doctor', '--json'], away);
  expect(ill.code).toBe(3);
  expect(JSON.parse(ill.out)).toMatchObject({
    ok: false,
    findings: expect.arrayContaining([
      expect.objectContaining({ check: 'tools', ok: false, code: 'transport_error' }),
    ]),
  });
});
