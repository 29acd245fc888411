import { describe, expect, it } from 'vitest';
import { type Answer, fitQuestion } from './fit-question.ts';

const words: Readonly<Record<string, readonly string[]>> = {
  ceo_of: ['ceo', 'chief', 'executive', 'boss', 'lead', 'run', 'charge', '?who'],
  founded: ['founder', 'found', 'start', '?who'],
  founded_on: ['found', 'start', 'year', '?when'],
  headquartered_in: ['headquarters', 'base', 'office', '?where'],
  employee_count: ['staff', 'people', 'work', 'headcount', '?many'],
  manages: ['manage', 'run', 'boss', '?who'],
};

const answers: readonly Answer[] = [
  { kind: 'relation', predicate: 'ceo_of', label: 'Alice Chen is the CEO of Acme Robotics' },
  { kind: 'relation', predicate: 'founded', label: 'Jane Doe founded Acme Robotics' },
  { kind: 'observation', predicate: 'founded_on', label: 'Acme Robotics was founded in 2012' },
  { kind: 'relation', predicate: 'headquartered_in', label: 'Acme Robotics is headquartered in Berlin' },
  { kind: 'observation', predicate: 'employee_count', label: 'Acme Robotics has 450 employees' },
  { kind: 'observation', predicate: 'manages', label: 'Acme Robotics manages 300 trucks' },
  { kind: 'relation', predicate: 'ceo_of', label: 'Nils Ott is the CEO of Beta Freight' },
];

function best(question: string): string | undefined {
  const fits = fitQuestion(question, answers, (predicate) => words[predicate] ?? []);
  return answers[fits.indexOf(Math.max(...fits))]?.label;
}

describe('the statement that answers', () => {
  it.each([
    ['Who is the CEO of Acme Robotics?', 'Alice Chen is the CEO of Acme Robotics'],
    ['who runs acme robotics', 'Alice Chen is the CEO of Acme Robotics'],
    ['ACME ROBOTICS BOSS', 'Alice Chen is the CEO of Acme Robotics'],
    ["hey, who's in charge at Acme Robotics?", 'Alice Chen is the CEO of Acme Robotics'],
    ['Who started Acme Robotics?', 'Jane Doe founded Acme Robotics'],
    ['founder of acme robotics', 'Jane Doe founded Acme Robotics'],
    ['When was Acme Robotics founded?', 'Acme Robotics was founded in 2012'],
    ['Where is Acme Robotics based?', 'Acme Robotics is headquartered in Berlin'],
    ['How many people work at Acme Robotics?', 'Acme Robotics has 450 employees'],
    ['headcount acme robotics', 'Acme Robotics has 450 employees'],
    ['Could you remind me who leads Beta Freight?', 'Nils Ott is the CEO of Beta Freight'],
  ])('%s', (question, label) => {
    expect(best(question)).toBe(label);
  });
});

it('looks for the end of a statement that a question asks for', () => {
  const family: readonly Answer[] = [
    { kind: 'relation', predicate: 'parent_of', label: 'Rosa Holt is a parent of Runa Holt' },
    { kind: 'relation', predicate: 'parent_of', label: 'Runa Holt is a parent of Jo' },
  ];
  const kin = () => ['<son', '<child', '>mother', '?who'];
  const first = (question: string) => {
    const [mother = 0, son = 0] = fitQuestion(question, family, kin);
    return mother > son ? 'mother' : 'son';
  };
  expect(first("What is the name of Runa's son?")).toBe('son');
  expect(first('Who is the mother of Runa?')).toBe('mother');
  expect(first('runa children')).toBe('son');
});

it('puts what is denied behind what is said', () => {
  const allergies: readonly Answer[] = [
    { kind: 'observation', predicate: 'allergic_to', label: 'Runa is not allergic to latex' },
    { kind: 'observation', predicate: 'allergic_to', label: 'Runa is allergic to penicillin' },
  ];
  const fits = fitQuestion('What is Runa allergic to?', allergies, () => ['allergic']);
  expect(fits[1]).toBeGreaterThan(fits[0] ?? 0);
  expect(fitQuestion('What is Runa not allergic to?', allergies, () => ['allergic'])[0]).toBe(fits[1]);
});

