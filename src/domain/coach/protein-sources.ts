import { parseFoodText } from '../food-text/parse-food-text.ts';
import type { Asked } from './intent.ts';
import { amountOf, grams, listed } from './phrases.ts';
import { dietOf } from './pick-recipes.ts';

const OF_ANYBODY = '150 გ ქათმის ფილე, 150 გ ხაჭო, 2 მოხარშული კვერცხი';
const WITHOUT_MEAT = '150 გ ხაჭო, 2 მოხარშული კვერცხი, 200 გ მოხარშული ოსპი';
const OF_PLANTS = '200 გ მოხარშული ლობიო, 200 გ მოხარშული ოსპი, 30 გ ნიგოზი';

/** A sentence of foods with their protein, from the table, as the person's diet (or `diet`) allows. */
export function proteinSources({ context, knowledge }: Asked, diet = dietOf(context.diet)): string {
  const text = diet === 'fasting' ? OF_PLANTS : diet === 'vegetarian' ? WITHOUT_MEAT : OF_ANYBODY;
  const { items } = parseFoodText(text, knowledge.foods);
  if (items.length === 0) return 'ცილის კარგი წყაროა ხაჭო, კვერცხი, თევზი, ქათამი, ლობიო და ოსპი.';
  return `ცილის კარგი წყაროა: ${listed(items.map((item) => `${amountOf(item)} – ${grams(item.protein)}`))}.`;
}
