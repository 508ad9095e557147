import type { ReactNode } from 'react';
import { useOwnDishes } from '#device/food/hooks/use-own-dishes.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { pots as words } from '#app/text/food/pots.ts';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { ListSkeleton } from '../meals/list-skeleton.tsx';
import type { Loggable } from '../meals/loggable.ts';
import { changePot, keepPot } from './pot-actions.ts';
import { PotAmountPage } from './pot-amount-page.tsx';
import { draftOfPot, EMPTY_POT } from './pot-draft.ts';
import { PotFormPage } from './pot-form-page.tsx';

/** What is shown of dishes by the pot: the form of a new one, of one to edit or cooked anew, or how much of one is eaten. */
export type PotAsk = { is: 'new' } | { is: 'edit' | 'again' | 'amount'; id: string };

export interface PotPagesProps {
  ask: PotAsk;
  today: DiaryDay;
  /** Asks for the meal, where it is not known. */
  place: ReactNode;
  onBack: () => void;
  onShow: (ask: PotAsk) => void;
  onLog: (dish: Loggable) => void;
  onDraft: (exists: boolean) => void;
}

/** The pages of a dish by the pot, in the add-meal dialog. */
export function PotPages({ ask, today, place, onBack, onShow, onLog, onDraft }: PotPagesProps) {
  const all = useOwnDishes(today);
  if (ask.is === 'new') {
    return (
      <PotFormPage
        title={words.createTitle}
        begin={EMPTY_POT}
        today={today}
        cookedOn={today}
        onBack={onBack}
        onDraft={onDraft}
        onSave={async (dish) => {
          const id = await keepPot(dish);
          if (id !== null) onShow({ is: 'amount', id });
          return id !== null;
        }}
      />
    );
  }
  const pot = all?.find(({ id }) => id === ask.id);
  if (!pot) {
    return (
      <SheetPage title={words.list} onBack={onBack}>
        <ListSkeleton />
      </SheetPage>
    );
  }
  if (ask.is === 'amount') {
    return (
      <PotAmountPage
        pot={pot}
        today={today}
        place={place}
        onBack={onBack}
        onAgain={() => onShow({ is: 'again', id: pot.id })}
        onLog={onLog}
      />
    );
  }
  const isAgain = ask.is === 'again';
  return (
    <PotFormPage
      key={ask.is}
      title={isAgain ? words.againTitle : words.editTitle}
      hint={isAgain ? words.againHint : undefined}
      begin={draftOfPot(pot.dish)}
      today={today}
      cookedOn={isAgain ? today : pot.dish.cookedOn}
      onBack={onBack}
      onDraft={onDraft}
      onSave={async (dish) => {
        const isKept = await changePot(pot.id, dish, isAgain ? words.cookedAgain : words.changed);
        if (isKept) onShow({ is: 'amount', id: pot.id });
        return isKept;
      }}
    />
  );
}
