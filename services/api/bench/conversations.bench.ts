import { parseArgs } from 'node:util';
import type { Envelope } from '@memory/contract';
import { startMemory } from '../src/testing/running-memory.ts';
import { makeTalks } from './conversations.ts';

/**
 * Whether search finds the turns that answer a question: of made-up talks, the share of their answer turns, in per cent, that a
 * claim among the ten best stands in, by words, by meaning, and fused by claims_and_sources_context. `gave_claims` is
 * the share that gave a claim at all. Prints one JSON line.
 *
 *   npm run bench -- conversations [--model local/NAME --models FOLDER]
 */
const { values } = parseArgs({
  options: {
    model: { type: 'string', default: 'builtin/hash-v1' },
    models: { type: 'string', default: '/nowhere' },
  },
});

type Claim = { doc_id: string; char_start: number; char_end: number };

const talks = makeTalks().flat();
const memory = await startMemory({ binding: values.model, modelsDir: values.models });
const questions: { query: string; doc_id: string; start: number; end: number }[] = [];
for (const { text, questions: asked } of talks) {
  const [version] = await memory.remember({ text });
  for (const { query, answer } of asked) {
    const start = text.indexOf(answer);
    questions.push({ query, doc_id: version?.doc_id ?? '', start, end: start + answer.length });
  }
}

const search = async (path: string, body: object): Promise<readonly Claim[]> => {
  const answer = await memory.client.post<Envelope>(path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.evidence;
};
const channels: Record<string, (query: string) => Promise<readonly Claim[]>> = {
  gave_claims: async () => all,
  words: (query) => search('/search/claims', { query, k: 10, channel: 'bm25' }),
  meaning: (query) => search('/search/claims', { query, k: 10, channel: 'semantic' }),
  fused: (query) => search('/operations/claims_and_sources_context', { query, k: 10 }),
};
const all = await memory.sql<Claim[]>`
  select doc_id, char_start, char_end from memory.claims where is_current and grounding = 'held'`;
const result: Record<string, string | number> = {
  bench: 'conversations',
  model: values.model,
  talks: talks.length,
  questions: questions.length,
};
for (const [name, find] of Object.entries(channels)) {
  let found = 0;
  for (const { query, doc_id, start, end } of questions) {
    const claims = await find(query);
    if (claims.some((one) => one.doc_id === doc_id && one.char_start < end && one.char_end > start)) found++;
  }
  result[name] = Number(((100 * found) / questions.length).toFixed(1));
}
process.stdout.write(`${JSON.stringify(result)}\n`);
await memory.close();
