import { expect, test } from 'vitest';
import { stepMinutes } from '#content/step-minutes.ts';

test.each<[string, string, number, number]>([
  ['cooking', 'წყალი დაასხით და 45 წუთი ხარშეთ.', 45, 0],
  ['hours', 'დაბალ ცეცხლზე 6 საათი ხარშეთ.', 360, 0],
  ['the lesser end of a range', '220°-ზე 12–14 წუთი აცხვეთ.', 12, 0],
  ['a decimal', 'ღუმელში 2,5–3 საათი გამოაშრეთ.', 0, 150],
  ['both sides', 'გამოაცხვეთ 6–7 წუთი თითო მხარეს.', 12, 0],
  ['a number in words', 'მაცივარში ერთი საათი გააცივეთ.', 0, 60],
  ['half an hour', 'ნახევარი საათით შედგით მაცივარში.', 0, 30],
  ['dough that rises', 'ცომი მოზილეთ და 60 წუთი ააფუეთ.', 0, 60],
  ['work and waiting in one sentence', '190 გრადუსზე 35 წუთი აცხვეთ და 15 წუთი დაასვენეთ.', 35, 15],
  ['a night', 'მთელი ღამე მაცივარში გააჩერეთ.', 0, 480],
  ['what was soaked overnight and then boiled', 'წინა ღამით დამბალი ქერი წყალში 30 წუთი ხარშეთ.', 30, 480],
  ['what stands on the fire', 'კიდევ 4 წუთი გააჩერეთ ცეცხლზე.', 4, 0],
  ['no time', 'დაჭერით და მიირთვით.', 0, 0],
])('%s', (_name, step, work, rest) => {
  expect(stepMinutes([step])).toEqual({ work, rest });
});

test('the times of all steps add up', () => {
  expect(stepMinutes(['5 წუთი წვით.', '10 წუთი ხარშეთ და 20 წუთი დააყოვნეთ.'])).toEqual({ work: 15, rest: 20 });
});
