import { useState, type ReactNode } from 'react';
import { FOOD_UNITS, type FoodUnit } from '#domain/food/food.ts';
import { readNumber } from '#domain/georgian/read-number.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { scaleDish } from '#domain/diary/scale-dish.ts';
import { formatMacroLine } from '#app/format/macro.ts';
import { formatKcal, formatNumber } from '#app/format/number.ts';
import { foodUnits } from '#app/text/food/food-units.ts';
import { mealLists as words } from '#app/text/food/meal-lists.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { BigNumber } from '#app/ui/figure/big-number.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import type { Loggable } from './loggable.ts';

const MOST_KCAL = 20_000;
const MOST_GRAMS = 2_000;

interface AmountPageProps {
  dish: Loggable;
  /** What is offered first; absent: as much as the dish is. */
  start?: number | undefined;
  /** What its unit is called, where it is the person's own. */
  unitName?: string | undefined;
  /** Asks for the meal, where it is not known. */
  place: ReactNode;
  onBack: () => void;
  onLog: (dish: Loggable) => void;
}

/** Another amount of a dish: its figures grow with it. A dish without an amount counts as one portion. */
export function AmountPage({ dish, start, unitName, place, onBack, onLog }: AmountPageProps) {
  const base = dish.amount && dish.amount > 0 ? dish.amount : 1;
  const unit = FOOD_UNITS.find((known) => known === dish.unit) ?? 'portion';
  // What was typed is of one unit; another begins with its own amount.
  const said = `${unit} ${unitName ?? ''}`;
  const [typed, put] = useState({ said, text: formatNumber(start ?? base, { decimals: 1 }) });
  const text = typed.said === said ? typed.text : formatNumber(start ?? base, { decimals: 1 });
  const type = (next: string) => put({ said, text: next });
  const amount = readNumber(text);
  const scaled =
    amount !== null && amount > 0 ? { ...scaleDish(dish, amount / base), amount: roundTo1(amount), unit } : null;
  const fits =
    scaled !== null &&
    scaled.calories <= MOST_KCAL &&
    Math.max(scaled.proteins, scaled.carbs, scaled.fats) <= MOST_GRAMS;
  const step = stepOf(unit);
  const moved = (by: number) => formatNumber(Math.max(step, (amount ?? start ?? base) + by), { decimals: 1 });
  return (
    <SheetPage
      title={words.anotherAmount}
      subtitle={dish.title}
      onBack={onBack}
      footer={
        <Button tone="go" wide disabled={!fits} onClick={() => scaled && fits && onLog(scaled)}>
          {recipeWords.log(formatKcal(fits ? scaled.calories : 0))}
        </Button>
      }
    >
      <BigNumber
        label={words.amount}
        unit={unitName ?? foodUnits[unit]}
        text={text}
        onText={type}
        lessLabel={words.lessAmount}
        moreLabel={words.moreAmount}
        onLess={amount !== null && amount > step ? () => type(moved(-step)) : undefined}
        onMore={() => type(moved(step))}
        error={scaled === null ? words.amountWrong : fits ? undefined : words.tooMuch}
      />
      {fits ? (
        <p className="meal-lists-note" role="status">
          {formatMacroLine(scaled)}
        </p>
      ) : null}
      {place}
    </SheetPage>
  );
}

const stepOf = (unit: FoodUnit): number => (unit === 'g' || unit === 'ml' ? 10 : 0.5);
