import { createHash } from 'node:crypto';
import type { Sql, Tx } from '@memory/database';
import type { CallContext, FactJudge, JudgedPair, JudgedStatement, Validity } from '@memory/extraction';

/** Earlier statements that one statement is held against. */
const EARLIER = 6;
/** Pairs of one version that are judged. */
const MAX_PAIRS = 300;
/** Least trigram similarity of two claims that may bear on each other. */
const NEAR_WORDING = 0.2;

type StatementRow = {
  id: string;
  predicate: string;
  objectId: string | null;
  object: string | null;
  objectText: string | null;
  polarity: 'affirmed' | 'negated';
  facet: string;
  validFrom: string | null;
  validUntil: string | null;
  validPrecision: Validity['precision'];
  validKind: Validity['kind'];
  saidAt: string | null;
  claimText: string;
  groups: string[];
};
type PairRow = { subject: string; earlier: StatementRow; later: StatementRow };

/** What a judgement does to the groups of a statement; see `statementGroups`. */
type Regrouping = { statement_id: string; key: string | null; slot: string | null };

/**
 * Has the statements of a version that no predicate of the ontology words judged against the earlier ones about the same subject. The
 * same in other words joins their group; what cannot be true beside them shares a slot with them, so that the times of both decide.
 * Called outside any transaction; answers the write, which passes over statements that are gone by then.
 */
export async function judgeWordings(
  sql: Sql,
  versionId: string,
  { judge, calls }: { judge: FactJudge; calls: CallContext },
): Promise<((tx: Tx) => Promise<void>) | null> {
  const rows = await loadPairs(sql, versionId);
  if (rows.length === 0) return null;
  const verdicts = await judge(rows.map(asPair), calls);
  const regroupings = rows.flatMap(({ earlier, later }, index): Regrouping[] => {
    const [key = ''] = earlier.groups;
    switch (verdicts[index]) {
      case 'same':
        return earlier.polarity === later.polarity ? [{ statement_id: later.id, key, slot: null }] : [];
      case 'opposite':
      case 'replaces':
        return [earlier, later].map(({ id }) => ({ statement_id: id, key: null, slot: slotOf(key) }));
      default:
        return [];
    }
  });
  return regroupings.length === 0 ? null : (tx) => regroup(tx, regroupings);
}

async function loadPairs(sql: Sql, versionId: string): Promise<PairRow[]> {
  return await sql<PairRow[]>`
    with told as (
      select s.*, c.claim_text, coalesce(e.merged_into, e.entity_id) as root_id
        from memory.statements s join memory.claims c using (claim_id) join memory.entities e on e.entity_id = s.subject_entity_id
       where s.version_id = ${versionId} and s.is_live and s.predicate like 'other:%' and s.modality = 'asserted'
    )
    select r.canonical_name as subject, ${described(sql, 'earlier')} as earlier, ${described(sql, 'told')} as later
      from told
      join memory.entities r on r.entity_id = told.root_id
     cross join lateral (
       select o.*, oc.claim_text
         from memory.entities m
         join memory.statements o on o.subject_entity_id = m.entity_id and o.is_live
         join memory.claims oc on oc.claim_id = o.claim_id
        where (m.entity_id = told.root_id or m.merged_into = told.root_id) and o.version_id <> told.version_id
          and o.predicate like 'other:%' and o.modality = 'asserted' and not o.groups && told.groups
          and similarity(oc.claim_text, told.claim_text) >= ${NEAR_WORDING}
        order by similarity(oc.claim_text, told.claim_text) desc, o.statement_id
        limit ${EARLIER}) earlier
     order by told.ordinal, earlier.statement_id
     limit ${MAX_PAIRS}`;
}

/** A statement as JSON; `name` is one of the two names of this statement, and no value. */
function described(sql: Sql, name: 'earlier' | 'told') {
  const of = sql(name);
  return sql`jsonb_build_object('id', ${of}.statement_id, 'predicate', ${of}.predicate, 'objectId', ${of}.object_entity_id,
    'object', (select canonical_name from memory.entities where entity_id = ${of}.object_entity_id), 'objectText', ${of}.object_text,
    'polarity', ${of}.polarity, 'facet', ${of}.facet, 'validFrom', ${of}.valid_from, 'validUntil', ${of}.valid_until,
    'validPrecision', ${of}.valid_precision, 'validKind', ${of}.valid_kind, 'saidAt', ${of}.asserted_at, 'claimText', ${of}.claim_text,
    'groups', to_jsonb(${of}.groups::text[]))`;
}

function asPair({ subject, earlier, later }: PairRow): JudgedPair {
  return { earlier: asStatement(subject, earlier), later: asStatement(subject, later) };
}

function asStatement(subject: string, row: StatementRow): JudgedStatement {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const { predicate, object, objectText, polarity, facet, claimText } = row;
  return {
    subject,
    predicate,
    object,
    objectText,
    polarity,
    facet,
    claimText,
    saidAt: date(row.saidAt),
    validity: {
      from: date(row.validFrom),
      until: date(row.validUntil),
      precision: row.validPrecision,
      kind: row.validKind,
    },
  };
}

/** The slot of statements that were judged to exclude each other, by the key of the earlier. */
function slotOf(key: string): string {
  return createHash('sha256').update('judged').update(key).digest().readBigInt64BE(0).toString();
}

async function regroup(tx: Tx, regroupings: readonly Regrouping[]): Promise<void> {
  // Of several verdicts on one statement the first names its key; in the order of ids, as whoever locks several does.
  await tx`
    with given as (
      select statement_id, (array_agg(key) filter (where key is not null))[1] as key,
             array_agg(distinct slot) filter (where slot is not null) as slots
        from jsonb_to_recordset(${tx.json(regroupings)}) as g(statement_id uuid, key bigint, slot bigint)
       group by statement_id
    ), held as (
      select s.statement_id, g.key, g.slots from memory.statements s join given g using (statement_id)
       order by s.statement_id for no key update of s
    )
    update memory.statements s
       set groups = array[coalesce(h.key, s.groups[1])] || (
             select coalesce(array_agg(distinct slot), '{}') from unnest(s.groups[2:] || coalesce(h.slots, '{}')) slot)
      from held h where h.statement_id = s.statement_id`;
}
