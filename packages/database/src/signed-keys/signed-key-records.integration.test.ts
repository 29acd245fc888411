import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { acceptDocument, keepKeySet, readSignedKeyRecords } from './signed-key-records.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 4 });
});
afterAll(() => database.close());

const document = (seq: number, activeKids: string[] = ['a']) => ({ seq, token: `token-${seq}`, activeKids });
const accept = (issuer: string, seq: number, signedBy = 'a', activeKids?: string[]) =>
  acceptDocument(database.sql, { issuer, signedBy, document: document(seq, activeKids) });

test('an issuer that is new has nothing', async () => {
  expect(await readSignedKeyRecords(database.sql, 'https://new.example')).toEqual({
    keySet: null,
    document: null,
  });
});

test('the last key set is kept, an empty one too', async () => {
  const issuer = 'https://sets.example';
  for (const keySet of [{ keys: [{ kid: 'é"', x: 'x' }] }, { keys: [] }]) {
    await keepKeySet(database.sql, issuer, keySet);
    expect((await readSignedKeyRecords(database.sql, issuer)).keySet).toEqual(keySet);
  }
});

test('a document follows another by seq and by an active key', async () => {
  const issuer = 'https://chain.example';
  expect(await accept(issuer, 5, 'anyone', ['a', 'b'])).toBe(true);
  expect(await accept(issuer, 5)).toBe(false);
  expect(await accept(issuer, 4)).toBe(false);
  expect(await accept(issuer, 6, 'c', ['c'])).toBe(false);
  expect(await accept(issuer, 6, 'b', ['c'])).toBe(true);
  expect(await accept(issuer, 7, 'b')).toBe(false);
  expect((await readSignedKeyRecords(database.sql, issuer)).document).toEqual(document(6, ['c']));
  expect(await accept('https://other.example', 1, 'b')).toBe(true);
  expect(await accept(issuer, Number.MAX_SAFE_INTEGER, 'c', [])).toBe(true);
  expect((await readSignedKeyRecords(database.sql, issuer)).document).toEqual(
    document(Number.MAX_SAFE_INTEGER, []),
  );
});

test('under races the highest seq stays, and seq never falls', async () => {
  const issuer = 'https://race.example';
  const seqs = Array.from({ length: 60 }, (_, index) => index + 1).sort(() => Math.random() - 0.5);
  const seen: number[] = [];
  let writing = true;
  const reader = (async () => {
    while (writing) seen.push((await readSignedKeyRecords(database.sql, issuer)).document?.seq ?? 0);
  })();
  const accepted = await Promise.all(seqs.map((seq) => accept(issuer, seq)));
  writing = false;
  await reader;
  expect((await readSignedKeyRecords(database.sql, issuer)).document?.seq).toBe(60);
  expect(accepted[seqs.indexOf(60)]).toBe(true);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});
