/** Least, most and step of each number (design §5): years, cm, kg, kg. */
export const ANSWER_BOUNDS = {
  age: { least: 14, most: 100, step: 1 },
  height: { least: 100, most: 250, step: 1 },
  weight: { least: 30, most: 300, step: 0.1 },
  targetWeight: { least: 30, most: 300, step: 0.1 },
} as const;
/** The same of a weigh-in, which has to hold whatever a scale may show, kg. */
export const WEIGH_IN_BOUNDS = { least: 20, most: 400, step: 0.1 } as const;
export type NumberAnswer = keyof typeof ANSWER_BOUNDS;
