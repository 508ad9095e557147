import * as v from 'valibot';
import { call } from '../call.ts';
import { IsoInstant, text, Uuid } from '../primitives.ts';

const KINDS = ['phone', 'password', 'email'] as const;

/**
 * A number, password or e-mail address that was changed. `held`: a number that counts only from `undoUntil` on. `device`: what the device
 * that made it calls itself. `canUndo`: whether this bearer may take it back now.
 */
export const AccountChange = v.object({
  id: Uuid,
  kind: v.picklist(KINDS),
  at: IsoInstant,
  undoUntil: IsoInstant,
  byThisSession: v.boolean(),
  state: v.picklist(['held', 'done', 'undone']),
  device: v.string(),
  canUndo: v.boolean(),
});
export type AccountChange = v.InferOutput<typeof AccountChange>;

export const getAccountChanges = call({
  method: 'GET',
  path: '/auth/changes',
  summary: "What was changed of the bearer's number, password and e-mail address within 7 days, the newest first.",
  data: v.array(AccountChange),
});

export const undoAccountChange = call({
  method: 'POST',
  path: '/auth/changes/undo',
  summary:
    'Takes a change back within 24 hours, with all that were made after it: by the token of the message; or by its id with the bearer of a session that is older than it or that it has ended. Everybody who came since is signed out.',
  takesEndedSession: true,
  auth: 'optional',
  body: v.union([v.object({ id: Uuid }), v.object({ token: text(1, 64) })]),
  /** `signedIn`: whether the bearer is still signed in. */
  data: v.object({ kind: v.picklist(KINDS), signedIn: v.boolean() }),
});

/** `data` of a 401 whose session was ended by a change: what can be taken back with the same bearer. */
export const EndedByChange = v.object({
  change: v.object({ id: Uuid, kind: v.picklist(KINDS), at: IsoInstant, undoUntil: IsoInstant }),
});
export type EndedByChange = v.InferOutput<typeof EndedByChange>;
