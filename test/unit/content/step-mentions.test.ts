import { expect, test } from 'vitest';
import type { FoodGroup } from '#domain/food/food.ts';
import { stepsMention } from '#content/checks/step-mentions.ts';

const food = (name: string, group: FoodGroup = 'dairy', id = 'food') => ({ id, name, synonyms: [], group });

test.each<[string, string, FoodGroup, string]>([
  ['as it is', 'კარაქი', 'dairy', 'კარაქი გაადნეთ.'],
  ['in a case that drops a vowel', 'არაჟანი', 'dairy', 'მიირთვით არაჟნით.'],
  ['in a case of a short word', 'რძე', 'dairy', 'თბილი რძით მოზილეთ.'],
  ['by its first word', 'ქათმის ფილე', 'dairy', 'ქათამი მოხარშეთ.'],
  ['by its last word', 'ღვინის ძმარი', 'dairy', 'ძმრით გახსენით.'],
  ['of one consonant', 'ჩია', 'grain', 'შეურიეთ ჩია.'],
  ['by its kind', 'სტაფილო', 'vegetable', 'ბოსტნეული დაჭერით.'],
  ['by a word for all', 'თაფლი', 'sweet', 'ყველა ინგრედიენტი აურიეთ.'],
])('an ingredient is used when a step names it %s', (_how, name, group, step) => {
  expect(stepsMention(food(name, group), [step])).toBe(true);
});

test('what no step names is not used', () => {
  expect(stepsMention(food('ნიგოზი', 'nut'), ['პომიდორი დაჭერით.', 'ზეთი მოასხით.'])).toBe(false);
});

test('water is used where something boils in it', () => {
  expect([
    stepsMention(food('წყალი', 'drink', 'water'), ['ბრინჯი მოხარშეთ.']),
    stepsMention(food('წყალი', 'drink', 'water'), ['ბრინჯი აურიეთ.']),
  ]).toEqual([true, false]);
});
