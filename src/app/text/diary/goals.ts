import type { WeightGoal } from '#domain/body/body.ts';
import type { MacroPreset } from '#domain/body/macros.ts';

const weightGoals: Record<WeightGoal, string> = {
  'lose-weight': 'კლება',
  'maintain-weight': 'შენარჩუნება',
  'gain-weight': 'მომატება',
};

const presets: Record<MacroPreset, string> = { balance: 'ბალანსი', protein: 'ცილოვანი', keto: 'კეტო' };

/** The editors of the day's goals; every figure comes formatted. */
export const goals = {
  calories: 'კალორიების მიზანი',
  fromDay: (day: string) => `იმოქმედებს ამ დღიდან: ${day}`,
  weightGoal: 'წონის მიზანი',
  weightGoals,
  caloriesField: 'კალორიები დღეში',
  less: (step: string) => `${step}-ით ნაკლები`,
  more: (step: string) => `${step}-ით მეტი`,
  /** Before and after the figure. */
  maintenance: ['წონის შესანარჩუნებლად დღეში დაახლოებით ', ' გჭირდებათ.'] as const,
  averageMaintenance: [
    'თქვენი მონაცემები სრულად არ არის ცნობილი, ამიტომ ვიყენებთ საშუალო მაჩვენებელს: ',
    ' დღეში.',
  ] as const,
  belowSafe: (least: string) =>
    `დღეში ${least}-ზე ნაკლები შეიძლება ჯანმრთელობისთვის საზიანო იყოს. უფრო დაბალი მიზანი მხოლოდ ექიმის რჩევით აირჩიეთ.`,
  /** To who is with child or nurses. */
  noLossNow: 'ორსულობისა და ძუძუთი კვების დროს წონის კლებას არ გთავაზობთ. მიზანი ექიმთან შეათანხმეთ.',
  takeSafe: (least: string) => `აირჩიეთ ${least}`,
  tooMany: (most: string) => `მიზანი ${most}-ს არ უნდა აღემატებოდეს`,

  macros: 'მაკრონუტრიენტები',
  macrosOrder: 'ნახშირწყლები / ცილები / ცხიმები',
  presets,
  presetsLegend: 'მზა განაწილება',
  carbs: 'ნახშირწყლები',
  proteins: 'ცილები',
  fats: 'ცხიმები',
  gramsOf: (macro: string) => `${macro}, გრამი`,
  sum: 'ჯამი',
  sumOf: (sum: string, goal: string) => `ჯამი ${sum}, მიზანი ${goal}`,
  /** The energy of the macros is not that of the calorie goal. */
  sumAbove: (kcal: string) => `კალორიების მიზანზე ${kcal}-ით მეტია`,
  sumBelow: (kcal: string) => `კალორიების მიზანზე ${kcal}-ით ნაკლებია`,
  macrosLocked: 'მაკრონუტრიენტების მიზნები PRO-შია',

  saved: 'მიზანი შეინახა',
  notSaved: 'მიზანი ვერ შეინახა',
};
