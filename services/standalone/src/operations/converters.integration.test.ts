import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentSearchPage, PipelineReadinessReport } from '@memory/contract';
import { docxOf, pdfOf, wordParagraph, xlsxOf } from '@memory/converters/testing';
import { createDatabase, embeddedAddress } from '@memory/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ingestText } from '../testing/call-service.ts';
import { runCommand } from '../testing/run-program.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

// Whole services are started, several at once on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** A service with some converters, and files of other types than Markdown, as a person sends them. */
let service: RunningService;
let folder: string;

type Summary = {
  new: { path: string; version_id: string }[];
  parked: { path: string }[];
  failed: { path: string; reason: string }[];
};

beforeAll(async () => {
  service = await runService({ env: { SERVICE_CONVERTERS: 'pdf, word' } });
  folder = mkdtempSync(join(tmpdir(), 'memory-files-'));
  mkdirSync(join(folder, 'files'));
  const put = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, 'files', name), bytes);
  put('report.pdf', pdfOf([['# Report'], ['Zenith Labs is based in Oslo.']], { title: 'Yearly report' }));
  put('plan.docx', docxOf(wordParagraph('Mira Santos works at Zenith Labs.'), { title: 'The plan' }));
  put('cut.docx', docxOf(wordParagraph('x')).subarray(0, 300));
  put('wrong.pdf', Buffer.from('Hello'));
  put('sales.xlsx', xlsxOf([['One', [['A'], [1]]]]));
});
afterAll(async () => {
  await service?.stop();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

const memory = (args: string[], env: Record<string, string> = {}) =>
  runCommand('cli/src/main.ts', args, {
    SERVICE_BASE_URL: service.url,
    XDG_STATE_HOME: folder,
    XDG_CONFIG_HOME: folder,
    ...service.adminEnv,
    ...env,
  });

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

test('files of the routed types are read, broken ones say why, and others are parked', async () => {
  const { code, out } = await memory(['ingest', join(folder, 'files'), '--json']);
  const summary = JSON.parse(out) as Summary;
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  expect(code).toBe(1);
  expect(summary.new.map(({ path }) => name(path))).toEqual(['plan.docx', 'report.pdf']);
  expect(summary.parked.map(({ path }) => name(path))).toEqual(['sales.xlsx']);
  expect(summary.failed.map(({ path, reason }) => [name(path), reason])).toEqual([
    ['cut.docx', expect.stringMatching(/^convert: malformed: /)],
    ['wrong.pdf', 'convert: signature_mismatch: the type says pdf, but the bytes are something else'],
  ]);
  const { documents } = await post<DocumentSearchPage>('/documents/search', { query: 'Mira Santos' });
  expect(documents[0]).toMatchObject({
    file_name: 'plan.docx',
    title: 'The plan',
    family: 'word',
    extra: { converter: 'docx 1, @firecrawl/anydoc 0.1.9' },
  });
  expect(documents[0]?.extra).not.toHaveProperty('anchors');
  const { out: asked } = await memory(['ask', 'Where is Zenith Labs based?']);
  expect(asked).toContain('Oslo');
});

test('a conversion that an operator lets go without a route in the worker is parked again', async () => {
  const text = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x\nEND:VEVENT\nEND:VCALENDAR\n';
  const sent = await ingestText(service.url, text, { filename: 'a.ics', mime: 'text/calendar' });
  expect(sent.parked).toBe('no_route');
  const resume = (converters: string) =>
    memory(['admin', 'resume-no-route', '--mime', 'text/calendar', '--json'], {
      SERVICE_CONVERTERS: converters,
    });
  expect(JSON.parse((await resume('pdf,word')).out)).toMatchObject({ resumed: 0 });
  const { SERVICE_DATABASE_URL, SERVICE_DATA_DIR = '' } = service.adminEnv;
  const url = SERVICE_DATABASE_URL ?? embeddedAddress(join(SERVICE_DATA_DIR, 'database')) ?? '';
  const database = createDatabase({ url, poolSize: 1, applicationName: 'test', role: 'memory_app' });
  try {
    expect(JSON.parse((await resume('default')).out)).toMatchObject({ resumed: 1 });
    const row = async () => {
      const [found] = await database.sql`
        select v.parked, v.status, w.status as work, w.defer_reason, w.attempts from memory.versions v
          join memory.pipeline_work w using (version_id) where v.version_id = ${sent.version_id}`;
      return found;
    };
    const again = {
      parked: 'no_route',
      status: 'ingesting',
      work: 'pending',
      defer_reason: 'no_route',
      attempts: 0,
    };
    await vi.waitFor(async () => expect(await row()).toEqual(again), { timeout: 20_000 });
  } finally {
    await database.close();
  }
  const { versions } = await post<PipelineReadinessReport>('/readiness', {
    version_ids: [sent.version_id],
    require: { pipeline: false, p1: false, live_graph: false, p3: false },
  });
  expect(versions[0]?.stages[0]).toMatchObject({ status: 'pending', defer_reason: 'no_route' });
});

test('a name that no converter has refuses the start', async () => {
  const { code, err } = await runCommand('standalone/src/main.ts', [], { SERVICE_CONVERTERS: 'pdf,docs' });
  expect(code).toBe(78);
  expect(err).toMatch(/SERVICE_CONVERTERS: no converter 'docs'; this build has markdown/);
});
