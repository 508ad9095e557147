import { deleteSession, getSessions, type SessionInfo } from '#contract/account/sessions.ts';
import { signedCall } from '../signed-call.ts';

/** The devices on which the diary is open: this one first, then those that were seen last. Rejects with a RemoteError. */
export async function signedInDevices(): Promise<SessionInfo[]> {
  const devices = await signedCall(getSessions, {});
  return devices.toSorted(
    (one, other) => Number(other.current) - Number(one.current) || other.lastSeenAt.localeCompare(one.lastSeenAt),
  );
}

/** Signs a device out; `others`: all but this one. Rejects with a RemoteError. */
export async function signOutDevice(id: string): Promise<void> {
  await signedCall(deleteSession, { params: { id } });
}
