import type { EntitySync } from './entities/entity.ts';
import type { Operation, Rev } from './records.ts';

/** What an answer told of an acknowledged operation: all that its revision changed. */
export interface ToldAnswer {
  operation: Operation;
  rev: Rev;
  generation: string;
  sync: EntitySync;
  /** The thing's own reading of it. */
  truth: unknown;
}
