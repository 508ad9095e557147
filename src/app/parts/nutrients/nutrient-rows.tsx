import type { Nutrient } from '#domain/nutrition/nutrient.ts';
import type { DayNutrition } from '#domain/nutrition/day-nutrition.ts';
import type { NamedEntry } from '#domain/nutrition/nutrient-sources.ts';
import { NutrientRow } from './nutrient-row.tsx';
import type { KnownOf } from './nutrient-labels.ts';

/** What was eaten in a day, or in a usual one of many, with the dishes that it came from. */
export interface EatenNutrients {
  nutrition: DayNutrition;
  entries: readonly NamedEntry[];
  /** Days with an entry that the amounts are a mean of; 1 of a day. */
  loggedDays: number;
}

interface NutrientRowsProps {
  which: readonly Nutrient[];
  eaten: EatenNutrients;
  of: KnownOf;
  /** The heading that names the list. */
  labelledBy?: string | undefined;
}

/** Rows of nutrients, each of which unfolds its dishes. */
export function NutrientRows({ which, eaten: { nutrition, entries, loggedDays }, of, labelledBy }: NutrientRowsProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {which.map((nutrient) => (
        <NutrientRow
          key={nutrient}
          nutrient={nutrient}
          day={nutrition[nutrient]}
          of={of}
          from={{ entries, days: loggedDays }}
        />
      ))}
    </ul>
  );
}
