import { readPreferences, type PreferenceRow, type ReadPreferences } from '#contract/plan/plan-preferences.ts';
import type { Allergen } from '#domain/food/allergens.ts';
import { nameAndKey } from '#sync/entities/value-thing.ts';
import { thingsIn } from './read-diary.ts';
import type { Simulated } from '../world/simulated.ts';

type Said = ReadPreferences['preferences'];

/** Allergies that somebody has said on any device and nobody has taken back since: losing one may harm. */
export class PromisedAllergies {
  private readonly said = new Map<string, Set<Allergen>>();

  /** Somebody was shown the one and said the other. */
  recorded(uid: string, { allergies: shown = [] }: Said, { allergies: said = [] }: Said): void {
    const promised = this.said.get(uid) ?? new Set();
    this.said.set(uid, promised);
    for (const one of said) if (!shown.includes(one)) promised.add(one);
    for (const one of shown) if (!said.includes(one)) promised.delete(one);
  }

  check({ server, world }: Simulated): void {
    for (const [uid, promised] of this.said) {
      const diary = server.diaries.get(uid);
      const kept = diary && readPreferences(preferenceRows(thingsIn(diary)));
      for (const one of promised)
        if (!kept?.preferences.allergies?.includes(one))
          world.fail(`an allergy that somebody has said and nobody has taken back is never lost: ${one} is`);
    }
  }
}

/** Values by `name/key` as preferences are read from them. */
export const preferenceRows = (values: Iterable<readonly [string, object | null]>): PreferenceRow[] =>
  [...values].map(([id, value]) => ({ ...nameAndKey(id), value }));
