import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Gathering } from '../gathering.ts';
import { readDate } from '../read-date.ts';
import { readFigure } from '../read-figure.ts';
import type { Table } from './table.ts';
import type { Grain } from '../reading.ts';
import { amountOf, kcalOf, nutrientsOf } from './table-rows.ts';

interface Total {
  row: readonly string[];
  name: string;
  /** Something finer came below it. */
  isParted: boolean;
}

/**
 * FatSecret's report, whose rows nest by the spaces before their first cell:
 *
 *     report = *day
 *     day    = "Tuesday, May 1, 2018" figures *meal
 *     meal   = SP "Breakfast" figures *food
 *     food   = 2SP name figures [amount]
 *     amount = 3SP "2 x 1 oz, 56 g"
 *
 * A report of meals or of days alone has no foods: then their totals are the dishes.
 */
export class FatSecretReport {
  private readonly table: Table;
  private readonly gathering: Gathering;
  private day: (Total & { date: DiaryDay }) | null = null;
  private meal: Total | null = null;
  private food: { row: readonly string[]; amount: string } | null = null;

  constructor(table: Table, gathering: Gathering) {
    this.table = table;
    this.gathering = gathering;
  }

  take(row: readonly string[]): void {
    const [first = ''] = row;
    const depth = first.length - first.trimStart().length;
    const name = first.trim();
    if (name === '' || name.startsWith('#')) return;
    if (depth === 0) this.beginDay(row, name);
    else if (!this.day) this.gathering.leaveOut('row', row.join(this.table.delimiter));
    else if (depth === 1) this.beginMeal(row, name);
    else if (depth === 2) this.beginFood(row);
    else if (this.food) this.food.amount = row.map((cell) => cell.trim()).join(', ');
  }

  end(): void {
    this.endDay();
  }

  private beginDay(row: readonly string[], name: string): void {
    this.endDay();
    const date = readDate(name, this.table.dateOrder);
    if (date) this.day = { row, name, date, isParted: false };
    else if (!/^(total|daily average)/i.test(name)) this.gathering.leaveOut('date', row.join(this.table.delimiter));
  }

  private beginMeal(row: readonly string[], name: string): void {
    this.endMeal();
    if (this.day) this.day.isParted = true;
    this.meal = { row, name, isParted: false };
  }

  private beginFood(row: readonly string[]): void {
    this.endFood();
    if (this.meal) this.meal.isParted = true;
    this.food = { row, amount: '' };
  }

  private endDay(): void {
    this.endMeal();
    if (this.day && !this.day.isParted) this.dish(this.day.row, '', 'day', '');
    this.day = null;
  }

  private endMeal(): void {
    this.endFood();
    if (this.meal && !this.meal.isParted) this.dish(this.meal.row, '', 'meal', '');
    this.meal = null;
  }

  private endFood(): void {
    if (this.food) this.dish(this.food.row, (this.food.row[0] ?? '').trim(), 'food', this.food.amount);
    this.food = null;
  }

  private dish(row: readonly string[], name: string, grain: Grain, amount: string): void {
    const { day, meal, table } = this;
    if (!day) return;
    const { at } = table.columns;
    const figure = (field: 'calories' | 'proteins' | 'carbs' | 'fats') =>
      readFigure(row[at[field] ?? -1] ?? '', table.decimal);
    this.gathering.dish(
      'fatsecret',
      {
        day: day.date,
        clock: null,
        meal: meal?.name ?? '',
        name,
        grain,
        calories: kcalOf(table, figure('calories')),
        proteins: figure('proteins'),
        carbs: figure('carbs'),
        fats: figure('fats'),
        ...amountOf(amount, '', table.decimal),
        ...nutrientsOf(row, table),
      },
      row.join(table.delimiter),
    );
  }
}
