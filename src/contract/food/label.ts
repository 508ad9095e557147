import * as v from 'valibot';
import { PhotoIn } from '../assistant/ai.ts';
import { call } from '../call.ts';
import { BODY_LIMIT } from '../envelope.ts';

const Read = v.nullable(v.pipe(v.number(), v.minValue(0)));

/** What was read on a label: kcal, kJ and g for its basis; null and an empty text were not read. */
const LabelRead = v.object({
  /** What the figures count for: 100 g (or ml), or a portion. */
  per: v.picklist(['100', 'portion']),
  portionGrams: Read,
  name: v.string(),
  brand: v.string(),
  calories: Read,
  kilojoules: Read,
  proteins: Read,
  carbs: Read,
  fats: Read,
  fibre: Read,
  sugar: Read,
  saturated: Read,
  salt: Read,
});

export const readLabel = call({
  method: 'POST',
  path: '/ai/read-label',
  summary:
    'The nutrition table on a photo, given as a data URL, for the person to confirm; what is not to be read is null, never 0. Without a vision model, or when it fails: 503. The photo is kept nowhere.',
  bodyLimit: BODY_LIMIT.photo,
  body: v.object({ image: PhotoIn }),
  data: LabelRead,
});
