import type { QueryResult } from '@memory/contract';
import { bytes, count } from '../format/numbers.ts';
import { Empty } from '../shell/states.tsx';
import { toCsv } from './csv.ts';

/** What a statement answered: its rows, the limits that it ran under, or why it was refused. */
export function ResultTable({ result }: { result: QueryResult }) {
  if (result.error_code !== null)
    return (
      <section class="failure" role="alert">
        <h2>{result.termination_reason === 'rejected' ? 'Refused' : 'Failed'}</h2>
        <p>{result.error_message}</p>
        <p class="quiet">
          <code>{result.error_code}</code>
        </p>
      </section>
    );
  return (
    <>
      <p class="result-sum" role="status">
        <span>
          {count(result.returned_row_count, 'row')} in {Math.round(result.elapsed_ms)} ms
          {result.truncated && (
            <strong class="state waiting">
              {' '}
              · cut by the {result.truncation_reason?.replaceAll('_', ' ')}
            </strong>
          )}
        </span>
        <span class="quiet">
          at most {result.limits.row_cap} rows, {bytes(result.limits.byte_cap)},{' '}
          {result.limits.statement_timeout_ms / 1000} s
        </span>
        {result.rows.length > 0 && (
          <button type="button" onClick={() => download(toCsv(result))}>
            Download CSV
          </button>
        )}
      </p>
      {result.warnings.map((warning) => (
        <p key={warning} class="state waiting">
          {warning}
        </p>
      ))}
      {result.rows.length === 0 ? (
        <Empty title="No rows">
          <p>The statement ran, and nothing matches it.</p>
        </Empty>
      ) : (
        <section class="wide" tabIndex={0} aria-label="Rows">
          <table class="rows">
            <thead>
              <tr>
                {result.columns.map(({ name, type }) => (
                  <th key={name} scope="col">
                    {name} <span class="quiet">{type}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {result.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((value, column) => (
                    <td
                      key={column}
                      class={value === null ? 'quiet' : typeof value === 'number' ? 'number' : ''}
                    >
                      {value === null
                        ? 'null'
                        : typeof value === 'object'
                          ? JSON.stringify(value)
                          : String(value)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'memory.csv';
  link.click();
  URL.revokeObjectURL(address);
}
