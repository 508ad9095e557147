import type { Nutrient } from '#domain/nutrition/nutrient.ts';
import type { NutrientDay } from '#domain/nutrition/day-nutrition.ts';
import { nutrientSources, type NamedEntry } from '#domain/nutrition/nutrient-sources.ts';
import { formatNutrient, formatShare } from '#app/format/nutrient.ts';
import { nutrients as words } from '#app/text/food/nutrients.ts';

/** More would be a list of everything eaten. */
const MOST_DISHES = 6;
const MOST_UNKNOWN = 4;

interface NutrientSourcesProps {
  nutrient: Nutrient;
  day: NutrientDay;
  entries: readonly NamedEntry[];
  /** Days that the amounts are a mean of. */
  days: number;
}

/** Which dishes gave a nutrient, which say nothing of it, and whose reference value stands beside it. */
export function NutrientSources({ nutrient, day, entries, days }: NutrientSourcesProps) {
  const { given, unknown } = nutrientSources(entries, nutrient);
  const nothing = formatNutrient(nutrient, 0);
  const shown = given
    .map(({ title, amount, share }) => ({ title, share, figure: formatNutrient(nutrient, amount / days) }))
    .filter(({ figure }) => figure !== nothing)
    .slice(0, MOST_DISHES);
  return (
    <>
      {shown.length > 0 ? (
        <ul>
          {shown.map(({ title, figure, share }) => (
            <li key={title}>
              <span>{title}</span>
              <span>
                {figure} <small>· {formatShare(share)}</small>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.noSource}</p>
      )}
      {unknown.length > 0 ? <p>{words.unknownIn(listOf(unknown))}</p> : null}
      {day.basis === '' ? null : <p>{words.basis(day.basis)}</p>}
    </>
  );
}

const listOf = (titles: readonly string[]): string =>
  titles.length > MOST_UNKNOWN ? `${titles.slice(0, MOST_UNKNOWN).join(', ')} …` : titles.join(', ');
