import * as v from 'valibot';
import {
  EndedByChange,
  getAccountChanges,
  undoAccountChange,
  type AccountChange,
} from '#contract/account/account-changes.ts';
import { getMe } from '#contract/account/user.ts';
import { noteEnded, readEnded } from '#device/session/leaving/leaving-notes.ts';
import { storedToken } from '#device/session/session-keys.ts';
import { loseSession } from '#device/session/leaving/sign-out.ts';
import { callApi } from '../call-api.ts';
import { RemoteError } from '../remote-error.ts';
import { signedCall } from '../signed-call.ts';

export type { AccountChange };
/** What of an account was changed. */
export type ChangeKind = AccountChange['kind'];
/** A change that has ended the session of this device. */
export type EndingChange = EndedByChange['change'];

// Each rejects with a RemoteError: `not-found` where nothing can be taken back any more, `confirmation-required` where only the
// number's holder may.

/** Changes of the number, the password and the e-mail address within a week, the newest first. */
export const recentChanges = (): Promise<AccountChange[]> => signedCall(getAccountChanges, {});

/** Takes a change back as the signed-in person. Where this session goes with it, the person signs in anew. */
export async function takeBack(id: string): Promise<{ kind: ChangeKind; signedIn: boolean }> {
  const token = storedToken();
  const undone = await signedCall(undoAccountChange, { body: { id } });
  if (!undone.signedIn && token !== null) {
    await loseSession(token);
    await noteEnded(null);
  }
  return undone;
}

/** Takes a change back by the token of a message, whoever is signed in here. */
export async function takeBackByToken(token: string): Promise<ChangeKind> {
  return (await callApi(undoAccountChange, { body: { token } })).kind;
}

/** The change that has ended the last session of this device, while it can be taken back; null: none has. */
export async function changeThatEnded(): Promise<EndingChange | null> {
  const token = await readEnded();
  if (token === null) return null;
  try {
    await callApi(getMe, { token });
  } catch (error) {
    if (!(error instanceof RemoteError) || error.status !== 401) throw error;
    const read = v.safeParse(EndedByChange, error.data);
    if (read.success) return read.output.change;
  }
  await noteEnded(null);
  return null;
}

/** Takes back the change that has ended the last session of this device. */
export async function takeBackEnding({ id }: EndingChange): Promise<void> {
  await callApi(undoAccountChange, { body: { id }, token: await readEnded() });
  await noteEnded(null);
}
