import { expect, test } from 'vitest';
import { fileOf, line, readAs, readGood } from './foreign-samples.ts';
import { makeZip } from '#test/make-zip.ts';

const leftOut = (left: { reason: string; count: number }[]) =>
  Object.fromEntries(left.map(({ reason, count }) => [reason, count]));

test('MyFitnessPal: a dish for each meal, thousands and line ends in quotes, what is absurd or of no calendar stays out', async () => {
  const { file, left, sources } = await readGood(fileOf('myfitnesspal-nutrition.csv'));
  expect(sources).toEqual(['myfitnesspal']);
  expect(file.meals.map(line)).toEqual([
    '2024-03-14 breakfast: breakfast · MyFitnessPal, 412.5 kcal 22.4/55/12.1',
    '2024-03-14 lunch: lunch · MyFitnessPal, 1050 kcal 60/110/35',
    '2024-03-14 snacks: Post-workout · MyFitnessPal, 180 kcal 25/20/2',
    '2024-03-15 breakfast: breakfast · MyFitnessPal, 412.5 kcal 22.4/55/12.1',
  ]);
  expect(new Set(file.meals.map(({ id }) => id)).size).toBe(4);
  // A percentage of a daily value is no amount: calcium and iron are not known.
  expect(file.meals[0]?.nutrients).toEqual({
    fibre: 6,
    sugar: 12,
    saturated: 3,
    monounsaturated: 2,
    polyunsaturated: 1,
    cholesterol: 120,
    sodium: 560,
    potassium: 300,
  });
  expect(leftOut(left)).toEqual({ figures: 1, date: 1 });
  expect(left.find(({ reason }) => reason === 'figures')?.samples).toEqual([
    '2024-03-15,Snacks,-40,0,,,,,,,,0,,,0,,,,,',
  ]);
});

test('MyFitnessPal does not say in what it weighs: the question is asked, and the answer counts', async () => {
  const bytes = fileOf('myfitnesspal-measurements.csv');
  expect(await readAs(bytes)).toEqual({ is: 'asks', questions: [{ about: 'weight-unit', sample: '155.4' }] });
  const { file, left } = await readGood(bytes, { weightUnit: 'lb' });
  expect(file.weights).toEqual([
    { date: '2024-03-14', kg: 70.5 },
    { date: '2024-03-20', kg: 69.9 },
  ]);
  expect(file.things).toEqual([{ name: 'measurements', key: '2024-03-14', value: { bodyFat: 24.5 } }]);
  expect(leftOut(left)).toEqual({ figures: 1 });
});

test('Cronometer: servings with amounts, times, water and nutrients; a formula is a name; the same food twice is two', async () => {
  const { file } = await readGood(fileOf('cronometer-servings.csv'));
  expect(file.meals.map(line)).toEqual([
    '2024-05-01 breakfast: Oats, Rolled, Dry, 80 g, 311 kcal 10.7/54.8/5.3',
    '2024-05-01 lunch: =HYPERLINK("http://evil.example","x"), 1 serving, 625 kcal 42/58/22',
    '2024-05-01 snacks: Milk, 2%, 1 cup, 122 kcal 8.1/11.7/4.8',
    '2024-05-02 dinner: Milk, 2%, 1 cup, 122 kcal 8.1/11.7/4.8',
    '2024-05-02 dinner: Milk, 2%, 1 cup, 122 kcal 8.1/11.7/4.8',
  ]);
  expect(new Set(file.meals.map(({ id }) => id)).size).toBe(5);
  expect(file.water).toEqual([{ date: '2024-05-01', ml: 474 }]);
  // 120 IU of vitamin D are 3 µg.
  expect(file.meals[2]?.nutrients).toMatchObject({ vitaminD: 3, vitaminB1: 0.1, sodium: 115, caffeine: 0 });
  expect(file.meals[1]?.nutrients).toEqual({ alcohol: 0, caffeine: 0 });
  const at = new Date((file.meals[0]?.timestamp.seconds ?? 0) * 1000);
  expect([at.getHours(), at.getMinutes()]).toEqual([8, 14]);
});

test('Cronometer: totals of a day count only where its servings are not there', async () => {
  const whole = makeZip(
    ['servings', 'dailysummary', 'biometrics'].map((name) => ({
      name: `${name}.csv`,
      content: fileOf(`cronometer-${name}.csv`),
    })),
  );
  const { file, left, sources } = await readGood(whole);
  expect(sources).toEqual(['cronometer']);
  expect(file.meals.map(line).slice(5)).toEqual(['2024-05-03 snacks: day · Cronometer, 1800 kcal 100/200/60']);
  expect(leftOut(left)).toEqual({ summed: 1 });
  expect(file.weights).toEqual([{ date: '2024-05-01', kg: 81.6 }]);
  expect(file.things).toEqual([{ name: 'measurements', key: '2024-05-02', value: { bodyFat: 24.1 } }]);
});

