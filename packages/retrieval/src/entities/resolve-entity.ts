import type { EntityCandidate, Envelope } from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';
import { IndexUnavailableError } from '../answer/boundary.ts';
import { currentEnvelope } from '../answer/current-envelope.ts';
import { uncountedMore } from '../answer/uncounted-more.ts';
import type { Nominate } from '../facts/nominate-facts.ts';
import { isNamed } from './current-entity.ts';

export type ResolveDeps = {
  sql: Sql;
  nominate: Nominate;
  /** The normal form under which names are kept. */
  normalizeName: (name: string) => string;
};

/** The pipeline's candidate width: where the fuzzy and the embedding tiers stop. */
export const CANDIDATE_WIDTH = 10;
/**
 * Longest text, in UTF-16 units, that is looked up as a name: five times the longest alias that the pipeline keeps. No
 * tier could find more of it, and each takes time by its length.
 */
const LONGEST_NAME = 1_000;
/** Trigram similarity from which a spelling counts as near. */
const NEAR_SPELLING = 0.45;
/** The part of its letters in which a name of nearly the same sound may differ. */
const CHANGED_LETTERS = 0.45;
type Tier = EntityCandidate['tier'];
type Candidate = { entity_id: string; canonical_name: string };

/**
 * `resolve_entity`, version 1: the entities that a name may mean, in tiers that stop at the first that finds anything.
 * The name is embedded only when no alias matches.
 */
export async function resolveEntity(deps: ResolveDeps, name: string, evaluatedAt: Date): Promise<Envelope> {
  const envelope = currentEnvelope('fact', evaluatedAt);
  try {
    for (const [tier, find] of name.length > LONGEST_NAME ? [] : tiers(deps, name)) {
      const found = await find();
      if (found.length === 0) continue;
      const capped = tier !== 'T0' && found.length > CANDIDATE_WIDTH;
      const shown = capped ? found.slice(0, CANDIDATE_WIDTH) : found;
      return {
        ...envelope,
        entities: shown.map((candidate) => ({ ...candidate, tier, context_hits: 0 })),
        truncation: capped ? uncountedMore(shown.length, 'resolve_candidate_limit') : null,
      };
    }
  } catch (error) {
    if (!(error instanceof IndexUnavailableError)) throw error;
    return {
      ...envelope,
      negative: {
        kind: 'boundary',
        explanation: error.message,
        workaround: 'Ask again when the search index is published.',
      },
    };
  }
  return {
    ...envelope,
    negative: {
      kind: 'unknown_entity',
      explanation: 'No current entity is known by this name or one like it.',
      workaround: 'Search claims or chunks for the name as text.',
    },
  };
}

function tiers(deps: ResolveDeps, name: string): [Tier, () => Promise<Candidate[]>][] {
  const { sql } = deps;
  const norm = deps.normalizeName(name);
  const width = CANDIDATE_WIDTH + 1;
  return [
    ['T0', () => (norm === '' ? Promise.resolve([]) : byExactAlias(sql, norm))],
    ['T1', () => (norm === '' ? Promise.resolve([]) : bySpelling(sql, norm, width))],
    ['T2', () => (norm === '' ? Promise.resolve([]) : bySound(sql, norm, width))],
    ['T3', () => byMeaning(deps, norm, name, width)],
  ];
}

/** Every current entity with that alias, the most mentioned first; by memory.entity_aliases_pkey. */
async function byExactAlias(sql: Sql, norm: string): Promise<Candidate[]> {
  return await sql<Candidate[]>`
    select e.entity_id, e.canonical_name
      from (select distinct coalesce(n.merged_into, n.entity_id) as entity_id
              from memory.entity_aliases a join memory.entities n on n.entity_id = a.entity_id
             where a.alias_norm = ${norm} and ${isNamed(sql, 'n')}) r
      join memory.entities e on e.entity_id = r.entity_id
     where e.merged_into is null and ${isNamed(sql, 'e')}
     order by e.live_mentions desc, e.entity_id`;
}

