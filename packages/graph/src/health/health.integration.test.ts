import { liveGraphFaults } from '@memory/contract';
import { createDatabase, type Database } from '@memory/database';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGraph } from '../create-graph.ts';
import { type GraphSettings, graphSettings } from '../settings.ts';
import { checkLiveGraph, createHealth } from './create-health.ts';

/** Each test breaks a database of its own. */
let database: TestDatabase;
let owner: Database;
const open: Database[] = [];
const settings = graphSettings(16_384);

beforeEach(async () => {
  database = await createTestDatabase();
  owner = createDatabase({ url: database.url, poolSize: 1, applicationName: 'health-test-breaks' });
});
afterEach(async () => {
  for (const pool of open.splice(0)) await pool.close();
  await owner.close();
  await database.close();
});

function pool(given: GraphSettings = settings): Database {
  const made = createDatabase({
    url: database.url,
    poolSize: 1,
    applicationName: 'health-test',
    role: 'memory_graph',
    settings: given,
  });
  open.push(made);
  return made;
}
const fault = () => checkLiveGraph(pool().sql, settings);
/** A statement with `:graph` for the graph's role of the test's database. */
const forGraph = (text: string) => text.replace(':graph', `"${database.roleName('memory_graph')}"`);
const smokeId = (n: number) => `00000000-0000-4000-8000-6772617068${n}`;

/** Rows that a policy hides are rows that are not there, as under a row security that somebody switched on. */
const hide = (table: string, key: string, n: number) => `
  create policy all_but_one on ${table} using (${key} <> '${smokeId(n)}');
  create policy writes on ${table} for insert with check (true);
  alter table ${table} enable row level security`;
/** A trigger that somebody added changes what is written. */
const meddle = (what: string) => `
  create function public.meddle() returns trigger language plpgsql as $$ begin ${what}; return new; end $$;
  create trigger meddle before insert on memory.facts for each row execute function public.meddle()`;
/** A built-in function under another name, and ours in its place. */
const shadow = (version: number) => `
  set allow_system_table_mods = on;
  alter function pg_catalog.current_setting(text) rename to current_setting_before;
  create function pg_catalog.current_setting(name text) returns text language sql as
    $$ select case name when 'server_version_num' then '${version}' else pg_catalog.current_setting_before(name) end $$;
  set allow_system_table_mods = off`;

const breaks: Record<
  Exclude<(typeof liveGraphFaults)[number], 'graph_role_runtime_limits_mismatch'>,
  string
> = {
  graph_server_version_mismatch: shadow(140_012),
  graph_extension_version_mismatch: 'drop extension fuzzystrmatch cascade',
  graph_role_contract_mismatch: 'grant insert on memory.entities to :graph',
  graph_helper_contract_mismatch: `
    create or replace function memory.certain_start(valid_from timestamptz, valid_precision text) returns timestamptz
      language sql immutable parallel safe as $$ select valid_from $$`,
  graph_catalog_mismatch: 'drop index memory.facts_edges_in',
  graph_smoke_identifier_collision: `
    insert into memory.documents (doc_id, source_kind, title, versioning_mode, first_seen_at)
    values ('${smokeId(31)}', 'upload', 'Mine', 'snapshot', now())`,
  graph_pgq_guard_smoke_failed: meddle('new.invalidated_at := null'),
  graph_pgq_smoke_failed: hide('memory.facts', 'fact_id', 21),
  graph_neighborhood_smoke_failed: hide('memory.facts', 'fact_id', 22),
  graph_path_smoke_failed: hide('memory.facts', 'fact_id', 26),
  graph_citation_smoke_failed: hide('memory.citations', 'citation_id', 41),
  graph_database_or_permission_failed: 'revoke select on memory.citations from :graph',
  graph_smoke_contract_failed: meddle('new.evidence_count := -1'),
};

