import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import type { Nutrition } from '#domain/body/macros.ts';
import { NUTRIENTS, type Nutrient, type Nutrients } from '../nutrient.ts';
import { mayBeOffered, type DishContents, type EatingRules } from '#domain/plan/planner/eating-rules.ts';
import type { DayNutrition } from '../day-nutrition.ts';
import { reachable } from '../judge-nutrients.ts';

/** Something to eat, in one helping: kcal and g, and what is known of its nutrients for most of its weight. */
export interface GapCandidate {
  kind: 'food' | 'recipe';
  id: string;
  /** What is alike: of one family one is offered. */
  family: string;
  /** g of the helping; of a recipe also its number of servings. */
  grams: number;
  portions: number;
  nutrition: Nutrition;
  nutrients: Nutrients;
  /** Every diet that allows it. */
  diets: readonly Diet[];
  contents: DishContents;
}

/** What a day lacks of a nutrient, in its unit. */
export interface Gap {
  nutrient: Nutrient;
  missing: number;
}

/** The weakest nutrients of a day, or why there are none to name. */
export type Weakest = { is: 'known'; gaps: Gap[] } | { is: 'nothing' } | { is: 'unknown' };

/** What to eat is asked for: kcal that are left, the diet, the day so far and its weakest nutrients. */
export interface GapAsk {
  kcalLeft: number;
  diet: Diet;
  nutrition: DayNutrition;
  gaps: readonly Gap[];
  /** What the person does not eat on the day. */
  rules: EatingRules;
  /** Ids of recipes and foods that the day has already. */
  eaten: readonly string[];
}

/** A candidate and what it would give of each gap that it narrows. */
export interface GapOffer<Candidate extends GapCandidate> {
  candidate: Candidate;
  gives: { nutrient: Nutrient; amount: number }[];
}

const HOW_MANY_GAPS = 2;
const HOW_MANY_OFFERS = 3;
/** From this share of the target on nobody needs to do anything. */
const CLOSED_FROM = 0.95;
/** Of fewer known targets than this share nobody can say which are the weakest. */
const LEAST_KNOWN = 0.5;
/** A helping that closes less than this of a gap does not narrow it. */
const LEAST_NARROWED = 0.1;
/** What a helping costs that takes up all that is left of what is better not exceeded, beside 1 for a closed gap. */
const PRICE_OF_LIMITS = 0.5;
/** µg in one serving, however little of it is offered: more than the upper level of retinol comes from liver alone, which nobody is sent to, least of all when pregnant. EFSA 2024, doi 10.2903/j.efsa.2024.8814. */
const MOST_VITAMIN_A = 3000;
const LIMITS = ['salt', 'saturated'] as const satisfies readonly Nutrient[];

/** The two nutrients that are farthest from their targets. */
export function weakestNutrients(nutrition: DayNutrition): Weakest {
  const known = reachable(nutrition);
  const withTarget = Object.values(nutrition).filter(
    ({ kind, target }) => kind === 'at-least' && target !== null,
  ).length;
  if (known.length === 0 || known.length < withTarget * LEAST_KNOWN) return { is: 'unknown' };
  const gaps = known
    .filter(({ share }) => share < CLOSED_FROM)
    .slice(0, HOW_MANY_GAPS)
    .flatMap(({ nutrient }): Gap[] => {
      const day = nutrition[nutrient];
      return day && day.target !== null ? [{ nutrient, missing: day.target - day.amount }] : [];
    });
  return gaps.length > 0 ? { is: 'known', gaps } : { is: 'nothing' };
}

/**
 * Up to three helpings of different families that narrow the gaps the most: within the calories, of the diet, not eaten today, nothing that the
 * person does not eat, and none that takes a nutrient over its upper level. First those that narrow every gap; of equal ones the first by id.
 */
export function closeGap<Candidate extends GapCandidate>(
  candidates: readonly Candidate[],
  ask: GapAsk,
): GapOffer<Candidate>[] {
  const fitting = candidates
    .filter((candidate) => fits(candidate, ask))
    .map((candidate) => ({ candidate, gives: givenTo(candidate, ask.gaps), worth: worthOf(candidate, ask) }))
    .filter(({ gives }) => gives.length > 0)
    .toSorted(
      (one, other) =>
        other.gives.length - one.gives.length ||
        other.worth - one.worth ||
        (one.candidate.id < other.candidate.id ? -1 : 1),
    );
  const offers: GapOffer<Candidate>[] = [];
  for (const { candidate, gives } of fitting) {
    if (offers.length === HOW_MANY_OFFERS) break;
    if (!offers.some((offer) => offer.candidate.family === candidate.family)) offers.push({ candidate, gives });
  }
  return offers;
}

function fits(
  { id, diets, portions, nutrition, nutrients, contents }: GapCandidate,
  { kcalLeft, diet, nutrition: day, eaten, rules }: GapAsk,
): boolean {
  if (nutrition.calories > kcalLeft || eaten.includes(id) || !mayBeOffered(contents, rules)) return false;
  if (diet !== 'balanced' && !diets.includes(diet)) return false;
  if ((nutrients.vitaminA ?? 0) / portions > MOST_VITAMIN_A) return false;
  return NUTRIENTS.every((nutrient) => {
    const { amount, upper } = day[nutrient] ?? { amount: 0, upper: null };
    return upper === null || amount + (nutrients[nutrient] ?? 0) <= upper;
  });
}

const givenTo = ({ nutrients }: GapCandidate, gaps: readonly Gap[]): { nutrient: Nutrient; amount: number }[] =>
  gaps.flatMap(({ nutrient, missing }) => {
    const amount = nutrients[nutrient] ?? 0;
    return amount >= missing * LEAST_NARROWED ? [{ nutrient, amount }] : [];
  });

function worthOf({ nutrients }: GapCandidate, { gaps, nutrition }: GapAsk): number {
  const closed = gaps.reduce(
    (sum, { nutrient, missing }) => sum + Math.min(1, (nutrients[nutrient] ?? 0) / missing),
    0,
  );
  const price = LIMITS.reduce((sum, nutrient) => {
    const day = nutrition[nutrient];
    const room = day && day.target !== null ? Math.max(0, day.target - day.amount) : 0;
    const added = nutrients[nutrient] ?? 0;
    return sum + (added === 0 ? 0 : Math.min(1, room > 0 ? added / room : 1));
  }, 0);
  return closed - price * PRICE_OF_LIMITS;
}
