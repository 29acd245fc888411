import { predicateOf } from '@memory/ontology';
import { describe, expect, it } from 'vitest';
import { statementGroups } from './statement-key.ts';
import { decide, interval, noted, of, said, year } from './test-statement.ts';
import type { FactPlan, Statement } from './types.ts';

describe('what somebody likes', () => {
  it('lets who likes a thing now no longer dislike it', () => {
    const plans = decide(noted('dislikes', 'olives', 2020), noted('likes', 'olives', 2022));
    expect(plans.find(({ predicate }) => predicate === 'dislikes')?.validUntil).toBe(year(2022));
    expect(plans.find(({ predicate }) => predicate === 'likes')?.validUntil).toBeNull();
  });
});

it('gives a pupil one school at a time', () => {
  const { slots: one } = statementGroups(
    {
      kind: 'relation',
      subject: 'ann',
      predicate: 'studied_at',
      object: 'a',
      objectKey: null,
      isUnique: true,
      facet: '',
    },
    predicateOf('studied_at'),
  );
  const plans = decide(
    said('ann', 'studied_at', 'a', { slots: one, assertedAt: year(2020) }),
    said('ann', 'studied_at', 'b', { slots: one, assertedAt: year(2022) }),
  );
  expect(plans.map(({ object, validUntil }) => [object, validUntil])).toEqual([
    ['a', year(2022)],
    ['b', null],
  ]);
});

describe('a death', () => {
  const death = said('rolf', 'died_on', '=3 May 2021', {
    kind: 'observation',
    assertedAt: year(2022),
    validFrom: Date.UTC(2021, 4, 3),
    precision: 'day',
  });

  it.each(['ann', 'zoe'])('ends the engagement of %s, on whichever side of it the dead stood', (other) => {
    const [bond] = of(decide(said(other, 'engaged_to', 'rolf', { assertedAt: year(2015) }), death), other);
    expect(bond?.validUntil).toBe(Date.UTC(2021, 4, 3));
  });

  it("leaves a marriage: 'who was her husband' keeps its answer", () => {
    const [wed] = of(decide(said('ann', 'married_to', 'rolf', { assertedAt: year(2015) }), death), 'ann');
    expect(wed?.validUntil).toBeNull();
  });

  it('ends what is told of the living with the dead in the same text', () => {
    const [pet] = of(decide(said('kai', 'has_pet', 'rolf', { assertedAt: year(2022) }), death), 'kai');
    expect(pet?.validUntil).toBe(Date.UTC(2021, 4, 3));
  });

  it('leaves two who have one dog with it', () => {
    const plans = decide(
      said('kai', 'has_pet', 'rex', { assertedAt: year(2020) }),
      said('ana', 'has_pet', 'rex', { assertedAt: year(2022) }),
    );
    expect(plans.map(({ validUntil }) => validUntil)).toEqual([null, null]);
  });
});

describe('an acquisition', () => {
  /** 'Danrik bought Orvo in 2022', of the whole of it. */
  const bought = (buyer: string, at: number) => {
    const { key, slots } = statementGroups(
      {
        kind: 'relation',
        subject: buyer,
        predicate: 'acquired',
        object: 'orvo',
        objectKey: null,
        isUnique: true,
        facet: '',
      },
      predicateOf('acquired'),
    );
    return said(buyer, 'acquired', 'orvo', { key, slots, validFrom: year(at), precision: 'year' });
  };
  const owned = (owner: string, given: Partial<Statement> = {}) => {
    const { key, slots } = statementGroups(
      {
        kind: 'relation',
        subject: owner,
        predicate: 'owns',
        object: 'orvo',
        objectKey: null,
        isUnique: true,
        facet: '',
      },
      predicateOf('owns'),
    );
    return said(owner, 'owns', 'orvo', { key, slots, ...given });
  };

  it('ends whose it was, and not what its buyer or a later owner has', () => {
    const plans = decide(
      owned('hansson', { assertedAt: year(2018) }),
      bought('danrik', 2022),
      owned('melby', { assertedAt: year(2024) }),
    );
    expect(of(plans, 'hansson').map(({ validUntil }) => validUntil)).toEqual([year(2022)]);
    expect(of(plans, 'melby').map(({ validUntil }) => validUntil)).toEqual([null]);
  });

  it('is no rival of another', () => {
    const plans = decide(bought('danrik', 2022), bought('melby', 2022));
    expect(plans.map(({ contradiction }) => contradiction)).toEqual([null, null]);
  });
});

