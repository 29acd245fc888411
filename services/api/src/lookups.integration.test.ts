import type { Envelope, IngestedVersion } from '@memory/contract';
import { verifyDeployment } from '@memory/database/operator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningMemory, startMemory } from './testing/running-memory.ts';

let memory: RunningMemory;
const unknown = '00000000-0000-0000-0000-000000000000';

beforeAll(async () => {
  memory = await startMemory();
});
afterAll(() => memory?.close());

const remember: RunningMemory['remember'] = (...uploads) => memory.remember(...uploads);
const ask = (path: string) => memory.ask(path);
const entity = (name: string) => memory.entity(name);
const forget = (version: IngestedVersion) => memory.forget(version);
const labels = (envelope: Envelope) => envelope.facts.map((fact) => fact.label).join('\n');
test('a relation is found by its parts, shown with its evidence and history, and gone with its last document', async () => {
  const [first, second] = await remember(
    { text: '# Staff\n\nGrace Miller is the CEO of Acme Robotics. Acme Robotics has 500 employees.' },
    {
      text: '# Report\n\nAcme Robotics acquired Delta Freight in 2016. Grace Miller is the CEO of Acme Robotics.',
    },
  );
  const grace = await entity('Grace Miller');
  const acme = await entity('Acme Robotics');

  const found = await ask(`/lookup/relations?subject_entity_id=${grace}&object_entity_id=${acme}`);
  expect(found).toMatchObject({ grain: 'fact', temporal_scope: { mode: 'current' }, negative: null });
  const relation = found.facts.find((fact) => fact.evidence_count === 2);
  expect(relation).toMatchObject({ kind: 'relation', support: 'current' });
  expect(relation?.label).toContain('Grace Miller');
  const relationId = relation?.fact_id ?? '';

  const acquired = await ask(`/lookup/relations?subject_entity_id=${acme}&valid_at=2020-01-01T00:00:00Z`);
  expect(acquired.temporal_scope).toMatchObject({ mode: 'at', at: '2020-01-01T00:00:00.000Z' });
  expect(labels(acquired)).toContain('Delta Freight');
  const before = await ask(`/lookup/relations?subject_entity_id=${acme}&valid_at=2010-01-01T00:00:00Z`);
  expect(labels(before)).not.toContain('Delta Freight');

  const hydrated = await ask(`/hydrate/relation/${relationId}`);
  expect(hydrated).toMatchObject({ grain: 'composite', negative: null, truncation: null });
  expect(hydrated.facts.map((fact) => fact.fact_id)).toEqual([relationId]);
  expect(new Set(hydrated.evidence.map((claim) => claim.doc_id))).toEqual(
    new Set([first?.doc_id, second?.doc_id]),
  );
  expect(hydrated.sources.map((source) => source.mention_count)).toEqual([1, 1]);

  const history = await ask(`/transcript/relation/${relationId}`);
  expect(history).toMatchObject({ grain: 'composite', negative: null });
  expect(history.transcript[0]).toMatchObject({ subject_kind: 'relation', outcome: 'created' });
  const times = history.transcript.map((entry) => entry.decided_at);
  expect(times).toEqual([...times].sort());

  const near = await ask(
    `/resolve?name=Acme%20Robotics&context_entity_ids=${grace}&context_entity_ids=${unknown}`,
  );
  expect(near.entities.find((one) => one.entity_id === acme)?.context_hits).toBeGreaterThan(0);

  expect(await forget(first as IngestedVersion)).toMatchObject({ relations_closed: 0 });
  const less = await ask(`/hydrate/relation/${relationId}`);
  expect(less.facts[0]).toMatchObject({ evidence_count: 1 });
  expect(less.sources.map((source) => source.doc_id)).toEqual([second?.doc_id]);
  const lost = await ask(`/transcript/relation/${relationId}`);
  expect(lost.transcript.at(-1)).toMatchObject({ outcome: 'lost_support', decided_by: 'delete_document' });
  expect(lost.transcript.slice(0, -1).every((entry) => entry.features === null)).toBe(true);

  await forget(second as IngestedVersion);
  const gone = [
    '/resolve?name=Grace%20Miller',
    `/lookup/relations?subject_entity_id=${grace}`,
    `/lookup/relations?object_entity_id=${acme}`,
    `/lookup/observations?entity_id=${acme}`,
    `/hydrate/relation/${relationId}`,
  ];
  for (const path of gone) {
    const answer = await ask(path);
    expect(answer.negative?.kind, path).toBe('unknown_entity');
    expect(JSON.stringify(answer)).not.toContain('Miller');
  }
  const retracted = await ask(`/transcript/relation/${relationId}`);
  expect(retracted.transcript.at(-1)).toMatchObject({
    outcome: 'retracted_source_removal',
    decided_by: 'delete_document',
  });
  expect(retracted.transcript).toHaveLength(lost.transcript.length + 1);
  expect(retracted.transcript.every((entry) => entry.features === null)).toBe(true);
});

