import type { Bus, WakeCause } from '#sync/ports.ts';

/**
 * The bus of one diary between all its pages and workers; `close` when it is no longer heard. In flight mode
 * a tap wakes nobody: what was never tried can still be cancelled without a trace. The network's return wakes.
 */
export function openBus(uid: string): Bus & { close: () => void } {
  const channel = new BroadcastChannel(`sync-${uid}`);
  return {
    wake: (cause) => channel.postMessage(cause),
    onWake: (listener) => {
      const wake = (cause: WakeCause) => {
        if (navigator.onLine) listener(cause);
      };
      const isBack = () => wake('network');
      // Pages tell of a network for workers that are not told of it: who is would be woken twice.
      const hear = ({ data }: MessageEvent<WakeCause>) => {
        if (data !== 'network' || !('ononline' in globalThis)) wake(data);
      };
      channel.addEventListener('message', hear);
      addEventListener('online', isBack);
      return () => {
        channel.removeEventListener('message', hear);
        removeEventListener('online', isBack);
      };
    },
    close: () => channel.close(),
  };
}
