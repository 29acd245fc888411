import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeClaim } from './normalize.ts';
import type { ClaimInput, NormalizedClaim } from './normalized-claim.ts';
import { claim } from './test-claim.ts';

/** One line a statement or alias, as the case files have them. */
function lines({ statements, aliases }: NormalizedClaim): string[] {
  return [
    ...statements.map((statement) =>
      [
        statement.subject.name,
        statement.predicate,
        statement.object === null ? `"${statement.objectText}"` : statement.object.name,
        ...(statement.aspect === 'states' ? [] : [statement.aspect]),
        ...(statement.polarity === 'negated' ? ['not'] : []),
        ...(statement.modality === 'hedged' ? ['hedged'] : []),
        ...(statement.isAttributed ? [`says ${statement.attributedTo}`] : []),
      ].join(' | '),
    ),
    ...aliases.map(({ name, alias, origin }) => `${name} = ${alias} (${origin})`),
  ];
}

const folder = new URL('./cases/', import.meta.url);
for (const file of readdirSync(folder).sort()) {
  describe(file.replace('.txt', '').replaceAll('-', ' '), () => {
    const cases = readFileSync(new URL(file, folder), 'utf8').trim().split(/\n\n+/);
    it.each(cases.map((text) => [text.split('\n')[0] ?? '', text] as const))('%s', (sentence, text) => {
      const rest = text
        .split('\n')
        .slice(1)
        .map((line) => line.trim());
      const under = rest.find((line) => line.startsWith('under: '))?.slice('under: '.length) ?? null;
      const expected = rest.filter((line) => !line.startsWith('under: '));
      expect(lines(normalizeClaim(claim(sentence, { subjectHint: under })))).toEqual(expected);
    });
  });
}

describe('a speaker', () => {
  it('is a person, whatever the name looks like', () => {
    const said = { subjectHint: 'Ludo', subjectKind: 'person' } as const;
    expect(lines(normalizeClaim(claim('Ludo moved to Aalst.', said)))).toEqual([
      'Ludo | lives_in | Aalst | begins',
    ]);
  });
});

describe('an owner', () => {
  const isSole = (text: string) =>
    normalizeClaim(claim(text, {}))
      .statements.filter(({ predicate }) => /^(?:owns|manages)$/.test(predicate))
      .map(({ isUnique }) => isUnique);

  it('is the only one unless others own it too', () => {
    expect(isSole('The owner of Parcel Index is Ida Moss.')).toEqual([true]);
    expect(isSole('Parcel Index is owned by Ida Moss.')).toEqual([true]);
    expect(isSole('Ida Moss and Otto Lang own Parcel Index.')).toEqual([false, false]);
    expect(isSole('Parcel Index is partly owned by Ida Moss.')).toEqual([false]);
    expect(isSole('Ida Moss owns a Volvo.')).toEqual([false]);
  });

  it('is as single as the manager', () => {
    expect(isSole('The manager of Sedge Hotel is Ida Moss.')).toEqual([true]);
    expect(isSole('Ida Moss is a manager of Sedge Hotel.')).not.toEqual([true]);
    expect(isSole('Ida Moss manages Sedge Hotel.')).toEqual([false]);
    expect(isSole('Sedge Hotel is run by Ida Moss.')).toEqual([true]);
  });

  it('owns what is called by its town, not the town', () => {
    const { statements } = normalizeClaim(claim('Ida Moss works at the Ulm clinic.', {}));
    expect(statements[0]?.object?.name).toBe('Ulm clinic');
  });
});

describe('a figure of a period', () => {
  it('is of that period alone, whatever it rose or fell to', () => {
    const year = {
      validFrom: new Date('2020-01-01T00:00:00Z'),
      validUntil: new Date('2021-01-01T00:00:00Z'),
      validPrecision: 'year',
      validKind: 'measurement_period',
    } as const;
    const aspects = (text: string, given: Partial<ClaimInput>) =>
      normalizeClaim(claim(text, given)).statements.map(({ aspect }) => aspect);
    expect(aspects('Sales at Orr Ltd fell to 39 million euros in 2020.', year)).toEqual(['states']);
    expect(aspects('The price of the Orr kettle rose to 39 euros in 2020.', year)).toEqual(['begins']);
    expect(aspects('Sales at Orr Ltd fell to 39 million euros.', {})).toEqual(['begins']);
  });
});

