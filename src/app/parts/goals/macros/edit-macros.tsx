import { useReducer, useState, type FormEvent, type CSSProperties, useId } from 'react';
import { useAccess } from '#device/session/access/use-access.ts';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import { useToday } from '#device/platform/use-today.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Goals } from '#domain/body/goals.ts';
import { type Macros, MACRO_PRESETS, type MacroPreset } from '#domain/body/macros.ts';
import { formatDay } from '#app/format/day.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { common } from '#app/text/common.ts';
import { goals } from '#app/text/diary/goals.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { formatKcal, formatNumber } from '#app/format/number.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { units } from '#app/text/units.ts';
import { NumberInput } from '#app/ui/field/number-input.tsx';
import type { DataTone } from '#app/ui/figure/ring.tsx';
import type { EditorProps } from '../editor-props.ts';
import { GoalSkeleton } from '../goal-skeleton.tsx';
import { draftOf, macrosDraft, readMacros, MACRO_ORDER, PRESETS, type MacrosDraft } from './macros-draft.ts';
import { saveGoals } from '../save-goals.ts';
import './edit-macros.css';
import '../goals.css';

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
        <GoalSkeleton />
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

interface PartStyle extends CSSProperties {
  '--part-tone': string;
}

/** The three macros' parts of the energy as one line; the figures beside the fields say the same. */
function MacroSplit({ percent }: { percent: Macros }) {
  return (
    <div className="macro-split" aria-hidden="true">
      {MACRO_ORDER.map((macro) => {
        const style: PartStyle = { '--part-tone': `var(--${MACRO_TONE[macro]})`, flexGrow: percent[macro] };
        return <i key={macro} style={style} />;
      })}
    </div>
  );
}

/** Beyond this part of the goal the sum is said to differ: rounding to whole grams moves it a little. */
const TOLERANCE = 0.02;

/** The energy of the typed grams beside the calorie goal. */
function MacroSum({ sumKcal, goalKcal }: { sumKcal: number; goalKcal: number }) {
  const difference = Math.round(sumKcal - goalKcal);
  const differs = Math.abs(difference) > goalKcal * TOLERANCE;
  const words = difference > 0 ? goals.sumAbove : goals.sumBelow;
  return (
    <div className="goal-hint goal-sum">
      <span aria-hidden="true">{goals.sum}</span>
      <span aria-hidden="true">
        <b>{formatNumber(sumKcal)}</b> / {formatKcal(goalKcal)}
      </span>
      {differs ? <small aria-hidden="true">{words(formatKcal(Math.abs(difference)))}</small> : null}
      <VisuallyHidden role="status">
        {goals.sumOf(formatKcal(sumKcal), formatKcal(goalKcal))}
        {differs ? `. ${words(formatKcal(Math.abs(difference)))}` : null}
      </VisuallyHidden>
    </div>
  );
}

interface MacroPresetsProps {
  value: MacroPreset | undefined;
  onChoose: (preset: MacroPreset) => void;
}

/** Three ready splits: carbs/proteins/fats in per cent. */
function MacroPresets({ value, onChoose }: MacroPresetsProps) {
  const name = useId();
  return (
    <fieldset className="macro-presets">
      <legend>
        <VisuallyHidden>{goals.presetsLegend}</VisuallyHidden>
      </legend>
      {PRESETS.map((preset) => (
        <label key={preset}>
          <input type="radio" name={name} checked={preset === value} onChange={() => onChoose(preset)} />
          {MACRO_ORDER.map((macro) => MACRO_PRESETS[preset][macro]).join('/')}
          <small>{goals.presets[preset]}</small>
        </label>
      ))}
    </fieldset>
  );
}

interface MacroFieldsProps {
  draft: MacrosDraft;
  percent: Macros;
  onGrams: (macro: keyof Macros, text: string) => void;
}

interface ToneStyle extends CSSProperties {
  '--macro-tone': string;
}

/** Grams of each macro, digits only. */
function MacroFields({ draft, percent, onGrams }: MacroFieldsProps) {
  return (
    <div className="macro-fields">
      {MACRO_ORDER.map((macro) => {
        const style: ToneStyle = { '--macro-tone': `var(--${MACRO_TONE[macro]})` };
        return (
          <label key={macro} style={style}>
            <i aria-hidden="true" />
            {goals[macro]}
            <small aria-hidden="true">{percent[macro]}%</small>
            <NumberInput
              whole
              maxLength={4}
              unit={units.gram}
              aria-label={goals.gramsOf(goals[macro])}
              text={draft[macro]}
              onText={(text) => onGrams(macro, text)}
            />
          </label>
        );
      })}
    </div>
  );
}

/** The hue of each macro in this editor, as everywhere. */
const MACRO_TONE = { carbs: 'carbs', proteins: 'protein', fats: 'fats' } as const satisfies Record<
  keyof Macros,
  DataTone
>;
