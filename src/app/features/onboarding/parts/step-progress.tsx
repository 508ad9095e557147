import ChevronLeft from 'lucide-react/icons/chevron-left';
import { common } from '#app/text/common.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import './step-progress.css';

interface StepProgressProps {
  number: number;
  total: number;
  /** Absent on the first step, null on the last. */
  onBack?: (() => void) | null | undefined;
}

/** The way back and how far the questionnaire has come. */
export function StepProgress({ number, total, onBack }: StepProgressProps) {
  return (
    <div className="step-progress">
      {onBack ? <IconButton icon={ChevronLeft} label={common.back} onClick={onBack} /> : null}
      <Bar value={number} max={total} label={onboarding.progress} />
      <span className="step-progress-count">
        {number} / {total}
      </span>
    </div>
  );
}