test('what stays after a deletion is found by what is still said of it, and by nothing else', async () => {
  const [boat] = await remember({ text: '# One\n\nUgo Neri owns the yacht Bella.' });
  const [home] = await remember({ text: '# Two\n\nUgo Neri lives in Bari.' });
  await forget(boat as IngestedVersion);
  expect((await ask('/resolve?name=Bella')).negative?.kind).toBe('unknown_entity');
  const { sql } = memory;
  expect(await sql`select profile from memory.entities where profile like '%Bella%'`).toEqual([]);
  const ugo = await entity('Ugo Neri');
  const [{ profile } = { profile: '' }] = await sql<{ profile: string }[]>`
    select profile from memory.entities where entity_id = ${ugo}`;
  expect(profile).toContain('lives in Bari');
  await remember({ text: '# One\n\nUgo Neri owns the yacht Bella.' });
  expect((await ask('/resolve?name=Bella')).entities).toHaveLength(1);
  await forget(boat as IngestedVersion);
  await forget(home as IngestedVersion);
});

test('a fact that a deletion brings back is found by words and by meaning', async () => {
  const upload = (text: string, year: number) => ({
    text: `# News\n\n${text}`,
    parameters: { source_kind: 'wiki', source_ref: text, source_modified_at: `${year}-01-01T00:00:00Z` },
  });
  const [said] = await remember(upload('Tessa Roy is the CEO of Ember Glass.', 2022));
  const [errata] = await remember(upload('Correction: Tessa Roy is not the CEO of Ember Glass.', 2023));
  await forget(errata as IngestedVersion);
  const [held] = (await ask(`/lookup/relations?subject_entity_id=${await entity('Tessa Roy')}`)).facts;
  const id = held?.fact_id ?? '';
  const { sql } = memory;
  await expect
    .poll(() => sql`select from p1.vectors where kind = 'fact' and item_id = ${id}`, { timeout: 10_000 })
    .toHaveLength(1);
  const { facts } = await memory.operate('facts_context', { query: 'Who leads Ember Glass?' });
  expect(facts[0]?.fact_id).toBe(id);
  await forget(said as IngestedVersion);
});

test('a transcript names the fact that ended or contradicted another, as long as that one is there', async () => {
  const upload = (text: string, year: number) => ({
    text: `# Note\n\n${text}`,
    parameters: {
      source_kind: 'wiki',
      source_ref: text,
      source_modified_at: `${year}-01-01T00:00:00Z`,
    },
  });
  const [porto] = await remember(upload('Nadia Orlov lives in Porto.', 2019));
  const nadia = await entity('Nadia Orlov');
  const held = async () => (await ask(`/lookup/relations?subject_entity_id=${nadia}`)).facts;
  const told = async (id: string | undefined) =>
    (await ask(`/transcript/relation/${id}`)).transcript.map((entry) => [entry.outcome, entry.related_id]);
  const first = (await held())[0]?.fact_id;
  const [madrid] = await remember(upload('Nadia Orlov lives in Madrid.', 2021));
  const second = (await held())[0]?.fact_id;
  expect(await told(first)).toEqual([
    ['created', null],
    ['capped', second],
  ]);
  const [lyon] = await remember(upload('Nadia Orlov lives in Lyon.', 2021));
  const third = (await held()).find((fact) => fact.fact_id !== second)?.fact_id;
  expect(await told(second)).toEqual([
    ['created', null],
    ['contradicted', third],
  ]);
  expect(await told(third)).toEqual([['created', second]]);
  await forget(madrid as IngestedVersion);
  expect(JSON.stringify([await told(first), await told(third)])).not.toContain(second);
  await forget(lyon as IngestedVersion);
  await forget(porto as IngestedVersion);
});

