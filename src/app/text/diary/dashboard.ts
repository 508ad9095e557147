/** The diary's day: strip of days, figures, meals, trial. */
export const dashboard = {
  days: 'დღეები',
  earlierWeek: 'წინა კვირა',
  laterWeek: 'მომდევნო კვირა',
  chooseDay: 'დღის არჩევა',

  energy: 'დღის კალორიები',
  remaining: 'დარჩენილი',
  excess: 'ზედმეტი',
  eaten: 'მიღებული',
  goal: 'მიზანი',
  editCalories: 'კალორიების მიზნის შესწორება',
  editMacros: 'მაკრონუტრიენტების მიზნის შესწორება',
  /** Read out after every change; the figures come with their unit. */
  totals: (eaten: string, goal: string) => `მიღებულია ${eaten}, მიზანი ${goal}`,
  left: (kcal: string) => `დარჩენილია ${kcal}`,
  over: (kcal: string) => `ზედმეტია ${kcal}`,
  carbs: 'ნახშირწყლები',
  proteins: 'ცილები',
  fats: 'ცხიმები',
  /** More may be in the day than is known. */
  atLeast: (grams: string) => `სულ მცირე ${grams}`,
  /** "128 გ" and "204 გ" of one nutrient. */
  macroOf: (name: string, eaten: string, goal: string) => `${name}: ${eaten}, მიზანი ${goal}`,

  meals: 'კვება',
  empty: 'ცარიელია',
  duringTheDay: 'დღის განმავლობაში',
  /** Beside a meal's sum: 130 / 370 კკალ. */
  outOf: (goalKcal: string) => `/ ${goalKcal}`,
};
