import type { FastingChoice } from '#domain/fasts/fasting-choice.ts';
import { thingId } from '#sync/entities/value-thing.ts';
import { putThing } from '../diary/commands/things.ts';
import type { Diary } from '../diary/diary.ts';
import { useThing } from '../diary/hooks/use-things.ts';
import { shownValue } from '../diary/reads/shown-value.ts';

/** Which fasts the person keeps; undefined until IndexedDB answers. */
export function useFasting(): FastingChoice | undefined {
  const kept = useThing('fasting', 'current');
  return kept === undefined ? undefined : (kept?.value.keeps ?? 'none');
}

/** What `useFasting` shows, read once. */
export async function fastingOf({ db }: Diary): Promise<FastingChoice> {
  const row = await db.things.get(thingId({ name: 'fasting', key: 'current' }));
  return shownValue('fasting', row)?.keeps ?? 'none';
}

/** Keeps the choice, on all devices. Rejects with a StorageError. */
export async function keepFasting(keeps: FastingChoice): Promise<void> {
  await putThing('fasting', 'current', { keeps });
}
