import { useEffect, useMemo, useState } from 'preact/hooks';
import { Link, useSearchParams } from 'wouter-preact';
import { useReader } from '../access/access-context.ts';
import { ago, atMinute } from '../format/dates.ts';
import { count } from '../format/numbers.ts';
import { Empty, Failure, Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/use-title.ts';
import { type ListedDocument, useDocumentList } from './document-list.ts';
import { progressOf } from './progress.ts';
import { type Readiness, useReadiness } from './readiness.ts';
import { StageStrip } from './stage-strip.tsx';
import { ExampleSteps, Tour } from './tour.tsx';
import { UploadPanel } from './upload-panel.tsx';

const statuses = ['ingesting', 'converting', 'structuring', 'ready', 'failed'] as const;
const TYPING_MS = 250;

/** Every document, the state of each, and the way in for more. */
export function DocumentsScreen() {
  useTitle('Documents');
  const { canWrite, deployment } = useReader();
  const [address, setAddress] = useSearchParams();
  const query = address.get('q') ?? '';
  const status = address.get('status') ?? '';
  const list = useDocumentList(query, status);
  const ids = useMemo(() => list.data?.documents.map(({ versionId }) => versionId) ?? [], [list.data]);
  const readiness = useReadiness(ids);
  const set = (name: string, value: string) => {
    list.restart();
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };
  const isEmptyMemory = list.data?.documents.length === 0 && query === '' && status === '';
  return (
    <>
      <header class="screen-head">
        <h1>Documents</h1>
        <div class="filters">
          {'search_documents' in deployment.tools && (
            <SearchField value={query} onChange={(value) => set('q', value)} />
          )}
          <label>
            <span class="visually-hidden">State</span>
            <select value={status} onChange={(event) => set('status', event.currentTarget.value)}>
              <option value="">Every state</option>
              {statuses.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      </header>
      {canWrite && <UploadPanel onStored={list.reload} linked />}
      {canWrite && list.data !== null && !isEmptyMemory && <ExampleSteps onRemoved={list.reload} />}
      {list.error !== null && <Failure error={list.error} onRetry={list.reload} />}
      {list.data === null && list.error === null && <Loading what="documents" lines={8} />}
      {isEmptyMemory && <Tour canWrite={canWrite} onIngested={list.reload} />}
      {list.data !== null && !isEmptyMemory && (
        <DocumentTable
          documents={list.data.documents}
          readiness={readiness}
          hasMore={list.data.hasMore}
          isLoading={list.isLoading}
          onMore={list.more}
        />
      )}
    </>
  );
}

/** Asks when typing pauses. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <label>
      <span class="visually-hidden">Find documents by name or text</span>
      <input
        type="search"
        placeholder="Find by name or text"
        maxLength={4096}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
    </label>
  );
}

type TableProps = {
  documents: readonly ListedDocument[];
  readiness: Readiness;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
};

function DocumentTable({ documents, readiness, hasMore, isLoading, onMore }: TableProps) {
  if (documents.length === 0)
    return (
      <Empty title="No document matches">
        <p>Try fewer words, or every state.</p>
      </Empty>
    );
  return (
    <>
      <table class="documents">
        <caption class="visually-hidden">Documents</caption>
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">State</th>
            <th scope="col">Newest version</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((listed) => (
            <Row key={listed.id} listed={listed} readiness={readiness} />
          ))}
        </tbody>
      </table>
      <p class="more">
        <span class="quiet" role="status">
          {count(documents.length, 'document')} shown
        </span>
        {hasMore && (
          <button type="button" onClick={onMore} disabled={isLoading}>
            {isLoading ? 'Loading…' : 'Show more'}
          </button>
        )}
      </p>
    </>
  );
}

function Row({ listed, readiness }: { listed: ListedDocument; readiness: Readiness }) {
  const version = readiness.versions.get(listed.versionId);
  const { tone, label, detail } = progressOf(listed, version);
  return (
    <tr>
      <th scope="row">
        <Link href={`/documents/${listed.id}`}>{listed.title}</Link>
        {(listed.source !== '' || listed.matchedBy.length > 0) && (
          <span class="quiet source">
            {listed.source}
            {listed.matchedBy.length > 0 && ` found by its ${listed.matchedBy.join(' and ')}`}
          </span>
        )}
      </th>
      <td>
        <StageStrip readiness={version} />
        <span class={`state ${tone}`}>{label}</span>
        {detail !== null && <span class="quiet detail">{detail}</span>}
        {tone !== 'done' && listed.isServing === true && listed.versionNo > 1 && (
          <span class="quiet detail">an earlier version answers meanwhile</span>
        )}
      </td>
      <td class="quiet">
        {listed.versionNo > 1 && <span class="tag">v{listed.versionNo}</span>}{' '}
        {listed.at !== null && (
          <time dateTime={listed.at} title={atMinute(listed.at)}>
            {ago(listed.at)}
          </time>
        )}
      </td>
    </tr>
  );
}