test('Lose It: American dates, deleted rows and exercise stay out, a meal named by its hour finds its place', async () => {
  const { file, left } = await readGood(fileOf('lose-it-food-logs.csv'));
  expect(file.meals.map(line)).toEqual([
    '2024-01-05 breakfast: Oatmeal, 1 Cup, 166 kcal 5.9/28/3.6',
    '2024-01-05 dinner: Chicken Breast, 1.5 Serving, 248 kcal 46.5/0/5.4',
    '2024-01-06 lunch: Brown Rice, 1 cup, 215 kcal 5/45/1.8',
  ]);
  expect(leftOut(left)).toEqual({ erased: 1, exercise: 1 });

  const weights = await readGood(fileOf('lose-it-weights.csv'), { weightUnit: 'kg' });
  expect(weights.file.weights).toEqual([{ date: '2023-05-02', kg: 92 }]);
});

test('FatSecret: foods of a nested report with their amounts; a meal without foods is one dish', async () => {
  const { file, left } = await readGood(fileOf('fatsecret-detailed.csv'));
  expect(file.meals.map(line)).toEqual([
    '2018-05-01 breakfast: Smoked Salmon Strips, 2 x 1 oz, 56 g, 160 kcal 26/4/4',
    '2018-05-01 breakfast: Sugar Ropes, 1 rope, 90 kcal 0/22/0',
    '2018-05-01 dinner: Multigrain Bread, 3 regular slices, 87 kcal 2.8/36.2/1',
    '2018-05-01 dinner: Goats Cheese (Soft), 3 oz, 228 kcal 15.8/0.8/17.9',
    '2018-05-02 lunch: lunch · FatSecret, 400 kcal 20/50/10',
  ]);
  expect(file.meals[0]?.nutrients).toMatchObject({ sodium: 1260, cholesterol: 70, saturated: 1 });
  expect(leftOut(left)).toEqual({ nothing: 1 });
});

test('Yazio: foods by their products, recipes by portion; days whose products are not known come as totals', async () => {
  const days = { name: 'days.json', content: fileOf('yazio-days.json') };
  const both = await readGood(makeZip([days, { name: 'products.json', content: fileOf('yazio-products.json') }]));
  expect(both.file.meals.map(line)).toEqual([
    '2024-03-14 lunch: Potato, 350 g, 300 kcal 10/60/5',
    '2024-03-14 breakfast: Omelette, 420 kcal 28/4/32',
    '2024-03-14 snacks: Cake, 320 kcal 4/40/16',
    '2024-03-15 snacks: day · Yazio, 1636.3 kcal 129.7/51.8/96.1',
    '2024-03-16 breakfast: breakfast · Yazio, 450 kcal 25/60/15',
  ]);
  expect(both.file.meals[0]?.nutrients).toEqual({ fibre: 7 });
  expect(both.file.water).toEqual([{ date: '2024-03-14', ml: 1500 }]);
  expect(leftOut(both.left)).toEqual({ row: 1, nothing: 1 });

  const alone = await readGood(fileOf('yazio-days.json'));
  expect(alone.file.meals.map(line)[0]).toBe('2024-03-14 snacks: Cake, 320 kcal 4/40/16');
});

test('Apple Health: each figure once though correlations repeat it, kJ and pounds, the day of the record where it was', async () => {
  for (const content of [
    fileOf('apple-export.xml'),
    makeZip([
      { name: 'apple_health_export/export_cda.xml', content: '<?xml version="1.0"?><ClinicalDocument/>' },
      { name: 'apple_health_export/export.xml', content: fileOf('apple-export.xml') },
    ]),
  ]) {
    const { file, left, isCut, sources } = await readGood(content);
    expect({ sources, isCut }).toEqual({ sources: ['apple-health'], isCut: false });
    expect(file.meals.map(line)).toEqual([
      '2024-06-01 lunch: Soup, 600 kcal 30/0/0',
      '2024-06-01 lunch: Lose It!, 90 kcal 0/0/0',
      '2024-06-01 dinner: YAZIO, 500 kcal 0/60/0',
      '2024-06-02 breakfast: Eggs <boiled>, 155 kcal 0/0/0',
    ]);
    // Half past eleven at night in Tbilisi was the next day in Tokyo, where the person stood on the scale.
    expect(file.weights).toEqual([
      { date: '2024-06-01', kg: 71.2 },
      { date: '2024-06-02', kg: 70.9 },
    ]);
    expect(file.things).toEqual([{ name: 'measurements', key: '2024-06-01', value: { bodyFat: 24.5 } }]);
    expect(file.water).toEqual([{ date: '2024-06-01', ml: 973 }]);
    expect(leftOut(left)).toEqual({ figures: 1 });
  }
});

test('the same file has the same ids, and a longer export of the same diary the ids of the shorter', async () => {
  const text = new TextDecoder().decode(fileOf('cronometer-servings.csv'));
  const [once, twice] = [await readGood(text), await readGood(text)];
  expect(twice).toEqual(once);
  const shorter = await readGood(text.split('\n').slice(0, 4).join('\n'));
  expect(once.file.meals.map(({ id }) => id)).toEqual(expect.arrayContaining(shorter.file.meals.map(({ id }) => id)));
});
