import type { Body } from '../body.ts';
import { maintenanceKcal } from '../energy.ts';

/** What the formula asks of a profile; what nobody has said is null or absent. */
export interface FormulaProfile {
  gender?: Body['gender'] | null | undefined;
  age?: number | null | undefined;
  /** cm */
  height?: number | null | undefined;
  /** kg */
  weight?: number | null | undefined;
  activityLevel?: Body['activityLevel'] | null | undefined;
}

/** Maintenance by the formula in kcal a day, unrounded; null when the profile lacks something. */
export function formulaKcalOf({ gender, age, height, weight, activityLevel }: FormulaProfile): number | null {
  if (!gender || !age || !height || !weight || !activityLevel) return null;
  return maintenanceKcal({ gender, ageYears: age, heightCm: height, weightKg: weight, activityLevel });
}
