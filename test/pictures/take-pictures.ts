import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { addDays, dayInZone, TBILISI, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import { client, type Client } from '../api/support/client.ts';
import { openDiary, PHONE } from '../bench/support/diary.ts';
import { launchBrowser, startProduct } from '../bench/support/product.ts';
import { newPerson } from '../e2e/harness/people.ts';

const FOLDER = join(import.meta.dirname, '../../docs/pictures');

/** A day as many people eat it; each name finds its recipe. */
const EATEN: readonly [meal: MealType, name: string][] = [
  ['breakfast', 'ომლეტი'],
  ['lunch', 'ლობიო'],
  ['lunch', 'მჭადი'],
];
/** ml. */
const DRUNK = 1_250;
/** Days in a row before today, so that the streak counts. */
const EARLIER_DAYS = 4;

/**
 * Takes the README's pictures: a day of the diary on a phone, light and dark, from the built product with its embedded defaults.
 * Writes `docs/pictures/phone-light.webp` and `phone-dark.webp`; returns the exit code.
 */
export async function main(): Promise<number> {
  const product = await startProduct();
  const browser = await launchBrowser();
  await mkdir(FOLDER, { recursive: true });
  try {
    const person = await newPerson(product.origin);
    const logged = await logDays(client(product.origin, person.token));
    const context = await browser.newContext({ ...PHONE, baseURL: product.origin, deviceScaleFactor: 2 });
    const { page } = await openDiary(context, person, logged);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await page.waitForLoadState('networkidle');
      const picture = sharp(await page.screenshot({ animations: 'disabled' })).resize({ width: 585 });
      await writeFile(join(FOLDER, `phone-${colorScheme}.webp`), await picture.webp({ quality: 88 }).toBuffer());
    }
    return 0;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Logs today and the days before; returns how many dishes that were. */
async function logDays(api: Client): Promise<number> {
  const today = dayInZone(Date.now(), TBILISI);
  for (let ago = 0; ago <= EARLIER_DAYS; ago += 1) await logDay(api, addDays(today, -ago));
  return (EARLIER_DAYS + 1) * EATEN.length;
}

async function logDay(api: Client, date: DiaryDay): Promise<void> {
  for (const [mealType, query] of EATEN) {
    const { data } = await api.ask('searchMeals', { query: { query, limit: 1 } });
    const [found] = data.meals;
    if (!found) throw new Error(`no recipe for ${query}`);
    const { mealId, title, imageUrl, calories, proteins, carbs, fats } = found;
    const meal = { id: randomUUID(), mealType, mealId, title, imageUrl, calories, proteins, carbs, fats };
    await api.ask('postMeal', { body: { meal, date } });
  }
  await api.ask('postWater', { body: { delta: DRUNK, id: randomUUID(), date } });
}
