import { useState } from 'react';
import { useAccess } from '#device/session/access/use-access.ts';
import { useEatingRules } from '#device/body/eating-rules.ts';
import { useSuitingRecipes } from '#device/food/hooks/use-suiting-recipes.ts';
import { useFoodsAtHand } from '#device/food/hooks/use-foods-at-hand.ts';
import type { Plan, PlanDay, PlanEntry } from '#contract/plan/plan.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { EatingRules } from '#domain/plan/planner/eating-rules.ts';
import { mealTypeOfPlan, PLAN_MEALS, type PlanMeal } from '#domain/plan/meal-plan.ts';
import { formatKcal } from '#app/format/number.ts';
import { openUpgrade } from '../requests/upgrade-request.ts';
import { common } from '#app/text/common.ts';
import { dishSwap } from '#app/text/food/mealplan.ts';
import { Button } from '#app/ui/button/button.tsx';
import { NextPage } from '#app/ui/dialog/next-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { swapPlanned } from './planned-actions.ts';
import { SwapList } from './swap-list.tsx';
import { foundOptions, similarOptions, type SwapOption } from './swap-options.ts';
import { useFoundRecipes } from './use-found-recipes.ts';
import './swap-sheet.css';

/** Dishes that are drawn at a time (spec §9). */
const PAGE = 20;

/** The planned dish that somebody does not want. */
export interface SwapPlace {
  planId: string;
  /** The day of the diary that it stands on: of the week's days, this one is cooked for. */
  date: DiaryDay;
  day: number;
  meal: PlanMeal;
  old: PlanEntry;
}

export interface SwapSheetProps {
  open: boolean;
  place: SwapPlace | undefined;
  /** The plan as it stands now: it may change while the dialog is open. */
  plan: Plan | null | undefined;
  onClose: () => void;
}

const isStrict = ({ allergies, dislikes, level }: EatingRules): boolean =>
  allergies.length > 0 || dislikes.length > 0 || level !== 'none';

const idsOf = ({ meals }: PlanDay): string[] => PLAN_MEALS.flatMap((meal) => meals[meal].map(({ mealId }) => mealId));

/** Another dish for the same meal, close in energy, from what is like it or from a search. */
export function SwapSheet({ open, place, plan, onClose }: SwapSheetProps) {
  const access = useAccess();
  const rules = useEatingRules(place?.date);
  const suiting = useSuitingRecipes(rules);
  const [query, setQuery] = useState('');
  const [chosen, choose] = useState<SwapOption>();
  const [busy, setBusy] = useState(false);
  const [pages, setPages] = useState(1);
  const { found, isAtRest } = useFoundRecipes(query);
  useFoodsAtHand(open);
  if (!place) return null;

  const { planId, date, day, meal, old } = place;
  const planned = plan?.planId === planId ? plan.days.find((one) => one.day === day) : undefined;
  const changed = open && !busy && !planned?.meals[meal].some(({ mealId }) => mealId === old.mealId);
  const wish = { old, meal, onDay: planned ? idsOf(planned) : [], diet: plan?.dietId ?? 'balanced' } as const;
  const searching = query.trim() !== '';
  const options = suiting && (searching ? found && foundOptions(found, suiting, wish) : similarOptions(suiting, wish));
  // Rules that change while the dialog is open take back what they forbid.
  const choice = suiting?.find(({ id }) => id === chosen?.entry.mealId) && chosen;
  const needsPro = choice?.entry.mealData.pro === true && access?.hasAccess !== true;
  const search = (words: string) => {
    setQuery(words);
    setPages(1);
    choose(undefined);
  };
  const swap = async () => {
    if (!choice) return;
    if (needsPro) {
      openUpgrade();
      return;
    }
    setBusy(true);
    const mayGoBack = suiting?.some(({ id }) => id === old.mealId) === true;
    if (await swapPlanned({ planId, date, day, meal, old, dish: choice.entry }, mayGoBack)) onClose();
    setBusy(false);
  };
  return (
    <Sheet
      open={open}
      title={dishSwap.titles[mealTypeOfPlan(meal)]}
      subtitle={dishSwap.now(old.mealData.title, formatKcal(old.mealData.scaledCalories))}
      onClose={onClose}
      onClosed={() => search('')}
      footer={
        changed ? (
          <Button tone="go" wide onClick={onClose}>
            {dishSwap.backToPlan}
          </Button>
        ) : (
          <Button tone="go" wide disabled={!choice} busy={busy} onClick={() => void swap()}>
            {needsPro ? common.becomePro : dishSwap.swap}
          </Button>
        )
      }
    >
      {changed ? (
        <Notice tone="danger">{dishSwap.planChanged}</Notice>
      ) : (
        <>
          <TextInput
            type="search"
            enterKeyHint="search"
            maxLength={100}
            value={query}
            placeholder={dishSwap.search}
            aria-label={dishSwap.search}
            onChange={(event) => search(event.target.value)}
          />
          {rules && isStrict(rules) ? <p className="swap-note">{dishSwap.keepsRules}</p> : null}
          <SwapList
            options={options?.slice(0, pages * PAGE) ?? options}
            searching={searching}
            picturesWait={!isAtRest}
            chosen={choice}
            hasAccess={access?.hasAccess === true}
            onChoose={choose}
          />
          {options && options.length > pages * PAGE ? (
            <NextPage key={pages} onNear={() => setPages(pages + 1)} />
          ) : null}
        </>
      )}
    </Sheet>
  );
}
