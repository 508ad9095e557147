import { lazy, Suspense } from 'react';
import { useEverTrue } from '../state/use-ever-true.ts';
import type { AlertDialogProps } from './alert-dialog-panel.tsx';

const LazyPanel = lazy(async () => ({ default: (await import('./alert-dialog-panel.tsx')).AlertDialogPanel }));

/** A question that has to be answered before going on; fetched at the first opening. */
export function AlertDialog(props: AlertDialogProps) {
  if (!useEverTrue(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <LazyPanel {...props} />
    </Suspense>
  );
}
