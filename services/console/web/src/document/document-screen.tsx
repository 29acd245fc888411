import { useEffect, useMemo, useState } from 'preact/hooks';
import { Link, useLocation, useSearchParams } from 'wouter-preact';
import { useReader } from '../access/access-context.ts';
import { type Query, useQuery } from '../api/use-query.ts';
import { progressOf } from '../documents/progress.ts';
import { useReadiness } from '../documents/readiness.ts';
import { StageStrip } from '../documents/stage-strip.tsx';
import { atMinute } from '../format/dates.ts';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useTitle } from '../shell/use-title.ts';
import '../styles/document.css';
import { ClaimList, FactList } from './claims-panel.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import {
  type DocumentFact,
  type DocumentHead,
  type ReadText,
  readFacts,
  readHead,
  readText,
  type VersionRow,
} from './read-document.ts';
import { ReadingText } from './reading-text.tsx';
import { VersionList } from './versions-panel.tsx';

/** One document: its text with what it claims, and what came of that. */
export function DocumentScreen({ id }: { id: string }) {
  const { deployment } = useReader();
  if ('query_sql' in deployment.tools) return <Served id={id} />;
  return (
    <Empty title="The text cannot be shown here">
      <p>This deployment does not serve the open query, by which a document is read.</p>
    </Empty>
  );
}

function Served({ id }: { id: string }) {
  const [address] = useSearchParams();
  const asked = /^\d{1,6}$/.exec(address.get('version') ?? '')?.[0] ?? null;
  const head = useQuery(`head ${id}`, (signal) => readHead(id, signal));
  const text = useQuery(`text ${id} ${asked}`, (signal) =>
    readText(id, asked === null ? null : Number(asked), signal),
  );
  const facts = useQuery(`facts ${id}`, (signal) => readFacts(id, signal));
  if (head.error !== null && head.data === null) return <Failure error={head.error} onRetry={head.reload} />;
  if (head.isLoading && head.data === null) return <Loading what="the document" lines={8} />;
  if (head.data === null)
    return (
      <Empty title="There is no such document">
        <p>
          It may have been deleted. <Link href="/">To the documents</Link>
        </p>
      </Empty>
    );
  const reload = () => {
    for (const query of [head, text, facts]) query.reload();
  };
  return <Loaded id={id} {...head.data} asked={asked} text={text} facts={facts} onPublished={reload} />;
}

type LoadedProps = {
  id: string;
  head: DocumentHead;
  versions: VersionRow[];
  /** The number of the version that the address names. */
  asked: string | null;
  text: Query<ReadText>;
  facts: Query<DocumentFact[]>;
  onPublished: () => void;
};

function Loaded({ id, head, versions, asked, text, facts, onPublished }: LoadedProps) {
  const latest = versions.at(-1);
  const title = head.title ?? latest?.file_name ?? id;
  useTitle(title);
  const readiness = useReadiness(useMemo(() => [head.latest_version_id], [head.latest_version_id]));
  const latestReadiness = readiness.versions.get(head.latest_version_id);
  const shown =
    versions.find((version) =>
      asked === null ? version.is_current : String(version.version_no) === asked,
    ) ?? null;
  // What has been read was read while the version was on its way.
  useEffect(() => {
    if (latestReadiness?.ready && latest?.published_at === null) onPublished();
  }, [latestReadiness?.ready]);
  const progress =
    latest === undefined || latestReadiness === undefined ? null : progressOf(latest, latestReadiness);
  return (
    <>
      <header class="screen-head document-head">
        <div>
          <p class="crumb">
            <Link href="/">Documents</Link>
          </p>
          <h1>{title}</h1>
          <p class="quiet">
            {[head.source_uri ?? latest?.source_path ?? latest?.file_name, head.versioning_mode]
              .filter((part) => part !== null && part !== undefined)
              .join(' · ')}{' '}
            · since {atMinute(head.first_seen_at)}
          </p>
        </div>
        <DeleteButton
          id={id}
          title={title}
          versions={versions.length}
          claims={text.data?.claims.length ?? 0}
          facts={facts.data ?? []}
        />
      </header>
      {progress !== null && progress.tone !== 'done' && (
        <p class="under-way" role="status">
          <StageStrip readiness={latestReadiness} />
          <span class={`state ${progress.tone}`}>{progress.label}</span>
          {progress.detail !== null && <span class="quiet">{progress.detail}</span>}
        </p>
      )}
      {text.error !== null && <Failure error={text.error} onRetry={text.reload} />}
      {text.data === null && text.error === null && <Loading what="the text" lines={10} />}
      {text.data !== null && shown !== null && shown.published_at !== null && (
        <Reading id={id} versions={versions} shownId={shown.version_id} text={text.data} facts={facts} />
      )}
    </>
  );
}

