import { useReducer, useState, type FormEvent } from 'react';
import { deleteWeight, setWeight } from '#device/diary/commands/weight.ts';
import { useToday } from '#device/platform/use-today.ts';
import { WEIGH_IN_BOUNDS } from '#domain/body/answer-bounds.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Waiting } from '#sync/records.ts';
import { formatKg, formatNumber } from '#app/format/number.ts';
import { units } from '#app/text/units.ts';
import { weight } from '#app/text/diary/weight.ts';
import { common } from '#app/text/common.ts';
import { BigNumber } from '#app/ui/figure/big-number.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { DayChooser } from './day-chooser.tsx';
import { RecentWeighIns } from './recent-weigh-ins.tsx';
import { readWeight, suggestedKg, typedKg, weightDraft, type WeighIn } from './weight-draft.ts';

/** A weigh-in to start from when neither the diary nor the plan knows one, kg (spec §3). */
const DEFAULT_KG = 65;

interface WeightSheetProps {
  open: boolean;
  onClose: () => void;
  day: DiaryDay;
  weighIns: readonly (WeighIn & { waiting: Waiting })[];
  fallbackKg: number | undefined;
}

/** A weigh-in of today or of an earlier day, and the last ones to mend. */
export function WeightSheet({ open, onClose, day, weighIns, fallbackKg = DEFAULT_KG }: WeightSheetProps) {
  const [visit, setVisit] = useState(0);
  return (
    <Sheet open={open} onClose={onClose} onClosed={() => setVisit(visit + 1)} title={weight.newWeight}>
      <WeightForm key={`${visit} ${day}`} onSaved={onClose} day={day} weighIns={weighIns} fallbackKg={fallbackKg} />
    </Sheet>
  );
}

interface WeightFormProps extends Pick<WeightSheetProps, 'day' | 'weighIns'> {
  fallbackKg: number;
  onSaved: () => void;
}

function WeightForm({ day: firstDay, weighIns, fallbackKg, onSaved }: WeightFormProps) {
  const today = useToday();
  const textFor = (day: DiaryDay) => typedKg(suggestedKg(weighIns, day, fallbackKg));
  const [draft, send] = useReducer(weightDraft, firstDay, (day) => ({ day, text: textFor(day), touched: false }));
  const kg = readWeight(draft.text);
  const { least, most, step } = WEIGH_IN_BOUNDS;
  const choose = (day: DiaryDay) =>
    send({ type: 'day', day, text: textFor(day), stored: weighIns.some(({ date }) => date === day) });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (kg === null) return;
    await saveWeighIn(draft.day, kg, onSaved);
  };
  const stepText = formatKg(step);
  return (
    <form className="weight-form" onSubmit={(event) => void save(event)} noValidate>
      <DayChooser value={draft.day} today={today} onChoose={choose} />
      <BigNumber
        label={weight.field}
        unit={units.kilogram}
        text={draft.text}
        onText={(text) => send({ type: 'text', text })}
        lessLabel={weight.less(stepText)}
        moreLabel={weight.more(stepText)}
        onLess={kg === null || kg <= least ? undefined : () => send({ type: 'step', by: -1 })}
        onMore={kg === null || kg >= most ? undefined : () => send({ type: 'step', by: 1 })}
        error={kg === null ? weight.bounds(formatNumber(least), formatKg(most)) : undefined}
      />
      <Button type="submit" tone="go" wide disabled={kg === null}>
        {common.save}
      </Button>
      <RecentWeighIns
        weighIns={weighIns}
        chosen={draft.day}
        onEdit={choose}
        onRemove={(weighIn) => void removeWeighIn(weighIn)}
      />
    </form>
  );
}

async function saveWeighIn(day: DiaryDay, kg: number, onSaved: () => void): Promise<void> {
  try {
    const before = await setWeight(day, kg);
    const undo = () => (before === null ? deleteWeight(day) : setWeight(day, before));
    showToast({ text: weight.saved(formatKg(kg)), undo: () => void undo().catch(failed) });
    onSaved();
  } catch (error) {
    failed(error);
  }
}

async function removeWeighIn({ date, kg }: WeighIn): Promise<void> {
  try {
    await deleteWeight(date);
    showToast({
      text: weight.removed(formatKg(kg)),
      undoLabel: common.restore,
      undo: () => void setWeight(date, kg).catch(failed),
    });
  } catch (error) {
    showFailure(error, weight.notRemoved);
  }
}

const failed = (error: unknown) => showFailure(error, weight.notSaved);
