import type { Envelope } from '@memory/contract';
import { startMemory } from '../src/testing/running-memory.ts';

/**
 * Whether facts_context says that nothing is known: 200 made-up questions about things never told, and 200 whose answer was
 * told, over what the pipeline makes of 40 short documents. Prints one JSON line: the share of the first that is answered
 * `known_empty`, the share of the second that is, and the median time of each in ms, beside a call with an anchor.
 */
const FIRST = 'Ada Bela Carl Dora Emil Frida Goran Hana Ivo Jana'.split(' ');
const LAST = ['Kovach', 'Lindqvist', 'Moreau', 'Nakata'];
const FIRMS =
  'Tarnworks Brightmoor Kestrel Oakfield Palewater Quarry Redstone Silverline Thornbury Umbra'.split(' ');
const TOWNS = 'Oslo Lyon Kyoto Porto Ghent Turin Malmo Leeds Graz Bergen'.split(' ');
const DRINKS = 'tea coffee cocoa cider lemonade milk espresso water matcha kefir'.split(' ');
const people = LAST.flatMap((last, l) =>
  FIRST.map((first, f) => ({ name: `${first} ${last}`, n: l * 10 + f })),
);
const pick = (list: readonly string[], n: number) => list[n % list.length] ?? '';

const documents = people.map(({ name, n }) => {
  const firm = pick(FIRMS, n + Math.floor(n / 10));
  return [
    `${name} works at ${firm}.`,
    `${name} lives in ${pick(TOWNS, n * 3 + Math.floor(n / 10))}.`,
    `${name} likes ${pick(DRINKS, n * 7 + Math.floor(n / 10))}.`,
    `${name} was born in 19${50 + n}.`,
    `Ticket ${4000 + n} is assigned to ${name}.`,
  ].join(' ');
});

type Template = (name: string, n: number) => string;
const ofPeople: readonly Template[] = [
  (name) => `Where does ${name} work?`,
  (name) => `What is ${name}'s home town?`,
  (name) => `what does ${name.toLowerCase()} like`,
  (name) => `When was ${name} born?`,
  (name) => `Tell me about ${name}`,
];
const told = people.flatMap(({ name, n }) => [
  ...ofPeople.slice(0, 4).map((template) => template(name, n)),
  // One in ten names is spelt with a letter too few.
  n % 10 === 0 ? `Who is ${name.slice(0, -2)}${name.at(-1)}?` : `Who has ticket ${4000 + n}?`,
]);

const UNKNOWN =
  'Zelda Quixano,Torvald Quist,Xander Voss,Wilma Tarkenton,Yusuf Orbay,Priya Venkat,Bruno Falk,Ottoline Grey,Rashid Amari,Keiko Ono,Pavel Zorin,Lucia Ferri,Sven Aalto,Odile Renard,Marek Dusek,Tamsin Pike,Hugo Baptista,Ngozi Eze,Callum Roy,Ines Duarte'.split(
    ',',
  );
const THINGS =
  'How deep is the harbour?,What colour is the roof?,Why did the bridge collapse?,Which recipe needs saffron?,Who painted the ceiling?,How much does the bicycle weigh?,When does the museum open?,what is the wifi password,Where is the spare key kept?,Which vaccine was recalled?,How tall is the lighthouse?,Did the orchestra perform?,what breed is the puppy,How many seats has the theatre?,Which planet is largest?,Who invented the zipper?,Is the elevator broken?,what rhymes with orange,How long is the tunnel?,Which fonts does the brochure use?'.split(
    ',',
  );
const ODD =
  'xqzzt,SMOKE-58211307,What fixed CVE-2026-44817?,Who wrote /etc/pixforge/policy.xml?,西安在哪里,公司总部设在哪里？,대표이사는 누구입니까?,東京の天気は,ภาษาไทย,Что пьёт Николай?'.split(
    ',',
  );
const never = [
  ...UNKNOWN.flatMap((name, n) => ofPeople.map((template) => template(name, n))),
  ...UNKNOWN.flatMap((name) => [
    `where does ${name.toLowerCase()} live`,
    `Does ${name} manage a team of engineers?`,
  ]),
  ...THINGS,
  ...THINGS.map((question) => question.toLowerCase().replace(/\?$/, '')),
  ...ODD,
  ...ODD.map((question) => `Tell me about ${question}`),
].slice(0, 200);

const memory = await startMemory();
for (let from = 0; from < documents.length; from += 10) {
  await memory.remember(...documents.slice(from, from + 10).map((text) => ({ text })));
}
const anchor = await memory.entity('Ada Kovach');
const ask = async (query: string, more = {}) => {
  const started = performance.now();
  const answer = await memory.operate<Envelope>('facts_context', { query, ...more });
  return { query, isEmpty: answer.negative?.kind === 'known_empty', ms: performance.now() - started };
};
const askAll = async (questions: readonly string[], more = {}) => {
  const answers = [];
  for (const question of questions) answers.push(await ask(question, more));
  return answers;
};
await askAll(told.slice(0, 20));
const [toldAnswers, neverAnswers, anchored] = [
  await askAll(told),
  await askAll(never),
  await askAll(told, { entity_ids: [anchor] }),
];
const share = (answers: { isEmpty: boolean }[]) =>
  Number((answers.filter(({ isEmpty }) => isEmpty).length / answers.length).toFixed(3));
const median = (answers: { ms: number }[]) =>
  Number((answers.map(({ ms }) => ms).sort((a, b) => a - b)[answers.length >> 1] ?? 0).toFixed(2));
for (const { query } of toldAnswers.filter(({ isEmpty }) => isEmpty))
  process.stderr.write(`lost: ${query}\n`);
for (const { query } of neverAnswers.filter(({ isEmpty }) => !isEmpty))
  process.stderr.write(`answered: ${query}\n`);
process.stdout.write(
  `${JSON.stringify({
    bench: 'nothing-known',
    never_told: never.length,
    known_empty: share(neverAnswers),
    told: told.length,
    lost: share(toldAnswers),
    told_p50_ms: median(toldAnswers),
    never_told_p50_ms: median(neverAnswers),
    anchored_p50_ms: median(anchored),
  })}\n`,
);
await memory.close();
