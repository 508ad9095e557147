import type { Exchange } from '#sync/records.ts';
import { systemClock } from '#device/platform/system-clock.ts';
import { systemRandom } from '#device/platform/system-random.ts';
import type { ExchangeRow } from '../schema.ts';
import { writeDiary } from './write-diary.ts';

/** A fresh id: of a conversation, or of an exchange in one. */
export const newConversationId = (): string => systemRandom.uuid();

/** An exchange as the device keeps it. */
export const exchangeRowOf = (exchange: Exchange, at: number): ExchangeRow => ({
  ...exchange,
  talkId: exchange.metadata.conversationId,
  at,
});

/** Keeps an exchange with the assistant, here and on the server. Who goes on with a deleted conversation begins it anew. Rejects with a StorageError. */
export async function keepExchange(exchange: Exchange): Promise<void> {
  await writeDiary(async (tx, record) => {
    await tx.talks.putMany([exchangeRowOf(exchange, systemClock.now())]);
    await record({ kind: 'talk.keep', exchange });
  });
}

/** Deletes a conversation with all that was said in it, here and on the server; returns what went, for {@link restoreConversation}. Rejects with a StorageError. */
export async function deleteConversation(talkId: string): Promise<ExchangeRow[]> {
  return writeDiary(async (tx, record) => {
    const rows = await tx.talks.ofConversation(talkId);
    await tx.talks.forgetConversations([talkId]);
    await record({ kind: 'talk.delete', talkId });
    return rows;
  });
}

/** Brings a deleted conversation back as this device had it, also after the deletion was sent. Rejects with a StorageError. */
export async function restoreConversation(rows: readonly ExchangeRow[]): Promise<void> {
  await writeDiary(async (tx, record) => {
    await tx.talks.putMany(rows);
    await record(
      ...rows.map(({ talkId: _, at: _at, ...exchange }) => ({ kind: 'talk.keep', exchange, restore: true }) as const),
    );
  });
}
