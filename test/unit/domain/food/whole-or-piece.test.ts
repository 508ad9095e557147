import { expect, test } from 'vitest';
import { wholeOrPieceOf } from '#domain/food/whole-or-piece.ts';
import { WHOLE_TABLE } from '../food-text/whole-table.ts';

const meantBy = (name: string) => {
  const food = WHOLE_TABLE.find((each) => each.name === name);
  if (!food) throw new Error(`no food ${name}`);
  return wholeOrPieceOf(food);
};

test('one of what is baked as one and cut may be the whole or a piece of it', () => {
  expect(meantBy('კუბდარი')).toEqual({ whole: 'piece', piece: 'slice' });
  expect(meantBy('იმერული ხაჭაპური')).toEqual({ whole: 'piece', piece: 'slice' });
  expect(meantBy('ლობიანი')).toEqual({ whole: 'whole', piece: 'slice' });
  expect(meantBy('შოთი')).toEqual({ whole: 'piece', piece: 'slice' });
  expect(meantBy('პიცა')).toEqual({ whole: 'piece', piece: 'slice' });
});

test('of what people eat one by one, and of a loaf that is sliced, nobody is asked', () => {
  expect(meantBy('ქალაქური ხინკალი')).toBeNull();
  expect(meantBy('აჭარული ხაჭაპური')).toBeNull();
  expect(meantBy('თეთრი პური')).toBeNull();
  expect(meantBy('ვაშლი')).toBeNull();
});
