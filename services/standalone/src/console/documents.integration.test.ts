import { AxeBuilder } from '@axe-core/playwright';
import { hostileTexts } from '@memory/console/hostile-texts';
import type { IngestedVersion } from '@memory/contract';
import { testBackend } from '@memory/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, type OpenConsole, openConsole } from '../testing/open-browser.ts';
import { remember } from '../testing/remember.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

const ACME = `# Acme Robotics

Acme Robotics is headquartered in Berlin. It was founded in 2012 by Jane Doe.
Jane Doe was the CEO of Acme Robotics from 2012 to 2020. In March 2020, Alice Chen became CEO of the company.
`;
const SENTENCE = 'In March 2020, Alice Chen became CEO of the company.';
const CLAIM = 'In March 2020, Alice Chen became CEO of Acme Robotics.';
const LONG = { timeout: 300_000 };

describe.skipIf(findChromium() === null)('documents in a browser', LONG, () => {
  let service: RunningService;
  let console: OpenConsole;

  beforeAll(async () => {
    service = await runService();
    console = await openConsole(service.url);
  }, 240_000);

  afterAll(async () => {
    await console?.close();
    await service?.stop();
  }, 60_000);

  test('an empty memory: the example goes in, and is taken away again', async () => {
    const { page, context, faults } = await console.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Try it with an example' }).click();
    await page.getByRole('row', { name: /acme-robotics/ }).waitFor();
    await page.getByRole('button', { name: 'Take the example away' }).click();
    await page.getByRole('heading', { name: 'The memory is empty' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('from a file on the disk to the words that a fact rests on', async () => {
    const { page, context, faults, requests } = await console.newPage();
    await page.goto('/');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'acme.md',
        mimeType: 'text/markdown',
        buffer: Buffer.from(ACME),
      });
    const row = page.getByRole('row', { name: /^acme/ });
    await row.getByText('Ready').waitFor({ timeout: 200_000 });
    await row.getByRole('link', { name: 'acme' }).click();
    await page.getByRole('tab', { name: /Facts/ }).click();
    await page.getByRole('button', { name: 'Alice Chen is the CEO of Acme Robotics' }).click();
    await page.locator('mark.chosen').waitFor();
    expect(await page.locator('mark.chosen').allTextContents()).toEqual([SENTENCE]);
    // The other way round: the words are clicked, and the claim and its fact are shown.
    await page.locator('mark', { hasText: SENTENCE }).click();
    const chosen = page.locator('.claims > li.chosen');
    expect(await chosen.getByRole('button').textContent()).toBe(CLAIM);
    await chosen.getByText('Alice Chen is the CEO of Acme Robotics').waitFor();
    // Its address leads another browser to the same place.
    const other = await console.newPage();
    await other.page.goto(page.url());
    await other.page.locator('mark.chosen', { hasText: SENTENCE }).waitFor();
    expect([...faults, ...other.faults]).toEqual([]);
    const asked = requests.filter((request) => request === 'POST /api/readiness').length;
    expect(asked).toBeLessThan(60);
    expect(requests.filter((request) => request.includes('://'))).toEqual([]);
    await other.context.close();
    await context.close();
  });

  test('by keyboard alone: find, open, choose a claim, delete', async () => {
    const [version] = await remember(service.url, [
      { name: 'by-keyboard.md', text: `${ACME}\nRoboArm is made by Acme Robotics.\n` },
    ]);
    const { page, context, faults } = await console.newPage();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Documents' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to the content');
    await tabTo(page, /Find documents/);
    await page.keyboard.type('by keyboard');
    await page.getByText('found by its name').first().waitFor();
    await tabTo(page, /^by-keyboard$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/documents/${version?.doc_id}`);
    await page.getByRole('tab', { name: 'Claims' }).waitFor();
    await tabTo(page, /^Claims/);
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toMatch(/^Facts/);
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, /^RoboArm is made by/);
    await page.keyboard.press('Enter');
    await page.locator('mark.chosen', { hasText: 'RoboArm is made by' }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, /^Delete…/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, /^Delete$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${console.url}/`);
    expect(faults).toEqual([]);
    await context.close();
  });

  describe('what is hostile', () => {
    let versions: IngestedVersion[];

    beforeAll(async () => {
      versions = await remember(
        service.url,
        hostileTexts.map((text, index) => {
          const name = `${index} ${text.replaceAll(/[\u0000-\u001f]/g, '').slice(0, 80)}`;
          return { name: `${name}.md`, text: `${text}\n\nFile ${index}.`, parameters: { title: name } };
        }),
      );
    }, 290_000);

    test('is text in the list of documents, in names, in claims and in passages', async () => {
      const { page, context, faults, requests } = await console.newPage();
      await page.goto('/');
      await page.getByRole('button', { name: 'Show more' }).click();
      await page.getByText('<script>window.pwned = 1</script>').first().waitFor();
      // Statements on the embedded database share a minute of time among them: every eighth document is opened there.
      const step = testBackend() === 'embedded' ? 8 : 1;
      for (const { doc_id } of versions.filter((_version, index) => index % step === 0)) {
        await page.goto(`/documents/${doc_id}`);
        await page.locator('.reading .passage').first().waitFor();
        const made = await page.evaluate<Made>(LOOK);
        expect(made, doc_id).toEqual({ ran: false, elements: 0, links: made.links });
        expect(made.links.every((protocol) => ['http:', 'https:', 'mailto:'].includes(protocol))).toBe(true);
      }
      expect(faults).toEqual([]);
      expect(requests.filter((request) => request.includes('://'))).toEqual([]);
      await context.close();
    });
  });

  test.each([
    { width: 360, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ] as const)(
    'at $width px, $colorScheme: axe finds nothing serious, nothing is cut off',
    async ({ width, colorScheme }) => {
      const [version] = await remember(service.url, [{ name: 'acme.md', text: ACME }]);
      const { page, context } = await console.newPage({ viewport: { width, height: 800 }, colorScheme });
      for (const path of [
        '/',
        `/documents/${version?.doc_id}`,
        `/documents/${version?.doc_id}?show=versions`,
      ]) {
        await page.goto(path);
        await page.locator('.documents, .reading .passage').first().waitFor();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .map(({ id, nodes }) => [id, nodes[0]?.html]),
          path,
        ).toEqual([]);
        expect(await page.evaluate<number>('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(
          width,
        );
      }
      await context.close();
    },
  );
});

type Page = Awaited<ReturnType<OpenConsole['newPage']>>['page'];

/** What a page of hostile text has made. */
type Made = { ran: boolean; elements: number; links: string[] };
const LOOK = `({
  ran: 'pwned' in globalThis,
  elements: document.querySelectorAll('main :is(script, img, iframe, svg, object, embed, style, link, form)').length,
  links: [...document.querySelectorAll('.reading a')].map(({ protocol }) => protocol),
})`;

/** The name of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate<string>(
    `(document.activeElement.labels?.[0]?.textContent ?? document.activeElement.textContent).trim()`,
  );
}

/** Presses Tab until what has the focus has a name. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let left = 60; left > 0; left--) {
    await page.keyboard.press(key);
    if (name.test(await focused(page))) return;
  }
  throw new Error(`${name} cannot be reached by ${key}`);
}
