import * as v from 'valibot';
import { call } from '../call.ts';
import { IsoInstant, Uuid, wholeBetween } from '../primitives.ts';

/** A device that is signed in. `device` is what its browser says of itself, in two words at most; `lastSeenAt` is up to a quarter of an hour late. */
export const SessionInfo = v.object({
  id: Uuid,
  device: v.string(),
  createdAt: IsoInstant,
  lastSeenAt: IsoInstant,
  current: v.boolean(),
});
export type SessionInfo = v.InferOutput<typeof SessionInfo>;

export const getSessions = call({
  method: 'GET',
  path: '/auth/sessions',
  summary: "The bearer's sessions, the newest first. Confirmed first.",
  data: v.array(SessionInfo),
});

export const deleteSession = call({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  summary:
    "Ends a session of the bearer's; another than the own one, or `others` for all but the own one, with every pairing that waits. Confirmed first.",
  params: v.object({ id: v.union([Uuid, v.literal('others')]) }),
  data: v.object({ ended: wholeBetween(0, 1_000_000) }),
});

export const postLogout = call({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Revokes the token of the request, and the pairings made with it.',
  data: v.object({}),
});
