import { useState } from 'react';
import type { Barcode } from '#domain/food/products/barcode.ts';
import { kcalOfKilojoules } from '#domain/food/products/label-figures.ts';
import type { LabelReading } from '#domain/food/products/label-reading.ts';
import { productDoubts, type ProductDoubt } from '#domain/food/products/product-doubts.ts';
import type { Product } from '#domain/food/products/product.ts';
import { readNumber } from '#domain/georgian/read-number.ts';
import { fillIn } from './label-filling.ts';
import { figureText, labelDraftOf, labelFigures, readLabel, type LabelDraft, type LabelField } from './label-draft.ts';

interface Form {
  draft: LabelDraft;
  /** As it was before the person typed: the product that is known, or what was read. */
  untouched: LabelDraft;
  /** How it was before it was filled in; null: it was not. */
  before: Form | null;
  /** Energy that was read in kJ alone. */
  kilojoules: number | null;
}

/** Energy that may be kJ, and what it is in kcal. */
export interface KilojouleQuestion {
  figure: number;
  kcal: number;
  /** The label has no kcal; else the figure of the form is hard to believe. */
  isSure: boolean;
}

/** The form of a label: what is typed, what was read from a photo, and what is hard to believe of it. */
export function useLabelForm(barcode: Barcode, begin: Product | null) {
  const [form, put] = useState<Form>(() => {
    const draft = labelDraftOf(begin);
    return { draft, untouched: draft, before: null, kilojoules: null };
  });
  const { draft, untouched, before, kilojoules } = form;
  const read = readLabel(draft, barcode, begin);
  const figures = labelFigures(draft);
  const doubts: readonly ProductDoubt[] =
    read.is === 'fine' || before ? productDoubts(figures.per100g, figures.nutrients) : [];
  // What is typed while a photo is being read must not be lost: each change is made to the form as it is then.
  const change = (changed: (draft: LabelDraft) => LabelDraft) => put((now) => ({ ...now, draft: changed(now.draft) }));
  const type = (field: LabelField, text: string) =>
    change(({ per, fields }) => ({ per, fields: { ...fields, [field]: text } }));
  return {
    draft,
    read,
    doubts,
    isFilled: before !== null,
    isTouched: before !== null || JSON.stringify(draft.fields) !== JSON.stringify(untouched.fields),
    kilojoules: questionOf(draft, kilojoules, doubts),
    type,
    choosePer: (per: LabelDraft['per']) => change(({ fields }) => ({ per, fields })),
    takeKcal: (kcal: number) => type('calories', figureText(kcal)),
    fill: (reading: LabelReading) => put((now) => filledForm(now, reading)),
    takeBack: () => put((now) => now.before ?? now),
  };
}

function filledForm(now: Form, reading: LabelReading): Form {
  const filled = fillIn(now.draft, now.untouched, reading);
  const kilojoules = reading.calories === null ? reading.kilojoules : null;
  return { ...filled, before: now, kilojoules };
}

function questionOf(
  { fields }: LabelDraft,
  kilojoules: number | null,
  doubts: readonly ProductDoubt[],
): KilojouleQuestion | null {
  const typed = readNumber(fields.calories);
  if (kilojoules !== null && fields.calories.trim() === '')
    return { figure: kilojoules, kcal: kcalOfKilojoules(kilojoules), isSure: true };
  if (typed !== null && doubts.includes('kj-for-kcal'))
    return { figure: typed, kcal: kcalOfKilojoules(typed), isSure: false };
  return null;
}
