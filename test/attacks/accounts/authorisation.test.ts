import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { order } from '#test/api/support/outside/buy.ts';
import { client, type Client } from '#test/api/support/client.ts';
import { freshPhone, register } from '#test/api/support/outside/sms.ts';
import { changesSince, dish, freshId, log, onEveryStore, serverDay, type World } from '#test/api/support/world.ts';

/** Calls that want a session. */
const GUARDED = (Object.entries(CALLS) as [keyof typeof CALLS, Call][]).filter(([, call]) => call.auth === 'bearer');
/** What stands in a path where any value will do: the session is looked at first. */
const PARAMS = {
  date: '2026-03-01',
  mealType: 'lunch',
  mealId: freshId(),
  id: freshId(),
  device: freshId(),
  orderId: freshId(),
  sessionId: freshId(),
};

onEveryStore({}, (world) => {
  describe('who may call', () => {
    test('every call that belongs to somebody refuses nobody, a made-up token and one that was signed out', async () => {
      expect(GUARDED.length).toBeGreaterThan(40);
      const gone = await world().newUser();
      await gone.ask('postLogout');
      const strangers = [
        world().nobody,
        client(world().server.origin, 'A'.repeat(43)),
        client(world().server.origin, gone.token),
      ];
      for (const [id, call] of GUARDED) {
        const params = Object.fromEntries(
          [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
            name,
            Object.entries(PARAMS).find(([known]) => known === name)?.[1] ?? freshId(),
          ]),
        );
        for (const stranger of strangers) {
          const { status, body } = await stranger.ask(id, { params, ...(call.body && { body: {} }) });
          // A write of the diary has its session checked by the very statement that writes: what is no write at all is refused before.
          if (call.batchable && body.code === 'invalid-input') continue;
          expect([id, status, body.code]).toEqual([id, 401, 'unauthenticated']);
        }
      }
      for (const stranger of strangers)
        expect((await stranger.ask('postMeal', { body: { meal: dish(), date: serverDay() } })).status).toBe(401);
    });

    test('a token is taken from the header alone: not from the address, not from a cookie, not twice', async () => {
      const user = await world().newUser();
      const token = user.token ?? '';
      expect((await world().nobody.get(`/auth/me?access_token=${token}&token=${token}`)).status).toBe(401);
      expect(
        (await world().nobody.get('/auth/me', { headers: { cookie: `token=${token}; session=${token}` } })).status,
      ).toBe(401);
      expect(
        (await world().nobody.get('/auth/me', { headers: { authorization: `Basic ${btoa(`:${token}`)}` } })).status,
      ).toBe(401);
      expect(
        (await world().nobody.get('/auth/me', { headers: { authorization: `Bearer ${token}, Bearer ${token}` } }))
          .status,
      ).toBe(401);
    });
  });

  describe('what belongs to somebody else', () => {
    test('cannot be read, changed or deleted by its id, one by one or in a batch', async () => {
      const victim = await somebody(world());
      const before = await everythingOf(victim.person);
      const thief = await world().newUser();
      const day = serverDay();
      const { mealId, favouriteId, sessionId, orderId, conversationId, conversationRow, secret } = victim;
      const answers = [
        await thief.ask('deleteMeal', { params: { date: day, mealType: 'lunch', mealId } }),
        await thief.ask('postMeal', { body: { meal: { ...dish(), id: mealId, title: 'მოპარული' }, date: day } }),
        await thief.ask('putFavourite', {
          params: { id: favouriteId },
          body: { dish: { title: 'მოპარული', calories: 1, starred: true, own: true } },
        }),
        await thief.ask('deleteFavourite', { params: { id: favouriteId } }),
        await thief.ask('putThing', { params: { name: 'day-marks', key: day }, body: { logged: 'part' } }),
        await thief.ask('deleteThing', { params: { name: 'day-marks', key: day } }),
        await thief.ask('deleteSession', { params: { id: sessionId } }),
        await thief.ask('getOrder', { params: { orderId } }),
        await thief.ask('postConversation', {
          body: {
            id: conversationRow,
            userMessage: 'მოპარული',
            assistantResponse: 'მოპარული',
            metadata: { conversationId, source: 'coach' },
          },
        }),
        await thief.ask('getConversations'),
        await thief.ask('getChanges', { query: { since: 0, limit: 200 } }),
        await thief.ask('getMealHistory', { query: { startDate: serverDay(-2), endDate: day } }),
        await thief.ask('getExport'),
        await thief.ask('getReceipts'),
        await thief.ask('getSessions'),
        await thief.ask('postBatch', {
          body: {
            operations: [
              { key: freshId(), method: 'DELETE', path: `/dashboard/meals/${day}/lunch/${mealId}` },
              { key: freshId(), method: 'DELETE', path: `/meals/favourites/${favouriteId}` },
              { key: freshId(), method: 'DELETE', path: `/things/day-marks/${day}` },
            ],
          },
        }),
      ];
      for (const { status, body } of answers) {
        expect(status).toBeLessThan(500);
        expect(JSON.stringify(body)).not.toContain(secret);
      }
      expect(await everythingOf(victim.person)).toEqual(before);
    });

    test('is not named by a user, a device or a revision that a request brings along', async () => {
      const victim = await somebody(world());
      const before = await everythingOf(victim.person);
      const { data: me } = await victim.person.ask('getMe');
      const thief = await world().newUser();
      const named = { userId: me.uid, user_id: me.uid, uid: me.uid, rev: 1, firestoreId: victim.mealId };
      await thief.ask('postMeal', { body: { meal: { ...dish(), ...named }, date: serverDay(), ...named } });
      await thief.ask('postWater', { body: { date: serverDay(), delta: 250, id: freshId(), ...named } });
      await thief.ask('putProfile', { body: { displayName: 'ქურდი', ...named } });
      await thief.get(`/dashboard?date=${serverDay()}&userId=${me.uid}`, { headers: { 'x-user-id': me.uid } });
      expect(await everythingOf(victim.person)).toEqual(before);
    });
  });

  test('nobody gives themselves what is paid for, a number or another name of the account', async () => {
    const guest = await world().newGuest();
    const { data: before } = await guest.ask('getPaymentInfo');
    const wanted = {
      isPremium: true,
      premiumUntil: '2099-01-01T00:00:00.000Z',
      trialEndsAt: '2099-01-01T00:00:00.000Z',
      trial: { endsAt: '2099-01-01T00:00:00.000Z' },
      hasAccess: true,
      role: 'admin',
      phoneNumber: '599999999',
      uid: freshId(),
      anonymous: false,
      isAnonymous: false,
    };
    await guest.ask('putProfile', { body: { displayName: 'ნინო', ...wanted } });
    const { data: me } = await guest.ask('getMe');
    expect((await guest.ask('getPaymentInfo')).data).toEqual(before);
    expect(JSON.stringify(me)).not.toMatch(/2099|599999999|admin/);
    expect(me.uid).not.toBe(wanted.uid);
  });
});