it('puts what happened in front where it asks what has happened or changed', () => {
  const told = ['Orr is an independent company', 'Tarn AG acquired Orr', 'Orr is based in Jena'];
  const kinds = ['is_a', 'acquired', 'headquartered_in'];
  const candidates = told.map(
    (label, i) => ({ kind: 'relation', predicate: kinds[i] ?? '', label }) as const,
  );
  const cues = (predicate: string) => (predicate === 'acquired' ? ['buy', '?change'] : []);
  for (const question of ['What happened to Orr?', 'what has changed at Orr?', 'Any news of Orr?']) {
    const fits = fitQuestion(question, candidates, cues);
    expect(told[fits.indexOf(Math.max(...fits))]).toBe('Tarn AG acquired Orr');
  }
  const fits = fitQuestion('What is Orr?', candidates, cues);
  expect(new Set(fits).size).toBe(1);
});

it('knows a thing by what else it is called, and no career by a car', () => {
  const answers: readonly Answer[] = [
    { kind: 'observation', predicate: 'occupation', label: 'Runa Vik is a roofer' },
    { kind: 'relation', predicate: 'other:drive', label: 'Runa Vik drives Skoda Fabia' },
    { kind: 'observation', predicate: 'other:favourite_film', label: "Runa Vik's favourite film is Solaris" },
  ];
  const cues = (predicate: string) => (predicate === 'occupation' ? ['job', 'career'] : []);
  const first = (question: string) => {
    const fits = fitQuestion(question, answers, cues);
    return answers[fits.indexOf(Math.max(...fits))]?.predicate;
  };
  expect(first('Which car does Runa Vik have?')).toBe('other:drive');
  expect(first('runa vik favorite movie')).toBe('other:favourite_film');
  expect(first('What was the career of Runa Vik?')).toBe('occupation');
});

it('tells a price from a weight', () => {
  const figures: readonly Answer[] = [
    { kind: 'observation', predicate: 'weight', label: 'Tarn has the weight 3 kg' },
    { kind: 'observation', predicate: 'price', label: 'Tarn has the price 40 euros' },
  ];
  const asked = (predicate: string) => (predicate === 'price' ? ['?much', '?many'] : ['weigh', '?many']);
  const [weight = 0, price = 0] = fitQuestion('How much is the Tarn?', figures, asked);
  expect(price).toBeGreaterThan(weight);
  const [heavy = 0, dear = 0] = fitQuestion('How much does the Tarn weigh?', figures, asked);
  expect(heavy).toBeGreaterThan(dear);
});

it('finds who it is said of where the question names something else, and a year where it asks when', () => {
  const tasks: readonly Answer[] = [
    { kind: 'relation', predicate: 'leads', label: 'Siv Moe leads Tarn' },
    { kind: 'observation', predicate: 'responsible_for', label: 'Ivar Sol is responsible for testing.' },
    { kind: 'observation', predicate: 'other:start', label: 'Tarn started in May 2021' },
  ];
  const asked = (predicate: string) =>
    predicate === 'leads'
      ? ['charge', '?who']
      : predicate === 'responsible_for'
        ? ['charge', '?who']
        : ['begin'];
  const first = (question: string) => {
    const fits = fitQuestion(question, tasks, asked);
    return tasks[fits.indexOf(Math.max(...fits))]?.predicate;
  };
  expect(first('Who is in charge of testing?')).toBe('responsible_for');
  expect(first('When did Tarn begin?')).toBe('other:start');
});

it('finds what somebody studied where it asks what', () => {
  const studies: readonly Answer[] = [
    { kind: 'relation', predicate: 'studied_at', label: 'Siv Moe studied at Lund' },
    { kind: 'observation', predicate: 'studies', label: 'Siv Moe studies history' },
  ];
  const asked = (predicate: string) =>
    predicate === 'studies' ? ['study', 'subject', '?subject'] : ['study', '?where'];
  const first = (question: string) => {
    const fits = fitQuestion(question, studies, asked);
    return studies[fits.indexOf(Math.max(...fits))]?.predicate;
  };
  expect(first('What did Siv Moe study?')).toBe('studies');
  expect(first('Where did Siv Moe study?')).toBe('studied_at');
});

