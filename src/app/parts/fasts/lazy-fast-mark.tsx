import { lazy, Suspense } from 'react';
import type { FastMarkProps } from './fast-mark.tsx';

const FastMark = lazy(async () => ({ default: (await import('./fast-mark.tsx')).FastMark }));

/** The mark of a dish that the day's fast forbids; its calendar comes by itself. */
export const LazyFastMark = (props: FastMarkProps) => (
  <Suspense>
    <FastMark {...props} />
  </Suspense>
);
