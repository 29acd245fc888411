import { useQuery } from '../api/use-query.ts';
import { atMinute } from '../format/dates.ts';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import { readEntityDecisions } from './read-entity.ts';

/** The transcript: what was decided, how, and when; decisions about the entity itself are merges. */
export function Decisions({ id }: { id: string }) {
  const decisions = useQuery(`decisions ${id}`, (signal) => readEntityDecisions(id, signal));
  if (decisions.error !== null) return <Failure error={decisions.error} onRetry={decisions.reload} />;
  if (decisions.data === null) return <Loading what="decisions" />;
  if (decisions.data.length === 0)
    return (
      <Empty title="Nothing was decided">
        <p>No decision about it can be seen.</p>
      </Empty>
    );
  return (
    <ol class="decisions">
      {decisions.data.map((decision) => (
        <li key={decision.event_id}>
          <time dateTime={decision.decided_at} class="quiet">
            {atMinute(decision.decided_at)}
          </time>
          <span>
            <span class={decision.subject_kind === 'entity' ? 'tag warn' : 'tag'}>
              {decision.subject_kind === 'entity' ? 'identity: ' : ''}
              {decision.outcome.replaceAll('_', ' ')}
            </span>{' '}
            {decision.subject_label}{' '}
            <span class="quiet small">
              {decision.method}, {decision.decided_by}
              {decision.confidence !== null && `, confidence ${decision.confidence}`}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
