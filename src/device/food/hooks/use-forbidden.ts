import { useEffect, useState } from 'react';
import type { FastLevel } from '#domain/fasts/fasting-calendar.ts';
import type { NamedDish } from '#domain/fasts/parts-of-dish.ts';
import { askFoods } from '../ask-foods.ts';
import { watchCatalogue } from '../catalogue/catalogue-changes.ts';

/** Whether a fast of this level forbids the dish; false until the food worker has answered, and of a dish of which nothing is known. */
export function useForbidden({ mealId, ingredients }: NamedDish, level: FastLevel): boolean {
  // The same dish comes as another object with each render.
  const asked = JSON.stringify([level, mealId, ingredients?.map(({ foodId }) => foodId)]);
  const [last, put] = useState<{ asked: string; isForbidden: boolean }>();
  useEffect(() => {
    if (level === 'none') return undefined;
    let gone = false;
    const look = () => {
      askFoods((knowledge) => knowledge.forbidden([{ mealId, ingredients }], level)).then(
        ([isForbidden = false]) => gone || put({ asked, isForbidden }),
        () => undefined,
      );
    };
    look();
    const stop = watchCatalogue(look);
    return () => {
      gone = true;
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `asked` stands for the dish and the level
  }, [asked]);
  return last?.asked === asked && last.isForbidden;
}
