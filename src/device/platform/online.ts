/** Whether a network is there; whether the server answers is for the engine to tell. */
export const isOnline = (): boolean => globalThis.navigator.onLine;

/** Calls the listener when the network comes or goes; returns how to stop. */
export function watchOnline(listener: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener);
  };
}
