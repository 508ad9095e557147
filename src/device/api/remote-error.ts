import type { Issue } from '#contract/envelope.ts';

/**
 * A call that did not succeed. `offline`: no answer of our server came, the call may or may not have
 * arrived; `unreadable`: our server answered what this version cannot read; else the code of the contract.
 */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly code: string;
  readonly status: number | null;
  readonly issues: readonly Issue[];
  /** How long the server asks to wait before the next try; null: it did not say. */
  readonly retryAfterSeconds: number | null;
  /** What the refusal carries; whoever reads it parses it. */
  readonly data: unknown;

  constructor(
    code: string,
    message: string,
    status: number | null = null,
    issues: readonly Issue[] = [],
    retryAfterSeconds: number | null = null,
    data: unknown = undefined,
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
    this.data = data;
  }
}

/** Whether a call failed only because the server could not be reached. */
export const isOffline = (error: unknown): boolean => error instanceof RemoteError && error.code === 'offline';
