import type { Queryable, Tx } from '../database.ts';
import { uuidv7 } from '../ids.ts';

/** What an operator did: to one piece of stage work, or to the deployment as a whole. */
export type OperatorAct = {
  subject: { kind: 'work'; ids: readonly string[] } | { kind: 'deployment' };
  outcome: 'replayed' | 'resumed' | 'rebuild_scheduled' | 'index_rebuilt';
  /** Who, as the operating system knows them. */
  actor: string;
  /** What else a reader will want to know. */
  features: Readonly<Record<string, string | number | boolean | null>>;
};

/** Writes an act into the transcript, a row for each piece of work, in the transaction that does it. */
export async function recordAct(tx: Tx, { subject, outcome, actor, features }: OperatorAct): Promise<void> {
  const ids = subject.kind === 'work' ? [...subject.ids] : [await deploymentIdOf(tx)];
  await tx`
    insert into memory.transcript
           (entry_id, subject_kind, subject_id, outcome, method, decided_by, decided_at, features)
    select e.entry_id, ${subject.kind}, e.subject_id, ${outcome}, 'memory admin', ${`operator:${actor}`}, clock_timestamp(),
           ${tx.json(features)}
      from unnest(${ids.map(() => uuidv7())}::uuid[], ${ids}::uuid[]) as e (entry_id, subject_id)`;
}

async function deploymentIdOf(sql: Queryable): Promise<string> {
  const [row] = await sql<{ deployment_id: string }[]>`select deployment_id from memory.deployment`;
  if (row === undefined) throw new Error('the database has no deployment yet: start the service once');
  return row.deployment_id;
}
