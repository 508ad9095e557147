import { dayInZone, TBILISI, type DiaryDay } from '../../../../domain/diary-day.ts';
import { formatDay } from '../../../format/day.ts';
import { formatPrice } from '../../../format/number.ts';
import { membership } from '../../../text/membership.ts';

/** The day of an instant in Tbilisi, where banks and prices are: 20 დეკემბერი. */
export const dayOf = (instant: string, today: DiaryDay): string => formatDay(dayInZone(Date.parse(instant), TBILISI), today);

/** When how much is charged: 20 დეკემბერი, ₾9.75. */
export const chargeOf = (instant: string, tetri: number, today: DiaryDay): string => membership.charge(dayOf(instant, today), formatPrice(tetri / 100));
