import { expect, test } from 'vitest';
import { suggestedFoods } from '#domain/coach/foods/suggested-foods.ts';
import { namedFoods, parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { WHOLE_KNOWLEDGE } from './whole-knowledge.ts';

const suggestedIn = (text: string) => suggestedFoods(text, namedFoods(parseFoodText(text, WHOLE_KNOWLEDGE.foods)));

test.each([
  ['ვახშმად გირჩევთ ორ მოხარშულ კვერცხს და პურს.', ['ორ მოხარშულ კვერცხს და პურს']],
  ['მიირთვით ქათმის ფილე წიწიბურით ან მაწონი. გემრიელად მიირთვით!', ['ქათმის ფილე წიწიბურით', 'მაწონი']],
  ['დღეს 684 კკალ დაგრჩათ. წასახემსებლად გამოგადგებათ 150 გ ხაჭო.', ['150 გ ხაჭო']],
])('of „%s" can be logged %j', (answer, foods) => {
  expect(suggestedIn(answer)).toEqual(foods);
});

test.each([
  'მოერიდეთ თეთრ პურს და ტკბილეულს.',
  '100 გ ბანანი 89 კკალია.',
  'დალიეთ 2 ჭიქა წყალი.',
  'დღეს 684 კკალ დაგრჩათ.',
  '',
])('„%s" suggests nothing to log', (answer) => {
  expect(suggestedIn(answer)).toEqual([]);
});
