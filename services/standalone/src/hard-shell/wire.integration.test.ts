import { ErrorBody } from '@memory/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { head, type RawAnswer, sendRaw } from '../testing/raw-socket.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

// Whole services are started, several at once on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/**
 * What a connection may send, sent to the service as it is deployed. Whatever it is, the answer has the error shape
 * and an id that is in the log, or the connection is closed; and never is a second request read out of one.
 */
let service: RunningService;

beforeAll(async () => {
  service = await runService({ worker: false });
});
afterAll(() => service?.stop());

const host = 'Host: localhost';
const json = 'Content-Type: application/json';
const close = 'Connection: close';
const smuggled = head('GET /documents HTTP/1.1', host);

function detailOf(answer: RawAnswer | undefined): unknown {
  if (answer === undefined) return undefined;
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.headers['x-request-id']).toMatch(/^[\w.:-]{1,128}$/);
  return ErrorBody.parse(JSON.parse(answer.body)).detail;
}

describe('shapes that two parsers may read as different requests are refused, and the connection is closed', () => {
  const post = (...lines: string[]) => head('POST /search/claims HTTP/1.1', host, json, ...lines);
  test.each([
    ['a length and chunks', `${post('Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\n${smuggled}`],
    ['chunks and a length', `${post('Transfer-Encoding: chunked', 'Content-Length: 6')}0\r\n\r\n${smuggled}`],
    ['two lengths', `${post('Content-Length: 2', 'Content-Length: 40')}{}${smuggled}`],
    ['the same length twice', `${post('Content-Length: 2', 'Content-Length: 2')}{}${smuggled}`],
    ['lengths in a list', `${post('Content-Length: 2, 2')}{}${smuggled}`],
    ['a signed length', `${post('Content-Length: +2')}{}${smuggled}`],
    ['a length in hex', `${post('Content-Length: 0x2')}{}${smuggled}`],
    ['a length beyond all numbers', `${post(`Content-Length: ${'9'.repeat(30)}`)}{}`],
    [
      'chunks twice',
      `${post('Transfer-Encoding: chunked', 'Transfer-Encoding: chunked')}0\r\n\r\n${smuggled}`,
    ],
    ['an unknown coding', `${post('Transfer-Encoding: xchunked')}0\r\n\r\n${smuggled}`],
    ['chunks not last', `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${smuggled}`],
    ['a blank before the colon', `${post('Transfer-Encoding : chunked')}0\r\n\r\n${smuggled}`],
    ['a folded header', `${post('X-Long: a', ' Transfer-Encoding: chunked')}0\r\n\r\n${smuggled}`],
    ['line feeds alone', `GET /documents HTTP/1.1\n${host}\n\n${smuggled}`],
    ['a carriage return in a header', `${post('X-A: b\rTransfer-Encoding: chunked')}{}`],
    ['a NUL in a header', `${post('X-A: b\0c')}{}`],
    ['a chunk length that is none', `${post('Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n${smuggled}`],
    ['a chunk length that overflows', `${post('Transfer-Encoding: chunked')}${'f'.repeat(20)}\r\n{}`],
    ['a chunk longer than it says', `${post('Transfer-Encoding: chunked')}1\r\n{}\r\n0\r\n\r\n${smuggled}`],
    ['two hosts', head('GET /documents HTTP/1.1', host, 'Host: evil.example') + smuggled],
    ['no host', head('GET /documents HTTP/1.1') + smuggled],
    ['a blank in the target', head('GET /docu ments HTTP/1.1', host) + smuggled],
    ['an unknown version', head('GET /documents HTTP/9.9', host) + smuggled],
    ['the preface of HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${smuggled}`],
  ])('%s', async (_name, bytes) => {
    const { answers, closed } = await sendRaw(service.port, bytes);
    expect(closed).toBe(true);
    expect(answers.length).toBeLessThanOrEqual(1);
    for (const answer of answers) {
      expect([400, 413, 505]).toContain(answer.status);
      expect(detailOf(answer)).toMatch(/^[A-Z][A-Za-z ]+$/);
    }
  });
});

describe('what is no request of ours', () => {
  test.each([
    ['a TLS greeting', Buffer.from('16030100c8010000c40303', 'hex')],
    ['noise', Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256))],
    ['a tunnel', head('CONNECT evil.example:443 HTTP/1.1', host)],
    ['OPTIONS *', head('OPTIONS * HTTP/1.1', host, close)],
    ['another protocol', 'EHLO mail.example\r\nQUIT\r\n'],
  ])('%s', async (_name, bytes) => {
    const { answers, closed } = await sendRaw(service.port, bytes);
    expect(closed).toBe(true);
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(detailOf(answer)).toBe('Bad Request');
    }
  });

  test('an upgrade is not taken up', async () => {
    const { answers } = await sendRaw(
      service.port,
      head('GET /documents HTTP/1.1', host, 'Connection: Upgrade, close', 'Upgrade: websocket'),
    );
    expect(answers.map(({ status }) => status)).toEqual([200]);
  });

  test('paths that climb, that are no UTF-8, that hold NUL, and that are very long', async () => {
    for (const [target, status] of [
      ['/%00', 404],
      ['/documents%00', 404],
      ['/%ff%fe', 404],
      ['/chunks/%ff/adjacent', 422],
      ['/chunks/%00/adjacent', 422],
      ['/operations/%', 405],
      ['/x%zz', 404],
      ['/../../etc/passwd', 404],
      ['/..%2f..%2fetc/passwd', 404],
      ['/\x80\xff', 400],
      ['//documents', 404],
      ['/documents/', 404],
      [`/${'a/'.repeat(10_000)}`, 404],
      [`/${'x'.repeat(70_000)}`, 431],
      [`/documents?${'x&'.repeat(15_000)}`, 422],
      [`/documents?limit=${'9'.repeat(30_000)}`, 422],
      ['/documents?limit=1&limit=1', 422],
      ['/documents?limit[]=1', 422],
      ['/search/claims?query=%00', 422],
      ['/search/claims?query=%ed%a0%80', 200],
    ] as const) {
      const { answers } = await sendRaw(service.port, head(`GET ${target} HTTP/1.1`, host, close));
      expect([target.slice(0, 60), answers.map((answer) => answer.status)]).toEqual([
        target.slice(0, 60),
        [status],
      ]);
      if (status !== 200) detailOf(answers[0]);
    }
  });
});

