import { useSyncExternalStore } from 'react';
import { isOnline, watchOnline } from './online.ts';

/** Whether the device believes that it has a network. */
export const useOnline = (): boolean => useSyncExternalStore(watchOnline, isOnline);
