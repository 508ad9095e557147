import CircleAlert from 'lucide-react/icons/circle-alert';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, type ComponentProps, type RefObject } from 'react';
import { formatNumber, withUnit } from '#app/format/number.ts';
import type { NumberAnswer } from '#domain/body/answer-bounds.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import type { NumberEntry } from './use-number-entry.ts';
import { HoldButton } from './hold-button.tsx';
import { Ruler } from './ruler.tsx';
import './number-picker.css';

interface NumberPickerProps {
  answer: NumberAnswer;
  entry: NumberEntry;
  input: RefObject<HTMLInputElement | null>;
}

/** A big figure to type into, two buttons that repeat while held, and a ruler to turn. */
export function NumberPicker({ answer, entry, input }: NumberPickerProps) {
  const errorId = useId();
  const words = onboarding.numbers[answer];
  const byOne = formatNumber(entry.step, { decimals: 1 });
  const wiring: ComponentProps<'input'> = entry.error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <div className="number-picker">
      <div className="number-picker-row">
        <HoldButton icon={Minus} label={words.less(byOne)} onStep={(steps) => entry.nudge(-steps)} />
        <label className="number-picker-figure">
          {/* The very text gives the field its width: a unit such as ch is measured in the first font, which may have no digits. */}
          <span className="number-picker-field" data-text={entry.text}>
            <input
              {...wiring}
              ref={input}
              className="number-picker-input"
              size={1}
              aria-label={words.label}
              inputMode={entry.step === 1 ? 'numeric' : 'decimal'}
              enterKeyHint="next"
              autoComplete="off"
              maxLength={6}
              value={entry.text}
              onFocus={(event) => event.target.select()}
              onChange={(event) => entry.type(event.target.value.replace(/[^\d.,]/g, ''))}
              onBlur={entry.commit}
            />
          </span>
          <small aria-hidden="true">{words.unit}</small>
        </label>
        <HoldButton icon={Plus} label={words.more(byOne)} onStep={(steps) => entry.nudge(steps)} />
      </div>
      <p id={errorId} className="number-picker-error" aria-live="polite">
        {entry.error ? (
          <>
            <Icon of={CircleAlert} size={18} />
            {entry.error}
          </>
        ) : null}
      </p>
      <Ruler entry={entry} label={words.label} valueText={withUnit(entry.format(entry.value), words.unit)} />
    </div>
  );
}
