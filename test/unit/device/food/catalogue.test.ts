import 'fake-indexeddb/auto';
import { createServer } from 'node:http';
import { Dexie } from 'dexie';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { catalogueBodies } from '#contract/food/catalogue-bodies.ts';
import { foodsOf, type Edition } from '#contract/food/catalogue.ts';
import { columnsOf, FoodColumns } from '#contract/food/food-columns.ts';
import { keepCatalogue, readCatalogue } from '#device/food/catalogue/catalogue.ts';
import { addMeal } from '#device/diary/commands/meals.ts';
import { CARE_ANSWERS } from '#domain/coach/danger/care-answers.ts';
import { FoodKnowledge } from '#device/food/food-knowledge.ts';
import { mealsOf } from '#device/diary/hooks/use-day-meals.ts';
import { storedToken } from '#device/session/session-keys.ts';
import { TODAY } from '#test/unit/sync/samples.ts';
import { khachapuri, openFreshDiary } from '../open-test-diary.ts';
import { closePage, onboard, standInPage, startRealServer } from '../real-server.ts';
import { fullDevice } from '../full-device.ts';

const NO_RULES = { allergies: [], dislikes: [], level: 'none' } as const;
const NO_FOODS = v.parse(FoodColumns, columnsOf([]));

let server: Awaited<ReturnType<typeof startRealServer>>;
beforeAll(async () => {
  server = await startRealServer();
}, 60_000);
afterAll(() => server.stop());
beforeEach(async () => {
  standInPage(server.origin);
  await Dexie.delete('catalogue');
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

async function signedInToken(): Promise<string> {
  await onboard();
  return storedToken() ?? '';
}

/** Nobody answers there any more. */
const goOffline = () => standInPage('http://127.0.0.1:1');

test('what the server gave is searched and read without a network, also after a restart', async () => {
  expect(await new FoodKnowledge().refresh(await signedInToken())).toBe(true);
  goOffline();
  const restarted = new FoodKnowledge();

  const [first] = await restarted.search('xachapuri', { limit: 1 });
  expect(await restarted.dishesNamed(CARE_ANSWERS.diarrhoea)).toEqual({ recipes: [], described: [] });
  const reading = await restarted.readText('ორი კვერცხი და მაწონი');

  expect(first).toMatchObject({ kind: 'recipe', recipe: { id: 'khachapuri-imeruli' } });
  expect(reading?.items.map(({ name }) => name)).toEqual([expect.stringContaining('კვერცხი'), 'მაწონი']);
  expect(await restarted.food('egg')).toMatchObject({ name: 'კვერცხი' });
  expect((await restarted.recipe('khachapuri-imeruli'))?.cooking?.steps.length).toBeGreaterThan(1);
});

test('what an app from before columns left is searched without a network, until the next one comes', async () => {
  const token = await signedInToken();
  await new FoodKnowledge().refresh(token);
  const kept = await readCatalogue();
  if (!kept) throw new Error('no catalogue was kept');
  const asList = { ...kept.catalogue, foods: foodsOf(kept.catalogue) };
  const db = new Dexie('catalogue');
  db.version(1).stores({ rows: 'key' });
  await db.table('rows').put({ key: 'current', etag: '"older.open"', catalogue: asList });
  db.close();
  goOffline();
  const restarted = new FoodKnowledge();

  expect((await restarted.readText('ორი კვერცხი'))?.items).toHaveLength(1);
  expect(await restarted.foods(['egg'])).toEqual(asList.foods.filter(({ id }) => id === 'egg'));

  standInPage(server.origin);
  expect(await restarted.refresh(token)).toBe(true);
  expect((await readCatalogue())?.etag).toBe(kept.etag);
});

test('recipes are listed from their beginning, with how many there are', async () => {
  const knowledge = new FoodKnowledge();
  await knowledge.refresh(await signedInToken());

  const [part, overview] = await Promise.all([knowledge.recipes(20), knowledge.overview(NO_RULES)]);

  expect(part).toEqual({ recipes: overview?.recipes.slice(0, 20), of: overview?.recipes.length });
});

test('before the first catalogue came nothing is found and nothing is made up', async () => {
  goOffline();
  const knowledge = new FoodKnowledge();

  expect(await knowledge.refresh('token')).toBe(false);
  await knowledge.prepare();
  expect(await knowledge.overview(NO_RULES)).toBeNull();
  expect(await knowledge.recipes(20)).toBeNull();
  expect(await knowledge.searchRecipes('ლობიო', { limit: 20 })).toBeNull();
  expect(await knowledge.search('კვერცხი', { limit: 5 })).toEqual([]);
  expect(await knowledge.readText('ორი კვერცხი')).toBeNull();
});

test('a catalogue that still counts is not fetched again, by whoever asks and however often', async () => {
  const token = await signedInToken();
  const knowledge = new FoodKnowledge();

  const answers = await Promise.all([knowledge.refresh(token), knowledge.refresh(token)]);

  expect(answers).toEqual([true, false]);
  expect(await new FoodKnowledge().refresh(token)).toBe(false);
});

test('another edition takes the place of the one before; what another version of the server tells in its own form does not', async () => {
  const edition: { now: Edition | 'foreign' } = { now: 'open' };
  const { json } = catalogueBodies([], [], new Map(), () => '1');
  const local = createServer((request, answer) => {
    const etag = `"1.${edition.now}"`;
    if (request.headers['if-none-match'] === etag) return answer.writeHead(304).end();
    const foreign = { version: '2', edition: 'open', foods: NO_FOODS, recipes: [] };
    return answer
      .setHeader('ETag', etag)
      .end(
        edition.now === 'foreign' ? JSON.stringify({ success: true, message: '', data: foreign }) : json[edition.now],
      );
  });
  await new Promise<void>((resolve) => {
    local.listen(0, '127.0.0.1', resolve);
  });
  const address = local.address();
  standInPage(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  const knowledge = new FoodKnowledge();
  await knowledge.refresh('token');

  expect(await knowledge.refresh('token')).toBe(false);
  edition.now = 'free';
  expect(await knowledge.refresh('token')).toBe(true);
  expect(await knowledge.overview(NO_RULES)).toMatchObject({ edition: 'free' });
  edition.now = 'foreign';
  expect(await knowledge.refresh('token')).toBe(false);
  expect((await readCatalogue())?.etag).toBe('"1.free"');
  local.close();
});

test('a catalogue in the shape of another app version counts as none', async () => {
  const db = new Dexie('catalogue');
  db.version(1).stores({ rows: 'key' });
  await db.table('rows').put({ key: 'current', etag: '"old"', catalogue: { version: 1, foods: {} } });
  db.close();

  expect(await readCatalogue()).toBeNull();
});

test('on a full device the catalogue gives way and the entry is kept', async () => {
  await keepCatalogue({ etag: '"1.open"', catalogue: { version: '1', edition: 'open', foods: NO_FOODS, recipes: [] } });
  const diary = openFreshDiary();
  const roomAgain = fullDevice('meals', 1);

  await addMeal(khachapuri());
  roomAgain();

  expect((await mealsOf(diary, TODAY)).map(({ entry }) => entry.title)).toEqual(['ხაჭაპური']);
  expect(await readCatalogue()).toBeNull();
});
