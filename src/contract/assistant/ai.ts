import * as v from 'valibot';
import { ALLERGENS } from '#domain/food/allergens.ts';
import { DAYS_TOLD } from '#domain/coach/coach-context.ts';
import { LEFT_OUT_REASONS } from '#domain/food-text/food-text-item.ts';
import { FOOD_UNITS } from '#domain/food/food.ts';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import { NUTRIENTS } from '#domain/nutrition/nutrient.ts';
import { PREFERENCE_BOUNDS } from '#domain/plan/plan-preferences.ts';
import { PREGNANCY } from '#domain/body/pregnancy.ts';
import { call } from '../call.ts';
import { BODY_LIMIT } from '../envelope.ts';
import { CoverageOut, NutrientsOut } from '../diary/nutrients.ts';
import { text } from '../primitives.ts';

/** Longest food text of one request, in characters. */
export const MAX_FOOD_TEXT = 2_000;
/** Longest hint of a photo, in characters. */
export const MAX_PHOTO_HINT = 200;
/** Largest photo as a data URL, in characters: 8 MB (design §5). */
const MAX_PHOTO_CHARS = 8 * 1024 * 1024;

const Figure = v.pipe(v.number(), v.minValue(0));

/** One food found in a text or a photo: kcal and g of the amount, one decimal (spec §3 "Food analysis item"). */
export const FoodItem = v.object({
  name: v.string(),
  name_en: v.string(),
  amount: Figure,
  unit: v.picklist(FOOD_UNITS),
  grams: Figure,
  calories: Figure,
  protein: Figure,
  fat: Figure,
  carbs: Figure,
  /** In the whole amount; absent of a food that only a model knows. */
  nutrients: v.exactOptional(NutrientsOut),
  /** Share of the weight for which a value is known, where it is not all of it. */
  nutrientCoverage: v.exactOptional(CoverageOut),
  /** The row of the food table, when there is one. */
  foodId: v.nullable(v.string()),
  /** 0 to 1: how sure the reading is. */
  confidence: Figure,
  /** Our table had to correct the model's figures. */
  corrected: v.boolean(),
  /** kcal between which the true figure lies in four cases of five, where the amount was judged by eye. */
  range: v.exactOptional(v.object({ low: Figure, high: Figure })),
});
export type FoodItem = v.InferOutput<typeof FoodItem>;

/** A food that the text names without its having been eaten, as it would be logged, and why it was left out. */
export const LeftOutItem = v.object({ ...FoodItem.entries, why: v.picklist(LEFT_OUT_REASONS) });
export type LeftOutItem = v.InferOutput<typeof LeftOutItem>;

/** Words of the text that are no food we know: the screen asks. `start` and `end` count UTF-16 units of the input. */
export const UnknownWords = v.object({ text: v.string(), start: v.number(), end: v.number() });

export const processFood = call({
  method: 'POST',
  path: '/ai/process-food',
  summary:
    'Foods in a text that were eaten. meta.leftOut lists those that it says were not, with the reason; meta.unknown the words that are no known food; meta.source says parser or model, meta.limited that no model is asked any more today.',
  body: v.object({ input: text(0, MAX_FOOD_TEXT) }),
  data: v.array(FoodItem),
});

export const analyzeFood = call({
  method: 'POST',
  path: '/ai/analyze-food',
  summary:
    'Foods on a photo, given as a data URL; what the person says of it may come along. Amounts judged by eye carry a range of kcal. Without a vision model, or when it fails: 503 with one placeholder item.',
  bodyLimit: BODY_LIMIT.photo,
  body: v.object({
    image: v.pipe(
      v.string(),
      v.maxLength(MAX_PHOTO_CHARS),
      v.regex(/^data:image\/(?:jpeg|png|webp);base64,[A-Za-z\d+/]+=*$/),
    ),
    /** What the person says is on the photo, or how much. */
    hint: v.exactOptional(text(0, MAX_PHOTO_HINT)),
  }),
  data: v.array(FoodItem),
});

/** Most characters of a recording as a data URL: a minute of it, with room. */
const MAX_VOICE_CHARS = 1_700_000;

