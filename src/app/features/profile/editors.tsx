import type { User } from '#contract/account/user.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Goals } from '#domain/body/goals.ts';
import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import type { DataField } from './edit/data-field.ts';

/** What can be open over the profile. */
export type Editor = 'calories' | 'weekdays' | 'macros' | 'water' | 'recalculate' | DataField;

const LazyCalories = lazyDialog(async () => (await import('#app/parts/goals/edit-calories.tsx')).EditCalories);
const LazyWeekdays = lazyDialog(async () => (await import('#app/parts/goals/edit-weekday-goals.tsx')).EditWeekdayGoals);
const LazyMacros = lazyDialog(async () => (await import('#app/parts/goals/macros/edit-macros.tsx')).EditMacros);
const LazyWater = lazyDialog(async () => (await import('#app/parts/goals/water/edit-water-goal.tsx')).EditWaterGoal);
const LazyData = lazyDialog(async () => (await import('./edit/edit-data.tsx')).EditData);
const LazyRecalculate = lazyDialog(async () => (await import('./recalculate/recalculate-goals.tsx')).RecalculateGoals);

interface EditorsProps {
  open: Editor | null;
  onOpen: (editor: Editor | null) => void;
  /** Goals hold from this day on. */
  day: DiaryDay;
  user: User;
  weightKg: number | null;
  goals: Goals;
  hasAccess: boolean;
}

/** The sheets of the profile; each is fetched at its first opening. */
export function Editors({ open, onOpen, day, user, weightKg, goals, hasAccess }: EditorsProps) {
  const close = () => onOpen(null);
  const field = dataField(open);
  return (
    <>
      <LazyCalories open={open === 'calories'} onClose={close} day={day} />
      <LazyWeekdays open={open === 'weekdays'} onClose={close} day={day} />
      <LazyMacros open={open === 'macros'} onClose={close} day={day} />
      <LazyWater open={open === 'water'} onClose={close} day={day} />
      <LazyData
        open={field !== null}
        field={field}
        onClose={close}
        onRecalculate={() => onOpen('recalculate')}
        user={user}
        weightKg={weightKg}
        day={day}
      />
      <LazyRecalculate
        open={open === 'recalculate'}
        onClose={close}
        day={day}
        profile={user.profile}
        weightKg={weightKg}
        goals={goals}
        hasAccess={hasAccess}
      />
    </>
  );
}

const dataField = (editor: Editor | null): DataField | null =>
  editor === 'calories' ||
  editor === 'weekdays' ||
  editor === 'macros' ||
  editor === 'water' ||
  editor === 'recalculate'
    ? null
    : editor;
