import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ConsolePage, findChromium, type OpenConsole, openConsole } from '../testing/open-browser.ts';
import { remember } from '../testing/remember.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

const ACME = `# Acme Robotics

Acme Robotics is headquartered in Berlin. It was founded in 2012 by Jane Doe.
Jane Doe was the CEO of Acme Robotics from 2012 to 2020. In March 2020, Alice Chen became CEO of the company.
`;
const MINUTES = `# Board minutes

Acme Robotics is headquartered in Munich. Bob Stone reports to Alice Chen.
`;
const LONG = { timeout: 240_000 };

describe.skipIf(findChromium() === null)('the other screens in a browser', LONG, () => {
  let service: RunningService;
  let console: OpenConsole;
  let visit: ConsolePage;

  beforeAll(async () => {
    service = await runService();
    console = await openConsole(service.url);
    await remember(service.url, [
      { name: 'acme.md', text: ACME },
      { name: 'minutes.md', text: MINUTES },
    ]);
    await fetch(`${service.url}/ingest?filename=scan.bin&mime=application/x-odd`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: 'bytes',
    });
    visit = await console.newPage({ acceptDownloads: true });
  }, 240_000);

  afterAll(async () => {
    expect(visit?.faults).toEqual([]);
    await console?.close();
    await service?.stop();
  }, 60_000);

  test('search: facts, claims and passages with their places, and the facts of another day', async () => {
    const { page } = visit;
    await page.goto('/search');
    await page.getByLabel('Question').fill('Who is the CEO of Acme Robotics?');
    await page.keyboard.press('Enter');
    const facts = page.getByRole('region', { name: 'Facts' });
    const claims = page.getByRole('region', { name: 'Claims' });
    await facts.getByText('Alice Chen is the CEO of Acme Robotics').first().waitFor();
    const first = claims.locator('.results > li').first();
    await first.getByText(/meaning #\d+ \(\d/).waitFor();
    expect(await first.textContent()).toMatch(
      /CEO of Acme Robotics[\s\S]*meaning #\d+ \([\d.]+\)[\s\S]*words #\d+ \([\d.]+\)/,
    );
    await page
      .getByRole('region', { name: 'Passages' })
      .getByText('Acme Robotics is headquartered')
      .first()
      .waitFor();
    await page.getByLabel('on a day').check();
    await page.getByLabel('Day', { exact: true }).fill('2015-06-01');
    await facts
      .getByText(/Jane Doe is the CEO of Acme Robotics/)
      .first()
      .waitFor();
    expect(page.url()).toContain('mode=at');
    expect(page.url()).toContain('at=2015-06-01');
    await page.getByText('The same question elsewhere').click();
    expect(await page.locator('.copies pre').first().textContent()).toContain('"at":"2015-06-01T00:00:00Z"');
  });

  test('entity: names, both axes of time, contradictions face to face, what is around, decisions', async () => {
    const { page } = visit;
    await page.goto('/entities');
    await page.getByRole('link', { name: 'Acme Robotics' }).click();
    const founder = page.getByRole('row', { name: /Jane Doe is the CEO of Acme Robotics/ });
    await founder.waitFor();
    expect(await founder.textContent()).toContain('2012 – 2020');
    expect(await founder.textContent()).toMatch(/since \w+ \d+, \d{4}/);
    await page.getByRole('tab', { name: 'Contradictions 1' }).click();
    await page.getByText('“Acme Robotics is headquartered in Munich.”').waitFor();
    expect(await page.locator('.side').count()).toBe(2);
    await page.getByRole('tab', { name: 'Around it' }).click();
    await page.locator('.graph .node').first().waitFor();
    expect(await page.locator('.graph .node').count()).toBeLessThanOrEqual(151);
    await page.locator('.relations').getByRole('link', { name: 'Alice Chen' }).first().waitFor();
    await page.getByRole('tab', { name: 'Decisions' }).click();
    await page.getByText('created').first().waitFor();
    await page.goto('/entities?q=Alice+Chan');
    await page.getByText('by a similar spelling').first().waitFor();
  });

  test('work: what stands still says why', async () => {
    const { page } = visit;
    await page.goto('/work');
    await page.getByRole('status').getByText('2 documents of 3 ready').waitFor();
    await page.getByText('waits while converting, for a converter for its type').waitFor();
    expect(await page.getByRole('row', { name: /^converting/ }).textContent()).toContain(
      'a converter for its type (1)',
    );
    await page.getByText('builtin/hash-v1').waitFor();
  });

  test('sql: completion, rows, a refusal, a plan, and a CSV', async () => {
    const { page } = visit;
    await page.goto(
      `/sql?sql=${encodeURIComponent('select label from facts_current where subject_name = $1 order by label')}`,
    );
    await page.getByLabel('Parameters').fill('["Alice Chen"]');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByRole('cell', { name: 'Alice Chen is the CEO of Acme Robotics' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/^label\r\n/);
    await page.getByRole('button', { name: 'Explain' }).click();
    await page.getByText(/rows? in \d+ ms/).waitFor();
    const editor = page.getByLabel('SQL statement');
    const retype = async (statement: string) => {
      await editor.focus();
      for (const key of ['Control+a', 'Backspace']) await page.keyboard.press(key);
      await page.keyboard.type(statement);
    };
    await retype('delete from facts_current');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: 'Refused' }).waitFor();
    await retype('select * from facts_cur');
    await page.getByRole('option', { name: /facts_current/ }).waitFor();
    await page.getByRole('button', { name: 'What is known about an entity now?' }).click();
    await editor.getByText('facts_current').waitFor();
  });

  test.each([
    { width: 360, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
  ] as const)(
    'at $width px, $colorScheme: axe finds nothing serious, nothing is cut off',
    async ({ width, colorScheme }) => {
      const { page, context, faults } = await console.newPage({
        viewport: { width, height: 800 },
        colorScheme,
      });
      const screens = {
        '/search?q=Acme': '.results > li',
        '/entities': '.entities li',
        '/entities?q=nobody%20at%20all%20here': '.empty',
        '/work': '.stages',
        '/sql': '.cm-content',
        '/nowhere': '.empty',
      };
      for (const [path, sign] of Object.entries(screens)) {
        await page.goto(path);
        await page.locator(sign).first().waitFor();
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(
          serious.map(({ id, nodes }) => [id, nodes[0]?.html]),
          path,
        ).toEqual([]);
        expect(await page.evaluate<number>('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(
          width,
        );
      }
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  describe('when the API does not answer as it should', () => {
    /** A fake of the API's refusals on the wire; whatever is not refused goes on to the real one. */
    async function refuse(answer: { status: number; detail: unknown; retryAfter?: string } | null) {
      const visit = await console.newPage();
      let refused = 0;
      await visit.page.route('**/api/documents?*', (route) => {
        refused += 1;
        if (answer === null || refused > 1) return route.fallback();
        return route.fulfill({
          status: answer.status,
          contentType: 'application/json',
          headers: answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter },
          body: JSON.stringify({ detail: answer.detail }),
        });
      });
      return visit;
    }

    test.each([
      [{ status: 429, detail: { code: 'rate_limited' }, retryAfter: '8' }, 'The memory asks to slow down'],
      [
        { status: 503, detail: { code: 'forget_in_progress' }, retryAfter: '8' },
        'The memory is forgetting something',
      ],
    ])('%o is said, and asked again by itself', async (answer, title) => {
      const { page, context } = await refuse(answer);
      await page.goto('/');
      await Promise.all([
        page.getByRole('heading', { name: title }).waitFor(),
        page.getByRole('button', { name: /by itself in \d s/ }).waitFor(),
      ]);
      await page.getByRole('row', { name: /^minutes/ }).waitFor();
      await context.close();
    });

    test('an API that is gone is said on every screen, and nothing else breaks', async () => {
      const down = await openConsole('http://127.0.0.1:9');
      const { page, faults } = await down.newPage();
      for (const path of ['/', '/search?q=x', '/work', '/sql']) {
        await page.goto(path);
        await page.getByRole('heading', { name: 'The memory cannot be reached' }).waitFor();
      }
      expect(faults).toEqual([]);
      await down.close();
    });
  });
});
