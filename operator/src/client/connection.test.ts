import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { connectionOf, findConnection } from './connection.ts';

const folder = mkdtempSync(join(tmpdir(), 'memory-kubeconfig-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const base64 = (text: string) => Buffer.from(text).toString('base64');

function kubeconfig(user: object, cluster: object = {}): string {
  return stringify({
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'here',
    clusters: [
      { name: 'other', cluster: { server: 'https://other:6443' } },
      {
        name: 'one',
        cluster: { server: 'https://one:6443', 'certificate-authority-data': base64('CA'), ...cluster },
      },
    ],
    contexts: [{ name: 'here', context: { cluster: 'one', user: 'me', namespace: 'tenants' } }],
    users: [{ name: 'me', user }],
  });
}

describe('a kubeconfig', () => {
  it('gives certificates and a token', async () => {
    const { server, access } = await connectionOf(kubeconfig({ token: 'secret' }));
    expect(server).toBe('https://one:6443');
    expect(await access()).toMatchObject({ tls: { ca: 'CA' }, headers: { Authorization: 'Bearer secret' } });
  });

  it('gives a client certificate and no token', async () => {
    const { access } = await connectionOf(
      kubeconfig({ 'client-certificate-data': base64('CERT'), 'client-key-data': base64('KEY') }),
    );
    expect(await access()).toEqual({ tls: { ca: 'CA', cert: 'CERT', key: 'KEY' }, headers: {} });
  });

  it('names files beside it, which are read again each time', async () => {
    const file = join(folder, 'config');
    writeFileSync(file, kubeconfig({ tokenFile: 'token' }));
    writeFileSync(join(folder, 'token'), 'first\n');
    const { access } = await findConnection({ KUBECONFIG: file });
    expect((await access()).headers).toEqual({ Authorization: 'Bearer first' });
    writeFileSync(join(folder, 'token'), 'second\n');
    expect((await access()).headers).toEqual({ Authorization: 'Bearer second' });
  });

  it('with more in it than certificates and tokens is read by the client library', async () => {
    const { server, access } = await connectionOf(
      kubeconfig({ username: 'ann', password: 'pass' }, { 'tls-server-name': 'inside' }),
    );
    expect(server).toBe('https://one:6443');
    expect(await access()).toMatchObject({
      tls: { servername: 'inside' },
      headers: { Authorization: `Basic ${base64('ann:pass')}` },
    });
  });

  it.each([
    ['a folder', folder],
    ['no YAML', join(folder, 'broken')],
    ['empty', join(folder, 'empty')],
  ])('that is %s is named in the refusal', async (_what, file) => {
    writeFileSync(join(folder, 'broken'), 'clusters: [one\n');
    writeFileSync(join(folder, 'empty'), '');
    await expect(findConnection({ KUBECONFIG: file })).rejects.toThrow(
      `the kubeconfig ${file} cannot be used: `,
    );
  });

  it('without a cluster in its context is refused', async () => {
    const text = kubeconfig({}).replace('cluster: one', 'cluster: none');
    await expect(connectionOf(text)).rejects.toThrow('the kubeconfig names no cluster');
  });
});
