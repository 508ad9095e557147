import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get, type IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { RECIPES } from '#content/recipe-book.ts';
import { CatalogueOnWire } from '#contract/food/catalogue-on-wire.ts';
import type { RecipeMeal } from '#contract/food/recipes.ts';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import type { Client } from '../support/client.ts';
import { FEW_TRIALS, onEveryStore } from '../support/world.ts';

const IDS = RECIPES.map(({ id }) => id).toSorted();
const FREE = RECIPES.find(({ pro }) => !pro)?.id ?? '';
const PRO = RECIPES.find(({ pro }) => pro)?.id ?? '';
const recipe = (id: string) => RECIPES.find((one) => one.id === id);

async function everyPage(user: Client, query: Record<string, string | number>): Promise<RecipeMeal[]> {
  const meals: RecipeMeal[] = [];
  let lastDocId: string | null = null;
  do {
    const page: { meals: RecipeMeal[]; nextLastDocId: string | null; hasMore: boolean } = (
      await user.ask('getAllMeals', { query: { ...query, ...(lastDocId !== null && { lastDocId }) } })
    ).data;
    expect(page.hasMore).toBe(page.nextLastDocId !== null);
    meals.push(...page.meals);
    lastDocId = page.nextLastDocId;
  } while (lastDocId !== null);
  return meals;
}

