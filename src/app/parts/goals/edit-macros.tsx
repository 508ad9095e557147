import { useReducer, useState, type FormEvent } from 'react';
import { useAccess } from '#device/session/access/use-access.ts';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import { useToday } from '#device/platform/use-today.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import type { Goals } from '#domain/goals.ts';
import { formatDay } from '#app/format/day.ts';
import { openUpgrade } from '../requests/upgrade-request.ts';
import { common } from '#app/text/common.ts';
import { goals } from '#app/text/diary/goals.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import type { EditorProps } from './editor-props.ts';
import { GoalBones } from './goal-bones.tsx';
import { MacroFields } from './macro-fields.tsx';
import { MacroPresets } from './macro-presets.tsx';
import { MacroSplit } from './macro-split.tsx';
import { MacroSum } from './macro-sum.tsx';
import { draftOf, macrosDraft, readMacros } from './macros-draft.ts';
import { saveGoals } from './save-goals.ts';
import './goals.css';

/** The macro goals from `day` on; open with PRO or in the trial. */
export function EditMacros({ open, onClose, day }: EditorProps) {
  const [visit, setVisit] = useState(0);
  const today = useToday();
  const stored = useGoals(day);
  const access = useAccess();
  const becomePro = () => {
    onClose();
    openUpgrade();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={() => setVisit(visit + 1)}
      title={goals.macros}
      subtitle={day === today ? goals.macrosOrder : goals.fromDay(formatDay(day, today))}
    >
      {stored && access ? (
        <ProLock locked={!access.hasAccess} onBecomePro={becomePro} title={goals.macrosLocked}>
          <MacrosForm key={`${visit} ${day}`} day={day} stored={stored} onSaved={onClose} />
        </ProLock>
      ) : (
        <GoalBones />
      )}
    </Sheet>
  );
}

function MacrosForm({ day, stored, onSaved }: { day: DiaryDay; stored: Goals; onSaved: () => void }) {
  const [draft, send] = useReducer(macrosDraft, stored.macros, draftOf);
  const { grams, sumKcal, percent, preset, canSave } = readMacros(draft, stored.calories);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    if (await saveGoals(day, { field: 'macros', macros: grams }, goals.saved, goals.notSaved)) onSaved();
  };
  return (
    <form className="goal-form" onSubmit={(event) => void save(event)} noValidate>
      <MacroPresets
        value={preset}
        onChoose={(chosen) => send({ type: 'preset', preset: chosen, goalKcal: stored.calories })}
      />
      <MacroSplit percent={percent} />
      <MacroFields draft={draft} percent={percent} onGrams={(macro, text) => send({ type: 'grams', macro, text })} />
      <MacroSum sumKcal={sumKcal} goalKcal={stored.calories} />
      <Button type="submit" tone="go" wide disabled={!canSave}>
        {common.save}
      </Button>
    </form>
  );
}
