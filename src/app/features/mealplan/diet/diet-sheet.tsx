import { useState } from 'react';
import { chooseDiet } from '#device/diary/commands/plan.ts';
import { useAccess } from '#device/session/access/use-access.ts';
import { useOnline } from '#device/platform/use-online.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { DEFAULT_DIET, DIETS, type Diet } from '#domain/plan/diet-plan-draft.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { common } from '#app/text/common.ts';
import { dietNames } from '#app/text/food/diets.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { RadioCards } from '#app/ui/choice/radio-cards.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';

export interface DietSheetProps {
  open: boolean;
  dietId: Diet;
  today: DiaryDay;
  onClose: () => void;
}

/**
 * Another diet, or another week of the same. A week cannot be brought back, so what will happen stands above the button. Only the
 * server makes weeks: without a network the wish waits, which is said before the tap.
 */
export function DietSheet({ open, dietId, today, onClose }: DietSheetProps) {
  const access = useAccess();
  const online = useOnline();
  const [picked, pick] = useState<Diet>();
  const [busy, setBusy] = useState(false);
  const diet = picked ?? dietId;
  const hasAccess = access?.hasAccess === true;
  const isLocked = (one: Diet) => one !== DEFAULT_DIET && !hasAccess;
  const ask = async () => {
    if (isLocked(diet)) {
      openUpgrade();
      return;
    }
    setBusy(true);
    try {
      await chooseDiet(diet, today);
      onClose();
    } catch (error) {
      showFailure(error, mealplan.weekNotAsked);
    }
    setBusy(false);
  };
  return (
    <Sheet
      open={open}
      title={mealplan.dietTitle}
      onClose={onClose}
      onClosed={() => pick(undefined)}
      footer={
        <Button tone="go" wide busy={busy} onClick={() => void ask()}>
          {isLocked(diet) ? common.becomePro : diet === dietId ? mealplan.makeWeek : mealplan.changeDiet}
        </Button>
      }
    >
      <RadioCards
        legend={mealplan.dietLegend}
        choices={DIETS.map((value) => ({
          value,
          label: dietNames[value],
          hint: isLocked(value) ? mealplan.proHint(mealplan.dietHints[value]) : mealplan.dietHints[value],
        }))}
        value={diet}
        onChoose={pick}
      />
      <div className="diet-words" role="status">
        <p>{mealplan.weekReplaces}</p>
        {diet === dietId ? null : <p>{mealplan.macrosFollow}</p>}
        {online ? null : <Notice tone="offline">{mealplan.weekNeedsNetwork}</Notice>}
      </div>
    </Sheet>
  );
}
