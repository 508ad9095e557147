import { useEffect, useRef, type ReactNode } from 'react';
import { useWalk } from '../walk.ts';

/** A step's title. Another step is another page to a screen reader: its title takes the focus. */
export function StepTitle({ children }: { children: ReactNode }) {
  const { moved } = useWalk();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved.current) heading.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
