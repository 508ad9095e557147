import type { FastingChoice } from '#domain/fasts/fasting-choice.ts';
import { putThing } from '../diary/commands/things.ts';
import { useThing } from '../diary/hooks/use-things.ts';

/** Which fasts the person keeps; undefined until IndexedDB answers. */
export function useFasting(): FastingChoice | undefined {
  const kept = useThing('fasting', 'current');
  return kept === undefined ? undefined : (kept?.value.keeps ?? 'none');
}

/** Keeps the choice, on all devices. Rejects with a StorageError. */
export async function keepFasting(keeps: FastingChoice): Promise<void> {
  await putThing('fasting', 'current', { keeps });
}
