import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode, type Ref } from 'react';
import { MINOR_HEALTH_CONSENT_VERSION } from '#domain/body/health-consent.ts';
import { consent as words } from '#app/text/account/consent.ts';
import type { HealthConsent } from './use-health-consent.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import './consent-box.css';

/** The sentence about health data with its tick. */
export function ConsentBox({ consent: { version, given, give, missed, box } }: { consent: HealthConsent }) {
  const minor = version === MINOR_HEALTH_CONSENT_VERSION;
  return (
    <CheckBox
      ref={box}
      checked={given}
      onCheck={give}
      error={missed ? (minor ? words.missingOfMinor : words.missing) : undefined}
    >
      {partsOf(minor ? words.sentenceOfMinor : words.sentence).map((part) => (
        <span key={part}>{part} </span>
      ))}
    </CheckBox>
  );
}

/** Each on lines of its own: it is read more easily, and nothing on the welcome is larger than what the page itself has painted. */
const partsOf = (sentence: string): string[] => sentence.split(/(?<=[;.]) /u);

interface CheckBoxProps {
  children: ReactNode;
  checked: boolean;
  onCheck: (checked: boolean) => void;
  /** Why it has to be ticked, once that was missed. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with its words; all of it can be tapped. */
function CheckBox({ children, checked, onCheck, error, ref }: CheckBoxProps) {
  const noteId = useId();
  return (
    <div className="check-box">
      <label>
        <input
          ref={ref}
          type="checkbox"
          checked={checked}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : noteId}
          onChange={(event) => onCheck(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <div id={noteId} className="check-box-error" aria-live="polite">
        {error === undefined ? null : (
          <>
            <Icon of={CircleAlert} size={18} />
            {error}
          </>
        )}
      </div>
    </div>
  );
}
