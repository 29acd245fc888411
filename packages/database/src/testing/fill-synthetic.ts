import type { Sql } from '../database.ts';

export type SyntheticOptions = {
  /** Claims; everything else follows: 1 document for 20, 1 chunk for 5, and, unless given, 0.9 facts and 0.25 entities a claim. */
  claims: number;
  /** At most as many as claims. */
  facts?: number;
  entities?: number;
  /** The kinds of items that the search index holds; all by default. */
  indexed?: readonly IndexedKind[];
  /** Of the vectors, and the model that is said to have made them. */
  dimensions: number;
  model: string;
  /** Told of each step and how long it took. */
  onStep?: (name: string, seconds: number) => void;
};

type IndexedKind = 'chunk' | 'claim' | 'fact' | 'entity';

/** Random numbers repeat from here, so that two fills of one size are alike. */
const SEED = 0.42;
const VOCABULARY = 50_000;
const BASE_VECTORS = 2_000;

/**
 * Fills an empty, migrated database with rows that are shaped and spread like a real corpus's but mean nothing, by
 * set-based statements: words by Zipf's law over 50,000, mentions of entities with a long tail (the best known is in 1.6 %
 * of the claims at a million), vectors in clusters. Indexes that are no constraint are dropped first and made at the end.
 * Needs a superuser: the foreign keys, which hold by construction, are not checked row by row.
 */
export async function fillSynthetic(sql: Sql, options: SyntheticOptions): Promise<void> {
  const { claims, dimensions, model, indexed, onStep = () => {} } = options;
  const size: Size = {
    claims,
    documents: Math.ceil(claims / 20),
    entities: options.entities ?? Math.ceil(claims / 4),
    facts: options.facts ?? Math.ceil(claims * 0.9),
    indexed: new Set(indexed ?? ['chunk', 'claim', 'fact', 'entity']),
  };
  const session = await sql.reserve();
  const run = async (name: string, statements: string[]) => {
    const started = performance.now();
    for (const statement of statements) {
      await session.unsafe(statement);
    }
    onStep(name, (performance.now() - started) / 1_000);
  };
  try {
    await run('prepare', [
      `set session_replication_role = replica`,
      `set maintenance_work_mem = '1GB'`,
      `set work_mem = '256MB'`,
      `set synchronous_commit = off`,
      `select setseed(${SEED})`,
      ...HELPERS,
      `select p1.create_generation('${model}', ${dimensions})`,
      `update p1.generations set status = 'serving', served_at = now()`,
    ]);
    const indexes = await session<{ definition: string; name: string; comment: string }[]>`
      select pg_get_indexdef(i.indexrelid) as definition, i.indexrelid::regclass::text as name,
        obj_description(i.indexrelid, 'pg_class') as comment
      from pg_index as i
      join pg_class as c on c.oid = i.indexrelid
      join pg_namespace as n on n.oid = c.relnamespace
      where n.nspname in ('memory', 'p1') and not i.indisunique and c.relkind = 'i'`;
    await run(
      'drop indexes',
      indexes.map(({ name }) => `drop index ${name}`),
    );
    for (const [name, statements] of Object.entries(steps(size, dimensions))) {
      await run(name, statements);
    }
    for (const { name, definition, comment } of indexes) {
      await run(name, [definition, `comment on index ${name} is '${comment.replaceAll("'", "''")}'`]);
    }
    await run('analyze', ['reset session_replication_role']);
  } finally {
    session.release();
  }
  const started = performance.now();
  await sql`vacuum analyze`;
  onStep('vacuum analyze', (performance.now() - started) / 1_000);
}

type Size = {
  claims: number;
  documents: number;
  entities: number;
  facts: number;
  indexed: ReadonlySet<IndexedKind>;
};

/** What a row's number is as an id, a word, a name; how popular things are drawn. */
const HELPERS = [
  // One kind after another and in the order of the numbers, as UUIDv7 ids are in the order of time.
  `create function pg_temp.id(kind int, n bigint) returns uuid language sql immutable as
    $$ select (lpad(to_hex(kind), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$`,
  // Rank r with a probability that falls as 1/r. The ranks before 40 would be the function words, which are not indexed;
  // so the most frequent word is in a quarter of the passages.
  `create function pg_temp.word() returns text language sql volatile as
    $$ select 'w' || floor(40 * exp(random() * ln(${VOCABULARY} / 40.0::float8)))::int $$`,
  `create function pg_temp.pick(n int) returns int language sql volatile as
    $$ select floor(n * random() ^ 3)::int + 1 $$`,
  `create function pg_temp.name(n int) returns text language sql immutable as $$
    select string_agg(s[1 + (hashint4(n * 5 + place) & 65535) % 37], case when place = 2 then ' ' else '' end order by place)
    from generate_series(0, 4) as place,
      (select array['ba','ce','di','fo','gu','ha','je','ki','lo','mu','na','pe','ri','so','tu','va','we','xi','yo','zu','bra',
        'cle','dri','flo','gru','sta','tre','shi','pho','qua','ant','ell','ins','orb','und','arm','est'] as s) as syllables $$`,
  `create temp table lines as select n as line_no, (select string_agg(pg_temp.word(), ' ') from generate_series(1, 14 + n % 9)) as line
    from generate_series(1, 20000) as n`,
  `create unique index on lines (line_no)`,
];

