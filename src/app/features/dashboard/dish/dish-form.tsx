import { useReducer, type FormEvent, type RefObject } from 'react';
import { dish as words } from '#app/text/food/meal.ts';
import { Field } from '#app/ui/field/field.tsx';
import { NumberInput } from '#app/ui/field/number-input.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { FormError, MealTypeChoice } from '../meal-type-choice.tsx';
import { useReportDraft } from '../use-report-draft.ts';
import {
  checkDish,
  dishDraft,
  type DishDraft,
  type DishFigures,
  type DishProblems,
  type TypedField,
} from './dish-draft.ts';
import { PictureField } from './picture/picture-field.tsx';
import type { DishPicture } from './picture/use-dish-picture.ts';
import './dish-form.css';

const FIGURES = ['calories', 'proteins', 'carbs', 'fats'] as const;

interface DishFormProps {
  /** Ties the form to the button in the sheet's foot. */
  id: string;
  begin: DishDraft;
  /** Whether the form asks for the meal: not when it was opened from a meal's own section. */
  asksMeal: boolean;
  /** Absent: the form has no picture. */
  picture?: DishPicture | undefined;
  /** The address of the picture that the dish has already. */
  presentPicture?: string | undefined;
  /** Gets the first field, for who wants it focused. */
  nameField?: RefObject<HTMLInputElement | null> | undefined;
  /** Is told whether anything is typed. */
  onDraft?: ((exists: boolean) => void) | undefined;
  onSave: (dish: DishFigures) => void;
}

/** The form of a dish, new or logged. What is wrong is said beside each field once saving was tried. */
export function DishForm({ id, begin, asksMeal, picture, presentPicture, nameField, onDraft, onSave }: DishFormProps) {
  const [draft, send] = useReducer(dishDraft, begin);
  const check = checkDish(draft);
  useReportDraft(
    (['title', ...FIGURES] as const).some((field) => draft[field].trim() !== ''),
    onDraft,
  );
  const problems: DishProblems = draft.tried && check.is === 'refused' ? check.problems : {};
  const errorOf = (field: keyof DishProblems) => {
    const problem = problems[field];
    return problem && words.errors[problem];
  };
  const type = (field: TypedField) => (text: string) => send({ is: 'typed', field, text });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check.is === 'fine') return onSave(check.dish);
    send({ is: 'tried' });
    focusFirst(event.currentTarget, check.problems);
  };
  return (
    <form id={id} className="dish-form" noValidate onSubmit={save}>
      <Field label={<Required>{words.name}</Required>} error={errorOf('title')}>
        <TextInput
          ref={nameField}
          name="title"
          placeholder={words.namePlaceholder}
          enterKeyHint="next"
          aria-required
          value={draft.title}
          onChange={(event) => type('title')(event.target.value)}
        />
      </Field>
      <div className="dish-form-figures">
        {FIGURES.map((field) => (
          <Field
            key={field}
            label={field === 'calories' ? <Required>{words[field]}</Required> : words[field]}
            error={errorOf(field)}
          >
            <NumberInput
              name={field}
              placeholder="0"
              aria-required={field === 'calories' || undefined}
              text={draft[field]}
              onText={type(field)}
            />
          </Field>
        ))}
      </div>
      {Object.values(problems).includes('required') ? <FormError text={words.fillRequired} /> : null}
      {asksMeal ? (
        <MealTypeChoice
          value={draft.mealType}
          isMissing={problems.mealType !== undefined}
          onChoose={(mealType) => send({ is: 'chosen', mealType })}
        />
      ) : null}
      {picture ? <PictureField picture={picture} present={presentPicture} /> : null}
    </form>
  );
}

function Required({ children }: { children: string }) {
  return (
    <>
      {children} <span aria-hidden="true">*</span>
    </>
  );
}

/** Takes the person to the first thing that has to be mended. */
function focusFirst(form: HTMLFormElement, problems: DishProblems): void {
  const field = (['title', ...FIGURES] as const).find((name) => problems[name]);
  form.querySelector<HTMLElement>(field ? `[name='${field}']` : "input[type='radio']")?.focus();
}
