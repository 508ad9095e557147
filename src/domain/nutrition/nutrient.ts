/** Every nutrient beside energy and macros that the diary knows, with the unit of its amounts. */
export const NUTRIENT_UNITS = {
  fibre: 'g',
  sugar: 'g',
  saturated: 'g',
  monounsaturated: 'g',
  polyunsaturated: 'g',
  omega3: 'g',
  salt: 'g',
  starch: 'g',
  alcohol: 'g',
  water: 'g',
  cholesterol: 'mg',
  vitaminC: 'mg',
  vitaminE: 'mg',
  vitaminB1: 'mg',
  vitaminB2: 'mg',
  vitaminB3: 'mg',
  vitaminB5: 'mg',
  vitaminB6: 'mg',
  potassium: 'mg',
  sodium: 'mg',
  calcium: 'mg',
  magnesium: 'mg',
  phosphorus: 'mg',
  iron: 'mg',
  zinc: 'mg',
  copper: 'mg',
  manganese: 'mg',
  choline: 'mg',
  caffeine: 'mg',
  vitaminA: 'µg',
  /** The part of vitamin A that is not made of carotene: an upper level counts it alone. */
  retinol: 'µg',
  vitaminD: 'µg',
  vitaminK: 'µg',
  folate: 'µg',
  vitaminB12: 'µg',
  selenium: 'µg',
  iodine: 'µg',
} as const satisfies Readonly<Record<string, 'g' | 'mg' | 'µg'>>;

export type Nutrient = keyof typeof NUTRIENT_UNITS;

/** In the order of `NUTRIENT_UNITS`. */
// A literal's own keys are the type's keys.
export const NUTRIENTS = Object.keys(NUTRIENT_UNITS) as readonly Nutrient[];

/** Amounts in the units of `NUTRIENT_UNITS`; what is not known is absent, never 0. */
export type Nutrients = Partial<Record<Nutrient, number>>;
