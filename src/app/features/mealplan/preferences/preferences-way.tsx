import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { sayPreferences } from '#device/diary/commands/plan-preferences.ts';
import { usePlanPreferences } from '#device/body/plan-preferences.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { planPreferences as words } from '#app/text/food/plan-preferences.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { LazyPreferencesSheet, loadPreferencesSheet } from '../lazy.ts';

interface PreferencesWayProps {
  dietId?: Diet | undefined;
  today: DiaryDay;
}

/** The way to what the plan keeps to: offered as a card until it is answered, a button from then on. */
export function PreferencesWay({ dietId, today }: PreferencesWayProps) {
  const [open, setOpen] = useState(false);
  const kept = usePlanPreferences();
  // Nothing said is an answer too: no device of the person asks again.
  const putAway = () => sayPreferences(null, {}).catch((error: unknown) => showFailure(error, words.notSaved));
  const way = (
    <Button tone="tint" aria-haspopup="dialog" {...onIntent(loadPreferencesSheet)} onClick={() => setOpen(true)}>
      <Icon of={SlidersHorizontal} size={20} />
      {words.title}
    </Button>
  );
  if (kept === undefined) return null;
  return (
    <>
      {kept === null ? (
        <Card>
          <p>{words.offer}</p>
          <div className="preferences-offer">
            {way}
            <Button onClick={() => void putAway()}>{words.notNow}</Button>
          </div>
        </Card>
      ) : (
        <div className="preferences-way">
          {kept.allergiesUnread ? <Notice tone="warn">{words.unread}</Notice> : null}
          {way}
        </div>
      )}
      <LazyPreferencesSheet open={open} dietId={dietId} today={today} onClose={() => setOpen(false)} />
    </>
  );
}
