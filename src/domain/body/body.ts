/** What the questionnaire asks (spec §3); the words are those of the wire. */
export const GENDERS = ['female', 'male'] as const;
export type Gender = (typeof GENDERS)[number];

export const WEIGHT_GOALS = ['lose-weight', 'maintain-weight', 'gain-weight'] as const;
export type WeightGoal = (typeof WEIGHT_GOALS)[number];

export const ACTIVITY_LEVELS = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const;
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

/** A person as the formulas need one. A profile's `other` counts with the female constant. */
export interface Body {
  gender: Gender | 'other';
  ageYears: number;
  heightCm: number;
  weightKg: number;
  activityLevel: ActivityLevel;
}

/** Body mass index in kg/m². */
export const bmi = (weightKg: number, heightCm: number): number => weightKg / (heightCm / 100) ** 2;

/** The weight in kg at a body mass index of 18.5, where WHO's healthy range begins, rounded up to 0.1 kg. */
export const healthyMinimumKg = (heightCm: number): number => Math.ceil(18.5 * (heightCm / 100) ** 2 * 10 - 1e-9) / 10;