describe('time', () => {
  const of = (text: string, given: Partial<ClaimInput> = {}) =>
    normalizeClaim(claim(text, given)).statements.map(({ predicate, validFrom, validUntil, isPast }) => [
      predicate,
      validFrom?.toISOString().slice(0, 10) ?? null,
      validUntil?.toISOString().slice(0, 10) ?? null,
      isPast,
    ]);

  it('is that of its own clause where several have one', () => {
    expect(of('Jane Doe left Acme in 2020 and joined Beta in May 2021.')).toEqual([
      ['works_at', '2020-01-01', '2021-01-01', false],
      ['works_at', '2021-05-01', '2021-06-01', false],
    ]);
  });

  it('is shared by no verb that tells of the present, of later or of a life after birth', () => {
    expect(of('Jane Doe has been the CEO of Acme since 2019 and lives in Graz.')).toEqual([
      ['ceo_of', '2019-01-01', null, false],
      ['lives_in', null, null, false],
    ]);
    expect(of('Jane Doe joined Acme in 2010 and later married Otto Lang.').at(-1)).toEqual([
      'married_to',
      null,
      null,
      false,
    ]);
    expect(of('Jane Doe was born in Graz in 1960 and studied at Lund University.').at(-1)).toEqual([
      'studied_at',
      null,
      null,
      false,
    ]);
  });

  it("is the claim's where the sentence names but one", () => {
    const given = { validFrom: new Date('2019-05-01'), validUntil: new Date('2019-06-01') };
    expect(of('Jane Doe was appointed CEO of Acme in May 2019.', given)).toEqual([
      ['ceo_of', '2019-05-01', '2019-06-01', false],
    ]);
  });

  it('is an event where something begins or ends, whatever the verb tells of', () => {
    const given = {
      validFrom: new Date('2020-05-01'),
      validUntil: new Date('2020-06-01'),
      validPrecision: 'month',
      validKind: 'proposition_validity',
    } as const;
    for (const text of [
      'Jane Doe started to work at Acme in May 2020.',
      'Acme Inc. began to use Loom in May 2020.',
      'Acme Inc. ceased to own Loom Ltd. in May 2020.',
    ])
      expect(normalizeClaim(claim(text, given)).statements, text).toContainEqual(
        expect.objectContaining({ aspect: expect.stringMatching(/begins|ends/), validKind: 'event_time' }),
      );
  });

  it('is an event where a day is the value of what never ends, and not where it is that of a state', () => {
    const given = {
      validFrom: new Date('1988-03-14'),
      validUntil: new Date('1988-03-15'),
      validPrecision: 'day',
      validKind: 'proposition_validity',
    } as const;
    for (const text of [
      "Jane Doe's birthday is 14 March 1988.",
      'The date of birth of Jane Doe is 14 March 1988.',
      'The founding date of Acme Inc. is 14 March 1988.',
    ])
      expect(normalizeClaim(claim(text, given)).statements, text).toContainEqual(
        expect.objectContaining({ validKind: 'event_time', validFrom: given.validFrom }),
      );
    expect(
      normalizeClaim(claim('The deadline of the audit is 14 March 1988.', given)).statements,
    ).toContainEqual(expect.objectContaining({ predicate: 'due_on', validKind: null }));
  });

  it('is a stretch that somebody was something, not one in which it ended', () => {
    const given = {
      validFrom: new Date('2010-01-01'),
      validUntil: new Date('2017-01-01'),
      validPrecision: 'year',
      validKind: 'proposition_validity',
    } as const;
    for (const text of [
      'Jane Doe was formerly CEO of Acme from 2010 to 2016.',
      'Jane Doe previously worked at Acme from 2010 to 2016.',
      'Jane Doe used to live in Porto from 2010 to 2016.',
    ])
      expect(normalizeClaim(claim(text, given)).statements, text).toContainEqual(
        expect.objectContaining({ aspect: 'states', ...given }),
      );
  });

  it('does not date what a description says beside it', () => {
    expect(of('Jane Doe, the CEO of Acme, moved to Porto in 2021.')).toEqual([
      ['ceo_of', null, null, false],
      ['lives_in', '2021-01-01', '2022-01-01', false],
    ]);
  });

  it('is each of two stretches', () => {
    expect(of('Jane Doe chaired Acme from 2001 to 2004 and again from 2010 to 2012.')).toEqual([
      ['chair_of', '2001-01-01', '2005-01-01', false],
      ['chair_of', '2010-01-01', '2013-01-01', false],
    ]);
  });

  it('is not the date that is the value itself', () => {
    expect(of('The deadline of Project Atlas is 5 May 2024.')).toEqual([['due_on', null, null, false]]);
  });

  it('is an unknown past for a past tense without a date', () => {
    expect(of('Jane Doe worked at Acme.')).toEqual([['works_at', null, null, true]]);
  });
});

