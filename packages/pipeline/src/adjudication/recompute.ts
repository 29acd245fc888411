import { type Tx, uuidv7 } from '@memory/database';
import { behaviourOf } from './behaviour.ts';
import { type Decided, decideFacts } from './decide-facts.ts';
import { labelFact } from './label-fact.ts';
import { type LoadedStatement, loadStatements } from './load-statements.ts';
import { matchFacts, type OpenFact } from './match-facts.ts';

/** Who decides, for the transcript. */
export type Decision = { decidedBy: string; versionId: string | null };

export type Recomputed = { factIds: string[]; relationsClosed: number; observationsClosed: number };

/** The whole state of a fact after a decision: replaying the last row of each fact gives the facts held. */
type FactState = {
  fact_id: string;
  kind: 'relation' | 'observation';
  subject_entity_id: string;
  predicate: string;
  object_entity_id: string | null;
  object_text: string | null;
  statement_key: string;
  is_negated: boolean;
  attributed_to: string | null;
  label: string;
  evidence_count: number;
  support: 'current' | 'withdrawn';
  contradiction_group: string | null;
  valid_from: Date | null;
  valid_until: Date | null;
  valid_precision: string;
  is_end_said: boolean;
  closed_reason: string | null;
};

/** Something that was asserted and no longer is, because no document that said it is left. */
const SOURCE_REMOVED = 'retracted_source_removal';
/** Its statements are still there, but make no fact of their own any more: corrected, or joined with another. */
const DECIDED_OTHERWISE = 'decided_otherwise';

/**
 * Decides again on the facts of some groups and writes what changes: facts, the beliefs about their validity, what each
 * statement counts for, and a transcript row per change. A handful of statements, whatever the number of groups.
 */
export async function recompute(tx: Tx, groups: readonly string[], decision: Decision): Promise<Recomputed> {
  if (groups.length === 0) return { factIds: [], relationsClosed: 0, observationsClosed: 0 };
  const statements = await loadStatements(tx, groups);
  const keys = [...new Set([...groups, ...statements.map((statement) => statement.key)])];
  const counted = [
    ...new Set(statements.flatMap((statement) => (statement.factId === null ? [] : [statement.factId]))),
  ];
  const open = await loadOpenFacts(tx, keys, counted);
  const plans = decideFacts(statements, behaviourOf);
  const changes = planChanges(plans, open, statements);
  await writeChanges(tx, changes, decision);
  const closed = changes.facts.filter((change) => change.state.closed_reason !== null);
  return {
    factIds: changes.facts.map((change) => change.state.fact_id),
    relationsClosed: closed.filter((change) => change.state.kind === 'relation').length,
    observationsClosed: closed.filter((change) => change.state.kind === 'observation').length,
  };
}

async function loadOpenFacts(
  tx: Tx,
  keys: readonly string[],
  factIds: readonly string[],
): Promise<OpenFact[]> {
  const rows = await tx<
    (Omit<OpenFact, 'validFrom' | 'validUntil'> & { validFrom: Date | null; validUntil: Date | null })[]
  >`
    with wanted as (
      select fact_id from memory.facts where statement_key = any(${keys as string[]}::bigint[]) and invalidated_at is null
      union
      select fact_id from memory.facts where fact_id = any(${factIds as string[]}::uuid[]) and invalidated_at is null
    )
    select f.fact_id as "factId", f.statement_key::text as key, f.kind, f.subject_entity_id as subject, f.predicate,
           f.object_entity_id as object, f.object_text as "objectText", f.is_negated as negated,
           f.attributed_to as "attributedTo", f.label, f.evidence_count as "evidenceCount", f.support,
           f.contradiction_group as "contradictionGroup", f.valid_from as "validFrom", f.valid_until as "validUntil",
           f.valid_precision as precision, f.is_end_said as "endIsSaid",
           exists (select from memory.statements s join memory.versions v on v.version_id = s.version_id
                    where s.fact_id = f.fact_id and v.deleted_at is null) as "sourceRemains"
      from wanted join memory.facts f using (fact_id)
     order by f.fact_id`;
  return rows.map((row) => ({
    ...row,
    validFrom: row.validFrom?.getTime() ?? null,
    validUntil: row.validUntil?.getTime() ?? null,
  }));
}

