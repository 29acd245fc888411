import { UploadPanel } from './upload-panel.tsx';

/** All that a credential of scope `ingest` sees. */
export function UploadOnly({ onSignOut }: { onSignOut: () => void }) {
  return (
    <main class="alone">
      <h1>Send files to the memory</h1>
      <p class="quiet">This credential may add files. It may not read what the memory holds.</p>
      <UploadPanel onStored={() => {}} linked={false} />
      <p>
        <button type="button" class="plain" onClick={onSignOut}>
          Sign out
        </button>
      </p>
    </main>
  );
}