test('both sides of a contradiction are carried', async () => {
  const [version] = await remember({
    text: '# One\n\nAda Lovelace was born in London. Ada Lovelace was born in Paris.',
  });
  const ada = await entity('Ada Lovelace');
  const { facts } = await ask(`/lookup/relations?subject_entity_id=${ada}`);
  const sides = facts.filter((fact) => fact.contradiction_group !== null);
  expect(sides).toHaveLength(2);
  for (const side of sides) {
    expect(side.contradiction).toMatchObject({ group_id: side.contradiction_group, returned: 1, total: 1 });
  }
  await forget(version as IngestedVersion);
});

test('observations come nearest first, and k cuts them', async () => {
  const [version] = await remember({
    text: '# Elm Energy\n\nElm Energy has 500 employees. The budget of Elm Energy is 3 million dollars. Elm Energy is profitable.',
  });
  const elm = await entity('Elm Energy');
  const all = await ask(`/lookup/observations?entity_id=${elm}`);
  expect(all.facts.length).toBeGreaterThanOrEqual(2);
  expect(all.facts.every((fact) => fact.kind === 'observation')).toBe(true);
  const near = await ask(`/lookup/observations?entity_id=${elm}&property_query=number%20of%20employees`);
  expect(near.facts[0]?.label).toContain('500');
  expect(near.facts).toHaveLength(all.facts.length);
  const one = await ask(`/lookup/observations?entity_id=${elm}&k=1`);
  expect(one).toMatchObject({ facts: [{}], truncation: { reason: 'lookup_k_limit', returned: 1 } });
  await forget(version as IngestedVersion);
});

test('what a living source no longer says is flagged, with what it used to say', async () => {
  const source = { source_kind: 'wiki', source_ref: 'org', versioning_mode: 'living' };
  const [first] = await remember({ text: '# Org\n\nOmar Haddad works at Corvus Labs.', parameters: source });
  const omar = await entity('Omar Haddad');
  await remember({ text: '# Org\n\nNothing to see here yet.', parameters: source });
  const { facts } = await ask(`/lookup/relations?subject_entity_id=${omar}`);
  expect(facts).toMatchObject([{ support: 'withdrawn' }]);
  const hydrated = await ask(`/hydrate/relation/${facts[0]?.fact_id}`);
  expect(hydrated.evidence).toMatchObject([{ is_current_testimony: false, doc_id: first?.doc_id }]);

  // nobody names him any more, and he is known all the same
  const others = await ask(`/lookup/relations?subject_entity_id=${omar}&predicate=knows`);
  expect(others.negative?.kind).toBe('known_empty');

  expect(await entity('Omar Haddad')).toBe(omar);
  const args = { query: 'Where does Omar Haddad work?', entity_ids: [omar] };
  expect((await memory.operate('facts_context', args)).facts).toMatchObject([
    { fact_id: facts[0]?.fact_id, support: 'withdrawn' },
  ]);
  expect((await memory.operate('claims_and_sources_context', args)).negative?.kind).toBe('known_empty');

  await forget(first as IngestedVersion);
  for (const path of [
    '/resolve?name=Omar%20Haddad',
    `/lookup/relations?subject_entity_id=${omar}`,
    `/hydrate/relation/${facts[0]?.fact_id}`,
  ]) {
    expect((await ask(path)).negative?.kind, path).toBe('unknown_entity');
  }
});

