/**
 * A number as people here type it: `12,5`, `12.5`, ` 1 250 `. Null for anything else, so that the caller
 * decides between an error and 0.
 */
export function readNumber(typed: string): number | null {
  const compact = typed.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(compact) ? Number(compact) : null;
}

/** A whole number of digits only, for calorie and macro goals (spec §5). Null for anything else. */
export function readDigits(typed: string): number | null {
  const compact = typed.replace(/[\s\u00A0\u202F]/g, '');
  return /^\d{1,9}$/.test(compact) ? Number(compact) : null;
}