function steps(size: Size, dimensions: number): Record<string, string[]> {
  const { claims, documents, entities, facts } = size;
  /** Kind, what its ids are made of, how many there are, and their words. */
  const items = (
    [
      ['chunk', 8, documents * 4, 90],
      ['claim', 9, claims, 14],
      ['fact', 11, facts, 8],
      ['entity', 10, entities, 14],
    ] as const
  ).filter(([kind]) => size.indexed.has(kind));
  const moment = (n: string) => `timestamptz '2024-01-01' + ${n} * interval '1 minute'`;
  const line = (n: string) => `(select line from lines where line_no = 1 + (${n}) % 20000)`;
  return {
    documents: [
      `insert into memory.contents (content_hash, blob_id, size_bytes, mime)
       select sha256(n::text::bytea), pg_temp.id(1, n), 6000, 'text/markdown' from generate_series(1, ${documents}) as n`,
      `insert into memory.documents (doc_id, source_kind, source_ref, title, versioning_mode, first_seen_at, last_version_no,
         latest_version_id, latest_status, current_version_id)
       select pg_temp.id(2, n), 'file', 'docs/' || n || '.md', pg_temp.name(n) || ' ' || n, 'snapshot', ${moment('n')}, 1,
         pg_temp.id(3, n), 'ready', pg_temp.id(3, n) from generate_series(1, ${documents}) as n`,
      `insert into memory.versions (version_id, doc_id, version_no, content_hash, filename, source_path, source_modified_at,
         ingested_at, status, testimony, published_at)
       select pg_temp.id(3, n), pg_temp.id(2, n), 1, sha256(n::text::bytea), pg_temp.name(n) || '-' || n || '.md', 'docs/' || n || '.md',
         ${moment('n')}, ${moment('n')}, 'ready', 'current', ${moment('n')} from generate_series(1, ${documents}) as n`,
      `insert into memory.version_names (name_id, version_id, kind, name, recorded_at)
       select pg_temp.id(4, n), pg_temp.id(3, n), 'filename', pg_temp.name(n) || '-' || n || '.md', ${moment('n')}
       from generate_series(1, ${documents}) as n`,
      `insert into memory.name_terms (term, name_id, version_id, doc_id)
       select distinct word, pg_temp.id(4, n), pg_temp.id(3, n), pg_temp.id(2, n)
       from generate_series(1, ${documents}) as n, unnest(string_to_array(pg_temp.name(n), ' ') || n::text || 'md'::text) as word`,
      `insert into memory.name_vocabulary (term) select distinct term from memory.name_terms`,
      `insert into memory.representations (representation_id, version_id, markdown, char_length, family)
       select pg_temp.id(5, n), pg_temp.id(3, n), (select string_agg(${line('n + k')}, E'\\n\\n') from generate_series(1, 50) as k),
         6000, 'markdown' from generate_series(1, ${documents}) as n`,
      `insert into memory.sections (section_id, version_id, ordinal, level, heading, role, char_start, char_end)
       select pg_temp.id(6, 4 * n + k), pg_temp.id(3, n), k, 1, pg_temp.name(n + k), 'body', 1500 * k, 1500 * (k + 1)
       from generate_series(1, ${documents}) as n, generate_series(0, 3) as k`,
      `insert into memory.citations (citation_id, version_id, doc_id, target_ref, target_doc_id, anchor_text, char_start, char_end)
       select pg_temp.id(7, n), pg_temp.id(3, n), pg_temp.id(2, n), 'docs/' || t || '.md', case when n % 3 > 0 then pg_temp.id(2, t) end,
         'see', 10, 13 from (select n, pg_temp.pick(${documents}) as t from generate_series(1, ${documents}) as n) as c`,
    ],
    chunks: [
      `insert into memory.chunks (chunk_id, version_id, doc_id, representation_id, section_id, ordinal, kind, chunk_text,
         context_prefix, char_start, char_end, token_count, section_role)
       select pg_temp.id(8, 4 * n + k), pg_temp.id(3, n), pg_temp.id(2, n), pg_temp.id(5, n), pg_temp.id(6, 4 * n + k), k, 'prose',
         (select string_agg(${line('n * 7 + k * 13 + j')}, ' ') from generate_series(1, 12) as j), pg_temp.name(n), 1500 * k,
         1500 * (k + 1), 280, 'body'
       from generate_series(1, ${documents}) as n, generate_series(0, 3) as k`,
    ],
    claims: [
      `insert into memory.claims (claim_id, version_id, doc_id, chunk_id, ordinal, claim_text, text_hash, source_span, char_start,
         char_end, evidence_spans, is_attributed, polarity, modality, asserted_at, valid_from, valid_precision, grounding, is_current)
       select pg_temp.id(9, n), pg_temp.id(3, d), pg_temp.id(2, d), pg_temp.id(8, 4 * d + k / 5), k, t.text, sha256(t.text::bytea),
         t.text, 300 * (k % 5), 300 * (k % 5) + 120, jsonb_build_array(jsonb_build_object('char_start', 0, 'char_end', 120)),
         false, 'affirmed', 'asserted', ${moment('d')}, case when n % 3 = 0 then ${moment('d')} end,
         case when n % 3 = 0 then 'day' else 'unknown' end, 'held', true
       from (select n, 1 + (n - 1) / 20 as d, (n - 1) % 20 as k from generate_series(1, ${claims}) as n) as c,
         lateral (select case when n % 50 = 0 then ${line('n % 300')} else ${line('n')} || ' ' || n end as text) as t`,
    ],
    entities: [
      `insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, profile, live_mentions)
       select pg_temp.id(10, n), initcap(pg_temp.name(n)) || ' ' || n, pg_temp.name(n) || ' ' || n,
         (array['person', 'organization', 'place', 'concept'])[1 + n % 4], ${line('n')}, 3
       from generate_series(1, ${entities}) as n`,
      `insert into memory.entity_aliases (alias_norm, entity_id, alias, origin, phonetic, live_mentions)
       select name_norm, entity_id, canonical_name, 'name', dmetaphone(name_norm), 3 from memory.entities`,
      `insert into memory.entity_aliases (alias_norm, entity_id, alias, origin, phonetic, live_mentions)
       select pg_temp.name(n), pg_temp.id(10, n), initcap(pg_temp.name(n)), 'variant', dmetaphone(pg_temp.name(n)), 1
       from generate_series(1, ${entities}, 4) as n`,
      `create temp table said as
       select n, pg_temp.pick(${entities}) as subject, pg_temp.pick(${entities}) as object, pg_temp.pick(${entities}) as other,
         case when n <= ${facts} then n else pg_temp.pick(${facts}) end as fact, 1 + (n - 1) / 20 as d
       from generate_series(1, ${Math.ceil(claims * 1.2)}) as s(m), lateral (select 1 + (m - 1) % ${claims} as n) as c`,
      `insert into memory.entity_mentions (claim_id, entity_id, role, alias_norm, surface, chunk_id, version_id, doc_id, is_live)
       select pg_temp.id(9, n), pg_temp.id(10, who), role, pg_temp.name(who), pg_temp.name(who), pg_temp.id(8, 4 * d + (n - 1) % 20 / 5),
         pg_temp.id(3, d), pg_temp.id(2, d), true
       from said, lateral (values (subject, 'subject'), (object, 'object'), (other, 'mention')) as m(who, role)
       where n % 2 = 0 or role <> 'mention' on conflict do nothing`,
    ],
    facts: [
      `insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_entity_id, object_text, statement_key, label,
         evidence_count, contradiction_group, valid_from, valid_precision, ingested_at)
       select distinct on (fact) pg_temp.id(11, fact), case when fact % 2 = 0 then 'relation' else 'observation' end, pg_temp.id(10, subject),
         'predicate_' || fact % 40, case when fact % 2 = 0 then pg_temp.id(10, object) end, case when fact % 2 = 1 then ${line('fact')} end,
         hashtextextended(fact::text, 0), ${line('fact')}, 1, case when fact % 100 < 2 then pg_temp.id(12, fact / 100) end,
         case when fact % 3 = 0 then ${moment('d')} end, case when fact % 3 = 0 then 'day' else 'unknown' end, ${moment('d')}
       from said order by fact, n`,
      `insert into memory.statements (statement_id, claim_id, version_id, doc_id, ordinal, kind, subject_entity_id, predicate,
         object_entity_id, object_text, polarity, modality, is_attributed, valid_precision, effective_at, is_live, fact_id, stance,
         groups)
       select pg_temp.id(13, row_number() over ()), pg_temp.id(9, n), pg_temp.id(3, d), pg_temp.id(2, d), n % 20,
         case when fact % 2 = 0 then 'relation' else 'observation' end, pg_temp.id(10, subject), 'predicate_' || fact % 40,
         case when fact % 2 = 0 then pg_temp.id(10, object) end, case when fact % 2 = 1 then ${line('fact')} end, 'affirmed', 'asserted',
         false, 'unknown', ${moment('d')}, true, pg_temp.id(11, fact), 'supports',
         array[hashtextextended(fact::text, 0), hashtextextended(subject || ' ' || fact % 40, 1)]
       from said`,
      `insert into memory.fact_beliefs (fact_id, believed_from, valid_from, valid_precision)
       select fact_id, ingested_at, valid_from, valid_precision from memory.facts`,
      `insert into memory.transcript (entry_id, subject_kind, subject_id, outcome, method, decided_by, decided_at, features, version_id)
       select pg_temp.id(14, n), case when n % 2 = 0 then 'relation' else 'observation' end, pg_temp.id(11, n), 'created', 'builtin/rules',
         'adjudicate_observations', ${moment('n / 20')}, '{"evidence_count": 1}', pg_temp.id(3, 1 + (n - 1) / 20)
       from generate_series(1, ${facts}) as n`,
    ],
    // Of a newer component than any code's, so that a worker leaves finished rows alone.
    work: [
      `insert into memory.pipeline_work (work_id, version_id, stage, component_version, status, attempts, max_attempts, arrival,
         started_at, finished_at, delivered_at, not_before, created_at)
       select pg_temp.id(15, 12 * n + s.place), pg_temp.id(3, n), s.stage, '9999', 'succeeded', 1, 5, n, ${moment('n')}, ${moment('n')},
         ${moment('n')}, ${moment('n')}, ${moment('n')}
       from generate_series(1, ${documents}) as n, unnest(array['convert', 'structure', 'chunk', 'embed_chunk', 'extract_claims',
         'ground_claims', 'normalize_relations', 'adjudicate_observations', 'adjudicate_supersession', 'embed_claim', 'reconcile',
         'label_relation']) with ordinality as s(stage, place)`,
      // One version in a hundred waits for its budget, far off: rows that claiming work has to pass over.
      `update memory.pipeline_work set status = 'pending', finished_at = null, started_at = null, defer_reason = 'budget',
         not_before = now() + interval '1 year'
       where stage = 'label_relation' and version_id > pg_temp.id(3, ${Math.floor(documents * 0.99)})`,
    ],
    postings: [
      ...items.flatMap(([kind, id, count, words]) => [
        `insert into p1.postings (kind, term, item_id, tf, length)
         select '${kind}', term, pg_temp.id(${id}, n), count(*), ${words}
         from generate_series(${kind === 'chunk' ? 4 : 1}, ${kind === 'chunk' ? count + 3 : count}) as n,
           lateral (select pg_temp.word() as term from generate_series(1, ${words} + 0 * n)) as w
         group by term, n order by n`,
        `insert into p1.corpus (kind, shard, items, total_length) values ('${kind}', 0, ${count}, ${count}::bigint * ${words})`,
      ]),
    ],
    vectors: [
      `create temp table base as
       select n, (select array_agg(random() - 0.5)::halfvec from generate_series(1, ${dimensions} + 0 * n)) as v
       from generate_series(0, ${BASE_VECTORS - 1}) as n`,
      `create unique index on base (n)`,
      `analyze base`,
      ...items.map(
        ([kind, id, count]) => `insert into p1.vectors (generation, kind, item_id, embedding)
         select 1, '${kind}', pg_temp.id(${id}, i.n), l2_normalize(a.v + a.v + b.v + c.v)
         from (select n, pg_temp.pick(${BASE_VECTORS}) - 1 as x, floor(random() * ${BASE_VECTORS})::int as y,
             floor(random() * ${BASE_VECTORS})::int as z
           from generate_series(${kind === 'chunk' ? 4 : 1}, ${kind === 'chunk' ? count + 3 : count}) as n offset 0) as i
         join base as a on a.n = x join base as b on b.n = y join base as c on c.n = z`,
      ),
    ],
  };
}