describe('each reason is what is named for what is broken', () => {
  test.each(Object.entries(breaks))('%s', async (reason, statements) => {
    expect(await fault()).toBeNull();
    await owner.sql.unsafe(forGraph(statements));
    expect(await fault()).toBe(reason);
  });

  test('graph_role_runtime_limits_mismatch: a pooler that drops the settings of its connections', async () => {
    // The embedded database never works in parallel, so that limit is not one that can be lost there.
    const lost = Object.keys(settings).filter(
      (name) => database.backend === 'postgres' || name !== 'max_parallel_workers_per_gather',
    );
    for (const name of lost) {
      const { [name]: _dropped, ...rest } = settings;
      expect(await checkLiveGraph(pool(rest).sql, settings), name).toBe('graph_role_runtime_limits_mismatch');
      await open.pop()?.close();
    }
  });

  test('graph_role_contract_mismatch: text that the role may read, or another role', async () => {
    await owner.sql`grant select (claim_text) on memory.claims to ${owner.sql(database.roleName('memory_graph'))}`;
    expect(await fault()).toBe('graph_role_contract_mismatch');
    await owner.sql`revoke select (claim_text) on memory.claims from ${owner.sql(database.roleName('memory_graph'))}`;
    expect(await fault()).toBeNull();
    expect(await checkLiveGraph(database.sql, settings)).toBe('graph_role_contract_mismatch');
  });

  test('graph_database_or_permission_failed: nobody there', async () => {
    const gone = createDatabase({
      url: 'postgres://postgres@127.0.0.1:1/postgres',
      poolSize: 1,
      applicationName: 'health-test',
      connectTimeoutSeconds: 1,
    });
    open.push(gone);
    expect(await checkLiveGraph(gone.sql, settings)).toBe('graph_database_or_permission_failed');
  });

  test('of several the first in the order of the reasons', async () => {
    const order = liveGraphFaults.filter((reason) =>
      ['graph_role_contract_mismatch', 'graph_catalog_mismatch', 'graph_path_smoke_failed'].includes(reason),
    );
    for (const reason of order.toReversed()) {
      await owner.sql.unsafe(forGraph(breaks[reason as keyof typeof breaks]));
      expect(await fault()).toBe(reason);
    }
  });
});

test('what was planted is never kept, and leaves nothing', async () => {
  const { sql } = pool();
  await expect(sql.begin('read write', (tx) => tx`select memory.plant_graph_smoke()`)).rejects.toThrow(
    'never kept',
  );
  expect(await Promise.all([fault(), fault(), fault()])).toEqual([null, null, null]);
  const rows = await database.sql`
    select (select count(*) from memory.entities) + (select count(*) from memory.facts)
         + (select count(*) from memory.documents) + (select count(*) from memory.contents) as n`;
  expect(rows).toEqual([{ n: '0' }]);
});

test('a round waits for one of another process, however slow that is', async () => {
  const { sql } = pool();
  const planted = Promise.withResolvers<void>();
  const slow = sql.begin('read write', async (tx) => {
    await tx`select memory.plant_graph_smoke()`;
    planted.resolve();
    // Longer than statements of the graph wait for a lock otherwise.
    await new Promise((resolve) => setTimeout(resolve, Number(settings.lock_timeout) + 500));
    throw new Error('this round is over');
  });
  slow.catch(planted.reject);
  await planted.promise;
  expect(await fault()).toBeNull();
  await expect(slow).rejects.toThrow('this round is over');
});

test('a finding is believed for a while, then made anew, and many askers share one round', async () => {
  const { sql } = pool();
  let now = 0;
  const health = createHealth({ sql, settings, believedMs: 200, now: () => now });
  expect(await Promise.all([health.fault(), health.fault()])).toEqual([null, null]);
  await owner.sql`drop index memory.facts_edges_in`;
  now = 199;
  expect(await health.fault()).toBeNull();
  now = 200;
  expect(await health.fault()).toBe('graph_catalog_mismatch');
});

test('the graph itself tells its health', async () => {
  const graph = createGraph({ databaseUrl: database.url, poolSize: 1, poolWaitMs: 1_000, workMemKib: 64 });
  expect(await graph.fault()).toBeNull();
  await graph.close();
});
