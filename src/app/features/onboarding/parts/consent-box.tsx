import { MINOR_HEALTH_CONSENT_VERSION } from '#domain/health-consent.ts';
import { consent as words } from '#app/text/account/consent.ts';
import { CheckBox } from './check-box.tsx';
import type { HealthConsent } from '../use-health-consent.ts';

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
      {minor ? words.sentenceOfMinor : words.sentence}
    </CheckBox>
  );
}
