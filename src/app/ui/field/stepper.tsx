import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import './stepper.css';

interface StepperProps {
  /** The figure as shown, with its unit. */
  children: ReactNode;
  /** What each button does, such as '0,1 კგ-ით ნაკლები'. */
  lessLabel: string;
  moreLabel: string;
  /** Absent: the bound is reached and the button is off. */
  onLess: (() => void) | undefined;
  onMore: (() => void) | undefined;
  size?: 'small' | 'big' | undefined;
}

/** A figure between a minus and a plus button. */
export function Stepper({ children, lessLabel, moreLabel, onLess, onMore, size = 'small' }: StepperProps) {
  return (
    <span className="stepper" data-size={size}>
      <button type="button" aria-label={lessLabel} disabled={!onLess} onClick={onLess}>
        <Icon of={Minus} size={20} />
      </button>
      <output>{children}</output>
      <button type="button" aria-label={moreLabel} disabled={!onMore} onClick={onMore}>
        <Icon of={Plus} size={20} />
      </button>
    </span>
  );
}
