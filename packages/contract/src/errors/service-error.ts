import type { ErrorDetail } from './error-body.ts';

type ServiceErrorInit = { headers?: Record<string, string>; cause?: unknown };

/**
 * A refusal or failure that a caller is told about: the status and the `detail` of the answer. Made by the named
 * factories of this folder and rendered in one place, packages/http.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly detail: ErrorDetail;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, detail: ErrorDetail, init: ServiceErrorInit = {}) {
    super(
      typeof detail === 'string' ? detail : JSON.stringify(detail),
      init.cause === undefined ? {} : { cause: init.cause },
    );
    this.status = status;
    this.detail = detail;
    this.headers = init.headers ?? {};
  }

  /** The stable word that clients branch on: the string, the code, or `validation_error` for a list. */
  get code(): string {
    if (typeof this.detail === 'string') return this.detail;
    return Array.isArray(this.detail) ? 'validation_error' : this.detail.code;
  }
}
