import type { Change } from '../records.ts';
import { conversationSync } from './conversation.ts';
import type { EntitySync } from './parts/entity.ts';
import { favouriteSync } from './favourite.ts';
import { goalsSync } from './goals.ts';
import { mealSync } from './meal/meal-sync.ts';
import { pictureSync } from './picture.ts';
import { planSync } from './plan.ts';
import { profileSync } from './profile.ts';
import { valueThingSync } from './value-thing.ts';
import { waterSync } from './water.ts';
import { weightSync } from './weight.ts';

/** Every thing as the holder of the lock needs it; what a restored server is owed goes in this order. */
export const ENTITY_SYNCS: readonly EntitySync[] = [
  mealSync,
  waterSync,
  weightSync,
  favouriteSync,
  valueThingSync,
  goalsSync,
  conversationSync,
  planSync,
  profileSync,
  pictureSync,
];

const byKind = new Map<string, EntitySync>(
  ENTITY_SYNCS.flatMap((sync) => sync.entity.kinds.map((kind) => [kind, sync])),
);

/** The thing that a change is about. Throws a RangeError for a change that this app does not know. */
export function syncOf({ kind }: Change): EntitySync {
  const sync = byKind.get(kind);
  if (!sync) throw new RangeError(`a change of no known kind: ${kind}`);
  return sync;
}
