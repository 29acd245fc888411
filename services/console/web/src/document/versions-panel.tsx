import { Link } from 'wouter-preact';
import { useQuery } from '../api/use-query.ts';
import { atMinute } from '../format/dates.ts';
import { count } from '../format/numbers.ts';
import { Failure, Loading } from '../shell/states.tsx';
import { type DecisionRow, type DocumentFact, readDecisions, type VersionRow } from './read-document.ts';

type VersionsProps = {
  id: string;
  versions: readonly VersionRow[];
  shownId: string | null;
  facts: readonly DocumentFact[];
};

/** Each version, newest first, with what it brought and what was decided while it was the newest. */
export function VersionList({ id, versions, shownId, facts }: VersionsProps) {
  const decisions = useQuery(`decisions ${id}`, (signal) => readDecisions(id, signal));
  return (
    <ol class="versions" reversed>
      {[...versions].reverse().map((version, index, newestFirst) => {
        const until = newestFirst[index - 1]?.ingested_at ?? null;
        const isDuring = (at: string) => at >= version.ingested_at && (until === null || at < until);
        return (
          <li key={version.version_id} class={version.version_id === shownId ? 'chosen' : ''}>
            <h3>
              <Link href={`/documents/${id}?version=${version.version_no}`}>
                Version {version.version_no}
              </Link>{' '}
              {version.is_current && <span class="tag">current</span>}{' '}
              {!version.is_testimony && <span class="tag">no longer testimony</span>}
            </h3>
            <p class="quiet">
              {version.file_name} · arrived {atMinute(version.ingested_at)} · {version.status}
            </p>
            {version.error !== null && <p class="problem">{version.error}</p>}
            <p>
              {count(facts.filter(({ ingested_at }) => isDuring(ingested_at)).length, 'fact')} first believed
              with it
            </p>
            {decisions.isLoading && <Loading what="decisions" lines={1} />}
            <Decisions decisions={(decisions.data ?? []).filter(({ decided_at }) => isDuring(decided_at))} />
          </li>
        );
      })}
      {decisions.error !== null && <Failure error={decisions.error} onRetry={decisions.reload} />}
    </ol>
  );
}

function Decisions({ decisions }: { decisions: readonly DecisionRow[] }) {
  if (decisions.length === 0) return null;
  return (
    <details>
      <summary>{count(decisions.length, 'decision')}</summary>
      <ul>
        {decisions.map((decision) => (
          <li key={decision.event_id}>
            <span class="tag">{decision.outcome.replaceAll('_', ' ')}</span> {decision.subject_label}
            <span class="quiet"> by {decision.method.replaceAll('_', ' ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
