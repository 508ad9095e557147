import { lazy } from 'react';
import { readSideOfDay } from '#device/diary/reads/read-day.ts';
import { localDay } from '#domain/diary/diary-day.ts';
import { afterFirstScreen } from '#app/parts/page/first-screen.ts';
import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { loadSheet } from '#app/ui/dialog/sheet.tsx';

// Dialogs come when they are needed: the diary itself must be usable after 150 KB of JavaScript.

export const loadDayPicker = async () => {
  const [{ DayPicker }] = await Promise.all([import('./day/day-picker.tsx'), loadSheet()]);
  return DayPicker;
};
export const LazyDayPicker = lazyDialog(loadDayPicker);

export const loadAddMeal = async () => {
  const [{ AddMealDialog, askLastWay }] = await Promise.all([import('./add-meal/add-meal-dialog.tsx'), loadSheet()]);
  await askLastWay();
  return AddMealDialog;
};
export const LazyAddMeal = lazyDialog(loadAddMeal);

export const loadDishSheet = async () => {
  const [{ DishSheet }] = await Promise.all([import('./dish/dish-sheet.tsx'), loadSheet()]);
  return DishSheet;
};
export const LazyDishSheet = lazyDialog(loadDishSheet);

export const loadEditCalories = async () => {
  const [{ EditCalories }] = await Promise.all([import('#app/parts/goals/edit-calories.tsx'), loadSheet()]);
  return EditCalories;
};
export const LazyEditCalories = lazyDialog(loadEditCalories);

export const loadEditMacros = async () => {
  const [{ EditMacros }] = await Promise.all([import('#app/parts/goals/macros/edit-macros.tsx'), loadSheet()]);
  return EditMacros;
};
export const LazyEditMacros = lazyDialog(loadEditMacros);

/** What writes: the first look at a day does without it. */
export const loadDishActions = () => import('./dish/dish-actions.ts');

export const LazySideCards = lazy(async () => {
  await afterFirstScreen();
  const [{ SideCards }] = await Promise.all([import('./side-cards.tsx'), readSideOfDay(localDay(new Date()))]);
  return { default: SideCards };
});

/** Most diaries have a plan. */
export const LazyNoPlan = lazy(async () => ({ default: (await import('./no-plan.tsx')).NoPlan }));

export const LazyClockQuestion = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('./day/clock-question.tsx')).ClockQuestion };
});

export const LazyKeptPhotosNotice = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('./kept-photos-notice.tsx')).KeptPhotosNotice };
});

export const LazyWeekFasts = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('./day/week-fasts.tsx')).WeekFasts };
});

/** Looks for what another app has shared, once the day stands. */
export const openShared = async (isAsked: boolean): Promise<void> => {
  await afterFirstScreen();
  await (await import('./add-meal/open-shared.ts')).openShared(isAsked);
};

export const LazyRecommendationsToggle = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('./recommendations/recommendations-toggle.tsx')).RecommendationsToggle };
});

export const LazyRecommendedDishes = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('./recommendations/recommended-dishes.tsx')).RecommendedDishes };
});
