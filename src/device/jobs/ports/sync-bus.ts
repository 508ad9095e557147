import type { Bus } from '#sync/ports.ts';

/**
 * The bus of one diary between all its pages and workers; `close` when it is no longer heard. In flight mode
 * a tap wakes nobody: what was never tried can still be cancelled without a trace. The network's return wakes.
 */
export function openBus(uid: string): Bus & { close: () => void } {
  const channel = new BroadcastChannel(`sync-${uid}`);
  return {
    wake: () => channel.postMessage(null),
    onWake: (listener) => {
      const hear = () => {
        if (navigator.onLine) listener();
      };
      channel.addEventListener('message', hear);
      addEventListener('online', hear);
      return () => {
        channel.removeEventListener('message', hear);
        removeEventListener('online', hear);
      };
    },
    close: () => channel.close(),
  };
}
