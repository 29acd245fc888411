import type { Answered } from '../functions/run-calls.ts';
import type { PublishedCall, Statement } from '../gate/statement.ts';

/** A statement as it is sent: what stands in the places of its parameters and of the calls that the service has run. */
type Replacements = {
  parameter: (number: number) => string;
  call: (index: number, call: PublishedCall) => string;
};

type Source = Pick<Statement, 'text' | 'placeholders' | 'semicolons'>;

function compose(
  { text, placeholders, semicolons }: Source,
  answered: readonly Answered[],
  { parameter, call }: Replacements,
): string {
  const calls = answered.map((answer) => answer.call);
  const isInCall = (at: number) => calls.some(({ start, end }) => at >= start && at < end);
  const pieces = [
    ...placeholders
      .filter(({ start }) => !isInCall(start))
      .map(({ number, start, end }) => ({ start, end, text: parameter(number) })),
    ...semicolons.map(({ start, end }) => ({ start, end, text: ' ' })),
    ...calls.map((written, index) => ({
      start: written.start,
      end: written.end,
      text: call(index, written),
    })),
  ].sort((a, b) => a.start - b.start);
  const bytes = Buffer.from(text);
  let written = '';
  let at = 0;
  for (const piece of pieces) {
    written += bytes.subarray(at, piece.start).toString() + piece.text;
    at = piece.end;
  }
  return `${written}${bytes.subarray(at).toString()}`;
}

/** A table of typed rows in the place of a call, under the name that the call would have had. */
function rowsOf({ published, hasAlias }: PublishedCall, json: string): string {
  const columns = published.columns.map(({ name, type }) => `${name} ${type}`).join(', ');
  const alias = hasAlias ? '' : ` as ${published.name}`;
  return `(select * from jsonb_to_recordset(${json}) as rows_of_call (${columns}))${alias}`;
}

/** The statement for Postgres to name the types of its parameters, numbered anew without those that calls have used up. */
export function composeToDescribe(
  source: Source,
  answered: readonly Answered[],
): { text: string; numbers: number[] } {
  const numbers: number[] = [];
  const text = compose(source, answered, {
    parameter: (number) => {
      if (!numbers.includes(number)) numbers.push(number);
      return `$${numbers.indexOf(number) + 1}`;
    },
    call: (_, call) => rowsOf(call, `jsonb '[]'`),
  });
  return { text, numbers };
}

/**
 * The statement with each parameter read, in its type, from an array of texts that is `$1`; the rows of calls come after
 * the statement's own parameters.
 */
export function composeToRun(
  source: Source & Pick<Statement, 'parameters'>,
  answered: readonly Answered[],
  types: ReadonlyMap<number, string>,
): string {
  return compose(source, answered, {
    parameter: (number) => `($1[${number}]::${types.get(number) ?? 'text'})`,
    call: (index, call) => rowsOf(call, `$1[${source.parameters.length + index + 1}]::jsonb`),
  });
}

/** JSON functions take so many arguments at most; a wider row is an array of arrays. */
const columnsPerArray = 90;

/** Each row of a statement as one line of JSON: arrays of `columnsPerArray` values within one. The statement may end in a comment. */
export function asLines(statement: string, columns: number): string {
  const names = Array.from({ length: columns }, (_, index) => `c${index}`);
  const arrays: string[] = [];
  for (let at = 0; at < columns; at += columnsPerArray) {
    const some = names.slice(at, at + columnsPerArray).map((name) => `line.${name}`);
    arrays.push(`json_build_array(${some.join(', ')})`);
  }
  const list = names.length === 0 ? '' : ` (${names.join(', ')})`;
  return `select json_build_array(${arrays.join(', ')})::text from (\n${statement}\n) as line${list}`;
}
