import type { Page } from 'playwright/test';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import { weight } from '#app/text/diary/weight.ts';
import type { SeenDay, SeenDish } from '../server-truth.ts';

/** An operation that waits on the device. */
export interface WaitingOperation {
  kind: string;
  state: string;
  attempts: number;
}

/** Reads the open day off the screen, all of it at one moment. */
export function readDay(page: Page): Promise<SeenDay> {
  return page.evaluate((meals) => {
    const figure = (text: string | null | undefined) => Number((text ?? '').replace(/[^\d]/g, ''));
    const own = (element: Element | null) => element?.firstChild?.textContent?.trim() ?? '';
    const sections = [...document.querySelectorAll('section.meal')];
    const seen: Record<string, SeenDish[]> = {};
    for (const [index, meal] of meals.entries()) {
      seen[meal] = [...(sections[index]?.querySelectorAll('.dish-row') ?? [])].map((row) => ({
        title: own(row.querySelector('.dish-row-words')),
        kcal: figure(own(row.querySelector('.dish-row-kcal'))),
      }));
    }
    return {
      meals: seen as SeenDay['meals'],
      waterMl: figure(document.querySelector('.water-figure b')?.textContent?.split('/')[0]),
      goalKcal: figure(document.querySelector('.calorie-pair div:last-child dd')?.textContent),
    };
  }, MEAL_TYPES);
}

/** Reads the weigh-ins off the table behind the chart, oldest first: the day as it is written, and the kg. */
export async function readWeights(page: Page): Promise<{ day: string; kg: number }[]> {
  const rows = page.getByRole('table', { name: weight.table }).getByRole('row');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => ['th[scope=row]', 'td'].map((cell) => row.querySelector(cell)?.textContent ?? '')),
  );
  return texts
    .filter(([day]) => day !== '')
    .map(([day = '', kg = '']) => ({ day, kg: Number(kg.replace(',', '.').replace(/[^\d.]/g, '')) }));
}

/** Reads from the device's own store what the server has not confirmed. */
export function readOutbox(page: Page): Promise<WaitingOperation[]> {
  return page.evaluate(async () => {
    const { uid } = JSON.parse(localStorage.getItem('user_data') ?? '{}') as { uid?: string };
    const open = indexedDB.open(`diary-${uid}`);
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      open.addEventListener('success', () => resolve(open.result));
      open.addEventListener('error', () => reject(open.error));
    });
    const all = db.transaction('outbox').objectStore('outbox').getAll();
    const rows = await new Promise<{ state: string; attempts: number; change: { kind: string } }[]>(
      (resolve, reject) => {
        all.addEventListener('success', () => resolve(all.result));
        all.addEventListener('error', () => reject(all.error));
      },
    );
    db.close();
    return rows
      .filter(({ state }) => state !== 'acked')
      .map(({ state, attempts, change }) => ({ kind: change.kind, state, attempts }));
  });
}
