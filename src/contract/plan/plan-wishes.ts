import { PLAN_FIGURES } from '#domain/plan/plan-preferences.ts';
import { unknownFields } from '#domain/diary/unknown-fields.ts';
import type { ThingValue } from '../diary/things.ts';
import { VALUE_THINGS } from '../diary/value-things.ts';
import { left, readRows, type PreferenceRow, type ReadPreferences } from './plan-preferences.ts';

type Said = ReadPreferences['preferences'];

/** What stands under a key of `plan-wishes` from now on; null: nothing does. */
export interface WishChange {
  key: string;
  value: ThingValue | null;
}

/**
 * The wishes by which what the person was shown becomes what they now say; null: nobody was asked before. Only what differs is said, so
 * that it leaves alone what others say meanwhile: `rows` is what is stored now and may hold more than was shown. `newKey` returns a
 * fresh UUID.
 */
export function wishChanges(
  rows: readonly PreferenceRow[],
  shown: Said | null,
  said: Said,
  newKey: () => string,
): WishChange[] {
  const { whole, wishes } = readRows(rows);
  const changes: WishChange[] = [];
  const put = (key: string, value: ThingValue) => {
    const stood = rows.find((row) => row.name === 'plan-wishes' && row.key === key)?.value;
    changes.push({ key, value: { ...unknownFields(stood, KNOWN), ...value } });
  };
  for (const { kind, before, after } of [
    { kind: 'allergy', before: shown?.allergies, after: said.allergies },
    { kind: 'dislike', before: shown?.dislikes, after: said.dislikes },
  ] as const) {
    for (const one of without(after, before)) put(newKey(), { [kind]: one });
    for (const one of without(before, after)) {
      const about = wishes.filter((wish) => wish[kind] === one);
      for (const { key, takenBackFrom } of about) if (!takenBackFrom) changes.push({ key, value: null });
      if (!left(kind, whole, wishes).includes(one)) continue;
      const key = about.find(({ takenBackFrom }) => takenBackFrom)?.key ?? newKey();
      put(key, { [kind]: one, takenBackFrom: [...(whole?.[kind] ?? [])] });
    }
  }
  for (const name of PLAN_FIGURES) {
    const figure = said[name];
    if (figure === shown?.[name]) continue;
    if (figure !== undefined) put(name, { [name]: figure });
    // Without a wish an older app's figure would count again.
    else if (whole?.figures[name] !== undefined) put(name, {});
    else changes.push({ key: name, value: null });
  }
  if (!whole && !wishes.some(({ key }) => key === 'asked')) put('asked', {});
  return changes;
}

const KNOWN = Object.keys(VALUE_THINGS['plan-wishes'].value.entries);

const without = (some: readonly string[] = [], others: readonly string[] = []): string[] =>
  some.filter((one) => !others.includes(one));
