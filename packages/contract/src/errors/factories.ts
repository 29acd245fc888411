import type { ValidationEntry } from './error-body.ts';
import { ServiceError } from './service-error.ts';
import { type SqlErrorCode, sqlErrorStatus } from './sql-codes.ts';

/** One factory for each error of the interface; nothing else makes a `ServiceError`. */

/** The strings that stand alone as `detail`, with their status. */
export const errorStrings = {
  'cursor is malformed': 400,
  'a perimeter credential is required': 401,
  'perimeter authentication failed': 401,
  'credential is for another deployment': 403,
  'credential may not perform this operation': 403,
  'browser origin not allowed': 403,
  'host not allowed': 403,
  'Not Found': 404,
  document_not_found: 404,
  'Method Not Allowed': 405,
  source_forgotten: 409,
  length_required: 411,
  body_too_large: 413,
  'source_kind and source_ref must be supplied together': 422,
  'source timestamps, revisions, and living mode require source_kind/source_ref': 422,
  'source_modified_at must be timezone-aware UTC': 422,
  'X-Ingest-Principal-Kind and X-Ingest-Principal-Ref must be supplied together': 422,
  invalid_ingest_principal: 422,
  'Internal Server Error': 500,
  'model provider unavailable': 503,
  'live graph is busy': 503,
  'live graph result unavailable': 503,
  'live graph timed out': 503,
} as const;
export type ErrorString = keyof typeof errorStrings;

function plain(detail: ErrorString, cause?: unknown): ServiceError {
  return new ServiceError(errorStrings[detail], detail, { cause });
}

export const cursorMalformed = (cause?: unknown) => plain('cursor is malformed', cause);

function challenge(detail: ErrorString): ServiceError {
  return new ServiceError(errorStrings[detail], detail, { headers: { 'WWW-Authenticate': 'Bearer' } });
}
export const credentialRequired = () => challenge('a perimeter credential is required');
export const authenticationFailed = () => challenge('perimeter authentication failed');
export const wrongDeployment = () => plain('credential is for another deployment');
export const scopeInsufficient = () => plain('credential may not perform this operation');
export const originNotAllowed = () => plain('browser origin not allowed');
export const hostNotAllowed = () => plain('host not allowed');

export const notFound = () => plain('Not Found');
export const documentNotFound = () => plain('document_not_found');
/** An operation or recipe that is not there; the detail is the name that was asked for. */
export const unknownName = (name: string) => new ServiceError(404, name);
export function methodNotAllowed(allowed: readonly string[]): ServiceError {
  return new ServiceError(405, 'Method Not Allowed', { headers: { Allow: allowed.join(', ') } });
}

/** Bytes or a source identity that a hard forget removed: permanent, do not retry. */
export const sourceForgotten = () => plain('source_forgotten');
export const lengthRequired = () => plain('length_required');
export const bodyTooLarge = () => plain('body_too_large');

export const sourcePairIncomplete = () => plain('source_kind and source_ref must be supplied together');
export const sourcePairRequired = () =>
  plain('source timestamps, revisions, and living mode require source_kind/source_ref');
export const sourceTimeNotUtc = () => plain('source_modified_at must be timezone-aware UTC');
export const principalIncomplete = () =>
  plain('X-Ingest-Principal-Kind and X-Ingest-Principal-Ref must be supplied together');
export const principalInvalid = () => plain('invalid_ingest_principal');

/** A list of what was wrong with the request, first things first. */
export const validationFailed = (entries: ValidationEntry[]) => new ServiceError(422, entries);
/** An argument of an operation or a SQL route that was refused. */
export const invalidParameter = (message: string) =>
  new ServiceError(422, { code: 'invalid_parameter', message });

export function rateLimited(retryAfterSeconds: number): ServiceError {
  const seconds = String(Math.max(1, Math.ceil(retryAfterSeconds)));
  return new ServiceError(429, { code: 'rate_limited' }, { headers: { 'Retry-After': seconds } });
}
export const concurrencyLimited = () =>
  new ServiceError(429, { code: 'concurrency_limited' }, { headers: { 'Retry-After': '1' } });

export const internalError = (cause?: unknown) => plain('Internal Server Error', cause);
export const forgetInProgress = () => new ServiceError(503, { code: 'forget_in_progress' });
/** The query could not be embedded. */
export const modelProviderUnavailable = (cause?: unknown) => plain('model provider unavailable', cause);
export const graphBusy = (cause?: unknown) => plain('live graph is busy', cause);
export const graphResultUnavailable = (cause?: unknown) => plain('live graph result unavailable', cause);
export const graphTimedOut = (cause?: unknown) => plain('live graph timed out', cause);

/** A SQL code raised outside a statement. */
export function sqlError(code: SqlErrorCode, message: string, cause?: unknown): ServiceError {
  return new ServiceError(sqlErrorStatus[code], { code, message }, { cause });
}

/** The cost export listener's own strings. */
export const costExportErrors = {
  unauthorized: 401,
  'malformed cursor': 422,
  'rate limited': 429,
} as const;
export const costExportUnauthorized = () =>
  new ServiceError(401, 'unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
export const costExportCursorMalformed = () => new ServiceError(422, 'malformed cursor');
export const costExportRateLimited = () =>
  new ServiceError(429, 'rate limited', { headers: { 'Retry-After': '1' } });
