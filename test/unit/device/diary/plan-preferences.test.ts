import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { planPreferencesOf } from '#device/body/plan-preferences.ts';
import { putWishes, sayPreferences } from '#device/diary/commands/plan-preferences.ts';
import { putThing, setThing } from '#device/diary/commands/things.ts';
import { openFreshDiary, waitingIn } from '../open-test-diary.ts';

test('preferences show at once, each wish goes by itself, and the undo leaves nothing to send', async () => {
  const diary = openFreshDiary();
  const said = { allergies: ['milk'], dislikes: ['onion'], people: 3 } as const;
  const stood = await sayPreferences(null, said);
  expect(await planPreferencesOf(diary)).toEqual({ preferences: said, allergiesUnread: false });
  expect((await waitingIn(diary)).map(({ lane }) => lane.split('/')[0])).toEqual(
    Array.from({ length: 4 }, () => 'thing:plan-wishes'),
  );

  await putWishes(stood);
  expect([await planPreferencesOf(diary), await waitingIn(diary)]).toEqual([null, []]);
});

test('who wants to say nothing is not asked again', async () => {
  const diary = openFreshDiary();
  await sayPreferences(null, {});
  expect(await planPreferencesOf(diary)).toEqual({ preferences: {}, allergiesUnread: false });
});

test('the undo takes back what was said here, and leaves what came from elsewhere meanwhile', async () => {
  const diary = openFreshDiary();
  await sayPreferences(null, { people: 2 });
  const stood = await sayPreferences({ people: 2 }, { allergies: ['milk'], people: 4 });
  await setThing({
    kind: 'thing.set',
    name: 'plan-wishes',
    key: '00000000-0000-7000-8000-000000000001',
    value: { allergy: 'milk' },
  });
  await putWishes(stood);
  expect((await planPreferencesOf(diary))?.preferences).toEqual({ allergies: ['milk'], people: 2 });
});

test('what an older app has kept is shown, changed and taken back as if it were said here; its value stays as it is', async () => {
  const diary = openFreshDiary();
  const kept = { allergies: ['milk', 'nuts'], dislikes: ['liver'], people: 2 } as const;
  await putThing('plan-preferences', 'current', { ...kept, allergies: [...kept.allergies], dislikes: ['liver'] });
  expect((await planPreferencesOf(diary))?.preferences).toEqual(kept);

  const said = { allergies: ['nuts', 'fish'], weekdayMinutes: 30 } as const;
  const stood = await sayPreferences(kept, said);
  expect((await planPreferencesOf(diary))?.preferences).toEqual({ allergies: ['fish', 'nuts'], weekdayMinutes: 30 });
  expect((await diary.db.things.get('plan-preferences/current'))?.view).toEqual(kept);
  await putWishes(stood);
  expect((await planPreferencesOf(diary))?.preferences).toEqual(kept);
});
