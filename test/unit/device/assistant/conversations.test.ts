import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { deleteConversation, keepExchange, restoreConversation } from '#device/diary/commands/conversations.ts';
import { applyPage } from '#sync/pull/apply-page.ts';
import { discard } from '#sync/push/discard.ts';
import type { Exchange } from '#sync/records.ts';
import { RULES } from '#sync/rules.ts';
import { openFreshDiary, settleAll, waitingIn } from '../open-test-diary.ts';

const [TALK, OTHER] = ['01936f3e-0000-7000-8000-00000000aaaa', '01936f3e-0000-7000-8000-00000000bbbb'];
const said = (last: number, talkId: string | undefined = TALK): Exchange => ({
  id: `01936f3e-0000-7000-8000-00000000000${last}`,
  userMessage: `q ${last}`,
  assistantResponse: 'a',
  metadata: { conversationId: talkId ?? '', source: 'coach' },
});
const EMPTY_PAGE = {
  generation: 'g',
  rev: 9,
  hasMore: false,
  days: [],
  weights: [],
  favourites: [],
  goals: [],
  things: [],
  plan: null,
  profile: null,
};

test('what of a deleted conversation never left the device never will, and its undo brings it back', async () => {
  const diary = openFreshDiary();
  await keepExchange(said(1));
  await keepExchange(said(2, OTHER));

  const gone = await deleteConversation(TALK ?? '');
  expect(gone).toMatchObject([{ id: said(1).id }]);
  expect((await diary.db.talks.toArray()).map(({ id }) => id)).toEqual([said(2).id]);
  expect((await waitingIn(diary)).map(({ change }) => change.kind)).toEqual(['talk.keep', 'talk.delete']);

  await restoreConversation(gone);
  expect(await diary.db.talkTombs.count()).toBe(0);
  expect((await waitingIn(diary)).map(({ change }) => change)).toMatchObject([
    { kind: 'talk.keep', exchange: said(2, OTHER) },
    { kind: 'talk.keep', exchange: said(1), restore: true },
  ]);
  expect(await diary.db.talks.count()).toBe(2);
});

test('the undo of a deletion that was sent is sent after it; who goes on with a deleted conversation brings it back', async () => {
  const diary = openFreshDiary();
  await keepExchange(said(1));
  await settleAll(diary);
  const gone = await deleteConversation(TALK ?? '');
  await settleAll(diary);
  await restoreConversation(gone);
  expect((await waitingIn(diary)).map(({ change, state }) => [change.kind, state])).toEqual([
    ['talk.keep', 'acked'],
    ['talk.delete', 'acked'],
    ['talk.keep', 'queued'],
  ]);

  await deleteConversation(TALK ?? '');
  await settleAll(diary);
  await keepExchange(said(3));
  expect((await waitingIn(diary)).at(-1)?.change).toMatchObject({ kind: 'talk.keep', restore: true });
  expect(await diary.db.talkTombs.count()).toBe(0);
});

test('a talk that was deleted elsewhere goes here too, and comes back only by a newer word', async () => {
  const diary = openFreshDiary();
  await keepExchange(said(1));
  await keepExchange(said(2, OTHER));
  await settleAll(diary);
  const pull = (rev: number, deleted: boolean) =>
    diary.store.write(async (tx) =>
      tx.memory.put(
        await applyPage(tx, RULES, await tx.memory.get(), {
          ...EMPTY_PAGE,
          rev,
          talks: [{ conversationId: TALK ?? '', deleted, rev }],
        }),
      ),
    );

  await pull(7, true);
  expect((await diary.db.talks.toArray()).map(({ id }) => id)).toEqual([said(2).id]);
  expect(await diary.db.talkTombs.toArray()).toEqual([{ talkId: TALK, rev: 7 }]);
  await pull(6, false);
  expect(await diary.db.talkTombs.count()).toBe(1);
  await pull(8, false);
  expect(await diary.db.talkTombs.count()).toBe(0);
});

test('a deletion that is given up in the outbox leaves no tombstone', async () => {
  const diary = openFreshDiary();
  await deleteConversation(TALK ?? '');
  const [waiting] = await waitingIn(diary);
  await diary.store.write((tx) => discard(tx, waiting?.seq ?? 0));
  expect([await diary.db.talkTombs.count(), await waitingIn(diary)]).toEqual([0, []]);
});
