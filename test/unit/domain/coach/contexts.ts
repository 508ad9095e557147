import type { CoachContext } from '#domain/coach/coach-context.ts';

const goals = { calories: 1800, macros: { carbs: 225, fats: 60, proteins: 90 }, water: 2000 };
const body = {
  gender: 'female',
  age: 34,
  height: 168,
  weight: 72.4,
  targetWeight: 65,
  goal: 'lose-weight',
  diet: 'balanced',
};
const weighed = (from: number, step: number) =>
  Array.from({ length: 15 }, (_, at) => ({
    date: `2026-11-${String(at * 2 + 1).padStart(2, '0')}`,
    weight: Math.round((from + step * at) * 10) / 10,
  }));

/** Logged days up to yesterday, 2 December 2026, a Wednesday: 1,500 kcal, and 100 more on each later weekday. The 29th of November was left empty. */
const PAST = Array.from({ length: 14 }, (_, at) => {
  const date = new Date(Date.UTC(2026, 10, 19 + at)).toISOString().slice(0, 10);
  const calories = date === '2026-11-29' ? 0 : 1500 + 100 * (at % 7);
  return {
    date,
    calories,
    carbs: calories / 8,
    fats: calories / 30,
    proteins: calories / 20,
    water: 1500,
    goal: 1800,
    dishes: calories > 0 ? 3 : 0,
  };
});

/** People and their days, by the name that a labelled question uses. */
export const CONTEXTS = {
  nothing: {},
  afternoon: {
    ...body,
    time: '14:10',
    goals,
    eaten: { calories: 640, macros: { carbs: 81, fats: 24, proteins: 28 }, water: 750 },
    weights: weighed(74.5, -0.15),
    dishes: ['ომლეტი', 'ყავა რძით'],
    today: '2026-12-03',
    days: PAST,
    pastDishes: [
      { date: '2026-12-01', meal: 'dinner', title: 'ბორში', calories: 320 },
      { date: '2026-12-02', meal: 'breakfast', title: 'შვრიის ფაფა', calories: 380 },
      { date: '2026-12-02', meal: 'lunch', title: 'ხარჩო', calories: 620 },
      { date: '2026-12-02', meal: 'dinner', title: 'ბერძნული სალათი', calories: 500 },
    ],
  },
  evening: {
    ...body,
    time: '20:30',
    goals,
    eaten: { calories: 1650, macros: { carbs: 240, fats: 58, proteins: 55 }, water: 1500 },
    weights: weighed(72.4, 0),
  },
  over: {
    ...body,
    time: '21:15',
    goals,
    eaten: { calories: 2230, macros: { carbs: 260, fats: 92, proteins: 88 }, water: 2100 },
  },
  faster: {
    ...body,
    time: '12:30',
    goals,
    eaten: { calories: 300, macros: { carbs: 60, fats: 5, proteins: 8 }, water: 250 },
    diet: 'fasting',
  },
  teenager: {
    ...body,
    age: 15,
    time: '16:00',
    goals,
    eaten: { calories: 900, macros: { carbs: 110, fats: 30, proteins: 40 }, water: 500 },
  },
} as const satisfies Record<string, CoachContext>;
export type ContextName = keyof typeof CONTEXTS;

/** What a person asks, on which day, and what is meant. */
export type LabelledQuestion = readonly [question: string, context: ContextName, intent: string];
