import type { DietPlanDraft } from '#domain/plan/diet-plan-draft.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { StorageError, type StorageErrorCode } from '#device/platform/storage-error.ts';
import { WAITING_AT_LEAST_MS } from './waiting-progress.ts';

/**
 * signed-in: the server has the user and the plan · no-network: nothing was lost, try when it is back ·
 * no-plan: there was nothing to hand over · failed: the server did not answer or refused ·
 * a storage code: the device could not keep the new diary.
 */
export type RegistrationOutcome = 'signed-in' | 'no-network' | 'no-plan' | 'failed' | StorageErrorCode;

interface RegistrationPorts {
  /** Hands the plan over and signs in; rejects with a RemoteError or a StorageError. */
  send: (plan: DietPlanDraft) => Promise<void>;
  isOnline: () => boolean;
  sleep: (ms: number) => Promise<void>;
}

/** Hands the plan over. Success takes at least as long as the waiting view has to show; failure is told at once. */
export async function register(
  plan: DietPlanDraft | null,
  { send, isOnline, sleep }: RegistrationPorts,
): Promise<RegistrationOutcome> {
  if (!plan) return 'no-plan';
  try {
    await Promise.all([send(plan), sleep(WAITING_AT_LEAST_MS)]);
    return 'signed-in';
  } catch (error) {
    if (error instanceof StorageError) return error.code;
    if (error instanceof RemoteError) return isOnline() ? 'failed' : 'no-network';
    reportError(error);
    return 'failed';
  }
}