type FactChange = {
  state: FactState;
  outcome: string;
  /** The fact that ended it, or the first of those that contradict it, where that is what was decided. */
  relatedId: string | null;
  isNew: boolean;
  validityChanged: boolean;
};
type Changes = {
  facts: FactChange[];
  statements: { statement_id: string; fact_id: string | null; stance: 'supports' | 'contradicts' | null }[];
};

function planChanges(
  plans: readonly Decided[],
  open: readonly OpenFact[],
  statements: readonly LoadedStatement[],
): Changes {
  const byId = new Map(statements.map((statement) => [statement.statementId, statement]));
  const matched = matchFacts(
    plans,
    open,
    new Map(statements.map((statement) => [statement.statementId, statement.factId])),
  );
  const factIds = plans.map((_, index) => matched[index]?.factId ?? uuidv7());
  const groups = contradictionIds(plans, matched);
  const facts: FactChange[] = [];
  const assigned = new Map<string, { fact_id: string; stance: 'supports' | 'contradicts' }>();
  for (const [index, plan] of plans.entries()) {
    const factId = factIds[index] ?? '';
    for (const id of plan.supporters) assigned.set(id, { fact_id: factId, stance: 'supports' });
    for (const id of plan.contradicters) assigned.set(id, { fact_id: factId, stance: 'contradicts' });
  }
  const sides = new Map<number | null, string[]>();
  for (const [index, { contradiction }] of plans.entries()) {
    if (contradiction === null) continue;
    sides.set(contradiction, [...(sides.get(contradiction) ?? []), factIds[index] ?? ''].sort().slice(0, 2));
  }
  for (const [index, plan] of plans.entries()) {
    const before = matched[index] ?? null;
    const factId = factIds[index] ?? '';
    const named = byId.get(plan.supporters[0] ?? '');
    const state: FactState = {
      fact_id: factId,
      kind: plan.kind,
      subject_entity_id: plan.subject,
      predicate: plan.predicate,
      object_entity_id: plan.object,
      object_text: plan.objectText,
      statement_key: plan.key,
      is_negated: plan.negated,
      attributed_to: plan.attributedTo,
      label: labelFact(plan, { subject: named?.subjectName ?? '', object: named?.objectName ?? null }),
      evidence_count: plan.support === 'current' ? claimsOf(plan.supporters, byId) : 0,
      support: plan.support,
      contradiction_group: plan.contradiction === null ? null : (groups.get(plan.contradiction) ?? null),
      valid_from: plan.validFrom === null ? null : new Date(plan.validFrom),
      valid_until: plan.validUntil === null ? null : new Date(plan.validUntil),
      valid_precision: plan.precision,
      is_end_said: plan.endIsSaid,
      closed_reason: null,
    };
    const outcome = outcomeOf(before, plan, state);
    if (outcome !== null) {
      facts.push({
        state,
        outcome,
        relatedId: rivalOf(outcome, {
          ending: plan.endedBy === null ? null : (assigned.get(plan.endedBy)?.fact_id ?? null),
          contradicting: sides.get(plan.contradiction)?.find((id) => id !== factId) ?? null,
        }),
        isNew: before === null,
        validityChanged:
          before === null ||
          before.validFrom !== plan.validFrom ||
          before.validUntil !== plan.validUntil ||
          before.precision !== plan.precision,
      });
    }
  }
  const goingOn = new Set(matched.flatMap((fact) => (fact === null ? [] : [fact.factId])));
  for (const fact of open) {
    if (!goingOn.has(fact.factId)) facts.push(closed(fact));
  }
  return {
    facts,
    statements: statements.flatMap((statement) => {
      const to = assigned.get(statement.statementId);
      // what a source used to say stays with the fact that it was for
      if (to === undefined && (statement.factId === null || !statement.isLive)) return [];
      return [
        { statement_id: statement.statementId, fact_id: to?.fact_id ?? null, stance: to?.stance ?? null },
      ];
    }),
  };
}

/** The other fact that a decision was about, if it was about one. */
function rivalOf(
  outcome: string,
  rivals: { ending: string | null; contradicting: string | null },
): string | null {
  switch (outcome) {
    case 'capped':
    case 'revised':
      return rivals.ending;
    case 'contradicted':
      return rivals.contradicting;
    case 'created':
      return rivals.ending ?? rivals.contradicting;
    default:
      return null;
  }
}

