import { useState, type ReactNode } from 'react';
import type { OwnPot } from '#device/food/hooks/use-own-dishes.ts';
import { useOwnUnits } from '#device/food/hooks/use-own-units.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { potUnits } from '#domain/food/own-dish.ts';
import { markOf, ownUnitOf, type SaidUnit } from '#domain/food/own-units.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { formatDay } from '#app/format/day.ts';
import { mealLists } from '#app/text/food/meal-lists.ts';
import { pots as words } from '#app/text/food/pots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ChoiceChips } from '#app/ui/choice/choice-chips.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { AmountPage } from '../meals/amount-page.tsx';
import type { Loggable } from '../meals/loggable.ts';
import { OwnUnitsEditor } from '../units/own-units-editor.tsx';
import { firstOf, usualOf, wholeOf } from './pot-to-log.ts';
import './pots.css';

interface PotAmountPageProps {
  pot: OwnPot;
  today: DiaryDay;
  place: ReactNode;
  onBack: () => void;
  onAgain: () => void;
  onLog: (dish: Loggable) => void;
}

/** How much of a pot is eaten, by weight or by helpings, and the way to a new cooking of it. */
export function PotAmountPage({ pot, today, place, onBack, onAgain, onLog }: PotAmountPageProps) {
  const usual = usualOf(pot);
  const [unit, choose] = useState<SaidUnit>(usual.unit);
  const ownUnits = useOwnUnits(pot.id);
  const units = potUnits(pot.dish);
  const isWeighed = units.includes('g');
  const own = ownUnitOf(unit);
  const known = units.find((one) => one === unit) ?? 'g';
  const { cookedOn } = pot.dish;
  const below = (
    <>
      {units.length + ownUnits.length > 1 ? (
        <ChoiceChips<SaidUnit>
          legend={words.unit}
          choices={[
            ...units.map((one) => ({ value: one, label: words.units[one] })),
            ...(isWeighed ? ownUnits.map((one) => ({ value: markOf(one), label: one.name })) : []),
          ]}
          value={unit}
          onChoose={choose}
        />
      ) : null}
      {place}
      <div className="pots-again">
        {cookedOn ? <p className="meal-lists-note">{words.cooked(formatDay(cookedOn, today))}</p> : null}
        <Button tone="tint" onClick={onAgain}>
          {words.again}
        </Button>
        {isWeighed ? <OwnUnitsEditor food={pot.id} name={pot.dish.name} units={ownUnits} /> : null}
      </div>
    </>
  );
  if (!pot.cooked) {
    return (
      <SheetPage title={mealLists.anotherAmount} subtitle={pot.dish.name} onBack={onBack}>
        <Notice tone="info">{words.unknownFoods}</Notice>
      </SheetPage>
    );
  }
  const whole = wholeOf(pot, pot.cooked, known);
  return (
    <AmountPage
      dish={own ? { ...whole, amount: pot.cooked.grams / own.grams, unit: 'portion' } : whole}
      unitName={own?.name}
      start={own ? 1 : usual.unit === unit ? usual.amount : firstOf(known)}
      place={below}
      onBack={onBack}
      // Who logs it again need not know the unit: it is so much weight.
      onLog={(dish) => onLog(own ? { ...dish, amount: roundTo1((dish.amount ?? 0) * own.grams), unit: 'g' } : dish)}
    />
  );
}
