import { startTransition, Suspense, useRef, useState, type ReactNode } from 'react';
import { dishOfRecipe } from '#device/food/dishes/dish-of-recipe.ts';
import { useAccess } from '#device/session/access/use-access.ts';
import type { KeptEntry } from '#device/diary/hooks/use-favourites.ts';
import type { RecipeTeaser } from '#device/food/dishes/recipe-page.ts';
import { mayEat } from '#domain/recipes/recipe.ts';
import { useRecipe } from '#device/food/hooks/use-recipe.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { mealLists as words } from '#app/text/food/meal-lists.ts';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { addDish } from '#app/features/dashboard/dish/dish-actions.ts';
import { MealTypeChoice } from '#app/features/dashboard/meal-type-choice.tsx';
import { nextFrame } from '#app/features/dashboard/next-frame.ts';
import { useOnce } from '#app/features/dashboard/use-once.ts';
import type { AddMealModeProps } from '../add-meal-opening.ts';
import { placeLabel } from '../place-label.ts';
import { formatKcal } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RecipeBody } from '#app/parts/recipe/recipe-body.tsx';
import { LazyPotList, LazyPotPages } from '../pots/lazy.ts';
import type { PotAsk } from '../pots/pot-pages.tsx';
import { AmountPage } from './amount-page.tsx';
import type { Loggable } from './loggable.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { MineList } from './mine-list.tsx';
import { OwnFormPage } from './own-form-page.tsx';
import { OwnList } from './own-list.tsx';
import { RecipeList } from './recipe-list.tsx';

const TABS = [
  { value: 'mine', label: words.mine },
  { value: 'own', label: words.own },
  { value: 'recipes', label: words.recipes },
] as const;

type Page =
  | { is: 'lists' }
  | { is: 'recipe'; recipe: RecipeTeaser }
  | { is: 'amount'; dish: Loggable }
  | { is: 'form'; entry?: KeptEntry }
  | { is: 'pot'; ask: PotAsk };

/** Dishes that were eaten before, dishes of one's own, and recipes: one tap logs. */
export function MealsMode({ opening, today, onClose, onBack, onDraft }: AddMealModeProps) {
  const hasAccess = useAccess()?.hasAccess === true;
  const [page, show] = useState<Page>({ is: 'lists' });
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('mine');
  const [browsing, browse] = useState({ query: '', pages: 1 });
  const [mealType, choose] = useState(opening.mealType);
  const [isMissing, setMissing] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  const [, log] = useOnce(async (dish: Loggable) => {
    if (!mealType) {
      setMissing(true);
      choice.current?.querySelector('input')?.focus();
      return 'again';
    }
    if ((await addDish({ ...dish, mealType, day: opening.day })) === null) return 'again';
    await nextFrame();
    onClose();
    return 'done';
  });
  const becomePro = () => {
    onClose();
    openUpgrade();
  };
  const logRecipe = (recipe: RecipeTeaser, portions = 1) => {
    if (!mayEat(recipe, hasAccess)) return becomePro();
    log({ mealId: null, imageUrl: '', amount: null, unit: null, ingredients: [], ...dishOfRecipe(recipe, portions) });
  };
  const back = () => show({ is: 'lists' });
  const amount = (dish: Loggable) => show({ is: 'amount', dish });
  const pot = (ask: PotAsk) => startTransition(() => show({ is: 'pot', ask }));
  const potList = (query?: string) => (
    <Suspense fallback={query === undefined ? <ListSkeleton /> : null}>
      <LazyPotList query={query} day={opening.day} today={today} onLog={log} onShow={pot} />
    </Suspense>
  );
  const place = opening.mealType ? null : (
    <div ref={choice}>
      <MealTypeChoice value={mealType} isMissing={isMissing && !mealType} onChoose={choose} />
    </div>
  );
  switch (page.is) {
    case 'recipe':
      return (
        <RecipeInDialog
          recipe={page.recipe}
          hasAccess={hasAccess}
          place={place}
          onBack={back}
          onBecomePro={becomePro}
          onLog={logRecipe}
        />
      );
    case 'amount':
      return <AmountPage dish={page.dish} place={place} onBack={back} onLog={log} />;
    case 'form':
      return (
        <OwnFormPage
          entry={page.entry}
          opening={{ ...opening, mealType }}
          onBack={back}
          onClose={onClose}
          onDraft={onDraft}
        />
      );
    case 'pot':
      return (
        <LazyPotPages
          ask={page.ask}
          today={today}
          place={place}
          onBack={back}
          onShow={pot}
          onLog={log}
          onDraft={onDraft}
        />
      );
    case 'lists':
      return (
        <SheetPage title={addMealWords.modes.meals.title} subtitle={placeLabel(opening, today)} onBack={onBack}>
          {place}
          <Segmented legend={words.lists} choices={TABS} value={tab} onChoose={setTab} />
          {tab === 'mine' ? (
            <MineList
              today={today}
              day={opening.day}
              onLog={log}
              onAmount={amount}
              onRecipes={() => setTab('recipes')}
            />
          ) : null}
          {tab === 'own' ? potList() : null}
          {tab === 'own' ? (
            <OwnList
              day={opening.day}
              onLog={log}
              onAmount={amount}
              onNew={() => show({ is: 'form' })}
              onEdit={(entry) => show({ is: 'form', entry })}
            />
          ) : null}
          {tab === 'recipes' ? (
            <RecipeList
              own={browsing.query.trim() === '' ? null : potList(browsing.query.trim())}
              day={opening.day}
              browsing={browsing}
              onBrowse={browse}
              onOpen={(recipe) => show({ is: 'recipe', recipe })}
              onLog={logRecipe}
              onByHand={() => show({ is: 'form' })}
            />
          ) : null}
        </SheetPage>
      );
  }
}

interface RecipeInDialogProps {
  recipe: RecipeTeaser;
  hasAccess: boolean;
  place: ReactNode;
  onBack: () => void;
  onBecomePro: () => void;
  onLog: (recipe: RecipeTeaser, portions: number) => void;
}

/** A recipe as a page of the add-meal dialog. */
function RecipeInDialog({ recipe, hasAccess, place, onBack, onBecomePro, onLog }: RecipeInDialogProps) {
  const lookup = useRecipe(recipe.id);
  const [portions, choose] = useState(1);
  const isGone = lookup.failed || (lookup.answer !== undefined && lookup.answer.is !== 'found');
  const may = mayEat(recipe, hasAccess);
  return (
    <SheetPage
      title={recipe.name}
      onBack={onBack}
      footer={
        isGone ? undefined : (
          <Button tone="go" wide onClick={() => (may ? onLog(recipe, portions) : onBecomePro())}>
            {may ? recipeWords.log(formatKcal(dishOfRecipe(recipe, portions).calories)) : common.becomePro}
          </Button>
        )
      }
    >
      <RecipeBody lookup={lookup} portions={portions} onPortions={choose} onBecomePro={onBecomePro} />
      {may && !isGone ? place : null}
    </SheetPage>
  );
}
