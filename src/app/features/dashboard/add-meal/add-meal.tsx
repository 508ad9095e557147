import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { DiaryDay } from '../../../../domain/diary-day.ts';
import { addMealRequest, openAddMeal } from '../../../shell/add-meal-request.ts';
import type { DashboardSearch } from '../../../shell/dashboard-search.ts';
import { LazyAddMeal } from '../lazy.ts';
import type { AddMealOpening } from './add-meal-dialog.tsx';

/** Listens for the wish to add a dish, from a button anywhere or from the address, and opens the dialog. */
export function AddMeal({ day, today }: { day: DiaryDay; today: DiaryDay }) {
  const { add, day: askedDay }: DashboardSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = addMealRequest.useAsked();
  const [opening, setOpening] = useState<AddMealOpening & { asked: object }>();
  if (asked && opening?.asked !== asked) {
    setOpening({ asked, count: (opening?.count ?? 0) + 1, day: asked.day ?? day, mealType: asked.mealType });
  }
  useEffect(() => {
    if (add !== 'meal') return;
    openAddMeal();
    void navigate({ to: '/dashboard', search: askedDay ? { day: askedDay } : {}, replace: true });
  }, [add, askedDay, navigate]);
  useEffect(() => addMealRequest.settle, []);
  return opening ? (
    <LazyAddMeal open={asked !== undefined} opening={opening} today={today} onClose={addMealRequest.settle} />
  ) : null;
}
