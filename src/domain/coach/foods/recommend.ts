import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import { DEFAULT_KCAL } from '#domain/body/energy.ts';
import { MEAL_SHARE, type MealType } from '#domain/diary/meal-type.ts';
import { daysBetween, FIRST_DAY, isDiaryDay } from '#domain/diary/diary-day.ts';
import type { CoachContext, CoachRecipe } from '../coach-context.ts';
import { dayLeft } from '../day-left.ts';
import type { Asked } from '../intent.ts';
import { dishLine, kcal, listed } from '../question/phrases.ts';
import { dietOf, pickRecipes } from './pick-recipes.ts';

const FOR_MEAL: Readonly<Record<MealType, string>> = {
  breakfast: 'საუზმისთვის',
  lunch: 'სადილისთვის',
  dinner: 'ვახშმისთვის',
  snacks: 'წასახემსებლად',
};

/** Below this no dish fits in what is left, kcal. */
const LITTLE_KCAL = 60;
/** How far above its share of the day a meal may go. */
const MOST_OF_SHARE = 1.3;

/** What the dishes have to be, beside what fits the day: `diet` replaces the person's own, `only` every diet. */
interface Wanted {
  diet?: Diet;
  protein?: boolean;
  only?: (recipe: CoachRecipe) => boolean;
  /** The most that the question names, kcal of a serving and minutes. */
  mostKcal?: number | undefined;
  mostMinutes?: number | undefined;
  /** Tomorrow nothing is eaten yet. */
  day?: 'tomorrow';
}

/** One or two sentences that name dishes for a meal which fit what is left of the day. */
export function recommend(
  { context, knowledge, before }: Asked,
  meal: MealType,
  { diet, protein, only, mostKcal = Number.POSITIVE_INFINITY, mostMinutes, day }: Wanted = {},
): string {
  const left = day === 'tomorrow' ? undefined : dayLeft(context)?.calories;
  if (left !== undefined && left < LITTLE_KCAL && !Number.isFinite(mostKcal))
    return 'თუ გშიათ, მიირთვით კიტრი, პომიდორი, მწვანე სალათა ან უშაქრო ჩაი: ისინი მიზანს თითქმის არ შეცვლის.';
  const share = (context.goals?.calories || DEFAULT_KCAL) * MEAL_SHARE[meal];
  const limited = Number.isFinite(mostKcal);
  // Who names a limit has looked at the day: it stands, also above what is left.
  const aimKcal = limited ? Math.min(share, mostKcal) : Math.min(share, left ?? share);
  const most = limited ? mostKcal : Math.min(share * MOST_OF_SHARE, left ?? Number.POSITIVE_INFINITY);
  const known = [
    ...(context.dishes ?? []),
    ...before.filter(({ role }) => role === 'assistant').map(({ content }) => content),
  ];
  const wish = {
    meal,
    aimKcal,
    mostKcal: most,
    mostMinutes,
    diet: only ? undefined : (diet ?? dietOf(context.diet)),
    protein,
    turn: turnOf(context, day),
  };
  const recipes = only ? knowledge.recipes.filter(only) : knowledge.recipes;
  const fresh = pickRecipes(recipes, { ...wish, known });
  const picked = fresh.length > 0 ? fresh : pickRecipes(recipes, wish);
  if (picked.length === 0 && (limited || mostMinutes !== undefined))
    return `${limited ? `${kcal(mostKcal)}-მდე ` : ''}${mostMinutes === undefined ? '' : `${mostMinutes} წუთში მოსამზადებელი `}შესაფერისი კერძი რეცეპტებში ვერ ვიპოვე. სცადეთ ბოსტნეულის სალათი, კვერცხი ან მაწონი და ულუფა დღიურში დათვალეთ.`;
  if (picked.length === 0)
    return 'შესაფერისი კერძი რეცეპტებში ვერ ვიპოვე; ბოსტნეული, ხილი ან მაწონი თითქმის ყოველთვის კარგი არჩევანია.';
  return `${FOR_MEAL[meal]} გირჩევთ (რიცხვები ერთ ულუფაზეა): ${listed(
    picked.map(({ title, nutrition }) => dishLine(title, nutrition)),
    'ან',
  )}.`;
}

/** Counts the days, so that each brings other dishes. */
function turnOf({ today }: CoachContext, day: Wanted['day']): number | undefined {
  if (today === undefined || !isDiaryDay(today)) return undefined;
  return daysBetween(FIRST_DAY, today) + (day === 'tomorrow' ? 1 : 0);
}

/** „დღეს 640 კკალ დაგრჩათ." or nothing where it is unknown. */
export function leftSentence({ context }: Asked): string {
  const left = dayLeft(context)?.calories;
  if (left === undefined) return '';
  if (left < 0) return `დღევანდელ მიზანს უკვე ${kcal(-left)}-ით გადასცდით. `;
  return left < LITTLE_KCAL ? 'დღევანდელი მიზანი თითქმის ამოწურულია. ' : `დღეს ${kcal(left)} დაგრჩათ. `;
}
