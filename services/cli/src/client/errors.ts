import { ConnectionProblem, NoAnswer } from '@memory/client';
import { ErrorBody, type ErrorBody as ErrorBodyType } from '@memory/contract';
import { CliError, exitCodes } from '../exit-codes.ts';

/** The service answered with an error. */
export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal';
  readonly status: number;
  /** The string or code of the error, on which to branch; `invalid` for a list of what is wrong. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Reads an error answer; a body in no known form is quoted. */
export function readRefusal(status: number, body: string): ServiceRefusal {
  const detail = parseDetail(body);
  if (detail === null) {
    const quoted = body.replace(/\s+/g, ' ').trim().slice(0, 200);
    return new ServiceRefusal(
      status,
      'unknown',
      quoted === '' ? `HTTP ${status}` : `HTTP ${status}: ${quoted}`,
    );
  }
  if (typeof detail === 'string') return new ServiceRefusal(status, detail, detail);
  if (Array.isArray(detail)) {
    const wrong = detail.map(({ loc, msg }) => `${loc.slice(1).join('.') || loc.join('.')}: ${msg}`);
    return new ServiceRefusal(status, 'invalid', wrong.join('; '));
  }
  const message = 'message' in detail ? `${detail.code}: ${detail.message}` : detail.code;
  return new ServiceRefusal(status, detail.code, message);
}

function parseDetail(body: string): ErrorBodyType['detail'] | null {
  try {
    return ErrorBody.parse(JSON.parse(body)).detail;
  } catch {
    return null;
  }
}

/** How a failed call ends the program. */
export function toCliError(error: unknown, baseUrl: string): unknown {
  if (error instanceof NoAnswer) {
    return new CliError(exitCodes.unreachable, `no answer from ${baseUrl}: ${error.message}`, {
      hint: 'Is the service running? `npm start` runs one here; --base-url or SERVICE_BASE_URL name another.',
      cause: error,
    });
  }
  if (error instanceof ConnectionProblem) {
    const exitCode = error.kind === 'credential' ? exitCodes.refused : exitCodes.usage;
    return new CliError(exitCode, error.message, { hint: error.hint, cause: error });
  }
  if (!(error instanceof ServiceRefusal)) return error;
  const { status, message } = error;
  if (status === 401 || status === 403) {
    return new CliError(exitCodes.refused, `${baseUrl} refused: ${message}`, {
      hint: '`memory login` stores a key for this address; SERVICE_API_KEY gives one for a single run.',
      cause: error,
    });
  }
  if (status === 429 || status === 503) {
    return new CliError(exitCodes.unreachable, `${baseUrl} is busy: ${message}`, { cause: error });
  }
  if (status < 500) return new CliError(exitCodes.usage, message, { cause: error });
  return new CliError(exitCodes.unexpected, `${baseUrl} failed: ${message}`, { cause: error });
}
