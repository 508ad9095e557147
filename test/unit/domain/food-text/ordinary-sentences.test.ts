import { describe, expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);

describe('with two thousand foods in the table, a sentence about something else names none', () => {
  test.each([
    'დღეს ძალიან ცუდი ამინდი იყო და სახლში დავრჩი',
    'გუშინ მეგობრებთან ერთად კინოში ვიყავი',
    'ხვალ დილით სამსახურში მივდივარ და საღამოს გვიან დავბრუნდები',
    'როგორ დავიკლო წონა ერთ თვეში?',
    'ექიმმა მითხრა, რომ უფრო მეტი უნდა ვიმოძრაო',
    'შაბათს ზღვაზე მივდივართ ბავშვებთან ერთად',
    'ტელეფონი დამეკარგა, ახალი უნდა ვიყიდო',
    'ბოლო დროს ცუდად მძინავს და ვიღლები',
    'ავტობუსი დაგვიანდა, ნახევარი საათი ველოდე',
    'ჩემი საცდელი პერიოდი მალე მთავრდება',
    'დღიური ნორმა გადავაჭარბე თუ არა?',
    'ორი კილომეტრი ვირბინე და 300 კალორია დავწვი',
    'საჭიროა თუ არა რეგისტრაცია?',
    'მადლობა დახმარებისთვის, კარგად ბრძანდებოდეთ',
    'ძაღლს ვასეირნებდი პარკში',
    'მანქანა გაფუჭდა და ფეხით წავედი სახლში',
    'ივანე მარტში ოცდახუთი წლის გახდა',
    'მაღაზია უკვე დაკეტილია',
    'kargad var shen rogor xar',
    'xval vnaxavt',
  ])('%s', (sentence) => {
    expect(parseFoodText(sentence, names).items.map(({ name }) => name)).toEqual([]);
  });
});
