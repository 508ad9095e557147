/** A sentence at the screen's edge that leaves by itself. */
export interface ToastMessage {
  text: string;
  /** Offers to take the act back, for as long as the toast stays: five seconds. */
  undo?: (() => void) | undefined;
  /** The undo button's word: of a deletion it is 'აღდგენა'. */
  undoLabel?: string | undefined;
  /** Another button, such as the reload of a new version. */
  action?: { label: string; run: () => void } | undefined;
  /** Stays until it is closed. */
  stays?: boolean | undefined;
  tone?: 'plain' | 'danger' | undefined;
}

export interface ToastsProps {
  /** Calls the listener when the person has left, who has nothing to take back then; returns how to stop. */
  watchLeaving: (listener: () => void) => () => void;
}

let waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();

/** Shows a toast from anywhere, in the place of those before that offer nothing to take back. */
export function showToast(message: ToastMessage): void {
  waiting = [...waiting, message];
  for (const listener of listeners) listener();
}

/** The toasts that nobody has taken over yet. */
export const waitingToasts = (): readonly ToastMessage[] => waiting;

/** Hands over the waiting toasts, once. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Calls `listener` at every new toast; returns how to stop. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
