import { createRequest } from './request.ts';

/** Giving the diary of this device a phone number. */
export const registrationRequest = createRequest<true>();

/** Opens the registration over whatever shows. */
export const openRegistration = (): void => registrationRequest.ask(true);

/** The question for a password of somebody who has just proven this number. */
export const passwordRequest = createRequest<{ phone: string }>();
