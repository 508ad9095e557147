import CloudDownload from 'lucide-react/icons/cloud-download';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { useRecipeList } from '#device/food/hooks/use-recipe-list.ts';
import { refreshCatalogue } from '#device/food/catalogue/refresh-catalogue.ts';
import type { RecipeTeaser } from '#device/food/dishes/recipe-page.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { errors } from '#app/text/errors.ts';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { mealLists as words } from '#app/text/food/meal-lists.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { NextPage } from '#app/ui/dialog/next-page.tsx';
import { RecipeRow } from '#app/parts/recipe/recipe-row.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { useDebounced } from '#app/ui/state/use-debounced.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

const PAGE = 20;
/** The device's own search is asked with every letter; pictures, and the word of how many there are, wait until the typing rests (spec §9). */
const DEBOUNCE_MS = 300;

/** How far the list was looked through; it outlives a look at a recipe. */
export interface RecipeBrowsing {
  query: string;
  pages: number;
  /** The recipe that was looked at, and how far the list was scrolled then, px. */
  left?: { recipe: string; scrolled: number } | undefined;
}

interface RecipeListProps {
  /** The day for which a recipe would be logged. */
  day: DiaryDay;
  /** Dishes of the person's own that the search finds; they come first. */
  own: ReactNode;
  browsing: RecipeBrowsing;
  onBrowse: (browsing: RecipeBrowsing) => void;
  onOpen: (recipe: RecipeTeaser) => void;
  onLog: (recipe: RecipeTeaser) => void;
  onByHand: () => void;
}

/** All recipes in pages, or those that were searched for. */
export function RecipeList({ day, own, browsing, onBrowse, onOpen, onLog, onByHand }: RecipeListProps) {
  const query = browsing.query.trim();
  const isAtRest = useDebounced(query, DEBOUNCE_MS) === query;
  const { part, isFor, failed, retry } = useRecipeList(query === '' ? null : query, browsing.pages * PAGE);
  const shown = part?.recipes;
  const isNone = shown?.length === 0;
  const list = useRef<HTMLUListElement>(null);
  const row = useReturn(list, browsing.left, shown !== undefined);
  const open = (recipe: RecipeTeaser) => {
    onBrowse({ ...browsing, left: { recipe: recipe.id, scrolled: bodyOf(list)?.scrollTop ?? 0 } });
    onOpen(recipe);
  };
  return (
    <>
      <TextInput
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        maxLength={100}
        value={browsing.query}
        onChange={(event) => onBrowse({ query: event.target.value, pages: 1 })}
      />
      <VisuallyHidden role="status">
        {query !== '' && isAtRest && isFor === query && part ? foundWords(part.of) : ''}
      </VisuallyHidden>
      {own}
      {failed ? <ErrorState text={words.readyStays} onRetry={retry} /> : null}
      {!failed && (part === undefined || (isNone && query !== '' && !isAtRest)) ? <ListSkeleton /> : null}
      {!failed && (part === null || (isNone && query === '')) ? <NoRecipes /> : null}
      {isNone && query !== '' && isAtRest ? (
        <EmptyState
          icon={Search}
          title={words.nothingFound}
          text={words.nothingFoundText(query)}
          action={
            <Button tone="tint" onClick={onByHand}>
              {addMealWords.modes.manual.title}
            </Button>
          }
        />
      ) : null}
      <ul ref={list}>
        {shown?.map((recipe) => (
          <RecipeRow
            key={recipe.id}
            recipe={recipe}
            day={day}
            pictureWaits={!isAtRest}
            openRef={recipe.id === browsing.left?.recipe ? row : undefined}
            onOpen={() => open(recipe)}
            action={
              <IconButton icon={Plus} look="tint" label={words.addRecipe(recipe.name)} onClick={() => onLog(recipe)} />
            }
          />
        ))}
      </ul>
      {part && shown && part.of > shown.length ? (
        <NextPage key={shown.length} onNear={() => onBrowse({ ...browsing, pages: browsing.pages + 1 })} />
      ) : null}
    </>
  );
}

const foundWords = (count: number): string => (count === 0 ? words.noneFound : words.found(formatNumber(count)));

const bodyOf = (list: RefObject<HTMLElement | null>) => list.current?.closest('.sheet-body');

/** Brings the list to where it was left, and the focus to the row that was opened. Returns the row's ref. */
function useReturn(list: RefObject<HTMLElement | null>, left: RecipeBrowsing['left'], isThere: boolean) {
  const row = useRef<HTMLButtonElement>(null);
  const back = useRef(left);
  useLayoutEffect(() => {
    if (!isThere || !back.current) return;
    const body = bodyOf(list);
    if (body) body.scrollTop = back.current.scrolled;
    row.current?.focus({ preventScroll: true });
    back.current = undefined;
  }, [isThere, list]);
  return row;
}

function NoRecipes() {
  const online = useOnline();
  return (
    <EmptyState
      icon={CloudDownload}
      title={words.noRecipes}
      text={online ? words.noRecipesText : `${errors.offline}. ${words.noRecipesText}`}
      action={
        online ? (
          <Button tone="tint" onClick={() => void refreshCatalogue()}>
            {common.retry}
          </Button>
        ) : null
      }
    />
  );
}
