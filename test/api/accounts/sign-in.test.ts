import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ApprovalPending } from '#contract/account/pairing.ts';
import { client, type Client } from '../support/client.ts';
import { codeFor, freshPhone, messagesTo, register, signIn } from '../support/outside/sms.ts';
import {
  answers,
  changesSince,
  dish,
  dishesOn,
  freshId,
  log,
  onEveryStore,
  serverDay,
  type World,
} from '../support/world.ts';

const DAY = '2026-03-01';
const PASSWORD = 'ხინკალი-7-ცალი';

onEveryStore({}, (world) => {
  describe('a number is proven', () => {
    test('by an anonymous user, who becomes a registered one and keeps the diary', async () => {
      const phone = freshPhone();
      const user = await world().newUser();
      const meal = await log(user, DAY);
      const { uid } = (await user.ask('getMe')).data;
      expect((await world().nobody.ask('authCheck', { body: { phoneNumber: phone } })).data).toEqual({ exists: false });
      const { code } = await codeFor(world(), user, `+995 ${phone}`.replace('+995 ', ''));
      const { data } = await user.ask('smsVerify', { body: { verificationId: `+995${phone}`, code, uid } });
      expect(data).toMatchObject({ shouldAskPassword: true, user: { uid, phoneNumber: phone, isAnonymous: false } });
      const registered = client(world().server.origin, data.token);
      expect((await dishesOn(registered, DAY)).map(({ id }) => id)).toEqual([meal.id]);
      expect((await world().nobody.ask('authCheck', { body: { phoneNumber: phone } })).data).toEqual({ exists: true });
    });

    test('without a bearer, which signs in to the account that has it', async () => {
      const phone = freshPhone();
      const first = await register(world(), await world().newUser(), phone);
      const meal = await log(first, DAY);
      const second = await signIn(world(), phone);
      expect((await dishesOn(second, DAY)).map(({ id }) => id)).toEqual([meal.id]);
    });

    test('without a bearer and without an account, which makes a registered user without a plan', async () => {
      const user = await signIn(world(), freshPhone());
      expect((await user.ask('getMe')).data).toMatchObject({ isAnonymous: false });
      expect((await user.ask('getMealPlan')).status).toBe(404);
    });

    test('that another account has: nothing changes, and the same code signs in to that account', async () => {
      const phone = freshPhone();
      const owner = await register(world(), await world().newUser(), phone);
      const user = await world().newUser();
      const asked = await codeFor(world(), user, phone);
      const refused = await user.ask('smsVerify', { body: asked });
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'phone-registered',
        'ეს ნომერი უკვე რეგისტრირებულია სისტემაში',
      ]);
      expect((await user.ask('getMe')).data.isAnonymous).toBe(true);
      const { data } = await world().nobody.ask('smsVerify', { body: asked });
      expect(data.user.uid).toBe((await owner.ask('getMe')).data.uid);
    });

    test('and a lost answer is found by its key, with a fresh token', async () => {
      const asked = { body: await codeFor(world(), world().nobody, freshPhone()) };
      const key = freshId();
      const first = await world().nobody.ask('smsVerify', asked, { key });
      const again = await world().nobody.ask('smsVerify', asked, { key });
      expect(again.data.user).toEqual(first.data.user);
      expect(again.data.token).not.toBe(first.data.token);
    });

    test('the token of before goes on for a moment, so that a lost answer signs nobody out', async () => {
      const user = await world().newUser();
      const registered = await register(world(), user, freshPhone());
      expect((await user.ask('getMe')).status).toBe(200);
      expect((await registered.ask('getSessions')).data).toHaveLength(1);
    });

    test('the trial of a number is one, whatever accounts it had', async () => {
      const phone = freshPhone();
      const first = await register(world(), await world().newUser(), phone);
      const { trialStartedAt } = (await first.ask('getPaymentInfo')).data;
      await first.ask('postConfirm', { body: await anotherCode(world(), phone) });
      expect((await first.ask('deleteUser')).status).toBe(200);
      const second = await signIn(world(), phone);
      expect((await second.ask('getPaymentInfo')).data.trialStartedAt).toEqual(trialStartedAt);
      await second.ask('postOnboarding', { body: answers() });
      expect((await second.ask('getPaymentInfo')).data.trialStartedAt).toEqual(trialStartedAt);
    });
  });

  describe('codes', () => {
    test('go to Georgian mobile numbers only, in one message', async () => {
      const phone = freshPhone();
      await codeFor(world(), world().nobody, phone);
      expect((await messagesTo(world(), phone)).every((text) => text.length <= 70)).toBe(true);
      expect((await world().nobody.ask('smsSend', { body: { phoneNumber: '322123456' } })).status).toBe(400);
      expect((await world().nobody.ask('smsSend', { body: { phoneNumber: '55512345' } })).status).toBe(400);
    });

    test('say what they are for: to register, to sign in, to confirm, to change the number', async () => {
      const phone = freshPhone();
      const words = async (asker: Client, number: string) => {
        await codeFor(world(), asker, number);
        return /(\S+(?: \S+)?) კოდია/
          .exec((await messagesTo(world(), number)).at(-1) ?? '')?.[1]
          ?.replace('ლუკმა: ', '');
      };
      expect(await words(world().nobody, freshPhone())).toBe('რეგისტრაციის');
      expect(await words(await world().newUser(), freshPhone())).toBe('რეგისტრაციის');
      const person = await register(world(), await world().newUser(), phone);
      expect(await words(person, freshPhone())).toBe('ნომრის შეცვლის');
      expect(await words(await world().newUser(), phone)).toBe('შესვლის');
      expect(await words(world().nobody, phone)).toBe('შესვლის');
      const other = freshPhone();
      const another = await signIn(world(), other);
      expect(await words(another, other)).toBe('დადასტურების');
    });

    test('one a minute for a number and requester; another requester still gets one', async () => {
      const phone = freshPhone();
      const user = await world().newUser();
      const all = await Promise.all([1, 2, 3].map(() => user.ask('smsSend', { body: { phoneNumber: phone } })));
      expect(all.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
      expect(Number(all.find(({ status }) => status === 429)?.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await world().nobody.ask('smsSend', { body: { phoneNumber: phone } })).status).toBe(200);
    });
  });

  describe('passwords', () => {
    test('sign in by number and by e-mail, in whatever case it was typed', async () => {
      const phone = freshPhone();
      const user = await register(world(), await world().newUser(), phone);
      const email = `Nino${phone}@example.ge`;
      await user.ask('putProfile', { body: { email } });
      const { data } = await user.ask('smsSetPassword', { body: { phoneNumber: phone, password: PASSWORD } });
      expect(data.user.wasAskedPassword).toBe(true);
      for (const name of [phone, `+995 ${phone}`, email.toLowerCase()]) {
        const answer = await world().nobody.ask('loginEmail', { body: { email: name, password: PASSWORD } });
        expect(answer.data.user.uid).toBe(data.user.uid);
      }
      const wrong = await world().nobody.ask('loginEmail', { body: { email, password: `${PASSWORD} ` } });
      const nobody = await world().nobody.ask('loginEmail', {
        body: { email: 'nobody@example.ge', password: PASSWORD },
      });
      expect([wrong.status, wrong.body.message]).toEqual([nobody.status, nobody.body.message]);
    });

    test('may be skipped, and are not asked for again', async () => {
      const phone = freshPhone();
      const user = await register(world(), await world().newUser(), phone);
      const { uid } = (await user.ask('getMe')).data;
      const cursor = (await changesSince(user, 0)).at(-1)?.rev ?? 0;
      expect((await user.ask('smsSkipPassword', { body: { uid } })).data.wasAskedPassword).toBe(true);
      expect((await changesSince(user, cursor)).at(-1)?.profile).toMatchObject({ wasAskedPassword: true });
      const { data } = await world().nobody.ask('smsVerify', { body: await codeFor(world(), world().nobody, phone) });
      expect(data.shouldAskPassword).toBe(false);
    });
  });

  describe('sessions', () => {
    test('are listed by device, and all others end at once', async () => {
      const phone = freshPhone();
      const first = await register(world(), await world().newUser(), phone);
      const second = await signIn(world(), phone);
      const listed = (await first.ask('getSessions', {}, { headers: { 'User-Agent': 'x' } })).data;
      expect(listed.map(({ current }) => current).toSorted()).toEqual([false, true]);
      expect(listed.every(({ createdAt, lastSeenAt }) => lastSeenAt >= createdAt)).toBe(true);
      expect((await first.ask('deleteSession', { params: { id: 'others' } })).data).toEqual({
        ended: expect.any(Number) as number,
      });
      expect((await second.ask('getMe')).status).toBe(401);
      expect((await second.ask('postMeal', { body: { meal: dish(), date: DAY } })).status).toBe(401);
      expect((await first.ask('getMe')).status).toBe(200);
    });

    test('another device is paired by eight symbols, however they are typed, once it is approved, and once only', async () => {
      const user = await world().newUser();
      const { data } = await user.ask('postPair');
      expect(data.code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
      const id = { params: { id: data.id } };
      expect((await user.ask('getPairing', id)).data).toEqual({ state: 'open', device: null });
      const typed = ` ${data.code.slice(0, 4).toLowerCase()}-${data.code.slice(4)} `;
      const claimed = await world().nobody.ask(
        'postExchange',
        { body: { customToken: typed } },
        { headers: { 'User-Agent': 'Firefox Android' } },
      );
      expect([claimed.status, claimed.body.code]).toEqual([409, 'approval-pending']);
      const { claim, device } = v.parse(ApprovalPending, claimed.data);
      expect((await world().nobody.ask('postExchange', { body: { customToken: claim } })).body.code).toBe(
        'approval-pending',
      );
      expect((await user.ask('getPairing', id)).data).toEqual({ state: 'claimed', device });
      expect((await user.ask('answerPairing', { ...id, body: { approve: true } })).data.state).toBe('approved');
      const paired = await world().nobody.ask('postExchange', { body: { customToken: claim } });
      expect(paired.data.user.uid).toBe((await user.ask('getMe')).data.uid);
      for (const customToken of [claim, data.code, data.customToken]) {
        expect((await world().nobody.ask('postExchange', { body: { customToken } })).status).toBe(401);
      }
    });
  });

  describe('an anonymous diary and an account', () => {
    test('become one: nothing is doubled, nothing lost, the account wins, the other token says where the diary went', async () => {
      const account = await register(world(), await world().newUser(), freshPhone());
      const anonymous = await world().newUser();
      const own = await log(account, DAY, { title: 'ხინკალი' });
      await account.ask('postWeight', { body: { weight: 80, date: DAY } });
      const brought = await log(anonymous, DAY, { title: 'მწვადი' });
      const elsewhere = await log(anonymous, '2026-02-01');
      await anonymous.ask('postWater', { body: { date: DAY, delta: 250, id: 'glass' } });
      await anonymous.ask('postWeight', { body: { weight: 60, date: DAY } });
      await anonymous.ask('postWeight', { body: { weight: 61, date: '2026-02-01' } });
      await anonymous.ask('putCalories', { body: { calories: 3000 } });
      const cursor = (await changesSince(account, 0)).at(-1)?.rev ?? 0;
      const { data } = await account.ask('postMerge', { body: { anonymousToken: anonymous.token, keep: 'bring' } });
      expect(data.entries).toBe(6);
      expect((await dishesOn(account, DAY)).map(({ id }) => id).toSorted()).toEqual([own.id, brought.id].toSorted());
      const { data: whole } = await account.ask('getExport');
      expect(whole.weights.filter(({ date }) => date < serverDay()).map(({ date, weight }) => [date, weight])).toEqual([
        ['2026-02-01', 61],
        [DAY, 80],
      ]);
      expect(whole.days.find(({ date }) => date === DAY)?.water.totalIntake).toBe(250);
      expect(whole.days.at(-1)?.goals.calories).toBe(1146);
      const changed = await changesSince(account, cursor, 1);
      expect(changed.flatMap(({ days }) => days.map(({ date }) => date)).toSorted()).toEqual(
        expect.arrayContaining(['2026-02-01', DAY]) as string[],
      );
      expect(
        changed
          .flatMap(({ days }) => days)
          .flatMap(({ mealHistory }) =>
            Object.values(mealHistory.meals).flatMap(({ dishes }) => dishes.map(({ id }) => id)),
          ),
      ).toContain(elsewhere.id);
      for (const answer of [
        await anonymous.ask('getMe'),
        await anonymous.ask('postMeal', { body: { meal: dish(), date: DAY } }),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([401, 'merged']);
      }
      const again = await account.ask('postMerge', { body: { anonymousToken: anonymous.token, keep: 'bring' } });
      expect([again.status, again.data.entries]).toEqual([200, 0]);
    });

    test('what the anonymous device still sends afterwards under the account happens once', async () => {
      const account = await register(world(), await world().newUser(), freshPhone());
      const anonymous = await world().newUser();
      const [key, meal] = [freshId(), dish()];
      // The anonymous user's revisions are ahead of the account's: a device that heard of one of them would wait for it for ever.
      for (let dish = 0; dish < 8; dish += 1) await log(anonymous, '2026-02-01');
      await anonymous.ask('postMeal', { body: { meal, date: DAY } }, { key });
      await anonymous.ask('postWater', { body: { date: DAY, delta: 250 } }, { key: `${key}w`.slice(-36) });
      await account.ask('postMerge', { body: { anonymousToken: anonymous.token, keep: 'bring' } });
      const replay = await account.ask('postMeal', { body: { meal, date: DAY } }, { key });
      expect(replay.data.rev).toBeLessThanOrEqual((await changesSince(account, 0)).at(-1)?.rev ?? 0);
      await account.ask('postWater', { body: { date: DAY, delta: 250 } }, { key: `${key}w`.slice(-36) });
      const { data } = await account.ask('getDashboard', { query: { date: DAY } });
      expect([data.mealHistory.meals.lunch.dishes.length, data.waterIntake.totalIntake]).toEqual([1, 250]);
    });

    test('stay apart when the person wants that', async () => {
      const account = await register(world(), await world().newUser(), freshPhone());
      const anonymous = await world().newUser();
      await log(anonymous, DAY);
      await account.ask('postMerge', { body: { anonymousToken: anonymous.token, keep: 'leave' } });
      expect([(await dishesOn(account, DAY)).length, (await dishesOn(anonymous, DAY)).length]).toEqual([0, 1]);
    });

    test('an account without a plan takes over plan, goals and profile', async () => {
      const account = await signIn(world(), freshPhone());
      const anonymous = await world().newUser();
      const { planId } = (await anonymous.ask('getMealPlan')).data;
      await account.ask('postMerge', { body: { anonymousToken: anonymous.token, keep: 'bring' } });
      expect((await account.ask('getMealPlan')).data.planId).toBe(planId);
      expect((await account.ask('getDashboard')).data.progress.goals.calories).toBe(1146);
      expect((await account.ask('getMe')).data.profile.height).toBe(176);
      expect((await account.ask('getPaymentInfo')).data.trialStartedAt).not.toBeNull();
    });
  });
});

/** A code for a number, for a requester who has not asked a moment ago. */
async function anotherCode(world: World, phone: string): Promise<{ verificationId: string; code: string }> {
  return codeFor(world, await world.newGuest(), phone);
}