describe('whom a question asks for', () => {
  const staff: readonly Answer[] = [
    { kind: 'relation', predicate: 'reports_to', label: 'Tom Ray reports to Ann Lee' },
    { kind: 'relation', predicate: 'reports_to', label: 'Ann Lee reports to Pia Nay' },
    { kind: 'observation', predicate: 'has_role', label: 'Ann Lee is a product manager' },
    { kind: 'relation', predicate: 'acquired', label: 'Orr acquired Tarn' },
    { kind: 'relation', predicate: 'acquired', label: 'Kern acquired Orr' },
  ];
  const asked: Readonly<Record<string, readonly string[]>> = {
    reports_to: ['<boss', '<manager', '>report', '+report', '-supervise', '-manage', '?who'],
    has_role: ['job', '?job'],
    acquired: ['buy', '+buy', '+acquire', '>owner', '>?who'],
  };
  it.each([
    ['Who does Ann Lee report to?', 'Ann Lee reports to Pia Nay'],
    ['Who reports to Ann Lee?', 'Tom Ray reports to Ann Lee'],
    ['Who supervises Ann Lee?', 'Ann Lee reports to Pia Nay'],
    ['Who is Ann Lee supervised by?', 'Ann Lee reports to Pia Nay'],
    ['Who is supervised by Ann Lee?', 'Tom Ray reports to Ann Lee'],
    ['Who does Ann Lee manage?', 'Tom Ray reports to Ann Lee'],
    ["Who is Ann Lee's manager?", 'Ann Lee reports to Pia Nay'],
    ["Ann Lee's direct reports", 'Tom Ray reports to Ann Lee'],
    ['What did Orr buy?', 'Orr acquired Tarn'],
    ['Who bought Orr?', 'Kern acquired Orr'],
    ['By whom was Orr acquired?', 'Kern acquired Orr'],
    ['Which firm was acquired by Orr?', 'Orr acquired Tarn'],
  ])('%s', (question, label) => {
    const fits = fitQuestion(question, staff, (predicate) => asked[predicate] ?? []);
    expect(staff[fits.indexOf(Math.max(...fits))]?.label).toBe(label);
  });
});

describe('the statement about what the question is about', () => {
  const tools: readonly Answer[] = [
    { kind: 'relation', predicate: 'uses', label: 'Project Lyra uses MySQL' },
    { kind: 'relation', predicate: 'uses', label: 'Project Orion uses Redis (until 2022-03)' },
    { kind: 'relation', predicate: 'headquartered_in', label: 'Orr is headquartered in Jena' },
    { kind: 'relation', predicate: 'works_at', label: 'Tom Ray works at Orr' },
    { kind: 'observation', predicate: 'employee_count', label: 'Orr has the number of employees 320' },
    { kind: 'observation', predicate: 'email', label: 'Ann Lee has the e-mail address ann@orr.example' },
    { kind: 'relation', predicate: 'lives_in', label: 'Ann Lee lives in Graz' },
    { kind: 'relation', predicate: 'has_pet', label: 'Ann Lee has a pet called Rex' },
    { kind: 'observation', predicate: 'phone', label: 'Ann Lee has the phone number 555 0134' },
  ];
  const asked: Readonly<Record<string, readonly string[]>> = {
    uses: ['use', '+use', '>?who'],
    headquartered_in: ['?where', 'move'],
    works_at: ['work', 'employee', 'people', 'move', '?where', '>?who'],
    employee_count: ['employee', 'people', 'staff', 'work', '?many'],
    email: ['email', 'mail'],
    lives_in: ['live', 'address', 'home', '?where'],
    phone: ['phone', 'number', 'call'],
    has_pet: ['pet', 'dog'],
  };
  it.each([
    ['Does Project Orion still use MySQL?', 'Project Orion uses Redis (until 2022-03)'],
    ['Where is Orr?', 'Orr is headquartered in Jena'],
    ['Where did Orr move to?', 'Orr is headquartered in Jena'],
    ['Is Orr in Weimar?', 'Orr is headquartered in Jena'],
    ['Where does Tom Ray work?', 'Tom Ray works at Orr'],
    ['Which people work at Orr?', 'Tom Ray works at Orr'],
    ['How many people work at Orr?', 'Orr has the number of employees 320'],
    ['ann lee address', 'Ann Lee lives in Graz'],
    ["Ann Lee's e-mail address", 'Ann Lee has the e-mail address ann@orr.example'],
    ['How can I call Ann Lee?', 'Ann Lee has the phone number 555 0134'],
    ["What is Ann Lee's dog called?", 'Ann Lee has a pet called Rex'],
    ['Which project uses Rediss?', 'Project Orion uses Redis (until 2022-03)'],
  ])('%s', (question, label) => {
    const answers = tools.map((tool) => ({
      ...tool,
      names: tool.label.startsWith('Project') ? [tool.label.slice(0, 13).trim().toLowerCase()] : [],
    }));
    const fits = fitQuestion(question, answers, (predicate) => asked[predicate] ?? []);
    expect(tools[fits.indexOf(Math.max(...fits))]?.label).toBe(label);
  });

  it('may be called for what it is to another', () => {
    const family: readonly Answer[] = [
      { kind: 'observation', predicate: 'born_on', label: 'User was born on 9 October' },
      {
        kind: 'observation',
        predicate: 'born_on',
        label: 'Miguel was born on 3 May',
        kin: ['user', 'husband'],
      },
    ];
    const [own = 0, his = 0] = fitQuestion('When was my husband born? User', family, () => [
      'birth',
      '?when',
    ]);
    expect(his).toBeGreaterThan(own);
    const [mine = 0, other = 0] = fitQuestion('When was I born? User', family, () => ['birth', '?when']);
    expect(mine).toBeGreaterThan(other);
  });
});