/** A registered person who has one of everything, all of whose texts hold `secret`. */
async function somebody(world: World) {
  const secret = `საიდუმლო-${freshId()}`;
  const person = await register(world, await world.newUser(), freshPhone());
  const meal = await log(person, serverDay(), { title: secret });
  const favouriteId = freshId();
  await person.ask('putFavourite', {
    params: { id: favouriteId },
    body: { dish: { title: secret, calories: 1, starred: true, own: true } },
  });
  await person.ask('putThing', {
    params: { name: 'day-marks', key: serverDay() },
    body: { logged: 'all', note: secret },
  });
  const conversation = {
    id: freshId(),
    userMessage: secret,
    assistantResponse: secret,
    metadata: { conversationId: freshId(), source: 'coach' },
  };
  await person.ask('postConversation', { body: conversation });
  const { orderId } = await order(person);
  const { data: sessions } = await person.ask('getSessions');
  return {
    person,
    secret,
    mealId: meal.id,
    favouriteId,
    orderId,
    sessionId: sessions[0]?.id ?? '',
    conversationRow: conversation.id,
    conversationId: conversation.metadata.conversationId,
  };
}

/** What the person sees of their own. */
async function everythingOf(person: Client): Promise<unknown> {
  const [changes, { data: exported }, { data: me }, { data: sessions }] = [
    await changesSince(person, 0),
    await person.ask('getExport'),
    await person.ask('getMe'),
    await person.ask('getSessions'),
  ];
  const { exportedAt: _, ...kept } = exported as Record<string, unknown>;
  return { changes, kept, me, sessions: sessions.map(({ id }) => id) };
}
