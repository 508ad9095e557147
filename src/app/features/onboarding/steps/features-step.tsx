import type { LucideIcon } from 'lucide-react';
import ChartPie from 'lucide-react/icons/chart-pie';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Droplets from 'lucide-react/icons/droplets';
import Gift from 'lucide-react/icons/gift';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useState, useSyncExternalStore } from 'react';
import { v4 } from 'uuid';
import { consentCovers } from '#domain/body/health-consent.ts';
import { isOnline, watchOnline } from '#device/platform/online.ts';
import { useSession } from '#app/parts/page/session.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { FailureAlert } from '../register/failure-alert.tsx';
import { StepFrame } from '../parts/step-frame.tsx';
import { ConsentBox } from '../register/consent-box.tsx';
import { changeDraft, getDraft, useDraft } from '../use-draft.ts';
import { useHealthConsent } from '../register/use-health-consent.ts';
import type { Registration } from '../register/use-registration.ts';
import { useWalk } from '../walk.ts';
import './features-step.css';

const icons: Record<keyof typeof onboarding.features.points, LucideIcon> = {
  offline: WifiOff,
  food: CookingPot,
  goals: ChartPie,
  water: Droplets,
  trial: Gift,
};

/** What the app does; the trial is for new people only. Leaving the step asks for the plan. */
export function FeaturesStep({ registration }: { registration: Registration }) {
  const words = onboarding.features;
  const { wanted } = useDraft();
  const online = useSyncExternalStore(watchOnline, isOnline);
  const walk = useWalk();
  const { status } = useSession();
  const waits = wanted && !online;
  const consent = useHealthConsent(true);
  // Whoever came here past the first step gives it here, and who is under 18 with a parent's.
  const [asksConsent] = useState(() => !consentCovers(getDraft().consent, getDraft().answers.age));
  const ask = () => {
    if (consent.demand()) changeDraft({ type: 'want', key: v4() });
  };
  const back = () => {
    changeDraft({ type: 'give-up-waiting' });
    walk.back();
  };
  return (
    <StepFrame
      title={words.title}
      nextLabel={waits ? words.waitingForNetwork : words.create}
      onNext={ask}
      onBack={back}
      busy={waits}
    >
      <div role="status">
        {online ? null : <Notice tone="offline">{waits ? words.waitingText : words.offline}</Notice>}
      </div>
      <ul className="features">
        {POINTS.filter((point) => point !== 'trial' || status === 'signed-out').map((point) => (
          <li key={point}>
            <Icon of={icons[point]} />
            <div>
              <h2>{words.points[point].title}</h2>
              <p>{words.points[point].text}</p>
            </div>
          </li>
        ))}
      </ul>
      {asksConsent ? <ConsentBox consent={consent} /> : null}
      <FailureAlert registration={registration} onRetry={ask} onMakePlan={() => walk.goTo('activity-level')} />
    </StepFrame>
  );
}

const POINTS = ['offline', 'food', 'goals', 'water', 'trial'] as const;
