/** Energy of a kilogram of body weight in kcal: Wishnofsky, Am J Clin Nutr 1958;6:542–546 (3,500 kcal a pound). */
export const KCAL_PER_KG = 7700;

/** Standard deviation in kg of a morning's weight around the body's own: water, salt, the gut and the scales. */
const WEIGH_IN_KG = 0.75;
/** A weigh-in farther off than this many standard deviations counts no more than one at this distance (Huber, 1964). */
const FARTHEST_BELIEVED = 2.5;
/** How far true expenditure wanders from one day to the next, kcal: about 60 in four weeks. */
const DRIFT_KCAL = 12;
/** What moves the weight of a day besides logged food and expenditure, kg: one day's steps, a scale that rounds. */
const OWN_SWING_KG = 0.05;

/** What is believed of a body: its weight without water and chance, what it burns a day, and how sure both are. */
export interface BodyBelief {
  kg: number;
  kcal: number;
  /** kg² */
  kgVariance: number;
  /** kcal² */
  kcalVariance: number;
  /** kg·kcal; negative once weigh-ins came in: who weighs more than was foreseen burns less than was thought. */
  covariance: number;
}

/** What was eaten in a day: kcal, and how unsure the figure is (a standard deviation). */
export interface Eaten {
  kcal: number;
  sd: number;
}

/**
 * The belief after a day on which `eaten` went in: a day of a Kalman filter (Kalman, J Basic Eng 1960;82:35–45) over
 * weight and expenditure. Its model is the balance of energy, weight' = weight + (eaten − burnt) ÷ 7,700, and an
 * expenditure that wanders slowly; Hall and Chow (Am J Clin Nutr 2011;94:66–74) measure intake from weight by the same
 * balance. With F = [1, −1/7700; 0, 1] the new covariance is F·P·Fᵀ + Q, written out below.
 */
export function afterDay(belief: BodyBelief, eaten: Eaten): BodyBelief {
  const { kg, kcal, kgVariance, kcalVariance, covariance } = belief;
  const perKcal = 1 / KCAL_PER_KG;
  return {
    kg: kg + (eaten.kcal - kcal) * perKcal,
    kcal,
    kgVariance:
      kgVariance -
      2 * perKcal * covariance +
      perKcal ** 2 * kcalVariance +
      (eaten.sd * perKcal) ** 2 +
      OWN_SWING_KG ** 2,
    kcalVariance: kcalVariance + DRIFT_KCAL ** 2,
    covariance: covariance - perKcal * kcalVariance,
  };
}

/**
 * The belief after a weigh-in in kg: the filter's correction. One that is out of all proportion (a typo, another
 * person on the scales) is pulled in to what is still believed, so that it cannot carry the figures away.
 */
export function afterWeighIn(belief: BodyBelief, weighedKg: number): BodyBelief {
  const { kg, kcal, kgVariance, kcalVariance, covariance } = belief;
  const variance = kgVariance + WEIGH_IN_KG ** 2;
  const farthest = FARTHEST_BELIEVED * Math.sqrt(variance);
  const surprise = Math.max(-farthest, Math.min(farthest, weighedKg - kg));
  const [kgGain, kcalGain] = [kgVariance / variance, covariance / variance];
  return {
    kg: kg + kgGain * surprise,
    kcal: kcal + kcalGain * surprise,
    kgVariance: kgVariance * (1 - kgGain),
    kcalVariance: kcalVariance - kcalGain * covariance,
    covariance: covariance * (1 - kgGain),
  };
}
