import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell, csvHead, csvOfDay, type CsvDay, type CsvWords } from '#domain/diary/history/diary-csv.ts';
import { NUTRIENTS, type Nutrient } from '#domain/nutrition/nutrient.ts';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';

const words: CsvWords = {
  columns: {
    date: 'თარიღი',
    entry: 'ჩანაწერი',
    title: 'კერძი',
    amount: 'რაოდენობა',
    unit: 'ერთეული',
    calories: 'კკალ',
    proteins: 'ც',
    carbs: 'ნ',
    fats: 'ცხ',
    water: 'წყალი, მლ',
    weight: 'წონა, კგ',
  },
  meals: { breakfast: 'საუზმე', lunch: 'სადილი', dinner: 'ვახშამი', snacks: 'წახემსება' },
  // A literal's own keys are the type's keys.
  nutrients: Object.fromEntries(NUTRIENTS.map((name) => [name, name])) as Record<Nutrient, string>,
  water: 'წყალი',
  weight: 'წონა',
};
/** The empty cells of nutrients at the end of a line. */
const NONE = ';'.repeat(NUTRIENTS.length);
const dish = {
  mealType: 'lunch',
  title: 'ხინკალი',
  amount: 5,
  unit: 'ცალი',
  calories: 350.5,
  proteins: 20,
  carbs: 40,
  fats: 12.3,
} as const;
const empty: CsvDay = { date: '2026-11-20', dishes: [], waterMl: 0, kg: null };

/** Reads a file as RFC 4180 with semicolons says. */
function readCsv(text: string): string[][] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** The cells that a spreadsheet sees that takes another separator: its quotes then begin and end in the middle of what were cells. */
function readAs(text: string, separator: string): string[] {
  const cells: string[] = [''];
  let quoted = false;
  for (const [at, sign] of [...text].entries()) {
    const cell = cells.at(-1) ?? '';
    if (sign === '"' && (quoted || cell === '' || [...text][at - 1] === '"')) quoted = !quoted;
    else if (!quoted && (sign === separator || sign === '\r' || sign === '\n')) cells.push('');
    else cells[cells.length - 1] = cell + sign;
  }
  return cells;
}

/** A title without the apostrophes that make it harmless. */
const asTyped = (title: string | undefined) =>
  title?.replace(/^'(?='*[\t\r\n])/, '').replaceAll(/(^|[,;|\t\r\n])'(?=(?:[^\S\t\r\n]|["'])*[=+\-@＝＋－＠])/g, '$1');

describe('the diary as a table', () => {
  test('begins with the mark that lets Excel read Georgian', () => {
    expect(csvHead(words)).toBe(
      '\uFEFF"თარიღი";"ჩანაწერი";"კერძი";"რაოდენობა";"ერთეული";"კკალ";"ც";"ნ";"ცხ";"წყალი, მლ";"წონა, კგ"' +
        NUTRIENTS.map((name) => `;"${name}"`).join('') +
        '\r\n',
    );
  });

  test('has a line a dish by meal, one for the water and one for the weight', () => {
    const day = {
      ...empty,
      dishes: [{ ...dish, mealType: 'dinner' as const, title: 'ხარჩო', amount: null, unit: null }, dish],
      waterMl: 1500,
      kg: 63.4,
    };
    expect(csvOfDay(day, words)).toBe(
      `"2026-11-20";"სადილი";"ხინკალი";5;"ცალი";350,5;20;40;12,3;;${NONE}\r\n` +
        `"2026-11-20";"ვახშამი";"ხარჩო";;;350,5;20;40;12,3;;${NONE}\r\n` +
        `"2026-11-20";"წყალი";;;;;;;;1500;${NONE}\r\n` +
        `"2026-11-20";"წონა";;;;;;;;;63,4${NONE}\r\n`,
    );
  });

  test('has what is known of nutrients in columns of their own, and nothing where it is not', () => {
    const day = { ...empty, dishes: [{ ...dish, nutrients: { water: 80, iron: 1.25, copper: 0 } }] };
    const cells = (readCsv(csvOfDay(day, words))[0] ?? []).slice(9);
    expect(cells.slice(0, 2)).toEqual(['', '']);
    const known = NUTRIENTS.flatMap((name, at) => (cells[at + 2] === '' ? [] : [[name, cells[at + 2]]]));
    expect(known).toEqual([
      ['water', '80'],
      ['iron', '1,25'],
      ['copper', '0'],
    ]);
  });

  test('leaves the cell of a macro empty that nobody knows', () => {
    const day = { ...empty, dishes: [{ ...dish, proteins: 0, fats: 3, nutrientCoverage: { proteins: 0, fats: 0.5 } }] };
    expect((readCsv(csvOfDay(day, words))[0] ?? []).slice(5, 9)).toEqual(['350,5', '', '40', '3']);
  });

  test('leaves an empty day out', () => {
    expect(csvOfDay(empty, words)).toBe('');
  });

  test.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1', `"'+1"`],
    ['-5 გრადუსი', `"'-5 გრადუსი"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\tcmd', `"'\tcmd"`],
    ['\r=1', `"'\r'=1"`],
    ['x,=1+1', `"x,'=1+1"`],
    ['x;\t=1+1', `"x;\t'=1+1"`],
    ['＝1+1', `"'＝1+1"`],
    ['x, "=1', `"x,' ""=1"`],
    ['x, y - z', '"x, y - z"'],
    ['ყველი; პური', '"ყველი; პური"'],
    ['ჩემი "საუკეთესო"', '"ჩემი ""საუკეთესო"""'],
    ['მჭადი', '"მჭადი"'],
    ['', '""'],
  ])('writes %j as %j', (title, cell) => {
    expect(csvCell(title)).toBe(cell);
  });

  test('writes figures with a decimal comma and no grouping', () => {
    expect([1250, 0.1 + 0.2, 20_000.5, 0, null].map(csvCell)).toEqual(['1250', '0,3', '20000,5', '0', '']);
  });

  test('comes back as it was, and no cell runs', () => {
    const title = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({
        unit: fc.constantFrom('=', '＝', '+', '-', '@', '\t', '\r', '\n', ';', ',', '|', ' ', '"', "'", 'ლ'),
      }),
    );
    const dishes = fc.array(
      fc.record({ title, mealType: fc.constantFrom(...MEAL_TYPES), calories: fc.integer({ min: 0, max: 20_000 }) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(dishes, (given) => {
        const day = { ...empty, dishes: given.map((each) => ({ ...dish, ...each })) };
        const rows = readCsv(csvOfDay(day, words));
        const ordered = MEAL_TYPES.flatMap((type) => given.filter(({ mealType }) => mealType === type));
        expect(rows.map((row) => [row.length, asTyped(row[2]), row[5]])).toEqual(
          ordered.map((each) => [11 + NUTRIENTS.length, each.title, String(each.calories)]),
        );
        for (const separator of [';', ',', '\t', '|']) {
          for (const cell of readAs(csvOfDay(day, words), separator))
            expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
        for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\t\r\n]/);
      }),
    );
  });
});
