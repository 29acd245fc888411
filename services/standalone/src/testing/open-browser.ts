import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startConsole } from '@memory/console';
import { createLogger } from '@memory/telemetry';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { builtConsole } from '../../../../scripts/lib/built-console.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Debian's Chromium, or the one that MEMORY_TEST_CHROMIUM names; null on a machine without one. */
export function findChromium(): string | null {
  const asked = process.env.MEMORY_TEST_CHROMIUM;
  return (
    [asked, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => path && existsSync(path)) ?? null
  );
}

export type OpenConsole = {
  url: string;
  /** A page of a browser that knows nothing yet. */
  newPage(options?: Parameters<Browser['newContext']>[0]): Promise<ConsolePage>;
  /** Ends the console, with its sessions, and starts it anew at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

export type ConsolePage = {
  page: Page;
  context: BrowserContext;
  /** Faults of scripts, and what the policy refused. */
  faults: string[];
  /** Every request of the page, as `GET /api/documents`; those to elsewhere by their whole address. */
  requests: string[];
};

/** The console in front of an API, and a browser to look at it with. */
export async function openConsole(apiUrl: string): Promise<OpenConsole> {
  builtConsole(root, process.execPath);
  const log = createLogger({ service: 'console', level: 'error', destination: { write: () => {} } });
  const start = (port: number) =>
    startConsole({ variables: { SERVICE_CONSOLE_BIND: { host: '127.0.0.1', port } }, apiUrl, log });
  let listening = await start(0);
  if (listening === null) throw new Error('the console is off');
  const { url, port } = listening;
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    // Tests run as root, where Chromium has no sandbox.
    args: ['--no-sandbox'],
  });
  return {
    url,
    newPage: (options = {}) => newPage(browser, url, options),
    async restart() {
      await listening?.close(1_000);
      listening = await start(port);
    },
    async close() {
      await browser.close();
      await listening?.close(1_000);
    },
  };
}

/** The machine may be busy with other tests. */
const PATIENCE_MS = 45_000;

async function newPage(
  browser: Browser,
  url: string,
  options: Parameters<Browser['newContext']>[0],
): Promise<ConsolePage> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Answers that are refusals are written by the browser itself.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const to = new URL(request.url());
    requests.push(`${request.method()} ${to.origin === url ? to.pathname : request.url()}`);
  });
  return { page, context, faults, requests };
}