it('is none where nothing of the question is known', () => {
  expect(fitQuestion('zzz', answers, () => [])).toEqual(answers.map(() => 0));
  expect(fitQuestion('?', [], () => [])).toEqual([]);
});

it('takes whose whole name it has for whom it means, rather than others of the family', () => {
  const ends = (subject: boolean) => ({ ends: { subject, object: !subject } });
  const family: readonly Answer[] = [
    {
      kind: 'relation',
      predicate: 'parent_of',
      label: 'Rosa Holt is a parent of Runa Holt',
      names: ['runa holt'],
      ...ends(false),
    },
    {
      kind: 'relation',
      predicate: 'parent_of',
      label: 'Runa Holt is a parent of Jo',
      names: ['runa holt'],
      ...ends(true),
    },
  ];
  const kin = () => ['<daughter', '>mother', '?who'];
  const [mother = 0, daughter = 0] = fitQuestion("Who is Runa Holt's daughter?", family, kin);
  expect(daughter).toBeGreaterThan(mother);
});

it('passes over what names nobody where the question is who, and what only tells a name where it is not asked for', () => {
  const facts: readonly Answer[] = [
    {
      kind: 'observation',
      predicate: 'written_in',
      label: 'Tarnlog is written in Rust',
      ends: { subject: true, object: false },
    },
    {
      kind: 'relation',
      predicate: 'developed',
      label: 'Ana Ruiz developed Tarnlog',
      ends: { subject: false, object: true },
    },
    {
      kind: 'observation',
      predicate: 'other:former_name',
      label: 'Tarnlog was formerly called Logview',
      names: ['logview'],
      ends: { subject: true, object: false },
    },
    {
      kind: 'relation',
      predicate: 'located_in',
      label: 'Tarnlog is located in Kiel',
      names: ['logview'],
      ends: { subject: true, object: false },
    },
  ];
  const cues = (predicate: string) =>
    ({
      developed: ['write', '?who'],
      located_in: ['?where'],
      written_in: ['write'],
      'other:former_name': ['former', 'name'],
    })[predicate] ?? [];
  const first = (question: string) => {
    const fits = fitQuestion(question, facts, cues);
    return facts[fits.indexOf(Math.max(...fits))]?.predicate;
  };
  expect(first('Who wrote Tarnlog?')).toBe('developed');
  expect(first('Where is Logview?')).toBe('located_in');
  expect(first("What was Tarnlog's former name?")).toBe('other:former_name');
});
