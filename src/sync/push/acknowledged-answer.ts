import type { EntitySync } from '../entities/entity.ts';
import type { Operation, Rev } from '../records.ts';

/** The answer to an acknowledged operation, which may tell all that its revision changed. */
export interface AcknowledgedAnswer {
  operation: Operation;
  rev: Rev;
  generation: string;
  sync: EntitySync;
  /** Read when it is taken: hundreds at once would keep the drain waiting. */
  data: unknown;
}
