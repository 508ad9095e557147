import { readPreferences, type PreferenceRow } from '#contract/plan/plan-preferences.ts';
import { preferenceRows } from './checks/promised-allergies.ts';
import type { Simulation } from './simulation.ts';
import type { Chance } from './world/chance.ts';
import type { Device } from './world/device.ts';
import { asOneValue, STORY_ALLERGIES, type Said } from './writes-preferences.ts';

/** The values of a device among which preferences are. */
const rowsOn = (device: Device, uid: string): PreferenceRow[] =>
  preferenceRows([...device.disk(uid).tables.things.values()].map(({ id, view }) => [id, view]));
/** The same as its app reads it: one from before wishes reads the one value alone. */
export const shownOn = (device: Device, uid: string): Said | null =>
  readPreferences(rowsOn(device, uid).filter(({ name }) => device.app === 'today' || name === 'plan-preferences'))
    ?.preferences ?? null;

/** Somebody opens the form, and saves it after a while in which anything may come from elsewhere. */
export async function changePreferences(
  simulation: Simulation,
  device: Device,
  uid: string,
  dice: Chance,
): Promise<void> {
  const shown = shownOn(device, uid);
  const said = anotherWord(shown ?? {}, dice);
  await simulation.world.run(dice.below(20));
  await sayPreferences(simulation, device, uid, { shown, said });
}

/** Somebody was shown preferences and says others. An app from before wishes keeps all of them as one value, and nothing is promised. */
export async function sayPreferences(
  simulation: Simulation,
  device: Device,
  uid: string,
  { shown, said }: { shown: Said | null; said: Said },
): Promise<void> {
  const isOfToday = device.app === 'today';
  const write = isOfToday ? simulation.writesPreferences : asOneValue;
  const newKey = () => device.uuid(simulation.world.chance.next());
  for (const change of write(rowsOn(device, uid), shown, said, newKey)) await device.tap(uid, change);
  if (isOfToday) simulation.allergies.recorded(uid, shown ?? {}, said);
}

function anotherWord(shown: Said, dice: Chance): Said {
  const allergies = shown.allergies ?? [];
  const one = dice.pick(STORY_ALLERGIES) ?? 'lupin';
  if (dice.happens(0.5)) return { ...shown, allergies: [...new Set([...allergies, one])] };
  const gone = dice.pick(allergies);
  if (gone && dice.happens(0.7)) return { ...shown, allergies: allergies.filter((other) => other !== gone) };
  return dice.happens(0.5) ? { ...shown, people: 1 + dice.below(5) } : { ...shown, dislikes: ['liver'] };
}
