import { lazy, Suspense, type ReactNode } from 'react';
import { useEverTrue } from './use-ever-true.ts';

export interface SheetProps {
  open: boolean;
  /** Asked by Escape, the backdrop, the close button and a swipe down; the caller sets `open`. */
  onClose: () => void;
  /** Called after the closing motion: the moment to forget a draft. */
  onClosed?: (() => void) | undefined;
  title: string;
  subtitle?: string | undefined;
  /** Shows a back button before the title. */
  onBack?: (() => void) | undefined;
  /** 480 px wide or 760 px, above 768 px. */
  size?: 'narrow' | 'wide' | undefined;
  children: ReactNode;
  /** Stays in sight below the scrolling part: the main button. */
  footer?: ReactNode;
}

/** Fetches the code of all sheets ahead of the first one. */
export const loadSheet = () => import('./sheet-panel.tsx');

const LazyPanel = lazy(async () => ({ default: (await loadSheet()).SheetPanel }));

/**
 * A bottom sheet under 768 px, a dialog in the middle above. Its code is fetched at the first opening,
 * so importing it costs nothing.
 */
export function Sheet(props: SheetProps) {
  if (!useEverTrue(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <LazyPanel {...props} />
    </Suspense>
  );
}
