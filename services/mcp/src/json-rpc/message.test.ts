import { expect, test } from 'vitest';
import { readMessage } from './message.ts';

const codeOf = (text: string) => {
  const message = readMessage(text);
  return message.kind === 'invalid' && 'error' in message.response
    ? [message.response.error.code, message.response.id]
    : message.kind;
};

test.each(['', 'hello', '{"jsonrpc":"2.0",', '{"a":1}{"b":2}', "{'jsonrpc':'2.0'}", '\ufeff{}', 'NaN'])(
  '%j is no JSON',
  (text) => {
    expect(codeOf(text)).toEqual([-32700, null]);
  },
);

test.each([
  ['[]', null],
  ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', null],
  ['42', null],
  ['null', null],
  ['"ping"', null],
  ['{}', null],
  ['{"jsonrpc":"1.0","id":3,"method":"ping"}', 3],
  ['{"id":"a","method":"ping"}', 'a'],
  ['{"jsonrpc":"2.0","id":4}', 4],
  ['{"jsonrpc":"2.0","id":4,"method":7}', 4],
  ['{"jsonrpc":"2.0","id":4,"result":{}}', 4],
  ['{"jsonrpc":"2.0","id":null,"method":"ping"}', null],
  ['{"jsonrpc":"2.0","id":true,"method":"ping"}', null],
  ['{"jsonrpc":"2.0","id":{},"method":"ping"}', null],
  ['{"jsonrpc":2.0,"method":"ping"}', null],
])('%s is no request', (text, id) => {
  expect(codeOf(text)).toEqual([-32600, id]);
});

test('bytes that are no UTF-8 are no JSON; those that are, are read whole', () => {
  const message = Buffer.from('{"jsonrpc":"2.0","id":"ü🙂","method":"ping"}');
  expect(readMessage(message)).toMatchObject({ kind: 'request', id: 'ü🙂' });
  expect(readMessage(Buffer.from(message.toString(), 'latin1'))).toMatchObject({ kind: 'invalid' });
});

test('a message without an id is a notification, whatever its method', () => {
  expect(codeOf('{"jsonrpc":"2.0","method":"notifications/initialized"}')).toBe('notification');
  expect(codeOf('{"jsonrpc":"2.0","method":"tools/call","params":{}}')).toBe('notification');
});

test('ids are strings and numbers, zero and empty ones too', () => {
  for (const id of [0, -1, 1.5, '', 'x']) {
    expect(readMessage(JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' }))).toMatchObject({
      kind: 'request',
      id,
    });
  }
});
