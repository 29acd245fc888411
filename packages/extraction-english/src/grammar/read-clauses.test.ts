import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clause, Phrase } from '../clause.ts';
import type { NameSpan } from '../name.ts';
import type { Tag, TimePhrase, Token } from '../sentence.ts';
import { createTagger } from '../text/index.ts';
import { type ClauseInput, readClauses } from './read-clauses.ts';

/** A sentence and its clauses in short: `subject | verb | complement | prepositional | guard, flags`. */
const readings: readonly (readonly [text: string, clauses: readonly string[]])[] = [
  // Plain clauses, joined predicates
  [
    'Alice Chen became CEO of Acme in March 2020.',
    ['Alice Chen | become (past) | CEO [of Acme] |  | @in March 2020'],
  ],
  [
    'Bob Smith works at Globex and lives in Paris.',
    ['Bob Smith | work (present) | - | at Globex', 'Bob Smith | live (present) | - | in Paris'],
  ],
  [
    'Ann Lee stepped down as CEO of Acme Robotics in 2016.',
    ['Ann Lee | step down (past) | - | as CEO [of Acme Robotics] | @in 2016'],
  ],
  [
    'CEO Ann Bell joined Orr and moved to Lund in 2020.',
    [
      'CEO Ann Bell (= CEO) | join (past) | Orr',
      'CEO Ann Bell (= CEO) | move (past) | - | to Lund | @in 2020',
    ],
  ],
  [
    'Ann was born in Lund and raised in Bern.',
    ['Ann | bear (past passive) | - | in Lund', 'Ann | raise (past passive) | - | in Bern'],
  ],
  [
    'Ann, Bob and Carl met in Lund and founded Orr.',
    ['Ann + Bob + Carl | meet (past) | - | in Lund', 'Ann + Bob + Carl | found (past) | Orr'],
  ],
  ['Orr has offices in Lund, Bern and Paris.', ['Orr | have (present) | offices | in Lund + Bern + Paris']],
  [
    'I used to live in Lund but now I live in Bern.',
    ['I | live (past) | - | in Lund | ~used to', 'I | live (present) | - | in Bern | ~now'],
  ],
  ['The committee awarded Ann the Nobel Prize.', ['The committee | award (past) | the Nobel Prize | to Ann']],
  ['I have two dogs, Rex and Max.', ['I | have (present) | two dogs (= Rex + Max)']],
  ['The limit is 20 percent.', ['The limit | be (present) | 20 percent']],
  ['Ann is 30 years old.', ['Ann | be (present) | adj 30 years old']],
  ['There are three banks in Lund.', ['three banks | be (present) | - | in Lund | ~there']],
  [
    'Founded in 1990 and still owned by Ann, Orr, which sells boats, is based in Bern.',
    [
      'Orr | found (past passive) | - |  | @in 1990',
      'Orr | own (present passive) | - | by Ann | ~still',
      'Orr | sell (present) | boats',
      'Orr | base (present passive) | - | in Bern',
    ],
  ],
  [
    'Ann was born in Lund, studied law at Orr and died in Bern.',
    [
      'Ann | bear (past passive) | - | in Lund',
      'Ann | study (past) | law | at Orr',
      'Ann | die (past) | - | in Bern',
    ],
  ],
  [
    'Ann joined Orr and, since 2015, has led it.',
    ['Ann | join (past) | Orr', 'Ann | lead (perfect) | it |  | @since 2015'],
  ],
  ['Both Lund and Bern host the fair.', ['Both Lund + Bern | host (present) | the fair']],
  [
    'Jonas Weber, CEO of Orr, lives in Lund.',
    ['Jonas Weber (= CEO [of Orr]) | live (present) | - | in Lund'],
  ],
  ['Ann and Bob both work at Orr.', ['Ann + Bob | work (present) | - | at Orr']],
  ['Ann is head of marketing at Orr.', ['Ann | be (present) | head [of marketing] [at Orr]']],
  ['The rent is 900 pounds a month.', ['The rent | be (present) | 900 pounds [per month]']],
  ['Ann works at Orr three days a week.', ['Ann | work (present) | - | at Orr | ~then']],
  ['About two hundred people came.', ['About two hundred people | come (past) | -']],
  ['Behind the hall stands a mill.', ['a mill | stand (present) | - | behind the hall | ~there']],
  ['As a student Ann Bell moved to Lund.', ['Ann Bell | move (past) | - | to Lund; as a student']],
  ['Her election as mayor followed.', ['Her election [as mayor] | follow (past) | -']],
  // What is denied of one phrase, and what is said of a second subject
  ['The hall was built by Ann, not by Bob.', ['The hall | build (past passive) | - | by Ann']],
  ['Ann was born not in Lund but in Bern.', ['Ann | bear (past passive) | - | in Bern']],
  [
    'Ann no longer works for Orr but for Acme.',
    ['Ann | work (present) | - | for Orr | not, ~no longer', 'Ann | work (present) | - | for Acme'],
  ],
  [
    'The owner is not Ann but Bob.',
    ['The owner | be (present) | Ann |  | not', 'The owner | be (present) | Bob'],
  ],
  [
    'My sister lives in Lund and my brother in Bern.',
    ['My sister | live (present) | - | in Lund', 'my brother | live (present) | - | in Bern'],
  ],
  [
    'The town was founded in 1902, the harbour in 1987.',
    [
      'The town | found (past passive) | - |  | @in 1902',
      'the harbour | found (past passive) | - |  | @in 1987',
    ],
  ],
  [
    'Ann worked at Orr in 2010 and at Acme in 2016.',
    ['Ann | work (past) | - | at Orr | @in 2010', 'Ann | work (past) | - | at Acme | @in 2016'],
  ],
  ['Ann, formerly of Orr, works at Acme.', ['Ann [of Orr] | work (present) | - | at Acme']],
  // A participle is no clause
  ['A framework powered by Acme.', []],
  ['The argument passed to the parser.', []],
  ['Given a file, it returns a tree.', ['it | return (present) | a tree']],
  // Without a subject: who speaks
  ['Moved to Lund.', ['- | move (past) | - | to Lund']],
  ['Fixed a bug in the parser.', ['- | fix (past) | a bug | in the parser']],
  ['Introduced in 1935.', []],
  // Noun phrases
  ['The Kestrel drone is white.', ['The Kestrel drone | be (present) | adj white']],
  ['Ann Bell, CEO of Orr, resigned.', ['Ann Bell (= CEO [of Orr]) | resign (past) | -']],
  [
    'The head of research at Orr, Ann Bell, resigned.',
    ['The head [of research] [at Orr] (= Ann Bell) | resign (past) | -'],
  ],
  ['Ann Bell (born 1960) is a chemist.', ['Ann Bell | be (present) | a chemist']],
  [
    'Our API gateway, Kong, listens on port 8000.',
    ['Our API gateway (= Kong) | listen (present) | - | on port 8000'],
  ],
  ['Ann and her brother Bob own a boat.', ['Ann + her brother Bob (= her brother) | own (present) | a boat']],
  ["Ann's husband, Bob, is a nurse.", ["Ann 's husband (= Bob) | be (present) | a nurse"]],
  ['Cy Pell left Ashby Ltd four summers ago.', ['Cy Pell | leave (past) | Ashby Ltd |  | ~then']],
  // Relative and reduced clauses
  [
    'Orr, which is based in Lund, was acquired by Acme for $20 million.',
    [
      'Orr | base (present passive) | - | in Lund',
      'Orr | acquire (past passive) | - | by Acme; for $20 million',
    ],
  ],
  [
    'Orr, founded by Ann Bell and Bob Smith in 1990, employs 300 people.',
    [
      'Orr | found (past passive) | - | by Ann Bell + Bob Smith | @in 1990',
      'Orr | employ (present) | 300 people',
    ],
  ],
  [
    'Ann, who is a nurse, and Bob, a teacher, live in Lund.',
    ['Ann | be (present) | a nurse', 'Ann + Bob (= a teacher) | live (present) | - | in Lund'],
  ],
  [
    'The company that Ann founded was sold to Acme.',
    ['Ann | found (past) | The company', 'The company | sell (past passive) | - | to Acme'],
  ],
  [
    'The bank that Bob works for is in Lund.',
    ['Bob | work (present) | - | for The bank', 'The bank | be (present) | - | in Lund'],
  ],
  [
    'Ann is an engineer who works at Orr and lives in Lund.',
    [
      'Ann | be (present) | an engineer',
      'Ann | work (present) | - | at Orr',
      'Ann | live (present) | - | in Lund',
    ],
  ],
  [
    'Orr is a company based in Lund.',
    ['Orr | be (present) | a company', 'Orr | base (past passive) | - | in Lund'],
  ],
  [
    'Ann works at Orr, where she leads a team of 5 people.',
    ['Ann | work (present) | - | at Orr', 'she | lead (present) | a team [of 5 people] | at Orr'],
  ],
  [
    'Born in Lund in 1960, she studied at Oxford and later worked for Shell.',
    [
      'she | bear (past passive) | - | in Lund | @in 1960',
      'she | study (past) | - | at Oxford',
      'she | work (past) | - | for Shell | ~later',
    ],
  ],
  [
    'Ann lives with a dog in a flat that belongs to Orr.',
    ['Ann | live (present) | - | with a dog; in a flat'],
  ],
  // Verb groups
  ["He's joined Orr.", ['He | join (perfect) | Orr']],
  ["She's been working at Orr since 2015.", ['She | work (perfect progressive) | - | at Orr | @since 2015']],
  ['She began to work at Orr in 2015.', ['She | work (past) | - | at Orr | ~begin, @in 2015']],
  ['Ann plans to work at Orr.', ['Ann | work (present) | - | at Orr | modal plan to']],
  ['Ann wants to join Orr.', ['Ann | join (present) | Orr |  | wish, modal want to']],
  ['Orr failed to acquire Acme.', ['Orr | acquire (past) | Acme |  | not']],
  ['Orr is expected to acquire Acme.', ['Orr | acquire (present) | Acme |  | modal be expected to']],
  ['Ann no longer likes running.', ['Ann | like (present) | running |  | not, ~no longer']],
  ['Remote work is not allowed at Orr.', ['Remote work | allow (present passive) | - | at Orr | not']],
  ['Ann may have left Orr.', ['Ann | leave (perfect) | Orr |  | modal may']],
  ['Ann probably works at Orr.', ['Ann | work (present) | - | at Orr | modal probably']],
  ['Ann or Bob founded Orr.', ['Ann + Bob | found (past) | Orr |  | modal or']],
  // Guards
  [
    'If it rains, Ann goes to Lund.',
    ['it | rain (present) | - |  | condition', 'Ann | go (present) | - | to Lund | condition'],
  ],
  [
    'Unless Bob pays, Ann will sue.',
    ['Bob | pay (present) | - |  | condition', 'Ann | sue (future) | - |  | condition'],
  ],
  ['Ann said that Bob left Orr.', ['Ann | say (past) | -', 'Bob | leave (past) | Orr |  | reported, by Ann']],
  ['Ann thinks Bob left.', ['Ann | think (present) | -', 'Bob | leave (past) | - |  | reported, by Ann']],
  [
    'Karl told Otto that he had lost his job.',
    ['Karl | tell (past) | Otto', 'he | lose (pastPerfect) | his job |  | reported, by Karl'],
  ],
  ['Bob left Orr, Ann said.', ['Bob | leave (past) | Orr |  | reported, by Ann']],
  ['According to Ann, Bob left Orr.', ['Bob | leave (past) | Orr | according to Ann | reported, by Ann']],
  [
    'My colleague said: I am ill.',
    ['My colleague | say (past) | -', 'I | be (present) | adj ill |  | reported, by My colleague'],
  ],
  ['"I live in Paris," Ann said.', ['Ann | say (past) | " I live in Paris , "']],
  ['I wish Ann lived in Lund.', ['I | wish (present) | -', 'Ann | live (past) | - | in Lund | wish, by I']],
  ['Please install the package.', ['- | install (present) | the package |  | imperative']],
  ['A user can create a file.', ['A user | create (present) | a file |  | generic, modal can']],
  ['An orange contains acid.', ['An orange | contain (present) | acid |  | generic']],
  [
    'Imagine that Ann lives in Lund.',
    ['- | imagine (present) | - |  | imperative', 'Ann | live (present) | - | in Lund | imperative'],
  ],
  ['Ann knows who founded Orr.', ['Ann | know (present) | -']],
  ['Is Ann the CEO?', []],
  // Who is spoken to
  ['Claude, I am a doctor.', ['I | be (present) | a doctor']],
  ['I own a boat, Otis.', ['I | own (present) | a boat']],
  ['Thanks, Ann, I live in Lund.', ['I | live (present) | - | in Lund']],
  // No clause where the grammar is not plain, or where a clause could belong to more than one noun
  ['Had Ann known, she would have left.', []],
  ['The tool that Ann the bank.', []],
  ['He said "I live in Lund.', []],
];

