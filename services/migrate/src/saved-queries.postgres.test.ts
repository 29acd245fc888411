import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureDeployment } from '@memory/database';
import { createTestDatabase } from '@memory/database/testing';
import { createAuthoring, createPostgresSandbox } from '@memory/open-query';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

test('holds saved queries against a query space that has changed, and says which are broken', async () => {
  const database = await createTestDatabase();
  const sandbox = createPostgresSandbox({ databaseUrl: database.url, size: 1 });
  try {
    const { sql } = database;
    const deploymentId = await ensureDeployment(sql, undefined);
    const authoring = await createAuthoring({ deploymentId, sql, sandbox, mayRun: false });
    for (const name of ['kept', 'lost', 'spared']) {
      const statement = `select label from facts_current where kind = '${name}'`;
      await authoring.save(
        { namespace: 'team', name, description: '', statement, parameters: [], columns: [] },
        'tester',
      );
      await authoring.activate({ namespace: 'team', name });
    }
    // As an older build left them, whose views had a column that this build's have not.
    await sql`
      update memory.saved_query_versions v set surface_manifest_hash = 'older',
        statement = case q.name when 'lost' then 'select gone from facts_current' else statement end
      from memory.saved_queries q where q.query_id = v.query_id and q.name <> 'spared'`;
    const { stderr } = await promisify(execFile)(process.execPath, [main], {
      env: { PATH: process.env.PATH, SERVICE_DATABASE_URL: database.url },
      timeout: 120_000,
    });
    const versions = await authoring.list({ namespace: 'team' });
    expect(versions.map(({ name, status }) => [name, status])).toEqual([
      ['kept', 'active'],
      ['lost', 'broken'],
      ['spared', 'active'],
    ]);
    expect(versions[1]?.problem).toContain('column "gone" does not exist');
    expect(stderr).toContain('"name":"team/lost"');
    expect(stderr).toContain('"held":1,"broken":1');
  } finally {
    await sandbox.close();
    await database.close();
  }
});
