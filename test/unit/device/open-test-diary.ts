import 'fake-indexeddb/auto';
import { v7 } from 'uuid';
import type { User } from '#contract/account/user.ts';
import { openDiary, type Diary } from '#device/diary/diary.ts';
import type { NewMeal } from '#device/diary/commands/meals.ts';
import type { Operation } from '#sync/records.ts';
import { TODAY } from '../sync/samples.ts';

/** Opens the empty diary of somebody new. */
export const openFreshDiary = (): Diary => openDiary(v7());

/** A dish as the dialog gives it. */
export const khachapuri = (parts: Partial<NewMeal> = {}): NewMeal => ({
  date: TODAY,
  mealType: 'lunch',
  title: 'ხაჭაპური',
  calories: 420,
  proteins: 15,
  carbs: 40,
  fats: 22,
  ...parts,
});

/** What waits in the outbox, by tap order. */
export const waitingIn = ({ store }: Diary): Promise<Operation[]> => store.read((tx) => tx.outbox.all());

/** What an answer of the server does to every waiting operation: sent and acknowledged. */
export async function settleAll({ store }: Diary): Promise<void> {
  await store.write(async (tx) => {
    const all = await tx.outbox.all();
    await tx.outbox.putMany(all.map((operation, at) => ({ ...operation, state: 'acked', attempts: 1, rev: at + 1 })));
  });
}

/** Somebody of whom nothing but the name is known. */
export const PERSON: User = {
  uid: '01936f3e-0000-7000-8000-000000000001',
  email: null,
  phoneNumber: null,
  displayName: 'ნინო',
  isAnonymous: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  wasAskedPassword: false,
  consent: null,
  pendingPhone: null,
  profile: {
    gender: null,
    age: null,
    height: null,
    weight: null,
    targetWeight: null,
    fitnessGoal: null,
    activityLevel: null,
  },
};

/** Opens the empty diary of that person. */
export async function openPersonsDiary(): Promise<Diary> {
  const diary = openFreshDiary();
  await diary.db.kv.put({ key: 'seed', value: { user: PERSON, goals: null } });
  return diary;
}