const sentence = createSentences();

describe('readClauses', () => {
  it.each(readings)('%s', (text, clauses) => {
    const input = sentence(text);
    expect(readClauses(input).map((clause) => summarize(clause, input.tokens))).toEqual(clauses);
  });

  it('gives no clause for a sentence of more than 120 words', () => {
    expect(readClauses(sentence(`Ann works at Orr ${'and at Acme '.repeat(40)}.`))).toEqual([]);
  });

  it('reads any row of tagged words without a fault, within its bounds', () => {
    const word = fc.record({ text: fc.constantFrom(...vocabulary), tag: fc.constantFrom(...tags) });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 130 }), spans, spans, (row, first, second) => {
        const tokens = tokensOf(row);
        const term = {
          surface: 'x',
          name: 'x',
          type: 'thing' as const,
          isTypeCertain: false,
          isNamed: true,
          traits: [],
        };
        const validity = { from: null, until: null, precision: 'unknown' as const, kind: null };
        const names = first.map((span) => ({ ...span, term }));
        const times = second.map((span) => ({ ...span, validity, role: 'at' as const, explicit: null }));
        expectBounded(tokens, readClauses({ tokens, text: '', names, times }));
      }),
      { numRuns: 1_500 },
    );
  });

  it('reads any word salad without a fault, within its bounds', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...vocabulary), { maxLength: 60 }), (row) => {
        const input = sentence(row.join(' '));
        expectBounded(input.tokens, readClauses(input));
      }),
      { numRuns: 500 },
    );
  });
});

