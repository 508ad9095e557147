import { useId, useRef, useState, type FormEvent } from 'react';
import type { Barcode } from '#domain/food/products/barcode.ts';
import type { ProductDoubt } from '#domain/food/products/product-doubts.ts';
import { useKeptLabel } from '#device/products/label-photo.ts';
import { LABEL_NUTRIENTS } from '#domain/food/products/label-reading.ts';
import { PRODUCT_FIGURES, type Product } from '#domain/food/products/product.ts';
import { common } from '#app/text/common.ts';
import { barcodeWords as words } from '#app/text/food/barcode.ts';
import { dish } from '#app/text/food/meal.ts';
import { FormError, MealTypeChoice } from '#app/features/dashboard/meal-type-choice.tsx';
import { useDishPicture } from '#app/features/dashboard/dish/picture/use-dish-picture.ts';
import { nextFrame } from '#app/features/dashboard/next-frame.ts';
import { useOnce } from '#app/features/dashboard/use-once.ts';
import { useReportDraft } from '#app/features/dashboard/use-report-draft.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { NumberInput } from '#app/ui/field/number-input.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import type { AddMealModeProps } from '#app/features/dashboard/add-meal/add-meal-opening.ts';
import { Doubts } from '../doubts.tsx';
import { KilojouleNotice } from './kilojoule-notice.tsx';
import type { LabelField, LabelProblem } from './label-draft.ts';
import { LabelPhoto } from './label-photo.tsx';
import { changeProduct, dropPhoto, keepPhotoWhenReady, logProduct } from '../log-product.ts';
import { useLabelForm } from './use-label-form.ts';
import { useLabelReading } from './use-label-reading.ts';
import { useLabelWaiting } from './use-label-waiting.ts';

const SENTENCES: Record<LabelProblem, string> = {
  required: dish.errors.required,
  name: words.nameWrong,
  grams: words.gramsWrong,
  kcal: words.kcalWrong,
  macro: words.macroWrong,
};
const BASES = [
  { value: '100', label: words.per100g },
  { value: 'portion', label: words.perPortion },
] as const;

interface LabelPageProps extends Pick<AddMealModeProps, 'opening' | 'onBack' | 'onClose' | 'onDraft'> {
  barcode: Barcode;
  /** What is known already. */
  begin: Product | null;
  /** What is hard to believe of that. */
  told: readonly ProductDoubt[];
  /** Whether some of it is logged; else the product is only mended. */
  logs: boolean;
}

/** The form of a label: makes a product of the person's own. What is hard to believe is asked about once. */
export function LabelPage({ barcode, begin, told, logs, opening, onBack, onClose, onDraft }: LabelPageProps) {
  const form = useId();
  const name = useRef<HTMLInputElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const filled = useLabelForm(barcode, begin);
  const { draft, read, doubts, type } = filled;
  const [mealType, choose] = useState(opening.mealType);
  const [tried, setTried] = useState(false);
  const [believed, believe] = useState<string>();
  const picture = useDishPicture('label');
  const kept = useKeptLabel(barcode) ?? null;
  const reading = useLabelReading(filled.fill, (photo) => void keepPhotoWhenReady(barcode, photo));
  useLabelWaiting(barcode, picture);
  const isAsked = (tried || filled.isFilled) && doubts.length > 0;
  useReportDraft(filled.isTouched, onDraft);
  const [busy, save] = useOnce(async () => {
    if (read.is === 'wrong' || (logs && !mealType)) {
      setTried(true);
      const [first] = read.is === 'wrong' ? Object.keys(read.problems) : [];
      element.current?.querySelector<HTMLElement>(first ? `[name='${first}']` : "[type='radio']")?.focus();
      return 'again';
    }
    if (doubts.length > 0 && believed !== doubts.join()) {
      setTried(true);
      believe(doubts.join());
      return 'again';
    }
    const { product, eatenGrams } = read;
    const isDone =
      logs && mealType
        ? await logProduct(product, eatenGrams, { day: opening.day, mealType })
        : await changeProduct(product);
    if (!isDone) return 'again';
    if (picture.draft.is === 'removed') void dropPhoto(barcode);
    else void keepPhotoWhenReady(barcode, picture.take());
    await nextFrame();
    if (logs) onClose();
    else onBack();
    return 'done';
  });
  const errorOf = (field: LabelField) => {
    const problem = tried && read.is === 'wrong' ? read.problems[field] : undefined;
    return problem && SENTENCES[problem];
  };
  const number = (field: LabelField, label: string) => (
    <Field key={field} label={label} error={errorOf(field)}>
      <NumberInput name={field} placeholder="–" text={draft.fields[field]} onText={(text) => type(field, text)} />
    </Field>
  );
  const isBelieved = isAsked && believed === doubts.join();
  return (
    <SheetPage
      title={logs ? words.label : words.editLabel}
      subtitle={barcode}
      onBack={onBack}
      firstFocus={name}
      footer={
        <>
          {isAsked ? <Doubts doubts={doubts} /> : null}
          <Button tone="go" type="submit" form={form} wide busy={busy}>
            {isBelieved ? words.keepAnyway : logs ? words.keepAndLog : common.save}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={form}
        className="label-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save();
        }}
      >
        {told.length > 0 && !filled.isFilled ? <Doubts doubts={told} /> : null}
        <LabelPhoto
          picture={picture}
          kept={kept}
          state={reading.state}
          onRead={reading.read}
          onStop={reading.stop}
          onTakeBack={() => {
            filled.takeBack();
            reading.stop();
          }}
        />
        <Field label={words.name} error={errorOf('name')}>
          <TextInput
            ref={name}
            name="name"
            placeholder={words.namePlaceholder}
            enterKeyHint="next"
            value={draft.fields.name}
            onChange={(event) => type('name', event.target.value)}
          />
        </Field>
        <Segmented legend={words.basis} choices={BASES} value={draft.per} onChoose={filled.choosePer} />
        <div className="label-figures">
          {draft.per === 'portion' ? number('portion', words.portionGrams) : null}
          {PRODUCT_FIGURES.map((field) => number(field, dish[field]))}
        </div>
        <KilojouleNotice question={filled.kilojoules} onTake={filled.takeKcal} />
        {logs ? number('eaten', words.eaten) : null}
        <details className="label-more" open={filled.isFilled || (tried && read.is === 'wrong') ? true : undefined}>
          <summary>{words.more}</summary>
          <div className="label-figures">
            {LABEL_NUTRIENTS.map((field) => number(field, words.nutrients[field]))}
            {draft.per === '100' ? number('portion', words.portionGrams) : null}
            <Field label={words.brand}>
              <TextInput
                name="brand"
                maxLength={80}
                value={draft.fields.brand}
                onChange={(event) => type('brand', event.target.value)}
              />
            </Field>
          </div>
        </details>
        {logs && !opening.mealType ? (
          <MealTypeChoice value={mealType} isMissing={tried && !mealType} onChoose={choose} />
        ) : null}
        {tried && read.is === 'wrong' ? <FormError text={dish.fillRequired} /> : null}
      </form>
    </SheetPage>
  );
}
