import { allergensOf } from '#domain/food/food-allergens.ts';
import type { Asked } from '#domain/coach/intent.ts';
import { listed } from '#domain/coach/question/phrases.ts';

/** A sentence before an answer that allows a food: what of the asked the person is allergic to, or may be; empty where nothing is. */
export function allergyNote({ question, knowledge, rules: { allergies } }: Asked): string {
  const names = question.foods.flatMap(({ foodId, name }) => {
    const food = knowledge.foods.foods.get(foodId);
    return food && allergensOf(food).some((allergen) => allergies.includes(allergen)) ? [name] : [];
  });
  return names.length > 0
    ? `ფრთხილად: ${listed([...new Set(names)])} შეიცავს ან შეიძლება შეიცავდეს იმას, რაზეც ალერგია გაქვთ მითითებული. `
    : '';
}