const spans = fc.array(
  fc
    .record({ first: fc.nat(125), length: fc.integer({ min: 1, max: 6 }) })
    .map(({ first, length }) => ({ first, last: first + length })),
  { maxLength: 6 },
);

const tags: readonly Tag[] = [
  'NOUN',
  'PROPN',
  'PRON',
  'VERB',
  'AUX',
  'ADJ',
  'ADV',
  'ADP',
  'DET',
  'NUM',
  'CCONJ',
  'SCONJ',
  'PART',
  'INTJ',
  'PUNCT',
  'SYM',
  'X',
];

const vocabulary = (
  'Ann Orr Lund she he I you it who which that where whose whom what when if because although as than while so the a an her his no both ' +
  'all either works work worked working founded taken take is was are been being be has had have do does did will would can may to not ' +
  "n't 's ' never longer now of in at by for from with such according over up and or but , . ; : ( ) [ ] \" “ ” – - / & ? CEO company " +
  'companies big very 20 $ % ago there said told named begins going used wants expected own'
).split(' ');

function tokensOf(row: readonly { text: string; tag: Tag }[]): Token[] {
  let at = 0;
  return row.map(({ text, tag }) => {
    const start = at;
    at += text.length + 1;
    const lower = text.toLowerCase();
    return { text, lower, lemma: lower, tag, start, end: start + text.length };
  });
}

