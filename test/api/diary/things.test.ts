import { describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { freshPhone, register } from '../support/outside/sms.ts';
import { changesSince, freshId, onEveryStore, onStore, serverDay } from '../support/world.ts';

const MARKS = 'day-marks';
const mark = (changes: Record<string, unknown> = {}) => ({ logged: 'all', ...changes });
const week = { mon: 1800, tue: 1800, wed: 1800, thu: 1800, fri: 2200, sat: 2400, sun: 1800 };

const put = (user: Client, key: string, value: object = mark(), query: Record<string, number> = {}) =>
  user.ask('putThing', { params: { name: MARKS, key }, query, body: value });
const remove = (user: Client, key: string, query: Record<string, number> = {}) =>
  user.ask('deleteThing', { params: { name: MARKS, key }, query });
const told = async (user: Client, since = 0, limit = 200) =>
  (await changesSince(user, since, limit)).flatMap(({ things }) => things);

onEveryStore({}, (world) => {
  test('a value comes with the changes and in the export, until it is deleted', async () => {
    const user = await world().newUser();
    const day = serverDay();
    const { data } = await put(user, day);
    expect(data).toEqual({ name: MARKS, key: day, rev: expect.any(Number), value: mark() });
    expect(await told(user, data.rev - 1)).toEqual([data]);
    expect((await user.ask('getExport')).data.things).toEqual([{ name: MARKS, key: day, value: mark() }]);

    const gone = await remove(user, day);
    expect(gone.data).toEqual({ name: MARKS, key: day, rev: data.rev + 1, value: null });
    expect(await told(user, data.rev)).toEqual([gone.data]);
    expect((await user.ask('getExport')).data.things).toEqual([]);
  });

  test('the last write of a key wins, each name and key for itself, and an undo keeps it again', async () => {
    const user = await world().newUser();
    const [today, yesterday] = [serverDay(), serverDay(-1)];
    await put(user, today);
    await put(user, yesterday, mark({ logged: 'part' }));
    await put(user, today, mark({ logged: 'part' }));
    await user.ask('putThing', { params: { name: 'weekday-goals', key: 'current' }, body: week });
    await remove(user, yesterday);
    expect((await told(user)).map(({ name, key, value }) => ({ name, key, value }))).toEqual([
      { name: MARKS, key: today, value: mark({ logged: 'part' }) },
      { name: 'weekday-goals', key: 'current', value: week },
      { name: MARKS, key: yesterday, value: null },
    ]);
    await put(user, yesterday);
    expect((await told(user)).at(-1)).toMatchObject({ key: yesterday, value: mark() });
  });

  test('what a newer app has added to a value comes back unchanged', async () => {
    const user = await world().newUser();
    const value = mark({ note: 'წვეულება', weights: { morning: [1, 2.5, null] }, flagged: true });
    expect((await put(user, serverDay(), value)).data.value).toEqual(value);
    expect(await told(user)).toMatchObject([{ value }]);
    expect((await user.ask('getExport')).data.things).toMatchObject([{ value }]);
  });

  test('the same key again changes nothing, and deleting what was never there is success', async () => {
    const user = await world().newUser();
    const key = freshId();
    const ask = () => user.ask('putThing', { params: { name: MARKS, key: serverDay() }, body: mark() }, { key });
    const first = await ask();
    expect((await ask()).data).toEqual(first.data);
    expect((await remove(user, serverDay(-1))).data).toMatchObject({ value: null, rev: first.data.rev + 1 });
  });

  test('a re-send after a restore changes nothing newer', async () => {
    const user = await world().newUser();
    const day = serverDay();
    const { rev } = (await put(user, day)).data;
    const older = { asOf: rev - 1 };
    expect((await put(user, day, mark({ logged: 'part' }), older)).data).toMatchObject({ rev, value: mark() });
    expect((await remove(user, day, older)).data).toMatchObject({ rev, value: mark() });
    expect((await remove(user, day, { asOf: rev })).data.value).toBeNull();
  });

  test('values travel in a batch, where one that is refused holds up no other, and come in pages', async () => {
    const user = await world().newUser();
    const since = (await changesSince(user, 0)).at(-1)?.rev ?? 0;
    const days = [0, -1, -2, -3, -4].map(serverDay);
    const operations = [...days.map((day) => `${MARKS}/${day}`), 'unheard-of/1'].map((path) => ({
      key: freshId(),
      method: 'PUT',
      path: `/things/${path}`,
      body: mark(),
    }));
    const { data } = await user.ask('postBatch', { body: { operations } });
    expect(data.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 404]);
    expect(data.at(-1)?.body.code).toBe('unknown-thing');
    expect((await changesSince(user, since, 2)).map(({ things }) => things.length)).toEqual([2, 2, 1]);
    expect((await told(user, since, 2)).map(({ key }) => key)).toEqual(days);
  });

  test('a diary that becomes part of an account brings its values; where both have one, the account keeps its own', async () => {
    const account = await register(world(), await world().newGuest(), freshPhone());
    const guest = await world().newGuest();
    const [both, his] = [serverDay(), serverDay(-1)];
    await put(account, both, mark({ logged: 'part' }));
    await put(guest, both);
    await put(guest, his);
    const { data } = await account.ask('postMerge', { body: { anonymousToken: guest.token, keep: 'bring' } });
    expect(data).toBeTruthy();
    expect(await told(account)).toMatchObject([
      { key: both, value: mark({ logged: 'part' }) },
      { key: his, value: mark() },
    ]);
    expect((await guest.ask('getChanges', { query: { since: 0, limit: 200 } })).status).toBe(401);
  });

  test('nobody sees or changes the values of another person, and they go with the account', async () => {
    const [user, stranger] = [await world().newUser(), await world().newUser()];
    await put(user, serverDay());
    await remove(stranger, serverDay());
    expect(await told(user)).toMatchObject([{ value: mark() }]);
    expect(await told(stranger)).toMatchObject([{ value: null }]);
    const params = { name: MARKS, key: serverDay() };
    expect((await world().nobody.ask('putThing', { params, body: mark() })).status).toBe(401);
    expect((await world().nobody.ask('deleteThing', { params })).status).toBe(401);
    expect((await user.ask('deleteUser')).status).toBe(200);
    expect((await put(user, serverDay())).status).toBe(401);
  });

  describe('what is no value is refused with what is wrong of it', () => {
    test.each([
      ['a value that the schema does not allow', serverDay(), { logged: 'maybe' }, 'logged'],
      ['a value without its fields', serverDay(), {}, 'logged'],
      ['no day', '2026-02-30', mark(), 'key'],
      ['no key at all', 'a b', mark(), 'key'],
      ['a day that no clock of the world shows now', serverDay(4), mark(), 'key'],
      ['a value of more than 8,000 characters', serverDay(), mark({ note: 'ა'.repeat(8_000) }), ''],
      ['a value with what no text may hold', serverDay(), mark({ note: '\u0000' }), ''],
    ])('%s', async (_, key, value, path) => {
      const user = await world().newUser();
      const { status, body } = await put(user, key, value);
      expect([status, body.code]).toEqual([400, 'invalid-input']);
      expect(body.issues?.map((issue) => issue.path)).toContain(path);
      expect(await told(user)).toEqual([]);
    });

    test.each(['unheard-of', 'constructor', 'to-string'])(
      'nor a name that the server does not know: %s',
      async (name) => {
        const user = await world().newUser();
        const params = { name, key: serverDay() };
        for (const { status, body } of [
          await user.ask('putThing', { params, body: mark() }),
          await user.ask('deleteThing', { params }),
        ])
          expect([status, body.code]).toEqual([404, 'unknown-thing']);
      },
    );
  });
});

describe('values take up space like everything else', () => {
  onStore('PGlite', { env: { LIMIT_USER_DAY_ROWS: '40' } }, (world) => {
    test('a day holds so many, and what is refused leaves no trace', async () => {
      const user = await world().newGuest();
      const answers = [];
      for (let day = 0; day < 45; day += 1) answers.push(await put(user, serverDay(-day)));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.every(({ body }) => body.code === 'day-full')).toBe(true);
      expect(await told(user)).toHaveLength(answers.length - refused.length);
    });
  });

  onStore('PGlite', { env: { LIMIT_USER_ROWS: '5' } }, (world) => {
    test('all of the room that a user has is theirs too, and what is there can be changed and deleted', async () => {
      const user = await world().newGuest();
      const statuses = [];
      for (let day = 0; day < 10; day += 1) statuses.push((await put(user, serverDay(-day))).body.code ?? 'kept');
      expect(statuses).toContain('kept');
      expect(statuses.at(-1)).toBe('storage-full');
      expect((await put(user, serverDay(), mark({ logged: 'part' }))).status).toBe(200);
      expect((await remove(user, serverDay())).status).toBe(200);
    });
  });
});
