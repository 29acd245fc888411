import type { Envelope, IngestedVersion, PipelineReadinessReport } from '@memory/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMemory, startMemory } from './testing/running-memory.ts';

/** The graph routes over what the pipeline really makes of documents. */
let memory: RunningMemory;
beforeAll(async () => {
  memory = await startMemory();
});
afterAll(() => memory?.close());

async function post(path: string, body: object): Promise<Envelope> {
  const answer = await memory.client.post<Envelope>(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
const neighborhood = (body: object) => post('/graph/neighborhood', body);
const path = (body: object) => post('/graph/path', body);
const citationPath = (body: object) => post('/graph/citation-path', body);
const names = (envelope: Envelope) => envelope.nodes.map((node) => node.name);
const walked = (envelope: Envelope) =>
  envelope.paths.map((one) => one.nodes.map((node) => node.name).join(' > '));

test('live_graph is ready', async () => {
  const [version] = await memory.remember({ text: '# Hello\n\nNothing of note.' });
  const { body } = await memory.client.post<PipelineReadinessReport>('/readiness', {
    version_ids: [version?.version_id],
    require: { pipeline: true, p1: true, live_graph: true, p3: false },
  });
  expect(body.ready).toBe(true);
  expect(body.capabilities.live_graph).toMatchObject({ ready: true, reason: 'ready', required: true });
});

test('from a person over the employer to the city, and only while it held', async () => {
  await memory.remember(
    {
      text: '# Staff\n\nGrace Miller worked at Corvus Labs from 2012 to 2016. Grace Miller has worked at Delta Freight since 2018.',
    },
    {
      text: '# Offices\n\nDelta Freight is headquartered in Hamburg. Corvus Labs is headquartered in Geneva.',
    },
  );
  const [grace, hamburg, geneva] = [
    await memory.entity('Grace Miller'),
    await memory.entity('Hamburg'),
    await memory.entity('Geneva'),
  ];
  const now = await path({ source: grace, target: hamburg });
  expect(now).toMatchObject({
    ...{ grain: 'fact', truncation: null, negative: null, temporal_scope: { mode: 'as_of' } },
  });
  expect(walked(now)).toEqual(['Grace Miller > Delta Freight > Hamburg']);
  expect(now.paths[0]?.edges.map((edge) => edge.predicate)).toEqual(['works_at', 'headquartered_in']);
  expect(now.edges[0]).toMatchObject({ evidence_count: 1, support: 'current', invalidated_at: null });
  expect(now.edges[0]?.fact).toContain('Delta Freight');

  const believed_at = new Date(Date.now() + 1_000).toISOString();
  const in2014 = { valid_at: '2014-06-01T00:00:00Z', believed_at };
  expect(walked(await path({ source: grace, target: geneva, ...in2014 }))).toEqual([
    'Grace Miller > Corvus Labs > Geneva',
  ]);
  expect((await path({ source: grace, target: hamburg, ...in2014 })).paths).toEqual([]);
  expect((await path({ source: grace, target: geneva, hops: 2 })).paths).toEqual([]);

  const around = await neighborhood({
    anchors: [grace],
    hops: 2,
    predicates: ['works_at', 'headquartered_in'],
  });
  expect(names(around)).toEqual(['Grace Miller', 'Delta Freight', 'Hamburg']);
  expect(around.nodes.map((node) => node.hops)).toEqual([0, 1, 2]);
  const out = await neighborhood({
    anchors: [hamburg],
    hops: 2,
    direction: 'out',
    predicates: ['works_at', 'headquartered_in'],
  });
  expect(out).toMatchObject({ edges: [], negative: { kind: 'known_empty' } });

  const context = await memory.operate('facts_context', { query: 'city', entity_ids: [grace], hops: 2 });
  expect(names(context)).toEqual(expect.arrayContaining(['Delta Freight', 'Hamburg']));
  expect(context.facts.map((fact) => fact.label).join()).toContain('Hamburg');

  const recipe = await post('/recipe/graph_path', { source: grace, target: hamburg });
  expect(walked(recipe)).toEqual(walked(now));
});

test('along a family, and from a part to its maker', async () => {
  await memory.remember(
    { text: '# Family\n\nAnna Weber is the mother of Paul Weber. Paul Weber is the father of Clara Weber.' },
    {
      text: '# Parts\n\nThe Falcon Drive is part of the Aurora Rover. The Aurora Rover is manufactured by Kestrel Dynamics.',
    },
  );
  const family = await path({
    source: await memory.entity('Anna Weber'),
    target: await memory.entity('Clara Weber'),
  });
  expect(walked(family)).toContain('Anna Weber > Paul Weber > Clara Weber');
  const maker = await path({
    source: await memory.entity('Falcon Drive'),
    target: await memory.entity('Kestrel Dynamics'),
  });
  expect(walked(maker)).toContain('Falcon Drive > Aurora Rover > Kestrel Dynamics');
});

test('what a document said is gone from the graph with it, also as of before', async () => {
  const [version] = await memory.remember({
    text: '# Secret\n\nOmar Haddad works at Quill Systems. Quill Systems is headquartered in Lisbon.',
  });
  const [omar, lisbon] = [await memory.entity('Omar Haddad'), await memory.entity('Lisbon')];
  const moment = new Date(Date.now() + 5).toISOString();
  const clocks = { valid_at: moment, believed_at: moment };
  expect((await path({ source: omar, target: lisbon })).paths).toHaveLength(1);
  await memory.remember({ text: '# Kept\n\nOmar Haddad was born in Lisbon.' });
  await memory.forget(version as IngestedVersion);
  expect(walked(await path({ source: omar, target: lisbon }))).toEqual(['Omar Haddad > Lisbon']);
  const before = await path({ source: omar, target: lisbon, ...clocks });
  expect(JSON.stringify(before)).not.toContain('Quill');
});

test('names that a text says mean the same are one node', async () => {
  const [version] = await memory.remember(
    { text: '# Note\n\nThe Baltic Research Institute (BRI) is headquartered in Riga.' },
    { text: '# Staff\n\nLena Kask works at BRI.' },
  );
  const [lena, riga] = [await memory.entity('Lena Kask'), await memory.entity('Riga')];
  const found = await path({ source: lena, target: riga });
  expect(walked(found)).toEqual(['Lena Kask > Baltic Research Institute > Riga']);
  await memory.forget(version as IngestedVersion);
  expect((await path({ source: lena, target: riga })).negative?.kind).toBe('unknown_entity');
});

test('from document to document by their links', async () => {
  const source = (ref: string) => ({
    source_kind: 'folder',
    source_ref: ref,
    source_path: ref,
    filename: ref,
  });
  const [a, b, c] = await memory.remember(
    { text: '# Alpha\n\nSee [beta](beta.md).', parameters: { ...source('docs/alpha.md'), title: 'Alpha' } },
    { text: '# Beta\n\nSee [gamma](gamma.md).', parameters: { ...source('docs/beta.md'), title: 'Beta' } },
    { text: '# Gamma\n\nThe end.', parameters: { ...source('docs/gamma.md'), title: 'Gamma' } },
  );
  const ends = { source: a?.doc_id, target: c?.doc_id };
  const found = await citationPath({ ...ends, direction: 'out' });
  expect(walked(found)).toEqual(['Alpha > Beta > Gamma']);
  expect(found.edges[0]).toMatchObject({
    ...{ predicate: 'cites', fact: null, evidence_count: 0, valid_from: null, valid_precision: 'unknown' },
    subject_id: a?.doc_id,
    object_id: b?.doc_id,
  });
  const against = await citationPath({ source: c?.doc_id, target: a?.doc_id, direction: 'out' });
  expect(against).toMatchObject({ paths: [], negative: { kind: 'known_empty' } });
  expect(walked(await citationPath({ source: c?.doc_id, target: a?.doc_id }))).toEqual([
    'Gamma > Beta > Alpha',
  ]);
  const early = { valid_at: '2020-01-01T00:00:00Z', believed_at: '2020-01-01T00:00:00Z' };
  expect((await citationPath({ ...ends, ...early })).paths).toEqual([]);
  await memory.forget(b as IngestedVersion);
  expect((await citationPath(ends)).negative?.kind).toBe('known_empty');
  expect((await citationPath({ source: a?.doc_id, target: b?.doc_id })).negative?.kind).toBe(
    'unknown_entity',
  );
});

test('undeclared fields and half a pair of clocks are refused', async () => {
  const id = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01';
  const refused = async (body: object) => {
    const answer = await memory.client.post<{ detail: { type: string; loc: string[] }[] }>(
      '/graph/neighborhood',
      body,
    );
    expect(answer.status).toBe(422);
    return answer.body.detail[0];
  };
  expect(await refused({ anchors: [id], entity: id })).toMatchObject({
    type: 'extra_forbidden',
    loc: ['body', 'entity'],
  });
  expect(await refused({ anchors: [id], valid_at: '2024-01-01T00:00:00Z' })).toMatchObject({
    type: 'value_error',
  });
  expect(await refused({})).toMatchObject({ type: 'missing', loc: ['body', 'anchors'] });
  expect(
    (await memory.client.post('/graph/neighborhood', { anchors: [id], continuation: 'x' })).body,
  ).toEqual({
    detail: 'cursor is malformed',
  });
  expect((await neighborhood({ anchors: [id] })).negative?.kind).toBe('unknown_entity');
});
