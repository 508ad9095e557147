import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { newToken } from '../platform/secrets.ts';
import type { Orm } from '../store/database.ts';
import { passkeyChallenges, type ChallengePurpose } from '../store/tables/passkey-tables.ts';

/** A challenge waits this long for its answer. */
export const CHALLENGE_MS = 5 * 60_000;

/** Sets a challenge; `userId`: whose answer alone will count, null: whoever the passkey belongs to. */
export async function setChallenge(
  orm: Orm,
  id: string,
  purpose: ChallengePurpose,
  userId: string | null,
  nowMs: number,
): Promise<string> {
  const challenge = newToken();
  await orm.insert(passkeyChallenges).values({ id, challenge, purpose, userId, expiresMs: nowMs + CHALLENGE_MS });
  return challenge;
}

/** Uses a challenge up, whatever the answer is worth; null when there is none of that id for this purpose and user. */
export async function spendChallenge(
  orm: Orm,
  id: string,
  purpose: ChallengePurpose,
  userId: string | null,
  nowMs: number,
): Promise<string | null> {
  const [spent] = await orm
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, id),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresMs, nowMs),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return spent?.challenge ?? null;
}

/** Forgets challenges that nobody has answered. */
export async function forgetChallenges(orm: Orm, nowMs: number): Promise<void> {
  await orm.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresMs, nowMs));
}
