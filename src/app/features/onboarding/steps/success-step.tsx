import { useNavigate, useRouter } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { StepFrame } from '../parts/step-frame.tsx';
import { changeDraft } from '../use-draft.ts';
import './success-step.css';

/** The plan is made; from here the diary begins and the answers are forgotten. */
export function SuccessStep() {
  const navigate = useNavigate();
  const router = useRouter();
  const words = onboarding.success;

  useEffect(() => {
    void router.preloadRoute({ to: '/dashboard' });
  }, [router]);

  const open = async () => {
    await navigate({ to: '/dashboard', replace: true });
    changeDraft({ type: 'forget' });
  };
  return (
    <StepFrame
      title={words.title}
      note={words.text}
      nextLabel={words.open}
      onNext={() => void open()}
      onBack={null}
      look="closing"
    >
      <span className="success-mark" data-ready>
        <Icon of={Check} size={56} />
      </span>
    </StepFrame>
  );
}
