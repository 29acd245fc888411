import type { QueryResult, QuerySpaceSummary } from '@memory/contract';
import { useState } from 'preact/hooks';
import { useSearchParams } from 'wouter-preact';
import { useReader } from '../access/access-context.ts';
import { call } from '../api/call.ts';
import { runSql } from '../api/sql.ts';
import { type Query, useQuery } from '../api/use-query.ts';
import { deferred } from '../shell/deferred.tsx';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/use-title.ts';
import '../styles/work.css';
import '../styles/sql.css';
import { ResultTable } from './result-table.tsx';

const Editor = deferred('the editor', () => import('./editor.tsx').then((part) => part.Editor));

type Example = { question: string; sql: string; parameters: unknown[] };
type Space = QuerySpaceSummary & { examples: Example[] };
type SavedQuery = {
  namespace: string;
  name: string;
  status: string;
  description: string | null;
  parameters: { name: string; type: string; description: string | null }[];
};

type Asked = { sql: string; parameters: string; explain: boolean; turn: number };

const FIRST = `select label, evidence_count, valid_from
  from facts_current
 order by evidence_count desc, fact_id
 limit 50`;

/** The query space: an editor that knows it, its examples, what the team has saved, and results as CSV. */
export function SqlScreen() {
  useTitle('SQL');
  const { deployment } = useReader();
  if (!('query_sql' in deployment.tools))
    return (
      <Empty title="SQL is not served here">
        <p>This deployment has switched the open query off.</p>
      </Empty>
    );
  return <Served />;
}

function Served() {
  const [address, setAddress] = useSearchParams();
  const [sql, setSql] = useState(address.get('sql') ?? FIRST);
  const [given, setGiven] = useState({ text: sql, turn: 0 });
  const [parameters, setParameters] = useState(address.get('parameters') ?? '[]');
  const [asked, setAsked] = useState<Asked | null>(null);
  const space = useQuery('space', (signal) => call<Space>('/query/space', { signal }));
  const saved = useQuery('saved', (signal) =>
    call<{ saved_queries: SavedQuery[] }>('/query/saved', { signal }),
  );
  const values = parseParameters(parameters);
  const result = useQuery<QueryResult>(asked === null ? null : JSON.stringify(asked), (signal) =>
    runSql(asked?.sql ?? '', parseParameters(asked?.parameters ?? '[]') ?? [], {
      explain: asked?.explain ?? false,
      signal,
    }),
  );
  const ask = (explain: boolean) => {
    if (values === null) return;
    setAddress({ sql, ...(values.length === 0 ? {} : { parameters }) }, { replace: true });
    setAsked((before) => ({ sql, parameters, explain, turn: (before?.turn ?? 0) + 1 }));
  };
  const show = (text: string, values: readonly unknown[]) => {
    setSql(text);
    setGiven(({ turn }) => ({ text, turn: turn + 1 }));
    setParameters(JSON.stringify(values));
  };
  return (
    <>
      <header class="screen-head">
        <h1>SQL</h1>
        <p class="quiet">Read-only, over the views of memory_v1. Control-Enter runs.</p>
      </header>
      <div class="sql">
        <div class="statement">
          <Editor given={given} space={space.data} onChange={setSql} onRun={() => ask(false)} />
          <label>
            Parameters, as a JSON list{' '}
            <input
              value={parameters}
              spellcheck={false}
              aria-invalid={values === null}
              onInput={(event) => setParameters(event.currentTarget.value)}
            />
          </label>
          {values === null && <p class="problem">That is no JSON list, such as ["Acme", 3].</p>}
          <p class="run">
            <button type="button" class="primary" onClick={() => ask(false)} disabled={values === null}>
              Run
            </button>
            <button type="button" onClick={() => ask(true)} disabled={values === null}>
              Explain
            </button>
          </p>
          <Answer result={result} />
        </div>
        <aside aria-label="What can be asked">
          <Examples space={space} deploymentOf={deploymentOf(space.data)} onShow={show} />
          <Saved saved={saved} onShow={show} />
          <Views space={space.data} />
        </aside>
      </div>
    </>
  );
}

function Answer({ result }: { result: Query<QueryResult> }) {
  if (result.isLoading) return <Loading what="rows" />;
  if (result.error !== null) return <Failure error={result.error} onRetry={result.reload} />;
  return result.data === null ? null : <ResultTable result={result.data} />;
}

function deploymentOf(space: Space | null): string {
  return typeof space?.deployment_id === 'string' ? space.deployment_id : '';
}

type ShowProps = { onShow: (sql: string, parameters: readonly unknown[]) => void };

function Examples({
  space,
  deploymentOf: id,
  onShow,
}: ShowProps & { space: Query<Space>; deploymentOf: string }) {
  return (
    <section>
      <h2>Examples</h2>
      {space.error !== null && <Failure error={space.error} onRetry={space.reload} />}
      {space.data === null && space.error === null && <Loading what="examples" />}
      <ul>
        {space.data?.examples.map((example) => (
          <li key={example.question}>
            <button
              type="button"
              class="plain"
              onClick={() =>
                onShow(
                  example.sql,
                  example.parameters.map((value) => (value === '$deployment' ? id : value)),
                )
              }
            >
              {example.question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Saved({ saved, onShow }: ShowProps & { saved: Query<{ saved_queries: SavedQuery[] }> }) {
  const active = saved.data?.saved_queries.filter(({ status }) => status === 'active') ?? [];
  async function open({ namespace, name, parameters }: SavedQuery): Promise<void> {
    const version = await call<{ sql: string }>(
      `/query/saved/${encodeURIComponent(namespace)}/${encodeURIComponent(name)}`,
    );
    onShow(
      version.sql,
      parameters.map(({ name: parameter }) => parameter),
    );
  }
  return (
    <section>
      <h2>Saved queries</h2>
      {saved.error !== null && <Failure error={saved.error} onRetry={saved.reload} />}
      {saved.data !== null && active.length === 0 && <p class="quiet">Nothing is saved.</p>}
      <ul>
        {active.map((query) => (
          <li key={`${query.namespace}/${query.name}`}>
            <button type="button" class="plain" onClick={() => open(query)}>
              {query.namespace}/{query.name}
            </button>
            <span class="quiet small"> {query.description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Views({ space }: { space: Space | null }) {
  return (
    <section>
      <h2>Views</h2>
      {space?.views.map((view) => (
        <details key={view.name}>
          <summary>
            <code>{view.name}</code>
          </summary>
          <p class="quiet small">{view.description}</p>
          <ul>
            {view.columns.map((column) => (
              <li key={column.name} class="small" title={column.description}>
                <code>{column.name}</code> <span class="quiet">{column.type}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function parseParameters(text: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
