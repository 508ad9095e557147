import type { CoachContext, CoachMessage } from '#domain/coach/coach-context.ts';
import { namedFoods, parseFoodText } from '#domain/food-text/parse-food-text.ts';
import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import { ALLERGENS, type Allergen } from '#domain/food/allergens.ts';
import { GENERAL_FOODS } from './general-foods.ts';

const SAYS = /ალერგი|აუტანლობ|a?ll?ergi|аллерги|ცელიაკი/iu;
const DENIES = /ალერგი[ა-ჰ]*\s+(?:არ|აღარ|არც)(?![ა-ჰ])/u;
const SENTENCES = /(?<=[.!?;])\s+|\n/u;
/** Allergens that are called by themselves. */
const BY_NAME: readonly (readonly [Allergen, RegExp])[] = [
  ['gluten', /გლუტენ|ხორბ[ალ]|ცელიაკი/u],
  ['milk', /ლაქტოზ|კაზეინ/u],
  ['lupin', /ლუპინ/u],
  ['sulphites', /სულფიტ/u],
];
/** Below this a word was only guessed to be a food. */
const SURE = 0.35;

/** The context with the allergies that the person has told of in the conversation: one told but not kept in the settings counts as well. */
export function withToldAllergies(
  context: CoachContext,
  messages: readonly CoachMessage[],
  names: FoodNames,
): CoachContext {
  const told = new Set<Allergen>();
  for (const { role, content } of messages) {
    if (role !== 'user' || !SAYS.test(content)) continue;
    for (const sentence of content.split(SENTENCES))
      if (SAYS.test(sentence) && !DENIES.test(sentence)) for (const one of allergensIn(sentence, names)) told.add(one);
  }
  if (told.size === 0) return context;
  const allergies = new Set([...(context.avoids?.allergies ?? []), ...told]);
  return {
    ...context,
    avoids: {
      dislikes: context.avoids?.dislikes ?? [],
      allergies: ALLERGENS.filter((one) => allergies.has(one)),
    },
  };
}

function allergensIn(sentence: string, names: FoodNames): readonly Allergen[] {
  const foods = namedFoods(parseFoodText(sentence, names)).flatMap(({ foodId, confidence }) =>
    confidence >= SURE ? (names.foods.get(foodId)?.allergens ?? []) : [],
  );
  return [
    ...foods,
    ...BY_NAME.flatMap(([allergen, root]) => (root.test(sentence) ? [allergen] : [])),
    ...GENERAL_FOODS.flatMap(({ root, contents }) => (root.test(sentence) ? contents.allergens : [])),
  ];
}
