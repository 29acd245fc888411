import { describe, expect, it } from 'vitest';
import { decide, interval, of, said, year } from './test-statement.ts';

describe('jobs', () => {
  const from = (value: number) => ({ validFrom: year(value), validKind: 'event_time' });

  it('a post and its employer go together', () => {
    const plans = decide(
      said('ann', 'works_at', 'acme', { assertedAt: year(2020) }),
      said('ann', 'cto_of', 'acme', { assertedAt: year(2020) }),
    );
    expect(plans.map(interval)).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(plans.every((plan) => plan.contradiction === null)).toBe(true);
  });

  it('a new employer ends the job and the posts at the old one', () => {
    const plans = decide(
      said('ann', 'works_at', 'acme', { assertedAt: year(2018) }),
      said('ann', 'cto_of', 'acme', { assertedAt: year(2019) }),
      said('ann', 'works_at', 'beta', { aspect: 'begins', ...from(2021) }),
    );
    expect(plans.map(interval)).toEqual([
      [null, year(2021)],
      [null, year(2021)],
      [year(2021), null],
    ]);
  });

  it('leaving an employer ends the posts there', () => {
    const plans = decide(
      said('ann', 'ceo_of', 'acme', from(2015)),
      said('ann', 'works_at', 'acme', { aspect: 'ends', ...from(2020) }),
    );
    expect(plans.map(interval)).toEqual([
      [year(2015), year(2020)],
      [null, year(2020)],
    ]);
  });

  it('retiring ends every job, and what was begun later goes on', () => {
    const plans = decide(
      said('ann', 'ceo_of', 'acme', from(2015)),
      said('ann', 'works_at', 'acme', from(2010)),
      said('ann', 'retired', 'work', from(2020)),
      said('ann', 'works_at', 'museum', from(2022)),
    );
    expect(plans.map(interval)).toEqual([
      [year(2015), year(2020)],
      [year(2010), year(2020)],
      [year(2020), null],
      [year(2022), null],
    ]);
  });

  it('a death ends jobs, offices and a home, and nothing else', () => {
    const at = { assertedAt: year(2018) };
    const plans = decide(
      said('ann', 'works_at', 'acme', at),
      said('ann', 'mayor_of', 'lund', at),
      said('ann', 'lives_in', 'lund', at),
      said('ann', 'sibling_of', 'bob', at),
      said('bob', 'lives_in', 'lund', at),
      said('ann', 'died_in', 'lund', from(2020)),
    );
    expect(plans.map((plan) => plan.validUntil)).toEqual([
      year(2020),
      year(2020),
      year(2020),
      null,
      null,
      null,
    ]);
    expect(plans.every((plan) => plan.contradiction === null)).toBe(true);
  });

  it('what runs until an end to come and is prolonged holds all the while', () => {
    const first = said('cleaner', 'partner_of', 'library', {
      assertedAt: year(2022),
      validUntil: year(2024),
      precision: 'open',
    });
    const renewed = said('cleaner', 'partner_of', 'library', {
      assertedAt: Date.UTC(2023, 10, 15),
      validUntil: year(2027),
      precision: 'open',
    });
    const plans = decide(first, renewed);
    expect(plans.map(({ validUntil }) => validUntil)).toEqual([year(2027)]);
  });

  it('what is said of the dead in the same breath holds until the death', () => {
    const told = { claimId: 'obituary', assertedAt: year(2024) };
    const plans = decide(
      said('ann', 'mayor_of', 'lund', told),
      said('ann', 'died_in', 'lund', { ...told, ...from(2023) }),
    );
    expect(of(plans, 'ann').map(interval)).toEqual([
      [null, year(2023)],
      [year(2023), null],
    ]);
  });

  it('a wedding ends the engagement of either, which ends no marriage', () => {
    const plans = decide(
      said('ann', 'engaged_to', 'bob', { assertedAt: year(2018) }),
      said('ann', 'married_to', 'carl', { aspect: 'begins', ...from(2020) }),
      said('dora', 'married_to', 'emil', { assertedAt: year(2010) }),
      said('dora', 'engaged_to', 'finn', { assertedAt: year(2020) }),
    );
    expect(plans.map((plan) => plan.validUntil)).toEqual([year(2020), null, null, null]);
    expect(plans.every((plan) => plan.contradiction === null)).toBe(true);
  });

  it('leaving ends what one was to what is left, and is a fact of its own where nothing tells', () => {
    const left = said('ann', 'other:leave', 'fager', { validFrom: year(2020), validUntil: year(2021) });
    const worked = said('ann', 'works_at', 'fager', { assertedAt: year(2015) });
    const elsewhere = said('ann', 'member_of', 'otters', { assertedAt: year(2015) });
    const plans = decide(left, worked, elsewhere);
    expect(plans.map(({ predicate }) => predicate).sort()).toEqual(['member_of', 'works_at']);
    expect(plans.find(({ predicate }) => predicate === 'works_at')?.validUntil).toBe(year(2020));
    expect(plans.find(({ predicate }) => predicate === 'member_of')?.validUntil).toBeNull();
    expect(
      decide(left, elsewhere)
        .map(({ predicate }) => predicate)
        .sort(),
    ).toEqual(['member_of', 'other:leave']);
  });

  it('a promotion ends the post before, not the employment', () => {
    const plans = decide(
      said('ann', 'works_at', 'acme', { assertedAt: year(2015) }),
      said('ann', 'cto_of', 'acme', from(2015)),
      said('ann', 'ceo_of', 'acme', { aspect: 'begins', ...from(2020) }),
    );
    expect(plans.map(interval)).toEqual([
      [null, null],
      [year(2015), year(2020)],
      [year(2020), null],
    ]);
  });

  it('posts in two firms at one time do not contradict each other, two chief executives of one do', () => {
    const apart = decide(
      said('ann', 'ceo_of', 'acme', from(2020)),
      said('ann', 'ceo_of', 'beta', from(2020)),
    );
    expect(apart.every((plan) => plan.contradiction === null)).toBe(true);
    const rivals = decide(
      said('ann', 'ceo_of', 'acme', from(2020)),
      said('bob', 'ceo_of', 'acme', from(2020)),
    );
    expect(rivals.every((plan) => plan.contradiction !== null)).toBe(true);
  });

  it('a role without an employer of its own belongs to the one that its claim names', () => {
    const role = {
      kind: 'observation' as const,
      object: null,
      objectText: 'a nurse',
      key: 'role',
      slots: said('ann', 'works_at', 'acme').slots.slice(-1),
    };
    const plans = decide(
      said('ann', 'works_at', 'acme', { claimId: 'c', assertedAt: year(2018) }),
      said('ann', 'has_role', 'x', { ...role, claimId: 'c', assertedAt: year(2018) }),
      said('ann', 'works_at', 'beta', { assertedAt: year(2021) }),
    );
    expect(plans.map(interval)).toEqual([
      [null, year(2021)],
      [null, year(2021)],
      [year(2021), null],
    ]);
  });
});
