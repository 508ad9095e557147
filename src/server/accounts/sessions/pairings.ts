import { randomInt } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Pairing } from '#contract/account/pairing.ts';
import { normalisePairingCode, PAIRING } from '#domain/account/pairing.ts';
import { hashOf, newToken } from '#server/platform/secrets.ts';
import type { Orm } from '#server/store/database.ts';
import type { KeyedHash } from '#server/store/server-secret.ts';
import { pairings } from '#server/store/tables/account-tables.ts';

//  open ──symbols or token──▶ claimed ──the device that showed them──▶ approved ──▶ a session, once
//                                └────────────────────────────────▶ refused
//  Ten minutes after it was made every one of them is over.

interface MadePairing {
  id: string;
  /** For a QR. */
  token: string;
  code: string;
  expiresMs: number;
}

/** Makes a pairing in a session; those that the user made before are over. */
export async function makePairing(
  orm: Orm,
  hash: KeyedHash,
  made: { id: string; userId: string; sessionId: string },
  nowMs: number,
): Promise<MadePairing> {
  const [token, code] = [newToken(), drawCode()];
  const expiresMs = nowMs + PAIRING.lifeMs;
  await orm.transaction(async (transaction) => {
    await dropPairings(transaction, made.userId);
    await transaction
      .insert(pairings)
      .values({ ...made, tokenHash: hashOf(token), codeHash: hash('pairing', code), expiresMs, used: false });
  });
  return { id: made.id, token, code, expiresMs };
}

/** Makes a device the one that wants in by these symbols or this token. Null: there is no such pairing, or another device came first. */
export async function claimPairing(orm: Orm, hash: KeyedHash, text: string, device: string, nowMs: number) {
  const code = normalisePairingCode(text);
  const named =
    code === null
      ? eq(pairings.tokenHash, hashOf(text))
      : or(eq(pairings.codeHash, hash('pairing', code)), eq(pairings.tokenHash, hashOf(text)));
  const claim = newToken();
  const [claimed] = await orm
    .update(pairings)
    .set({ claimHash: hashOf(claim), device })
    .where(and(named, gt(pairings.expiresMs, nowMs), isNull(pairings.claimHash)))
    .returning();
  return claimed ? { claim, expiresMs: claimed.expiresMs, userId: claimed.userId } : null;
}

/** The pairing that a device has claimed with this token, or null. */
export async function findClaim(orm: Orm, claim: string): Promise<typeof pairings.$inferSelect | null> {
  const [row] = await orm
    .select()
    .from(pairings)
    .where(eq(pairings.claimHash, hashOf(claim)));
  return row ?? null;
}

/** Uses an approved pairing up; false when it is not approved, was used or is over. */
export async function spendClaim(orm: Orm, id: string, nowMs: number): Promise<boolean> {
  const spent = await orm
    .update(pairings)
    .set({ used: true })
    .where(
      and(eq(pairings.id, id), eq(pairings.approved, true), eq(pairings.used, false), gt(pairings.expiresMs, nowMs)),
    )
    .returning({ id: pairings.id });
  return spent.length > 0;
}

/** A pairing of a user, or null. */
export async function pairingOf(orm: Orm, userId: string, id: string): Promise<typeof pairings.$inferSelect | null> {
  const [row] = await orm
    .select()
    .from(pairings)
    .where(and(eq(pairings.userId, userId), eq(pairings.id, id)));
  return row ?? null;
}

/** Notes the answer to a claim, once, and only from the session that made the pairing. Returns whether it was noted. */
export async function answerClaim(
  orm: Orm,
  made: { id: string; userId: string; sessionId: string },
  approved: boolean,
  nowMs: number,
): Promise<boolean> {
  const answered = await orm
    .update(pairings)
    .set({ approved })
    .where(
      and(
        eq(pairings.userId, made.userId),
        eq(pairings.id, made.id),
        eq(pairings.sessionId, made.sessionId),
        isNotNull(pairings.claimHash),
        isNull(pairings.approved),
        gt(pairings.expiresMs, nowMs),
      ),
    )
    .returning({ id: pairings.id });
  return answered.length > 0;
}

/** A stored pairing as the wire has it. */
export const pairingInfo = (
  { expiresMs, approved, claimHash, device }: typeof pairings.$inferSelect,
  nowMs: number,
): Pairing => {
  if (expiresMs <= nowMs) return { state: 'over', device };
  if (approved !== null) return { state: approved ? 'approved' : 'refused', device };
  return { state: claimHash === null ? 'open' : 'claimed', device };
};

/** Ends the pairings of a user, or those that one session made. */
export async function dropPairings(orm: Orm, userId: string, sessionId?: string): Promise<void> {
  await orm
    .delete(pairings)
    .where(and(eq(pairings.userId, userId), sessionId === undefined ? undefined : eq(pairings.sessionId, sessionId)));
}

/** Forgets those that are over. */
export async function forgetPairings(orm: Orm, nowMs: number): Promise<void> {
  await orm.delete(pairings).where(lt(pairings.expiresMs, nowMs));
}

const drawCode = (): string =>
  Array.from({ length: PAIRING.symbols }, () => PAIRING.alphabet[randomInt(PAIRING.alphabet.length)]).join('');
