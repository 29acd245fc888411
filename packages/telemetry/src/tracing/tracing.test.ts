import { expect, test } from 'vitest';
import { createTracer } from './create-tracer.ts';
import { currentSpan, inSpan, withSpan } from './span.ts';

const options = { service: 'test', revision: '1' };

test('traces are off unless an endpoint is set', async () => {
  expect(await createTracer({ ...options, env: {} })).toBeUndefined();
  expect(await createTracer({ ...options, env: { OTEL_EXPORTER_OTLP_ENDPOINT: '' } })).toBeUndefined();
  const disabled = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' };
  expect(await createTracer({ ...options, env: disabled })).toBeUndefined();
  expect(currentSpan()).toBeUndefined();
  expect(await inSpan(undefined, async () => 1)).toBe(1);
});

test('a span joins the trace that it is given, and its children join it', async () => {
  const tracer = await createTracer({
    ...options,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
  });
  if (tracer === undefined) throw new Error('traces are on');
  const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
  const joined = tracer.start('a', { kind: 'server', parent });
  expect(joined.traceParent).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-00$/);
  expect(joined.child('b').traceParent.slice(0, 36)).toBe(parent.slice(0, 36));
  withSpan(joined, () => expect(currentSpan()).toBe(joined));
  for (const malformed of ['', 'x', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, `${parent}-x`, 'ff']) {
    const own = tracer.start('a', { kind: 'server', parent: malformed });
    expect(own.traceParent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(own.traceParent).not.toContain('0af7651916cd43dd8448eb211c80319c');
  }
  await expect(inSpan(joined, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});
