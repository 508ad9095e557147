import type { Bus, WakeCause } from '#sync/ports.ts';

/**
 * The bus of one diary between all its pages and workers; `close` when it is no longer heard. In flight mode
 * a tap wakes nobody: what was never tried can still be cancelled without a trace. The network's return wakes, whoever
 * hears of it first: not every browser tells its workers, and pages may hear of it too early for them.
 */
export function openBus(uid: string): Bus & { close: () => void } {
  const channel = new BroadcastChannel(`sync-${uid}`);
  return {
    wake: (cause) => channel.postMessage(cause),
    onWake: (listener) => {
      const wake = (cause: WakeCause) => {
        if (navigator.onLine) listener(cause);
      };
      const hear = ({ data }: MessageEvent<WakeCause>) => wake(data);
      const isBack = () => wake('network');
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
