import { useState } from 'react';
import { changeProfile } from '#device/diary/commands/profile.ts';
import { setWeight } from '#device/diary/commands/weight.ts';
import type { ProfileFields } from '#contract/account/profile.ts';
import { PROFILE_GENDERS, type User } from '#contract/account/user.ts';
import { ANSWER_BOUNDS, WEIGH_IN_BOUNDS } from '#domain/body/answer-bounds.ts';
import { ACTIVITY_LEVELS } from '#domain/body/body.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { PREGNANCY } from '#domain/body/pregnancy.ts';
import { body } from '#app/text/diary/body.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { profile as words } from '#app/text/account/profile.ts';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { ChoiceForm } from './choice-form.tsx';
import type { DataField } from './data-field.ts';
import { NameForm } from './name-form.tsx';
import { NumberForm } from './number-form.tsx';
import { TargetForm } from './target-form.tsx';

interface EditDataProps {
  open: boolean;
  /** Null while nothing is edited. */
  field: DataField | null;
  onClose: () => void;
  /** The energy that the person needs may have changed: the goals follow only when asked. */
  onRecalculate: () => void;
  user: User;
  weightKg: number | null;
  day: DiaryDay;
}

const { numbers } = onboarding;
const TITLES: Record<DataField, string> = {
  name: words.name,
  gender: words.gender,
  age: numbers.age.label,
  height: numbers.height.label,
  weight: numbers.weight.label,
  activity: words.activity,
  pregnancy: words.pregnancy,
  target: words.target,
};

/** One sheet for each thing that a person says about themselves. */
export function EditData({ open, field, onClose, ...rest }: EditDataProps) {
  const [visit, setVisit] = useState(0);
  // While the sheet closes it still shows what it was opened for.
  const [shown, setShown] = useState<DataField>('name');
  if (field && field !== shown) setShown(field);
  return (
    <Sheet open={open} onClose={onClose} onClosed={() => setVisit(visit + 1)} title={TITLES[shown]}>
      <FieldForm key={`${visit} ${shown}`} field={shown} onSaved={onClose} {...rest} />
    </Sheet>
  );
}

type FieldFormProps = Omit<EditDataProps, 'open' | 'field' | 'onClose'> & { field: DataField; onSaved: () => void };

function FieldForm({ field, onSaved, onRecalculate, user, weightKg, day }: FieldFormProps) {
  const save = async (write: () => Promise<unknown>) => {
    try {
      await write();
      onSaved();
      const action = field === 'name' ? undefined : { label: words.recalculate, run: onRecalculate };
      showToast({ text: words.saved, action });
    } catch (error) {
      showFailure(error, words.notSaved);
    }
  };
  const change = (fields: ProfileFields) => void save(() => changeProfile(fields));
  const { profile } = user;
  switch (field) {
    case 'name':
      return <NameForm name={user.displayName ?? ''} onSave={(displayName) => change({ displayName })} />;
    case 'gender':
      return (
        <ChoiceForm
          legend={words.gender}
          hint={words.genderHint}
          value={profile.gender ?? undefined}
          choices={PROFILE_GENDERS.map((value) => ({ value, label: body.genders[value] }))}
          onSave={(gender) => change({ gender })}
        />
      );
    case 'activity':
      return (
        <ChoiceForm
          legend={onboarding.activity.legend}
          value={profile.activityLevel ?? undefined}
          choices={ACTIVITY_LEVELS.map((value) => ({ value, ...body.activityLevels[value] }))}
          onSave={(activityLevel) => change({ activityLevel })}
        />
      );
    case 'pregnancy':
      return (
        <ChoiceForm
          legend={words.pregnancy}
          hint={words.pregnancyHint}
          value={profile.pregnancy ?? undefined}
          choices={PREGNANCY.map((value) => ({ value, ...body.pregnancy[value] }))}
          onSave={(pregnancy) => change({ pregnancy })}
        />
      );
    case 'age':
      return (
        <NumberForm
          words={numbers.age}
          value={profile.age}
          bounds={ANSWER_BOUNDS.age}
          onSave={(age) => change({ age })}
        />
      );
    case 'height':
      return (
        <NumberForm
          words={numbers.height}
          value={profile.height}
          bounds={ANSWER_BOUNDS.height}
          onSave={(height) => change({ height })}
        />
      );
    case 'weight':
      return (
        <NumberForm
          words={numbers.weight}
          hint={words.weightHint}
          value={weightKg}
          bounds={WEIGH_IN_BOUNDS}
          onSave={(kg) => void save(() => setWeight(day, kg))}
        />
      );
    case 'target':
      return <TargetForm profile={profile} weightKg={weightKg} onSave={change} />;
  }
}
