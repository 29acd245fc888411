import { useEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { bytes, count } from '../format/numbers.ts';
import { chosenFiles, droppedFiles } from './dropped-files.ts';
import { type Upload, uploadQueue } from './upload-queue.ts';

/** Where files come in: by drop anywhere on the page, or by choice; and what became of them. */
export function UploadPanel({ onStored, linked }: { onStored: () => void; linked: boolean }) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [isOver, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  useEffect(() => uploadQueue.subscribe(setUploads), []);
  const stored = uploads.filter(({ state }) => state === 'stored' || state === 'unchanged').length;
  useEffect(() => {
    if (stored > 0) onStored();
  }, [stored]);
  useEffect(() => followDrags(setOver), []);

  const choose = (input: HTMLInputElement) => {
    uploadQueue.add(chosenFiles(input));
    input.value = '';
  };
  return (
    <section class={isOver ? 'upload over' : 'upload'} aria-label="Upload">
      <p>
        <button type="button" class="primary" onClick={() => files.current?.click()}>
          Choose files
        </button>
        <button type="button" onClick={() => folder.current?.click()}>
          Choose a folder
        </button>
        <span class="quiet">or drop them anywhere on this page</span>
      </p>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label="Files"
        onChange={(event) => choose(event.currentTarget)}
      />
      <input
        ref={(input) => {
          folder.current = input;
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        aria-label="Folder"
        onChange={(event) => choose(event.currentTarget)}
      />
      {uploads.length > 0 && <UploadList uploads={uploads} stored={stored} linked={linked} />}
    </section>
  );
}

/** Shown at most; a folder may hold thousands. Failures come first. */
const SHOWN = 8;

function UploadList({
  uploads,
  stored,
  linked,
}: {
  uploads: readonly Upload[];
  stored: number;
  linked: boolean;
}) {
  const failed = uploads.filter(({ state }) => state === 'failed');
  const shown = [...failed, ...uploads.filter(({ state }) => state !== 'failed').reverse()].slice(0, SHOWN);
  const isDone = uploads.every(({ state }) => state !== 'waiting' && state !== 'sending');
  return (
    <>
      <p class="upload-sum" role="status">
        {count(stored, 'file')} of {uploads.length} stored
        {failed.length > 0 && <span class="problem"> · {failed.length} failed</span>}{' '}
        {isDone && (
          <button type="button" class="plain" onClick={() => uploadQueue.clear()}>
            Clear
          </button>
        )}
      </p>
      <ul class="uploads">
        {shown.map((upload) => (
          <UploadRow key={upload.id} upload={upload} linked={linked} />
        ))}
      </ul>
      {uploads.length > shown.length && <p class="quiet">and {uploads.length - shown.length} more</p>}
    </>
  );
}

const outcomes: Readonly<Record<Upload['state'], string>> = {
  waiting: 'waiting',
  sending: 'sending',
  stored: 'stored',
  unchanged: 'was there already',
  failed: 'failed',
};

function UploadRow({ upload, linked }: { upload: Upload; linked: boolean }) {
  const { id, file, path, state, sent, error, version } = upload;
  return (
    <li>
      <span class="upload-name">
        {linked && version !== null ? <Link href={`/documents/${version.doc_id}`}>{path}</Link> : path}
      </span>
      {state === 'sending' ? (
        <progress max={Math.max(1, file.size)} value={sent} aria-label={`Sending ${path}`} />
      ) : (
        <span class={state === 'failed' ? 'problem' : 'quiet'}>
          {error?.message ?? outcomes[state]}
          {version?.parked === 'no_route' && ', parked: no converter for this type'}
        </span>
      )}
      <span class="quiet">{bytes(file.size)}</span>
      {state === 'failed' && (
        <button type="button" class="plain" onClick={() => uploadQueue.retry(id)}>
          Send again
        </button>
      )}
    </li>
  );
}

/** The whole page takes drops of files. */
function followDrags(setOver: (isOver: boolean) => void): () => void {
  const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  const over = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer === null || !carriesFiles(event)) return;
    event.preventDefault();
    setOver(false);
    void droppedFiles(event.dataTransfer).then((found) => uploadQueue.add(found));
  };
  document.addEventListener('dragover', over);
  document.addEventListener('dragleave', leave);
  document.addEventListener('drop', drop);
  return () => {
    document.removeEventListener('dragover', over);
    document.removeEventListener('dragleave', leave);
    document.removeEventListener('drop', drop);
  };
}
