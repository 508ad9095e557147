import type { FastLevel } from '#domain/fasts/fasting-calendar.ts';
import type { AnimalPart } from '#domain/food/food.ts';

const FORBIDDEN: Readonly<Record<FastLevel, readonly AnimalPart[]>> = {
  none: [],
  'meat-free': ['meat'],
  fish: ['meat', 'dairy', 'egg'],
  oil: ['meat', 'fish', 'dairy', 'egg'],
  strict: ['meat', 'fish', 'dairy', 'egg'],
};

/** Whether what of an animal is in a dish may be eaten on such a day. */
export const allowsOn = (level: FastLevel, animal: readonly AnimalPart[]): boolean =>
  !animal.some((part) => FORBIDDEN[level].includes(part));

/** Whether nothing of milk, eggs and meat is eaten, so that pulses are what feeds. */
export const isLenten = (level: FastLevel): boolean => FORBIDDEN[level].includes('dairy');
