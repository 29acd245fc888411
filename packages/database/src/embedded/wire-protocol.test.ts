import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  closeStatementMessage,
  createClientMessageReader,
  createServerAnswerReader,
  errorMessage,
  errorText,
  parsedStatementName,
  queryMessage,
  readyMessage,
  statementText,
  syncMessage,
} from './wire-protocol.ts';

function startup(parameters: Record<string, string>): Buffer {
  const body = `${Object.entries(parameters)
    .map(([name, value]) => `${name}\0${value}\0`)
    .join('')}\0`;
  const bytes = Buffer.alloc(8 + Buffer.byteLength(body));
  bytes.writeInt32BE(bytes.length, 0);
  bytes.writeInt32BE(196_608, 4);
  bytes.write(body, 8);
  return bytes;
}

function cut(bytes: Buffer, places: number[]): Buffer[] {
  const at = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((start, i) => bytes.subarray(start, at[i] ?? bytes.length));
}

test('client messages come out the same however the stream is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 40 })),
      fc.array(fc.nat(), { maxLength: 30 }),
      (texts, places) => {
        const safe = texts.map((text) => text.replaceAll('\0', ''));
        const stream = Buffer.concat([
          Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]),
          startup({ user: 'postgres', role: 'memory_app' }),
          ...safe.map(queryMessage),
          syncMessage(),
        ]);
        const read = createClientMessageReader(() => true);
        const messages = cut(stream, places).flatMap(read);
        expect(messages.map((message) => message.kind)).toEqual([
          'encryption',
          'startup',
          ...safe.map(() => 'message'),
          'message',
        ]);
        expect(messages[1]).toMatchObject({
          parameters: new Map([
            ['user', 'postgres'],
            ['role', 'memory_app'],
          ]),
        });
        const queries = messages.flatMap((m) =>
          m.kind === 'message' && m.type === 'Q' ? [statementText(m.bytes)] : [],
        );
        expect(queries).toEqual(safe);
      },
    ),
  );
});

test('the status of an answer is read however the answer is cut', () => {
  const answer = Buffer.concat([
    errorMessage('ERROR', '22012', 'division by zero'),
    Buffer.from('C\0\0\0\x0dSELECT 1\0', 'latin1'),
    readyMessage('T'),
    Buffer.from('C\0\0\0\x08SET\0', 'latin1'),
    readyMessage('I'),
  ]);
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 20 }), (places) => {
      const reader = createServerAnswerReader();
      for (const piece of cut(answer, places)) {
        reader.read(piece);
      }
      expect(reader.answer()).toEqual({ status: 'I', touchedSession: 'set' });
    }),
  );
});

test('the text of an error is found behind other messages', () => {
  const failure = errorMessage('ERROR', '22023', 'no such role');
  expect(errorText(Buffer.concat([Buffer.from('1\0\0\0\x04', 'latin1'), failure, readyMessage('I')]))).toBe(
    'no such role',
  );
  expect(errorText(readyMessage('I'))).toBe(null);
});

test('an answer without ReadyForQuery has no status', () => {
  const reader = createServerAnswerReader();
  reader.read(Buffer.from('1\0\0\0\x04', 'latin1'));
  expect(reader.answer()).toEqual({ status: null, touchedSession: null });
});

test('a Parse message tells its statement, a Close names it', () => {
  const parse = Buffer.from('P\0\0\0\0one\0select 1\0\0\0', 'latin1');
  expect(parsedStatementName(parse)).toBe('one');
  expect(statementText(parse)).toBe('select 1');
  expect(closeStatementMessage('one').toString('latin1')).toBe('C\0\0\0\x09Sone\0');
});

test('a stream that is out of step, and another protocol, are refused', () => {
  const read = createClientMessageReader(() => true);
  read(startup({ user: 'postgres' }));
  expect(() => read(Buffer.from('Q\x7f\xff\xff\xff', 'latin1'))).toThrow('out of bounds');
  expect(() => createClientMessageReader(() => false)(Buffer.from('GET / HT'))).toThrow();
  const stranger = createClientMessageReader(() => false);
  stranger(startup({ user: 'postgres' }));
  expect(() => stranger(Buffer.from('p\0\0\x40\0', 'latin1'))).toThrow('out of bounds');
});
