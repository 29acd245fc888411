import type { MatchedPerson } from '@memory/contract';
import type { Sql } from '@memory/database';
import { fold } from '@memory/database/search-index';
import { spacedWords } from '../names/words.ts';

/** A person as a converter reports one: `Ada Lovelace <ada@example.org>`, a bare address, or a bare name. */
export type Person = { name: string | null; address: string | null };

export function parsePerson(written: string): Person {
  const angled = /^(.*)<([^<>]*)>\s*$/s.exec(written);
  if (angled) {
    const name = (angled[1] ?? '')
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .trim();
    return { name: name === '' ? null : name, address: (angled[2] ?? '').trim() || null };
  }
  const text = written.trim();
  return /^\S+@\S+$/.test(text) ? { name: null, address: text } : { name: text, address: null };
}

/** A term matches a person when it equals their address, or its words appear whole in their name; neither case nor accents matter. */
export function personMatches(person: Person, term: string): boolean {
  if (person.address !== null && fold(person.address) === fold(term.trim())) return true;
  const wanted = spacedWords(term);
  if (person.name === null || wanted.length === 0) return false;
  const has = new Set(spacedWords(person.name));
  return wanted.every((word) => has.has(word));
}

/** People as they are written in representations. */
export type People = { authors: string[] | null; recipients: string[] | null };

/**
 * The people that a filter's terms match, as they are written; null where there is no such filter. Matching is done here,
 * by the same folding as for names, because the database's own depends on its locale.
 */
export async function findPeople(
  sql: Sql,
  filters: { authors: readonly string[]; recipients: readonly string[] },
): Promise<People> {
  const [authors, recipients] = await Promise.all([
    findIn(sql, 'authors', filters.authors),
    findIn(sql, 'recipients', filters.recipients),
  ]);
  return { authors, recipients };
}

async function findIn(
  sql: Sql,
  column: 'authors' | 'recipients',
  terms: readonly string[],
): Promise<string[] | null> {
  if (terms.length === 0) return null;
  const rows = await sql<{ person: string }[]>`
    select distinct p.person
    from memory.representations as r
    cross join unnest(${sql(`r.${column}`)}) as p(person)
    where ${sql(`r.${column}`)} <> '{}'`;
  return rows
    .map((row) => row.person)
    .filter((written) => terms.some((term) => personMatches(parsePerson(written), term)));
}

/** Each distinct person among the matched ones, with the number of documents (of these versions) that name them. */
export async function countPeople(
  sql: Sql,
  people: People,
  versionIds: readonly string[],
): Promise<MatchedPerson[]> {
  if (people.authors === null && people.recipients === null) return [];
  const rows = await sql<{ person: string; doc_id: string }[]>`
    select p.person, v.doc_id
    from memory.representations as r
    join memory.versions as v using (version_id)
    cross join lateral (
      select unnest(r.authors) as person, ${people.authors ?? []}::text[] as matched
      union all
      select unnest(r.recipients), ${people.recipients ?? []}::text[]
    ) as p
    where r.version_id = any(${[...versionIds]}::uuid[]) and p.person = any(p.matched)
    order by p.person`;

  const counted = new Map<string, { person: Person; documents: Set<string> }>();
  for (const { person: written, doc_id } of rows) {
    const person = parsePerson(written);
    const key =
      person.address === null ? spacedWords(person.name ?? '').join(' ') : `<${fold(person.address)}>`;
    const entry = counted.get(key) ?? { person, documents: new Set() };
    entry.person = { ...entry.person, name: entry.person.name ?? person.name };
    entry.documents.add(doc_id);
    counted.set(key, entry);
  }
  return [...counted.values()]
    .map(({ person, documents }) => ({ ...person, document_count: documents.size }))
    .sort((a, b) => b.document_count - a.document_count || compare(label(a), label(b)));
}

const label = (person: Person) => `${fold(person.name ?? '')} ${fold(person.address ?? '')}`;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
