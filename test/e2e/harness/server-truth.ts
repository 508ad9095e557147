import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { catalogueFrom, getCatalogue } from '#contract/food/catalogue-on-wire.ts';
import type { Catalogue } from '#contract/food/catalogue.ts';
import { Changes, getChanges } from '#contract/diary/changes.ts';
import { Envelope } from '#contract/envelope.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { MEAL_TYPES, type MealType } from '#domain/diary/meal-type.ts';

/** A dish as far as a person can tell it apart. */
export interface SeenDish {
  title: string;
  kcal: number;
}

/** A day as a person sees it, whoever shows it. */
export interface SeenDay {
  meals: Record<MealType, SeenDish[]>;
  waterMl: number;
  goalKcal: number;
}

/** Asks the server what it really holds, past every fault of the test's network. */
export class ServerTruth {
  private readonly origin: string;
  private readonly token: string;

  constructor(origin: string, token: string) {
    this.origin = origin;
    this.token = token;
  }

  /** The truth about whoever is signed in on `page`, asked with the page's own token. */
  static async of(page: Page, origin: string): Promise<ServerTruth> {
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    if (token === null) throw new Error('Nobody is signed in on this page');
    return new ServerTruth(origin, token);
  }

  /** Everything that the server holds of the user. */
  async changes(): Promise<Changes> {
    const answer = await this.ask('/changes?since=0&limit=1000');
    const { data } = v.parse(Envelope, await answer.json());
    const changes = v.parse(getChanges.data, data);
    if (changes.hasMore) throw new Error('The diary is too long for one page');
    return changes;
  }

  /** The foods and recipes of the user's edition. */
  async catalogue(): Promise<Catalogue> {
    const answer = await this.ask('/catalogue');
    return catalogueFrom(v.parse(getCatalogue.data, v.parse(Envelope, await answer.json()).data));
  }

  /** A day's dishes in their order, its water and its calorie goal. */
  async day(date: DiaryDay): Promise<SeenDay> {
    const { days, goals } = await this.changes();
    const day = days.find((one) => one.date === date);
    const inOrder = goals.toSorted((one, other) => (one.date < other.date ? -1 : 1));
    // A day before the first goals has the first ones.
    const goal = inOrder.findLast((one) => one.date <= date) ?? inOrder[0];
    const meals = MEAL_TYPES.map((type): [MealType, SeenDish[]] => {
      // The screen shows whole kcal.
      const dishes = day?.mealHistory.meals[type].dishes ?? [];
      return [type, dishes.map(({ title, calories }) => ({ title, kcal: Math.round(calories) }))];
    });
    return {
      meals: Object.fromEntries(meals) as Record<MealType, SeenDish[]>,
      waterMl: day?.waterIntake.totalIntake ?? 0,
      goalKcal: Math.round(goal?.calories ?? 0),
    };
  }

  /** The titles of all dishes of all days. */
  async titles(): Promise<string[]> {
    const { days } = await this.changes();
    return days.flatMap((day) =>
      MEAL_TYPES.flatMap((type) => day.mealHistory.meals[type].dishes.map(({ title }) => title)),
    );
  }

  /** The ml of each pour of a day, in the order of arrival. */
  async pours(date: DiaryDay): Promise<number[]> {
    const { days } = await this.changes();
    return days.find((one) => one.date === date)?.waterIntake.rows.map(({ ml }) => ml) ?? [];
  }

  /** Weigh-ins, oldest first. */
  async weights(): Promise<{ date: DiaryDay; kg: number }[]> {
    const { weights } = await this.changes();
    return weights
      .flatMap(({ date, weight }) => (weight === null ? [] : [{ date, kg: weight }]))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  }

  /** The picture addresses of a day's dishes, and whether the server still lacks the picture. */
  async pictures(date: DiaryDay): Promise<{ imageUrl: string; pictureMissing: boolean }[]> {
    const { days } = await this.changes();
    const meals = days.find((one) => one.date === date)?.mealHistory.meals;
    return MEAL_TYPES.flatMap((type) => meals?.[type].dishes ?? []).map(({ imageUrl, pictureMissing }) => ({
      imageUrl,
      pictureMissing,
    }));
  }

  /** Writes past the device, as another device of the same person would. */
  async write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<void> {
    const answer = await this.ask(path, { method, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  }

  /** Ends the session of this token on the server. */
  revoke(): Promise<void> {
    return this.write('POST', '/auth/logout');
  }

  private ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' };
    return fetch(`${this.origin}/api${path}`, { ...init, headers });
  }
}
