import { describe, expect, test } from 'vitest';
import { client } from '../support/client.ts';
import {
  answers,
  changesSince,
  dish,
  freshId,
  log,
  newUserAt,
  onEveryStore,
  onStore,
  serverDay,
} from '../support/world.ts';

onEveryStore({}, (world) => {
  describe('the questionnaire', () => {
    test('the default answers make the plan of the worked example and start the trial', async () => {
      const user = await world().newUser();
      const { data: dashboard } = await user.ask('getDashboard');
      expect(dashboard.progress.goals).toEqual({ calories: 1146, macros: { proteins: 104, carbs: 130, fats: 32.5 } });
      expect(dashboard.dietPlan).toEqual({ waterGoal: 2000, initialWeight: 65, targetWeight: 58, goal: 'lose-weight' });
      expect(dashboard.weightHistory).toMatchObject([{ date: serverDay(), weight: 65 }]);
      expect(dashboard.mealPlan).toMatchObject({ dietId: 'balanced' });
      const { data: payment } = await user.ask('getPaymentInfo');
      expect(payment).toMatchObject({ isPremium: false, premiumUntil: null, autoRenew: false });
      expect(Math.abs((payment.trialStartedAt?.seconds ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    });

    test('figures of the draft above 0 are taken, the others computed', async () => {
      const body = { ...answers(), dietPlan: { calories: 1200, protein: 0, carbs: 140, fat: 0 } };
      const { data } = await world().nobody.ask('postOnboarding', { body });
      const { data: dashboard } = await client(world().server.origin, data.token).ask('getDashboard');
      expect(dashboard.progress.goals.calories).toBe(1200);
      expect(dashboard.progress.goals.macros.carbs).toBe(140);
      expect(dashboard.progress.goals.macros.proteins).toBe(104);
    });

    test.each([
      ['userData.age', { age: 13 }],
      ['userData.age', { age: 24.5 }],
      ['userData.height.value', { height: { value: 99 } }],
      ['userData.weight.value', { weight: { value: 301 } }],
      ['userData.weight.unit', { weight: { value: 65, unit: 'lb' } }],
      ['userData.targetWeight', { targetWeight: { value: 66 } }],
      ['userData.targetWeight', { targetWeight: undefined }],
      ['userData.targetWeight', { goal: 'gain-weight' }],
      ['userData.gender', { gender: 'other' }],
      ['userData.activityLevel', { activityLevel: 'lazy' }],
    ])('an answer out of its bounds is named: %s', async (path, change) => {
      const { status, body } = await world().nobody.ask('postOnboarding', { body: answers(change) });
      expect(status).toBe(400);
      expect(body.issues?.map((issue) => issue.path)).toContain(path);
    });

    test.each([-1, 0, 1, 2])(
      "begins on the device's day, %i days from the server's: goals, plan and first weigh-in",
      async (moved) => {
        const date = serverDay(moved);
        const { data } = await world().nobody.ask('postOnboarding', { body: { ...answers(), date } });
        const user = client(world().server.origin, data.token);
        const [page] = await changesSince(user, 0);
        expect(page?.goals.map((entry) => entry.date)).toEqual([date]);
        expect(page?.weights.map((entry) => [entry.date, entry.weight])).toEqual([[date, 65]]);
        expect(page?.plan?.startDate).toBe(date);
      },
    );

    test('a day that no clock of the world shows now is refused, and names nobody', async () => {
      for (const date of [serverDay(-3), serverDay(3), '1999-12-31', 'today']) {
        const { status, body } = await world().nobody.ask('postOnboarding', { body: { ...answers(), date } });
        expect([status, body.issues?.map(({ path }) => path)]).toEqual([400, ['date']]);
      }
    });

    test('a second questionnaire replaces the plan and never restarts the trial', async () => {
      const user = await world().newUser();
      const before = await user.ask('getPaymentInfo');
      const plan = await user.ask('getMealPlan');
      await user.ask('putWaterGoal', { body: { waterGoal: 3000 } });
      const body = answers({ goal: 'maintain-weight', targetWeight: undefined });
      const { status, data } = await user.ask('postOnboarding', { body });
      expect(status).toBe(201);
      expect(data.token).toBe(user.token);
      expect((await user.ask('getPaymentInfo')).data).toEqual(before.data);
      expect((await user.ask('getMealPlan')).data.planId).not.toBe(plan.data.planId);
      const { data: dashboard } = await user.ask('getDashboard');
      expect(dashboard.progress.goals.calories).toBe(1763);
      expect(dashboard.dietPlan.waterGoal).toBe(3000);
    });

    test('a guest without a plan is told to answer it, and keeps the diary and the trial when doing so', async () => {
      const guest = await world().newGuest();
      const meal = await log(guest, serverDay());
      const { status, body } = await guest.ask('getDashboard');
      expect([status, body.message]).toEqual([404, 'No active diet plan found. Please complete onboarding.']);
      expect((await guest.ask('getMealPlan')).status).toBe(404);
      const { trialStartedAt } = (await guest.ask('getPaymentInfo')).data;
      expect(trialStartedAt).not.toBeNull();
      await guest.ask('postOnboarding', { body: answers() });
      const { data } = await guest.ask('getDashboard');
      expect(data.mealHistory.meals.lunch.dishes[0]?.id).toBe(meal.id);
      expect((await guest.ask('getPaymentInfo')).data.trialStartedAt).toEqual(trialStartedAt);
    });

    test('the consent to health data is kept with its version and time; agreeing again to the same changes nothing', async () => {
      const { data } = await world().nobody.ask('postOnboarding', { body: { ...answers(), consent: { version: 1 } } });
      const user = client(world().server.origin, data.token);
      const { consent } = data.user;
      expect(consent).toEqual({ version: 1, givenAt: expect.any(String) as string });
      expect(Math.abs(Date.parse(consent?.givenAt ?? '') - Date.now())).toBeLessThan(60_000);
      for (const body of [answers(), { ...answers(), consent: { version: 1 } }])
        await user.ask('postOnboarding', { body });
      expect((await user.ask('getMe')).data.consent).toEqual(consent);
      const { data: later } = await user.ask('postOnboarding', { body: { ...answers(), consent: { version: 2 } } });
      expect(later.user.consent?.version).toBe(2);
      expect((await (await world().newUser()).ask('getMe')).data.consent).toBeNull();
      expect((await user.ask('postOnboarding', { body: { ...answers(), consent: { version: 'yes' } } })).status).toBe(
        400,
      );
    });

    test('who is under 18 has agreed only by the sentence that names the parent', async () => {
      const young = { ...answers(), userData: { ...answers().userData, age: 16 } };
      const { data } = await world().nobody.ask('postOnboarding', { body: { ...young, consent: { version: 1 } } });
      expect(data.user.consent).toBeNull();
      const { data: withParent } = await world().nobody.ask('postOnboarding', {
        body: { ...young, consent: { version: 2 } },
      });
      expect(withParent.user.consent?.version).toBe(2);
    });

    test('an invalid bearer is 401 and makes nobody', async () => {
      const { status } = await client(world().server.origin, 'stranger').ask('postOnboarding', { body: answers() });
      expect(status).toBe(401);
    });

    test('a visited step is counted without a user; an unknown one is refused', async () => {
      expect((await world().nobody.ask('logOnboardingStep', { body: { step: 'weight' } })).status).toBe(200);
      expect((await world().nobody.ask('logOnboardingStep', { body: { step: 'wine' } })).status).toBe(400);
    });
  });

  describe('lost answers of arriving', () => {
    test.each(['postOnboarding', 'postAnonymous'] as const)(
      '%s with the same key finds the same user with a fresh token',
      async (id) => {
        const asked = id === 'postOnboarding' ? { body: answers() } : {};
        const key = freshId();
        const [first, ...others] = await Promise.all([1, 2, 3].map(() => world().nobody.ask(id, asked, { key })));
        const again = await world().nobody.ask(id, asked, { key });
        const done = [first, ...others, again].filter((answer) => answer?.status === 201);
        expect(done.length).toBeGreaterThanOrEqual(2);
        expect(new Set(done.map((answer) => answer?.data.user.uid)).size).toBe(1);
        expect(new Set(done.map((answer) => answer?.data.token)).size).toBe(done.length);
      },
    );

    test('the same key with other answers is 422', async () => {
      const key = freshId();
      await world().nobody.ask('postOnboarding', { body: answers() }, { key });
      const { status, body } = await world().nobody.ask('postOnboarding', { body: answers({ age: 40 }) }, { key });
      expect([status, body.code]).toEqual([422, 'idempotency-mismatch']);
    });
  });

  describe('sessions', () => {
    test('a one-time token signs in once and shows the same diary', async () => {
      const { data } = await world().nobody.ask('postOnboarding', { body: answers() });
      const asked = { body: { customToken: data.customToken } };
      const all = await Promise.all([1, 2, 3, 4].map(() => world().nobody.ask('postExchange', asked)));
      const [won, ...more] = all.filter(({ status }) => status === 200);
      expect(more).toEqual([]);
      expect(all.filter(({ status }) => status === 401)).toHaveLength(3);
      expect(won?.data.user.uid).toBe(data.user.uid);
      const phone = client(world().server.origin, won?.data.token);
      expect((await phone.ask('getMe')).data).toEqual(data.user);
    });

    test('after signing out a token reads and writes nothing, the other device goes on', async () => {
      const { data } = await world().nobody.ask('postOnboarding', { body: answers() });
      const phone = client(world().server.origin, data.token);
      const { data: second } = await world().nobody.ask('postExchange', { body: { customToken: data.customToken } });
      await log(phone, serverDay());
      expect((await phone.ask('postLogout')).status).toBe(200);
      expect((await phone.ask('getMe')).status).toBe(401);
      expect((await phone.ask('postMeal', { body: { meal: dish(), date: serverDay() } })).status).toBe(401);
      const batch = [
        { key: freshId(), method: 'POST', path: '/dashboard/weight', body: { weight: 60, date: serverDay() } },
      ];
      expect((await phone.ask('postBatch', { body: { operations: batch } })).status).toBe(401);
      const tablet = client(world().server.origin, second.token);
      expect((await tablet.ask('getChanges')).data.days).toHaveLength(1);
      await log(tablet, serverDay());
    });
  });

  describe('the profile', () => {
    test('changes what is given; the newest weigh-in is the weight; goals stay', async () => {
      const user = await world().newUser();
      const before = await user.ask('getDashboard');
      const { data } = await user.ask('putProfile', {
        body: { displayName: ' ნინო ', gender: 'other', height: 170.5, weight: 63.44 },
      });
      expect(data.displayName).toBe('ნინო');
      expect(data.profile).toMatchObject({ gender: 'other', height: 170.5, age: 24, weight: 63.4 });
      await user.ask('postWeight', { body: { weight: 70, date: '2020-01-01' } });
      expect((await user.ask('getProfile')).data.profile.weight).toBe(63.4);
      await user.ask('postWeight', { body: { weight: 62, date: serverDay(1) } });
      expect((await user.ask('getMe')).data.profile.weight).toBe(62);
      await user.ask('deleteWeight', { params: { date: serverDay(1) } });
      expect((await user.ask('getMe')).data.profile.weight).toBe(63.4);
      expect((await user.ask('getDashboard')).data.progress.goals).toEqual(before.data.progress.goals);
    });

    test("a weight is the weigh-in of the device's day, of the server's when it names none", async () => {
      const user = await world().newUser();
      await user.ask('putProfile', { body: { weight: 64, date: serverDay(1) } });
      await user.ask('putProfile', { body: { weight: 66, date: serverDay(-40) } });
      await user.ask('putProfile', { body: { weight: 63.04 } });
      const weights = (await changesSince(user, 0))
        .flatMap((page) => page.weights)
        .map(({ date, weight }) => [date, weight]);
      expect(weights.toSorted()).toEqual([
        [serverDay(-40), 66],
        [serverDay(), 63],
        [serverDay(1), 64],
      ]);
      expect((await user.ask('getMe')).data.profile.weight).toBe(64);
      expect((await user.ask('putProfile', { body: { weight: 64, date: serverDay(3) } })).status).toBe(400);
    });

    test('refuses a phone number silently and a wrong e-mail loudly', async () => {
      const user = await world().newUser();
      const { data } = await user.ask('putProfile', { body: { phoneNumber: '555123456', email: 'nino@example.ge' } });
      expect([data.phoneNumber, data.email]).toEqual([null, 'nino@example.ge']);
      expect((await user.ask('putProfile', { body: { email: 'nino' } })).status).toBe(400);
      expect((await user.ask('putProfile', { body: { email: null } })).data.email).toBeNull();
    });
  });

  describe('leaving', () => {
    test('the export holds everything, in order, and nothing of others', async () => {
      const user = await world().newUser();
      const other = await world().newUser();
      await log(other, '2026-02-01');
      const first = await log(user, '2026-02-01', { title: 'საუზმე' });
      await user.ask('postWater', { body: { date: '2026-02-02', delta: 250, id: 'glass' } });
      await user.ask('postWeight', { body: { date: '2026-02-03', weight: 64 } });
      const { data } = await user.ask('getExport');
      expect([data.format, data.version]).toEqual(['lukma', 1]);
      expect(data.days.map(({ date }) => date)).toEqual(['2026-02-01', '2026-02-02', serverDay()]);
      expect(data.days[0]?.meals).toEqual([first]);
      expect(data.days[1]?.water).toEqual({ totalIntake: 250, rows: [{ id: 'glass', ml: 250 }] });
      expect(data.weights.map(({ date, weight }) => [date, weight])).toEqual([
        ['2026-02-03', 64],
        [serverDay(), 65],
      ]);
      expect(data.plan?.dietId).toBe('balanced');
      expect(data.days[0]?.goals.calories).toBe(1146);
    });

    test('deleting the account deletes everything at once, and only it', async () => {
      const key = freshId();
      const user = await newUserAt(world().server.origin, { key });
      const other = await world().newUser();
      await log(other, '2026-02-01');
      await log(user, '2026-02-01');
      const { data: me } = await user.ask('getMe');
      const writes = Promise.all(
        Array.from({ length: 10 }, () => user.ask('postMeal', { body: { meal: dish(), date: '2026-02-01' } })),
      );
      expect((await user.ask('deleteUser')).data).toEqual({ deleted: true });
      await writes;
      expect((await user.ask('getMe')).status).toBe(401);
      expect((await user.ask('postMeal', { body: { meal: dish(), date: '2026-02-01' } })).status).toBe(401);
      const { data: arrived } = await world().nobody.ask('postOnboarding', { body: answers() }, { key });
      expect(arrived.user.uid).not.toBe(me.uid);
      const again = client(world().server.origin, arrived.token);
      expect((await changesSince(again, 0)).flatMap(({ days }) => days)).toEqual([]);
      expect((await other.ask('getExport')).data.days[0]?.meals).toHaveLength(1);
    });
  });
});

onStore('PGlite', { env: { ONBOARDING_ENABLED: 'false' } }, (world) => {
  test('with onboarding switched off nobody new gets a plan, and the configuration says so', async () => {
    expect((await world().nobody.ask('getConfig')).data.onboardingEnabled).toBe(false);
    expect((await world().nobody.ask('postOnboarding', { body: answers() })).status).toBe(404);
    const guest = await world().newGuest();
    expect((await guest.ask('postOnboarding', { body: answers() })).status).toBe(201);
  });
});
