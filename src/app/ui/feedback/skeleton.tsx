import type { ReactNode } from 'react';
import { common } from '#app/text/common.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import './skeleton.css';

interface SkeletonProps {
  /** CSS lengths in the shape of what is coming. */
  width?: string | undefined;
  height?: string | undefined;
  round?: boolean | undefined;
}

/** One grey bone. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      className="skeleton"
      style={{ inlineSize: width, blockSize: height }}
      data-round={round || undefined}
      aria-hidden="true"
    />
  );
}

/** Holds bones and says once to screen readers that something loads. */
export function Skeletons({ children }: { children: ReactNode }) {
  return (
    <div className="skeletons" role="status">
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      {children}
    </div>
  );
}
