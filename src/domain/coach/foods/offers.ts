import type { MealType } from '#domain/diary/meal-type.ts';
import type { CoachContext } from '../coach-context.ts';
import { dayLeft, mealAt } from '../day-left.ts';

const FOR_MEAL: Readonly<Record<MealType, string>> = {
  breakfast: 'რა ვჭამო საუზმეზე?',
  lunch: 'რა ვჭამო სადილად?',
  dinner: 'რა ვჭამო ვახშმად?',
  snacks: 'რით წავიხემსო?',
};

/** Below this share of the day's protein or water a question about it is offered. */
const LITTLE = 0.6;

/** Questions worth asking in this state of the day, the most useful first; the coach has an answer to each. */
export function offersFor(context: CoachContext): string[] {
  const left = dayLeft(context);
  const offers = [FOR_MEAL[mealAt(context.time)]];
  if (!left) return [...offers, 'რამდენი კალორია დამრჩა დღეს?', 'რამდენი წყალი დავლიო?'];
  const { goal, eaten } = left;
  const few = (part: number, whole: number) => whole > 0 && part < LITTLE * whole;
  if (left.calories < 0) offers.unshift('მიზანს გადავცდი, რა ვქნა?');
  if (eaten.calories > 0) offers.push('როგორ ჩაიარა ჩემმა დღემ?');
  if (few(eaten.macros.proteins, goal.macros.proteins)) offers.push('რამდენი ცილა დამრჩა?');
  if (few(eaten.water, goal.water)) offers.push('რამდენი წყალი დავლიო?');
  if (left.calories >= 0) offers.push('რამდენი კალორია დამრჩა დღეს?');
  return offers;
}
