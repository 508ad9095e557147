import { useState, type FormEvent } from 'react';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import { useUser } from '#device/diary/hooks/use-user.ts';
import { useWeights } from '#device/diary/hooks/use-weights.ts';
import { useToday } from '#device/platform/use-today.ts';
import type { WeightGoal } from '#domain/body/body.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { feedsTwo, goalsOffered } from '#domain/body/pregnancy.ts';
import { formatDay } from '#app/format/day.ts';
import { formatKcal, formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { goals } from '#app/text/diary/goals.ts';
import { units } from '#app/text/units.ts';
import { BigNumber } from '#app/ui/figure/big-number.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { bodyOfProfile } from './body-of-profile.ts';
import {
  energyNeed,
  KCAL_STEP,
  MOST_KCAL,
  readCalories,
  steppedKcal,
  type EnergyNeed,
  goalChoices,
  kcalFor,
} from './calories-draft.ts';
import type { EditorProps } from './editor-props.ts';
import { GoalSkeleton } from './goal-skeleton.tsx';
import { saveGoals } from './save-goals.ts';
import './goals.css';

/** The calorie goal from `day` on. */
export function EditCalories({ open, onClose, day }: EditorProps) {
  const [visit, setVisit] = useState(0);
  const today = useToday();
  const stored = useGoals(day);
  const user = useUser();
  const weighIns = useWeights();
  const ready = stored !== undefined && user !== undefined && weighIns !== undefined;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={() => setVisit(visit + 1)}
      title={goals.calories}
      subtitle={day === today ? undefined : goals.fromDay(formatDay(day, today))}
    >
      {ready ? (
        <CaloriesForm
          key={`${visit} ${day}`}
          day={day}
          storedKcal={stored.calories}
          need={energyNeed(user && bodyOfProfile(user.profile, weighIns.at(-1)?.kg), feedsTwo(user?.profile ?? {}))}
          offered={goalsOffered(user?.profile ?? {})}
          onSaved={onClose}
        />
      ) : (
        <GoalSkeleton />
      )}
    </Sheet>
  );
}

interface CaloriesFormProps {
  day: DiaryDay;
  storedKcal: number;
  need: EnergyNeed;
  offered: readonly WeightGoal[];
  onSaved: () => void;
}

function CaloriesForm({ day, storedKcal, need, offered, onSaved }: CaloriesFormProps) {
  const [text, setText] = useState(String(Math.round(storedKcal)));
  const { kcal, canSave, tooMany, weightGoal, belowSafe } = readCalories(text, need);
  const safe = formatKcal(need.safeMinimum);
  const step = formatKcal(KCAL_STEP);
  const [before, after] = need.known ? goals.maintenance : goals.averageMaintenance;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave || kcal === null) return;
    if (await saveGoals(day, { field: 'calories', calories: kcal }, goals.saved, goals.notSaved)) onSaved();
  };
  return (
    <form className="goal-form" onSubmit={(event) => void save(event)} noValidate>
      <GoalChoices
        maintenance={need.maintenance}
        offered={offered}
        value={weightGoal}
        onChoose={(chosen) => setText(String(chosen))}
      />
      {offered.includes('lose-weight') ? null : <Notice>{goals.noLossNow}</Notice>}
      <BigNumber
        whole
        label={goals.caloriesField}
        unit={units.kcal}
        text={text}
        onText={setText}
        lessLabel={goals.less(step)}
        moreLabel={goals.more(step)}
        onLess={kcal === null || kcal <= 1 ? undefined : () => setText(String(steppedKcal(text, -1)))}
        onMore={kcal !== null && kcal >= MOST_KCAL ? undefined : () => setText(String(steppedKcal(text, 1)))}
        error={tooMany ? goals.tooMany(formatKcal(MOST_KCAL)) : undefined}
      />
      {belowSafe ? (
        <Notice
          tone="warn"
          action={<Button onClick={() => setText(String(need.safeMinimum))}>{goals.takeSafe(safe)}</Button>}
        >
          {goals.belowSafe(safe)}
        </Notice>
      ) : null}
      <p className="goal-hint">
        {before}
        <b>{formatKcal(need.maintenance)}</b>
        {after}
      </p>
      <Button type="submit" tone="go" wide disabled={!canSave}>
        {common.save}
      </Button>
    </form>
  );
}

interface GoalChoicesProps {
  /** kcal a day that keep the weight. */
  maintenance: number;
  /** The goals among which the person may choose. */
  offered: readonly WeightGoal[];
  value: WeightGoal | undefined;
  /** The kcal of the chosen goal. */
  onChoose: (kcal: number) => void;
}

/** Lose, keep or gain weight, each with its calories. */
function GoalChoices({ maintenance, offered, value, onChoose }: GoalChoicesProps) {
  return (
    <Segmented
      legend={goals.weightGoal}
      value={value !== undefined && offered.includes(value) ? value : undefined}
      onChoose={(goal) => onChoose(kcalFor(goal, maintenance))}
      choices={goalChoices(maintenance, offered).map(({ goal, kcal }) => ({
        value: goal,
        label: goals.weightGoals[goal],
        hint: formatNumber(kcal),
      }))}
    />
  );
}
