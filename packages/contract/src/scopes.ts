import { z } from 'zod';

/** What a credential may do. `write` covers everything; `ingest` covers `POST /ingest` alone and cannot read. */
export const Scope = z.enum(['read', 'ingest', 'write']);
export type Scope = z.infer<typeof Scope>;

/** What a route needs; `none` is for `/healthz`, which never asks for a credential. */
export type RouteScope = Scope | 'none';

export function scopeCovers(held: Scope, needed: RouteScope): boolean {
  return needed === 'none' || held === 'write' || held === needed;
}
