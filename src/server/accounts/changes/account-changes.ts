import { and, desc, eq, gt, gte, isNull, type SQL } from 'drizzle-orm';
import type { AccountChange } from '#contract/account/account-changes.ts';
import { hashOf, newShortToken } from '#server/platform/secrets.ts';
import type { Orm } from '#server/store/database.ts';
import {
  accountChanges,
  sessions,
  undoOwners,
  type ChangeKind,
  type Proof,
} from '#server/store/tables/account-tables.ts';
import { isConfirmed, ownerOfToken, type Session } from '../sessions/sessions.ts';

/** A change can be taken back for so long, and a new number counts only after it. */
export const UNDO_MS = 24 * 60 * 60_000;
/** Changes are listed for so long. */
export const LISTED_MS = 7 * UNDO_MS;

export type ChangeRow = typeof accountChanges.$inferSelect;

interface NewChange {
  id: string;
  kind: ChangeKind;
  /** The session that makes it. */
  session: Session;
  device: string;
  nowMs: number;
  formerPassword?: string | null;
  formerEmail?: string | null;
}

/** Notes what stood before a change; returns the token that takes it back. A number is held: it is applied later. */
export async function noteChange(orm: Orm, { kind, session, nowMs, ...change }: NewChange): Promise<string> {
  const token = newShortToken();
  const tokenHash = hashOf(token);
  await orm.insert(undoOwners).values({ tokenHash, userId: session.userId, untilMs: nowMs + UNDO_MS });
  await orm.insert(accountChanges).values({
    ...change,
    kind,
    userId: session.userId,
    atMs: nowMs,
    undoUntilMs: nowMs + UNDO_MS,
    sessionId: session.id,
    confirmedBy: isConfirmed(session, nowMs) ? session.confirmedBy : null,
    undoTokenHash: tokenHash,
    appliedMs: kind === 'phone' ? null : nowMs,
  });
  return token;
}

/** A change that turned out to be none. */
export async function dropChange(orm: Orm, userId: string, id: string): Promise<void> {
  await orm.delete(accountChanges).where(and(eq(accountChanges.userId, userId), eq(accountChanges.id, id)));
}

/** What was changed of a user within a week, the newest first. */
export async function changesOf(orm: Orm, userId: string, nowMs: number): Promise<ChangeRow[]> {
  const recent = and(eq(accountChanges.userId, userId), gt(accountChanges.atMs, nowMs - LISTED_MS));
  return orm.select().from(accountChanges).where(recent).orderBy(desc(accountChanges.atMs), desc(accountChanges.id));
}

/** The change that has ended the session of a token, while it can still be taken back; null: none has. */
export async function changeThatEnded(orm: Orm, tokenHash: string, nowMs: number): Promise<ChangeRow | null> {
  const userId = await ownerOfToken(orm, tokenHash);
  if (userId === null) return null;
  const [row] = await orm
    .select({ change: accountChanges })
    .from(sessions)
    .innerJoin(accountChanges, and(eq(accountChanges.userId, sessions.userId), eq(accountChanges.id, sessions.endedBy)))
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash), standsUntil(nowMs)));
  return row?.change ?? null;
}

/** The change of a token out of a message, while it can be taken back. */
export async function changeOfToken(orm: Orm, token: string, nowMs: number): Promise<ChangeRow | null> {
  const tokenHash = hashOf(token);
  const [owner] = await orm.select().from(undoOwners).where(eq(undoOwners.tokenHash, tokenHash));
  if (!owner) return null;
  const [row] = await orm
    .select()
    .from(accountChanges)
    .where(
      and(eq(accountChanges.userId, owner.userId), eq(accountChanges.undoTokenHash, tokenHash), standsUntil(nowMs)),
    );
  return row ?? null;
}

/** A change of a user, while it can be taken back. */
export async function changeOf(orm: Orm, userId: string, id: string, nowMs: number): Promise<ChangeRow | null> {
  const [row] = await orm
    .select()
    .from(accountChanges)
    .where(and(eq(accountChanges.userId, userId), eq(accountChanges.id, id), standsUntil(nowMs)));
  return row ?? null;
}

const standsUntil = (nowMs: number): SQL | undefined =>
  and(isNull(accountChanges.undoneMs), gt(accountChanges.undoUntilMs, nowMs));

/**
 * Whether a session may take a change back. One that is older than it, and did not make it. One in which the account's number was proven
 * by a code a moment ago: who has the number has the account. A password that was changed by such a proof is taken back by nothing less:
 * otherwise whoever knew the old one would bring it back.
 */
export function mayUndo(session: Session, change: ChangeRow, nowMs: number): boolean {
  if (session.isReplaced) return false;
  if (session.confirmedBy === 'code' && isConfirmed(session, nowMs)) return true;
  return session.createdMs < change.atMs && session.id !== change.sessionId && !needsNumber(change);
}

/** Whether only the number's holder may take it back. */
export const needsNumber = ({ kind, confirmedBy }: { kind: ChangeKind; confirmedBy: Proof | null }): boolean =>
  kind === 'password' && confirmedBy === 'code';

/** Changes of a user that were made at `atMs` or after it and stand, the oldest first. */
export async function standingSince(orm: Orm, userId: string, atMs: number): Promise<ChangeRow[]> {
  return orm
    .select()
    .from(accountChanges)
    .where(and(eq(accountChanges.userId, userId), gte(accountChanges.atMs, atMs), isNull(accountChanges.undoneMs)))
    .orderBy(accountChanges.atMs);
}

/** A stored change as the wire has it, for a session. */
export const changeInfo = (change: ChangeRow, session: Session, nowMs: number): AccountChange => ({
  ...changeBrief(change),
  byThisSession: change.sessionId === session.id,
  state: stateOf(change),
  device: change.device,
  canUndo: change.undoneMs === null && change.undoUntilMs > nowMs && mayUndo(session, change, nowMs),
});

export const changeBrief = ({ id, kind, atMs, undoUntilMs }: ChangeRow) => ({
  id,
  kind,
  at: new Date(atMs).toISOString(),
  undoUntil: new Date(undoUntilMs).toISOString(),
});

function stateOf({ undoneMs, appliedMs }: ChangeRow): AccountChange['state'] {
  if (undoneMs !== null) return 'undone';
  return appliedMs === null ? 'held' : 'done';
}
