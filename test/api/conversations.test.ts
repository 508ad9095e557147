import { describe, expect, test } from 'vitest';
import type { Client } from './support/client.ts';
import { changesSince, dish, freshId, onEveryStore } from './support/world.ts';

const talk = (changes: Record<string, unknown> = {}) => ({
  id: freshId(),
  userMessage: 'რამდენი კალორია დამრჩა?',
  assistantResponse: 'დღეს კიდევ 420 კკალ გრჩება.',
  metadata: { conversationId: freshId(), source: 'coach' },
  ...changes,
});
const keep = async (user: Client, changes: Record<string, unknown> = {}) => (await user.ask('postConversation', { body: talk(changes) })).data;
const listed = async (user: Client, query: Record<string, string | number> = {}) =>
  (await user.ask('getConversations', { query })).data.map(({ userMessage }) => userMessage);

onEveryStore({}, (world) => {
  test('an exchange is kept as it was, with the time at which it came', async () => {
    const guest = await world().newGuest();
    const body = talk();
    const { data } = await guest.ask('postConversation', { body });
    expect(data).toMatchObject(body);
    expect(Math.abs(Date.parse(data.createdAt) - Date.now())).toBeLessThan(60_000);
    expect((await guest.ask('getConversations')).data).toEqual([data]);
  });

  test('exchanges come in their order, page by page from the newest back', async () => {
    const user = await world().newUser();
    const ids: string[] = [];
    for (const userMessage of ['1', '2', '3', '4', '5']) ids.push((await keep(user, { userMessage })).id);
    expect(await listed(user)).toEqual(['1', '2', '3', '4', '5']);
    expect(await listed(user, { limit: 2 })).toEqual(['4', '5']);
    expect(await listed(user, { limit: 2, before: ids[3] ?? '' })).toEqual(['2', '3']);
    expect(await listed(user, { limit: 2, before: ids[0] ?? '' })).toEqual([]);
    expect(await listed(user, { before: freshId() })).toEqual([]);
  });

  test('the same id again changes nothing, with another key or none', async () => {
    const user = await world().newUser();
    const first = await keep(user);
    const again = await user.ask('postConversation', { body: talk({ id: first.id, userMessage: 'სხვა' }) }, { key: freshId() });
    expect(again.data).toEqual(first);
    const key = freshId();
    const body = { ...talk(), id: undefined };
    const nameless = await user.ask('postConversation', { body }, { key });
    expect((await user.ask('postConversation', { body }, { key })).data).toEqual(nameless.data);
    expect(await listed(user)).toHaveLength(2);
  });

  test('an id of another user is free for oneself, and nobody reads what is not theirs', async () => {
    const [user, stranger] = [await world().newUser(), await world().newUser()];
    const { id } = await keep(user, { userMessage: 'ჩემი' });
    expect(await listed(stranger, { before: id })).toEqual([]);
    await keep(stranger, { id, userMessage: 'სხვისი' });
    expect([await listed(user), await listed(stranger)]).toEqual([['ჩემი'], ['სხვისი']]);
  });

  test('many go in one batch with everything else, and raise the revision, but are no part of the changes', async () => {
    const user = await world().newUser();
    const { rev: since = 0 } = (await changesSince(user, 0)).at(-1) ?? {};
    const operations = [
      { key: freshId(), method: 'POST', path: '/conversations', body: talk({ userMessage: 'ა' }) },
      { key: freshId(), method: 'POST', path: '/dashboard/meals', body: { meal: dish(), date: '2026-03-01' } },
      { key: freshId(), method: 'POST', path: '/dashboard/water', body: { date: '2026-03-01', delta: 250, id: freshId() } },
      { key: freshId(), method: 'POST', path: '/dashboard/weight', body: { date: '2026-03-01', weight: 64 } },
      { key: freshId(), method: 'POST', path: '/dashboard/diet', body: { dietId: 'fasting' } },
      { key: freshId(), method: 'PUT', path: '/user/profile', body: { age: 30 } },
      { key: freshId(), method: 'POST', path: '/conversations', body: talk({ userMessage: 'ბ' }) },
      { key: freshId(), method: 'POST', path: '/conversations', body: talk({ userMessage: ' ' }) },
    ];
    const { data } = await user.ask('postBatch', { body: { operations } });
    expect(data.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 400]);
    expect(await listed(user)).toEqual(['ა', 'ბ']);
    const page = (await changesSince(user, since)).at(-1);
    expect(page?.rev).toBe(since + 7);
    expect(JSON.stringify(page)).not.toContain('assistantResponse');
    await keep(user);
    expect((await changesSince(user, since + 7)).at(-1)).toMatchObject({ rev: since + 8, days: [], plan: null, profile: null });
  });

  test('are in the export, and go with the account', async () => {
    const user = await world().newUser();
    const kept = [await keep(user), await keep(user)];
    expect((await user.ask('getExport')).data.conversations).toEqual(kept);
    expect((await user.ask('deleteUser')).status).toBe(200);
    expect((await user.ask('getConversations')).status).toBe(401);
  });

  describe('what is no exchange is refused', () => {
    test.each([
      { userMessage: '' },
      { userMessage: 'ა'.repeat(4_001) },
      { assistantResponse: 'ა'.repeat(12_001) },
      { assistantResponse: undefined },
      { id: 'no-uuid' },
      { metadata: { conversationId: 'no-uuid', source: 'coach' } },
      { metadata: { conversationId: '018f3d6e-0000-7000-8000-000000000000', source: 'friend' } },
    ])('%#', async (changes) => {
      const user = await world().newUser();
      expect((await user.ask('postConversation', { body: talk(changes) })).status).toBe(400);
    });

    test('nor a page of none, of too many or before no id', async () => {
      const user = await world().newUser();
      for (const query of [{ limit: 0 }, { limit: 51 }, { before: 'x' }]) expect((await user.ask('getConversations', { query })).status).toBe(400);
    });
  });

  test('the longest exchange fits', async () => {
    const user = await world().newUser();
    const kept = await keep(user, { userMessage: 'ა'.repeat(4_000), assistantResponse: 'ა'.repeat(12_000) });
    expect(kept.assistantResponse).toHaveLength(12_000);
  });
});