describe('what was announced', () => {
  const begins = said('ann', 'ceo_of', 'orr', {
    aspect: 'begins',
    assertedAt: year(2020),
    validFrom: year(2022),
    precision: 'year',
  });

  it('is not held where it was denied before its day, but is where that came first or after', () => {
    const denied = (at: number) =>
      said('ann', 'ceo_of', 'orr', { polarity: 'negated', assertedAt: year(at) });
    const held = (at: number) => decide(begins, denied(at)).filter(({ negated }) => !negated).length;
    expect([2019, 2021, 2023].map(held)).toEqual([1, 0, 1]);
  });
});

describe('who leaves a club', () => {
  it('leaves the posts there', () => {
    const post = said('ann', 'treasurer_of', 'orr', { assertedAt: year(2020) });
    const elsewhere = said('ann', 'treasurer_of', 'tern', { assertedAt: year(2020) });
    const left = said('ann', 'member_of', 'orr', {
      aspect: 'ends',
      validFrom: year(2022),
      precision: 'year',
    });
    const ended = decide(post, elsewhere, left).filter(
      ({ predicate, validUntil }) => predicate === 'treasurer_of' && validUntil !== null,
    );
    expect(ended.map(({ object }) => object)).toEqual(['orr']);
  });
});

describe('a stretch that is over', () => {
  const span = (first: number, last: number): Partial<Statement> => ({
    validFrom: year(first),
    validUntil: year(last + 1),
    precision: 'year',
    validKind: 'proposition_validity',
  });

  it('is not reopened by what was said while it lasted, but by what was said later', () => {
    const lived = said('ann', 'lives_in', 'ghent', span(2010, 2015));
    const within = said('ann', 'lives_in', 'ghent', { assertedAt: year(2012) });
    const later = said('ann', 'lives_in', 'ghent', { assertedAt: year(2020) });
    expect(decide(lived, within).map(interval)).toEqual([[year(2010), year(2016)]]);
    expect(decide(within, lived, later).map(interval)).toEqual([
      [year(2010), year(2016)],
      [year(2020), null],
    ]);
  });

  it('is one fact, and the next stretch another', () => {
    const plans = decide(
      said('ann', 'captain_of', 'otters', span(2012, 2015)),
      said('ann', 'captain_of', 'otters', span(2019, 2021)),
    );
    expect(plans.map(interval)).toEqual([
      [year(2012), year(2016)],
      [year(2019), year(2022)],
    ]);
  });

  it('is one with the stretch that follows it at once', () => {
    const plans = decide(
      said('ann', 'captain_of', 'otters', span(2012, 2015)),
      said('ann', 'captain_of', 'otters', span(2016, 2018)),
    );
    expect(plans.map(interval)).toEqual([[year(2012), year(2019)]]);
  });
});

