import type { CSSProperties } from 'react';
import type { Macros } from '#domain/macros.ts';
import { goals } from '#app/text/diary/goals.ts';
import { units } from '#app/text/units.ts';
import { NumberInput } from '#app/ui/field/number-input.tsx';
import { MACRO_ORDER, type MacrosDraft } from './macros-draft.ts';
import { MACRO_TONE } from './macro-tone.ts';
import './macro-fields.css';

interface MacroFieldsProps {
  draft: MacrosDraft;
  percent: Macros;
  onGrams: (macro: keyof Macros, text: string) => void;
}

interface ToneStyle extends CSSProperties {
  '--macro-tone': string;
}

/** Grams of each macro, digits only. */
export function MacroFields({ draft, percent, onGrams }: MacroFieldsProps) {
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
