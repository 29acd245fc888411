import { exampleEnvelope } from '@memory/contract/examples';
import { createLogger } from '@memory/telemetry';
import { describe, expect, test } from 'vitest';
import { createRoutedApp } from '../app.ts';
import answers from './fastapi-answers.json' with { type: 'json' };

/**
 * What FastAPI 0.165 with pydantic 2.14 answered to wrong requests over models written out from the same
 * specification. Ours must say the same, but for what it shows of a missing query parameter's surroundings.
 */
type Answer = { method: string; path: string; body?: unknown; detail: { input: unknown }[] };

const app = createRoutedApp({ log: createLogger({ service: 'test', level: 'error' }) });
app.serve('searchClaimsByBody', async () => exampleEnvelope);
app.serve('searchClaims', async () => exampleEnvelope);
app.serve('adjacentChunks', async () => exampleEnvelope);
app.serve('listDocuments', async () => ({ documents: [], cursor: null }));
app.serve('readiness', async () => {
  throw new Error('every request here is wrong');
});

function send({ method, path, body }: Answer) {
  if (method === 'GET') return app.hono.request(path);
  const headers = { 'Content-Type': 'application/json' };
  return app.hono.request(path, { method, headers, body: JSON.stringify(body) });
}

describe('wrong requests are answered as FastAPI answers them', () => {
  test.each(
    (answers as Answer[]).map(
      (answer) => [`${answer.method} ${answer.path} ${JSON.stringify(answer.body) ?? ''}`, answer] as const,
    ),
  )('%s', async (_name, answer) => {
    const response = await send(answer);
    expect(response.status).toBe(422);
    const { detail } = (await response.json()) as { detail: { input: unknown }[] };
    const isLong = (input: unknown) => JSON.stringify(input).length > 200;
    for (const entry of detail) if (isLong(entry.input)) entry.input = '…';
    const expected = answer.detail.map((entry) =>
      answer.method === 'GET' && 'type' in entry && entry.type === 'missing'
        ? { ...entry, input: null }
        : entry,
    );
    expect(detail).toEqual(expected);
  });
});
