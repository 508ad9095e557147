import { useState, type FormEvent } from 'react';
import { deleteThing, putThing, restoreThing } from '#device/diary/commands/things.ts';
import { useThings, type ShownThing } from '#device/diary/hooks/use-things.ts';
import { useToday } from '#device/platform/use-today.ts';
import { MEASUREMENT_NAMES, MEASUREMENTS, type Measurement } from '#domain/body/body-measurements.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatDay } from '#app/format/day.ts';
import { formatMeasurement, measurementUnit } from '#app/format/measurement.ts';
import { formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { measurements as words } from '#app/text/diary/measurements.ts';
import { weight } from '#app/text/diary/weight.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { NumberInput } from '#app/ui/field/number-input.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { DayChooser } from '../day-chooser.tsx';
import { draftOf, lastBefore, readDraft, type Draft } from './measurements-draft.ts';
import { RecentMeasurements } from './recent-measurements.tsx';
import './measurements-sheet.css';

type MeasuredDay = ShownThing<'measurements'>;

interface MeasurementsSheetProps {
  open: boolean;
  onClose: () => void;
  day: DiaryDay;
}

/** What was measured of the body on a day, and the last days to mend. */
export function MeasurementsSheet({ open, onClose, day }: MeasurementsSheetProps) {
  const [visit, setVisit] = useState(0);
  const days = useThings('measurements');
  return (
    <Sheet
      open={open && days !== undefined}
      onClose={onClose}
      onClosed={() => setVisit(visit + 1)}
      title={weight.measurements}
    >
      {days ? <MeasurementsForm key={`${visit} ${day}`} firstDay={day} days={days} onSaved={onClose} /> : null}
    </Sheet>
  );
}

interface MeasurementsFormProps {
  firstDay: DiaryDay;
  /** Oldest first. */
  days: readonly MeasuredDay[];
  onSaved: () => void;
}

function MeasurementsForm({ firstDay, days, onSaved }: MeasurementsFormProps) {
  const today = useToday();
  const storedOf = (day: DiaryDay) => days.find(({ key }) => key === day)?.value ?? {};
  const [day, setDay] = useState(firstDay);
  const [draft, setDraft] = useState<Draft>(() => draftOf(storedOf(firstDay)));
  const [tried, setTried] = useState(false);
  const read = readDraft(draft);
  const choose = (next: DiaryDay) => {
    setDay(next);
    setDraft(draftOf(storedOf(next)));
    setTried(false);
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.is === 'figures') await saveMeasurements(day, read.values, onSaved);
  };
  return (
    <form className="measurements-form" onSubmit={(event) => void save(event)} noValidate>
      <DayChooser value={day} today={today} onChoose={choose} />
      <p className="measurements-hint">{words.hint}</p>
      <div className="measurements-fields">
        {MEASUREMENT_NAMES.map((name) => (
          <Field
            key={name}
            label={words.names[name]}
            hint={lastWords(name, lastBefore(days, name, day), today)}
            error={read.wrong.includes(name) ? boundsOf(name) : undefined}
          >
            <NumberInput
              unit={measurementUnit(name)}
              text={draft[name]}
              onText={(text) => setDraft({ ...draft, [name]: text })}
            />
          </Field>
        ))}
      </div>
      {tried && read.is === 'nothing' ? (
        <p className="measurements-hint" role="alert">
          {words.nothing}
        </p>
      ) : null}
      <Button type="submit" tone="go" wide disabled={read.is === 'wrong'}>
        {common.save}
      </Button>
      <RecentMeasurements days={days} chosen={day} onEdit={choose} onRemove={(one) => void remove(one)} />
    </form>
  );
}

const boundsOf = (name: Measurement): string =>
  words.bounds(formatNumber(MEASUREMENTS[name].least), formatMeasurement(name, MEASUREMENTS[name].most));

const lastWords = (name: Measurement, last: { day: DiaryDay; value: number } | null, today: DiaryDay) =>
  last ? words.last(formatMeasurement(name, last.value), formatDay(last.day, today)) : undefined;

async function saveMeasurements(day: DiaryDay, values: MeasuredDay['value'], onSaved: () => void): Promise<void> {
  try {
    const before = await putThing('measurements', day, values);
    const undo = () => restoreThing('measurements', day, before);
    showToast({ text: words.saved, undo: () => void undo().catch(failed) });
    onSaved();
  } catch (error) {
    failed(error);
  }
}

async function remove({ key, value }: MeasuredDay): Promise<void> {
  try {
    await deleteThing('measurements', key);
    showToast({
      text: words.removed,
      undoLabel: common.restore,
      undo: () => void putThing('measurements', key, value).catch(failed),
    });
  } catch (error) {
    showFailure(error, words.notRemoved);
  }
}

const failed = (error: unknown) => showFailure(error, words.notSaved);