test('what a deleted document said of an entity is out of its profile, and back when the document is', async () => {
  const text = '# Sorrel\n\nSorrel Mills is headquartered in Bremen.';
  const found = async (name: string) =>
    (await memory.operate('resolve_entity', { name })).entities.map((one) => one.canonical_name);
  const [first] = await remember({ text });
  const [other] = await remember({ text: '# Sorrel\n\nSorrel Mills acquired Quill Press.' });
  expect(await found('whose headquarters might lie in Bremen today')).toContain('Sorrel Mills');

  await forget(first as IngestedVersion);
  expect(await found('whose headquarters might lie in Bremen today')).not.toContain('Sorrel Mills');
  // What it means follows its words when a worker has embedded it.
  await expect
    .poll(() => found('whoever once acquired some smaller business'), { timeout: 10_000 })
    .toContain('Sorrel Mills');
  await forget(other as IngestedVersion);
  expect(await found('whoever once acquired some smaller business')).not.toContain('Sorrel Mills');

  const [again] = await remember({ text });
  expect(await found('whose headquarters might lie in Bremen today')).toContain('Sorrel Mills');
  const outcomes = async () =>
    (await verifyDeployment(memory.sql, { only: ['postings-entity', 'vectors-entity'] })).map(
      (check) => check.outcome,
    );
  await expect.poll(outcomes, { timeout: 10_000 }).toEqual(['agrees', 'agrees']);
  await forget(again as IngestedVersion);
});

test('a predicate that more than a hundred relations have gives the best supported, and says so', async () => {
  const { sql } = memory;
  await sql`insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions)
    values (gen_random_uuid(), 'Hub', 'hub', 'thing', 1)`;
  await sql`
    insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_text, statement_key, label, evidence_count, ingested_at)
    select gen_random_uuid(), 'relation', e.entity_id, 'crowded', n::text, n, 'Hub ' || n, n, now()
      from memory.entities e, generate_series(1, 101) n where e.name_norm = 'hub'`;
  const crowded = await ask('/lookup/relations?predicate=crowded');
  expect(crowded.facts.map((fact) => fact.evidence_count)).toEqual(
    Array.from({ length: 100 }, (_, place) => 101 - place),
  );
  expect(crowded.truncation).toMatchObject({ truncated: true, returned: 100, reason: 'lookup_k_limit' });
});

test('a mutual relation of an entity with itself is told once, from either end', async () => {
  const [version] = await remember({ text: '# Pair\n\nIvar Brekke is married to Tove Brekke.' });
  const ivar = await entity('Ivar Brekke');
  const { sql } = memory;
  await sql`
    insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_entity_id, statement_key, label, evidence_count, ingested_at)
    values (gen_random_uuid(), 'relation', ${ivar}, 'married_to', ${ivar}, -1, 'Ivar Brekke is married to Ivar Brekke', 1, now())`;
  for (const path of [`subject_entity_id=${ivar}`, `object_entity_id=${ivar}`]) {
    const found = labels(await ask(`/lookup/relations?${path}&predicate=married_to`)).split('\n');
    expect(found.sort(), path).toEqual([
      'Ivar Brekke is married to Ivar Brekke',
      'Ivar Brekke is married to Tove Brekke',
    ]);
  }
  await sql`delete from memory.facts where statement_key = -1`;
  await forget(version as IngestedVersion);
});

test('unknown ids are unknown, and a predicate that nothing has is empty', async () => {
  for (const path of [
    `/lookup/relations?subject_entity_id=${unknown}&predicate=knows`,
    `/lookup/observations?entity_id=${unknown}`,
    `/hydrate/relation/${unknown}`,
    `/transcript/relation/${unknown}`,
    '/resolve?name=Nobody%20At%20All',
  ]) {
    expect((await ask(path)).negative?.kind, path).toBe('unknown_entity');
  }
  expect((await ask('/lookup/relations?predicate=no_such_predicate')).negative?.kind).toBe('known_empty');
});

