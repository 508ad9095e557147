import { useState } from 'react';
import { readDayGlance } from '#device/diary/reads/day-glance.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Goals } from '#domain/body/goals.ts';
import { opensAll, type Trial } from '#domain/payment/trial.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { LazyEditCalories, LazyEditMacros } from '../lazy.ts';
import { CalorieRing } from './calorie-ring.tsx';
import { EnergyBones, MacroBones } from './energy-bones.tsx';
import { energyOf, energyView, macroViews, type EnergyView, type LoggedFigures } from './energy-view.ts';
import { energyWords } from './energy-words.ts';
import { MacroRings } from './macro-rings.tsx';
import { NoteGlance } from './note-glance.tsx';
import './energy-card.css';

interface EnergyCardProps {
  day: DiaryDay;
  isToday: boolean;
  /** Each of these is undefined until the device has answered. */
  dishes: readonly LoggedFigures[] | undefined;
  goals: Goals | undefined;
  trial: Trial['state'] | undefined;
  /** An empty device that the first pull is filling, on which nothing was logged yet. */
  isFilling: boolean;
}

/** The day's energy against its goal; a tap on a ring opens the goal's editor. */
export function EnergyCard({ day, isToday, dishes, goals, trial, isFilling }: EnergyCardProps) {
  const [editing, setEditing] = useState<'calories' | 'macros'>();
  const close = () => setEditing(undefined);
  // What the server has told of the day ahead of the first pull is more than an empty device knows.
  const ahead = isFilling ? glimpseOf(day) : undefined;
  const read = ahead ? undefined : dishes && goals && energyView(dishes, goals);
  const energy = read ?? ahead ?? glimpseOf(day);
  if (!energy) return <EnergyBones />;
  return (
    <section className="energy-card" aria-label={dashboard.energy}>
      <VisuallyHidden role="status">{energyWords(energy)}</VisuallyHidden>
      <CalorieRing energy={energy} onEdit={() => setEditing('calories')} />
      {!dishes || !goals || trial === undefined ? (
        <MacroBones />
      ) : (
        <ProLock locked={!opensAll(trial)} onBecomePro={openUpgrade}>
          <MacroRings macros={macroViews(dishes, goals)} onEdit={() => setEditing('macros')} />
        </ProLock>
      )}
      {isToday && read ? <NoteGlance today={day} eaten={read.eaten} goal={read.goal} /> : null}
      <LazyEditCalories open={editing === 'calories'} onClose={close} day={day} />
      <LazyEditMacros open={editing === 'macros'} onClose={close} day={day} />
    </section>
  );
}

/** What the page has shown of this day since its first paint, until the device has answered. */
function glimpseOf(day: DiaryDay): EnergyView | undefined {
  const glance = readDayGlance();
  return glance?.day === day ? energyOf(glance) : undefined;
}
