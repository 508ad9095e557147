import type { Exchange } from '#sync/records.ts';
import { systemClock } from '#device/platform/system-clock.ts';
import { systemRandom } from '#device/platform/system-random.ts';
import type { TalkRow } from '../schema.ts';
import { writeDiary } from './write-diary.ts';

/** A fresh id: of a talk, or of an exchange in one. */
export const newTalkId = (): string => systemRandom.uuid();

/** An exchange as the device keeps it. */
export const talkRowOf = (exchange: Exchange, at: number): TalkRow => ({
  ...exchange,
  talkId: exchange.metadata.conversationId,
  at,
});

/** Keeps an exchange with the assistant, here and on the server. Who goes on with a deleted talk begins it anew. Rejects with a StorageError. */
export async function keepExchange(exchange: Exchange): Promise<void> {
  await writeDiary(async (tx, record) => {
    await tx.talks.putMany([talkRowOf(exchange, systemClock.now())]);
    await record({ kind: 'talk.keep', exchange });
  });
}

/** Deletes a talk with all that was said in it, here and on the server; returns what went, for {@link restoreTalk}. Rejects with a StorageError. */
export async function deleteTalk(talkId: string): Promise<TalkRow[]> {
  return writeDiary(async (tx, record) => {
    const rows = await tx.talks.ofTalk(talkId);
    await tx.talks.forgetTalks([talkId]);
    await record({ kind: 'talk.delete', talkId });
    return rows;
  });
}

/** Brings a deleted talk back as this device had it, also after the deletion was sent. Rejects with a StorageError. */
export async function restoreTalk(rows: readonly TalkRow[]): Promise<void> {
  await writeDiary(async (tx, record) => {
    await tx.talks.putMany(rows);
    await record(
      ...rows.map(({ talkId: _, at: _at, ...exchange }) => ({ kind: 'talk.keep', exchange, restore: true }) as const),
    );
  });
}
