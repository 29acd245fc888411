import {
  type EntityCandidate,
  type Envelope,
  emptyEnvelope,
  type Truncation,
  toUtcString,
} from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';
import { IndexUnavailableError } from '../facts/facts-context.ts';
import type { Nominate } from '../facts/nominate-facts.ts';
import { temporalScope } from '../facts/temporal-scope.ts';
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
type Tier = EntityCandidate['tier'];
type Candidate = { entity_id: string; canonical_name: string };

/**
 * `resolve_entity`, version 1: the entities that a name may mean, in tiers that stop at the first that finds anything.
 * The name is embedded only when no alias matches.
 */
export async function resolveEntity(deps: ResolveDeps, name: string, evaluatedAt: Date): Promise<Envelope> {
  const envelope = emptyEnvelope(
    'fact',
    temporalScope({ mode: 'current' }, evaluatedAt),
    toUtcString(evaluatedAt),
  );
  try {
    for (const [tier, find] of name.length > LONGEST_NAME ? [] : tiers(deps, name)) {
      const found = await find();
      if (found.length === 0) continue;
      const capped = tier !== 'T0' && found.length > CANDIDATE_WIDTH;
      const shown = capped ? found.slice(0, CANDIDATE_WIDTH) : found;
      return {
        ...envelope,
        entities: shown.map((candidate) => ({ ...candidate, tier, context_hits: 0 })),
        truncation: capped ? limitReached(shown.length) : null,
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

function tiers(
  { sql, nominate, normalizeName }: ResolveDeps,
  name: string,
): [Tier, () => Promise<Candidate[]>][] {
  const norm = normalizeName(name);
  const width = CANDIDATE_WIDTH + 1;
  return [
    ['T0', () => (norm === '' ? Promise.resolve([]) : byExactAlias(sql, norm))],
    ['T1', () => (norm === '' ? Promise.resolve([]) : bySpelling(sql, norm, width))],
    ['T2', () => (norm === '' ? Promise.resolve([]) : bySound(sql, norm, width))],
    ['T3', () => byMeaning(sql, nominate, { name, norm }, width)],
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
       where a.alias_norm % ${norm} and similarity(a.alias_norm, ${norm}) >= ${NEAR_SPELLING}
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
  return await sql<Candidate[]>`
    select e.entity_id, e.canonical_name
      from (select distinct coalesce(n.merged_into, n.entity_id) as entity_id
              from memory.entity_aliases a join memory.entities n on n.entity_id = a.entity_id
             where a.phonetic = dmetaphone(${norm}) and a.phonetic <> '' and ${isNamed(sql, 'n')}
               and ${soundsOf(sql, sql`a.alias_norm`)} = ${soundsOf(sql, sql`${norm}::text`)}) r
      join memory.entities e on e.entity_id = r.entity_id
     where e.merged_into is null and ${isNamed(sql, 'e')}
     order by levenshtein_less_equal(left(e.name_norm, 200), left(${norm}, 200), 200), e.entity_id limit ${width}`;
}

/** The phonetic code of each word; what has none, as numbers, stands for itself. */
function soundsOf(sql: Sql, name: Fragment): Fragment {
  return sql`(select array_agg(coalesce(nullif(dmetaphone(w.word), ''), w.word) order by w.place) from string_to_table(${name}, ' ') with ordinality as w(word, place))`;
}

/** What a profile calls the type of its entity; a word that it shares with half of all others. */
const TYPES = new Set(['person', 'organization', 'place', 'product', 'work', 'event', 'concept', 'thing']);

/**
 * Profiles near in meaning that share a word with the name: a nearest neighbour alone is not yet a match, nor is one that
 * has the same legal form or title, which the normal form of a name is without.
 */
async function byMeaning(
  sql: Sql,
  nominate: Nominate,
  { name, norm }: { name: string; norm: string },
  width: number,
): Promise<Candidate[]> {
  const telling = norm
    .split(' ')
    .filter((word) => !TYPES.has(word))
    .join(' ');
  const [near, named] = await Promise.all([
    nominate('entity', 'semantic', name, { limit: 4 * width }),
    nominate('entity', 'bm25', telling, { limit: 4 * width }),
  ]);
  const sharing = new Set(named);
  const ids = near.filter((id) => sharing.has(id)).slice(0, width);
  if (ids.length === 0) return [];
  return await sql<Candidate[]>`
    select e.entity_id, e.canonical_name
      from unnest(${ids}::uuid[]) with ordinality as n(entity_id, place)
      join memory.entities e on e.entity_id = n.entity_id
     where e.merged_into is null and ${isNamed(sql, 'e')}
     order by n.place`;
}

function limitReached(returned: number): Truncation {
  return {
    truncated: true,
    returned,
    estimated_total: returned + 1,
    total_is_exact: false,
    continuation: null,
    reason: 'resolve_candidate_limit',
  };
}
