import { describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { changesSince, freshId, onEveryStore } from '../support/world.ts';

const kept = (changes: Record<string, unknown> = {}) => ({
  title: 'მჭადი ყველით',
  imageUrl: '',
  calories: 420.5,
  proteins: 12,
  carbs: 50,
  fats: 18,
  mealId: null,
  amount: 1,
  unit: 'portion',
  ingredients: [{ name: 'მჭადი', calories: 300, protein: 5, fat: 8, carbs: 50 }],
  starred: true,
  own: false,
  ...changes,
});

const put = (user: Client, id: string, changes: Record<string, unknown> = {}, more: object = {}) =>
  user.ask('putFavourite', { params: { id }, body: { dish: kept(changes), ...more } });
const giveUp = (user: Client, id: string, query: Record<string, number> = {}) =>
  user.ask('deleteFavourite', { params: { id }, query });
const told = async (user: Client, since = 0, limit = 200) =>
  (await changesSince(user, since, limit)).flatMap(({ favourites }) => favourites);

onEveryStore({}, (world) => {
  test('a kept dish comes with the changes and in the export, until it is given up', async () => {
    const user = await world().newUser();
    const id = freshId();
    const { data } = await put(user, id);
    expect(data).toEqual({ id, rev: expect.any(Number), dish: kept() });
    expect(await told(user, data.rev - 1)).toEqual([data]);
    expect((await user.ask('getExport')).data.favourites).toEqual([{ id, dish: kept() }]);

    const gone = await giveUp(user, id);
    expect(gone.data).toEqual({ id, rev: data.rev + 1, dish: null });
    expect(await told(user, data.rev)).toEqual([gone.data]);
    expect((await user.ask('getExport')).data.favourites).toEqual([]);
  });

  test('the last write of an id wins, and an undo keeps the dish again', async () => {
    const user = await world().newUser();
    const id = freshId();
    await put(user, id);
    await put(user, id, { title: 'მჭადი', own: true });
    expect(await told(user)).toMatchObject([{ dish: { title: 'მჭადი', own: true } }]);
    await giveUp(user, id);
    await put(user, id.toUpperCase(), { title: 'ისევ მჭადი' });
    expect(await told(user)).toMatchObject([{ id, dish: { title: 'ისევ მჭადი' } }]);
  });

  test('the same key again changes nothing, and giving up what was never kept is success', async () => {
    const user = await world().newUser();
    const [id, key] = [freshId(), freshId()];
    const ask = () => user.ask('putFavourite', { params: { id }, body: { dish: kept() } }, { key });
    const first = await ask();
    expect((await ask()).data).toEqual(first.data);
    expect((await giveUp(user, freshId())).data).toMatchObject({ dish: null, rev: first.data.rev + 1 });
  });

  test('a re-send after a restore changes nothing newer', async () => {
    const user = await world().newUser();
    const id = freshId();
    const { rev } = (await put(user, id)).data;
    expect((await put(user, id, { title: 'ძველი' }, { asOf: rev - 1 })).data).toMatchObject({
      rev,
      dish: { title: kept().title },
    });
    expect((await giveUp(user, id, { asOf: rev - 1 })).data).toMatchObject({ rev, dish: { title: kept().title } });
    expect((await giveUp(user, id, { asOf: rev })).data.dish).toBeNull();
  });

  test('kept dishes travel in a batch and come in pages with everything else', async () => {
    const user = await world().newUser();
    const since = (await changesSince(user, 0)).at(-1)?.rev ?? 0;
    const ids = Array.from({ length: 5 }, freshId);
    const operations = ids.map((id) => ({
      key: freshId(),
      method: 'PUT',
      path: `/meals/favourites/${id}`,
      body: { dish: kept() },
    }));
    const { data } = await user.ask('postBatch', { body: { operations } });
    expect(data.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await changesSince(user, since, 2)).map(({ favourites }) => favourites.length)).toEqual([2, 2, 1]);
    expect((await told(user, since, 2)).map(({ id }) => id)).toEqual(ids);
  });

  test('nobody sees or changes what another person keeps, and it goes with the account', async () => {
    const [user, stranger] = [await world().newUser(), await world().newUser()];
    const id = freshId();
    await put(user, id);
    await giveUp(stranger, id);
    expect(await told(user)).toMatchObject([{ id, dish: { title: kept().title } }]);
    expect(await told(stranger)).toMatchObject([{ id, dish: null }]);
    expect((await world().nobody.ask('putFavourite', { params: { id }, body: { dish: kept() } })).status).toBe(401);
    expect((await user.ask('deleteUser')).status).toBe(200);
    expect((await put(user, id)).status).toBe(401);
  });

  describe('what is no dish is refused', () => {
    test.each([
      { title: '  ' },
      { title: 'ა'.repeat(201) },
      { calories: 20_001 },
      { calories: null },
      { proteins: -1 },
      { imageUrl: 'https://elsewhere.example/x.jpg' },
      { ingredients: Array.from({ length: 61 }, () => kept().ingredients[0]) },
      { starred: 'yes' },
    ])('%#', async (changes) => {
      expect((await put(await world().newUser(), freshId(), changes)).status).toBe(400);
    });

    test('nor an id that is none', async () => {
      expect((await put(await world().newUser(), 'x')).status).toBe(400);
    });
  });
});
