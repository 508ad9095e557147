import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import './big-number.css';

interface BigNumberProps {
  /** What is typed, named for screen readers: 'კალორიები დღეში'. */
  label: string;
  unit: string;
  /** As typed; the domain's number reader reads it. */
  text: string;
  onText: (text: string) => void;
  /** Digits only, as calorie goals take them. */
  whole?: boolean | undefined;
  /** What each button does, such as '0,1 კგ-ით ნაკლები'. */
  lessLabel: string;
  moreLabel: string;
  /** Absent: the bound is reached and the button is off. */
  onLess: (() => void) | undefined;
  onMore: (() => void) | undefined;
  /** Why the figure is refused, read out when it appears. */
  error?: string | undefined;
}

/** One large figure that is typed, or moved by the buttons beside it. */
export function BigNumber(props: BigNumberProps) {
  const { label, unit, text, onText, whole = false, lessLabel, moreLabel, onLess, onMore, error } = props;
  const id = useId();
  const other = whole ? /\D/g : /[^\d.,]/g;
  return (
    <div className="big-number">
      <div className="big-number-row">
        <IconButton icon={Minus} look="round" label={lessLabel} disabled={!onLess} onClick={onLess} />
        <label className="big-number-field">
          <input
            type="text"
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            size={5}
            maxLength={7}
            aria-label={label}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={id}
            value={text}
            onChange={(event) => onText(event.target.value.replace(other, ''))}
          />
          <span aria-hidden="true">{unit}</span>
        </label>
        <IconButton icon={Plus} look="round" label={moreLabel} disabled={!onMore} onClick={onMore} />
      </div>
      <p id={id} className="big-number-error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}