/** By memory.entity_aliases_by_trigram. */
async function bySpelling(sql: Sql, norm: string, width: number): Promise<Candidate[]> {
  return await sql<Candidate[]>`
    with near as (
      select a.entity_id, similarity(a.alias_norm, ${norm}) as nearness
        from memory.entity_aliases a
       where (a.alias_norm || '') % ${norm} and similarity(a.alias_norm, ${norm}) >= ${NEAR_SPELLING}
    )
    select e.entity_id, e.canonical_name
      from (select coalesce(n.merged_into, n.entity_id) as entity_id, max(near.nearness) as nearness
              from near join memory.entities n on n.entity_id = near.entity_id where ${isNamed(sql, 'n')} group by 1) r
      join memory.entities e on e.entity_id = r.entity_id
     where e.merged_into is null and ${isNamed(sql, 'e')}
     order by r.nearness desc, e.entity_id limit ${width}`;
}

/**
 * Names that sound alike word for word: the code of the whole, by which memory.entity_aliases_by_phonetic finds them, holds
 * four sounds only, in which 'Initech Systems' is 'Wanda Kerr'.
 */
async function bySound(sql: Sql, norm: string, width: number): Promise<Candidate[]> {
  const same = await sql<Candidate[]>`
    select e.entity_id, e.canonical_name
      from (select distinct coalesce(n.merged_into, n.entity_id) as entity_id
              from memory.entity_aliases a join memory.entities n on n.entity_id = a.entity_id
             where a.phonetic = dmetaphone(${norm}) and a.phonetic <> '' and ${isNamed(sql, 'n')}
               and ${soundsOf(sql, sql`a.alias_norm`)} = ${soundsOf(sql, sql`${norm}::text`)}) r
      join memory.entities e on e.entity_id = r.entity_id
     where e.merged_into is null and ${isNamed(sql, 'e')}
     order by levenshtein_less_equal(left(e.name_norm, 200), left(${norm}, 200), 200), e.entity_id limit ${width}`;
  return same.length > 0 ? same : await byNearSound(sql, norm, width);
}

/** Names of nearly the same sound that share most of their letters: 'Shawn Keoh' for 'Sean Keogh', 'Tomson' for 'Thompson'. */
async function byNearSound(sql: Sql, norm: string, width: number): Promise<Candidate[]> {
  const [row] = await sql<{ code: string }[]>`select dmetaphone(left(${norm}, 200)) as code`;
  const codes = row === undefined || row.code.length < 2 ? [] : nearCodes(row.code);
  if (codes.length === 0) return [];
  return await sql<Candidate[]>`
    select e.entity_id, e.canonical_name
      from (select coalesce(n.merged_into, n.entity_id) as entity_id,
                   min(levenshtein(left(a.alias_norm, 200), left(${norm}, 200))) as letters
              from memory.entity_aliases a join memory.entities n on n.entity_id = a.entity_id
             where a.phonetic = any(${codes}::text[]) and ${isNamed(sql, 'n')}
               and not ${hasOtherWord(sql, sql`a.alias_norm`, norm)}
               and cardinality(string_to_array(a.alias_norm, ' ')) = ${norm.split(' ').length}
             group by 1) r
      join memory.entities e on e.entity_id = r.entity_id
     where r.letters <= ${Math.floor(norm.length * CHANGED_LETTERS)} and e.merged_into is null and ${isNamed(sql, 'e')}
     order by r.letters, e.entity_id limit ${width}`;
}

/** Sounds that spellings confuse, in the letters of double metaphone. */
const confused: Readonly<Record<string, string>> = { S: 'SX', X: 'XS', T: 'T0', 0: '0T', F: 'FP', P: 'PF' };

/** A code, of at most four letters, and those that it is easily taken for: a confused sound, one doubled or single, a breath more or less. */
function nearCodes(code: string): string[] {
  const confusions = [...code].reduce<string[]>(
    (codes, letter) =>
      codes.flatMap((front) => [...(confused[letter] ?? letter)].map((other) => front + other)),
    [''],
  );
  const near = new Set<string>();
  for (const one of confusions) {
    near.add(one);
    near.add(one.replace(/(.)\1/g, '$1'));
    near.add(one.replace(/H/g, ''));
    for (let i = 0; i < one.length; i++) {
      near.add(`${one.slice(0, i + 1)}${one.slice(i)}`.slice(0, 4));
      near.add(`${one.slice(0, i + 1)}H${one.slice(i + 1)}`.slice(0, 4));
    }
  }
  near.delete('');
  return [...near];
}

