import type { Food, FoodGroup } from '#domain/food/food.ts';

/** What people take instead, by shelf; the table says whether it is lighter. */
const BY_GROUP: Readonly<Partial<Record<FoodGroup, readonly string[]>>> = {
  bread: ['მოხარშული კარტოფილი', 'მოხარშული წიწიბურა', 'ჭვავის პური'],
  dairy: ['მაწონი', 'უცხიმო ხაჭო', 'ნადუღი'],
  meat: ['ქათმის ფილე', 'ინდაურის ფილე', 'კალმახი'],
  sausage: ['ქათმის ფილე', 'მოხარშული კვერცხი', 'ინდაურის ფილე'],
  fish: ['ხეკი', 'კალმახი'],
  grain: ['მოხარშული წიწიბურა', 'მოხარშული კარტოფილი', 'ყვავილოვანი კომბოსტო'],
  nut: ['ვაშლი', 'მაწონი'],
  sweet: ['ვაშლი', 'მარწყვი', 'მაწონი'],
  drink: ['წყალი', 'ჩაი', 'ბორჯომი'],
  alcohol: ['წყალი', 'ბორჯომი', 'ჩაი'],
  oil: ['მაწონი', 'არაჟანი'],
  sauce: ['მაწონი', 'ტყემალი', 'აჯიკა'],
  'fast-food': ['ქათმის ფილე', 'მოხარშული კარტოფილი', 'კიტრი პომიდვრის სალათი'],
  'ready-meal': ['ქათმის ფილე', 'ოსპი მოხარშული'],
  'dried-fruit': ['ვაშლი', 'მსხალი'],
  dish: ['ლობიო', 'ჩიხირთმა', 'მოხარშული წიწიბურა'],
};

/** Names of foods that commonly stand in for one. */
export const lighterThan = (food: Food): readonly string[] => BY_GROUP[food.group] ?? [];
