import { HEALTH_CONSENT_VERSION } from './health-consent.ts';

/** Whether a person has still to be asked: never, or to an older version of the sentence than today's. */
export const isConsentDue = (given: { version: number } | null): boolean => given === null || given.version < HEALTH_CONSENT_VERSION;
