import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { createConverters } from '../index.ts';
import { inParts } from '../testing/convert.ts';

const MIB = 1024 * 1024;
const facts = { mime: 'text/yaml', filename: 'a.yaml' };
function convert(text: string, limits: object, signal = new AbortController().signal) {
  const converter = createConverters(['default'], { limits }).get('text/yaml');
  if (converter === undefined) throw new Error('no converter');
  return converter.convert(inParts(text, 1_000), signal, facts);
}

const leftFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('memory-convert-'));

test('a conversion in a child gives the Markdown, and a title from its first heading', async () => {
  expect(await convert('team:\n  - name: Ada\n    size: 1\n  - name: Bo\n    size: 2\n', {})).toEqual({
    markdown: '# team\n\n| name | size |\n| --- | --- |\n| Ada | 1 |\n| Bo | 2 |\n',
    title: 'team',
    anchors: [],
    converter: 'yaml 1, yaml 2.9.1',
  });
});

test('time, memory and output over their limits are told apart', async () => {
  await expect(convert('a: 1', { timeMs: 1 })).rejects.toThrow(/^time_limit: .* more than 0\.001 s/);
  await expect(convert('a: 1', { memoryBytes: 20 * MIB })).rejects.toThrow(/^memory_limit: /);
  await expect(convert(`a: ${'x'.repeat(5_000)}`, { outputBytes: 1_000 })).rejects.toThrow(/^output_limit: /);
});

test('a source of bytes that never ends does not outlast the time limit', async () => {
  async function* stuck(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('a: ');
    await new Promise(() => {});
  }
  const converter = createConverters(['yaml'], { limits: { timeMs: 100 } }).get('text/yaml');
  await expect(converter?.convert(stuck(), new AbortController().signal, facts)).rejects.toThrow(
    /^time_limit: /,
  );
});

test('an abort ends the child, and its folder goes', async () => {
  const abort = new AbortController();
  const before = leftFolders().length;
  async function* stuck(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('a: ');
    await new Promise(() => {});
  }
  const running = createConverters(['yaml']).get('text/yaml')?.convert(stuck(), abort.signal, facts);
  setTimeout(() => abort.abort(new Error('the worker is stopping')), 50);
  await expect(running).rejects.toThrow('the worker is stopping');
  await expect(convert('a: 1', {}, abort.signal)).rejects.toThrow('the worker is stopping');
  expect(leftFolders().length).toBeLessThanOrEqual(before);
});

test('a source of bytes that fails is its own error, and ends the child', async () => {
  async function* broken() {
    yield Buffer.from('a: ');
    throw new Error('part 1 of the blob is missing');
  }
  const converter = createConverters(['yaml']).get('text/yaml');
  await expect(converter?.convert(broken(), new AbortController().signal, facts)).rejects.toThrow(
    'part 1 of the blob is missing',
  );
});
