import { useState, type FormEvent } from 'react';
import { chooseDiet } from '#device/diary/commands/plan.ts';
import { putWishes, sayPreferences } from '#device/diary/commands/plan-preferences.ts';
import { usePlanPreferences } from '#device/body/plan-preferences.ts';
import { useFoodsAtHand } from '#device/food/hooks/use-foods-at-hand.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { useAccess } from '#device/session/access/use-access.ts';
import type { ReadPreferences } from '#contract/plan/plan-preferences.ts';
import type { ValueOf } from '#contract/diary/value-things.ts';
import { ALLERGENS } from '#domain/food/allergens.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { DEFAULT_DIET, type Diet } from '#domain/plan/diet-plan-draft.ts';
import { DEFAULT_PREFERENCES, PLAN_FIGURES, type PlanFigure } from '#domain/plan/plan-preferences.ts';
import { formatNumber } from '#app/format/number.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { common } from '#app/text/common.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { planPreferences as words } from '#app/text/food/plan-preferences.ts';
import { Button } from '#app/ui/button/button.tsx';
import { CheckChips } from '#app/ui/choice/check-chips.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { NumberInput } from '#app/ui/field/number-input.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { Dislikes } from './dislikes.tsx';
import { draftOf, FIGURE_BOUNDS, preferencesOf, wrongFigures } from './preferences-draft.ts';
import './preferences.css';

type Preferences = ValueOf<'plan-preferences'>;

export interface PreferencesSheetProps {
  open: boolean;
  /** The diet of the plan; absent while there is none, and then no week can be made anew. */
  dietId: Diet | undefined;
  today: DiaryDay;
  onClose: () => void;
}

/** What the week's plan keeps to: all of it optional, kept without a network too. */
export function PreferencesSheet({ open, dietId, today, onClose }: PreferencesSheetProps) {
  const [visit, setVisit] = useState(0);
  const kept = usePlanPreferences();
  useFoodsAtHand(open);
  return (
    <Sheet open={open && kept !== undefined} title={words.title} onClose={onClose} onClosed={() => setVisit(visit + 1)}>
      {kept === undefined ? null : kept?.allergiesUnread ? (
        // What cannot be read cannot be shown, and the form would seem to say that it is not there.
        <Notice tone="warn">{words.unread}</Notice>
      ) : (
        <PreferencesForm key={visit} kept={kept?.preferences ?? null} dietId={dietId} today={today} onSaved={onClose} />
      )}
    </Sheet>
  );
}

interface PreferencesFormProps {
  /** Null: nobody was asked yet. */
  kept: ReadPreferences['preferences'] | null;
  dietId: Diet | undefined;
  today: DiaryDay;
  onSaved: () => void;
}

function PreferencesForm({ kept, dietId, today, onSaved }: PreferencesFormProps) {
  const access = useAccess();
  const online = useOnline();
  const [draft, setDraft] = useState(() => draftOf(kept ?? {}));
  // What comes from another phone while the form is open is not what the person takes back in it.
  const [shown] = useState(() => kept && preferencesOf(draftOf(kept)));
  const [busy, setBusy] = useState(false);
  const wrong = wrongFigures(draft);
  const mayMake = dietId !== undefined && (dietId === DEFAULT_DIET || access?.hasAccess === true);
  const keep = async (makesWeek: boolean) => {
    if (wrong.length > 0) return;
    setBusy(true);
    try {
      await savePreferences(shown, preferencesOf(draft));
      if (makesWeek && dietId) await chooseDiet(dietId, today);
      onSaved();
    } catch (error) {
      failed(error);
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keep(false);
  };
  return (
    <form className="preferences" onSubmit={submit} noValidate>
      <p>{words.lead}</p>
      <CheckChips
        legend={words.allergies}
        choices={ALLERGENS.map((value) => ({ value, label: words.allergens[value] }))}
        values={draft.allergies}
        onChange={(allergies) => setDraft({ ...draft, allergies: [...allergies] })}
      />
      <Dislikes ids={draft.dislikes} onChange={(dislikes) => setDraft({ ...draft, dislikes })} />
      <div className="preferences-figures">
        {PLAN_FIGURES.map((name) => (
          <Field
            key={name}
            label={words[name]}
            hint={name === 'people' ? words.peopleHint : undefined}
            error={wrong.includes(name) ? boundsOf(name) : undefined}
          >
            <NumberInput
              whole
              unit={name.endsWith('Minutes') ? words.minutes : undefined}
              placeholder={formatNumber(DEFAULT_PREFERENCES[name])}
              text={draft[name]}
              onText={(text) => setDraft({ ...draft, [name]: text })}
            />
          </Field>
        ))}
      </div>
      <div className="preferences-actions">
        <p>{words.nextWeek}</p>
        <Button type="submit" tone="go" wide busy={busy} disabled={wrong.length > 0}>
          {common.save}
        </Button>
        {mayMake ? (
          <>
            <Button wide busy={busy} disabled={wrong.length > 0} onClick={() => void keep(true)}>
              {words.saveAndMake}
            </Button>
            {online ? null : <Notice tone="offline">{mealplan.weekNeedsNetwork}</Notice>}
          </>
        ) : null}
      </div>
    </form>
  );
}

const boundsOf = (name: PlanFigure): string => {
  const { least, most } = FIGURE_BOUNDS[name];
  return words.bounds(formatNumber(least), formatNumber(most));
};

async function savePreferences(shown: Preferences | null, said: Preferences): Promise<void> {
  const stood = await sayPreferences(shown, said);
  showToast({ text: words.saved, undo: () => void putWishes(stood).catch(failed) });
}

const failed = (error: unknown) => showFailure(error, words.notSaved);