describe('an owner', () => {
  const owner = (subject: string, object: string, at: number): Statement => {
    const triple = {
      kind: 'relation',
      subject,
      predicate: 'owns',
      object,
      objectKey: null,
      facet: '',
    } as const;
    const groups = statementGroups({ ...triple, isUnique: true }, predicateOf('owns'));
    return said(subject, 'owns', object, { ...groups, assertedAt: at });
  };

  it('who is the only one is followed by the next, and may own more', () => {
    const shared = said('ann', 'owns', 'orr', { assertedAt: year(2021) });
    const plans = decide(shared, owner('ann', 'orr', year(2020)), owner('bob', 'orr', year(2023)));
    expect(of(plans, 'ann').map(interval)).toEqual([[null, year(2023)]]);
    expect(of(plans, 'bob').map(interval)).toEqual([[year(2023), null]]);
    expect(decide(owner('ann', 'orr', year(2020)), owner('ann', 'tarn', year(2023))).map(interval)).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('one of several does not displace the others', () => {
    const plans = decide(
      said('ann', 'owns', 'orr', { assertedAt: year(2020) }),
      said('bob', 'owns', 'orr', { assertedAt: year(2023) }),
    );
    expect(plans.map(interval)).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('one statement', () => {
  it('from many sources is one fact with that many supporters', () => {
    const plans = decide(...[1, 2, 3].map(() => said('ann', 'uses', 'kafka')));
    expect(plans).toHaveLength(1);
    expect(plans[0]?.supporters).toHaveLength(3);
  });

  it('makes no fact when it is hedged', () => {
    expect(decide(said('ann', 'ceo_of', 'acme', { modality: 'hedged' }))).toEqual([]);
  });

  it('that is denied makes a negative fact, never the plain one', () => {
    const [plan, ...others] = decide(said('ann', 'uses', 'kafka', { polarity: 'negated' }));
    expect(others).toEqual([]);
    expect(plan?.negated).toBe(true);
  });

  it('names its source where only hearsay supports it, and no longer once somebody says it himself', () => {
    const hearsay = said('ann', 'uses', 'kafka', { isAttributed: true, attributedTo: 'Reuters' });
    expect(decide(hearsay)[0]?.attributedTo).toBe('Reuters');
    expect(decide(hearsay, said('ann', 'uses', 'kafka'))[0]).toMatchObject({
      attributedTo: null,
      supporters: { length: 2 },
    });
  });

  it('that a source denies by name counts against the fact', () => {
    const plain = said('ann', 'uses', 'kafka');
    const denial = said('ann', 'uses', 'kafka', {
      polarity: 'negated',
      isAttributed: true,
      attributedTo: 'Ann',
    });
    expect(decide(plain, denial)).toMatchObject([
      { negated: false, supporters: [plain.statementId], contradicters: [denial.statementId] },
    ]);
  });
});

describe('one value at a time', () => {
  it('a later statement caps the earlier one', () => {
    const plans = decide(
      said('bob', 'ceo_of', 'acme', { validFrom: year(2020), precision: 'year' }),
      said('ann', 'ceo_of', 'acme', { validFrom: year(2015), precision: 'year' }),
    );
    expect(interval(of(plans, 'ann')[0])).toEqual([year(2015), year(2020)]);
    expect(interval(of(plans, 'bob')[0])).toEqual([year(2020), null]);
    expect(plans.every((plan) => plan.contradiction === null)).toBe(true);
  });

  it('orders undated present-tense statements by when their sources said them', () => {
    const plans = decide(
      said('ann', 'ceo_of', 'acme', { assertedAt: year(2018) }),
      said('bob', 'ceo_of', 'acme', { assertedAt: year(2022) }),
    );
    expect(interval(of(plans, 'ann')[0])).toEqual([null, year(2022)]);
    // the one who took over began when the other ended
    expect(interval(of(plans, 'bob')[0])).toEqual([year(2022), null]);
  });

  it('statements of the same time contradict each other', () => {
    const plans = decide(
      said('ann', 'ceo_of', 'acme', { validFrom: year(2020) }),
      said('bob', 'ceo_of', 'acme', { validFrom: year(2020) }),
    );
    expect(plans.map((plan) => plan.contradiction)).toEqual([
      plans[0]?.contradiction,
      plans[0]?.contradiction,
    ]);
    expect(plans[0]?.contradiction).not.toBeNull();
  });

  it('statements of which nothing tells the order contradict each other', () => {
    const plans = decide(said('ann', 'ceo_of', 'acme'), said('bob', 'ceo_of', 'acme'));
    expect(plans.every((plan) => plan.contradiction !== null)).toBe(true);
  });

  it('lets the same holder return', () => {
    const plans = decide(
      said('ann', 'ceo_of', 'acme', { validFrom: year(2010) }),
      said('bob', 'ceo_of', 'acme', { validFrom: year(2015) }),
      said('ann', 'ceo_of', 'acme', { validFrom: year(2018) }),
    );
    expect(of(plans, 'ann').map(interval)).toEqual([
      [year(2010), year(2015)],
      [year(2018), null],
    ]);
    expect(of(plans, 'bob').map(interval)).toEqual([[year(2015), year(2018)]]);
  });

  it('ends when the text says so', () => {
    const plans = decide(
      said('ann', 'ceo_of', 'acme', { validFrom: year(2010) }),
      said('ann', 'ceo_of', 'acme', {
        aspect: 'ends',
        validFrom: year(2019),
        validUntil: year(2020),
        validKind: 'event_time',
      }),
    );
    expect(plans.map(interval)).toEqual([[year(2010), year(2019)]]);
  });

  it('is not capped by hearsay, which contradicts instead', () => {
    const plans = decide(
      said('ann', 'ceo_of', 'acme', { validFrom: year(2010) }),
      said('bob', 'ceo_of', 'acme', { validFrom: year(2020), isAttributed: true, attributedTo: 'a blog' }),
    );
    expect(interval(of(plans, 'ann')[0])).toEqual([year(2010), null]);
    expect(plans.every((plan) => plan.contradiction !== null)).toBe(true);
  });

  it('a correction retracts what it corrects', () => {
    const wrong = said('ann', 'ceo_of', 'acme', { assertedAt: year(2020) });
    const right = said('bob', 'ceo_of', 'acme', { assertedAt: year(2021), isCorrection: true });
    expect(decide(wrong, right)).toMatchObject([{ subject: 'bob', contradiction: null }]);
  });

  it('a birthplace does not change: two of them contradict each other at any time', () => {
    const plans = decide(
      said('ann', 'born_in', 'rome', { assertedAt: year(2010) }),
      said('ann', 'born_in', 'paris', { assertedAt: year(2020) }),
    );
    expect(plans.every((plan) => plan.contradiction !== null && plan.validUntil === null)).toBe(true);
  });
});

it('what happened within a year goes on being true after it', () => {
  const [plan] = decide(
    said('acme', 'acquired', 'beta', {
      validFrom: year(2016),
      validUntil: year(2017),
      precision: 'year',
      validKind: 'event_time',
    }),
  );
  expect(interval(plan)).toEqual([year(2016), null]);
});

it('a past without a date ends nothing and excludes nothing', () => {
  const plans = decide(
    said('ann', 'ceo_of', 'acme', { isPast: true, assertedAt: year(2024) }),
    said('bob', 'ceo_of', 'acme', { assertedAt: year(2020) }),
  );
  expect(interval(of(plans, 'bob')[0])).toEqual([null, null]);
  expect(interval(of(plans, 'ann')[0])).toEqual([null, year(2024)]);
  expect(plans.every((plan) => plan.contradiction === null)).toBe(true);
});

it('a marriage has a rival on either side', () => {
  const plans = decide(
    said('ann', 'married_to', 'bob', { assertedAt: year(2010) }),
    said('bob', 'married_to', 'cleo', { assertedAt: year(2020) }),
  );
  expect(plans.map(interval)).toEqual([
    [null, year(2020)],
    [year(2020), null],
  ]);
});

it('a correction leaves what had held before the error', () => {
  const plans = decide(
    said('ann', 'ceo_of', 'acme', { assertedAt: year(2010) }),
    said('bob', 'ceo_of', 'acme', { assertedAt: year(2020) }),
    said('cleo', 'ceo_of', 'acme', { assertedAt: year(2021), isCorrection: true }),
  );
  expect(plans.map((plan) => [plan.subject, ...interval(plan)])).toEqual([
    ['ann', null, year(2021)],
    ['cleo', year(2021), null],
  ]);
});

describe('what is in hand', () => {
  const led = said('osric', 'leads', 'marrow', { assertedAt: year(2016) });
  const holds = (plans: FactPlan[], predicate: string) =>
    plans.find((plan) => plan.predicate === predicate)?.validUntil ?? null;

  it('is led no longer by who gives up heading it, but by who gives up another post there', () => {
    const left = (post: string) => said('osric', post, 'marrow', { aspect: 'ends', assertedAt: year(2023) });
    expect(holds(decide(led, left('head_of')), 'leads')).toBe(year(2023));
    expect(holds(decide(led, left('editor_of')), 'leads')).toBeNull();
  });

  it('is owned no longer by who hands it on, unless the care of it was something else', () => {
    const owned = said('katja', 'owns', 'billing', { assertedAt: year(2023) });
    const over = said('katja', 'responsible_for', 'billing', { aspect: 'ends', assertedAt: year(2024) });
    const careToo = said('katja', 'responsible_for', 'billing', { assertedAt: year(2023) });
    expect(holds(decide(owned, over), 'owns')).toBe(year(2024));
    expect(holds(decide(over, owned), 'owns')).toBe(year(2024));
    expect(holds(decide(owned, careToo, over), 'owns')).toBeNull();
    const managedNoMore = said('katja', 'manages', 'billing', { aspect: 'ends', assertedAt: year(2024) });
    expect(holds(decide(owned, managedNoMore), 'owns')).toBeNull();
  });

  it('is left by who sold it, who may go on managing it', () => {
    const sold = said('petra', 'owns', 'volvo', { aspect: 'ends', assertedAt: year(2024) });
    const managed = said('petra', 'manages', 'volvo', { assertedAt: year(2023) });
    expect(holds(decide(managed, sold), 'manages')).toBeNull();
  });
});

describe('what somebody has chosen', () => {
  it.each([
    ['prefers', 'coffee', 'drink', 'prefers', 'tea', 'drink', year(2022)],
    ['prefers', 'coffee', 'drink', 'prefers', 'dark mode', 'theme', null],
    ['prefers', 'coffee', '', 'prefers', 'tea', '', null],
    ['likes', 'coffee', 'drink', 'likes', 'tea', 'drink', null],
  ])('%s %s (%s), then %s %s (%s)', (one, thing, kind, other, later, next, until) => {
    const plans = decide(
      noted(one, thing, 2020, { facet: kind }),
      noted(other, later, 2022, { facet: next }),
    );
    const plan = plans.find(({ predicate, objectText }) => predicate === one && objectText === thing);
    expect([plan?.validUntil, plan?.contradiction]).toEqual([until, null]);
  });

  it('lets a couple who part be none, whichever of them they were said to be', () => {
    const plans = decide(
      said('ann', 'married_to', 'bo', { assertedAt: year(2020) }),
      said('ann', 'partner_in_life', 'bo', { assertedAt: year(2022), aspect: 'ends' }),
      said('cy', 'married_to', 'di', { assertedAt: year(2020) }),
    );
    const until = (who: string) =>
      plans.find(({ predicate, subject }) => predicate === 'married_to' && subject === who)?.validUntil;
    expect([until('ann'), until('cy')]).toEqual([year(2022), null]);
  });

  it('ends a pet with owning it', () => {
    const predicate = 'has_pet';
    const plans = decide(
      said('ann', predicate, 'rex', { assertedAt: year(2020) }),
      said('ann', 'owns', 'rex', { assertedAt: year(2022), aspect: 'ends' }),
    );
    expect(plans.find((plan) => plan.predicate === predicate)?.validUntil).toBe(year(2022));
  });
});
