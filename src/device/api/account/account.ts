import { deleteUser } from '#contract/account/profile.ts';
import { theDiary } from '#device/diary/diary.ts';
import { storedToken } from '#device/session/session-keys.ts';
import { leaveGoneAccount } from '#device/session/leaving/sign-out.ts';
import { callApi } from '../call-api.ts';
import { isOffline, RemoteError } from '../remote-error.ts';
import { signedCall } from '../signed-call.ts';

/** Deletes the account on the server, then the diary on this device. Rejects with a RemoteError and then nothing is gone here. */
export async function deleteAccount(): Promise<void> {
  // A 401 of the engine may close it before the answer comes.
  const diary = theDiary();
  await deleteOnServer();
  await leaveGoneAccount(diary);
}

/** Asks once more when no answer came: the first may have arrived, and then the server no longer knows who asks. */
async function deleteOnServer(): Promise<void> {
  const token = storedToken();
  try {
    await signedCall(deleteUser, {});
  } catch (error) {
    if (!isOffline(error)) throw error;
    await callApi(deleteUser, { token }).catch((again: unknown) => {
      if (!(again instanceof RemoteError) || again.status !== 401) throw again;
    });
  }
}
