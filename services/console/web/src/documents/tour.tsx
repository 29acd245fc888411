import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { type ApiError, call } from '../api/call.ts';
import { asApiError } from '../api/use-query.ts';
import { exampleText } from './example-text.ts';
import { sendFile } from './upload-queue.ts';

/** What an empty memory shows: what it is for, and an example that can be taken away again. */
export function Tour({ canWrite, onIngested }: { canWrite: boolean; onIngested: () => void }) {
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function ingest(): Promise<void> {
    setBusy(true);
    try {
      const { doc_id } = await sendFile(
        new File([exampleText], 'acme-robotics.md'),
        'acme-robotics.md',
        () => {},
      );
      rememberExample(doc_id);
      onIngested();
    } catch (problem) {
      setError(asApiError(problem));
      setBusy(false);
    }
  }
  return (
    <section class="empty tour">
      <h2>The memory is empty</h2>
      <p>
        Send it files: it keeps what they say, sentence by sentence, works out what holds and since when, and
        tells for every fact on which words it rests.
      </p>
      {canWrite ? (
        <>
          <p>
            <button type="button" class="primary" onClick={ingest} disabled={isBusy}>
              Try it with an example
            </button>
          </p>
          <p class="quiet">One short document about a made-up company. You can take it away again.</p>
        </>
      ) : (
        <p class="quiet">This credential may read; somebody who may write has to add the first document.</p>
      )}
      {error !== null && (
        <p class="problem" role="alert">
          {error.message}
        </p>
      )}
    </section>
  );
}

const KEY = 'memory-example';

function rememberExample(id: string): void {
  sessionStorage.setItem(KEY, id);
}

/** Steps for the example, above the list, until it is taken away. */
export function ExampleSteps({ onRemoved }: { onRemoved: () => void }) {
  const [id, setId] = useState(() => sessionStorage.getItem(KEY));
  if (id === null) return null;
  async function remove(): Promise<void> {
    await call(`/documents/${id}`, { method: 'DELETE' }).catch(() => null);
    forget();
    onRemoved();
  }
  function forget(): void {
    sessionStorage.removeItem(KEY);
    setId(null);
  }
  return (
    <aside class="steps" aria-label="The example">
      <p>
        The example is in. <Link href={`/documents/${id}`}>Read it with its claims</Link>, or{' '}
        <Link href="/search?q=Who+is+the+CEO+of+Acme+Robotics%3F">ask who leads the company</Link>.
      </p>
      <p>
        <button type="button" onClick={remove}>
          Take the example away
        </button>{' '}
        <button type="button" class="plain" onClick={forget}>
          Keep it
        </button>
      </p>
    </aside>
  );
}
