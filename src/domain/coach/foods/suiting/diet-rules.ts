import { animalPartsOf, type Food } from '#domain/food/food.ts';

const FORBIDS = { fasting: ['meat', 'fish', 'dairy', 'egg'], vegetarian: ['meat', 'fish'] } as const;

/** Whether a diet leaves a food out; only the fast and vegetarians do. */
export function forbiddenBy(diet: string | undefined, food: Pick<Food, 'animal' | 'group'>): boolean {
  if (diet !== 'fasting' && diet !== 'vegetarian') return false;
  const parts: readonly string[] = animalPartsOf(food);
  return FORBIDS[diet].some((part) => parts.includes(part));
}
