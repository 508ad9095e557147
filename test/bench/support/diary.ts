import type { BrowserContext } from 'playwright';
import { v7 as uuidv7 } from 'uuid';
import { addDays, dayInZone, TBILISI, type DiaryDay } from '#domain/diary/diary-day.ts';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import { leaveCustomToken, newPerson, registerLater, type Person } from '#test/e2e/harness/people.ts';
import { DiaryPage } from '#test/e2e/harness/pages/diary-page.ts';
import { sendBatch } from '#test/e2e/harness/send-batch.ts';

/** How the product looks at a phone's size, where people use it. */
export const PHONE = { viewport: { width: 390, height: 844 }, locale: 'ka-GE', timezoneId: 'Asia/Tbilisi' };

const MEALS_A_DAY = 5;

/** Somebody with a plan and `entries` dishes, five a day, the newest of today. */
export async function personWithEntries(origin: string, entries: number): Promise<Person> {
  const person = await newPerson(origin);
  const today = dayInZone(Date.now(), TBILISI);
  for (let from = 0; from < entries; from += 500) {
    const indexes = Array.from({ length: Math.min(500, entries - from) }, (_, at) => from + at);
    await sendBatch(
      origin,
      person.token,
      indexes.map((index) => mealOperation(index, addDays(today, -Math.floor(index / MEALS_A_DAY)))),
    );
  }
  return person;
}

function mealOperation(index: number, date: DiaryDay) {
  const id = uuidv7();
  const meal = {
    id,
    title: `ხინკალი ${index}`,
    calories: 300 + (index % 200),
    proteins: 20,
    carbs: 40,
    fats: 12,
    mealType: MEAL_TYPES[index % MEAL_TYPES.length],
  };
  return { key: id, method: 'POST' as const, path: '/dashboard/meals', body: { meal, date } };
}

/**
 * Signs a fresh browser in, where nobody is asked to register in the middle of the work, and waits until every entry is on the device and the shell is stored.
 * The context's `baseURL` is the product's origin.
 */
export async function openDiary(context: BrowserContext, person: Person, entries: number): Promise<DiaryPage> {
  await registerLater(context);
  const page = await context.newPage();
  await leaveCustomToken(page, person.customToken);
  await page.goto('/dashboard');
  const diary = new DiaryPage(page);
  await diary.shows();
  await page.waitForFunction(mealsStored, { uid: person.uid, entries }, { polling: 200, timeout: 120_000 });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return diary;
}

/** Runs in the page: whether IndexedDB holds that many dishes. */
async function mealsStored({ uid, entries }: { uid: string; entries: number }): Promise<boolean> {
  const open = indexedDB.open(`diary-${uid}`);
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    open.addEventListener('success', () => resolve(open.result));
    open.addEventListener('error', () => reject(open.error));
  });
  const count = db.transaction('meals').objectStore('meals').count();
  const stored = await new Promise<number>((resolve) => count.addEventListener('success', () => resolve(count.result)));
  db.close();
  return stored >= entries;
}
