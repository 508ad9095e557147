import { discard } from '#sync/push/discard.ts';
import { forgetBackoff, retry } from '#sync/push/retry.ts';
import { writeDiary } from './write-diary.ts';

/** Sends a refused entry again, as it was. */
export async function retryOperation(seq: number): Promise<void> {
  await writeDiary((tx) => retry(tx, seq));
}

/** Gives up a refused or unsent entry and what was built on it; the view goes back to what the server has. */
export async function discardOperation(seq: number): Promise<void> {
  await writeDiary(async (tx) => {
    await discard(tx, seq);
  });
}

/** Sends all that waits now, however long its next attempt was put off. */
export async function sendNow(): Promise<void> {
  await writeDiary(async (tx) => {
    await forgetBackoff(tx, 'person');
  });
}
