/**
 * What the console weighs and how soon it can be used: bytes, requests and time to interactive of each screen, first visit
 * and second, in Debian's Chromium against a service of its own on loopback.
 *
 *     npm run bench -- console [DOCUMENTS]
 */
import { gzipSync } from 'node:zlib';
import { type OpenConsole, openConsole } from '../src/testing/open-browser.ts';
import { remember } from '../src/testing/remember.ts';
import { runService } from '../src/testing/run-service.ts';

const documents = Number(process.argv[2] ?? '20');

type Visit = {
  requests: number;
  /** Sent over the wire, heads and all. */
  wireBytes: number;
  /** Of the console's own files, compressed by gzip. */
  gzipBytes: number;
  interactiveMs: number;
};

/** Where the time is read: when the sign of a screen stands in the page and the main thread is free. */
async function visit(
  page: Awaited<ReturnType<OpenConsole['newPage']>>['page'],
  path: string,
  sign: string,
): Promise<Visit> {
  const files = new Map<string, Promise<Buffer>>();
  let requests = 0;
  page.on('response', (response) => {
    requests += 1;
    if (
      /\.(js|css|svg)$|text\/html/.test(
        `${new URL(response.url()).pathname}${response.headers()['content-type']}`,
      )
    )
      files.set(response.url(), response.body());
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(sign).first().waitFor();
  const interactiveMs = await page.evaluate<number>(
    'new Promise((free) => requestAnimationFrame(() => setTimeout(() => free(performance.now()))))',
  );
  const wireBytes = await page.evaluate<number>(
    `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
       .reduce((sum, { transferSize }) => sum + transferSize, 0)`,
  );
  const bodies = await Promise.all([...files.values()].map((body) => body.catch(() => Buffer.alloc(0))));
  const gzipBytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  page.removeAllListeners('response');
  return { requests, wireBytes, gzipBytes, interactiveMs };
}

function print(name: string, { requests, wireBytes, gzipBytes, interactiveMs }: Visit): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
  console.log(
    `${name.padEnd(28)} ${String(requests).padStart(3)} requests ${kilobytes(wireBytes)} sent, files ${kilobytes(gzipBytes)} gzip, interactive in ${interactiveMs.toFixed(0).padStart(5)} ms`,
  );
}

const service = await runService();
const opened = await openConsole(service.url);
try {
  const texts = Array.from({ length: documents }, (_, index) => ({
    name: `note-${index}.md`,
    text: `# Note ${index}\n\nAda${index} Stone works at Acme Robotics. Acme Robotics is headquartered in Berlin.\n`,
  }));
  const [first] = await remember(service.url, texts);
  const screens: [name: string, path: string, sign: string][] = [
    ['documents', '/', '.documents'],
    ['a document', `/documents/${first?.doc_id}`, '.reading .passage'],
    ['search lab', '/search?q=Where+is+Acme+Robotics%3F', '.results > li'],
    ['entities', '/entities', '.entities li'],
    ['work', '/work', '.stages'],
    ['SQL', '/sql', '.cm-content'],
  ];
  for (const [name, path, sign] of screens) {
    const { page, context } = await opened.newPage();
    print(`${name}, first visit`, await visit(page, path, sign));
    print(`${name}, second visit`, await visit(page, path, sign));
    await context.close();
  }
} finally {
  await opened.close();
  await service.stop();
}
