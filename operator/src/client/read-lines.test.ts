import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

async function* bytes(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part, 'latin1');
}

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

test('lines come whole, however the bytes are cut', async () => {
  const text = Buffer.from('{"a":"ä"}\n{"b":1}\n\n{"c"', 'utf8').toString('latin1');
  const whole = await collect(readLines(bytes(text)));
  expect(whole).toEqual(['{"a":"ä"}', '{"b":1}', '{"c"']);
  expect(await collect(readLines(bytes(...text)))).toEqual(whole);
});
