/** The version of the sentence by which a person agrees to the keeping of health data; raised when its meaning changes. */
export const HEALTH_CONSENT_VERSION = 1;
