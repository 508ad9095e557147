import { lazy, Suspense, type ReactNode } from 'react';
import type { ButtonTone } from '../button/button.tsx';
import { useEverTrue } from '../state/use-ever-true.ts';

/** One answer; the first one in the list stands on top and takes the focus. */
export interface AlertAction {
  label: string;
  run: () => void;
  tone?: ButtonTone | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface AlertDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  actions: readonly AlertAction[];
  /** Escape: must be the harmless way out. */
  onDismiss: () => void;
}

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
