import { notFound, scopeInsufficient } from '@memory/contract';
import type { AppEnv } from '@memory/http';
import type { Context, Hono } from 'hono';
import type { Forwarder } from '../forwarding/create-forwarder.ts';

export type CostDeps = {
  forwarder: Forwarder;
  /** The way to the cost export, and its own token; null where the console has none. */
  costExport: { forwarder: Forwarder; token: string } | null;
  credentialOf: (c: Context<AppEnv>) => string | null;
};

/**
 * `GET /costs`: a page of the cost export, for whoever may write. The export has a token of its own, which no browser
 * gets; so the API is asked first whether the caller's credential has the scope `write`.
 */
export function serveCosts(app: Hono<AppEnv>, { forwarder, costExport, credentialOf }: CostDeps): void {
  app.get('/costs', async (c) => {
    if (costExport === null) throw notFound();
    const asked = { method: 'GET', headers: new Headers(), body: null, signal: c.req.raw.signal };
    const judgement = await forwarder.forward({
      ...asked,
      target: '/recipes',
      credential: credentialOf(c),
    });
    // A deployment without recipes answers 404 to `write` alone.
    const mayWrite = judgement.ok || judgement.status === 404;
    if (!mayWrite && judgement.status !== 403)
      return c.newResponse(judgement.body, judgement.status as 401, Object.fromEntries(judgement.headers));
    await judgement.body?.cancel();
    if (!mayWrite) throw scopeInsufficient();
    const { search } = new URL(c.req.url);
    const page = await costExport.forwarder.forward({
      ...asked,
      target: `/ops/cost-export/v1${search}`,
      credential: costExport.token,
    });
    return c.newResponse(page.body, page.status as 200, Object.fromEntries(page.headers));
  });
}
