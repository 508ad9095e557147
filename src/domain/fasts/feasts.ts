import type { OldStyle } from './paschalion.ts';

/** A feast or another day of the year that has a name. */
export interface NamedDay {
  name: string;
  /** On it the rule allows fish when it is a fast day, outside of Holy Week. */
  fish?: true;
}

/** By the Julian calendar; the civil day is 13 days later through 2099. Names as in orthodoxy.ge's list of feasts, shortened to how people call them. */
export const FIXED_FEASTS: readonly (NamedDay & { on: OldStyle })[] = [
  { on: [1, 1], name: 'წმინდა ბასილი დიდის დღე, ძველით ახალი წელი' },
  { on: [1, 5], name: 'ნათლისღების წინადღე' },
  { on: [1, 6], name: 'ნათლისღება' },
  { on: [1, 14], name: 'ნინოობა', fish: true },
  { on: [2, 2], name: 'მირქმა', fish: true },
  { on: [3, 25], name: 'ხარება', fish: true },
  { on: [4, 23], name: 'გიორგობა', fish: true },
  { on: [5, 19], name: 'ნინოობა', fish: true },
  { on: [6, 24], name: 'იოანე ნათლისმცემლის შობა', fish: true },
  { on: [6, 29], name: 'პეტრე-პავლობა', fish: true },
  { on: [6, 30], name: 'სვეტიცხოვლობა', fish: true },
  { on: [8, 6], name: 'ფერისცვალება', fish: true },
  { on: [8, 15], name: 'მარიამობა', fish: true },
  { on: [8, 29], name: 'იოანე ნათლისმცემლის თავისკვეთა' },
  { on: [9, 8], name: 'ღვთისმშობლის შობა', fish: true },
  { on: [9, 14], name: 'ჯვართამაღლება' },
  { on: [10, 1], name: 'სვეტიცხოვლობა', fish: true },
  { on: [11, 10], name: 'გიორგობა', fish: true },
  { on: [11, 21], name: 'ტაძრად მიყვანება', fish: true },
  { on: [11, 30], name: 'ანდრიაობა' },
  { on: [12, 4], name: 'ბარბარობა' },
  { on: [12, 6], name: 'ნიკოლოზობა' },
  { on: [12, 24], name: 'შობის წინადღე' },
  { on: [12, 25], name: 'შობა' },
];

/** By the distance from Pascha in days. */
export const MOVABLE_FEASTS: ReadonlyMap<number, NamedDay> = new Map<number, NamedDay>([
  [-70, { name: 'მეზვერისა და ფარისევლის კვირა' }],
  [-63, { name: 'უძღები შვილის კვირა' }],
  [-56, { name: 'ხორციელის კვირა' }],
  [-49, { name: 'მიტევების კვირა' }],
  [-48, { name: 'დიდი მარხვის პირველი დღე' }],
  [-43, { name: 'თეოდორობა' }],
  [-42, { name: 'მართლმადიდებლობის ზეიმი' }],
  [-28, { name: 'ჯვრის თაყვანისცემის კვირა' }],
  [-8, { name: 'ლაზარეს შაბათი' }],
  [-7, { name: 'ბზობა', fish: true }],
  [-6, { name: 'დიდი ორშაბათი' }],
  [-5, { name: 'დიდი სამშაბათი' }],
  [-4, { name: 'დიდი ოთხშაბათი' }],
  [-3, { name: 'დიდი ხუთშაბათი' }],
  [-2, { name: 'დიდი პარასკევი' }],
  [-1, { name: 'დიდი შაბათი' }],
  [0, { name: 'აღდგომა' }],
  [7, { name: 'თომას კვირა, კვირაცხოვლობა' }],
  [24, { name: 'შუაზატიკობა', fish: true }],
  [38, { name: 'აღდგომის წარგზავნა', fish: true }],
  [39, { name: 'ამაღლება' }],
  [46, { name: 'მამადავითობა' }],
  [49, { name: 'სულთმოფენობა' }],
  [50, { name: 'სულიწმინდის დღე' }],
  [56, { name: 'ყოველთა წმინდათა კვირა' }],
]);