/** One claim may say the same more than once; it is one supporter. */
function claimsOf(statementIds: readonly string[], byId: ReadonlyMap<string, { claimId: string }>): number {
  return new Set(statementIds.flatMap((id) => byId.get(id)?.claimId ?? [])).size;
}

/** Members keep the group that one of them has; a group of new members gets an id of its own. */
function contradictionIds(
  plans: readonly Decided[],
  matched: readonly (OpenFact | null)[],
): Map<number, string> {
  const ids = new Map<number, string>();
  const used = new Set<string>();
  for (const [index, plan] of plans.entries()) {
    const known = matched[index]?.contradictionGroup ?? null;
    if (plan.contradiction === null || known === null || ids.has(plan.contradiction) || used.has(known))
      continue;
    ids.set(plan.contradiction, known);
    used.add(known);
  }
  for (const plan of plans) {
    if (plan.contradiction !== null && !ids.has(plan.contradiction)) ids.set(plan.contradiction, uuidv7());
  }
  return ids;
}

/** What happened to a fact, in one word for the transcript; null where nothing did. */
function outcomeOf(before: OpenFact | null, plan: Decided, state: FactState): string | null {
  if (before === null) return 'created';
  if (before.support !== state.support) return state.support === 'current' ? 'restored' : 'withdrawn';
  if (before.contradictionGroup === null && state.contradiction_group !== null) return 'contradicted';
  if (before.contradictionGroup !== null && state.contradiction_group === null)
    return 'contradiction_dissolved';
  if (before.contradictionGroup !== state.contradiction_group) return 'contradicted';
  if (before.validUntil === null && plan.validUntil !== null) return 'capped';
  if (before.validUntil !== null && plan.validUntil === null) return 'reopened';
  if (
    before.validFrom !== plan.validFrom ||
    before.validUntil !== plan.validUntil ||
    before.precision !== plan.precision
  )
    return 'revised';
  if (before.evidenceCount < state.evidence_count) return 'supported';
  if (before.evidenceCount > state.evidence_count) return 'lost_support';
  const same =
    before.label === state.label &&
    before.endIsSaid === state.is_end_said &&
    before.key === state.statement_key &&
    before.subject === state.subject_entity_id &&
    before.object === state.object_entity_id &&
    before.objectText === state.object_text &&
    before.attributedTo === state.attributed_to;
  return same ? null : 'revised';
}

/** Nothing that was said amounts to it any more. */
function closed(fact: OpenFact): FactChange {
  const closedReason = fact.sourceRemains ? DECIDED_OTHERWISE : SOURCE_REMOVED;
  return {
    outcome: closedReason,
    relatedId: null,
    isNew: false,
    validityChanged: true,
    state: {
      fact_id: fact.factId,
      kind: fact.kind,
      subject_entity_id: fact.subject,
      predicate: fact.predicate,
      object_entity_id: fact.object,
      object_text: fact.objectText,
      statement_key: fact.key,
      is_negated: fact.negated,
      attributed_to: fact.attributedTo,
      label: fact.label,
      evidence_count: 0,
      support: fact.support,
      contradiction_group: null,
      valid_from: fact.validFrom === null ? null : new Date(fact.validFrom),
      valid_until: fact.validUntil === null ? null : new Date(fact.validUntil),
      valid_precision: fact.precision,
      is_end_said: fact.endIsSaid,
      closed_reason: closedReason,
    },
  };
}

/** The columns of a `FactState` as a record set. */
const stateColumns = (
  tx: Tx,
) => tx`fact_id uuid, kind text, subject_entity_id uuid, predicate text, object_entity_id uuid, object_text text,
  statement_key bigint, is_negated boolean, attributed_to text, label text, evidence_count int, support text,
  contradiction_group uuid, valid_from timestamptz, valid_until timestamptz, valid_precision text, is_end_said boolean,
  closed_reason text`;

