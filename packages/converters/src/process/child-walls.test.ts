import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childArguments } from './child-arguments.ts';

/** What code in the child may not do, asked of a process with the child's own flags. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-walls-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function tryInChild(code: string): string {
  const forbid = pathToFileURL(join(import.meta.dirname, 'forbid-network.ts')).href;
  const script = `import { forbidNetwork } from '${forbid}'; forbidNetwork(); try { ${code}; console.log('done'); } catch (error) { console.log(error.code ?? error.message); }`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...childArguments(folder, 256), '--input-type=module', '--eval', script],
    { encoding: 'utf8', env: {}, cwd: folder, timeout: 30_000 },
  );
  return stdout.trim() || stderr;
}

test.each([
  [
    'read a file of the machine',
    "(await import('node:fs')).readFileSync('/etc/passwd')",
    'ERR_ACCESS_DENIED',
  ],
  [
    'write outside its folder',
    "(await import('node:fs')).writeFileSync('/tmp/escaped', 'x')",
    'ERR_ACCESS_DENIED',
  ],
  ['start a process', "(await import('node:child_process')).spawnSync('/bin/true')", 'ERR_ACCESS_DENIED'],
  ['open a socket', "(await import('node:net')).connect(80, '127.0.0.1')", 'a converter has no network'],
  ['fetch', "await fetch('http://127.0.0.1')", 'a converter has no network'],
  ['make code of a string', "eval('1')", 'Code generation from strings disallowed for this context'],
])('it cannot %s', (_, code, answer) => {
  expect(tryInChild(code)).toBe(answer);
});

test('it can write in its folder', () => {
  expect(tryInChild(`(await import('node:fs')).writeFileSync('${folder}/x', 'x')`)).toBe('done');
});