describe('attribution', () => {
  it('of a subject to itself is its own word', () => {
    const [statement] = normalizeClaim(
      claim('Acme acquired Beta.', { isAttributed: true, attributedTo: 'Acme Corp.' }),
    ).statements;
    expect(statement).toMatchObject({ isAttributed: false, attributedTo: null });
  });

  it('stays with what somebody else says', () => {
    const [statement] = normalizeClaim(
      claim('Acme acquired Beta.', { isAttributed: true, attributedTo: 'Reuters' }),
    ).statements;
    expect(statement).toMatchObject({ isAttributed: true, attributedTo: 'Reuters' });
  });

  it('does not make the speaker the owner of what is spoken of', () => {
    const said = { isAttributed: true, attributedTo: 'Priya', subjectHint: 'Priya' };
    const { statements } = normalizeClaim(claim('Priya said that the hedge is two metres high.', said));
    expect(statements.map(({ subject }) => subject.name)).not.toContain('Priya');
    const { statements: about } = normalizeClaim(
      claim('Priya said that the hedge is two metres high.', { ...said, subjectHint: 'Harrow Lane' }),
    );
    expect(about.map(({ subject }) => subject.name)).toEqual(['Harrow Lane']);
  });
});

describe('corrections', () => {
  it('take back what they name, and assert the rest', () => {
    const { statements } = normalizeClaim(
      claim('Ann Lee is the CEO of Acme.', { isCorrection: true, corrects: 'Bob Smith is the CEO of Acme.' }),
    );
    expect(
      statements.map(({ subject, polarity, isCorrection }) => [subject.name, polarity, isCorrection]),
    ).toEqual([
      ['Ann Lee', 'affirmed', false],
      ['Bob Smith', 'negated', true],
    ]);
  });

  it('take back nothing that the sentence says itself', () => {
    const { statements } = normalizeClaim(
      claim('Orion is owned by Ann Lee, so take the highest, not the sum.', {
        isCorrection: true,
        corrects: 'Orion is owned by Ann Lee, so take the sum.',
      }),
    );
    expect(statements.map(({ predicate, polarity }) => [predicate, polarity])).toEqual([
      ['owns', 'affirmed'],
    ]);
  });

  it('that name nothing stay corrections', () => {
    const [statement] = normalizeClaim(
      claim('Ann Lee is the CEO of Acme.', { isCorrection: true, corrects: null }),
    ).statements;
    expect(statement?.isCorrection).toBe(true);
  });
});

describe('a value that a layout words', () => {
  const claimText = 'The meaning of IN is out follows edges from subject to object.';
  const whole = "IN's meaning is out follows edges from subject to object";
  const read = (given: Partial<ClaimInput>) =>
    normalizeClaim(claim(claimText, { subjectHint: 'IN', ...given })).statements.map(
      ({ objectText }) => objectText,
    );

  it('is told whole', () => expect(read({})).toEqual([whole]));
  it.each<Partial<ClaimInput>>([
    { modality: 'hedged' },
    { isAttributed: true, attributedTo: 'Ann Lee' },
    { validFrom: new Date('2019-01-01'), validPrecision: 'year', validKind: 'proposition_validity' },
  ])('stays with its clause where that says more: %o', (given) => expect(read(given)).not.toContain(whole));
});

describe('what a document is about', () => {
  it('has the posts and rules that its sentences leave without a holder', () => {
    expect(
      lines(
        normalizeClaim(claim('Clara Weiss became chief executive.', { documentTitle: 'Northwind Robotics' })),
      ),
    ).toEqual(['Clara Weiss | ceo_of | Northwind Robotics | begins']);
    expect(
      lines(
        normalizeClaim(claim('All employees must book through Concur.', { documentTitle: 'Travel policy' })),
      ),
    ).toEqual(['Travel policy | other:book | "All employees must book through Concur"']);
  });

  it('is nothing where the title is no name', () => {
    for (const documentTitle of ['Minutes of 5 May 2024', 'How to install it', 'Notes']) {
      expect(
        lines(normalizeClaim(claim('All employees must book through Concur.', { documentTitle }))),
      ).toEqual([]);
    }
  });
});

it('never throws and is deterministic on any text', () => {
  const word = fc.constantFrom(
    'Acme',
    'Jane Doe',
    'the',
    'CEO',
    'of',
    ',',
    'and',
    'was',
    'not',
    'who',
    "'s",
    '(WHO)',
    '"Emma"',
    'in 2019',
    '.',
    ':',
    'by',
    'said',
    'that',
    'has',
    '–',
    '€5',
  );
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.array(word, { maxLength: 25 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.option(text), (claimText, subjectHint) => {
      const input = claim(claimText, {
        subjectHint,
        documentTitle: subjectHint,
        isCorrection: true,
        corrects: claimText,
      });
      const first = normalizeClaim(input);
      expect(normalizeClaim(input)).toEqual(first);
      for (const { object, objectText } of first.statements)
        expect((object === null) !== (objectText === null)).toBe(true);
    }),
    { numRuns: 1_500 },
  );
});
