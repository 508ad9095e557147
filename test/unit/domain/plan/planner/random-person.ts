import type { Gender } from '#domain/body/body.ts';
import { ACTIVITY_LEVELS, GENDERS, WEIGHT_GOALS } from '#domain/body/body.ts';
import { DIETS, type Diet } from '#domain/plan/diet-plan-draft.ts';
import { calorieGoal } from '#domain/body/energy.ts';
import type { Goals } from '#domain/body/goals.ts';
import { gramsOfShares, MACRO_PRESETS, macroGoals, type MacroPreset } from '#domain/body/macros.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { seededChance } from '#domain/plan/planner/seeded-chance.ts';

/** Diets that bring their own macro split (design §5, `POST /dashboard/diet`). */
const PRESET_OF_DIET: Partial<Record<Diet, MacroPreset>> = { 'low-carb': 'keto', 'high-protein': 'protein' };
const LEAST_KCAL = 1000;
const MOST_KCAL = 4500;

/** Somebody whose calorie goal lies between 1,000 and 4,500 kcal, the same for the same seed: body by the questionnaire, goals by our own formulas. */
export function randomPerson(seed: number, diet?: Diet): { goals: Pick<Goals, 'calories' | 'macros'>; diet: Diet } {
  const chance = seededChance(`person ${seed}`);
  const between = (least: number, most: number): number => least + (most - least) * chance();
  const oneOf = <T>(list: readonly [T, ...T[]] | readonly T[], first: T): T =>
    list[Math.floor(chance() * list.length)] ?? first;
  for (;;) {
    const gender: Gender = oneOf(GENDERS, 'female');
    const heightCm = Math.round(gender === 'male' ? between(162, 198) : between(150, 184));
    const weightKg = roundTo1(between(18.5, 40) * (heightCm / 100) * (heightCm / 100));
    const ageYears = Math.round(between(16, 80));
    const goal = oneOf(WEIGHT_GOALS, 'maintain-weight');
    const calories = calorieGoal(
      { gender, ageYears, heightCm, weightKg, activityLevel: oneOf(ACTIVITY_LEVELS, 'light') },
      goal,
    );
    const on = diet ?? oneOf(DIETS, 'balanced');
    if (calories < LEAST_KCAL || calories > MOST_KCAL) continue;
    const preset = PRESET_OF_DIET[on];
    const macros =
      preset === undefined ? macroGoals(calories, weightKg, goal) : gramsOfShares(calories, MACRO_PRESETS[preset]);
    return { goals: { calories, macros }, diet: on };
  }
}
