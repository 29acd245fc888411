import { forgetInProgress } from '@memory/contract';
import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `GET /healthz`: 200 after a trivial query; 500 without a database; 503 during a hard forget. */
export function getHealth(app: RoutedApp, { readState }: Pick<ApiDeps, 'readState'>): void {
  app.serve('health', async () => {
    const state = await readState();
    if (state.forgetInProgress) throw forgetInProgress();
    return { status: 'ok' };
  });
}
