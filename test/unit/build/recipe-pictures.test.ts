import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOARDS } from '#build/recipe-pictures/bases/boards.ts';
import { BOWLS } from '#build/recipe-pictures/bases/bowls.ts';
import { CLAY } from '#build/recipe-pictures/bases/clay.ts';
import { GLASSES } from '#build/recipe-pictures/bases/glasses.ts';
import { PANS } from '#build/recipe-pictures/bases/pans.ts';
import { PLATES } from '#build/recipe-pictures/bases/plates.ts';
import { composePicture, drawDish } from '#build/recipe-pictures/compose-picture.ts';
import { lookOf } from '#build/recipe-pictures/larder.ts';
import { writePictures } from '#build/recipe-pictures/write-pictures.ts';
import { RECIPES } from '#content/recipe-book.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

const dish = (id: string, foods: Record<string, number>): Recipe => ({
  id,
  name: 'კერძი',
  synonyms: [],
  misspellings: [],
  nameEn: 'Dish',
  description: 'კერძი.',
  types: ['lunch'],
  diets: [],
  course: 'main',
  servings: 2,
  minutes: 30,
  method: 'simmer',
  yield: 0.8,
  ingredients: Object.entries(foods).map(([food, grams]) => ({ food, grams })),
  steps: ['მოხარშეთ.'],
});

describe('the drawing of a recipe', () => {
  test('is the same however often it is made', () => {
    for (const recipe of RECIPES) expect(hash(composePicture(recipe))).toBe(hash(composePicture(recipe)));
  });

  test('is no other recipe’s, whatever table it stands on', () => {
    const drawings = new Map<string, string[]>();
    for (const recipe of RECIPES) {
      const drawing = hash(drawDish(recipe));
      drawings.set(drawing, [...(drawings.get(drawing) ?? []), recipe.id]);
    }
    expect([...drawings.values()].filter((ids) => ids.length > 1)).toEqual([]);
  });

  test('uses no gradient that it does not define, and no number that is none', () => {
    for (const recipe of RECIPES) {
      const svg = composePicture(recipe);
      const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
      const missing = Array.from(svg.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id).filter((id) => !defined.has(id));
      expect([recipe.id, missing, /NaN|undefined|Infinity/.test(svg)]).toEqual([recipe.id, [], false]);
    }
  });

  test('shows what the dish is made of', () => {
    const beet = composePicture(dish('stew-of-beet', { beetroot: 400, onion: 60 }));
    const carrot = composePicture(dish('stew-of-beet', { carrot: 400, onion: 60 }));
    expect(beet).toContain('#93204c'.slice(1));
    expect(carrot).not.toContain('#93204c'.slice(1));
  });

  test('knows the look of every food that is more than a pinch', () => {
    const unseen = new Set(
      RECIPES.flatMap(({ ingredients }) =>
        ingredients.filter(({ food, grams }) => grams >= 30 && !lookOf(food)).map(({ food }) => food),
      ),
    );
    expect([...unseen]).toEqual([]);
  });

  test('has at least twenty-five bases to lie on', () => {
    const bases = [PLATES, BOWLS, CLAY, PANS, BOARDS, GLASSES].flatMap((shelf) => Object.keys(shelf));
    expect(new Set(bases).size).toBeGreaterThanOrEqual(25);
  });
});

describe('the rendered pictures', () => {
  let folder: string;
  // The build's own cache: a drawing that has not changed since the last build need not be rendered for this.
  const folders = () => ({ pictures: join(folder, 'pictures'), cache: 'node_modules/.cache/recipe-pictures' });
  const read = (recipe: Recipe) => readFile(join(folder, 'pictures', `${recipe.id}.webp`));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recipe-pictures-'));
    await writePictures(folders());
  }, 180_000);

  afterAll(() => rm(folder, { recursive: true }));

  test('are there for every recipe and for nothing else', async () => {
    expect(RECIPES.length).toBeGreaterThanOrEqual(240);
    expect(new Set(await readdir(folders().pictures))).toEqual(new Set(RECIPES.map(({ id }) => `${id}.webp`)));
  });

  test('weigh at most 12 KB and measure 480 × 360', async () => {
    for (const recipe of RECIPES) {
      const bytes = await read(recipe);
      const { width, height, format } = await sharp(bytes).metadata();
      expect([recipe.id, format, width, height, bytes.length <= 12_000]).toEqual([recipe.id, 'webp', 480, 360, true]);
    }
  });

  test('are all different', async () => {
    const hashes = await Promise.all(RECIPES.map(async (recipe) => hash(await read(recipe))));
    expect(new Set(hashes).size).toBe(RECIPES.length);
  });

  test('are taken from the cache where nothing has changed, and forgotten there with their recipe', async () => {
    const [first, ...others] = RECIPES.slice(0, 3);
    if (!first) throw new Error('there are no recipes');
    const own = { pictures: join(folder, 'few'), cache: join(folder, 'few-cache') };
    await writePictures(own, [first, ...others]);
    const long = new Date('2001-01-01');
    for (const name of await readdir(own.cache)) await utimes(join(own.cache, name), long, long);

    await writePictures(own, [first]);

    const [kept, ...more] = await readdir(own.cache);
    expect(more).toEqual([]);
    expect((await stat(join(own.cache, kept ?? ''))).mtime).toEqual(long);
    expect(hash(await readFile(join(own.pictures, `${first.id}.webp`)))).toBe(hash(await read(first)));
  });
});
