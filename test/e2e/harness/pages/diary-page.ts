import { expect, type Locator, type Page } from 'playwright/test';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { AddMealMode } from '#app/parts/requests/add-meal-request.ts';
import { formatDay, formatFullDay } from '#app/format/day.ts';
import { formatMl } from '#app/format/number.ts';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { calendar } from '#app/text/calendar.ts';
import { common } from '#app/text/common.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { shell } from '#app/text/shell/shell.ts';
import { water } from '#app/text/diary/water.ts';
import { weight } from '#app/text/diary/weight.ts';
import { OutboxPage } from './outbox-page.ts';
import { readDay, readOutbox, readWeights, type WaitingOperation } from './read-page.ts';
import type { SeenDay } from '../server-truth.ts';

/** A dish as it is typed; without a meal the dialog of the bottom bar asks for it. */
export interface TypedDish {
  title: string;
  kcal: number;
  meal?: MealType;
  proteins?: string;
  carbs?: string;
  fats?: string;
}

/** The diary as a person uses it; everything is found by its role and its Georgian name. */
export class DiaryPage {
  readonly page: Page;
  readonly outbox: OutboxPage;

  constructor(page: Page) {
    this.page = page;
    this.outbox = new OutboxPage(page);
  }

  /** Opens the diary, of today or of a day, and waits until it shows. */
  async open(day?: DiaryDay): Promise<void> {
    await this.page.goto(day ? `/dashboard?day=${day}` : '/dashboard');
    await this.shows();
  }

  /** Waits until the day is on the screen, read from the device. */
  async shows(): Promise<void> {
    await expect(this.section('breakfast')).toBeVisible();
    await expect(this.waterFigure).toBeVisible();
  }

  /** Today by the page's own clock. */
  async today(): Promise<DiaryDay> {
    const day = await this.page.evaluate(() => {
      const now = new Date();
      return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
        .map((part) => String(part).padStart(2, '0'))
        .join('-');
    });
    return day as DiaryDay;
  }

  // What there is to see.

  /** One of the four meals. */
  section(meal: MealType): Locator {
    return this.page.getByRole('region', { name: mealWords[meal].name, exact: true });
  }

