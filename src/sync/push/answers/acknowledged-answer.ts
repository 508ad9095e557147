import type { EntitySync } from '#sync/entities/parts/entity.ts';
import type { Operation, Rev } from '#sync/records.ts';

/** The answer to an acknowledged operation, which may tell all that its revision changed. */
export interface AcknowledgedAnswer {
  operation: Operation;
  rev: Rev;
  generation: string;
  sync: EntitySync;
  /** Read when it is taken: hundreds at once would keep the drain waiting. */
  data: unknown;
}
