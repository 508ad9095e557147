import { LABEL_FIGURES, type LabelReading } from '#domain/food/products/label-reading.ts';
import { figureText, type LabelDraft, type LabelField } from './label-draft.ts';

/** A form, and how it was before the person typed. */
export interface Filled {
  draft: LabelDraft;
  untouched: LabelDraft;
}

/**
 * The form with what was read put in. What the person has typed stays; what only stood there before (`untouched`) gives way, and a figure that
 * was not read is empty, not 0. Where the label counts for something else than what was typed, its figures take the place of all of them.
 */
export function fillIn(draft: LabelDraft, untouched: LabelDraft, reading: LabelReading): Filled {
  const isOwn = (field: LabelField) => draft.fields[field] !== '' && draft.fields[field] !== untouched.fields[field];
  const put: Partial<Record<LabelField, string>> = {};
  const portion = figureText(reading.portionGrams);
  for (const [field, text] of [
    ['name', reading.name],
    ['brand', reading.brand],
    ['portion', portion],
    ['eaten', portion],
  ] as const)
    if (text !== '' && !isOwn(field)) put[field] = text;
  const keepsOwn = reading.per === draft.per;
  for (const figure of LABEL_FIGURES) if (!keepsOwn || !isOwn(figure)) put[figure] = figureText(reading[figure]);
  const { per } = reading;
  return {
    draft: { per, fields: { ...draft.fields, ...put } },
    untouched: { per, fields: { ...untouched.fields, ...put } },
  };
}

/** How many figures a reading has. */
export const figuresRead = (reading: LabelReading): number =>
  [...LABEL_FIGURES, 'portionGrams' as const].filter((figure) => reading[figure] !== null).length;
