/** What a new device has to prove beside its first factor. */
export const SECOND_FACTOR_MODES = ['off', 'password-and-code', 'passkey'] as const;
export type SecondFactorMode = (typeof SECOND_FACTOR_MODES)[number];

/** What can be proven at the second step. */
export const SECOND_FACTOR_WAYS = ['password', 'code', 'passkey'] as const;
export type SecondFactorWay = (typeof SECOND_FACTOR_WAYS)[number];

/** The first step of a sign-in that a second one follows. A passkey needs none: it is something one has and is or knows. */
export type FirstFactor = Extract<SecondFactorWay, 'password' | 'code'>;

/** A sign-in waits this long for its second factor, and takes so many tries. */
export const SIGN_IN_TICKET = { lifeMs: 10 * 60_000, tries: 5 } as const;

/** Between the proof of the number and the end of a lost second factor: long enough for the owner to hear of it. */
export const RECOVERY_MS = 72 * 60 * 60_000;

/** Most passkeys of a person. */
export const MOST_PASSKEYS = 10;

/** The mode that holds at a time (epoch ms): a recovery that has had its wait ends the factor. */
export function modeAt(
  kept: { mode: SecondFactorMode; recoveryMs: number | null } | undefined,
  nowMs: number,
): SecondFactorMode {
  if (!kept || (kept.recoveryMs !== null && kept.recoveryMs <= nowMs)) return 'off';
  return kept.mode;
}

/** What may follow the first factor; the shortest way first. */
export function secondWays(
  mode: Exclude<SecondFactorMode, 'off'>,
  first: FirstFactor,
  hasPasskey: boolean,
): SecondFactorWay[] {
  const passkey: SecondFactorWay[] = hasPasskey ? ['passkey'] : [];
  if (mode === 'passkey') return passkey;
  return [...passkey, first === 'password' ? 'code' : 'password'];
}
