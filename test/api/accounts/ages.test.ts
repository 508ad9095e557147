import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { plannedDayOf } from '#contract/plan/plan.ts';
import { client, type Client } from '../support/client.ts';
import { serverCommand } from '../support/server-command.ts';
import { freshPhone, register } from '../support/outside/sms.ts';
import { startServer, temporaryFolder, type TestServer } from '../support/start-server.ts';
import { changesSince, dish, dishesOn, freshId, freshStore, newUserAt, serverDay } from '../support/world.ts';

const DAY = serverDay(-1);
const ID = freshId();
const DIETS = ['balanced', 'vegetarian', 'fasting', 'low-carb'];

/** A thing of the diary in one of four states, by number. */
interface Aged {
  write(user: Client, state: number, asOf?: number): Promise<unknown>;
  read(user: Client): Promise<unknown>;
}

const weigh = (user: Client, state: number, asOf?: number) =>
  user.ask('postWeight', { body: { date: DAY, weight: 60 + state, asOf } });
const log = (user: Client, state: number, asOf?: number) =>
  user.ask('postMeal', { body: { meal: dish({ id: ID, calories: state }), date: DAY, restore: true, asOf } });
const entries = async (user: Client) => (await dishesOn(user, DAY)).map(({ calories }) => calories);
const unlog = (user: Client, asOf?: number) =>
  user.ask('deleteMeal', {
    params: { date: DAY, mealType: 'lunch', mealId: ID },
    ...(asOf !== undefined && { query: { asOf } }),
  });
const everything = async (user: Client) => changesSince(user, 0);
const planOf = async (user: Client) => (await everything(user)).findLast(({ plan }) => plan)?.plan;
const goalsOf = async (user: Client) =>
  (await everything(user)).flatMap(({ goals }) => goals).find(({ date }) => date === DAY);

const THINGS: Record<string, Aged> = {
  entry: {
    write: log,
    read: async (user) => (await entries(user))[0],
  },
  'weigh-in': {
    write: weigh,
    read: async (user) =>
      ((await everything(user)).flatMap(({ weights }) => weights).find(({ date }) => date === DAY)?.weight ?? 0) - 60,
  },
  'kept dish': {
    write: (user, state, asOf) =>
      user.ask('putFavourite', {
        params: { id: ID },
        body: { dish: { title: 'მჭადი', calories: state, starred: true, own: false }, asOf },
      }),
    read: async (user) => (await everything(user)).flatMap(({ favourites }) => favourites)[0]?.dish?.calories,
  },
  'value by key': {
    write: (user, state, asOf) =>
      user.ask('putThing', {
        params: { name: 'day-marks', key: DAY },
        ...(asOf !== undefined && { query: { asOf } }),
        body: { logged: 'all', state },
      }),
    read: async (user) => (await everything(user)).flatMap(({ things }) => things)[0]?.value?.['state'],
  },
  profile: {
    write: (user, state, asOf) => user.ask('putProfile', { body: { height: 170 + state, asOf } }),
    read: async (user) => ((await user.ask('getMe')).data.profile.height ?? 0) - 170,
  },
  'goal of a day': {
    write: (user, state, asOf) => user.ask('putCalories', { body: { calories: 2000 + state, date: DAY, asOf } }),
    read: async (user) => ((await goalsOf(user))?.calories ?? 0) - 2000,
  },
  plan: {
    async write(user, state, asOf) {
      const plan = await planOf(user);
      const week = { planId: freshId(), days: plan?.days.map(plannedDayOf) };
      return user.ask('postDiet', {
        body: { dietId: DIETS[state], date: DAY, ...(asOf !== undefined && { week, asOf }) },
      });
    },
    read: async (user) => DIETS.indexOf((await planOf(user))?.dietId ?? ''),
  },
};

const [IN_THE_BACKUP, OLDER, NEWER, SINCE] = [0, 1, 2, 3];
const ORDERS = ['the older first', 'the newer first'] as const;

