import { useState } from 'preact/hooks';
import { channelBody, contextBody, factsBody, type Question } from './ask-search.ts';

/** The question in the forms in which programs ask it. */
export function CopyPanel({ question }: { question: Question }) {
  return (
    <details class="copies">
      <summary>The same question elsewhere</summary>
      {formsOf(question).map(({ name, text }) => (
        <CopyForm key={name} name={name} text={text} />
      ))}
    </details>
  );
}

function CopyForm({ name, text }: { name: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }
  return (
    <section>
      <h3>
        {name}{' '}
        <button type="button" class="plain" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
          <span class="visually-hidden"> as {name}</span>
        </button>
      </h3>
      <pre tabIndex={0}>{text}</pre>
    </section>
  );
}

/** Exported for its test. `$MEMORY` and `$KEY` stand for the API's address and a credential. */
export function formsOf(question: Question): { name: string; text: string }[] {
  const curl = (path: string, body: object) =>
    `curl -s "$MEMORY${path}" -H "authorization: Bearer $KEY" -H 'content-type: application/json' \\\n  -d ${quote(JSON.stringify(body))}`;
  const facts = factsBody(question);
  return [
    {
      name: 'curl',
      text: [
        curl('/operations/facts_context', facts),
        curl('/operations/claims_and_sources_context', contextBody(question)),
        curl('/search/claims', channelBody(question, 'semantic')),
      ].join('\n\n'),
    },
    {
      name: 'MCP call',
      text: JSON.stringify(
        { method: 'tools/call', params: { name: 'facts_context', arguments: facts } },
        null,
        2,
      ),
    },
    { name: 'SQL', text: sqlOf(question) },
  ];
}

/** A word of a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function sqlOf({ query, mode, at }: Question): string {
  const source = mode === 'current' ? 'facts_current' : 'facts_history';
  const held =
    mode === 'at' ? '\n where f.valid_from <= $2 and (f.valid_until is null or f.valid_until > $2)' : '';
  const parameters = mode === 'at' ? [query, `${at}T00:00:00Z`] : [query];
  return `-- parameters: ${JSON.stringify(parameters)}
select s.rank, s.score, f.label, f.valid_from, f.valid_until, f.evidence_count
  from semantic_facts($1, 10) s join ${source} f on f.fact_id = s.fact_id${held}
 order by s.rank`;
}
