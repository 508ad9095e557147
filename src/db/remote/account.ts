import type { DataOf } from '../../contract/call.ts';
import { getExport } from '../../contract/export.ts';
import { deleteUser } from '../../contract/user.ts';
import { theDiary } from '../diary.ts';
import { outboxOf, type OutboxEntry } from '../outbox-entry.ts';
import { leaveForGood } from '../sign-out.ts';
import { signedCall } from './signed-call.ts';

/** What the server holds and what still waits on this device. */
export interface FullExport {
  server: DataOf<typeof getExport>;
  waiting: OutboxEntry[];
}

/** Everything of the signed-in user, for the person to keep. Rejects with a RemoteError. */
export async function fetchExport(): Promise<FullExport> {
  const server = await signedCall(getExport, { timeoutMs: 120_000 });
  return { server, waiting: await outboxOf(theDiary()) };
}

/** Deletes the account on the server, then the diary on this device. Rejects with a RemoteError and then nothing is gone. */
export async function deleteAccount(): Promise<void> {
  await signedCall(deleteUser, {});
  await leaveForGood();
}
