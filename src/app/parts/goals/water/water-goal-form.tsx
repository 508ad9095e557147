import { useState, type FormEvent } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatMl, formatNumber } from '#app/format/number.ts';
import { units } from '#app/text/units.ts';
import { water } from '#app/text/diary/water.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { NumberInput } from '#app/ui/field/number-input.tsx';
import { saveGoals } from '../save-goals.ts';
import { readWaterGoal, WATER_GOAL_BOUNDS } from './water-goal-draft.ts';
import './water-goal-form.css';

interface WaterGoalFormProps {
  day: DiaryDay;
  goalMl: number;
  onSaved: () => void;
}

/** The water goal from `day` on. */
export function WaterGoalForm({ day, goalMl, onSaved }: WaterGoalFormProps) {
  const [text, setText] = useState(String(goalMl));
  const goal = readWaterGoal(text);
  const { least, most } = WATER_GOAL_BOUNDS;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (goal === null || goal === goalMl) return;
    if (await saveGoals(day, { field: 'water', waterGoal: goal }, water.goalSaved, water.goalNotSaved)) onSaved();
  };
  return (
    <form className="water-goal-form" onSubmit={(event) => void save(event)} noValidate>
      <Field
        label={water.goal}
        error={goal === null ? water.goalBounds(formatNumber(least), formatMl(most)) : undefined}
      >
        <NumberInput whole text={text} unit={units.millilitre} maxLength={5} onText={setText} />
      </Field>
      <Button type="submit" tone="tint" disabled={goal === null || goal === goalMl}>
        {water.saveGoal}
      </Button>
    </form>
  );
}
