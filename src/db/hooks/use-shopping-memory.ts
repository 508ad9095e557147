import { readKv } from '../kv.ts';
import { useLive } from '../live.ts';
import type { ShoppingMemory } from '../shopping-memory.ts';

/** What was ticked off and chosen of the shopping list; null: nothing yet; undefined until IndexedDB answers. */
export const useShoppingMemory = (): ShoppingMemory | null | undefined => useLive('shopping', ({ db }) => readKv(db, 'shopping'));
