import { useRef, useState } from 'react';
import type { KeptPot } from '#device/food/hooks/use-own-dishes.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { OWN_DISH_BOUNDS } from '#domain/food/own-dish-bounds.ts';
import { COOKING_METHODS } from '#domain/recipes/recipe.ts';
import { formatNumber } from '#app/format/number.ts';
import { useOnce } from '#app/features/dashboard/use-once.ts';
import { useReportDraft } from '#app/features/dashboard/use-report-draft.ts';
import { common } from '#app/text/common.ts';
import { pots as words } from '#app/text/food/pots.ts';
import { units } from '#app/text/units.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { Select } from '#app/ui/choice/select.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { NumberInput } from '#app/ui/field/number-input.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { FormError } from '#app/features/dashboard/meal-type-choice.tsx';
import { readPot, WEIGHED_WAYS, type PotDraft, type PotProblems } from './pot-draft.ts';
import { PotLines } from './pot-lines.tsx';
import { PotSum } from './pot-sum.tsx';
import './pots.css';

interface PotFormPageProps {
  title: string;
  hint?: string | undefined;
  begin: PotDraft;
  today: DiaryDay;
  cookedOn: DiaryDay | undefined;
  onBack: () => void;
  onDraft: (exists: boolean) => void;
  /** Returns whether the dish could be kept; what was typed stays where not. */
  onSave: (dish: KeptPot) => Promise<boolean>;
}

/** The form of a dish by the pot. What is wrong is said beside each field once saving was tried. */
export function PotFormPage({ title, hint, begin, today, cookedOn, onBack, onDraft, onSave }: PotFormPageProps) {
  const [draft, setDraft] = useState(begin);
  const [tried, setTried] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const change = (changes: Partial<PotDraft>) => setDraft((last) => ({ ...last, ...changes }));
  useReportDraft(draft !== begin, onDraft);
  const { dish, problems } = readPot(draft, cookedOn);
  const shown: PotProblems = tried ? problems : { lines: new Set() };
  const [busy, save] = useOnce(async () => {
    setTried(true);
    if (dish) return (await onSave(dish)) ? 'done' : 'again';
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    return 'again';
  });
  const weighed = (field: 'full' | 'empty' | 'ready') => (
    <Field key={field} label={words[field]} error={problemText(shown[field])}>
      <NumberInput unit={units.gram} text={draft[field]} onText={(text) => change({ [field]: text })} />
    </Field>
  );
  return (
    <SheetPage
      title={title}
      onBack={onBack}
      footer={
        <Button tone="go" wide busy={busy} onClick={save}>
          {common.save}
        </Button>
      }
    >
      <div ref={body} className="pots-form">
        {hint ? <p className="meal-lists-note">{hint}</p> : null}
        <Field label={words.name} error={problemText(shown.name)}>
          <TextInput
            maxLength={200}
            placeholder={words.namePlaceholder}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <PotLines
          lines={draft.lines}
          problems={shown.lines}
          today={today}
          onLines={(edit) => setDraft((last) => ({ ...last, lines: edit(last.lines) }))}
        />
        {shown.ingredients ? <FormError text={problemText(shown.ingredients) ?? ''} /> : null}
        <Field label={words.method}>
          <Select
            choices={COOKING_METHODS.map((method) => ({ value: method, label: words.methods[method] }))}
            value={draft.method}
            onChoose={(method) => change({ method })}
          />
        </Field>
        <fieldset className="pots-amount">
          <legend>{words.amount}</legend>
          <Segmented
            legend={words.amount}
            choices={WEIGHED_WAYS.map((way) => ({ value: way, label: words.ways[way] }))}
            value={draft.way}
            onChoose={(way) => change({ way })}
          />
          <div className="pots-weights">
            {draft.way === 'pot' ? [weighed('full'), weighed('empty')] : null}
            {draft.way === 'ready' ? weighed('ready') : null}
            <Field
              label={words.helpings}
              hint={draft.way === 'helpings' ? undefined : words.helpingsHint}
              error={problemText(shown.helpings)}
            >
              <NumberInput whole maxLength={3} text={draft.helpings} onText={(helpings) => change({ helpings })} />
            </Field>
          </div>
        </fieldset>
        {dish ? <PotSum dish={dish} /> : null}
      </div>
    </SheetPage>
  );
}

type Problem = NonNullable<PotProblems['name']>;

/** What is wrong with a field, in words. */
function problemText(problem: Problem | undefined): string | undefined {
  const { grams, helpings, lines } = OWN_DISH_BOUNDS;
  switch (problem) {
    case undefined:
      return undefined;
    case 'grams':
      return words.errors.grams(formatNumber(grams.least), formatNumber(grams.most));
    case 'helpings':
      return words.errors.helpings(formatNumber(helpings.most));
    case 'too-many':
      return words.errors['too-many'](formatNumber(lines));
    default:
      return words.errors[problem];
  }
}