/** The phonetic code of each word; what has none, as numbers, stands for itself. */
function soundsOf(sql: Sql, name: Fragment): Fragment {
  return sql`(select array_agg(coalesce(nullif(dmetaphone(w.word), ''), w.word) order by w.place) from string_to_table(${name}, ' ') with ordinality as w(word, place))`;
}

/** What a profile calls the type of its entity; a word that it shares with half of all others. */
const TYPES = new Set(['person', 'organization', 'place', 'product', 'work', 'event', 'concept', 'thing']);

/** More than single letters and digits. */
const TELLING = /[a-z0-9]{2}|[^\p{ASCII}]/u;

/** 'Quentin Abara' is a name, 'the bank in Oslo' a description. */
function isName(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => !/^(?:of|the|and|de|da|van|von|der|al|bin)$/.test(word));
  return words.length > 0 && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}

/**
 * Profiles near in meaning that share a telling word with the name: a nearest neighbour alone
 * is not yet a match, nor is one that has the same legal form or title, which the normal form of a name is without. Who is asked for by name must have a part
 * of that name, rather than be told of together with it, and no other part in its place: 'Ann Katz' is not Ann Lee.
 */
async function byMeaning(
  { sql, nominate }: ResolveDeps,
  norm: string,
  name: string,
  width: number,
): Promise<Candidate[]> {
  const telling = norm
    .split(' ')
    .filter((word) => TELLING.test(word) && !TYPES.has(word))
    .join(' ');
  const parts = isName(name) ? norm.split(' ').filter((part) => part.length > 2) : null;
  const asked = norm.split(' ');
  const [near, named] = await nominate([
    { kind: 'entity', channel: 'semantic', query: name, limit: 4 * width },
    { kind: 'entity', channel: 'bm25', query: telling, limit: 4 * width },
  ]);
  const sharing = new Set(named);
  const ids = near.filter((id) => sharing.has(id)).slice(0, width);
  if (ids.length === 0) return [];
  return await sql<Candidate[]>`
    select e.entity_id, e.canonical_name
      from unnest(${ids}::uuid[]) with ordinality as n(entity_id, place)
      join memory.entities e on e.entity_id = n.entity_id
     where e.merged_into is null and ${isNamed(sql, 'e')}
       and (${parts === null} or exists (
         select from memory.entity_aliases a, string_to_array(a.alias_norm, ' ') as own(parts)
          where a.entity_id = e.entity_id and own.parts && ${parts ?? []}::text[]
            and (${isWithin(sql, sql`${asked}::text[]`, sql`own.parts`)} or ${isWithin(sql, sql`own.parts`, sql`${asked}::text[]`)})))
     order by n.place`;
}

/** Whether names of as many words have one word the same in which the other is another altogether: 'Project Orion' and 'Project Cassiopeia'. */
function hasOtherWord(sql: Sql, alias: Fragment, norm: string): Fragment {
  return sql`exists (
    select from unnest(string_to_array(${alias}, ' '), string_to_array(${norm}::text, ' ')) as w(own, asked)
     where levenshtein(left(w.own, 200), left(w.asked, 200)) > ${CHANGED_LETTERS}::float8 * greatest(length(w.own), length(w.asked)) + 1)`;
}

/** Whether each of some words, if only its beginning ('J.', 'Rob'), is among others. */
function isWithin(sql: Sql, some: Fragment, others: Fragment): Fragment {
  return sql`not exists (
    select from unnest(${some}) as s(word) where length(s.word) > 0 and not exists (
      select from unnest(${others}) as o(word) where starts_with(o.word, rtrim(s.word, '.')) or (o.word <> '' and starts_with(s.word, rtrim(o.word, '.')))))`;
}
