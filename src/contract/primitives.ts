import * as v from 'valibot';
import { isDiaryDay, FIRST_DAY } from '#domain/diary/diary-day.ts';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { isReadable } from '#domain/georgian/readable-text.ts';

/** `YYYY-MM-DD` from 2000-01-01 on. The server also refuses days beyond its own day + 2. */
export const Day = v.pipe(
  v.string(),
  v.isoDate(),
  v.guard(isDiaryDay),
  v.check((day) => day >= FIRST_DAY, 'The diary begins on 2000-01-01'),
);

export const Uuid = v.pipe(v.string(), v.uuid());

/** Epoch as the original product wrote it: whole seconds and the rest in nanoseconds. */
export const Timestamp = v.object({
  seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799)),
  nanoseconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)),
});
export type Timestamp = v.InferOutput<typeof Timestamp>;

/** ISO 8601 in UTC. */
export const IsoInstant = v.pipe(v.string(), v.isoTimestamp());

/** A user's revision: it grows by one or more with every write of that user. */
export const Rev = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** A finite number between two bounds, both included. */
export const between = /* @__NO_SIDE_EFFECTS__ */ (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));
/** A whole number between two bounds, both included. */
export const wholeBetween = /* @__NO_SIDE_EFFECTS__ */ (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** NUL and half of a surrogate pair: no database stores them, no keyboard types them. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Text of `least` to `most` characters after trimming. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(least),
    v.maxLength(most),
    v.check((value) => !UNSTORABLE.test(value), 'Not valid Unicode text'),
  );

/** The name of a dish as it is sent: something of it can be seen. What was stored before this was asked is still read. */
export const Title = v.pipe(
  text(1, 200),
  v.check((title) => title === '' || isReadable(title), 'Nothing to read in it'),
);

/** Levels of objects and lists in a note. */
const DEEPEST_NOTE = 8;

/** An object of whatever a client wants to note, of at most so many characters of JSON. */
export const noteObject = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.check(
      (note) => isStorable(note, DEEPEST_NOTE) && JSON.stringify(note).length <= most,
      `At most ${most} characters, ${DEEPEST_NOTE} levels, and valid Unicode text`,
    ),
  );

function isStorable(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    levels > 0 && Object.entries(value).every(([name, part]) => !UNSTORABLE.test(name) && isStorable(part, levels - 1))
  );
}

/** kcal or g of a macro between two bounds, kept with one decimal however many were sent. */
const nutrient = /* @__NO_SIDE_EFFECTS__ */ (most: number) => v.pipe(between(0, most), v.transform(roundTo1));
/** kcal of a dish. */
export const DishKcal = nutrient(20_000);
/** g of a macro in a dish, or of a macro goal. */
export const DishGrams = nutrient(2_000);
/** How much of a dish, in whatever unit. */
export const DishAmount = between(0, 20_000);
/** kg of a person, one decimal is kept. */
export const BodyKg = between(20, 400);

/** The four meals on the wire; `snack` is accepted as the same as `snacks`. */
export const MealTypeIn = v.pipe(
  v.picklist([...MEAL_TYPES, 'snack']),
  v.transform((type) => (type === 'snack' ? 'snacks' : type)),
);
export const MealTypeOut = v.picklist(MEAL_TYPES);

/**
 * The device's re-send after a restore names the revision that it last saw of the thing (design §4);
 * the server takes the write only when it holds nothing newer.
 */
export const asOf = { asOf: v.optional(Rev) };
