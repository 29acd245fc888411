import { currentSpan, type Span } from '@memory/telemetry';
import type postgres from 'postgres';

/** What postgres.js gives for a statement that has not been sent: it is sent when somebody waits for it. */
type Statement = {
  handle: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/** Called when a transaction is asked for; what it answers, when it has begun and when it has ended. */
export type OnTransaction = () => { begun(): void; ended(): void };

type Callable = (...given: unknown[]) => unknown;

/**
 * The same pool or transaction, whose statements are spans of the trace under way: their text with places for the
 * values, never a value. Where no trace is under way (always, unless traces are on) a statement goes straight through.
 */
export function traceSql<Sql extends postgres.Sql | postgres.TransactionSql>(
  sql: Sql,
  onTransaction?: OnTransaction,
): Sql {
  return new Proxy(sql, {
    apply(target, self, given: unknown[]) {
      const made = Reflect.apply(target as Callable, self, given);
      const span = currentSpan();
      if (span !== undefined && isTemplate(given[0]) && isStatement(made))
        traceStatement(made, given[0], span);
      return made;
    },
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name !== 'begin' && name !== 'savepoint') return value;
      if (onTransaction === undefined && currentSpan() === undefined) return value;
      return traceBlock(target, value as Callable, onTransaction);
    },
  });
}

function isTemplate(value: unknown): value is TemplateStringsArray {
  return Array.isArray(value) && 'raw' in value;
}

function isStatement(value: unknown): value is Statement {
  return value instanceof Promise && 'handle' in value && 'resolve' in value && 'reject' in value;
}

/** A fragment of another statement is never sent, and so never a span. */
function traceStatement(statement: Statement, strings: TemplateStringsArray, parent: Span): void {
  const { handle, resolve, reject } = statement;
  let span: Span | undefined;
  statement.handle = function traced(this: Statement, ...given: []) {
    span ??= parent.child('sql', {
      'db.system.name': 'postgresql',
      'db.query.text': textOf(strings),
    });
    return handle.apply(this, given);
  };
  statement.resolve = (value) => {
    span?.end();
    resolve(value);
  };
  statement.reject = (error) => {
    span?.end(error);
    reject(error);
  };
}

const longestText = 2_000;

function textOf(strings: TemplateStringsArray): string {
  return strings
    .reduce((text, part, n) => (n === 0 ? part : `${text}$${n}${part}`), '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestText);
}

/** `begin` and `savepoint` take the block last; the transaction that it gets is traced too. */
function traceBlock(target: object, open: Callable, onTransaction: OnTransaction | undefined): Callable {
  return (...given) => {
    const block = given.at(-1);
    if (typeof block !== 'function') return Reflect.apply(open, target, given);
    const measured = onTransaction?.();
    const traced = (tx: postgres.TransactionSql) => {
      measured?.begun();
      return (block as Callable)(currentSpan() === undefined ? tx : traceSql(tx));
    };
    const done = Reflect.apply(open, target, [...given.slice(0, -1), traced]) as Promise<unknown>;
    return measured === undefined ? done : done.finally(measured.ended);
  };
}
