import type { CostExportPage, CostReceipt } from '@memory/contract';
import { useEffect, useState } from 'preact/hooks';
import type { ApiError } from '../api/call.ts';
import { request } from '../api/call.ts';
import { asApiError } from '../api/use-query.ts';
import { stageLabel } from '../documents/progress.ts';
import { count } from '../format/numbers.ts';
import { Failure, Loading } from '../shell/states.tsx';

/** The export answers a page a second. */
const EVERY_MS = 1_100;
const PAGE = 500;
/** Pages that are read without being asked for. */
const AT_ONCE = 10;

export type CostRow = {
  day: string;
  /** The stage, or the question that had to be embedded. */
  what: string;
  model: string;
  calls: number;
  failed: number;
  tokens: number;
  usd: number;
};

/** Adds receipts to the sums by day, stage and model. Exported for its test. */
export function addReceipts(
  sums: ReadonlyMap<string, CostRow>,
  receipts: readonly CostReceipt[],
): Map<string, CostRow> {
  const next = new Map(sums);
  for (const receipt of receipts) {
    const day = receipt.occurred_at.slice(0, 10);
    const what = receipt.stage ?? receipt.surface ?? receipt.lane ?? receipt.source;
    const model = receipt.model_name ?? 'unknown';
    const key = [day, what, model].join('\n');
    const before = next.get(key) ?? { day, what, model, calls: 0, failed: 0, tokens: 0, usd: 0 };
    next.set(key, {
      ...before,
      calls: before.calls + 1,
      failed: before.failed + (receipt.outcome === 'succeeded' ? 0 : 1),
      tokens: before.tokens + (receipt.tokens_in ?? 0) + (receipt.tokens_out ?? 0),
      usd: before.usd + Number(receipt.cost_usd ?? 0),
    });
  }
  return next;
}

type Reading = {
  sums: ReadonlyMap<string, CostRow>;
  receipts: number;
  /** Where the next page begins. */
  cursor: string | null;
  state: 'reading' | 'paused' | 'done';
  error: ApiError | null;
};

const UNREAD: Reading = { sums: new Map(), receipts: 0, cursor: null, state: 'reading', error: null };

/** Reads pages from where a reading stands, and tells after each. */
async function readOn(from: Reading, tell: (reading: Reading) => void, signal: AbortSignal): Promise<void> {
  let reading: Reading = { ...from, state: 'reading', error: null };
  try {
    for (let left = AT_ONCE; left > 0 && !signal.aborted; left--) {
      const query = new URLSearchParams({ limit: String(PAGE) });
      if (reading.cursor !== null) query.set('cursor', reading.cursor);
      const page = await request<CostExportPage>(`/costs?${query}`, { signal });
      const isLast = page.receipts.length < PAGE;
      reading = {
        sums: addReceipts(reading.sums, page.receipts),
        receipts: reading.receipts + page.receipts.length,
        cursor: page.next_cursor,
        state: isLast ? 'done' : left === 1 ? 'paused' : 'reading',
        error: null,
      };
      tell(reading);
      if (isLast) return;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  } catch (error) {
    if (!signal.aborted) tell({ ...reading, error: asApiError(error) });
  }
}

/** What model calls cost, by day, stage and model, read from the export a page at a time. */
export function Costs() {
  const [reading, setReading] = useState<Reading>(UNREAD);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const ended = new AbortController();
    void readOn(reading, setReading, ended.signal);
    return () => ended.abort();
  }, [turn]);
  const { error, receipts, state } = reading;
  if (error?.status === 404)
    return (
      <p class="quiet">
        This console was not told of a cost export (<code>SERVICE_COST_EXPORT_BIND</code> and its token).
      </p>
    );
  if (error !== null) return <Failure error={error} onRetry={() => setTurn((value) => value + 1)} />;
  if (receipts === 0 && state === 'reading') return <Loading what="costs" lines={2} />;
  return (
    <>
      <CostTable rows={[...reading.sums.values()]} />
      <p class="run">
        <span class="quiet" role="status">
          {count(receipts, 'receipt')} read, the oldest first{state === 'reading' && '; reading on…'}
        </span>
        {state === 'paused' && (
          <button type="button" onClick={() => setTurn((value) => value + 1)}>
            Read on
          </button>
        )}
      </p>
    </>
  );
}

const SHOWN = 200;

function CostTable({ rows }: { rows: readonly CostRow[] }) {
  const newestFirst = [...rows].sort((a, b) => (a.day === b.day ? b.usd - a.usd : a.day < b.day ? 1 : -1));
  const whole = newestFirst.reduce((sum, { usd }) => sum + usd, 0);
  return (
    <section class="wide" tabIndex={0} aria-label="Costs by day, stage and model">
      <table class="stages">
        <thead>
          <tr>
            {['Day', 'Stage or question', 'Model', 'Calls', 'Failed', 'Tokens', 'USD'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.slice(0, SHOWN).map(({ day, what, model, calls, failed, tokens, usd }) => (
            <tr key={`${day} ${what} ${model}`}>
              <td>{day}</td>
              <td>{stageLabel(what)}</td>
              <td>
                <code>{model}</code>
              </td>
              <td>{calls}</td>
              <td class={failed > 0 ? 'state-failed' : 'quiet'}>{failed}</td>
              <td>{tokens}</td>
              <td>{usd.toFixed(4)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={6}>
              All
            </th>
            <td>{whole.toFixed(4)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
