import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runService } from '../testing/run-service.ts';

const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');

/** The value that the page gives a variable, its address replaced by the test's own. */
function variable(name: string, base: string): string {
  const value = new RegExp(`^${name}=(\\S+)`, 'm').exec(page)?.[1] ?? '';
  return value.replace('http://127.0.0.1:9000', base);
}

test('the worked example of docs/security.md makes a key that works and a document that revokes it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'memory-issuer-'));
  writeFileSync(join(folder, 'issuer.mjs'), /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
  const issue = (...revoked: string[]) =>
    execFileSync(process.execPath, ['issuer.mjs', ...revoked], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const files = createServer((request, response) => {
    response.end(readFileSync(join(folder, 'published', request.url ?? '')));
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  const credential = issue().trim();
  const names = [
    'SERVICE_DEPLOYMENT_ID',
    'SERVICE_SELFHOST_API_KEY_ISSUER',
    'SERVICE_SELFHOST_API_KEY_TENANT_ID',
    'SERVICE_SELFHOST_API_SIGNING_KEYS_URL',
    'SERVICE_SELFHOST_API_REVOCATION_URL',
  ];
  const service = await runService({
    worker: false,
    env: {
      ...Object.fromEntries(names.map((name) => [name, variable(name, base)])),
      SERVICE_SELFHOST_API_KEY_REFRESH_S: '0.2',
    },
  });
  const status = async () =>
    (await fetch(`${service.url}/documents`, { headers: { Authorization: `Bearer ${credential}` } })).status;
  try {
    expect(await status()).toBe(200);
    const claims = JSON.parse(Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString());
    // The example's seq is the second that it was made in.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    issue(claims.jti);
    for (let tries = 0; tries < 100 && (await status()) === 200; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await status()).toBe(401);
  } finally {
    await service.stop();
    files.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
