import { isUnderAge } from '#domain/body/adult-age.ts';
import { bmi } from '#domain/body/body.ts';
import type { CoachContext } from '../coach-context.ts';
import type { StatedBody } from './stated-body.ts';

/** Where WHO's healthy range begins, kg/m². */
export const LEAST_BMI = 18.5;
/** kg: below this nobody grown is well, however small. */
const LEAST_KG = 40;
/** kg a week: WHO and NHS name 0.5 to 1; a month of thirty days with 4 kg is just within. */
const FASTEST = 1.02;

/** Whether the profile says that a person is under 18. */
export const isMinor = ({ age }: CoachContext): boolean => isUnderAge(age);

/** Whether a weight is below the healthy range for a height; false where one is unknown. */
const isBelow = (weight: number | undefined, height: number | undefined): boolean =>
  weight !== undefined && weight > 0 && height !== undefined && height > 0 && bmi(weight, height) < LEAST_BMI;

/** Whether the profile's weight, or the one that is aimed at, is below the healthy range. */
export const isTooThin = ({ height, weight, targetWeight }: CoachContext): boolean =>
  isBelow(weight, height) || isBelow(targetWeight, height);

/** Whether a message names a weight below the healthy range: for its own height, else the profile's. */
export const isThin = ({ weight, target, height }: StatedBody, context: CoachContext): boolean =>
  [weight, target].some(
    (kg) => isBelow(kg, height ?? context.height) || (height === undefined && kg !== undefined && kg < LEAST_KG),
  );

export const isTooFast = ({ pace }: StatedBody): boolean => pace !== undefined && pace > FASTEST;
