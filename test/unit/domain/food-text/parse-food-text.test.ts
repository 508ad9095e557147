import { describe, expect, test } from 'vitest';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { SMALL_NAMES } from './small-table.ts';

/** Food and grams of each item: what a line comes to. */
const read = (text: string): [string, number][] =>
  parseFoodText(text, SMALL_NAMES).items.map(({ foodId, grams }) => [foodId, grams]);
const unknownIn = (text: string): string[] => parseFoodText(text, SMALL_NAMES).unknown.map((unknown) => unknown.text);

describe('a food text', () => {
  test('gives each food with its amount, figures and place', () => {
    const text = 'ვჭამე 2 ნაჭერი თეთრი პური';

    expect(parseFoodText(text, SMALL_NAMES)).toEqual({
      items: [
        {
          name: 'თეთრი პური',
          name_en: 'white bread',
          amount: 2,
          unit: 'slice',
          grams: 80,
          calories: 200,
          protein: 6.4,
          fat: 0.8,
          carbs: 40,
          foodId: 'white-bread',
          confidence: 1,
          start: 6,
          end: text.length,
        },
      ],
      leftOut: [],
      unknown: [],
    });
  });

  test.each<[string, ...[string, number][]]>([
    ['ორი კვერცხი, ნაჭერი პური და მაწონი', ['egg-boiled', 100], ['white-bread', 40], ['matsoni', 205]],
    ['კიტრი პომიდორი პური', ['cucumber', 100], ['tomato', 120], ['white-bread', 40]],
    ['2 კვერცხი 1 კიტრი', ['egg-boiled', 100], ['cucumber', 100]],
    ['კვერცხი 2 კიტრი 3', ['egg-boiled', 100], ['cucumber', 300]],
    ['კვერცხი 2 ცალი პური 1 ნაჭერი', ['egg-boiled', 100], ['white-bread', 40]],
    ['კვერცხი\nპური', ['egg-boiled', 50], ['white-bread', 40]],
    ['კვერცხი + პური', ['egg-boiled', 50], ['white-bread', 40]],
  ])('names several foods: %s', (text, ...items) => {
    expect(read(text)).toEqual(items);
  });

  test.each<[string, string, ...[string, number][]]>([
    ['-5 კვერცხი', '-5 კვერცხი'],
    ['−5 კვერცხი, პური', '−5 კვერცხი', ['white-bread', 40]],
    ['პური და -2,5 კვერცხი', '-2,5 კვერცხი', ['white-bread', 40]],
  ])('counts nothing below zero: %s', (text, asked, ...items) => {
    expect([unknownIn(text), read(text)]).toEqual([[asked], items]);
  });

  test.each<[string, ...[string, number][]]>([
    ['- 2 კვერცხი\n- პური', ['egg-boiled', 100], ['white-bread', 40]],
    ['კვერცხი -2', ['egg-boiled', 100]],
    ['კვერცხი – 2 ცალი', ['egg-boiled', 100]],
  ])('takes a dash for a dash: %s', (text, ...items) => {
    expect([unknownIn(text), read(text)]).toEqual([[], items]);
  });

  test.each<[string, string, number]>([
    ['200 გრ ქათმის ფილე', 'chicken-breast', 200],
    ['ქათმის ფილე 0,2 კგ', 'chicken-breast', 200],
    ['ჭიქა რძე', 'milk', 206],
    ['რძე 200 მლ', 'milk', 206],
    ['ნახევარი ლიტრი წყალი', 'water', 500],
    ['ნახევარლიტრიანი წყალი', 'water', 500],
    ['ლიტრნახევარი წყალი', 'water', 1500],
    ['1 ს/კ ზეითუნის ზეთი', 'olive-oil', 13.8],
    ['2 ჩ.კ. თაფლი', 'honey', 14],
    ['ორი კოვზი შაქარი', 'sugar', 10],
    ['მუჭა ნიგოზი', 'walnut', 30],
    ['5 ნიგოზი', 'walnut', 25],
    ['ნახევარი ხაჭაპური', 'khachapuri', 300],
    ['ხაჭაპურის ორი ნაჭერი', 'khachapuri', 300],
    ['ულუფა ხინკალი', 'khinkali', 375],
    ['ას ოცდაათი გრამი ყველი', 'imeruli-cheese', 130],
    ['ორი და ნახევარი ვაშლი', 'apple', 375],
    ['2-3 ვაშლი', 'apple', 375],
    ['ორი-სამი ვაშლი', 'apple', 375],
    ['2 ან 3 ვაშლი', 'apple', 375],
    ['¾ ჭიქა რძე', 'milk', 154.5],
    ['ვაშლი x2', 'apple', 300],
    ['1 ბოთლი 0,5 ლ ლუდი', 'beer', 500],
    ['2 ქილა 0,33 ლ კოკა-კოლა', 'cola', 686.4],
    ['პური 2 ნაჭერი (80 გ)', 'white-bread', 80],
    ['2 ნაჭერი პური 40 გ', 'white-bread', 80],
    ['ქათმის ფილე 200', 'chicken-breast', 200],
    ['წყალი 500', 'water', 500],
    ['ლუდი 0,5', 'beer', 500],
    ['30 ნიგოზი', 'walnut', 150],
    ['ორივაშლი', 'apple', 300],
    ['200-გრამიანი ქათამი', 'chicken', 200],
    ['რძე 2,5% ერთი ჭიქა', 'milk-2-5', 206],
    ['3,2%-იანი რძე ერთი ჭიქა', 'milk', 206],
  ])('says how much: %s', (text, food, grams) => {
    expect(read(text)).toEqual([[food, grams]]);
  });

  test.each<[string, number]>([
    ['პატარა ვაშლი', 112.5],
    ['საშუალო ვაშლი', 150],
    ['2 დიდი ვაშლი', 390],
    ['ცოტა ყველი', 30],
  ])('says how big: %s', (text, grams) => {
    expect(read(text)).toEqual([[expect.any(String), grams]]);
  });

  test('takes a big and a small spoon for what they are', () => {
    expect([...read('დიდი კოვზი თაფლი'), ...read('პატარა კოვზი თაფლი')]).toEqual([
      ['honey', 20],
      ['honey', 7],
    ]);
  });

  test('is read in Latin letters and in any case form', () => {
    for (const line of ['ori kvercxi', '2 kvertskhi', 'ორ კვერცხს', '2 კვერცხები', 'ori qvercxi', 'ORI KVERCXI']) {
      expect([line, read(line)]).toEqual([line, [['egg-boiled', 100]]]);
    }
  });

  test('is read through a typo, less surely', () => {
    const { items } = parseFoodText('ხაჭპური 1 ნაჭერი', SMALL_NAMES);
    expect(items.map(({ foodId }) => foodId)).toEqual(['khachapuri']);
    expect(items[0]?.confidence).toBeLessThan(0.9);
  });
});

