import type { Queryable } from '@memory/database';
import type { ConfirmedFact } from './confirm-facts.ts';

/** Words of a name at most. */
const NAME_WORDS = 8;
/** Bearers of one name at most: with more of them it tells none apart. */
const BEARERS = 500;
/** A word, or one sign of a script that puts no spaces between its words. */
const aWord = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}]+/gu;

/** What of a fact a question names: by what names, in lower case, and which ends of it. */
export type NamedFact = {
  readonly names: readonly string[];
  readonly ends: { readonly subject: boolean; readonly object: boolean };
};

/**
 * The entities that a question, normalised as names are, may mean, each with the names by which it calls them, in lower case. By
 * memory.entity_aliases_pkey and entities_pkey.
 */
export async function namesInQuestion(sql: Queryable, question: string): Promise<Map<string, string[]>> {
  const rows = await sql<{ entity_id: string; alias: string }[]>`
    select distinct coalesce(e.merged_into, e.entity_id) as entity_id, a.alias
      from unnest(${stretchesOf(question)}::text[]) as stretch(words)
     cross join lateral (
        select a.entity_id, a.alias from memory.entity_aliases a
         where a.alias_norm = stretch.words and a.live_mentions > 0 limit ${BEARERS}) a
      join memory.entities e on e.entity_id = a.entity_id
     order by 1, a.alias`;
  const names = new Map<string, string[]>();
  for (const { entity_id, alias } of rows)
    names.set(entity_id, [...(names.get(entity_id) ?? []), alias.toLowerCase()]);
  return names;
}

/**
 * For each fact the names by which a question calls what it is about, where its label may have another: 'Where is NITR based?'
 * asks for the Northern Institute for Tidal Research.
 */
export function nameFacts(
  names: ReadonlyMap<string, readonly string[]>,
  facts: readonly ConfirmedFact[],
): Map<string, NamedFact> {
  return new Map(
    facts.map((fact) => {
      const [subject = '', object = ''] = fact.entities;
      return [
        fact.fact_id,
        {
          names: fact.entities.flatMap((id) => names.get(id) ?? []),
          ends: { subject: names.has(subject), object: names.has(object) },
        },
      ];
    }),
  );
}

/** The stretches of whole words of a question, each also with a full stop that follows: 'u.s.'. */
function stretchesOf(question: string): string[] {
  const words = [...question.matchAll(aWord)];
  const stretches = new Set<string>();
  for (const [first, { index: begins }] of words.entries()) {
    for (const { index, 0: last } of words.slice(first, first + NAME_WORDS)) {
      const ends = index + last.length;
      stretches.add(question.slice(begins, ends));
      if (question[ends] === '.') stretches.add(question.slice(begins, ends + 1));
    }
  }
  return [...stretches];
}
