import { lazy } from 'react';
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

/** Most diaries have a plan. */
export const LazyNoPlan = lazy(async () => ({ default: (await import('./no-plan.tsx')).NoPlan }));

async function loadSecondScreen() {
  await afterFirstScreen();
  const { secondScreen } = await import('./second-screen.ts');
  await secondScreen.read(localDay(new Date()));
  return secondScreen;
}

let second: ReturnType<typeof loadSecondScreen> | undefined;

/** What stands around the day: fetched and read after it, and drawn in one go. */
const secondScreen = () => (second ??= loadSecondScreen());

export const LazySideCards = lazy(async () => ({ default: (await secondScreen()).SideCards }));
export const LazyClockQuestion = lazy(async () => ({ default: (await secondScreen()).ClockQuestion }));
export const LazyKeptPhotosNotice = lazy(async () => ({ default: (await secondScreen()).KeptPhotosNotice }));
export const LazyWeekFasts = lazy(async () => ({ default: (await secondScreen()).WeekFasts }));
export const LazyRecommendationsToggle = lazy(async () => ({ default: (await secondScreen()).RecommendationsToggle }));
export const LazyRecommended = lazy(async () => ({ default: (await secondScreen()).Recommended }));

/** Looks for what another app has shared, once the day stands. */
export const openShared = async (isAsked: boolean): Promise<void> => (await secondScreen()).openShared(isAsked);
