import { useSyncExternalStore } from 'react';
import { notificationPermission } from '#device/reminders/push-subscription.ts';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Whether the person lets us notify; read again when the page is seen again, because it is changed elsewhere. */
export const usePermission = (): NotificationPermission | 'unsupported' =>
  useSyncExternalStore(watch, notificationPermission);

/** Lets the browser ask. Call it from a tap, after the person was told why. */
export async function askPermission(): Promise<NotificationPermission> {
  const answer = await Notification.requestPermission();
  tell();
  return answer;
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  for (const type of ['visibilitychange', 'focus']) addEventListener(type, listener, true);
  return () => {
    listeners.delete(listener);
    for (const type of ['visibilitychange', 'focus']) removeEventListener(type, listener, true);
  };
}
