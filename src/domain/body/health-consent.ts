import { isUnderAge } from './adult-age.ts';

/**
 * Versions of the sentence by which a person agrees to the keeping of health data; a sentence whose meaning changes gets a
 * new one: 1 and 2 named no allergies, no pregnancy and no fasts. Who is under 18 says besides that a parent or guardian has agreed in writing.
 */
export const HEALTH_CONSENT_VERSION = 3;
export const MINOR_HEALTH_CONSENT_VERSION = 4;

/** Every sentence that names the parent or guardian. */
const OF_MINORS: ReadonlySet<number> = new Set([2, MINOR_HEALTH_CONSENT_VERSION]);

/** Whether agreeing to a sentence is a consent of who is so old, be it an older one: the sentence of adults is none of a minor. */
export const isConsentAt = (version: number, years: number): boolean => !isUnderAge(years) || OF_MINORS.has(version);

/** The sentence that a person of this age agrees to; of an unknown age that of adults. */
export const consentVersionAt = (years: number | null): number =>
  years !== null && isUnderAge(years) ? MINOR_HEALTH_CONSENT_VERSION : HEALTH_CONSENT_VERSION;

/** Whether what was agreed to is enough at this age: a newer sentence is asked about again. */
export const consentCovers = (version: number | null, years: number | null): boolean =>
  version !== null && version >= consentVersionAt(years);

/** Whether a person is asked for the consent, who has given this one or none. */
export const isConsentDue = (given: { version: number } | null, years: number | null): boolean =>
  !consentCovers(given?.version ?? null, years);
