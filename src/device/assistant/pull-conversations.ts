import { getConversations, MAX_CONVERSATIONS, type Conversation } from '#contract/assistant/conversations.ts';
import { exchangesIn } from '#sync/entities/conversation.ts';
import { exchangeRowOf } from '../diary/commands/conversations.ts';
import { writeDiary } from '../diary/commands/write-diary.ts';
import { exchangeOf } from './exchange-of.ts';
import { currentDiary, theDiary } from '../diary/diary.ts';
import type { ExchangeRow } from '../diary/schema.ts';
import { signedCall } from '../api/signed-call.ts';

/**
 * Brings the newest exchanges that other devices had with the assistant. What the server should have among them and has not,
 * because it was restored from a backup, is sent once more: the same id changes nothing. Rejects with a RemoteError.
 */
export async function refreshConversations(): Promise<void> {
  const diary = theDiary();
  const told = await signedCall(getConversations, {});
  if (currentDiary() !== diary) return;
  await writeDiary(async (tx, record) => {
    const held = await tx.talks.all();
    const waiting = exchangesIn(await tx.outbox.byLane('chat'));
    const known = new Set(held.map(({ id }) => id));
    const buried = new Map(
      (await tx.talkTombs.all()).map(({ talkId, rev }) => [talkId, rev ?? Number.POSITIVE_INFINITY]),
    );
    const stands = ({ metadata, rev }: Conversation) => rev > (buried.get(metadata.conversationId) ?? 0);
    const fresh = told.filter((one) => !known.has(one.id) && stands(one)).map(rowOf);
    if (fresh.length > 0) await tx.talks.putMany(fresh);
    const owed = missingAmong(told, held).filter(({ id }) => !waiting.has(id));
    if (owed.length > 0)
      await record(...owed.map(({ talkId: _, at: _at, ...exchange }) => ({ kind: 'talk.keep' as const, exchange })));
  });
}

const rowOf = ({ createdAt, rev: _, ...told }: Conversation): ExchangeRow =>
  exchangeRowOf(exchangeOf(told), Date.parse(createdAt));

/** What is held and was not told, as far back as was told: everything, when that was less than one answer holds. */
function missingAmong(told: readonly Conversation[], held: readonly ExchangeRow[]): ExchangeRow[] {
  const ids = new Set(told.map(({ id }) => id));
  const [oldest] = told;
  const since = told.length < MAX_CONVERSATIONS || !oldest ? Number.NEGATIVE_INFINITY : Date.parse(oldest.createdAt);
  return held.filter(({ id, at }) => !ids.has(id) && at > since).toSorted((one, other) => one.at - other.at);
}