test('a name resolves to what is spelt or sounds like it, never to what only begins with the same sounds', async () => {
  const [version] = await remember({
    text: '# Tarn\n\nWanda Kerr is the CEO of Tarn Energy. Falcon 9 is located in Florida. Fjord Ltd is headquartered in Oslo.',
  });
  const found = async (name: string) => {
    const { entities, negative } = await memory.operate('resolve_entity', { name });
    return negative?.kind ?? entities.map((entity) => `${entity.tier} ${entity.canonical_name}`).join(', ');
  };
  expect(await found('Wanda Kerr')).toBe('T0 Wanda Kerr');
  expect(await found('Wanda Ker')).toBe('T1 Wanda Kerr');
  expect(await found('Wonda Cur')).toBe('T2 Wanda Kerr');
  expect(await found('Initech Systems')).toBe('unknown_entity');
  expect(await found('Wanda Lindqvist')).toBe('unknown_entity');
  expect(await found('Falcon Museum')).toBe('unknown_entity');
  expect(await found('Quince Ltd')).toBe('unknown_entity');
  expect(await found('the firm in Oslo')).toContain('T3 Fjord Ltd');
  expect(await found('zum 9=9')).toBe('unknown_entity');
  expect(await found('Phallgun 5')).toBe('unknown_entity');
  expect(await found('Completely Unknown Person')).toBe('unknown_entity');
  // Each tier's work grows with the name; a database that a megabyte of it kept busy would answer nobody else.
  expect(await found('Wanda Kerr '.repeat(90_000))).toBe('unknown_entity');
  await forget(version as IngestedVersion);
});

test('a mutual relation is found from either end', async () => {
  const [version] = await remember({ text: '# Couples\n\nNora Quist is married to Piet Vos.' });
  const [nora, piet] = [await entity('Nora Quist'), await entity('Piet Vos')];
  for (const pattern of [
    `subject_entity_id=${nora}&predicate=married_to`,
    `subject_entity_id=${piet}&predicate=married_to`,
    `object_entity_id=${nora}`,
    `subject_entity_id=${piet}&object_entity_id=${nora}`,
  ]) {
    const found = await ask(`/lookup/relations?${pattern}`);
    expect(found.facts, pattern).toHaveLength(1);
    expect(labels(found), pattern).toContain('married');
  }
  expect((await ask(`/lookup/relations?subject_entity_id=${piet}&predicate=works_at`)).negative?.kind).toBe(
    'known_empty',
  );
  await forget(version as IngestedVersion);
});

test('facts of one predicate are found without anchors, however many others fit the question better', async () => {
  const [version] = await remember({
    text: '# Mills\n\nRuth Amsel works at Zephyr Mills. Zephyr Mills uses Kafka. Zephyr Mills is headquartered in Leeds.',
  });
  const { facts, negative } = await memory.operate('facts_context', {
    query: 'Leeds',
    predicate: 'works_at',
  });
  expect(negative).toBeNull();
  expect(facts.map((fact) => fact.label)).toEqual(['Ruth Amsel works at Zephyr Mills']);
  const none = await memory.operate('facts_context', { query: 'Leeds', predicate: 'no_such_predicate' });
  expect(none.negative?.kind).toBe('known_empty');
  await forget(version as IngestedVersion);
});

test('of an entity with more facts than are compared one by one, the one that was asked for is found', async () => {
  const [version] = await remember({ text: '# Hub\n\nGiant Freight is headquartered in Oslo.' });
  const giant = await entity('Giant Freight');
  const { sql } = memory;
  await sql`
    insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_text, statement_key, label, evidence_count, ingested_at)
    select gen_random_uuid(), 'observation', ${giant}, 'other:note', n::text, -n, 'Giant Freight note number ' || n, 3, now()
      from generate_series(1, 700) n`;
  const { facts } = await memory.operate('facts_context', {
    query: 'Where is Giant Freight headquartered?',
    entity_ids: [giant],
  });
  expect(facts[0]?.label).toContain('Oslo');
  await sql`delete from memory.facts where predicate = 'other:note'`;
  await forget(version as IngestedVersion);
});
