import type { NoticeCode } from './worker-messages.ts';

const listeners = new Set<(code: NoticeCode) => void>();

/** Calls the listener when the engine dropped a change that made no sense any more; returns how to stop. */
export function watchNotices(listener: (code: NoticeCode) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the page what the engine dropped. */
export function tellNotice(code: NoticeCode): void {
  for (const listener of listeners) listener(code);
}
