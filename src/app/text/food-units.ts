import type { FoodUnit } from '../../domain/food.ts';

/** Measures of food as they stand after a figure; a noun stays singular after a numeral. */
export const foodUnits: Record<FoodUnit, string> = {
  g: 'გ',
  kg: 'კგ',
  ml: 'მლ',
  l: 'ლ',
  piece: 'ცალი',
  slice: 'ნაჭერი',
  glass: 'ჭიქა',
  cup: 'ფინჯანი',
  tablespoon: 'ს/კ',
  teaspoon: 'ჩ/კ',
  plate: 'თეფში',
  bowl: 'ჯამი',
  portion: 'ულუფა',
  bottle: 'ბოთლი',
  can: 'ქილა',
  pack: 'შეკვრა',
  handful: 'მუჭა',
  bunch: 'კონა',
  stalk: 'ღერი',
  clove: 'კბილი',
  pinch: 'მწიკვი',
};
