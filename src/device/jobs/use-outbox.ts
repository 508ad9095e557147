import { useLive } from '../diary/live.ts';
import { outboxOf, type OutboxEntry } from './outbox-entry.ts';

export type { OutboxEntry };

/** Everything that waits or was refused, oldest first; undefined until IndexedDB answers. */
export const useOutbox = (): OutboxEntry[] | undefined => useLive('outbox', outboxOf);
