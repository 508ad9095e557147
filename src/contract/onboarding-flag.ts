import * as v from 'valibot';

/** The one flag of the config that the first screen needs, apart from all that a device only asks for later. */
export const OnboardingFlag = v.object({ onboardingEnabled: v.boolean() });