onEveryStore({ env: FEW_TRIALS }, (world) => {
  describe('recipes in pages', () => {
    test('come all, each once, in the order of their ids', async () => {
      const user = await world().newUser();
      expect((await everyPage(user, { limit: 100 })).map(({ id }) => id)).toEqual(IDS);
    });

    test('of one meal are those that suit it', async () => {
      const user = await world().newUser();
      for (const mealType of MEAL_TYPES) {
        const ids = (await everyPage(user, { limit: 100, mealType })).map(({ id }) => id);
        expect(ids).toEqual(IDS.filter((id) => recipe(id)?.types.includes(mealType)));
      }
      const snack = await user.ask('getAllMeals', { query: { mealType: 'snack' } });
      expect(snack.data.meals.every(({ type }) => type === 'snacks')).toBe(true);
      const lunches = await everyPage(user, { limit: 100, mealType: 'lunch' });
      expect(lunches.every(({ type }) => type === 'lunch')).toBe(true);
      const whole = await everyPage(user, { limit: 100 });
      expect(whole.every(({ id, type }) => type === recipe(id)?.types[0])).toBe(true);
      expect(snack.data.meals).toHaveLength(20);
    });

    test('go on after a recipe that is no more', async () => {
      const user = await world().newUser();
      const { data } = await user.ask('getAllMeals', { query: { limit: 1, lastDocId: `${IDS[3] ?? ''}-0` } });
      expect(data.meals.map(({ id }) => id)).toEqual([IDS[4]]);
    });

    test('end with an empty page after the last one', async () => {
      const user = await world().newUser();
      const { data } = await user.ask('getAllMeals', { query: { lastDocId: IDS.at(-1) ?? '' } });
      expect(data).toEqual({ meals: [], nextLastDocId: null, hasMore: false });
    });

    test.each([{ limit: 0 }, { limit: 101 }, { limit: 'all' }, { mealType: 'brunch' }, { lastDocId: '../x' }])(
      'refuse %j',
      async (query) => {
        const user = await world().newUser();
        expect((await user.ask('getAllMeals', { query })).status).toBe(400);
      },
    );
  });

  describe('recommended recipes', () => {
    test("are the meal's, those of the own diet first, the same all day", async () => {
      const user = await world().newUser();
      await user.ask('postDiet', { body: { dietId: 'vegetarian' } });
      const { data } = await user.ask('getRecommendedMeals', { params: { type: 'dinner' } });
      const suits = data.map(({ id }) => recipe(id)?.diets.includes('vegetarian') === true);
      expect(suits).toEqual(suits.toSorted((a, b) => Number(b) - Number(a)));
      expect(suits[0]).toBe(true);
      for (const { id, type } of data) expect([recipe(id)?.types.includes('dinner'), type]).toEqual([true, 'dinner']);
      expect((await user.ask('getRecommendedMeals', { params: { type: 'dinner' } })).data).toEqual(data);
    });

    test('come to a guest without a plan, as many as asked for', async () => {
      const guest = await world().newOutsider();
      const { data } = await guest.ask('getRecommendedMeals', { params: { type: 'snack' }, query: { limit: 7 } });
      expect(data).toHaveLength(7);
    });

    test('of an unknown meal are refused', async () => {
      const user = await world().newUser();
      expect((await user.ask('getRecommendedMeals', { params: { type: 'brunch' } })).status).toBe(400);
    });
  });

  describe('one recipe', () => {
    test('shows a member everything for one serving', async () => {
      const user = await world().newUser();
      const { data } = await user.ask('getMeal', { params: { id: PRO } });
      const written = recipe(PRO);
      expect(data).toMatchObject({
        id: PRO,
        name: written?.name,
        pro: true,
        ratio: 1,
        instructions: written?.steps,
        imageUrl: `/assets/recipes/${PRO}.webp`,
      });
      expect(data.macros?.protein).toBeGreaterThanOrEqual(0);
      expect(data.vitamins).not.toBeNull();
      expect(data.scaledCalories).toBe(data.calories);
      const { grams = 0 } = written?.ingredients[0] ?? {};
      expect(data.ingredients[0]?.grams).toBeCloseTo(grams / (written?.servings ?? 1), 2);
    });

    test('tells waiting apart from work, and only where there is some', async () => {
      const user = await world().newUser();
      const times = async (id: string) => {
        const { data } = await user.ask('getMeal', { params: { id } });
        return [data.prep_time, data.restMinutes];
      };
      const [slow, quick] = [
        RECIPES.find(({ restMinutes }) => restMinutes !== undefined),
        RECIPES.find(({ restMinutes }) => restMinutes === undefined),
      ];
      expect(await times(slow?.id ?? '')).toEqual([slow?.minutes, slow?.restMinutes]);
      expect(await times(quick?.id ?? '')).toEqual([quick?.minutes, undefined]);
    });

    test('keeps macros and vitamins from a guest, and a PRO recipe whole', async () => {
      const guest = await world().newOutsider();
      const { data } = await guest.ask('getMeal', { params: { id: FREE } });
      expect(data).toMatchObject({ id: FREE, macros: null, vitamins: null });
      expect(data.ingredients.length).toBeGreaterThan(0);
      const { status, body } = await guest.ask('getMeal', { params: { id: PRO } });
      expect([status, body.code, body.data]).toEqual([403, 'premium-required', undefined]);
    });

    test('that is unknown is 404, a strange id 400', async () => {
      const user = await world().newUser();
      expect((await user.ask('getMeal', { params: { id: 'no-such-dish' } })).status).toBe(404);
      expect((await user.ask('getMeal', { params: { id: 'No Such' } })).status).toBe(400);
    });
  });

  describe('the catalogue', () => {
    test('comes whole to a member and with teasers to a guest', async () => {
      const [user, guest] = [await world().newUser(), await world().newOutsider()];
      const [open, free] = [await user.ask('getCatalogue'), await guest.ask('getCatalogue')];
      expect([open.data.edition, free.data.edition]).toEqual(['open', 'free']);
      expect(open.data.recipes.every(({ cooking }) => cooking !== null)).toBe(true);
      expect(free.data.recipes.find(({ id }) => id === PRO)?.cooking).toBeNull();
      expect(free.data.foods).toEqual(open.data.foods);
    });

    test('is not sent again while version and access stand', async () => {
      const [user, guest] = [await world().newUser(), await world().newOutsider()];
      const { headers, data } = await user.ask('getCatalogue');
      const etag = headers.get('ETag') ?? '';
      expect(etag).toBe(`"${data.version}.open"`);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await user.ask('getCatalogue', {}, { headers: { 'If-None-Match': known } });
        expect([again.status, again.headers.get('ETag')]).toEqual([304, etag]);
      }
      expect((await guest.ask('getCatalogue', {}, { headers: { 'If-None-Match': etag } })).status).toBe(200);
    });

    test.each([
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
      ['identity', undefined, (bytes: Buffer) => bytes],
    ] as const)('for a device that takes "%s" is encoded as %s', async (accepted, encoding, decoded) => {
      const user = await world().newUser();
      const { headers, bytes } = await plainly(`${world().server.origin}/api/catalogue`, {
        Authorization: `Bearer ${user.token ?? ''}`,
        'Accept-Encoding': accepted,
      });
      expect([headers['content-encoding'], headers['vary'], headers['cache-control']]).toEqual([
        encoding,
        'Accept-Encoding',
        'private, no-cache',
      ]);
      const { data } = JSON.parse(decoded(bytes).toString()) as { data: unknown };
      expect(v.parse(CatalogueOnWire, data).recipes).toHaveLength(RECIPES.length);
    });

    test('needs a token', async () => {
      expect((await world().nobody.ask('getCatalogue')).status).toBe(401);
    });
  });
});

/** An answer as it comes over the wire: `fetch` would decode it. */
function plainly(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: IncomingMessage['headers']; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}