describe('floods of headers', () => {
  test.each([
    ['one of 70 KB', [`X-Big: ${'x'.repeat(70_000)}`]],
    ['20,000 of them', Array.from({ length: 20_000 }, (_, index) => `X-${index}: y`)],
    ['1,000 short ones', Array.from({ length: 1_000 }, (_, index) => `X-${index}: y`)],
  ])('%s', async (_name, lines) => {
    const { answers, closed } = await sendRaw(service.port, head('GET /documents HTTP/1.1', host, ...lines));
    expect(closed).toBe(true);
    expect(answers.map(({ status }) => status)).toEqual([431]);
    expect(detailOf(answers[0])).toBe('Request Header Fields Too Large');
  });

  test('trailers are no headers', async () => {
    const { answers } = await sendRaw(
      service.port,
      `${head('POST /search/claims HTTP/1.1', host, json, close, 'Transfer-Encoding: chunked')}b\r\n{"query":1}\r\n0\r\nAuthorization: Bearer x\r\nHost: evil.example\r\n\r\n`,
    );
    expect(answers.map(({ status }) => status)).toEqual([422]);
  });
});

describe('bodies', () => {
  const post = (path: string, type: string, body: string | Uint8Array, ...lines: string[]) =>
    sendRaw(service.port, [
      head(
        `POST ${path} HTTP/1.1`,
        host,
        `Content-Type: ${type}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        close,
        ...lines,
      ),
      typeof body === 'string' ? Buffer.from(body) : body,
    ]);

  test.each([
    ['nested 200,000 deep', '['.repeat(200_000), 'json_invalid'],
    ['objects nested deep', '{"a":'.repeat(50_000), 'json_invalid'],
    ['a lone surrogate', '{"query":"\\ud800"}', 'string_unicode'],
    ['a NUL', '{"query":"a\\u0000b"}', 'value_error'],
    ['a number beyond all numbers', '{"query":"x","k":1e999999}', 'finite_number'],
    ['a number of 100,000 digits', `{"query":"x","k":${'9'.repeat(100_000)}}`, 'finite_number'],
    ['a long fraction', `{"query":"x","k":3.${'0'.repeat(10)}1${'0'.repeat(100_000)}}`, 'int_from_float'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 'json_invalid'],
    ['UTF-16', Buffer.from('{"query":"x"}', 'utf16le'), 'json_invalid'],
    ['no JSON', 'query=x', 'json_invalid'],
    ['NaN', '{"query":"x","k":NaN}', 'json_invalid'],
    ['a list', '[]', 'model_attributes_type'],
    ['null', 'null', 'model_attributes_type'],
    ['the machinery of objects', '{"query":"x","__proto__":{"k":1}}', 'extra_forbidden'],
    ['80,000 fields', `{${Array.from({ length: 80_000 }, (_, n) => `"f${n}":1`).join(',')}}`, 'missing'],
  ])('%s', async (_name, body, type) => {
    const { answers } = await post('/search/claims', 'application/json', body);
    expect(answers[0]?.status).toBe(422);
    const detail = detailOf(answers[0]) as { type: string }[];
    expect(detail[0]?.type).toBe(type);
  });

  test('a body larger than JSON may be is refused by its length', async () => {
    const { answers } = await sendRaw(
      service.port,
      head('POST /search/claims HTTP/1.1', host, json, 'Content-Length: 1000000000'),
    );
    expect([answers[0]?.status, detailOf(answers[0])]).toEqual([413, 'body_too_large']);
  });

  test('and one without a length once it is', async () => {
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    const { answers } = await sendRaw(service.port, [
      head('POST /search/claims HTTP/1.1', host, json, 'Transfer-Encoding: chunked'),
      ...Array.from({ length: 100 }, () => chunk),
    ]);
    expect([answers[0]?.status, detailOf(answers[0])]).toEqual([413, 'body_too_large']);
  });

  test.each([
    ['gzip', 'content-encoding'],
    ['br', 'content-encoding'],
    ['zstd', 'content-encoding'],
    ['gzip, gzip', 'content-encoding'],
  ])('compressed by %s is not unpacked', async (coding, name) => {
    for (const [path, type] of [
      ['/search/claims', 'application/json'],
      ['/ingest?filename=a.md&mime=text/markdown', 'application/octet-stream'],
    ] as const) {
      const { answers } = await post(path, type, Buffer.alloc(1_000), `Content-Encoding: ${coding}`);
      expect(answers[0]?.status).toBe(422);
      expect(detailOf(answers[0])).toMatchObject([{ loc: ['header', name] }]);
    }
  });

  test.each([
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'multipart/mixed; boundary="a\\"b"',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/json-patch+json',
    'application/json, application/octet-stream',
    '',
    ';',
    'x'.repeat(10_000),
  ])('of type %.40s', async (type) => {
    const form = '--x\r\nContent-Disposition: form-data; name="query"\r\n\r\nx\r\n--x--\r\n';
    for (const path of ['/search/claims', '/ingest?filename=a.md&mime=text/markdown']) {
      const { answers } = await post(path, type, form);
      expect(answers[0]?.status).toBe(422);
      expect(detailOf(answers[0])).toMatchObject([{ loc: ['header', 'content-type'] }]);
    }
  });
});

test('a hundred requests in one piece are answered in their order', async () => {
  const bytes = Array.from({ length: 100 }, (_, n) => head(`GET /documents?limit=${n} HTTP/1.1`, host)).join(
    '',
  );
  const { answers } = await sendRaw(service.port, bytes, { ms: 3_000 });
  expect(answers.map(({ status }) => status)).toEqual([422, ...Array.from({ length: 99 }, () => 200)]);
});

test('each answer has an id of its own, which is in the log, and 500s tell nothing', async () => {
  const ids = new Set<string>();
  for (const bytes of [
    head('GET /documents HTTP/1.1', host, close),
    head('GET /nowhere HTTP/1.1', host, close),
    head('PUT /documents HTTP/1.1', host, close),
    head('GET /documents?limit=0 HTTP/1.1', host, close),
    head('GET /documents HTTP/1.1', close),
    head('GET documents HTTP/1.1', host, close),
    'nonsense\r\n\r\n',
  ]) {
    const { answers } = await sendRaw(service.port, bytes);
    const id = answers[0]?.headers['x-request-id'];
    expect(id, bytes).toBeDefined();
    ids.add(id ?? '');
    await expect
      .poll(() => service.log().some((line) => line.request_id === id), { message: `${bytes} ${id}` })
      .toBe(true);
  }
  expect(ids.size).toBe(7);
});

test('after all this nothing has failed inside', () => {
  expect(service.log().filter(({ level }) => level === 'error')).toEqual([]);
});
