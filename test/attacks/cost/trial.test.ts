import { expect, test } from 'vitest';
import { client, type Client } from '#test/api/support/client.ts';
import { freshPhone, register, signIn } from '#test/api/support/outside/sms.ts';
import { answers, onEveryStore, onStore } from '#test/api/support/world.ts';

const trialOf = async (user: Client) => (await user.ask('getPaymentInfo')).data.trialStartedAt;

onEveryStore({}, (world) => {
  test('the trial starts with the account: by a number alone, without a questionnaire, and with one', async () => {
    const all = [await signIn(world(), freshPhone()), await world().newGuest(), await world().newUser()];
    for (const user of all)
      expect(Math.abs(((await trialOf(user))?.seconds ?? 0) - Date.now() / 1_000)).toBeLessThan(60);
  });

  test('register, bring an older diary along, delete, register again: the number has had its trial', async () => {
    const older = await world().newUser();
    const began = await trialOf(older);
    const phone = freshPhone();
    const account = await signIn(world(), phone);
    expect(await trialOf(account)).not.toEqual(began);
    await account.ask('postMerge', { body: { anonymousToken: older.token, keep: 'bring' } });
    expect(await trialOf(account)).toEqual(began);
    expect((await account.ask('deleteUser')).status).toBe(200);
    const again = await register(world(), await world().newUser(), phone);
    expect(await trialOf(again)).toEqual(began);
  });

  test('deleting the account and coming by the number alone, or by another diary, begins no second trial', async () => {
    const phone = freshPhone();
    const first = await signIn(world(), phone);
    const began = await trialOf(first);
    await first.ask('deleteUser');
    const guest = await world().newGuest();
    expect(await trialOf(await register(world(), guest, phone))).toEqual(began);
  });
});

onStore('PostgreSQL', { env: { LIMIT_TRIALS: '5', TRUST_PROXY: 'loopback' } }, (world) => {
  const arrive = async (address: string, id: 'postAnonymous' | 'postOnboarding' = 'postAnonymous') => {
    const asked = id === 'postOnboarding' ? { body: answers() } : {};
    const { data } = await world().nobody.ask(id, asked, { headers: { 'X-Forwarded-For': address } });
    return client(world().server.origin, data.token);
  };

  test('ten nameless users of one address get five trials; the others begin theirs with a number, and lose nothing of it', async () => {
    const users = [];
    for (let at = 0; at < 10; at += 1)
      users.push(await arrive('203.0.113.1', at % 2 === 0 ? 'postAnonymous' : 'postOnboarding'));
    const begun = await Promise.all(users.map(trialOf));
    expect(begun.filter((trial) => trial !== null)).toHaveLength(5);
    const late = users.at(-1) as Client;
    expect(await trialOf(late)).toBeNull();
    expect((await late.ask('putMacros', { body: { proteins: 1, carbs: 1, fats: 1 } })).status).toBe(403);
    expect(await trialOf(await register(world(), late, freshPhone()))).not.toBeNull();
    expect(await trialOf(await arrive('203.0.113.2'))).not.toBeNull();
  });

  test('neither a questionnaire afterwards nor the many networks of one IPv6 customer get around it', async () => {
    const users = [];
    for (let at = 0; at < 8; at += 1) users.push(await arrive(`2001:db8:5:${at.toString(16)}::1`));
    const late = users.at(-1) as Client;
    expect((await Promise.all(users.map(trialOf))).filter((trial) => trial !== null)).toHaveLength(5);
    await late.ask('postOnboarding', { body: answers() }, { headers: { 'X-Forwarded-For': '2001:db8:5:99::1' } });
    expect(await trialOf(late)).toBeNull();
    // The next day, or from elsewhere, it begins with the questionnaire.
    await late.ask('postOnboarding', { body: answers() }, { headers: { 'X-Forwarded-For': '198.51.100.3' } });
    expect(await trialOf(late)).not.toBeNull();
  });
});
