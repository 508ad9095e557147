import type { NamedObjections } from '#device/food/dishes/dish-objections.ts';
import { FOOD_GROUPS } from '#domain/food/food.ts';
import { shopping, unsuitable } from '#app/text/food/mealplan.ts';
import { planPreferences } from '#app/text/food/plan-preferences.ts';

/** What speaks against a planned dish: „შეიცავს: რძე, ბადრიჯანი“. */
export function objectionWords({ unknown, allergens, dislikes, names }: NamedObjections): string {
  if (unknown) return unsuitable.unknown;
  const held = [
    ...allergens.map((allergen) => shortName(planPreferences.allergens[allergen])),
    ...dislikes.map((id) => names[id] ?? groupName(id) ?? planPreferences.unknownFood),
  ];
  return unsuitable.contains(held.join(', '));
}

/** Without the examples in brackets. */
const shortName = (name: string): string => name.split(' (', 1)[0] ?? name;

function groupName(id: string): string | undefined {
  const group = FOOD_GROUPS.find((one) => one === id);
  return group && shopping.groups[group];
}
