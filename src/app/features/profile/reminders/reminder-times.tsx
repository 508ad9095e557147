import { useFasting } from '#device/body/fasting.ts';
import { keepsLongFasts } from '#domain/fasts/fasting-choice.ts';
import { MEAL_TYPES, type MealType } from '#domain/diary/meal-type.ts';
import { isQuiet, WATER_INTERVALS, WEEKDAYS, type ReminderSettings } from '#domain/reminders/reminder-settings.ts';
import { calendar } from '#app/text/calendar.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { reminders as words } from '#app/text/account/reminders.ts';
import { ChoiceChips } from '#app/ui/choice/choice-chips.tsx';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { SwitchRow } from '#app/ui/field/switch-row.tsx';
import type { SettingsPart } from './settings-part.ts';
import { TimeField } from './time-field.tsx';

/** What to remind of: meals, water, weight, each with its time. */
export function ReminderTimes({ settings, onChange }: SettingsPart) {
  const { meals, water, weight } = settings;
  const changeMeal = (type: MealType, meal: Partial<ReminderSettings['meals'][MealType]>) =>
    onChange({ meals: { ...meals, [type]: { ...meals[type], ...meal } } });
  return (
    <>
      <fieldset className="reminders-part">
        <legend>{words.meals}</legend>
        {MEAL_TYPES.map((type) => (
          <TimedSwitch
            key={type}
            label={mealWords[type].name}
            timed={meals[type]}
            settings={settings}
            onTurn={(on) => changeMeal(type, { on })}
            onTime={(at) => changeMeal(type, { at })}
          />
        ))}
      </fieldset>
      <fieldset className="reminders-part">
        <legend>{words.waterAndWeight}</legend>
        <SwitchRow on={water.on} hint={words.waterHint} onTurn={(on) => onChange({ water: { ...water, on } })}>
          {words.water}
        </SwitchRow>
        {water.on ? (
          <Segmented
            legend={words.waterInterval}
            value={String(water.everyMinutes)}
            choices={WATER_INTERVALS.map((minutes) => ({ value: String(minutes), label: words.every[minutes] }))}
            onChoose={(value) =>
              onChange({
                water: {
                  on: true,
                  everyMinutes: WATER_INTERVALS.find((one) => String(one) === value) ?? water.everyMinutes,
                },
              })
            }
          />
        ) : null}
        <TimedSwitch
          label={words.weight}
          timed={weight}
          settings={settings}
          onTurn={(on) => onChange({ weight: { ...weight, on } })}
          onTime={(at) => onChange({ weight: { ...weight, at } })}
        />
        {weight.on ? (
          <ChoiceChips
            legend={words.weightDay}
            value={String(weight.weekday)}
            choices={[
              { value: 'null', label: words.everyDay },
              ...WEEKDAYS.map((day) => ({ value: String(day), label: calendar.weekdaysShort[day - 1] ?? '' })),
            ]}
            onChoose={(value) =>
              onChange({ weight: { ...weight, weekday: WEEKDAYS.find((day) => String(day) === value) ?? null } })
            }
          />
        ) : null}
      </fieldset>
      <FastReminder settings={settings} onChange={onChange} />
    </>
  );
}

/** Of the fasts of weeks, for who keeps them. */
function FastReminder({ settings, onChange }: SettingsPart) {
  const choice = useFasting();
  const { fasts } = settings;
  if (!fasts || choice === undefined || !keepsLongFasts(choice)) return null;
  return (
    <fieldset className="reminders-part">
      <legend>{words.fasts}</legend>
      <TimedSwitch
        label={words.fast}
        hint={words.fastHint}
        timed={fasts}
        settings={settings}
        onTurn={(on) => onChange({ fasts: { ...fasts, on } })}
        onTime={(at) => onChange({ fasts: { ...fasts, at } })}
      />
    </fieldset>
  );
}

interface TimedSwitchProps {
  label: string;
  hint?: string;
  timed: { on: boolean; at: number };
  settings: ReminderSettings;
  onTurn: (on: boolean) => void;
  onTime: (at: number) => void;
}

/** A switch with its time, and a word where that time is quiet. */
function TimedSwitch({ label, hint, timed: { on, at }, settings, onTurn, onTime }: TimedSwitchProps) {
  return (
    <div className="reminders-timed">
      <SwitchRow on={on} hint={on && isQuiet(settings, at) ? words.inQuiet : hint} onTurn={onTurn}>
        {label}
      </SwitchRow>
      {on ? <TimeField label={words.timeOf(label)} at={at} onTime={onTime} /> : null}
    </div>
  );
}
