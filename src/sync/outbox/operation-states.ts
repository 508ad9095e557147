import type { FrozenRequest, Operation, Rev, SentOperation } from '../records.ts';

/** [K1] The operation on its way with these bytes. */
export const sent = (operation: Operation, request: FrozenRequest): SentOperation => ({
  ...operation,
  request,
  state: 'inflight',
  attempts: operation.attempts + 1,
});

/** [A2] The operation acknowledged at its revision. */
export const acked = (operation: Operation, rev: Rev | null, generation: string | null): Operation => ({
  ...operation,
  state: 'acked',
  rev,
  generation,
  error: null,
  failingSince: null,
});
