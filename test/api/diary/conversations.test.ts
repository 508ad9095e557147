import { describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { freshPhone, register } from '../support/outside/sms.ts';
import { changesSince, dish, freshId, onEveryStore } from '../support/world.ts';

const talk = (changes: Record<string, unknown> = {}) => ({
  id: freshId(),
  userMessage: 'რამდენი კალორია დამრჩა?',
  assistantResponse: 'დღეს კიდევ 420 კკალ გრჩება.',
  metadata: { conversationId: freshId(), source: 'coach' },
  ...changes,
});
const keep = async (user: Client, changes: Record<string, unknown> = {}) => {
  const { data } = await user.ask('postConversation', { body: talk(changes) });
  if ('deleted' in data) throw new Error('The talk was deleted');
  return data;
};
const listed = async (user: Client, query: Record<string, string | number> = {}) =>
  (await user.ask('getConversations', { query })).data.map(({ userMessage }) => userMessage);

onEveryStore({}, (world) => {
  test('an exchange is kept as it was, with the time at which it came', async () => {
    const guest = await world().newGuest();
    const body = talk();
    const data = await keep(guest, body);
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
    const again = await user.ask(
      'postConversation',
      { body: talk({ id: first.id, userMessage: 'სხვა' }) },
      { key: freshId() },
    );
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
      {
        key: freshId(),
        method: 'POST',
        path: '/dashboard/water',
        body: { date: '2026-03-01', delta: 250, id: freshId() },
      },
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
    expect((await changesSince(user, since + 7)).at(-1)).toMatchObject({
      rev: since + 8,
      days: [],
      plan: null,
      profile: null,
    });
  });

  test('are in the export, and go with the account', async () => {
    const user = await world().newUser();
    const kept = [await keep(user), await keep(user)];
    expect((await user.ask('getExport')).data.conversations).toEqual(kept);
    expect((await user.ask('deleteUser')).status).toBe(200);
    expect((await user.ask('getConversations')).status).toBe(401);
  });

  test('whatever a client notes comes back as it was, in a conversation of its own when it names none', async () => {
    const user = await world().newUser();
    const noted = { source: 'web', model: { name: 'm-1', tokens: [1, 2] }, rating: null, conversationId: 'chat 7' };
    expect((await keep(user, { metadata: noted })).metadata).toEqual(noted);
    const talks = [];
    for (const metadata of [undefined, {}, { source: 'web' }, { conversationId: 7 }, { conversationId: ' ' }]) {
      const kept = await keep(user, { metadata, id: undefined });
      expect(kept.metadata).toEqual({ ...metadata, conversationId: expect.stringMatching(/^[\da-f-]{36}$/) as string });
      talks.push(kept.metadata.conversationId);
    }
    expect(new Set(talks).size).toBe(5);
    const told = (await user.ask('getConversations')).data.map(({ metadata }) => metadata.conversationId);
    expect(told).toEqual(['chat 7', ...talks]);
    expect((await user.ask('getExport')).data.conversations[0]?.metadata).toEqual(noted);
  });

  describe('a deleted talk', () => {
    const inConversation = (conversationId: string, more: Record<string, unknown> = {}) => ({
      metadata: { conversationId, source: 'coach' },
      ...more,
    });

    test('goes with all that was said in it, here and in the export, and only it', async () => {
      const [user, stranger] = [await world().newUser(), await world().newUser()];
      const talkId = freshId();
      for (const userMessage of ['1', '2']) await keep(user, inConversation(talkId, { userMessage }));
      await keep(user, { userMessage: 'სხვა' });
      await keep(stranger, inConversation(talkId, { userMessage: 'სხვისი' }));
      const { rev: since = 0 } = (await changesSince(user, 0)).at(-1) ?? {};
      const { status, data } = await user.ask('deleteConversation', { params: { conversationId: talkId } });
      expect([status, data]).toEqual([200, { conversationId: talkId, deleted: true, rev: since + 1 }]);
      expect([await listed(user), await listed(stranger)]).toEqual([['სხვა'], ['სხვისი']]);
      expect((await user.ask('getExport')).data.conversations.map(({ userMessage }) => userMessage)).toEqual(['სხვა']);
      expect((await changesSince(user, since)).flatMap(({ talks }) => talks)).toEqual([data]);
    });

    test('does not come back by what comes late, only by its undo', async () => {
      const user = await world().newUser();
      const talkId = freshId();
      const first = talk(inConversation(talkId));
      await user.ask('postConversation', { body: first }, { key: freshId() });
      const {
        data: { rev },
      } = await user.ask('deleteConversation', { params: { conversationId: talkId } });
      expect((await user.ask('postConversation', { body: first })).data).toEqual({ deleted: true, id: first.id, rev });
      const late = talk(inConversation(talkId));
      expect((await user.ask('postConversation', { body: late })).data).toEqual({ deleted: true, id: late.id, rev });
      expect(await listed(user)).toEqual([]);
      const back = await user.ask('postConversation', { body: { ...first, restore: true } });
      expect(back.data).toMatchObject({ id: first.id, userMessage: first.userMessage, metadata: first.metadata });
      await keep(user, inConversation(talkId, { userMessage: 'შემდეგი' }));
      expect(await listed(user)).toEqual([first.userMessage, 'შემდეგი']);
      expect((await changesSince(user, rev)).flatMap(({ talks }) => talks)).toMatchObject([
        { conversationId: talkId, deleted: false },
      ]);
    });

    test('may be one that the server never saw; again, by key or in a batch, it is the same', async () => {
      const user = await world().newUser();
      const [talkId, key] = [freshId(), freshId()];
      const deletion = () => user.ask('deleteConversation', { params: { conversationId: talkId } }, { key });
      const first = await deletion();
      expect((await deletion()).data).toEqual(first.data);
      const body = { ...talk(inConversation(talkId)), restore: true };
      const operations = [
        { key: freshId(), method: 'POST', path: '/conversations', body },
        { key: freshId(), method: 'DELETE', path: `/conversations/${talkId}` },
        { key: freshId(), method: 'POST', path: '/conversations', body: talk(inConversation(talkId)) },
      ];
      const { data } = await user.ask('postBatch', { body: { operations } });
      expect(data.map(({ status, body: answer }) => [status, answer.data])).toMatchObject([
        [200, { id: body.id }],
        [200, { deleted: true }],
        [200, { deleted: true }],
      ]);
      expect(await listed(user)).toEqual([]);
    });

    test('that is deleted again after a restore yields to its undo, and a late undo to the deletion', async () => {
      const user = await world().newUser();
      const talkId = freshId();
      const {
        data: { rev },
      } = await user.ask('deleteConversation', { params: { conversationId: talkId } });
      const said = talk(inConversation(talkId));
      expect(
        (await user.ask('postConversation', { body: { ...said, restore: true, asOf: rev - 1 } })).data,
      ).toMatchObject({ deleted: true });
      await user.ask('postConversation', { body: { ...said, restore: true } });
      const late = await user.ask('deleteConversation', { params: { conversationId: talkId }, query: { asOf: rev } });
      expect(late.data).toMatchObject({ deleted: false });
      expect(await listed(user)).toEqual([said.userMessage]);
    });

    test('and was brought back before a restored server hears of the deletion again stays', async () => {
      const user = await world().newUser();
      const talkId = freshId();
      const said = talk(inConversation(talkId));
      const { data } = await user.ask('postConversation', { body: { ...said, restore: true } });
      const late = { params: { conversationId: talkId }, query: { asOf: Number(data['rev']) - 1 } };
      expect((await user.ask('deleteConversation', late)).data).toMatchObject({ deleted: false });
      expect(await listed(user)).toEqual([said.userMessage]);
    });

    test('comes along into an account as deleted', async () => {
      const guest = await world().newGuest();
      const account = await register(world(), await world().newUser(), freshPhone());
      const talkId = freshId();
      await keep(guest, inConversation(talkId));
      await guest.ask('deleteConversation', { params: { conversationId: talkId } });
      await account.ask('postMerge', { body: { anonymousToken: guest.token, keep: 'bring' } });
      expect((await changesSince(account, 0)).flatMap(({ talks }) => talks)).toMatchObject([
        { conversationId: talkId, deleted: true },
      ]);
      expect((await account.ask('postConversation', { body: talk(inConversation(talkId)) })).data).toMatchObject({
        deleted: true,
      });
    });
  });

  describe('what is no exchange is refused', () => {
    test.each([
      { userMessage: '' },
      { userMessage: 'ა'.repeat(4_001) },
      { assistantResponse: 'ა'.repeat(12_001) },
      { assistantResponse: undefined },
      { id: 'no-uuid' },
      { metadata: 'coach' },
      { metadata: { notes: 'ა'.repeat(4_096) } },
      { metadata: { deep: [[[[[[[[1]]]]]]]] } },
      { metadata: { half: '\ud800' } },
      { metadata: { 'nul\0': 1 } },
    ])('%#', async (changes) => {
      const user = await world().newUser();
      expect((await user.ask('postConversation', { body: talk(changes) })).status).toBe(400);
    });

    test('nor a page of none, of too many or before no id', async () => {
      const user = await world().newUser();
      for (const query of [{ limit: 0 }, { limit: 51 }, { before: 'x' }])
        expect((await user.ask('getConversations', { query })).status).toBe(400);
    });
  });

  test('the longest exchange fits', async () => {
    const user = await world().newUser();
    const kept = await keep(user, { userMessage: 'ა'.repeat(4_000), assistantResponse: 'ა'.repeat(12_000) });
    expect(kept.assistantResponse).toHaveLength(12_000);
  });
});
