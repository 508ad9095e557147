import { readDigits } from '#domain/georgian/read-number.ts';
import { MAX_WATER_ML } from '#domain/body/water.ts';

/** A typed amount in whole ml, or null while it is none that can be drunk. */
export function readAmount(text: string): number | null {
  const ml = readDigits(text);
  return ml !== null && ml >= 1 && ml <= MAX_WATER_ML ? ml : null;
}
