import { checkReader } from '@memory/extraction';
import { readText } from '@memory/extraction/conformance';
import { expect, test } from 'vitest';
import { createBuiltinReader } from '../builtin-reader.ts';

const readme = `# kestrel-js

> Parse the maps of birds

\`\`\`sh
npm install kestrel-js
\`\`\`

## Options

| Option | Type | Default | Description |
|---|---|---|---|
| \`timeout\` | number | \`30\` | Milliseconds to wait for the server. |

## API

### \`map.read([size])\`

Reads a piece of the map. Answers null at its end.

## Changelog

### 2.1.0 (2024-03-01)

- **core:** add support for birds ([#12](https://github.com/orr/kestrel-js/issues/12))
- [Fix] ignore empty keys

### 2.0.0

## License

MIT © [Ann Bell](https://example.org)
`;

test('what layout says holds the contract of the port, each claim within its chunk', async () => {
  const reader = checkReader(
    createBuiltinReader({
      onFault: ({ rule, error }) => {
        throw new Error(rule, { cause: error });
      },
    }),
  );
  const { claims } = await readText(reader, readme);
  const texts = claims.map(({ text }) => text);
  expect(texts).toContain('kestrel-js 2.1.0 was released on 2024-03-01.');
  expect(texts).toContain(
    'Timeout option of kestrel-js: Type: number; Default: 30; Description: Milliseconds to wait for the server.',
  );
  expect(texts.some((text) => text.endsWith('Answers null at its end.'))).toBe(true);
  expect(claims.find(({ text }) => text.startsWith('kestrel-js 2.1.0 was'))?.validity).toMatchObject({
    from: new Date('2024-03-01T00:00:00Z'),
    precision: 'day',
    kind: 'event_time',
  });
});
