import { ApiError } from '../http/api-error.ts';
import type { Session } from './sessions.ts';

/** Somebody who has a phone in the hand for a moment is signed in, but not for a day. */
const YOUNG_MS = 24 * 60 * 60_000;
/** A confirmation counts this long. */
export const CONFIRMED_MS = 10 * 60_000;

/** Throws 403 when the session is too young to delete the account or to change its password, and nobody has proved to be there. */
export function demandConfirmed({ createdMs, confirmedMs }: Session, nowMs: number): void {
  if (nowMs - createdMs >= YOUNG_MS) return;
  if (confirmedMs !== null && nowMs - confirmedMs < CONFIRMED_MS) return;
  throw new ApiError('confirmation-required', 'Confirm with your password or a new code first');
}
