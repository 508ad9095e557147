import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onToast, waitingToasts, type ToastsProps } from './toast.ts';
import { useEverTrue } from '../state/use-ever-true.ts';

const LazyViewport = lazy(async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport }));

/** The place of all toasts, mounted once by the shell; its code is fetched at the first toast. */
export function Toasts({ watchLeaving }: ToastsProps) {
  const any = useSyncExternalStore(onToast, waitingToasts).length > 0;
  if (!useEverTrue(any)) return null;
  return (
    <Suspense fallback={null}>
      <LazyViewport watchLeaving={watchLeaving} />
    </Suspense>
  );
}