describe.each(['PGlite', 'PostgreSQL'] as const)('after a restore, on %s,', (kind) => {
  let restored: TestServer | undefined;
  let remove: () => Promise<unknown> = () => Promise.resolve();
  /** Who is in the backup, by test, with the revision that the backup has. */
  const people = new Map<string, { token: string; rev: number }>();

  /** Somebody of the backup, whose devices have seen later revisions than it holds. */
  const back = (name: string) => {
    const { token, rev } = people.get(name) ?? { token: '', rev: 0 };
    return { user: client(restored?.origin ?? '', token), rev };
  };

  beforeAll(async () => {
    const [source, target, folder] = await Promise.all([freshStore(kind), freshStore(kind), temporaryFolder()]);
    remove = () => Promise.all([source.remove(), target.remove(), folder.remove()]);
    const server = await startServer(inject('serverEntry'), source.store);
    const keep = async (name: string, prepare: (user: Client) => Promise<unknown>, given?: Client) => {
      const user = given ?? (await newUserAt(server.origin));
      await prepare(user);
      people.set(name, { token: user.token ?? '', rev: (await everything(user)).at(-1)?.rev ?? 0 });
    };
    const talk = { params: { conversationId: ID } };
    await Promise.all([
      ...ORDERS.flatMap((order) => [
        ...Object.entries(THINGS).map(([name, { write }]) =>
          keep(`${name} ${order}`, (user) => write(user, IN_THE_BACKUP)),
        ),
        keep(`deletion ${order}`, (user) => log(user, IN_THE_BACKUP)),
        keep(`talk ${order}`, (user) => user.ask('deleteConversation', talk)),
      ]),
      keep('goals', (user) => user.ask('putCalories', { body: { calories: 1500, date: DAY } })),
      keep('diet', (user) => user.ask('putWaterGoal', { body: { waterGoal: 2000, date: DAY } })),
      keep('aged', async (user) => {
        const { data } = await weigh(user, IN_THE_BACKUP);
        for (let more = 0; more < 10; more++) await user.ask('putWaterGoal', { body: { waterGoal: 2000 + more } });
        await weigh(user, OLDER, data.rev);
      }),
      keep('guest', (user) => log(user, IN_THE_BACKUP)),
    ]);
    const smsFolder = 'dataDir' in source.store ? source.store.dataDir : (source.store.files ?? '');
    const account = await register({ server, smsFolder }, await newUserAt(server.origin), freshPhone());
    await keep('account', async () => undefined, account);

    const path = join(folder.path, 'a.backup');
    const made = await serverCommand(source.store, 'backup', path);
    await server.end('SIGTERM');
    const filled = await serverCommand(target.store, 'restore', path);
    if (made.code !== 0 || filled.code !== 0) throw new Error(`Not restored: ${made.err}${filled.err}`);
    restored = await startServer(inject('serverEntry'), target.store);
  });
  afterAll(async () => {
    await restored?.end('SIGTERM');
    await remove();
  });

  test('calories, macros and water goal of a day all come back, though they share a revision', async () => {
    const { user, rev } = back('goals');
    const asOf = rev + 5;
    await user.ask('putCalories', { body: { calories: 1800, date: DAY, asOf } });
    const macros = { proteins: 90, carbs: 225, fats: 60 };
    await user.ask('putMacros', { body: { ...macros, date: DAY, asOf } });
    await user.ask('putWaterGoal', { body: { waterGoal: 2750, date: DAY, asOf } });
    expect(await goalsOf(user)).toMatchObject({ calories: 1800, macros, waterGoal: 2750 });
  });

  test('a diet that is chosen again brings its plan alone: the goals are those that are sent again', async () => {
    const { user, rev } = back('diet');
    const before = await goalsOf(user);
    await user.ask('postDiet', { body: { dietId: 'low-carb', date: DAY, asOf: rev + 7 } });
    expect((await planOf(user))?.dietId).toBe('low-carb');
    expect(await goalsOf(user)).toEqual(before);
    await user.ask('putWaterGoal', { body: { waterGoal: 2750, date: DAY, asOf: rev + 5 } });
    expect(await goalsOf(user)).toMatchObject({ waterGoal: 2750 });
  });

  describe.each(ORDERS)('of two devices that send the same again, %s,', (order) => {
    const inOrder = async (older: () => Promise<unknown>, newer: () => Promise<unknown>) => {
      for (const send of order === 'the older first' ? [older, newer] : [newer, older]) await send();
    };

    test.each(Object.entries(THINGS))('the newer state stands: %s', async (name, { write, read }) => {
      const { user, rev } = back(`${name} ${order}`);
      expect(await read(user)).toBe(IN_THE_BACKUP);
      await inOrder(
        () => write(user, OLDER, rev + 5),
        () => write(user, NEWER, rev + 9),
      );
      expect(await read(user)).toBe(NEWER);
      // What was written since is newer than anything from before, whatever stood there in between.
      await write(user, SINCE);
      await write(user, OLDER, rev + 12);
      expect(await read(user)).toBe(SINCE);
    });

    test('a newer deletion of an entry stands, and so does an entry that is newer than its deletion', async () => {
      const { user, rev } = back(`deletion ${order}`);
      await inOrder(
        () => log(user, OLDER, rev + 5),
        () => unlog(user, rev + 9),
      );
      expect(await entries(user)).toEqual([]);
      await inOrder(
        () => unlog(user, rev + 10),
        () => log(user, NEWER, rev + 11),
      );
      expect(await entries(user)).toEqual([NEWER]);
    });

    test('a talk that was brought back after its deletion stays', async () => {
      const { user, rev } = back(`talk ${order}`);
      const metadata = { conversationId: ID };
      const body = { id: freshId(), userMessage: 'ა', assistantResponse: 'ბ', metadata, restore: true, asOf: rev + 9 };
      await inOrder(
        () => user.ask('deleteConversation', { params: metadata, query: { asOf: rev + 5 } }),
        () => user.ask('postConversation', { body }),
      );
      expect((await user.ask('getConversations', { query: {} })).data.map(({ id }) => id)).toEqual([body.id]);
    });
  });

  test('a change of the account is newer than a profile that is sent again', async () => {
    const { user, rev } = back('goals');
    await user.ask('putProfile', { body: { height: 171, asOf: rev + 5 } });
    await user.ask('postConsent', { body: { version: 2 } });
    await user.ask('putProfile', { body: { height: 172, asOf: rev + 9 } });
    expect((await user.ask('getMe')).data.profile.height).toBe(171);
  });

  test('the backup knows how old a thing is that had come again before it', async () => {
    const { user, rev } = back('aged');
    await weigh(user, NEWER, rev - 5);
    expect(await THINGS['weigh-in']?.read(user)).toBe(NEWER);
  });

  test('what comes along into an account is as new as its coming', async () => {
    const guest = back('guest');
    const account = back('account');
    await log(guest.user, NEWER, guest.rev + 5);
    await account.user.ask('postMerge', { body: { anonymousToken: guest.user.token, keep: 'bring' } });
    await log(account.user, OLDER, guest.rev + 9);
    expect(await entries(account.user)).toEqual([NEWER]);
  });
});
