import { createRequest } from './request.ts';

const signOutRequest = createRequest<true>();

/** Starts the sign-out; it may still ask what becomes of entries that wait. */
export const requestSignOut = (): void => signOutRequest.ask(true);

/** Ends the sign-out flow: done, or the person stays. */
export const closeSignOut = signOutRequest.close;

/** Whether a sign-out is under way. */
export const useSignOutAsked = (): boolean => signOutRequest.useAsked() ?? false;