async function writeChanges(
  tx: Tx,
  { facts, statements }: Changes,
  { decidedBy, versionId }: Decision,
): Promise<void> {
  const created = tx.json(facts.filter((change) => change.isNew).map((change) => change.state) as never);
  // In one order, as whoever locks several facts does.
  const changed = tx.json(
    facts
      .filter((change) => !change.isNew)
      .map((change) => change.state)
      .sort((a, b) => (a.fact_id < b.fact_id ? -1 : 1)) as never,
  );
  const beliefs = facts.filter((change) => change.validityChanged).map((change) => change.state);
  const hasNew = facts.some((change) => change.isNew);
  const hasChanged = facts.some((change) => !change.isNew);
  await Promise.all([
    hasNew
      ? tx`insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_entity_id, object_text, statement_key, is_negated,
                  attributed_to, label, evidence_count, support, contradiction_group, valid_from, valid_until, valid_precision, is_end_said,
                  ingested_at)
           select fact_id, kind, subject_entity_id, predicate, object_entity_id, object_text, statement_key, is_negated,
                  attributed_to, label, evidence_count, support, contradiction_group, valid_from, valid_until, valid_precision, is_end_said,
                  now()
             from jsonb_to_recordset(${created}) as s(${stateColumns(tx)})`
      : null,
    hasChanged
      ? tx`update memory.facts f
              set subject_entity_id = s.subject_entity_id, object_entity_id = s.object_entity_id, object_text = s.object_text,
                  statement_key = s.statement_key, attributed_to = s.attributed_to, label = s.label,
                  evidence_count = s.evidence_count, support = s.support, contradiction_group = s.contradiction_group,
                  valid_from = s.valid_from, valid_until = s.valid_until, valid_precision = s.valid_precision,
                  is_end_said = s.is_end_said, closed_reason = s.closed_reason, invalidated_at = case when s.closed_reason is not null then now() end
             from jsonb_to_recordset(${changed}) as s(${stateColumns(tx)})
            where f.fact_id = s.fact_id`
      : null,
    // A belief begins where the one before it ends. Both are at the decision's time, unless a transaction that began
    // later decided earlier: then one millisecond, the resolution of these columns, behind the belief that it ends.
    beliefs.length > 0 && hasChanged
      ? tx`update memory.fact_beliefs b set believed_until = greatest(now()::timestamptz(3), b.believed_from + interval '1 millisecond')
             from jsonb_to_recordset(${tx.json(beliefs as never)}) as s(fact_id uuid, closed_reason text)
            where b.fact_id = s.fact_id and b.believed_until is null
              and (b.believed_from <> now()::timestamptz(3) or s.closed_reason is not null)`
      : null,
    beliefs.length > 0
      ? tx`insert into memory.fact_beliefs (fact_id, believed_from, valid_from, valid_until, valid_precision)
           select fact_id,
                  greatest(now()::timestamptz(3), (select max(b.believed_until) from memory.fact_beliefs b where b.fact_id = s.fact_id)),
                  valid_from, valid_until, valid_precision
             from jsonb_to_recordset(${tx.json(beliefs as never)}) as s(${stateColumns(tx)})
            where closed_reason is null
           on conflict (fact_id, believed_from) do update
              set valid_from = excluded.valid_from, valid_until = excluded.valid_until, valid_precision = excluded.valid_precision`
      : null,
    statements.length > 0
      ? tx`update memory.statements t set fact_id = s.fact_id, stance = s.stance
             from jsonb_to_recordset(${tx.json(statements)}) as s(statement_id uuid, fact_id uuid, stance text)
            where t.statement_id = s.statement_id and (t.fact_id is distinct from s.fact_id or t.stance is distinct from s.stance)`
      : null,
    facts.length > 0
      ? tx`insert into memory.transcript (entry_id, subject_kind, subject_id, outcome, method, related_id, decided_by, decided_at, features, version_id)
           select entry_id, subject_kind, subject_id, outcome, 'builtin/rules', related_id, ${decidedBy}, clock_timestamp(), features, ${versionId}
             from jsonb_to_recordset(${tx.json(
               facts.map((change) => ({
                 entry_id: uuidv7(),
                 subject_kind: change.state.kind,
                 subject_id: change.state.fact_id,
                 outcome: change.outcome,
                 related_id: change.relatedId,
                 features: change.state,
               })) as never,
             )}) as t(entry_id uuid, subject_kind text, subject_id uuid, outcome text, related_id uuid, features jsonb)`
      : null,
  ]);
}
