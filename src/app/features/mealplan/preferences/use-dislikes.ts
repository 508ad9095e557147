import { useEffect, useState } from 'react';
import { askFoods } from '#device/food/ask-foods.ts';
import { FOOD_GROUPS } from '#domain/food/food.ts';
import { shopping } from '#app/text/food/mealplan.ts';

/** A food, or a group of them, by its id. */
export interface NamedFood {
  id: string;
  name: string;
}

const MOST = 8;
const GROUPS: readonly NamedFood[] = FOOD_GROUPS.map((id) => ({ id, name: shopping.groups[id] }));

/** Groups and foods for what is typed; undefined while nothing is, or the answer is on its way. */
export function useFoundFoods(query: string): readonly NamedFood[] | undefined {
  const wanted = query.trim();
  const [last, put] = useState<{ query: string; found: readonly NamedFood[] }>();
  useEffect(() => {
    if (wanted === '') return undefined;
    let gone = false;
    const groups = GROUPS.filter(({ name }) => name.includes(wanted));
    const show = (foods: readonly NamedFood[]) =>
      gone || put({ query: wanted, found: [...groups, ...foods].slice(0, MOST) });
    askFoods((knowledge) => knowledge.search(wanted, { limit: 3 * MOST })).then(
      (found) => show(found.flatMap((one) => (one.kind === 'food' ? [one.food] : []))),
      () => show([]),
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return wanted !== '' && last?.query === wanted ? last.found : undefined;
}

/** The names of kept ids; a food that this device does not know yet has none. */
export function useFoodNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const asked = ids.join(' ');
  const [foods, put] = useState<readonly NamedFood[]>([]);
  useEffect(() => {
    let gone = false;
    askFoods((knowledge) => knowledge.foods(asked.split(' '))).then(
      (found) => gone || put(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  return new Map([...GROUPS, ...foods].map(({ id, name }) => [id, name]));
}
