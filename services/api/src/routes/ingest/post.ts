import {
  bodyTooLarge,
  type IngestQuery,
  lengthRequired,
  routes,
  sourcePairIncomplete,
  sourcePairRequired,
  sourceTimeNotUtc,
  validationFailed,
} from '@memory/contract';
import type { IngestRequest } from '@memory/documents';
import {
  type AppEnv,
  bodyChunks,
  declaredLength,
  defaultBodyLimits,
  headerValues,
  type RoutedApp,
  refuse,
  validateHead,
} from '@memory/http';
import type { Caller } from '@memory/perimeter';
import type { Context } from 'hono';
import type { ApiDeps } from '../../deps.ts';

type IngestDeps = Pick<ApiDeps, 'documents' | 'perimeter' | 'bodyLimits'>;

/**
 * `POST /ingest`. What is wrong is answered in a fixed order: the size of the body, the parameters one by one, what joins
 * them, the uploader; only then is the body read.
 */
export function ingest(
  app: RoutedApp,
  { documents, perimeter, bodyLimits = defaultBodyLimits }: IngestDeps,
): void {
  app.serveRaw('ingest', async (c) => {
    checkSize(c, perimeter.ingestBodyMaxBytes);
    const { query, headers } = validateHead(routes.ingest, c);
    refuse(routes.ingest, [...query.entries, ...headers]);
    const upload = joinParameters(query.value as IngestQuery);
    const principal = perimeter.principalOf(
      callerOf(c),
      headerValues(c, 'x-ingest-principal-kind'),
      headerValues(c, 'x-ingest-principal-ref'),
    );
    if (hasNoBody(c)) throw emptyBody();
    return documents.ingest(
      { ...upload, ...(principal === null ? {} : { principal }) },
      bodyChunks(c, bodyLimits.idleMs),
    );
  });
}

function checkSize(c: Context<AppEnv>, cap: number | null): void {
  if (cap === null) return;
  const length = declaredLength(c);
  if (length === null) throw lengthRequired();
  if (length > cap) throw bodyTooLarge();
}

/** The rules that join parameters, in their order. */
function joinParameters({ source_modified_at: modified, ...query }: IngestQuery): IngestRequest {
  const { source_kind, source_ref } = query;
  if ((source_kind === undefined) !== (source_ref === undefined)) throw sourcePairIncomplete();
  const needsPair =
    modified !== undefined || query.source_version_ref !== undefined || query.versioning_mode === 'living';
  if (needsPair && source_kind === undefined) throw sourcePairRequired();
  if (modified === undefined) return query;
  if (modified.offsetMinutes !== 0) throw sourceTimeNotUtc();
  return { ...query, source_modified_at: modified.instant };
}

/** The perimeter let the request in, so it knows who is calling. */
function callerOf(c: Context<AppEnv>): Caller {
  const caller = c.get('caller');
  if (caller === undefined) throw new Error('ingest is served behind a perimeter');
  return caller;
}

function hasNoBody(c: Context<AppEnv>): boolean {
  return declaredLength(c) === 0;
}

/** A body of no bytes, where they would be missed: nothing of it is stored. */
export const emptyBody = () =>
  validationFailed([{ type: 'missing', loc: ['body'], msg: 'Field required', input: null }]);