function expectBounded(tokens: readonly Token[], clauses: ReturnType<typeof readClauses>): void {
  expect(clauses.length).toBeLessThanOrEqual(12);
  for (const clause of clauses) {
    expect(clause.first).toBeGreaterThanOrEqual(0);
    expect(clause.last).toBeLessThanOrEqual(tokens.length);
    expect(clause.first).toBeLessThan(clause.last);
    for (const phrase of [clause.subject, clause.complement])
      if (phrase !== null) {
        expect(phrase.last).toBeLessThanOrEqual(tokens.length);
        expect(phrase.first).toBeLessThan(phrase.last);
        expect(phrase.head).toBeLessThan(phrase.last);
      }
    expect(() => summarize(clause, tokens)).not.toThrow();
  }
}

const months = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;
const year = /^(?:19|20)\d\d$/;
const office = /^(?:ceo|cto)$/i;

/** Sentences for the tests of this folder: runs of capitals are names, months and years are times. */
function createSentences(): (text: string) => ClauseInput {
  const tagger = createTagger();
  return (text) => {
    const tokens = tagger.tag(text);
    const times: TimePhrase[] = [];
    const names: NameSpan[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const isTime = (at: number) => months.test(tokens[at]?.text ?? '') || year.test(tokens[at]?.text ?? '');
      const isName = (at: number) =>
        tokens[at]?.tag === 'PROPN' && !office.test(tokens[at]?.text ?? '') && !isTime(at);
      const start = /^(?:in|since|on|from|until)$/i.test(tokens[i]?.text ?? '') ? i + 1 : i;
      let end = start;
      while (isTime(end)) end++;
      if (end > start) {
        const validity = { from: null, until: null, precision: 'unknown', kind: null } as const;
        times.push({ first: i, last: end, validity, role: 'at', explicit: null });
        i = end - 1;
        continue;
      }
      end = i;
      while (isName(end)) end++;
      if (end === i) continue;
      const surface = tokens
        .slice(i, end)
        .map((token) => token.text)
        .join(' ');
      const term = {
        surface,
        name: surface,
        type: 'thing',
        isTypeCertain: false,
        isNamed: true,
        traits: [],
      } as const;
      names.push({ first: i, last: end, term: { ...term, traits: [] } });
      i = end - 1;
    }
    return { tokens, text, times, names };
  };
}

