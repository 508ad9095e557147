import { expect, test } from 'vitest';
import { compose, readSource, SourceError } from '#content/join/food-source.ts';
import { joinFood } from '#content/join/join-food.ts';
import { readFoodLines } from '#content/join/food-lines.ts';
import { readTable } from '#content/join/table-rows.ts';

const HEADER =
  'id\tname_en\tkcal\tprotein_g\tfat_g\tcarbs_g\tfibre_g\twater_g\tiodine_ug\tala_g\tepa_g\tdha_g\tbelow_limit';
const ROWS = readTable(
  [
    HEADER,
    'ch-1\tmilk cheese\t300\t20\t24\t1\t0\t50\t30\t0.1\t0\t0\t',
    'fr-2\tfeta\t260\t16\t21\t1\t\t55\t0\t\t\t\tiodine_ug<20',
    'us-3\tgreens\t23\t2.9\t0.4\t\t2.2\t91\t\t\t\t\t',
  ].join('\n'),
);
const composed = (source: string) => compose(readSource(source), ROWS);

test('a row tells what its table publishes, and nothing of what it does not; "less than 20 µg" of iodine is unknown', () => {
  expect(composed('fr-2')).toEqual({
    macros: { calories: 260, proteins: 16, carbs: 1, fats: 21 },
    nutrients: { water: 55 },
  });
});

test('omega-3 is the sum of three acids', () => {
  expect(composed('ch-1').nutrients.omega3).toBe(0.1);
});

test('a figure that no table has may be typed', () => {
  expect(composed('us-3 carbs 1.4').macros.carbs).toBe(1.4);
  expect(() => composed('us-3')).toThrow(SourceError);
});

test('a mix adds up its parts, and what is missing to 100 g is water', () => {
  const { macros, nutrients } = composed('= 40 ch-1 + 30 fr-2');
  expect([macros.calories, macros.proteins, macros.carbs].map((figure) => Math.round(figure * 10) / 10)).toEqual([
    198, 12.8, 0.7,
  ]);
  expect(nutrients.water).toBeCloseTo(20 + 16.5 + 30);
});

test('more than 100 g in a mix have lost water', () => {
  expect(composed('= 120 ch-1').nutrients.water).toBeCloseTo(40);
});

test('what is unknown for more than a fifth of a mix is unknown', () => {
  expect(composed('= 70 ch-1 + 30 fr-2').nutrients.iodine).toBeUndefined();
  expect(composed('= 90 ch-1 + 10 fr-2').nutrients.iodine).toBeCloseTo(27);
});

test('a label has its own figures and no others', () => {
  expect(composed('label kcal 205 protein 25 carbs 1 fat 11 salt 2.8 near ch-1')).toEqual({
    macros: { calories: 205, proteins: 25, carbs: 1, fats: 11 },
    nutrients: { salt: 2.8 },
  });
});

test.each(['', 'ch1', '= 40', '= x ch-1', 'label kcal', 'label energy 4', 'fr-2 | ch-1', 'ch-1 fat -3'])(
  '"%s" is no source',
  (source) => {
    expect(() => readSource(source)).toThrow(SourceError);
  },
);

test('a row that no table has is named', () => {
  expect(() => composed('ch-9')).toThrow('no row ch-9 in the tables');
});

test('a line becomes a food with rounded figures', () => {
  const line = [
    'id\tname\tsynonyms\tmisspellings\tenglish\tgroup\tsource\tportions\ttraits\treason',
    'test-cheese\tყველი\tყველი ერთი; ყველი ორი\t\tTest cheese\tdairy\t= 33 ch-1\tslice 30; piece 500\tdensity 1.03; animal dairy+egg; base milk boiled\tbecause',
  ].join('\n');
  expect(readFoodLines(line).map((each) => joinFood(each, ROWS))).toEqual([
    {
      id: 'test-cheese',
      name: 'ყველი',
      synonyms: ['ყველი ერთი', 'ყველი ორი'],
      misspellings: [],
      nameEn: 'Test cheese',
      group: 'dairy',
      unitGrams: { slice: 30, piece: 500 },
      density: 1.03,
      animal: ['dairy', 'egg'],
      base: { id: 'milk', preparation: 'boiled' },
      source: '= 33 ch-1',
      per100g: { calories: 99, proteins: 6.6, carbs: 0.3, fats: 7.9 },
      nutrients: { fibre: 0, omega3: 0.033, water: 83.5, iodine: 9.9 },
    },
  ]);
});

test.each([
  ['a group', 'x\tn\t\t\tN\tcheeses\tch-1\t\t\t', 'x: "cheeses" is not known'],
  ['a trait', 'x\tn\t\t\tN\tdairy\tch-1\t\tcolour red\t', 'x: no trait "colour"'],
  ['a weight', 'x\tn\t\t\tN\tdairy\tch-1\tslice some\t\t', 'x: "some" is no number'],
])('a line with %s that nobody knows is refused', (_, cells, message) => {
  expect(() =>
    readFoodLines(`id\tname\tsynonyms\tmisspellings\tenglish\tgroup\tsource\tportions\ttraits\treason\n${cells}`),
  ).toThrow(message);
});
