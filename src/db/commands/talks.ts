import type { Exchange } from '../../sync/records.ts';
import { systemClock } from '../ports/system-clock.ts';
import { systemRandom } from '../ports/system-random.ts';
import type { TalkRow } from '../schema.ts';
import { writeDiary } from './write-diary.ts';

/** A fresh id: of a talk, or of an exchange in one. */
export const newTalkId = (): string => systemRandom.uuid();

/** An exchange as the device keeps it. */
export const talkRowOf = (exchange: Exchange, at: number): TalkRow => ({ ...exchange, talkId: exchange.metadata.conversationId, at });

/** Keeps an exchange with the assistant, here and on the server. Rejects with a StorageError. */
export async function keepExchange(exchange: Exchange): Promise<void> {
  await writeDiary(async (tx, record) => {
    await tx.talks.putMany([talkRowOf(exchange, systemClock.now())]);
    await record({ kind: 'talk.keep', exchange });
  });
}
