import { useLive } from '../diary/live.ts';
import type { ExchangeRow } from '../diary/schema.ts';

/** A conversation in the list of conversations. `title`: its first question. */
export interface ConversationOverview {
  talkId: string;
  title: string;
  /** When its last answer came, epoch ms. */
  at: number;
}

/** The list looks through no more exchanges than this, the newest. */
const MOST_EXCHANGES = 400;

/** The conversations on this device, the newest first; undefined until IndexedDB answers. */
export const useConversations = (): ConversationOverview[] | undefined =>
  useLive('talks', async ({ db }) => {
    // A collection of Dexie's, no array.
    // oxlint-disable-next-line unicorn/no-array-reverse
    const rows = await db.talks.orderBy('at').reverse().limit(MOST_EXCHANGES).toArray();
    const talks = new Map<string, ConversationOverview>();
    for (const { talkId, userMessage, at } of rows) {
      talks.set(talkId, { talkId, title: userMessage, at: talks.get(talkId)?.at ?? at });
    }
    return [...talks.values()];
  });

/** The exchanges of one conversation, the oldest first; undefined until IndexedDB answers. */
export const useExchanges = (talkId: string): ExchangeRow[] | undefined =>
  useLive(`talk ${talkId}`, async ({ db }) => db.talks.where('talkId').equals(talkId).sortBy('at'));
