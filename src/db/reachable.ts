// The browser's `onLine` only says that some network is there; whether the server answers, the engine tells.
let answered = true;
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** Whether the server could be reached when last tried, and a network is there. */
export const isReachable = (): boolean => answered && globalThis.navigator.onLine;

/** Calls the listener when that may have changed; answers how to stop. */
export function watchReachable(listener: () => void): () => void {
  if (listeners.size === 0) for (const type of ['online', 'offline']) addEventListener(type, tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const type of ['online', 'offline']) removeEventListener(type, tell);
  };
}

/** Notes whether the last request was answered by our server. */
export function noteReachable(now: boolean): void {
  if (answered === now) return;
  answered = now;
  tell();
}