describe('what goes with a food', () => {
  test.each<[string, ...[string, number][]]>([
    ['ყავა შაქრით', ['coffee', 150], ['sugar', 5]],
    ['ყავა 2 კოვზი შაქრით', ['coffee', 150], ['sugar', 10]],
    ['შაქრიანი ყავა', ['sugar', 5], ['coffee', 150]],
    ['პური კარაქით და თაფლით', ['white-bread', 40], ['butter', 10], ['honey', 7]],
    ['ჩაი თაფლით', ['tea-honey', 200]],
    ['ჩაი თაფლით 2 კოვზი', ['tea', 200], ['honey', 40]],
    ['ბადრიჯანი ნიგვზით 2 ცალი', ['badrijani', 120]],
    ['კვერცხი კარაქში', ['egg-boiled', 50], ['butter', 10]],
    ['სალათი ნიგვზით 250 გ', ['salad', 250], ['walnut', 15]],
    ['ხინკალი 5 ცალი კარაქით', ['khinkali', 375], ['butter', 10]],
    ['ქათამი 200 გ კარაქით', ['chicken', 200], ['butter', 10]],
    ['ქათამი 20 გ კარაქით', ['chicken', 150], ['butter', 20]],
    ['2 ნაჭერი ყველიანი ხაჭაპური', ['imeruli-cheese', 30], ['khachapuri', 300]],
  ])('is an item of its own unless both have one name: %s', (text, ...items) => {
    expect(read(text)).toEqual(items);
  });

  test.each(['ყავა უშაქროდ', 'უშაქრო ყავა', 'ყავა შაქრის გარეშე', 'ყავა შაქრისა და თაფლის გარეშე', 'ყავა 0 შაქარი'])(
    'is nothing when it is left out: %s',
    (text) => {
      expect(read(text)).toEqual([['coffee', 150]]);
      expect(unknownIn(text)).toEqual([]);
    },
  );
});

