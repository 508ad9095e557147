let asked = false;

/**
 * Asks the browser to keep this origin's data when room runs out. Asked after the first logged meal, when
 * there is something to lose; browsers that know the app as installed say yes without a question.
 */
export function askToPersist(): void {
  if (asked) return;
  asked = true;
  // The answer changes nothing here: refused data lives as long as the browser likes.
  globalThis.navigator?.storage?.persist?.().catch(() => undefined);
}

/** What this origin takes up on the device. Null where the browser does not say. */
export interface StorageUse {
  usedBytes: number | null;
  /** Whether the browser has promised to take nothing away when room runs out. */
  isPersisted: boolean | null;
}

/** Asks the browser how much lies here and whether it stays. */
export async function storageUse(): Promise<StorageUse> {
  const { storage } = globalThis.navigator;
  const [estimate, isPersisted] = await Promise.all([
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => undefined),
  ]);
  return { usedBytes: estimate?.usage ?? null, isPersisted: isPersisted ?? null };
}

/** Asks the browser to keep what lies here; returns whether it promised. */
export const keepStorage = async (): Promise<boolean> =>
  (await globalThis.navigator.storage?.persist?.().catch(() => false)) ?? false;
