import CloudDownload from 'lucide-react/icons/cloud-download';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import HelpCircle from 'lucide-react/icons/circle-question-mark';
import SearchX from 'lucide-react/icons/search-x';
import { useState, useEffect } from 'react';
import type { GapSuggestion } from '#device/food/nutrients/gap-suggestions.ts';
import type { RecipeTeaser } from '#device/food/dishes/recipe-page.ts';
import { useEatingRules } from '#device/body/eating-rules.ts';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import { usePlan } from '#device/diary/hooks/use-plan.ts';
import { DEFAULT_DIET } from '#domain/plan/diet-plan-draft.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { weakestNutrients, type GapAsk } from '#domain/nutrition/gaps/close-gap.ts';
import { dishOfFood } from '#device/food/dishes/dish-of-food.ts';
import { dishOfRecipe } from '#device/food/dishes/dish-of-recipe.ts';
import { mealAt } from '#domain/coach/day-left.ts';
import type { Food } from '#domain/food/food.ts';
import { askFoods } from '#device/food/ask-foods.ts';
import { watchCatalogue } from '#device/food/catalogue/catalogue-changes.ts';
import { formatKcal } from '#app/format/number.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { nutrientNames, nutrients } from '#app/text/food/nutrients.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { LazyRecipeSheet } from '#app/parts/recipe/lazy-recipe-sheet.ts';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { formatTime } from '#app/format/day.ts';
import { logDishes } from '#app/parts/planned/planned-actions.ts';
import { gapAskOf, type EatenToday } from './gap-ask.ts';
import { GapRow } from './gap-row.tsx';
import './close-gap.css';

const { gap: words } = nutrients;

export interface CloseGapProps {
  open: boolean;
  onClose: () => void;
  day: DiaryDay;
  eaten: EatenToday;
}

/** What would give today most of what it lacks: three helpings, or why there are none to name. */
export function CloseGap({ open, onClose, day, eaten }: CloseGapProps) {
  const goals = useGoals(day);
  const plan = usePlan();
  const rules = useEatingRules(day);
  const weakest = weakestNutrients(eaten.nutrition);
  const diet = plan === undefined ? undefined : (plan?.dietId ?? DEFAULT_DIET);
  const ask =
    goals && diet && rules && weakest.is === 'known'
      ? gapAskOf(eaten, weakest.gaps, goals.calories, diet, rules)
      : undefined;
  return (
    <Sheet open={open} onClose={onClose} title={words.title}>
      {weakest.is === 'unknown' ? (
        <EmptyState icon={HelpCircle} title={words.unknown} text={words.unknownText} />
      ) : null}
      {weakest.is === 'nothing' ? (
        <EmptyState icon={HeartHandshake} title={words.nothing} text={words.nothingText} />
      ) : null}
      {weakest.is === 'known' ? (
        <>
          <p className="gap-why">
            {words.weakest(weakest.gaps.map(({ nutrient }) => nutrientNames[nutrient]).join(words.and))}{' '}
            {ask && ask.kcalLeft > 0 ? words.left(formatKcal(ask.kcalLeft)) : null}
          </p>
          {ask ? <Offers ask={ask} day={day} onClose={onClose} /> : <OfferSkeleton />}
        </>
      ) : null}
    </Sheet>
  );
}

/** Less than this is no room for anything that gives much. */
const LEAST_KCAL = 30;

function Offers({ ask, day, onClose }: { ask: GapAsk; day: DiaryDay; onClose: () => void }) {
  const { suggestions, failed, retry } = useGapSuggestions(ask);
  const [read, setRead] = useState<{ recipe: RecipeTeaser; portions: number; open: boolean }>();
  const closeRecipe = () => setRead((last) => last && { ...last, open: false });
  const log = (suggestion: GapSuggestion) => {
    onClose();
    void (suggestion.kind === 'food'
      ? logFood(suggestion.food, suggestion.grams, day)
      : logRecipe(suggestion.recipe, suggestion.portions, day));
  };
  if (ask.kcalLeft < LEAST_KCAL)
    return <EmptyState icon={HeartHandshake} title={words.noRoom} text={words.noRoomText} />;
  if (failed) return <ErrorState onRetry={retry} />;
  if (suggestions === undefined) return <OfferSkeleton />;
  if (suggestions === null)
    return <EmptyState icon={CloudDownload} title={words.noCatalogue} text={words.noCatalogueText} />;
  if (suggestions.length === 0) return <EmptyState icon={SearchX} title={words.none} text={words.noneText} />;
  return (
    <>
      <ul className="gap-list">
        {suggestions.map((suggestion) => (
          <GapRow
            key={suggestion.kind === 'food' ? suggestion.food.id : suggestion.recipe.id}
            suggestion={suggestion}
            onLog={() => log(suggestion)}
            onOpen={
              suggestion.kind === 'food'
                ? undefined
                : () => setRead({ recipe: suggestion.recipe, portions: suggestion.portions, open: true })
            }
          />
        ))}
      </ul>
      <LazyRecipeSheet
        open={read?.open === true}
        recipeId={read?.recipe.id ?? ''}
        title={read?.recipe.name}
        startPortions={read?.portions}
        onBecomePro={openUpgrade}
        onLog={(recipe, portions) => {
          closeRecipe();
          onClose();
          void logRecipe(recipe, portions, day);
        }}
        onClose={closeRecipe}
      />
    </>
  );
}

function OfferSkeleton() {
  return (
    <Skeletons>
      {[1, 2, 3].map((bone) => (
        <Skeleton key={bone} height="4.5rem" />
      ))}
    </Skeletons>
  );
}

/** Logs a food as a snack; the toast takes it back. */
const logFood = (food: Food, grams: number, day: DiaryDay): Promise<boolean> =>
  logDishes([{ ...dishOfFood(food, grams), date: day, mealType: 'snacks' }]);

/** Logs a recipe in the meal that is due now, or else one that it suits. */
function logRecipe(recipe: RecipeTeaser, portions: number, day: DiaryDay): Promise<boolean> {
  const due = mealAt(formatTime(Date.now()));
  const mealType = recipe.types.includes(due) ? due : recipe.types[0];
  return logDishes([{ ...dishOfRecipe(recipe, portions), date: day, mealType }]);
}

/** What the device suggests, again when the day or the catalogue changes; undefined until its worker has answered, null without a catalogue. */
function useGapSuggestions(ask: GapAsk): {
  suggestions: GapSuggestion[] | null | undefined;
  failed: boolean;
  retry: () => void;
} {
  const key = JSON.stringify(ask);
  const [told, put] = useState<{ key: string; suggestions: GapSuggestion[] | null | 'failed' }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = () => {
      askFoods((knowledge) => knowledge.closeGap(ask)).then(
        (suggestions) => gone || put({ key, suggestions }),
        () => gone || put({ key, suggestions: 'failed' }),
      );
    };
    look();
    const stop = watchCatalogue(look);
    return () => {
      gone = true;
      stop();
    };
    // The key is the whole question.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, tries]);
  const answer = told?.key === key ? told.suggestions : undefined;
  const retry = () => {
    put(undefined);
    setTries(tries + 1);
  };
  return { suggestions: answer === 'failed' ? undefined : answer, failed: answer === 'failed', retry };
}
