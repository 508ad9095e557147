import { isUnderAge } from './adult-age.ts';

/**
 * Versions of the sentence by which a person agrees to the keeping of health data; a sentence whose meaning changes gets a
 * new one. Who is under 18 says besides that a parent or guardian has agreed in writing.
 */
export const HEALTH_CONSENT_VERSION = 1;
export const MINOR_HEALTH_CONSENT_VERSION = 2;

/** The sentence that a person of this age agrees to. */
export const consentVersionAt = (years: number): number => (isUnderAge(years) ? MINOR_HEALTH_CONSENT_VERSION : HEALTH_CONSENT_VERSION);

/** Whether what was agreed to is enough at this age. */
export const consentCovers = (version: number | null, years: number): boolean =>
  version !== null && (!isUnderAge(years) || version >= MINOR_HEALTH_CONSENT_VERSION);
