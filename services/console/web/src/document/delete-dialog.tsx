import type { DocumentDeletion } from '@memory/contract';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { asApiError } from '../api/use-query.ts';
import { count } from '../format/numbers.ts';
import type { DocumentFact } from './read-document.ts';

type DeleteDialogProps = {
  id: string;
  title: string;
  versions: number;
  claims: number;
  facts: readonly DocumentFact[];
  onClose: () => void;
  onDeleted: (deletion: DocumentDeletion) => void;
};

/** Says what goes with a document before it goes. */
export function DeleteDialog({ id, title, versions, claims, facts, onClose, onDeleted }: DeleteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const supported = facts.filter(({ stance }) => stance === 'supports');
  const alone = supported.filter((fact) => fact.evidence_count <= fact.claimIds.length).length;
  async function remove(): Promise<void> {
    setBusy(true);
    try {
      onDeleted(await call<DocumentDeletion>(`/documents/${id}`, { method: 'DELETE' }));
    } catch (error) {
      setProblem(asApiError(error).message);
      setBusy(false);
    }
  }
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="delete-title">
      <h2 id="delete-title">Delete “{title}”?</h2>
      <ul>
        <li>{count(versions, 'version')} and everything found in them</li>
        <li>{count(claims, 'claim')} of the shown version stop counting as evidence</li>
        <li>{count(alone, 'fact')} end, as nothing else supports them</li>
        <li>{count(supported.length - alone, 'fact')} stay, with fewer supporters</li>
      </ul>
      <p class="quiet">Nothing of it is found any more. Erasing the bytes for good is an operator’s task.</p>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <p class="actions">
        <button type="button" onClick={() => dialog.current?.close()}>
          Keep it
        </button>
        <button type="button" class="danger" onClick={remove} disabled={isBusy}>
          {isBusy ? 'Deleting…' : 'Delete'}
        </button>
      </p>
    </dialog>
  );
}
