import type { RoutedApp } from '@memory/http';
import type { OpenQueryPort } from '../../deps.ts';
import { askerOf } from './asker.ts';

/** `POST /query/sql` and `POST /query/sql/explain`: one statement, run or only planned. */
export function runStatements(app: RoutedApp, openQuery: OpenQueryPort): void {
  app.serve('runSql', ({ body, c }) => openQuery.runSql(body, askerOf(c)));
  app.serve('explainSql', ({ body, c }) => openQuery.explainSql(body, askerOf(c)));
}
