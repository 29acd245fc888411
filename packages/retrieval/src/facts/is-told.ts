import type { Sql } from '@memory/database';
import { wordsOfQuestion, wordsOfText } from '@memory/database/search-index';
import type { ConfirmedFact } from './confirm-facts.ts';
import { type Answer, cueStems, type QuestionWords, sharesWord } from './fit-question.ts';
import { wordsAsked } from './names-asked.ts';
import { isOfAsker, readQuestion, stemsOf } from './read-question.ts';

/** Claims with a word of the question that are looked through for one that supports a fact. */
const CLAIMS_LOOKED_AT = 200;
/** Trigram similarity from which the spelling of a name counts as near. */
const NEAR_SPELLING = 0.45;

/**
 * The cosine from which the fact nearest to a question is an answer that shares no telling word with it, by model. Measured once
 * with the 200 questions about things never told of `npm run bench -- nothing-known` against 200 sentences: 95 in 100 stay below 0.39 and
 * all below 0.49 by the builtin model, 0.50 and 0.56 by MiniLM. Of a model that has not been measured no answer is taken back.
 */
const NOISE_FLOORS: Readonly<Record<string, number>> = {
  'builtin/hash-v1': 0.5,
  'local/all-MiniLM-L6-v2': 0.57,
};

/** The fact nearest to a question by meaning: the model that says so, and the cosine; null where there is none. */
export type Nearest = (question: string) => Promise<{ model: string; score: number } | null>;

export type ToldDeps = { sql: Sql; questionWords: QuestionWords; nearest: Nearest };

/**
 * Whether the memory has facts about what a question asks, rather than only facts that are nearer to it than others. It has where
 * the words of what the question names, or where it names nothing its telling words, are in a fact, an entity's profile or a
 * claim behind a fact, a name of nearly that spelling is known, or a fact is nearer by meaning than noise is.
 */
export async function isTold(
  { sql, questionWords, nearest }: ToldDeps,
  question: string,
  facts: readonly (ConfirmedFact & Answer)[],
): Promise<boolean> {
  const { names, others } = wordsAsked(question);
  const cues = cueStems(new Set(facts.map((fact) => fact.predicate)), questionWords);
  const isCue = (word: string) => stemsOf(word.toLowerCase()).every((part) => cues.has(part));
  // 'Who is the CEO?' names nobody
  const named = names.filter((name) => !isCue(name));
  const telling = named.length > 0 ? named : tellingOf(question, [...names, ...others], isCue);
  const terms = [...wordsOfQuestion(telling.join(' ')).counts.keys()];
  if (terms.length === 0 || facts.some((fact) => hasTerm(fact, terms)) || (await isIndexed(sql, terms)))
    return true;
  if (named.length === 0 && sharesWord(telling.join(' '), facts, questionWords)) return true;
  if (named.length > 0 && (await isNearlySpelt(sql, named))) return true;
  const best = await nearest(question);
  return best !== null && best.score >= (NOISE_FLOORS[best.model] ?? 0);
}

/**
 * Of words that name nothing, those that do not only ask for a predicate or a kind of answer, where there are any: 'zelda' of
 * 'which city does zelda live in'. Whoever asks about themselves may ask by such words alone.
 */
function tellingOf(
  question: string,
  words: readonly string[],
  isCue: (word: string) => boolean,
): readonly string[] {
  if (isOfAsker(question)) return words;
  const rest = words.filter((word) => !isCue(word) && readQuestion(`which ${word}`).forms.length === 0);
  return rest.length > 0 ? rest : words;
}

/** Whether a fact says one of some terms, or the question calls what it is about by another name. */
function hasTerm({ label, names = [] }: Answer, terms: readonly string[]): boolean {
  const { counts } = wordsOfText(label);
  return names.length > 0 || terms.some((term) => counts.has(term));
}

/** By p1.postings_fact_by_term, postings_entity_by_term, postings_claim_by_term and memory.statements_by_claim. */
async function isIndexed(sql: Sql, terms: readonly string[]): Promise<boolean> {
  const [row] = await sql<{ told: boolean }[]>`
    select exists (
      select from unnest(${[...terms]}::text[]) as asked (term)
       where exists (select from p1.postings_fact as p where p.term = asked.term)
          or exists (select from p1.postings_entity as p where p.term = asked.term)
          or exists (
            select from (select item_id from p1.postings_claim as p where p.term = asked.term limit ${CLAIMS_LOOKED_AT}) as p
              join memory.statements as s on s.claim_id = p.item_id and s.is_live)) as told`;
  return row?.told === true;
}

/** By memory.entity_aliases_by_trigram. */
async function isNearlySpelt(sql: Sql, names: readonly string[]): Promise<boolean> {
  const asked = [...new Set([names.join(' '), ...names].map((name) => name.toLowerCase()))];
  const [row] = await sql<{ near: boolean }[]>`
    select exists (
      select from unnest(${asked}::text[]) as n (name)
        join memory.entity_aliases as a on (a.alias_norm || '') % n.name
       where a.live_mentions > 0 and similarity(a.alias_norm, n.name) >= ${NEAR_SPELLING}) as near`;
  return row?.near === true;
}
