/** Who is younger is a minor: the law asks for a parent, and a growing body for other rules. */
export const ADULT_YEARS = 18;

/** Whether an age in years is a minor's; 0 and nothing are no age. */
export const isUnderAge = (years: number | undefined): boolean =>
  years !== undefined && years > 0 && years < ADULT_YEARS;
