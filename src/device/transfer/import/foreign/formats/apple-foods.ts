import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Gathering } from '../gathering.ts';

/** One figure of something eaten, as a record of Apple Health tells it: kcal or g. */
export interface Eaten {
  day: DiaryDay;
  /** Seconds after midnight as the record writes its time. */
  clock: number | null;
  start: string;
  /** The app that wrote it. */
  app: string;
  food: string;
  meal: string;
  macro: 'calories' | 'proteins' | 'carbs' | 'fats';
  figure: number;
}

interface Food {
  day: DiaryDay;
  clock: number | null;
  app: string;
  food: string;
  meal: string;
  calories: number | null;
  proteins: number | null;
  carbs: number | null;
  fats: number | null;
}

/** Less energy or macros than this is what rounding leaves. */
const NOTHING = 0.05;

/**
 * Puts records that belong together into dishes. What an app wrote at one moment is one dish, unless a correlation names
 * foods: those are dishes of their own, and their figures no longer count among what stands alone.
 */
export class AppleFoods {
  private readonly gathering: Gathering;
  private readonly standing = new Map<string, Food>();
  private readonly named: Food[] = [];
  private readonly own = new Map<string, string>();

  constructor(gathering: Gathering) {
    this.gathering = gathering;
  }

  alone(eaten: Eaten): void {
    const key = this.keyOf(eaten, eaten.food);
    const food = this.standing.get(key);
    if (food) add(food, eaten);
    else this.standing.set(this.copy(key), this.begin(eaten, eaten.food, eaten.meal));
  }

  together(name: string, meal: string, eaten: readonly Eaten[]): void {
    const [first] = eaten;
    if (!first) return;
    const food = this.begin(first, name === '' ? first.food : name, meal === '' ? first.meal : meal);
    for (const one of eaten.slice(1)) add(food, one);
    this.named.push(food);
    for (const one of eaten) this.take(one);
  }

  finish(): void {
    const rest = [...this.standing.values()].filter(({ calories, proteins, carbs, fats }) =>
      [calories, proteins, carbs, fats].some((figure) => figure !== null && figure > NOTHING),
    );
    for (const food of [...this.named, ...rest]) {
      const { day, clock, app, meal, calories, proteins, carbs, fats } = food;
      // An app that tells no food tells its own name.
      const name = food.food === '' ? app : food.food;
      this.gathering.dish(
        'apple-health',
        { day, clock, meal, name, grain: 'food', calories, proteins, carbs, fats },
        `${day} ${app} ${name}${calories === null ? '' : ` ${calories} kcal`}`,
      );
    }
  }

  /** The figure of a named food is also a record that stands alone, with the food's name or without. */
  private take(eaten: Eaten): void {
    for (const food of [eaten.food, '']) {
      const standing = this.standing.get(this.keyOf(eaten, food));
      const figure = standing?.[eaten.macro] ?? 0;
      if (!standing || figure < eaten.figure - NOTHING) continue;
      standing[eaten.macro] = Math.max(0, figure - eaten.figure);
      return;
    }
  }

  private begin(eaten: Eaten, name: string, meal: string): Food {
    const food: Food = {
      day: eaten.day,
      clock: eaten.clock,
      app: this.copy(eaten.app),
      food: this.copy(name),
      meal: this.copy(meal),
      calories: null,
      proteins: null,
      carbs: null,
      fats: null,
    };
    add(food, eaten);
    return food;
  }

  private keyOf({ app, start }: Eaten, food: string): string {
    return `${start}\u001F${app}\u001F${food}`;
  }

  /** One copy of each text: a piece of a tag would hold the whole piece of the file in memory. */
  private copy(text: string): string {
    const known = this.own.get(text);
    if (known !== undefined) return known;
    const own = JSON.parse(JSON.stringify(text)) as string;
    this.own.set(own, own);
    return own;
  }
}

function add(food: Food, { macro, figure }: Eaten): void {
  food[macro] = (food[macro] ?? 0) + figure;
}