type ReadingProps = {
  id: string;
  versions: readonly VersionRow[];
  shownId: string;
  text: ReadText;
  facts: Query<DocumentFact[]>;
};

function Reading({ id, versions, shownId, text, facts }: ReadingProps) {
  const [address, setAddress] = useSearchParams();
  const claimId = address.get('claim');
  const factId = address.get('fact');
  const tab = address.get('show') ?? (factId === null ? 'claims' : 'facts');
  const known = facts.data ?? [];
  const fact = known.find(({ fact_id }) => fact_id === factId) ?? null;
  const chosen = useMemo(
    () => new Set(fact !== null ? fact.claimIds : claimId === null ? [] : [claimId]),
    [claimId, fact],
  );
  const choose = (change: Record<string, string>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of ['claim', 'fact', 'show']) next.delete(name);
        for (const [name, value] of Object.entries(change)) next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <div class="document">
      {text.chunks.length === 0 ? (
        <Empty title="There is no text to show">
          <p>The document is empty, or this version no longer counts.</p>
        </Empty>
      ) : (
        <ReadingText
          chunks={text.chunks}
          claims={text.claims}
          chosen={chosen}
          shown={fact?.claimIds[0] ?? claimId}
          onChoose={([first = '', ...others]) =>
            // A second click on words of more than one claim goes on to the next.
            choose({ claim: claimId === first && others[0] !== undefined ? others[0] : first })
          }
        />
      )}
      <aside class="panel" aria-label="What came of the text">
        <Tabs
          label="Claims, facts and versions"
          chosen={tab}
          onChoose={(name) => choose({ show: name })}
          tabs={[
            { name: 'claims', title: `Claims ${text.claims.length}` },
            { name: 'facts', title: `Facts ${facts.data === null ? '' : known.length}` },
            { name: 'versions', title: `Versions ${versions.length}` },
          ]}
        >
          {tab === 'claims' && (
            <ClaimList
              claims={text.claims}
              facts={known}
              chosen={chosen}
              onChoose={(claim) => choose({ claim })}
            />
          )}
          {tab === 'facts' && facts.data === null && facts.error === null && <Loading what="facts" />}
          {tab === 'facts' && facts.error !== null && <Failure error={facts.error} onRetry={facts.reload} />}
          {tab === 'facts' && facts.data !== null && (
            <FactList
              facts={known}
              chosen={new Set(factId === null ? [] : [factId])}
              onChoose={(next) => choose({ fact: next })}
            />
          )}
          {tab === 'versions' && <VersionList id={id} versions={versions} shownId={shownId} facts={known} />}
        </Tabs>
      </aside>
    </div>
  );
}

type DeleteButtonProps = Pick<
  Parameters<typeof DeleteDialog>[0],
  'id' | 'title' | 'versions' | 'claims' | 'facts'
>;

function DeleteButton(props: DeleteButtonProps) {
  const { canWrite, deployment } = useReader();
  const [isOpen, setOpen] = useState(false);
  const [, navigate] = useLocation();
  if (!canWrite || !('delete_document' in deployment.tools)) return null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete…
      </button>
      {isOpen && (
        <DeleteDialog
          {...props}
          onClose={() => setOpen(false)}
          onDeleted={() => navigate('/', { replace: true })}
        />
      )}
    </>
  );
}
