import { predicateOf } from '@memory/ontology';
import { describe, expect, it } from 'vitest';
import { adjudicate } from './adjudicate.ts';
import { behaviourOf } from './behaviour.ts';
import { statementGroups } from './statement-key.ts';
import { noted, said, year } from './test-statement.ts';
import type { Statement } from './types.ts';

const untilOf = (predicate: string, ...statements: Statement[]) =>
  adjudicate(statements, behaviourOf)
    .filter((plan) => plan.predicate === predicate)
    .map(({ validUntil, contradiction }) => [validUntil, contradiction]);

describe('firms that part', () => {
  it('end with the contract that one supplies the other', () => {
    const supply = said('verrier', 'supplies', 'aldous', { assertedAt: year(2019) });
    const over = {
      aspect: 'ends',
      assertedAt: year(2022),
      validFrom: year(2021),
      precision: 'year',
    } as const;
    expect(untilOf('supplies', supply, said('aldous', 'partner_of', 'verrier', over))).toEqual([
      [year(2021), null],
    ]);
    expect(untilOf('supplies', supply, said('perlin', 'partner_of', 'verrier', over))).toEqual([
      [null, null],
    ]);
  });

  it('may have supplied each other', () => {
    const one = said('verrier', 'supplies', 'aldous', { assertedAt: year(2019) });
    const other = said('aldous', 'supplies', 'verrier', { assertedAt: year(2020) });
    expect(untilOf('supplies', one, other)).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('are subsidiary and parent no longer once another buys the one, or the other sells it', () => {
    const child = said('tamsin', 'subsidiary_of', 'ordway', { assertedAt: year(2021) });
    const bought = said('pelling', 'acquired', 'tamsin', { assertedAt: year(2023), validFrom: year(2022) });
    const sold = said('ordway', 'owns', 'tamsin', {
      aspect: 'ends',
      assertedAt: year(2023),
      validFrom: year(2022),
    });
    const own = said('ordway', 'acquired', 'tamsin', { assertedAt: year(2023), validFrom: year(2022) });
    expect(untilOf('subsidiary_of', child, bought)).toEqual([[year(2022), null]]);
    expect(untilOf('subsidiary_of', child, sold)).toEqual([[year(2022), null]]);
    expect(untilOf('subsidiary_of', child, own)).toEqual([[null, null]]);
  });

  it("are so no longer once the one is spun off, or is told to be another firm's", () => {
    const child = said('tamsin', 'subsidiary_of', 'ordway', { assertedAt: year(2021) });
    const owned = said('ordway', 'owns', 'tamsin', { assertedAt: year(2021) });
    const spun = said('tamsin', 'spun_off_from', 'ordway', { assertedAt: year(2023), validFrom: year(2022) });
    const next = said('tamsin', 'subsidiary_of', 'pelling', {
      assertedAt: year(2023),
      validFrom: year(2022),
    });
    const over = said('tamsin', 'subsidiary_of', 'ordway', {
      aspect: 'ends',
      assertedAt: year(2023),
      validFrom: year(2022),
    });
    expect(untilOf('subsidiary_of', child, spun)).toEqual([[year(2022), null]]);
    expect(untilOf('owns', owned, spun)).toEqual([[year(2022), null]]);
    expect(untilOf('owns', owned, over)).toEqual([[year(2022), null]]);
    const { slots } = statementGroups(
      {
        kind: 'relation',
        subject: 'ordway',
        predicate: 'owns',
        object: 'tamsin',
        objectKey: null,
        isUnique: true,
        facet: '',
      },
      predicateOf('owns'),
    );
    const told = { ...owned, slots: [...owned.slots, ...slots] };
    expect(untilOf('owns', told, next)).toEqual([[year(2022), null]]);
    expect(untilOf('owns', owned, { ...child, assertedAt: year(2023) })).toEqual([[null, null]]);
  });
});

describe('what comes in the place of something else', () => {
  const later = { assertedAt: year(2023) } as const;
  const facets = (facet: string) => (statement: Statement) => ({
    ...statement,
    slots: [...statement.slots, `tool ${facet} ${statement.subject}`],
  });
  const database = facets('database');

  it('is another tool of its kind, where it is said to come now', () => {
    const old = database(said('orion', 'runs_on', 'mysql', { assertedAt: year(2021) }));
    const now = database(said('orion', 'uses', 'postgres', { ...later, aspect: 'begins' }));
    expect(untilOf('runs_on', old, now)).toEqual([[year(2023), null]]);
    const beside = database(said('orion', 'uses', 'postgres', later));
    expect(untilOf('runs_on', old, beside)).toEqual([[null, null]]);
    expect(untilOf('uses', database(said('orion', 'uses', 'mysql', {})), beside)).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('ends that something runs on what it uses no longer', () => {
    const old = said('orion', 'runs_on', 'mysql', { assertedAt: year(2021) });
    const over = said('orion', 'uses', 'mysql', { ...later, aspect: 'ends' });
    expect(untilOf('runs_on', old, over)).toEqual([[year(2023), null]]);
  });

  it('is the day that something is moved to', () => {
    const due = said('heron', 'due_on', 'may', { assertedAt: year(2021) });
    const moved = said('heron', 'scheduled_for', 'june', { ...later, aspect: 'begins' });
    expect(untilOf('due_on', due, moved)).toEqual([[year(2023), null]]);
    expect(untilOf('due_on', due, { ...moved, aspect: 'states' })).toEqual([[null, null]]);
  });

  it('is nothing for what is called off: no day is set for it any more', () => {
    const set = said('heron', 'scheduled_for', 'june', { assertedAt: year(2021) });
    const now = (state: string) =>
      said('heron', 'status', state, { ...later, object: null, objectText: state, slots: ['day'] });
    const day = { ...set, slots: [...set.slots, 'day'] };
    expect(untilOf('scheduled_for', day, now('cancelled'))).toEqual([[year(2023), null]]);
    expect(untilOf('scheduled_for', day, now('approved'))).toEqual([[null, null]]);
  });

  it('is whoever takes over what somebody was only said to look after', () => {
    const had = said('ann', 'responsible_for', 'orion', { assertedAt: year(2021) });
    const gone = said('ann', 'owns', 'orion', { ...later, aspect: 'ends' });
    expect(untilOf('responsible_for', had, gone)).toEqual([[year(2023), null]]);
  });

  it('is another team, where somebody is said to come to it', () => {
    const inTeam = (statement: Statement) => ({
      ...statement,
      slots: [...statement.slots, `team ${statement.subject}`],
    });
    const old = said('ann', 'member_of', 'search team', { assertedAt: year(2021) });
    const now = said('ann', 'member_of', 'data team', { ...later, aspect: 'begins' });
    expect(untilOf('member_of', inTeam(old), inTeam(now))).toContainEqual([year(2023), null]);
    expect(untilOf('member_of', inTeam(old), inTeam({ ...now, aspect: 'states' }))).not.toContainEqual([
      year(2023),
      null,
    ]);
    // a club is no team
    expect(untilOf('member_of', old, now)).not.toContainEqual([year(2023), null]);
  });

  it('is whoever is said to be in charge now, beside whom nobody else looks after the thing', () => {
    const had = said('ann', 'maintainer_of', 'orion', { assertedAt: year(2021) });
    const own = said('orr', 'owns', 'orion', { assertedAt: year(2021) });
    const now = said('bo', 'responsible_for', 'orion', { ...later, aspect: 'begins' });
    expect(untilOf('maintainer_of', had, now)).toEqual([[year(2023), null]]);
    expect(untilOf('owns', own, now)).toEqual([[null, null]]);
    expect(untilOf('maintainer_of', had, { ...now, aspect: 'states' })).toEqual([[null, null]]);
    const buyer = said('loom', 'owns', 'orion', { ...later, aspect: 'begins' });
    expect(untilOf('owns', own, buyer)).toEqual([
      [year(2023), null],
      [null, null],
    ]);
  });
});

describe('what comes in the place of something else', () => {
  it('is whoever has a post of which a body has one', () => {
    const first = noted('has_role', 'a warden in Lowick Hall', 2019);
    const next = noted('has_role', 'warden of Lowick Hall', 2022, {
      subject: 'bo',
      aspect: 'begins',
      validFrom: year(2022),
    });
    expect(untilOf('has_role', first, next)).toEqual([
      [year(2022), null],
      [null, null],
    ]);
    expect(
      untilOf('has_role', noted('has_role', 'a sales manager at Orr', 2019), { ...next, slots: [] }),
    ).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('is the language in which a program is rewritten', () => {
    const old = said('orion', 'written_in', 'go', { assertedAt: year(2020) });
    const more = said('orion', 'written_in', 'sql', { assertedAt: year(2021) });
    const next = said('orion', 'written_in', 'rust', { aspect: 'begins', validFrom: year(2023) });
    expect(untilOf('written_in', old, more)).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(untilOf('written_in', old, next)).toEqual([
      [year(2023), null],
      [null, null],
    ]);
  });

  it('is nothing where a firm closes: it employs nobody any more', () => {
    const staff = noted('employee_count', '60', 2015);
    const wares = noted('sells', 'shoes', 2015);
    const closed = noted('status', 'closed', 2019, { aspect: 'begins', validFrom: year(2018) });
    expect(untilOf('employee_count', staff, wares, closed)).toEqual([[year(2018), null]]);
    expect(untilOf('sells', staff, wares, closed)).toEqual([[year(2018), null]]);
  });
});

describe('a seat', () => {
  const moved = {
    aspect: 'ends',
    assertedAt: year(2023),
    validFrom: year(2022),
    precision: 'year',
  } as const;

  it('ends with the move from there, in whatever words it was told', () => {
    for (const predicate of ['located_in', 'has_office_in', 'plays_at']) {
      const seat = said('orr', predicate, 'leeds', { assertedAt: year(2019) });
      expect(untilOf(predicate, seat, said('orr', 'headquartered_in', 'leeds', moved))).toEqual([
        [year(2022), null],
      ]);
      expect(untilOf(predicate, seat, said('orr', 'headquartered_in', 'york', moved))).toEqual([
        [null, null],
      ]);
      expect(untilOf(predicate, seat, said('tarn', 'headquartered_in', 'leeds', moved))).toEqual([
        [null, null],
      ]);
    }
  });

  it('ends for who leaves it', () => {
    const seat = said('orr', 'located_in', 'leeds', { assertedAt: year(2019) });
    expect(untilOf('located_in', seat, said('orr', 'other:leave', 'leeds', moved))).toEqual([
      [year(2022), null],
    ]);
  });

  it('is had beside others', () => {
    const seat = said('orr', 'located_in', 'leeds', { assertedAt: year(2019) });
    const office = said('orr', 'has_office_in', 'leeds', { assertedAt: year(2020) });
    expect(untilOf('located_in', seat, office)).toEqual([[null, null]]);
    expect(untilOf('has_office_in', seat, office)).toEqual([[null, null]]);
  });
});
