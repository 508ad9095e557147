/** One value outside of React that anything may read and watch. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls `listener` after every change; returns how to stop. */
  watch: (listener: () => void) => () => void;
}

/** A store that begins with `value`; setting the same value again tells nobody. */
export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
