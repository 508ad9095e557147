import { useEffect, useRef, type FormEvent } from 'react';
import type { OwnUnit } from '#domain/food/own-units.ts';
import { unitsOf } from '#domain/food/weighed-food.ts';
import { unitWord } from '#app/format/amount.ts';
import { common } from '#app/text/common.ts';
import { reviewWords as words } from '#app/text/food/food-review.ts';
import { dish } from '#app/text/food/meal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { NumberInput } from '#app/ui/field/number-input.tsx';
import { Select } from '#app/ui/choice/select.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { OwnUnitsEditor } from '../units/own-units-editor.tsx';
import { ROW_FIGURES, type ReviewRow, type RowDraft } from './review-row.ts';
import type { SendToReview } from './use-food-review.ts';

interface ReviewRowFormProps {
  row: ReviewRow;
  draft: RowDraft;
  /** The person's own units of the food. */
  ownUnits: readonly OwnUnit[];
  send: SendToReview;
}

/** The form of one food, an `li`. Another amount brings its figures with it; figures can be typed over. */
export function ReviewRowForm({ row, draft, ownUnits, send }: ReviewRowFormProps) {
  const { key } = row;
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    send({ is: 'saved', key });
  };
  return (
    <li className="review-row" data-edit>
      <form className="review-row-form" aria-label={words.editing(row.name)} noValidate onSubmit={save}>
        <Field label={dish.name}>
          <TextInput
            ref={name}
            value={draft.name}
            maxLength={200}
            onChange={(event) => send({ is: 'renamed', key, name: event.target.value })}
          />
        </Field>
        <Field label={words.amount}>
          <NumberInput
            placeholder="0"
            text={draft.amount}
            onText={(amount) => send({ is: 'amount-typed', key, amount, unit: draft.unit })}
          />
        </Field>
        <Field label={words.unit}>
          <Select
            choices={unitsOf(row.from, row.food, ownUnits).map((unit) => ({ value: unit, label: unitWord(unit) }))}
            value={draft.unit}
            onChoose={(unit) => send({ is: 'amount-typed', key, amount: draft.amount, unit })}
          />
        </Field>
        {row.foodId !== null && row.from.grams > 0 ? (
          <OwnUnitsEditor food={row.foodId} name={row.name} units={ownUnits} />
        ) : null}
        {ROW_FIGURES.map((figure) => (
          <Field key={figure} label={dish[figure]}>
            <NumberInput
              placeholder="0"
              text={draft[figure]}
              onText={(text) => send({ is: 'typed', key, figure, text })}
            />
          </Field>
        ))}
        <div className="review-row-form-actions">
          <Button onClick={() => send({ is: 'cancelled', key })}>{common.cancel}</Button>
          <Button tone="tint" type="submit">
            {common.save}
          </Button>
        </div>
      </form>
    </li>
  );
}
