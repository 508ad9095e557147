import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { foodOfRecipe } from '#domain/recipes/food-of-recipe.ts';
import { createFoodSearch } from '#domain/food/search/food-search.ts';
import { KEPT_ASIDE, TUNED, type LabelledQuery } from './labelled.ts';

const { search } = createFoodSearch(FOODS, RECIPES);
const idsOf = (query: string, boosts?: ReadonlyMap<string, number>, limit = 10) =>
  search(query, { limit, ...(boosts && { boosts }) }).map(({ id }) => id);

/** Shares of queries whose expected food or recipe is the first hit, among three, among ten. */
function shares(queries: readonly LabelledQuery[]): { first: number; three: number; ten: number } {
  const places = queries.map(({ query, ids }) => idsOf(query).findIndex((id) => ids.includes(id)));
  const within = (most: number) => places.filter((place) => place >= 0 && place < most).length / queries.length;
  return { first: within(1), three: within(3), ten: within(10) };
}

describe('labelled queries over the whole catalogue', () => {
  test.each([
    ['tuned', TUNED, { first: 0.97, three: 0.985, ten: 0.99 }],
    ['kept aside', KEPT_ASIDE, { first: 0.9, three: 0.96, ten: 0.98 }],
  ] as const)('%s: what was meant comes first, or nearly', (_, queries, floors) => {
    const { first, three, ten } = shares(queries);

    expect(first).toBeGreaterThanOrEqual(floors.first);
    expect(three).toBeGreaterThanOrEqual(floors.three);
    expect(ten).toBeGreaterThanOrEqual(floors.ten);
  });

  test('are many and each expects something of the catalogue', () => {
    const known = new Set([...FOODS, ...RECIPES].map(({ id }) => id));

    expect(TUNED.length + KEPT_ASIDE.length).toBeGreaterThanOrEqual(150);
    expect([...TUNED, ...KEPT_ASIDE].flatMap(({ ids }) => ids).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('the order of hits', () => {
  test('a whole name comes before longer names that begin so', () => {
    expect(idsOf('კვერცხი').indexOf('egg')).toBe(0);
    expect(idsOf('კვერცხი', undefined, 50)).toContain('egg-white');
  });

  test('the wine comes before its vinegar', () => {
    const ids = idsOf('ღვინო', undefined, 50);

    expect(ids.indexOf('red-wine')).toBeLessThan(ids.indexOf('wine-vinegar'));
  });

  test('what is eaten of a dry food stands right behind it', () => {
    expect(idsOf('წიწიბურა').slice(0, 2)).toEqual(['buckwheat', 'buckwheat-boiled']);
  });

  test('what a person logs comes first among names that fit alike', () => {
    expect(idsOf('ხაჭაპურ')[0]).not.toBe('khachapuri-megruli');
    expect(idsOf('ყველი')[0]).not.toBe('guda-cheese');

    expect(idsOf('ყველი', new Map([['guda-cheese', 3]])).indexOf('guda-cheese')).toBeLessThan(
      idsOf('ყველი').indexOf('guda-cheese'),
    );
  });

  test('a dish counts as logged under the id of its food as well', () => {
    expect(idsOf('ხინკ', new Map([['dish-khinkali-potato', 5]])).indexOf('khinkali-potato')).toBeLessThan(
      idsOf('ხინკ').indexOf('khinkali-potato'),
    );
  });

  test('what a person logs never comes before a name that was typed in full', () => {
    expect(idsOf('რძე', new Map([['milk-chocolate', 1_000]]))[0]).toBe('milk');
  });

  test('what was typed in the very letters comes before what only sounds so', () => {
    const ids = idsOf('ყველ', undefined, 3);

    expect(ids).toContain('imeruli-cheese');
  });
});

describe('what is found', () => {
  test('a dish is found once, as its recipe', () => {
    const byId = new Map(FOODS.map((food) => [food.id, food]));
    const dishes = RECIPES.map((recipe) => foodOfRecipe(recipe, byId));
    const hits = createFoodSearch([...FOODS, ...dishes], RECIPES).search('ელარჯი', { limit: 5 });

    expect(hits.filter(({ id }) => id.includes('elarji'))).toEqual([{ kind: 'recipe', id: 'elarji' }]);
  });

  test('a dish whose recipe is not there is found as a food', () => {
    const byId = new Map(FOODS.map((food) => [food.id, food]));
    const dishes = RECIPES.map((recipe) => foodOfRecipe(recipe, byId));

    expect(createFoodSearch(dishes, []).search('ელარჯი', { limit: 1 })).toEqual([{ kind: 'food', id: 'dish-elarji' }]);
  });

  test.each(['', '   ', '!?.,', '%', '🥟'])('nothing for „%s"', (query) => {
    expect(idsOf(query)).toEqual([]);
  });

  test('nothing for a word that no food resembles', () => {
    expect(idsOf('ზზზჰჰჰზზზ')).toEqual([]);
  });
});

describe('whatever is typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(..."აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ xkhCSR'0,5%(-"), maxLength: 60 }),
    fc.constantFrom(...TUNED.map(({ query }) => query)),
  );

  test('it throws nothing, gives no more than was asked for, and none twice', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: 0, max: 30 }), (query, limit) => {
        const hits = search(query, { limit }).map(({ kind, id }) => `${kind} ${id}`);

        expect(hits.length).toBeLessThanOrEqual(limit);
        expect(new Set(hits).size).toBe(hits.length);
      }),
    );
  });

  test('the answer depends on the question alone, and a shorter one is the beginning of a longer one', () => {
    fc.assert(
      fc.property(typed, typed, fc.integer({ min: 0, max: 10 }), (query, other, limit) => {
        const answer = search(query, { limit: 20 });
        search(other, { limit: 20 });

        expect(search(query, { limit: 20 })).toEqual(answer);
        expect(search(query, { limit })).toEqual(answer.slice(0, limit));
      }),
    );
  });

  test('the order of the table does not matter', () => {
    const turned = createFoodSearch(FOODS.toReversed(), RECIPES.toReversed());
    fc.assert(
      fc.property(fc.constantFrom(...TUNED, ...KEPT_ASIDE), ({ query }) => {
        expect(turned.search(query, { limit: 20 })).toEqual(search(query, { limit: 20 }));
      }),
    );
  });
});
