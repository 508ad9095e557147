import { useState } from 'react';
import { plannedDayOf, type Plan, type PlanDay } from '#contract/plan/plan.ts';
import { useShopping } from '#device/food/shopping/use-shopping.ts';
import { useShoppingMemory } from '#device/food/shopping/use-shopping-memory.ts';
import { keepShopping } from '#device/food/shopping/keep-shopping.ts';
import type { ShoppingMemory } from '#device/food/shopping/shopping-memory.ts';
import { usePlanPreferences } from '#device/body/plan-preferences.ts';
import { putThing, restoreThing } from '#device/diary/commands/things.ts';
import { useThings } from '#device/diary/hooks/use-things.ts';
import type { ShoppingLine } from '#device/food/shopping/shopping-of.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { PLAN_MEALS } from '#domain/plan/meal-plan.ts';
import { formatNumber } from '#app/format/number.ts';
import { shopping } from '#app/text/food/mealplan.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { formatFullDay, formatWeekdayShort } from '#app/format/day.ts';
import { ShoppingShelves } from './shopping-shelves.tsx';
import { listText, marksOf, toggled } from './shopping-view.ts';
import './shopping.css';

export interface ShoppingSheetProps {
  open: boolean;
  plan: Plan;
  /** Days of the present week that are still to come, when the list is for the next one. */
  before: readonly PlanDay[];
  today: DiaryDay;
  /** The week that the plan shows. */
  week: readonly DiaryDay[];
  onClose: () => void;
}

/** What to buy for the chosen days of the plan; what is bought is ticked off, and the rest can be sent to whoever shops. */
export function ShoppingSheet({ open, plan, before, today, week, onClose }: ShoppingSheetProps) {
  const memory = useShoppingMemory();
  // What was tapped counts at once: the store answers a moment later.
  const [tapped, setTapped] = useState<ShoppingMemory>();
  const marks = marksOf(tapped ?? memory ?? null, plan.planId);
  const preferences = usePlanPreferences();
  const pantry = useThings('pantry');
  const people = preferences?.preferences.people ?? 1;
  const list = useShopping(
    plan.days.filter(({ day }) => marks.days.includes(day)),
    preferences === undefined || !pantry
      ? undefined
      : {
          people,
          pantry: pantry.map(({ key: food, value }) => ({ food, grams: value.grams, day: value.day })),
          today,
          before: before.map(plannedDayOf),
        },
  );
  const lines = list && list !== 'failed' ? list.lines.filter(({ grams }) => grams > 0) : [];
  const ticked = new Set(marks.ticked);
  const done = lines.filter(({ foodId }) => ticked.has(foodId)).length;
  const keep = (next: ShoppingMemory) => {
    setTapped(next);
    keepShopping(next).catch((error: unknown) => {
      setTapped(undefined);
      showFailure(error, shopping.notKept);
    });
  };
  const untick = () => {
    keep({ ...marks, ticked: [] });
    showToast({ text: shopping.unticked, undo: () => keep(marks) });
  };
  const titles = new Map(
    plan.days.flatMap(({ meals }) =>
      PLAN_MEALS.flatMap((meal) => meals[meal].map(({ mealId, mealData }) => [mealId, mealData.title] as const)),
    ),
  );
  const missing = list && list !== 'failed' ? list.missing.map((id) => titles.get(id) ?? id) : [];
  return (
    <Sheet
      open={open}
      title={shopping.title}
      subtitle={
        lines.length > 0
          ? [
              shopping.bought(formatNumber(done), formatNumber(lines.length)),
              ...(people > 1 ? [shopping.people(formatNumber(people))] : []),
            ].join(' · ')
          : undefined
      }
      onClose={onClose}
      onClosed={() => setTapped(undefined)}
      footer={
        lines.length > done ? (
          <Button wide onClick={() => void shareList(listText(lines, ticked, shopping.title))}>
            {canShare() ? shopping.share : shopping.copy}
          </Button>
        ) : undefined
      }
    >
      <ShoppingDays
        week={week}
        today={today}
        chosen={marks.days}
        onToggle={(day) => keep({ ...marks, days: toggled(marks.days, day) })}
      />
      {missing.length > 0 ? <Notice>{shopping.missing(missing.join(', '))}</Notice> : null}
      <ShoppingShelves
        list={memory === undefined ? undefined : list}
        noDays={marks.days.length === 0}
        ticked={ticked}
        onTick={(foodId) => keep({ ...marks, ticked: toggled(marks.ticked, foodId) })}
        onHave={(line) => void putInPantry(line, line.needed + line.earlier, today)}
        onBuy={(line) => void putInPantry(line, 0, today)}
      />
      {done > 0 ? (
        <Button tone="bare" onClick={untick}>
          {shopping.untick}
        </Button>
      ) : null}
    </Sheet>
  );
}

/** Notes how much the kitchen has of a food; the toast takes it back. */
async function putInPantry({ foodId, name }: ShoppingLine, grams: number, day: DiaryDay): Promise<void> {
  const failed = (error: unknown) => showFailure(error, shopping.pantryNotKept);
  try {
    const before = await putThing('pantry', foodId, { grams, day });
    showToast({
      text: grams > 0 ? shopping.pantryKept(name) : shopping.buyAnywayWhat(name),
      undo: () => void restoreThing('pantry', foodId, before).catch(failed),
    });
  } catch (error) {
    failed(error);
  }
}

/** Whether this browser hands texts to other apps. */
const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands the list to another app, or to the clipboard where the browser knows no sharing. */
async function shareList(text: string): Promise<void> {
  try {
    if (canShare()) {
      await navigator.share({ title: shopping.title, text });
      return;
    }
    await navigator.clipboard.writeText(text);
    showToast({ text: shopping.copied });
  } catch (error) {
    // Closing the share sheet is an answer, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ text: shopping.notShared, tone: 'danger' });
  }
}

interface ShoppingDaysProps {
  /** Monday to Sunday. */
  week: readonly DiaryDay[];
  today: DiaryDay;
  /** Days of the week, 1 is Monday. */
  chosen: readonly number[];
  onToggle: (day: number) => void;
}

/** The days that the list is for. */
function ShoppingDays({ week, today, chosen, onToggle }: ShoppingDaysProps) {
  return (
    <fieldset className="shopping-days">
      <legend>{shopping.days}</legend>
      <div>
        {week.map((day, at) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={chosen.includes(at + 1)}
              aria-label={formatFullDay(day, today)}
              onChange={() => onToggle(at + 1)}
            />
            <span aria-hidden="true">{formatWeekdayShort(day)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
