import { createStore } from '#app/ui/state/store.ts';
import { useStore } from '#app/ui/state/use-store.ts';

/** A wish that one part of the page has and another, perhaps not yet loaded, part fulfils. */
export interface Request<Detail> {
  ask: (detail: Detail) => void;
  /** Taken care of, or given up. */
  close: () => void;
  /** What is asked for now; `undefined` when nothing is. */
  useAsked: () => Detail | undefined;
}

/** A request that waits until someone closes it, so that a lazily loaded listener still finds it. */
export function createRequest<Detail>(): Request<Detail> {
  const asked = createStore<Detail | undefined>(undefined);
  return {
    ask: (detail) => asked.set(detail),
    close: () => asked.set(undefined),
    useAsked: () => useStore(asked),
  };
}
