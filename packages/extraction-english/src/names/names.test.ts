import { describe, expect, test } from 'vitest';

import type { TimePhrase } from '../sentence.ts';
import { createTagger } from '../text/index.ts';
import { createNameFinder, createWordLists, findAliases, hasFlag } from './index.ts';

const { tag } = createTagger();
const lists = createWordLists();
const findNames = createNameFinder(lists);

/** 'Ann Bell:person!' for each name, with `!` where its kind is certain. */
function namesOf(text: string, timed: string[] = []): string[] {
  const tokens = tag(text);
  const times: TimePhrase[] = timed.map((words) => {
    const parts = words.split(' ');
    const first = tokens.findIndex((_, index) =>
      parts.every((part, at) => tokens[index + at]?.text === part),
    );
    const validity = { from: null, until: null, precision: 'unknown', kind: null } as const;
    return { first, last: first + parts.length, validity, role: 'at', explicit: null };
  });
  return findNames(tokens, times, new Map()).map(
    ({ term }) => `${term.name}:${term.type}${term.isTypeCertain ? '!' : ''}`,
  );
}

describe('names and what they name', () => {
  test.each<[string, string[]]>([
    ['Dr. Ann Bell moved to Leeds.', ['Ann Bell:person!', 'Leeds:place!']],
    [
      'Orr Ltd. CEO Ann Bell met J. R. Vesk.',
      ['Orr Ltd.:organization!', 'Ann Bell:person', 'J. R. Vesk:person'],
    ],
    [
      'Flat 2 B is owned by the University of Leeds.',
      ['Flat 2 B:place!', 'University of Leeds:organization!'],
    ],
    ['She lives in Portland, Oregon, with Tom.', ['Portland:place!', 'Tom:person']],
    ['They met in Orr Hall to discuss Plan B.', ['Orr Hall:place', 'Plan B:thing']],
    ["Orr's Kestrel drone uses Node.js 24.1.0.", ['Orr:thing', 'Kestrel:thing', 'Node.js 24.1.0:product']],
    ['The flaw CVE-2026-44817 affects iPhone.', ['CVE-2026-44817:thing', 'iPhone:product']],
    ['Microservices need care, and Tests should pass.', ['Tests:thing']],
    ['The Company sells a German car.', []],
    ['WARNING: DO NOT use this.', []],
    ['Getting Started With The Parser', []],
    ['The film “The Night Watch” was shot in Oslo.', ['The Night Watch:work', 'Oslo:place!']],
    ["Robert 'Bob' Kline works at AT&T.", ['Robert Kline:person', 'AT&T:thing']],
    ['I think that it works.', []],
    ['Ruth Amsel works at Zephyr Mills.', ['Ruth Amsel:person', 'Zephyr Mills:person']],
    ['Grace Miller is the CEO of Acme Robotics.', ['Grace Miller:person', 'Acme Robotics:organization']],
    [
      'Castor Chemicals sued Ferrum Castings.',
      ['Castor Chemicals:organization', 'Ferrum Castings:organization'],
    ],
    ['Acme acquired Orr.', ['Acme:thing', 'Orr:thing']],
    ['Zenith is based in Leeds.', ['Zenith:thing', 'Leeds:place!']],
    ['Acme no longer uses Kafka.', ['Acme:thing', 'Kafka:thing']],
    ['Acme does not use Kafka.', ['Acme:thing', 'Kafka:thing']],
    ['Home was in Leeds.', ['Leeds:place!']],
    ['School is out.', []],
    ['The Kestrel drone is white.', ['Kestrel drone:thing']],
    ['The Orion service met the Orr accountant.', ['Orion service:thing', 'Orr:thing']],
    ['The Kestrel drones are white.', ['Kestrel:thing']],
  ])('%s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  test('a time never joins a name', () => {
    expect(namesOf('They left Varga Ltd two Mondays ago.', ['two Mondays ago'])).toEqual([
      'Varga Ltd:organization!',
    ]);
    expect(namesOf('Orr opened in March 2020.', ['in March 2020'])).toEqual(['Orr:thing']);
  });

  test('a name that the document has used is found at the head of a sentence, in any case', () => {
    const term = {
      surface: 'pnpm',
      name: 'pnpm',
      type: 'product',
      isTypeCertain: true,
      isNamed: true,
      traits: [],
    } as const;
    const known = new Map([['pnpm', { ...term, traits: [] }]]);
    expect(findNames(tag('pnpm is fast.'), [], known).map(({ term: { name } }) => name)).toEqual(['pnpm']);
  });

  test('a region keeps a town apart from its namesakes', () => {
    const [span] = findNames(tag('He was born in Portland, Oregon.'), [], new Map());
    expect(span?.term).toMatchObject({
      name: 'Portland',
      surface: 'Portland, Oregon',
      traits: ['in:oregon'],
    });
  });
});

test.each([
  ['The World Health Organization (WHO) met.', 'World Health Organization', 'WHO'],
  ['Orr Ltd, formerly known as Vesk Ltd, sells drones.', 'Orr Ltd', 'Vesk Ltd'],
  ["Robert 'Bob' Kline left.", 'Robert Kline', 'Bob Kline'],
])('%s tells another name', (text, name, alias) => {
  const tokens = tag(text);
  expect(findAliases(tokens, findNames(tokens, [], new Map()))).toMatchObject([{ name, alias }]);
});

test.each(['aoife', 'zbigniew', 'malgorzata', 'ngozi', 'seo-yeon'])('%s is a given name', (name) => {
  expect(hasFlag(lists.nameFlags(name), 'mfg')).toBe(true);
});

test.each([
  ['łomża', 't'],
  ['lomza', 't'],
  ['da nang', 'c'],
  ['peru', 'C'],
])('%s is a place', (name, flag) => {
  expect(hasFlag(lists.nameFlags(name), flag)).toBe(true);
});

test.each([
  ['lawyer', 'P'],
  ['company', 'G'],
  ['german', 'd'],
  ['the', 'f'],
])('%s is a word', (word, flag) => {
  expect(hasFlag(lists.wordFlags(word), flag)).toBe(true);
});
