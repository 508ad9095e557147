import { createStore } from '#app/ui/state/store.ts';
import { useStore } from '#app/ui/state/use-store.ts';

/** Who holds the device, known without waiting: the guards of the routes read it. */
export type Session = { onboardingEnabled: boolean } & (
  | { status: 'signed-out' }
  | {
      status: 'signed-in';
      uid: string;
      /** For the greeting, when the person has given a name. */
      name?: string | undefined;
    }
);

const session = createStore<Session>({ status: 'signed-out', onboardingEnabled: true });

/** The session at this moment. */
export const getSession = session.get;

/** Tells the whole page who is signed in now; the router then checks its guards again. */
export const setSession = session.set;

/** Calls the listener at every change of the session; returns how to stop. */
export const watchSession = session.watch;

/** The session, for components. */
export const useSession = (): Session => useStore(session);
