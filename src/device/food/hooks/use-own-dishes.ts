import { useEffect, useMemo, useState } from 'react';
import type { ValueOf } from '#contract/value-things.ts';
import { localDay, type DiaryDay } from '#domain/diary-day.ts';
import type { CookedPot } from '#domain/own-dish.ts';
import { titleKey } from '#domain/recent-meals.ts';
import { useRecentEntries } from '../../diary/hooks/use-recent-entries.ts';
import { useThings } from '../../diary/hooks/use-things.ts';
import { askFoods } from '../ask-foods.ts';
import { watchCatalogue } from '../catalogue-changes.ts';

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
    const lastOf = (name: string) =>
      entries.reduce<(typeof entries)[number] | undefined>(
        (last, entry) =>
          titleKey(entry.title) === titleKey(name) && (!last || entry.timestamp.seconds >= last.timestamp.seconds)
            ? entry
            : last,
        undefined,
      );
    const used = kept.map(({ key, value }, at) => ({ key, value, at, entry: lastOf(value.name) }));
    const since = ({ entry, value }: (typeof used)[number]) => {
      const logged = entry ? momentOf(entry.timestamp.seconds) : '';
      const cookedOn = value.cookedOn ?? '';
      return logged > cookedOn ? logged : cookedOn;
    };
    // Keys grow with time: of dishes of one day the newest comes first.
    const order = (one: (typeof used)[number]) => `${since(one)} ${one.key}`;
    return used
      .toSorted((one, other) => (order(other) > order(one) ? 1 : -1))
      .map(({ key, value, at, entry }) => ({
        id: key,
        dish: value,
        cooked: cooked[at] ?? null,
        last: entry?.amount && entry.unit ? { amount: entry.amount, unit: entry.unit } : undefined,
      }));
  }, [kept, entries, cooked]);
}

/** A moment as it stands beside days: after those of its day that nobody has timed. */
const momentOf = (seconds: number): string =>
  `${localDay(new Date(seconds * 1000))}T${String(seconds).padStart(11, '0')}`;

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
