import { readKv } from '#device/diary/kv.ts';
import { useLive } from '#device/diary/live.ts';
import type { ShoppingMemory } from './shopping-memory.ts';

/** What was ticked off and chosen of the shopping list; null: nothing yet; undefined until IndexedDB answers. */
export const useShoppingMemory = (): ShoppingMemory | null | undefined =>
  useLive('shopping', ({ db }) => readKv(db, 'shopping'));
