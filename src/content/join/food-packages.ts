import { PACKAGE_UNITS, type FoodId, type FoodPackages } from '#domain/food/food.ts';
import { readLines } from './read-lines.ts';

/** A line of the table of packages that cannot be read; the message names the food. */
class PackageLineError extends Error {
  readonly code = 'bad-package-line';
}

/** In what each food is sold, by its id: a unit, its sizes in g from the smallest on, and why. Throws PackageLineError. */
export function readPackages(text: string): ReadonlyMap<FoodId, FoodPackages> {
  const lines = readLines(text).map((line) => {
    const cell = (column: string): string => line.get(column) ?? '';
    const unit = PACKAGE_UNITS.find((one) => one === cell('unit'));
    const grams = cell('grams').split('; ').map(Number);
    const ascending = grams.every((size, at) => size > (grams[at - 1] ?? 0));
    if (!unit || !ascending || cell('reason') === '') throw new PackageLineError(`${cell('food')} is not understood`);
    return [cell('food'), { unit, grams }] as const;
  });
  const packages = new Map(lines);
  if (packages.size < lines.length) throw new PackageLineError('a food comes twice');
  return packages;
}
