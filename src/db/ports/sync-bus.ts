import type { Bus } from '../../sync/ports.ts';

/** The bus of one diary between all its pages and workers; `close` when it is no longer heard. */
export function openBus(uid: string): Bus & { close: () => void } {
  const channel = new BroadcastChannel(`sync-${uid}`);
  return {
    wake: () => channel.postMessage(null),
    onWake: (listener) => {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    close: () => channel.close(),
  };
}
