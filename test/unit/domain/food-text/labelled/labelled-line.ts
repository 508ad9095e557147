import type { FoodId, FoodUnit } from '#domain/food/food.ts';

/** A food that a line names, plain or prepared as written, and how much of it: units follow the table's weights. */
export type ExpectedFood = readonly [food: FoodId, amount: number, unit: FoodUnit];

/** A line as people type it and what a person reads in it; no foods at all for a line that names none. */
export type LabelledLine = readonly [text: string, ...foods: ExpectedFood[]];
