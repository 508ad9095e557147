import { useEffect, useState } from 'react';
import { askFoods } from '#device/food/ask-foods.ts';
import type { KeptPot } from '#device/food/hooks/use-own-dishes.ts';
import { weighedGrams, type CookedPot } from '#domain/food/own-dish.ts';
import { scaleNutrition } from '#domain/food/scale-nutrition.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { formatMacroLine } from '#app/format/macro.ts';
import { formatGrams, formatKcal } from '#app/format/number.ts';
import { pots as words } from '#app/text/food/pots.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** Dry beans take up twice their weight and more, a sauce boils down to a third: beyond that somebody weighed something else. */
const STRANGE = { least: 0.25, most: 6 };

/** What a pot comes to while its form is filled in: all of it, and 100 g or a helping. */
export function PotSum({ dish }: { dish: KeptPot }) {
  const cooked = useCookedPot(dish);
  if (!cooked) return null;
  const { figures } = cooked;
  const part = (share: number) => ({
    kcal: formatKcal(figures.calories * share),
    macros: formatMacroLine({ ...scaleNutrition(figures, share, roundTo1), nutrientCoverage: cooked.coverage }, 1),
  });
  const grams = weighedGrams(dish);
  const raw = dish.ingredients.reduce((sum, line) => sum + line.grams, 0);
  const isStrange = grams !== null && (grams < raw * STRANGE.least || grams > raw * STRANGE.most);
  const [hundred, helping] = [part(100 / cooked.grams), part(1 / (dish.helpings ?? 1))];
  return (
    <div className="pots-sum" role="status">
      <b>{words.sum(formatGrams(cooked.grams), formatKcal(figures.calories))}</b>
      {grams === null ? null : <p>{words.inHundred(hundred.kcal, hundred.macros)}</p>}
      {dish.helpings === undefined ? null : <p>{words.inHelping(helping.kcal, helping.macros)}</p>}
      {isStrange ? <Notice tone="warn">{words.strange}</Notice> : null}
    </div>
  );
}

/** The pot as it would be cooked; the one before stays until the next is there. */
function useCookedPot(dish: KeptPot): CookedPot | null {
  const [cooked, put] = useState<CookedPot | null>(null);
  const asked = JSON.stringify(dish);
  useEffect(() => {
    let gone = false;
    askFoods((knowledge) => knowledge.cookOwn([dish])).then(
      ([one]) => gone || put(one ?? null),
      () => gone || put(null),
    );
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `asked` stands for the dish
  }, [asked]);
  return cooked;
}
