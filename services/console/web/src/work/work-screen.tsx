import { useEffect } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { useReader } from '../access/access-context.ts';
import { useQuery } from '../api/use-query.ts';
import { stageLabel } from '../documents/progress.ts';
import { count } from '../format/numbers.ts';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/use-title.ts';
import '../styles/work.css';
import { Costs } from './costs.tsx';
import { readWork, type Stuck, type WorkReport } from './read-work.ts';

const EVERY_MS = 10_000;
const STUCK_SHOWN = 100;

/** What the pipeline is busy with, what stands still and why, and what the deployment can do. */
export function WorkScreen() {
  useTitle('Work');
  const { canWrite, deployment } = useReader();
  const work = useQuery('work', readWork);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) work.reload();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <header class="screen-head">
        <h1>Work</h1>
        {work.data !== null && (
          <p class="quiet" role="status">
            {count(work.data.done, 'document')} of {work.data.hasMore ? 'the newest ' : ''}
            {work.data.looked} ready
          </p>
        )}
      </header>
      {work.error !== null && <Failure error={work.error} onRetry={work.reload} />}
      {work.data === null && work.error === null && <Loading what="the work" lines={8} />}
      {work.data !== null && <Report work={work.data} />}
      {canWrite && (
        <section>
          <h2>Costs</h2>
          <Costs />
        </section>
      )}
      <section>
        <h2>Models</h2>
        <dl class="pairs">
          {Object.entries(deployment.model_bindings)
            .filter(([, model]) => model !== '')
            .map(([role, model]) => (
              <div key={role}>
                <dt>{role.replaceAll('_', ' ')}</dt>
                <dd>
                  <code>{model}</code>
                </dd>
              </div>
            ))}
        </dl>
        {deployment.build_revision !== '' && (
          <p class="quiet">
            Build <code>{deployment.build_revision}</code>
          </p>
        )}
      </section>
    </>
  );
}

function Report({ work }: { work: WorkReport }) {
  return (
    <>
      {work.looked === 0 ? (
        <Empty title="There is nothing to do">
          <p>
            No document has been sent yet. <Link href="/">To the documents</Link>
          </p>
        </Empty>
      ) : (
        <Stages work={work} />
      )}
      <StuckList stuck={work.stuck} />
      {work.capabilities !== null && <Capabilities capabilities={work.capabilities} />}
    </>
  );
}

const columns = [
  ['pending', 'queued'],
  ['running', 'running'],
  ['failed', 'to be tried again'],
  ['dead_letter', 'stopped'],
] as const;

function Stages({ work }: { work: WorkReport }) {
  return (
    <section>
      <h2>By stage</h2>
      <section class="wide" tabIndex={0} aria-label="Work by stage">
        <table class="stages">
          <thead>
            <tr>
              <th scope="col">Stage</th>
              {columns.map(([name, word]) => (
                <th key={name} scope="col">
                  {word}
                </th>
              ))}
              <th scope="col">waits for</th>
            </tr>
          </thead>
          <tbody>
            {work.stages.map(({ stage, counts, waiting }) => (
              <tr key={stage}>
                <th scope="row">{stageLabel(stage)}</th>
                {columns.map(([name]) => (
                  <td key={name} class={counts[name] === undefined ? 'quiet' : `state-${name}`}>
                    {counts[name] ?? 0}
                  </td>
                ))}
                <td class="quiet">
                  {Object.entries(waiting)
                    .map(([reason, number]) => `${reasons[reason] ?? reason} (${number})`)
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

const reasons: Readonly<Record<string, string>> = {
  no_route: 'a converter for its type',
  budget: 'the budget’s next day',
  scheduled: 'its time',
  retry_backoff: 'its next attempt',
};

function StuckList({ stuck }: { stuck: readonly Stuck[] }) {
  return (
    <section>
      <h2>What stands still</h2>
      {stuck.length === 0 ? (
        <p class="quiet">Nothing: no file is parked, and none was given up.</p>
      ) : (
        <>
          <ul class="stuck">
            {stuck.slice(0, STUCK_SHOWN).map(({ document, stage }) => (
              <li key={document.latest.version_id}>
                <Link href={`/documents/${document.doc_id}`}>{document.title ?? document.doc_id}</Link>
                <span>
                  {stage.status === 'dead_letter' ? 'given up' : 'waits'} while {stageLabel(stage.stage)}
                  {stage.defer_reason !== null &&
                    `, for ${reasons[stage.defer_reason] ?? stage.defer_reason}`}
                </span>
                {document.latest.error !== null && <span class="problem">{document.latest.error}</span>}
              </li>
            ))}
          </ul>
          {stuck.length > STUCK_SHOWN && <p class="quiet">and {stuck.length - STUCK_SHOWN} more</p>}
          <p class="quiet">
            An operator lets them go on: <code>memory admin work replay-all</code> for what was given up,{' '}
            <code>memory admin parked resume-no-route</code> once a converter reads a type.
          </p>
        </>
      )}
    </section>
  );
}

const capabilityWords: Readonly<Record<string, string>> = {
  pipeline: 'Every document has been read',
  p1: 'Search index',
  live_graph: 'Live graph',
  p3: 'Filesystem view',
};

function Capabilities({ capabilities }: { capabilities: NonNullable<WorkReport['capabilities']> }) {
  return (
    <section>
      <h2>What is ready</h2>
      <dl class="pairs">
        {Object.entries(capabilities).map(([name, { ready, reason, required }]) => (
          <div key={name}>
            <dt>{capabilityWords[name] ?? name}</dt>
            <dd>
              <span class={ready ? 'state done' : 'state waiting'}>{ready ? 'ready' : 'not ready'}</span>
              {!ready && <span class="quiet"> {reason.replaceAll('_', ' ')}</span>}
              {!required && <span class="quiet"> (not asked for)</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
