import { lazy, Suspense } from 'react';
import type { SheetPageProps } from './sheet-page.tsx';
import { useEverTrue } from '../state/use-ever-true.ts';

export interface SheetProps extends SheetPageProps {
  open: boolean;
  /** Asked by Escape, the backdrop, the close button and a swipe down; the caller sets `open`. */
  onClose: () => void;
  /** Called after the closing motion: the moment to forget a draft. */
  onClosed?: (() => void) | undefined;
  /** 480 px wide or 760 px, above 768 px. */
  size?: 'narrow' | 'wide' | undefined;
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
