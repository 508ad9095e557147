import { useId } from 'react';
import { MACRO_PRESETS, type MacroPreset } from '#domain/macros.ts';
import { goals } from '#app/text/diary/goals.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { MACRO_ORDER, PRESETS } from './macros-draft.ts';
import './macro-presets.css';

interface MacroPresetsProps {
  value: MacroPreset | undefined;
  onChoose: (preset: MacroPreset) => void;
}

/** Three ready splits: carbs/proteins/fats in per cent. */
export function MacroPresets({ value, onChoose }: MacroPresetsProps) {
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
