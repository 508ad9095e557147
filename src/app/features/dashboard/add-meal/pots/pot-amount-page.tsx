import { useState, type ReactNode } from 'react';
import type { OwnPot } from '#device/food/hooks/use-own-dishes.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import { potUnits } from '#domain/own-dish.ts';
import { formatDay } from '#app/format/day.ts';
import { mealLists } from '#app/text/food/meal-lists.ts';
import { pots as words } from '#app/text/food/pots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { AmountPage } from '../meals/amount-page.tsx';
import type { Loggable } from '../meals/loggable.ts';
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
  const [unit, choose] = useState(usual.unit);
  const units = potUnits(pot.dish);
  const { cookedOn } = pot.dish;
  const below = (
    <>
      {units.length > 1 ? (
        <Segmented
          legend={words.unit}
          choices={units.map((one) => ({ value: one, label: words.units[one] }))}
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
  return (
    <AmountPage
      key={unit}
      dish={wholeOf(pot, pot.cooked, unit)}
      start={usual.unit === unit ? usual.amount : firstOf(unit)}
      place={below}
      onBack={onBack}
      onLog={onLog}
    />
  );
}
