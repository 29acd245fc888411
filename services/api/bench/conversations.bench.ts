import type { Envelope } from '@memory/contract';
import { startMemory } from '../src/testing/running-memory.ts';
import { makeTalks } from './conversations.ts';

/**
 * Whether search finds the turns that answer a question: made-up talks, and the share of their answer turns with a claim
 * among the ten best, by words alone, by meaning alone, and fused by claims_and_sources_context; the same of passages with
 * the turn in them. Prints one JSON line.
 */
const talks = makeTalks().flat();
const memory = await startMemory();
const docs = new Map<string, (typeof talks)[number]>();
for (const talk of talks) {
  const [version] = await memory.remember({ text: talk.text });
  if (version) docs.set(version.doc_id, talk);
}
const questions = talks.flatMap((talk) => talk.questions.map((question) => ({ ...question, talk })));
const found: Record<string, number> = {};
let asked = 0;
for (const { query, answers, talk } of questions) {
  const requests = {
    words: memory.client.post<Envelope>('/search/claims', { query, k: 10, channel: 'bm25' }),
    meaning: memory.client.post<Envelope>('/search/claims', { query, k: 10, channel: 'semantic' }),
    fused: memory.client.post<Envelope>('/operations/claims_and_sources_context', { query, k: 10 }),
  };
  asked += answers.length;
  for (const [name, request] of Object.entries(requests)) {
    const { status, body } = await request;
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    for (const answer of answers) {
      const at = talk.text.indexOf(answer);
      const end = at + answer.length;
      const isFound = body.evidence
        .slice(0, 10)
        .some((one) => docs.get(one.doc_id) === talk && one.char_start < end && one.char_end > at);
      found[name] = (found[name] ?? 0) + Number(isFound);
    }
  }
}
const share = Object.fromEntries(
  Object.entries(found).map(([name, count]) => [
    `${name}_recall10`,
    Number(((100 * count) / asked).toFixed(1)),
  ]),
);
process.stdout.write(
  `${JSON.stringify({ bench: 'conversations', talks: talks.length, questions: questions.length, ...share })}\n`,
);
await memory.close();
