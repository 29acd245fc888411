import type { ContextBundle } from '@memory/contract';
import { pdfOf } from '@memory/converters/testing';
import { createTestDatabase } from '@memory/database/testing';
import { expect, test, vi } from 'vitest';
import { ingestText, untilReady } from '../testing/call-service.ts';
import { runCommand } from '../testing/run-program.ts';
import { runService } from '../testing/run-service.ts';

vi.setConfig({ testTimeout: 240_000 });

test('what was parked is converted once a route is switched on and an operator lets it go', async () => {
  const database = await createTestDatabase();
  const databaseUrl = database.url;
  try {
    const before = await runService({ databaseUrl });
    const file = pdfOf([['Zenith Labs is based in Oslo.']]).toString('latin1');
    const sent = await ingestText(before.url, file, { filename: 'a.pdf', mime: 'application/pdf' });
    expect(sent.parked).toBe('no_route');
    await before.stop();

    const env = { SERVICE_CONVERTERS: 'default' };
    const after = await runService({ databaseUrl, env });
    try {
      const { code, out } = await runCommand('cli/src/main.ts', ['admin', 'resume-no-route', '--json'], {
        ...after.adminEnv,
        ...env,
      });
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ resumed: 1 });
      await untilReady(after.url, [sent]);
      const response = await fetch(`${after.url}/operations/claims_and_sources_context`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: 'Where is Zenith Labs based?' }),
      });
      expect(JSON.stringify((await response.json()) as ContextBundle)).toContain(
        'Zenith Labs is based in Oslo.',
      );
    } finally {
      await after.stop();
    }
  } finally {
    await database.close();
  }
});
