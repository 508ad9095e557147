import { useRef, useState, type RefObject } from 'react';
import { consentCovers, consentVersionAt, HEALTH_CONSENT_VERSION } from '#domain/body/health-consent.ts';
import { changeDraft, useDraft } from '../use-draft.ts';

/** Where the consent to health data stands at a step that asks for it. */
export interface HealthConsent {
  /** Which version of the sentence is asked for. */
  version: number;
  given: boolean;
  give: (given: boolean) => void;
  /** The person wanted to go on without it. */
  missed: boolean;
  /** Returns whether it is given; if not, says so and leads to the box. */
  demand: () => boolean;
  box: RefObject<HTMLInputElement | null>;
}

/** The consent of the draft; what was ticked here or at an earlier step counts. Before the age is known the sentence of adults is asked for. */
export function useHealthConsent(ageKnown: boolean): HealthConsent {
  const { consent, answers } = useDraft();
  const version = ageKnown ? consentVersionAt(answers.age) : HEALTH_CONSENT_VERSION;
  const given = ageKnown ? consentCovers(consent, answers.age) : consent !== null;
  const [missed, setMissed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  return {
    version,
    given,
    give: (now) => changeDraft({ type: 'consent', version: now ? version : null }),
    missed: missed && !given,
    demand: () => {
      setMissed(!given);
      if (!given) box.current?.focus();
      return given;
    },
    box,
  };
}
