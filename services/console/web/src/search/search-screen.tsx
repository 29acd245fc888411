import type { ChunkEvidenceResult, EvidenceResult } from '@memory/contract';
import { useEffect, useState } from 'preact/hooks';
import { Link, useSearchParams } from 'wouter-preact';
import { useReader } from '../access/access-context.ts';
import { useQuery } from '../api/use-query.ts';
import { Empty } from '../shell/states.tsx';
import { useTitle } from '../shell/use-title.ts';
import '../styles/search.css';
import { askEvidence, askFacts, askScores, type Question } from './ask-search.ts';
import { CopyPanel } from './copy-panel.tsx';
import { FactColumn } from './fact-column.tsx';
import { ResultColumn } from './result-column.tsx';
import { TimeControl } from './time-control.tsx';

const families = ['markdown', 'text', 'html', 'pdf', 'word', 'presentation', 'spreadsheet', 'email', 'code'];

/** One question against everything that answers questions, with the reasons for each place. */
export function SearchScreen() {
  const [address, setAddress] = useSearchParams();
  const question = questionOf(address);
  useTitle(question.query === '' ? 'Search' : `${question.query} · Search`);
  const set = (changes: Record<string, string>) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return (
    <>
      <header class="screen-head">
        <h1>Search lab</h1>
      </header>
      <AskForm question={question} onAsk={(query) => set({ q: query })} />
      <div class="search-options">
        <TimeControl question={question} onChange={set} />
        <label>
          Family of documents{' '}
          <select value={question.family} onChange={(event) => set({ family: event.currentTarget.value })}>
            <option value="">any</option>
            {families.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {question.entityId !== null && (
          <span>
            <Link href={`/entities/${question.entityId}`}>About one entity</Link>{' '}
            <button type="button" class="plain" onClick={() => set({ entity: '' })}>
              Ask about all
            </button>
          </span>
        )}
      </div>
      {question.query === '' ? (
        <Empty title="Ask something">
          <p>
            The answer comes as facts, as what sources say, and as passages, each with its place in the
            channels that found it.
          </p>
        </Empty>
      ) : (
        <Results question={question} />
      )}
    </>
  );
}

function questionOf(address: URLSearchParams): Question {
  const mode = address.get('mode');
  const at = address.get('at') ?? '';
  return {
    query: (address.get('q') ?? '').slice(0, 4096),
    mode: mode === 'at' || mode === 'history' ? mode : 'current',
    at: /^\d{4}-\d{2}-\d{2}$/.test(at) ? at : new Date().toISOString().slice(0, 10),
    family: families.includes(address.get('family') ?? '') ? (address.get('family') ?? '') : '',
    entityId: address.get('entity'),
  };
}

function AskForm({ question, onAsk }: { question: Question; onAsk: (query: string) => void }) {
  const [text, setText] = useState(question.query);
  useEffect(() => setText(question.query), [question.query]);
  return (
    <search>
      <form
        class="ask"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(text.trim());
        }}
      >
        <label for="question" class="visually-hidden">
          Question
        </label>
        <input
          id="question"
          type="search"
          value={text}
          maxLength={4096}
          placeholder="Who leads the company?"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="primary">
          Ask
        </button>
      </form>
    </search>
  );
}

function Results({ question }: { question: Question }) {
  const { deployment } = useReader();
  const key = JSON.stringify(question);
  const facts = useQuery(`facts ${key}`, (signal) => askFacts(question, signal));
  const evidence = useQuery(`evidence ${key}`, (signal) => askEvidence(question, signal));
  // Scores come by SQL, behind the results and only where it is served.
  const hasScores = 'query_sql' in deployment.tools && question.family === '' && evidence.data !== null;
  const claimScores = useQuery(hasScores ? `claims ${question.query}` : null, (signal) =>
    askScores('claims', question.query, signal),
  );
  const chunkScores = useQuery(hasScores ? `chunks ${question.query}` : null, (signal) =>
    askScores('chunks', question.query, signal),
  );
  return (
    <>
      <div class="columns">
        <FactColumn facts={facts} />
        <ResultColumn
          title="Claims"
          about="What sources say, whenever they said it."
          state={evidence}
          evidence={evidence.data?.claims ?? null}
          scores={claimScores.data}
          render={(claim: EvidenceResult) => (
            <>
              <p>
                <Link href={`/documents/${claim.doc_id}?claim=${claim.claim_id}`}>{claim.claim_text}</Link>
              </p>
              <p class="quiet small">{claim.document_title}</p>
            </>
          )}
        />
        <ResultColumn
          title="Passages"
          about="The text that stands around."
          state={evidence}
          evidence={evidence.data?.chunks ?? null}
          scores={chunkScores.data}
          render={(chunk: ChunkEvidenceResult) => (
            <>
              <p class="excerpt">{chunk.chunk_text}</p>
              <p class="quiet small">
                <Link href={`/documents/${chunk.doc_id}`}>{chunk.document_title ?? 'its document'}</Link>
                {chunk.context_prefix !== null && ` · ${chunk.context_prefix}`}
              </p>
            </>
          )}
        />
      </div>
      <CopyPanel question={question} />
    </>
  );
}
