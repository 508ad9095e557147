import { useSyncExternalStore } from 'react';

/** Whether the device has a network at all. */
export const isOnline = (): boolean => navigator.onLine;

/** The same for components, which follow it. */
export const useOnline = (): boolean => useSyncExternalStore(watchNetwork, isOnline);

function watchNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
