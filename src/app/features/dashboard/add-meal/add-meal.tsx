import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { addMealRequest, openAddMeal, type AddMealDetail } from '#app/parts/requests/add-meal-request.ts';
import type { DashboardSearch } from '#app/parts/routes/dashboard-search.ts';
import { LazyAddMeal, openShared } from '../lazy.ts';
import type { AddMealOpening } from './add-meal-opening.ts';

/** Listens for the wish to add a dish, from a button anywhere or from the address, and opens the dialog. */
export function AddMeal({ day, today }: { day: DiaryDay; today: DiaryDay }) {
  const { add, day: askedDay }: DashboardSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = addMealRequest.useAsked();
  const [opening, setOpening] = useState<AddMealOpening & { asked: AddMealDetail }>();
  if (asked && opening?.asked !== asked) {
    setOpening({ ...asked, asked, count: (opening?.count ?? 0) + 1, day: asked.day ?? day });
  }
  useEffect(() => {
    if (add === undefined || add === 'water') return;
    if (add !== 'shared') openAddMeal(add === 'meal' ? {} : { modeName: add });
    void navigate({ to: '/dashboard', search: askedDay ? { day: askedDay } : {}, replace: true });
  }, [add, askedDay, navigate]);
  useEffect(() => addMealRequest.close, []);
  // Also without the address: what was shared while nobody was signed in has waited for this moment.
  const cameShared = useRef(add === 'shared');
  useEffect(() => void openShared(cameShared.current), []);
  return opening ? (
    <LazyAddMeal
      open={asked !== undefined}
      opening={opening}
      today={today}
      onClose={addMealRequest.close}
      // The same wish again is no new opening: the dialog shows what it held.
      onReopen={() => addMealRequest.ask(opening.asked)}
    />
  ) : null;
}
