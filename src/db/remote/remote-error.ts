import type { Issue } from '../../contract/envelope.ts';

/**
 * A call that did not succeed. `offline`: no answer of our server came, the call may or may not have
 * arrived; `unreadable`: our server answered what this version cannot read; else the code of the contract.
 */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly code: string;
  readonly status: number | null;
  readonly issues: readonly Issue[];

  constructor(code: string, message: string, status: number | null = null, issues: readonly Issue[] = []) {
    super(message);
    this.code = code;
    this.status = status;
    this.issues = issues;
  }
}

/** Whether a call failed only because the server could not be reached. */
export const isOffline = (error: unknown): boolean => error instanceof RemoteError && error.code === 'offline';
