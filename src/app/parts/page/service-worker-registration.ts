import { trustedScriptUrl } from './trusted-urls.ts';

/**
 * current: nothing to do · waiting: a new version is stored and takes over on `applyUpdate` ·
 * reloading: the page is about to be replaced.
 */
export type UpdateState = 'current' | 'waiting' | 'reloading';

const RECHECK_MS = 60 * 60 * 1_000;
/** A page without a worker first brings itself and the diary over the line: storing the shell asks for all of its files. */
const SETTLING_MS = 1_000;

const listeners = new Set<(state: UpdateState) => void>();
let state: UpdateState = 'current';
let registration: ServiceWorkerRegistration | undefined;
let checkedAt = 0;

/** Calls `listener` at once and at every change, until the returned function is called. */
export function subscribeToUpdate(listener: (state: UpdateState) => void): () => void {
  listeners.add(listener);
  listener(state);
  return () => listeners.delete(listener);
}

/** Lets the waiting version take over; every open page of the diary then reloads once. */
export function applyUpdate(): void {
  if (registration?.waiting) {
    registration.active?.postMessage({ type: 'YIELD' });
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  } else if (state === 'waiting') reloadOnce();
}

/** For a version that the server no longer speaks to: fetches the newest one and changes to it, or at least loads anew. */
export async function updateNow(): Promise<void> {
  await registration?.update().catch(() => undefined);
  if (registration?.installing) subscribeToUpdate((now) => now === 'waiting' && applyUpdate());
  else if (registration?.waiting) applyUpdate();
  else reloadOnce();
}

/** Registers the service worker and watches for new versions. Does nothing in development. */
export async function startUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const hadController = workers.controller !== null;

  // The first worker claims a page that came from the network; that is no update, unless a
  // newer version was published between the page and the worker.
  workers.addEventListener('controllerchange', () => {
    if (hadController) reloadOnce();
    else void compareVersions(workers.controller);
  });
  // A chunk that is gone means that the server has another version by now.
  addEventListener('vite:preloadError', () => change('waiting'));

  if (!hadController) await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  try {
    registration = await workers.register(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
  } catch {
    // Some private windows refuse; the app then works as a page that needs the network to start.
    return;
  }
  watch(registration);
}

function watch(registered: ServiceWorkerRegistration): void {
  checkedAt = performance.now();
  if (registered.waiting) change('waiting');
  registered.addEventListener('updatefound', () => {
    const incoming = registered.installing;
    incoming?.addEventListener('statechange', () => {
      if (incoming.state === 'installed' && navigator.serviceWorker.controller) change('waiting');
    });
  });
  // The browser looks for a new version on navigation only, and this app hardly navigates.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < RECHECK_MS) return;
    checkedAt = performance.now();
    registered.update().catch(() => undefined);
  });
}

async function compareVersions(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => {
    if (data !== __APP_VERSION__) change('waiting');
    port1.close();
  });
  port1.start();
  worker.postMessage({ type: 'VERSION' }, [port2]);
}

function reloadOnce(): void {
  if (state === 'reloading') return;
  change('reloading');
  location.reload();
}

function change(next: UpdateState): void {
  if (state === next || state === 'reloading') return;
  state = next;
  for (const listener of listeners) listener(next);
}
