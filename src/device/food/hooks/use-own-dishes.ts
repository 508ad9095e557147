import { useEffect, useMemo, useState } from 'react';
import type { ValueOf } from '#contract/diary/value-things.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { CookedPot } from '#domain/food/own-dish.ts';
import { usedLastFirst } from '#domain/food/own-dish-order.ts';
import { useRecentEntries } from '#device/diary/hooks/use-recent-entries.ts';
import { useThings } from '#device/diary/hooks/use-things.ts';
import { askFoods } from '../ask-foods.ts';
import { watchCatalogue } from '../catalogue/catalogue-changes.ts';

export type KeptPot = ValueOf<'dishes'>;

/** A dish that the person cooked, and what is in it. */
export interface OwnPot {
  id: string;
  dish: KeptPot;
  /** Null: this device does not know all of its foods. */
  cooked: CookedPot | null;
  /** How much of it was logged last, within the last 30 days. */
  last: { amount: number; unit: string } | undefined;
}

/** The dishes by the pot, the one used last first; undefined until IndexedDB and the food worker have answered. */
export function useOwnDishes(today: DiaryDay): readonly OwnPot[] | undefined {
  const kept = useThings('dishes');
  const entries = useRecentEntries(today);
  const cooked = useCooked(kept?.map(({ value }) => value));
  return useMemo(() => {
    if (!kept || !entries || !cooked) return undefined;
    const pots = kept.map((one, at) => ({ ...one, cooked: cooked[at] ?? null }));
    return usedLastFirst(pots, entries).map(({ dish: pot, last }) => ({
      id: pot.key,
      dish: pot.value,
      cooked: pot.cooked,
      last: last?.amount && last.unit ? { amount: last.amount, unit: last.unit } : undefined,
    }));
  }, [kept, entries, cooked]);
}

/** What is in each dish, by the catalogue of this device; undefined until its worker has answered about them all. */
function useCooked(dishes: readonly KeptPot[] | undefined): readonly (CookedPot | null)[] | undefined {
  // The same dishes come as other objects with each reading.
  const asked = dishes && JSON.stringify(dishes);
  const [last, put] = useState<{ asked: string; cooked: readonly (CookedPot | null)[] }>();
  useEffect(() => {
    if (!dishes || asked === undefined) return undefined;
    let gone = false;
    const look = () => {
      askFoods((knowledge) => knowledge.cookOwn(dishes)).then(
        (cooked) => gone || put({ asked, cooked }),
        () => gone || put({ asked, cooked: dishes.map(() => null) }),
      );
    };
    look();
    const stop = watchCatalogue(look);
    return () => {
      gone = true;
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `asked` stands for the dishes
  }, [asked]);
  return last?.asked === asked ? last?.cooked : undefined;
}
