import { makeNextWeek } from '#device/diary/commands/plan.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { useAccess } from '#device/session/access/use-access.ts';
import type { Waiting } from '#sync/records.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { DEFAULT_DIET, type Diet } from '#domain/plan/diet-plan-draft.ts';
import { mayMakeNextWeek } from '#domain/plan/planner/week/plan-weeks.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { saving } from '#app/text/saving.ts';
import { Button } from '#app/ui/button/button.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';

interface NextWeekProps {
  dietId: Diet;
  today: DiaryDay;
  isMade: boolean;
  waiting: Waiting;
}

/** How the week after comes about: from Thursday on it is made by a tap, until then this one repeats. */
export function NextWeek({ dietId, today, isMade, waiting }: NextWeekProps) {
  const access = useAccess();
  const online = useOnline();
  if (waiting === 'waiting')
    return <Notice tone={online ? 'info' : 'offline'}>{online ? mealplan.nextComing : mealplan.nextWaits}</Notice>;
  if (isMade) return null;
  if (waiting === 'refused')
    return (
      <Notice tone="warn" action={<LinkButton to="/outbox">{saving.refused}</LinkButton>}>
        {mealplan.nextRefused}
      </Notice>
    );
  if (!mayMakeNextWeek(today)) return <Notice>{mealplan.nextFromThursday}</Notice>;
  const make = () => {
    if (dietId !== DEFAULT_DIET && access?.hasAccess !== true) openUpgrade();
    else makeNextWeek(dietId, today).catch((error: unknown) => showFailure(error, mealplan.weekNotAsked));
  };
  return (
    <Notice action={<Button onClick={make}>{mealplan.makeNext}</Button>}>
      {online ? mealplan.nextNotMade : `${mealplan.nextNotMade} ${mealplan.nextNeedsNetwork}`}
    </Notice>
  );
}
