import { useState } from 'react';
import { readDayGlance } from '../../../../db/day-glance.ts';
import type { DiaryDay } from '../../../../domain/diary-day.ts';
import type { Goals } from '../../../../domain/goals.ts';
import type { Nutrition } from '../../../../domain/macros.ts';
import { openUpgrade } from '../../../shell/upgrade-request.ts';
import { dashboard } from '../../../text/dashboard.ts';
import { ProLock } from '../../../ui/pro-lock.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { LazyEditCalories, LazyEditMacros } from '../lazy.ts';
import { CalorieRing } from './calorie-ring.tsx';
import { EnergyBones, MacroBones } from './energy-bones.tsx';
import { energyOf, macroViews, type EnergyView } from './energy-view.ts';
import { energyWords } from './energy-words.ts';
import { MacroRings } from './macro-rings.tsx';
import './energy-card.css';

interface EnergyCardProps {
  day: DiaryDay;
  /** Each of these is undefined until the device has answered. */
  energy: EnergyView | undefined;
  dishes: readonly Nutrition[] | undefined;
  goals: Goals | undefined;
  hasAccess: boolean | undefined;
}

/** The day's energy against its goal; a tap on a ring opens the goal's editor. */
export function EnergyCard({ day, energy: read, dishes, goals, hasAccess }: EnergyCardProps) {
  const [editing, setEditing] = useState<'calories' | 'macros'>();
  // The page has shown it since its first paint.
  const [glance] = useState(readDayGlance);
  const close = () => setEditing(undefined);
  const energy = read ?? (glance?.day === day ? energyOf(glance) : undefined);
  if (!energy) return <EnergyBones />;
  return (
    <section className="energy-card" aria-label={dashboard.energy}>
      <VisuallyHidden role="status">{energyWords(energy)}</VisuallyHidden>
      <CalorieRing energy={energy} onEdit={() => setEditing('calories')} />
      {!dishes || !goals || hasAccess === undefined ? (
        <MacroBones />
      ) : (
        <ProLock locked={!hasAccess} onBecomePro={openUpgrade}>
          <MacroRings macros={macroViews(dishes, goals)} onEdit={() => setEditing('macros')} />
        </ProLock>
      )}
      <LazyEditCalories open={editing === 'calories'} onClose={close} day={day} />
      <LazyEditMacros open={editing === 'macros'} onClose={close} day={day} />
    </section>
  );
}