describe('a preparation', () => {
  test.each<[string, string]>([
    ['კვერცხი', 'egg-boiled'],
    ['შემწვარი კვერცხი', 'egg-fried'],
    ['კვერცხი შემწვარი', 'egg-fried'],
    ['უმი კვერცხი', 'egg'],
    ['კვერცხი მოხარშული', 'egg-boiled'],
    ['ბრინჯი', 'rice-boiled'],
    ['მშრალი ბრინჯი', 'rice'],
    ['ღუმელში შემწვარი ქათმის ფილე', 'chicken-breast-baked'],
    ['ქათმის ფილე გრილზე', 'chicken-breast-baked'],
    ['ხმელი ბრინჯი', 'rice'],
    ['ჩაშუშული', 'stew'],
  ])('chooses the row: %s', (text, food) => {
    expect(read(text).map(([id]) => id)).toEqual([food]);
  });

  test('without a row changes the figures: frying adds oil, heat takes water', () => {
    const [plain] = parseFoodText('100 გ ყველი', SMALL_NAMES).items;
    const [fried] = parseFoodText('100 გ შემწვარი ყველი', SMALL_NAMES).items;
    const [smoked] = parseFoodText('100 გ შებოლილი ქათამი', SMALL_NAMES).items;
    expect([plain?.calories, fried?.calories, fried?.fat, smoked?.calories]).toEqual([250, 304, 26, 250]);
    expect(fried?.confidence).toBeLessThan(plain?.confidence ?? 0);
  });

  test("after a food and before what goes with it is the food's", () => {
    expect(read('ქათმის ფილე ღუმელში კიტრით').map(([id]) => id)).toEqual(['chicken-breast-baked', 'cucumber']);
  });

  test('that is a dish of its own is one where nothing is prepared', () => {
    expect(read('ულუფა ჩაშუშული')).toEqual([['stew', 300]]);
    expect(read('ქათამი ჩაშუშული')).toEqual([['chicken', 150]]);
  });

  test('leaves the weight of a unit as it is', () => {
    expect(read('2 შემწვარი კვერცხი')).toEqual([['egg-fried', 100]]);
  });
});

describe('nothing is invented', () => {
  test.each<[string, ...string[]]>([
    ['200 გრამი ფაფუკა', '200 გრამი ფაფუკა'],
    ['ქათმის გულები', 'ქათმის გულები'],
    ['კვერცხი და ფაფუკა', 'ფაფუკა'],
    ['მშვენიერი ამინდია', 'მშვენიერი ამინდია'],
    ['599123456', '599123456'],
    ['შაქრიანი', 'შაქრიანი'],
    ['ორი ბოთლი ბორჯომის წყაროსი', 'ორი ბოთლი ბორჯომის წყაროსი'],
    ['300 კკალ', '300 კკალ'],
    ['სანტე', 'სანტე'],
  ])('%s', (text, ...unknown) => {
    expect(unknownIn(text)).toEqual(unknown);
  });

  test.each(['', '   ', '😀', 'დღეს საუზმეზე ვჭამე', '—', '10:30'])('"%s" has neither food nor questions', (text) => {
    expect(parseFoodText(text, SMALL_NAMES)).toEqual({ items: [], leftOut: [], unknown: [] });
  });

  test('a short word one letter from a food is no food', () => {
    expect(read('ფარი')).toEqual([]);
  });

  test('a dish of another food than the known one is less sure', () => {
    const { items } = parseFoodText('კიტრის სალათი', SMALL_NAMES);
    expect(items.map(({ foodId, start, end }) => [foodId, start, end])).toEqual([['salad', 0, 13]]);
    expect(items[0]?.confidence).toBeLessThan(0.5);
  });

  test('an amount that was not written is less sure than one that was', () => {
    const [taken] = parseFoodText('ვაშლი', SMALL_NAMES).items;
    const [written] = parseFoodText('150 გრამი ვაშლი', SMALL_NAMES).items;
    expect(taken?.grams).toBe(written?.grams);
    expect(taken?.confidence).toBeLessThan(0.6);
    expect(written?.confidence).toBe(1);
  });

  test('the number of a line and a maker beside a food say nothing', () => {
    expect(read('1) კვერცხი 2) პური')).toEqual([
      ['egg-boiled', 50],
      ['white-bread', 40],
    ]);
    expect(read('სანტეს მაწონი')).toEqual([['matsoni', 205]]);
  });

  test('hours are no amounts', () => {
    expect(read('9 საათზე ყავა')).toEqual([['coffee', 150]]);
    expect(read('10:30 ყავა')).toEqual([['coffee', 150]]);
  });
});
