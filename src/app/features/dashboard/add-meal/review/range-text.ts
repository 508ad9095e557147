import { formatKcal, formatNumber } from '#app/format/number.ts';
import { reviewWords as words } from '#app/text/food/food-review.ts';
import type { ReviewRow } from './review-row.ts';

/** Between which kcal an amount that was judged by eye lies, in words. */
export const rangeText = ({ low, high }: NonNullable<ReviewRow['range']>): string =>
  words.range(formatNumber(low), formatKcal(high));
