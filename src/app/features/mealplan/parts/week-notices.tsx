import { useEffect, useRef } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import type { Waiting } from '#sync/records.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { saving } from '#app/text/saving.ts';

/** Says where the plan is when there is no network, and how far a new week has come. */
export function WeekNotices({ planId, waiting }: { planId: string; waiting: Waiting }) {
  const online = useOnline();
  // The week that another one was asked for; plan and outbox are told of one after the other.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (waiting === 'refused') asked.current = undefined;
    else if (waiting === 'waiting') asked.current ??= planId;
    else if (asked.current !== undefined && asked.current !== planId) {
      asked.current = undefined;
      showToast({ text: mealplan.weekReady });
    }
  }, [planId, waiting]);
  return (
    <div role="status" className="mealplan-notices">
      {waiting === 'refused' ? (
        <Notice tone="warn" action={<LinkButton to="/outbox">{saving.refused}</LinkButton>}>
          {mealplan.weekRefused}
        </Notice>
      ) : waiting === 'waiting' ? (
        <Notice tone={online ? 'info' : 'offline'}>{online ? mealplan.weekComing : mealplan.weekWaits}</Notice>
      ) : online ? null : (
        <Notice tone="offline">{mealplan.offline}</Notice>
      )}
    </div>
  );
}
