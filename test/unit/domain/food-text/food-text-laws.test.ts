import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { SMALL_NAMES, SMALL_TABLE } from './small-table.ts';

const parse = (text: string) => parseFoodText(text, SMALL_NAMES);

const WORDS = [
  ...SMALL_TABLE.map(({ name }) => name),
  'kvercxi',
  'xachapuri',
  'ხაჭპური',
  'ორი',
  '2',
  '0,5',
  '1/2',
  '½',
  'ნახევარი',
  '2-3',
  'ას',
  'გრამი',
  'გრ',
  'კგ',
  'ლიტრი',
  'ჭიქა',
  'ს/კ',
  'ნაჭერი',
  'ცალი',
  'კოვზი',
  'დიდი',
  'ცოტა',
  'მთელი',
  'შემწვარი',
  'გრილზე',
  'შაქრით',
  'უშაქრო',
  'შაქრის',
  'გარეშე',
  'ვჭამე',
  'საუზმეზე',
  'ფაფუკა',
  'ქათმის',
  '0',
  '2,5%',
  '(',
  ')',
  ':',
  '.',
  '-',
];
const phrase = fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map((words) => words.join(' '));
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'აბკვრცხიშქთლმნოუ0129,./- \n½%xkhtsგ'), maxLength: 300 }),
  phrase,
);

describe('whatever is typed', () => {
  test('every figure is a number and none is negative, and places are in the text', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { items, unknown } = parse(text);
        for (const item of items) {
          for (const figure of [item.amount, item.grams, item.calories, item.protein, item.fat, item.carbs])
            expect(figure).toBeGreaterThanOrEqual(0);
          expect(item.grams).toBeLessThan(Number.POSITIVE_INFINITY);
          expect(item.confidence).toBeGreaterThan(0);
          expect(item.confidence).toBeLessThanOrEqual(1);
        }
        for (const { start, end } of [...items, ...unknown]) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
        for (const { text: words, start, end } of unknown) expect(words).toBe(text.slice(start, end));
      }),
      { numRuns: 1000 },
    );
  });

  // „პური, 200 გრამი“ and „კარაქით, თაფლით“ are one part each: a bare amount and what goes along are of what stands before them.
  test('a list of foods is the sum of its parts', () => {
    const food = fc
      .array(fc.constantFrom(...WORDS.filter((word) => word !== 'შაქრით')), { maxLength: 8 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(food, { maxLength: 5 }), (all) => {
        const parts = all.filter((part) => parse(part).items.length > 0);
        const figures = (text: string) => parse(text).items.map(({ start: _start, end: _end, ...item }) => item);
        const words = (text: string) => parse(text).unknown.map(({ text: unknown }) => unknown);
        // A comma between digits is a decimal one.
        const list = parts.join(', ');
        expect(figures(list)).toEqual(parts.flatMap(figures));
        expect(words(list)).toEqual(parts.flatMap(words));
      }),
      { numRuns: 500 },
    );
  });

  test('units convert', () => {
    const food = fc.constantFrom('ბრინჯი', 'რძე', 'ზეითუნის ზეთი', 'ხაჭაპური');
    fc.assert(
      fc.property(food, fc.integer({ min: 1, max: 9000 }), (name, thousandths) => {
        const grams = (text: string) => parse(text).items.map((item) => [item.grams, item.calories]);
        expect(grams(`${thousandths / 1000} კგ ${name}`)).toEqual(grams(`${thousandths} გ ${name}`));
        expect(grams(`${name} ${String(thousandths / 1000).replace('.', ',')} ლიტრი`)).toEqual(
          grams(`${name} ${thousandths} მლ`),
        );
      }),
    );
  });

  test('twice as much has twice the energy', () => {
    fc.assert(
      fc.property(fc.constantFrom('ვაშლი', 'ბრინჯი', 'პური'), fc.integer({ min: 1, max: 500 }), (name, grams) => {
        const kcal = (amount: number) => parse(`${amount} გრამი ${name}`).items[0]?.calories ?? Number.NaN;
        expect(Math.abs(kcal(2 * grams) - 2 * kcal(grams))).toBeLessThanOrEqual(0.11);
      }),
    );
  });

  test.each([
    ['one letter', 'ხ'.repeat(10_000)],
    ['one word over and over', 'ხაჭაპურები '.repeat(900)],
    ['typos', 'ხაჭპური '.repeat(1250)],
    ['digits', '9'.repeat(10_000)],
    ['fractions', '1/2'.repeat(3300)],
    ['numbers', '2 '.repeat(5000)],
    ['numbers before a food', `${'2 '.repeat(4990)}კვერცხი`],
    ['numbers after a food', `კვერცხი ${'2 '.repeat(4990)}`],
    ['weights and foods', 'ყავა 2 გ შაქრით '.repeat(620)],
    ['preparations', 'გრილზე '.repeat(1400)],
    ['what is left out', 'შაქრის და '.repeat(990) + 'გარეშე'],
    ['joined words', 'ორიკვერცხიორი '.repeat(710)],
    ['commas', ','.repeat(10_000)],
    ['spoons', 'ს/'.repeat(5000)],
    ['quotes', "კ'".repeat(5000)],
    ['names that nearly match', 'ბადრიჯანი '.repeat(1000)],
    ['genitives', 'ქათმის '.repeat(1400)],
  ])('10,000 characters of %s are read at once', (_, text) => {
    parse(text);
    const started = process.cpuUsage();
    parse(text);
    const { user, system } = process.cpuUsage(started);
    // The budget is 50 ms, and the processor's time is the same on a busy machine, nearly; work that grows with the square takes seconds.
    expect((user + system) / 1000).toBeLessThan(500);
  });
});
