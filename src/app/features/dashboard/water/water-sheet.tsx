import { useState, type FormEvent } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { MAX_WATER_ML } from '#domain/body/water.ts';
import { formatMl } from '#app/format/number.ts';
import { WaterGoalForm } from '#app/parts/goals/water/water-goal-form.tsx';
import { units } from '#app/text/units.ts';
import { water } from '#app/text/diary/water.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { NumberInput } from '#app/ui/field/number-input.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { readAmount } from './water-draft.ts';
import './water-sheet.css';

const QUICK_ML = [100, 200, 330, 500] as const;

interface WaterSheetProps {
  open: boolean;
  onClose: () => void;
  day: DiaryDay;
  totalMl: number;
  goalMl: number;
  onPour: (ml: number) => void;
}

/** Any amount of water, and the day's goal. */
export function WaterSheet({ open, onClose, day, totalMl, goalMl, onPour }: WaterSheetProps) {
  const pour = (ml: number) => {
    onPour(ml);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={water.title}>
      <AmountForm totalMl={totalMl} onPour={pour} />
      <WaterGoalForm key={goalMl} day={day} goalMl={goalMl} onSaved={onClose} />
    </Sheet>
  );
}

function AmountForm({ totalMl, onPour }: { totalMl: number; onPour: (ml: number) => void }) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const give = (sign: 1 | -1) => {
    const ml = readAmount(text);
    if (ml === null) return setRefused(true);
    setText('');
    onPour(sign * ml);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give(1);
  };
  return (
    <form className="water-form" onSubmit={submit} noValidate>
      <div className="water-quick" role="group" aria-label={water.quickAmounts}>
        {QUICK_ML.map((ml) => (
          <Button key={ml} onClick={() => onPour(ml)}>
            +{formatMl(ml)}
          </Button>
        ))}
      </div>
      <Field label={water.amount} error={refused ? water.amountBounds(formatMl(MAX_WATER_ML)) : undefined}>
        <NumberInput
          whole
          text={text}
          unit={units.millilitre}
          maxLength={5}
          onText={(next) => {
            setText(next);
            setRefused(false);
          }}
        />
      </Field>
      <div className="water-steps">
        <Button disabled={totalMl <= 0} onClick={() => give(-1)}>
          {water.takeAway}
        </Button>
        <Button type="submit" tone="go">
          {water.add}
        </Button>
      </div>
    </form>
  );
}
