/** No answer arrived: refused, reset, timed out, or a name that does not resolve. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** What went wrong as a word to branch on: the system's error code, or `timeout`. */
  readonly reason: string;
  /** Whether the request may have reached the service. */
  readonly maybeSent: boolean;

  constructor(message: string, options: { reason?: string; maybeSent?: boolean; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.reason = options.reason ?? 'unknown';
    this.maybeSent = options.maybeSent ?? true;
  }
}

/** An answer arrived that cannot be read: longer than allowed, or broken off. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

/** The body of a request could not be read to its announced end. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
}

/** The address or the credential that a client was given cannot be used. */
export class ConnectionProblem extends Error {
  override readonly name = 'ConnectionProblem';
  readonly kind: 'address' | 'credential';
  /** What to do about it. */
  readonly hint: string;

  constructor(kind: 'address' | 'credential', message: string, hint: string) {
    super(message);
    this.kind = kind;
    this.hint = hint;
  }
}
