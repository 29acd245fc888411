import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, type OpenConsole, openConsole } from '../testing/open-browser.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

const SECRET = 'a-shared-secret-for-this-test';

describe.skipIf(findChromium() === null)('signing in', { timeout: 180_000 }, () => {
  let service: RunningService;
  let console: OpenConsole;

  beforeAll(async () => {
    service = await runService({ env: { SERVICE_SELFHOST_API_BEARER_TOKEN: SECRET } });
    console = await openConsole(service.url);
  }, 240_000);

  afterAll(async () => {
    await console?.close();
    await service?.stop();
  }, 60_000);

  test('a wrong credential is refused, the right one opens the address that was asked for', async () => {
    const { page, context, faults } = await console.newPage();
    await page.goto('/work');
    await page.getByLabel('Credential').fill('not-the-secret');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The credential was not accepted.').waitFor();
    await page.getByLabel('Credential').fill(SECRET);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Work' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/work');
    // Nothing that a script can read holds the credential.
    const readable = await page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.body.innerHTML])',
    );
    expect(readable).not.toContain(SECRET);
    expect(JSON.parse(readable)[2]).toBe('');
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(cookie?.value).not.toContain(SECRET);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Credential').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a session that ends in the middle asks again, and the screen stays where it was', async () => {
    const { page, context } = await console.newPage();
    await page.goto('/');
    await page.getByLabel('Credential').fill(SECRET);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Documents' }).waitFor();
    await console.restart();
    await page.getByRole('link', { name: 'SQL' }).click();
    await page.getByText('The credential is no longer accepted.').waitFor();
    await page.getByLabel('Credential').fill(SECRET);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'SQL' }).waitFor();
    await context.close();
  });

  test('a credential that may only ingest sees the upload and nothing else', async () => {
    const { page, context } = await console.newPage();
    // A fake of what the API answers to such a key; the upload itself is tried with the real API elsewhere.
    const refusal = { detail: 'credential may not perform this operation' };
    await page.route('**/api/deployment', (route) => route.fulfill({ status: 403, json: refusal }));
    await page.goto('/sql');
    await page.getByRole('heading', { name: 'Send files to the memory' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await context.close();
  });
});
