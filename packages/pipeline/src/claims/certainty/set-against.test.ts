import { expect, it } from 'vitest';
import { claimsOf, show } from '../test-document.ts';

const shown = async (text: string) => (await claimsOf(text)).map(show);

it('only the part with the wrong words is corrected', async () => {
  const [first = '', second = ''] = await shown(
    'The regatta is on 8 June, not 1 June, and Bo Ek has taken over the tickets from Ann Lee.',
  );
  expect(first).toContain('corrects The regatta is on 1 June 2024.');
  expect(second).toBe('Bo Ek has taken over the tickets from Ann Lee.');
});

it('a list without a second verb stays one sentence', async () => {
  expect(await claimsOf('Ann Lee lives in Hull, not Leeds, and Bo Orr in York.')).not.toHaveLength(0);
});

it('who is quoted lives somewhere, and not what is quoted', async () => {
  expect(await shown('"We adore it," said Ann Lee, who lives above the mill.')).toContain(
    'Ann Lee lives above the mill.',
  );
});

it("'today' before a participle is no day", async () => {
  expect(await shown('Tarn Works is today headquartered in Hull.')).toEqual([
    'Tarn Works is today headquartered in Hull.',
  ]);
});
