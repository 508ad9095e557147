import { useEffect, useRef, useState } from 'react';
import { formatPercent } from '#app/format/number.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Logo } from '#app/ui/picture/logo.tsx';
import { WAITING_ANIMATION_MS, WAITING_POINTS, waitingPoint } from './waiting-progress.ts';
import './waiting-view.css';

const BETWEEN_POINTS_MS = WAITING_ANIMATION_MS / (WAITING_POINTS.length - 1);

/** Fills the screen while the server makes the plan; once it is made, the bar runs to its end. */
export function WaitingView({ isMade }: { isMade: boolean }) {
  const [passed, setPassed] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    const timer = setInterval(() => setPassed((points) => points + 1), BETWEEN_POINTS_MS);
    return () => clearInterval(timer);
  }, []);

  const { percent, message } = waitingPoint(isMade ? WAITING_ANIMATION_MS : passed * BETWEEN_POINTS_MS);
  return (
    <main className="waiting">
      <span className="waiting-logo">
        <Logo size={68} bare />
      </span>
      <h1 ref={title} tabIndex={-1}>
        {onboarding.waiting.title}
      </h1>
      <div className="waiting-progress" data-made={isMade || undefined}>
        <Bar value={percent} max={100} label={onboarding.progress} />
        <div className="waiting-words">
          <span role="status">{onboarding.waiting[message]}</span>
          <span aria-hidden="true">{formatPercent(percent / 100)}</span>
        </div>
      </div>
    </main>
  );
}
