import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
type Case = { from: Date | null; until: Date | null; precision: string; mode: string; low: Date; high: Date };

/** Slow and obvious: an unknown start may be any moment; a coarse one any moment of its period. */
function reference({ from, until, precision, mode, low, high }: Case): 'confirmed' | 'possible' | null {
  const starts = from === null ? null : { earliest: from.getTime(), latest: latestStart(from, precision) };
  const ended = (moment: Date) =>
    until !== null &&
    (until < moment || (until.getTime() === moment.getTime() && until.getTime() !== from?.getTime()));
  if (starts !== null && starts.earliest > high.getTime()) return null;
  if (mode !== 'history' && ended(low)) return null;
  if (starts === null) {
    // It held up to its end, so an end within the range shows that it held in the range.
    const endsWithin = mode === 'overlap' && until !== null && until > low && until <= high;
    return endsWithin ? 'confirmed' : 'possible';
  }
  return starts.latest <= high.getTime() ? 'confirmed' : 'possible';
}

function latestStart(from: Date, precision: string): number {
  const latest = new Date(from);
  if (precision === 'day') latest.setUTCDate(latest.getUTCDate() + 1);
  const months = MONTHS[precision];
  if (months !== undefined) latest.setUTCMonth(latest.getUTCMonth() + months);
  return latest.getTime();
}

const moment = fc.integer({ min: 0, max: 60 }).map((month) => new Date(Date.UTC(2018, month, 1)));
const cases = fc
  .record({
    from: fc.option(moment),
    until: fc.option(moment),
    precision: fc.constantFrom('instant', 'day', 'month', 'quarter', 'year', 'open', 'unknown'),
    mode: fc.constantFrom('current', 'at', 'overlap', 'history'),
    low: moment,
    high: moment,
  })
  .map((one): Case => {
    const sorted = [one.low, one.high].sort((a, b) => a.getTime() - b.getTime());
    const [low = one.low, high = one.high] = one.mode === 'overlap' ? sorted : [one.low, one.low];
    return { ...one, low, high };
  });

it('the SQL function and the slow reference agree on every interval, precision and mode', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cases, { minLength: 200, maxLength: 400 }), async (batch) => {
      const rows = await database.sql<{ match: string | null }[]>`
        select memory.temporal_match(f, u, p, m, l, h) as match
          from jsonb_to_recordset(${database.sql.json(batch.map((one, place) => ({ place, f: one.from, u: one.until, p: one.precision, m: one.mode, l: one.low, h: one.high })) as never)})
               as c(place int, f timestamptz, u timestamptz, p text, m text, l timestamptz, h timestamptz)
         order by place`;
      expect(rows.map((row) => row.match)).toEqual(batch.map(reference));
    }),
    { numRuns: 20 },
  );
});

it('says possible where no start is known, and confirmed once a coarse start is certainly over', async () => {
  const at = async (from: string | null, precision: string, moment: string) =>
    (
      await database.sql`select memory.temporal_match(${from}::timestamptz, null, ${precision}, 'at', ${moment}::timestamptz, ${moment}::timestamptz) as m`
    )[0]?.m;
  expect(await at(null, 'unknown', '2020-01-01Z')).toBe('possible');
  expect(await at('2019-01-01Z', 'year', '2019-06-01Z')).toBe('possible');
  expect(await at('2019-01-01Z', 'year', '2020-01-01Z')).toBe('confirmed');
  expect(await at('2019-01-01Z', 'year', '2018-12-31Z')).toBeNull();
});
