import * as v from 'valibot';
import { PushSubscription as Told } from '#contract/account/reminders.ts';

/** The browser's subscription as the contract has it. */
export type BrowserSubscription = v.InferOutput<typeof Told>;

/** Whether this browser can show notifications, and whether the person lets us: `default` was never asked. */
export function notificationPermission(): NotificationPermission | 'unsupported' {
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'unsupported';
  return Notification.permission;
}

/**
 * Subscribes under the server's key, or finds that it is. Null where the browser has no push, or its push service
 * cannot be reached: then reminders come while the app is open.
 */
export async function subscribeToPush(
  pushKey: string,
  registration: ServiceWorkerRegistration | undefined,
): Promise<BrowserSubscription | null> {
  if (!registration || !('pushManager' in registration)) return null;
  try {
    const present = await registration.pushManager.getSubscription();
    if (present && keyOf(present) !== pushKey) await present.unsubscribe();
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushKey,
    });
    return v.parse(Told, subscription.toJSON());
  } catch (error) {
    if (error instanceof DOMException || error instanceof v.ValiError) return null;
    throw error;
  }
}

/** Ends the subscription on this device; its push service tells the server at the next message. Works without a network. */
export async function unsubscribeFromPush(): Promise<void> {
  const registration = await registered();
  if (!registration || !('pushManager' in registration)) return;
  try {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The service worker's registration; none in a private window that refuses it. */
export const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  globalThis.navigator?.serviceWorker?.getRegistration();

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