/** A clause in one line, for tests and for looking at: `subject | verb | complement | prepositional | flags`. */
function summarize(clause: Clause, tokens: readonly Token[]): string {
  const { verb } = clause;
  const flags = [
    clause.guard,
    clause.saidBy === null ? null : `by ${phrase(clause.saidBy, tokens)}`,
    verb.isNegated ? 'not' : null,
    verb.modal === null ? null : `modal ${verb.modal}`,
    ...verb.adverbs.map((adverb) => `~${adverb}`),
    ...clause.times.map(({ first, last }) => `@${words(tokens, first, last)}`),
  ].filter((flag) => flag !== null);
  const name = `${verb.lemma}${verb.particle === null ? '' : ` ${verb.particle}`}`;
  const shape = `${verb.tense}${verb.isPassive ? ' passive' : ''}${verb.isProgressive ? ' progressive' : ''}`;
  return [
    clause.subject === null ? '-' : phrase(clause.subject, tokens),
    `${name} (${shape})`,
    clause.complement === null
      ? clause.adjective === null
        ? '-'
        : `adj ${clause.adjective.words}`
      : phrase(clause.complement, tokens),
    clause.prepositional.map((part) => `${part.preposition} ${phrase(part.phrase, tokens)}`).join('; '),
    flags.join(', '),
  ]
    .join(' | ')
    .replace(/(?: \| )+$/, '');
}

function words(tokens: readonly Token[], first: number, last: number): string {
  return tokens
    .slice(first, last)
    .map(({ text }) => text)
    .join(' ');
}

function phrase(one: Phrase, tokens: readonly Token[], depth = 0): string {
  if (depth > 5) return '…';
  const core =
    one.kind === 'clause' || one.kind === 'pronoun'
      ? words(tokens, one.first, one.kind === 'clause' ? one.last : one.head + 1)
      : words(tokens, one.first, one.head + 1);
  const more = [
    ...one.modifiers.map(
      ({ preposition, phrase: inner }) => ` [${preposition} ${phrase(inner, tokens, depth + 1)}]`,
    ),
    one.apposition === null ? '' : ` (= ${phrase(one.apposition, tokens, depth + 1)})`,
    ...one.others.map((other) => ` + ${phrase(other, tokens, depth + 1)}`),
  ];
  return core + more.join('');
}