export const transcribe = call({
  method: 'POST',
  path: '/ai/transcribe',
  summary:
    'What is said in a recording of up to a minute, given as a data URL. Without a speech model, or when it fails: 503. The recording is kept nowhere.',
  bodyLimit: BODY_LIMIT.voice,
  body: v.object({
    audio: v.pipe(
      v.string(),
      v.maxLength(MAX_VOICE_CHARS),
      v.regex(/^data:audio\/(?:webm|mp4|ogg|wav);base64,[A-Za-z\d+/]+=*$/),
    ),
  }),
  data: v.object({ text: v.pipe(v.string(), v.maxLength(MAX_FOOD_TEXT)) }),
});

/** One turn of a chat. */
export const ChatMessage = v.object({ role: v.picklist(['user', 'assistant']), content: text(1, 4_000) });
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

const grams = v.object({ carbs: Figure, fats: Figure, proteins: Figure });

const IsoDay = v.pipe(v.string(), v.isoDate());
/** Dishes of earlier days that go along with a question at most. */
export const MOST_PAST_DISHES = 100;

/** What the assistant may know of the day, told by the device: kcal, g, ml, kg. Everything may be absent. */
export const UserDietContext = v.partial(
  v.object({
    /** The device's local time as HH:MM. */
    time: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
    /** The device's calendar day. */
    today: IsoDay,
    goals: v.object({ calories: Figure, macros: grams, water: Figure }),
    eaten: v.object({ calories: Figure, macros: grams, water: Figure }),
    diet: text(0, 40),
    goal: text(0, 40),
    gender: text(0, 20),
    pregnancy: v.picklist(PREGNANCY),
    age: Figure,
    height: Figure,
    weight: Figure,
    targetWeight: Figure,
    /** What the person must not or does not want to eat: allergens, and foods and groups by their ids. */
    avoids: v.object({
      allergies: v.pipe(v.array(v.picklist(ALLERGENS)), v.maxLength(ALLERGENS.length)),
      dislikes: v.pipe(v.array(text(1, 64)), v.maxLength(PREFERENCE_BOUNDS.dislikes)),
    }),
    /** The newest weigh-ins, oldest first. */
    weights: v.pipe(v.array(v.object({ date: IsoDay, weight: Figure })), v.maxLength(60)),
    /** Titles of today's dishes. */
    dishes: v.pipe(v.array(text(1, 200)), v.maxLength(60)),
    /** Today's nutrients in their units, with the share of the energy of which each is known. */
    nutrients: v.record(
      v.picklist(NUTRIENTS),
      v.object({
        amount: Figure,
        coverage: v.pipe(Figure, v.maxValue(1)),
        target: v.nullable(Figure),
        kind: v.picklist(['at-least', 'at-most', 'about']),
      }),
    ),
    /** The days before today on which something was logged, oldest first; `goal` in kcal. */
    days: v.pipe(
      v.array(
        v.object({ date: IsoDay, calories: Figure, ...grams.entries, water: Figure, goal: Figure, dishes: Figure }),
      ),
      v.maxLength(DAYS_TOLD),
    ),
    /** The dishes of the last days before today, oldest first. */
    pastDishes: v.pipe(
      v.array(v.object({ date: IsoDay, meal: v.picklist(MEAL_TYPES), title: text(1, 80), calories: Figure })),
      v.maxLength(MOST_PAST_DISHES),
    ),
  }),
);
export type UserDietContext = v.InferOutput<typeof UserDietContext>;

export const chat = call({
  method: 'POST',
  path: '/ai/chat',
  summary:
    'The next answer of the assistant; meta.source says model or coach. Without a model the built-in coach answers. With Accept: text/event-stream a model answers in events, {text} each, and at last the envelope, which alone counts.',
  body: v.object({
    messages: v.pipe(v.array(ChatMessage), v.minLength(1), v.maxLength(40)),
    userDietContext: v.optional(UserDietContext, {}),
  }),
  data: v.object({ response: v.string() }),
});

/** A piece of an answer on its way. */
export const ChatPiece = v.object({ text: v.string() });

/** Who answered, and what the built-in coach offers to ask next. */
export const ChatMeta = v.object({
  source: v.picklist(['model', 'coach']),
  suggestions: v.optional(v.array(v.string()), []),
});