  /** The rows of a dish, in whichever meal. */
  dish(title: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('button', { name: title }) });
  }

  /** A sheet or a question in front of the page. */
  dialog(name?: string): Locator {
    const role = this.page.getByRole('dialog', name === undefined ? {} : { name });
    const either = role.or(this.page.getByRole('alertdialog', name === undefined ? {} : { name }));
    // A toast is a dialog to a screen reader too.
    return either.and(this.page.locator(':not(.toast)'));
  }

  get waterFigure(): Locator {
    return this.page.locator('.water-figure b');
  }

  get weightFigure(): Locator {
    return this.page.locator('.weight-now');
  }

  /** What is left of the calories, or too much. */
  get ring(): Locator {
    return this.page.locator('.calorie-ring strong');
  }

  /** The state of saving, in the header. */
  get chip(): Locator {
    return this.page.locator('.sync-chip');
  }

  toast(text: string): Locator {
    return this.page.getByRole('region', { name: common.notices }).getByText(text, { exact: true }).first();
  }

  /** What the open day shows: all four meals, the water and the calorie goal. */
  async seen(): Promise<SeenDay> {
    await this.shows();
    return readDay(this.page);
  }

  /** The titles of a meal's dishes, in their order. */
  async titles(meal: MealType): Promise<string[]> {
    return (await this.seen()).meals[meal].map(({ title }) => title);
  }

  /** The weigh-ins behind the chart, oldest first: the day as it is written, and the kg. */
  seenWeights(): Promise<{ day: string; kg: number }[]> {
    return readWeights(this.page);
  }

  /** What the device's outbox holds that the server has not confirmed. */
  waiting(): Promise<WaitingOperation[]> {
    return readOutbox(this.page);
  }

  /** Waits until the server has confirmed everything. */
  async drained(timeout = 30_000): Promise<void> {
    await expect.poll(() => this.waiting(), { timeout, message: 'what still waits on the device' }).toEqual([]);
  }

  // What there is to do.

  /** Opens the add-meal dialog's choice of ways: of a meal's own section, or the one that asks for the meal. */
  async chooseHowToAdd(meal?: MealType): Promise<Locator> {
    if (meal) await this.section(meal).getByRole('button', { name: mealWords[meal].add }).click();
    else
      await this.page
        .getByRole('navigation', { name: shell.mainNavigation })
        .getByRole('button', { name: shell.addMeal })
        .click();
    const sheet = this.dialog(dish.addTitle);
    await expect(sheet).toBeVisible();
    return sheet;
  }

  /** Opens one way to add a dish; the form where nothing else is asked for. */
  async openAddMeal(meal?: MealType, mode: AddMealMode = 'manual'): Promise<Locator> {
    const { name, title } = addMealWords.modes[mode];
    await (await this.chooseHowToAdd(meal)).getByRole('button', { name }).click();
    const sheet = this.dialog(title);
    await expect(sheet).toBeVisible();
    return sheet;
  }

  /** Types a dish into an open form; what is absent stays as it is. */
  async fillDish(sheet: Locator, { title, kcal, proteins, carbs, fats }: Partial<TypedDish>): Promise<void> {
    const fill = async (label: string, text: string | undefined) => {
      if (text !== undefined) await sheet.getByRole('textbox', { name: label }).fill(text);
    };
    await fill(dish.name, title);
    await fill(dish.calories, kcal?.toString());
    await fill(dish.proteins, proteins);
    await fill(dish.carbs, carbs);
    await fill(dish.fats, fats);
  }

  /** Logs a dish by hand and waits for its row. */
  async logMeal(typed: TypedDish): Promise<void> {
    const sheet = await this.openAddMeal(typed.meal);
    await this.fillDish(sheet, typed);
    await sheet.getByRole('button', { name: dish.addToDiary }).click();
    await expect(sheet).toBeHidden();
    await expect(this.dish(typed.title).first()).toBeVisible();
  }

  /** Opens a logged dish. */
  async openDish(title: string): Promise<Locator> {
    await this.dish(title).getByRole('button').first().click();
    const sheet = this.dialog(title);
    await expect(sheet).toBeVisible();
    return sheet;
  }

  /** Gives a logged dish other figures. */
  async editDish(title: string, changed: Partial<TypedDish>): Promise<void> {
    await (await this.openDish(title)).getByRole('button', { name: common.edit }).click();
    const sheet = this.dialog(dish.editTitle);
    await this.fillDish(sheet, changed);
    if (changed.meal) await sheet.getByRole('radio', { name: mealWords[changed.meal].name }).check();
    await sheet.getByRole('button', { name: common.save }).click();
    await expect(sheet).toBeHidden();
  }

  /** Puts a logged dish into another meal, or as many days earlier. */
  async moveDish(title: string, to: { meal?: MealType; daysBack?: number }): Promise<void> {
    await (await this.openDish(title)).getByRole('button', { name: dish.move, exact: true }).click();
    const sheet = this.dialog(dish.moveTitle);
    for (let back = 0; back < (to.daysBack ?? 0); back += 1)
      await sheet.getByRole('button', { name: weight.previousDay }).click();
    if (to.meal) await sheet.getByRole('radio', { name: mealWords[to.meal].name }).check();
    await sheet.getByRole('button', { name: dish.moveHere }).click();
    await expect(sheet).toBeHidden();
  }

  /** Deletes a dish; the toast that can restore it shows. */
  async deleteDish(title: string): Promise<void> {
    await (await this.openDish(title)).getByRole('button', { name: common.remove }).click();
    await expect(this.dialog(title)).toBeHidden();
    await expect(this.dish(title)).toHaveCount(0);
  }

  /** Taps the newest toast's undo; of a deletion it is called restore. */
  async undo(label: typeof common.undo | typeof common.restore = common.undo): Promise<void> {
    await this.page.getByRole('region', { name: common.notices }).getByRole('button', { name: label }).first().click();
  }

  /** Taps the water card's plus: 250 ml a tap, and waits until all of it shows. */
  async addWater(taps = 1): Promise<void> {
    const { waterMl } = await this.seen();
    for (let tap = 0; tap < taps; tap += 1) await this.tapWater();
    await expect.poll(async () => (await this.seen()).waterMl).toBeGreaterThanOrEqual(waterMl + 250 * taps);
  }

  /** Taps the water card's plus once, whatever comes of it. */
  async tapWater(): Promise<void> {
    await this.page.getByRole('button', { name: water.more(formatMl(250)), exact: true }).click();
  }

  /** Taps the water card's minus. */
  async takeWater(): Promise<void> {
    await this.page.getByRole('button', { name: water.less(formatMl(250)), exact: true }).click();
  }

  /** Stores a weigh-in as it is typed ("64,2"), of the open day or so many days before it. */
  async setWeight(kg: string, daysBack = 0): Promise<void> {
    await this.page.getByRole('button', { name: weight.newWeight }).click();
    const sheet = this.dialog(weight.newWeight);
    for (let back = 0; back < daysBack; back += 1)
      await sheet.getByRole('button', { name: weight.previousDay }).click();
    await sheet.getByRole('textbox', { name: weight.field }).fill(kg);
    await sheet.getByRole('button', { name: common.save }).click();
    await expect(sheet).toBeHidden();
  }

  /** Opens another day from the strip, or from the calendar when it is farther away. */
  async goToDay(day: DiaryDay): Promise<void> {
    const today = await this.today();
    const name = formatFullDay(day, today);
    const strip = this.page.getByRole('group', { name: dashboard.days }).getByRole('button', { name });
    if ((await strip.count()) === 0) {
      await this.page.getByRole('button', { name: dashboard.chooseDay }).click();
      await this.dialog(dashboard.chooseDay).getByRole('button', { name }).click();
    } else await strip.click();
    await expect(strip).toHaveAttribute('aria-pressed', 'true');
  }

  /** Opens the day before today. */
  async goToYesterday(): Promise<DiaryDay> {
    const yesterday = addDays(await this.today(), -1);
    await this.goToDay(yesterday);
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(calendar.yesterday);
    return yesterday;
  }

  /** Comes back to the page, as from another app: it looks for what other devices have done. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  /** Asks for the sign-out from the menu. */
  async askToLeave(): Promise<void> {
    await this.page.getByRole('button', { name: shell.openMenu }).click();
    await this.dialog(shell.mainNavigation).getByRole('button', { name: shell.signOut }).click();
  }

  /** Opens the list of what waits, by the chip. */
  async openOutbox(): Promise<void> {
    await this.chip.click();
    await this.outbox.shows();
  }

  /** How the screen writes a weigh-in's day beside the newest one's. */
  static writtenDay(day: DiaryDay, newest: DiaryDay): string {
    return formatDay(day, newest);
  }
}
