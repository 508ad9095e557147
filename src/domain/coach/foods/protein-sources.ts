import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import type { Asked } from '../intent.ts';
import { amountOf, grams, listed } from '../question/phrases.ts';
import { mayEat } from './suiting/may-eat.ts';
import { dietOf } from './pick-recipes.ts';

/** Foods with much protein, those first that most people eat. */
const SOURCES =
  '150 გ ქათმის ფილე, 150 გ ხაჭო, 2 მოხარშული კვერცხი, 200 გ მოხარშული ოსპი, 200 გ მოხარშული ლობიო, 30 გ ნიგოზი, 200 გ მოხარშული მუხუდო, 150 გ გამომცხვარი კალმახი, 30 გ გოგრის თესლი, 200 გ მოხარშული წიწიბურა';
const OF_PLANTS =
  '200 გ მოხარშული ლობიო, 200 გ მოხარშული ოსპი, 30 გ ნიგოზი, 200 გ მოხარშული მუხუდო, 30 გ გოგრის თესლი, 200 გ მოხარშული წიწიბურა';
const MOST_NAMED = 3;

/** A sentence of foods with their protein, from the table, as the person's allergies, dislikes, fast and diet (or `diet`) allow. */
export function proteinSources({ context, knowledge, rules }: Asked, diet = dietOf(context.diet)): string {
  const { items } = parseFoodText(diet === 'fasting' || rules.level !== 'none' ? OF_PLANTS : SOURCES, knowledge.foods);
  const suiting = items
    .filter(({ foodId }) => {
      const food = knowledge.foods.foods.get(foodId);
      return food !== undefined && mayEat(food, rules, diet);
    })
    .slice(0, MOST_NAMED);
  if (suiting.length === 0) return 'ცილიანი კერძის შერჩევაში დაგეხმარებით: მკითხეთ მაღალცილოვანი კერძები.';
  return `ცილის კარგი წყაროა: ${listed(suiting.map((item) => `${amountOf(item)} – ${grams(item.protein)}`))}.`;
}
