import { lazy, Suspense } from 'react';
import type { SheetProps } from './sheet-panel.tsx';
import { useEverTrue } from '../state/use-ever-true.ts';

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
