import { useEffect, useRef, useState } from 'preact/hooks';
import { request } from '../api/call.ts';
import { asApiError } from '../api/use-query.ts';

/** Asks for a credential. It goes to the console once, which keeps it; the page forgets it. */
export function SignIn({ reason, onDone }: { reason: string | null; onDone: () => void }) {
  const [problem, setProblem] = useState(reason);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const credential = field.current?.value.trim() ?? '';
    if (credential === '') return setProblem('Enter a credential first.');
    setBusy(true);
    try {
      await request('/session', { method: 'POST', body: { credential } });
      if (field.current !== null) field.current.value = '';
      onDone();
    } catch (error) {
      setProblem(asApiError(error).message);
      setBusy(false);
      field.current?.select();
    }
  }

  return (
    <main class="sign-in">
      <form onSubmit={submit}>
        <h1>Sign in to the memory</h1>
        <p class="quiet">
          Enter the shared secret or a signed key. It stays with the console and ends with this session; the
          browser keeps a cookie that no page can read.
        </p>
        <label for="credential">Credential</label>
        <input
          id="credential"
          ref={field}
          type="password"
          autocomplete="current-password"
          spellcheck={false}
          aria-describedby={problem === null ? undefined : 'sign-in-problem'}
        />
        {problem !== null && (
          <p id="sign-in-problem" class="problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="primary" disabled={isBusy}>
          {isBusy ? 'Checking…' : 'Sign in'}
        </button>
      </form>
    </main>
  );
}
