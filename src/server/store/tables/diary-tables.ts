import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { KeptDish } from '#contract/diary/favourites.ts';
import type { Ingredient } from '#contract/diary/meals.ts';
import type { ThingValue } from '#contract/diary/things.ts';
import type { ActivityLevel, Gender, WeightGoal } from '#domain/body/body.ts';
import type { NutrientCoverage } from '#domain/recipes/cook-recipe.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import type { Shares } from '#domain/body/goals.ts';
import type { PlannedDay, PlannedDish, PlanMeal } from '#domain/plan/meal-plan.ts';
import type { NextWeek } from '#domain/plan/planner/week/plan-weeks.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { Nutrients } from '#domain/nutrition/nutrient.ts';
import type { Pregnancy } from '#domain/body/pregnancy.ts';
import type { ReminderSettings } from '#domain/reminders/reminder-settings.ts';

// The tables as the SQL files under migrations make them. Property names are also the names under which
// rows travel as JSON between the server and the database.

const ms = (name: string) => bigint(name, { mode: 'number' });
const rev = () => bigint('rev', { mode: 'number' }).notNull();
/** The revision that a re-send after a restore claimed; null: the row is as old as its revision. */
const age = () => bigint('age', { mode: 'number' });
const userId = () => uuid('user_id').notNull();
const day = (name: string) => date(name, { mode: 'string' }).$type<DiaryDay>().notNull();
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const users = pgTable('users', {
  userId: uuid('user_id').primaryKey(),
  rev: rev(),
  profileRev: bigint('profile_rev', { mode: 'number' }).notNull(),
  /** As `age` of other rows is to their `rev`; `age` here is in years. */
  profileAge: bigint('profile_age', { mode: 'number' }),
  createdMs: ms('created_ms').notNull(),
  updatedMs: ms('updated_ms').notNull(),
  email: text('email'),
  phoneNumber: text('phone_number'),
  displayName: text('display_name'),
  isAnonymous: boolean('is_anonymous').notNull(),
  wasAskedPassword: boolean('was_asked_password').notNull(),
  gender: text('gender').$type<Gender | 'other'>(),
  age: integer('age'),
  height: doublePrecision('height'),
  targetWeight: doublePrecision('target_weight'),
  fitnessGoal: text('fitness_goal').$type<WeightGoal>(),
  activityLevel: text('activity_level').$type<ActivityLevel>(),
  pregnancy: text('pregnancy').$type<Pregnancy>(),
  trialStartedMs: ms('trial_started_ms'),
  premiumUntilMs: ms('premium_until_ms'),
  autoRenew: boolean('auto_renew').notNull(),
  /** To which version of the sentence about health data the person agreed, and when. */
  consentVersion: integer('consent_version'),
  consentMs: ms('consent_ms'),
  /** When the e-mail address was given. */
  emailMs: ms('email_ms'),
  /** A proven number that takes the place of `phoneNumber` at `pendingPhoneMs`. */
  pendingPhone: text('pending_phone'),
  pendingPhoneMs: ms('pending_phone_ms'),
});

/** A dish of the stored week. `rev`: as of which revision a swap or a re-send put it there; absent: it came with the week. */
export interface StoredDish extends PlannedDish {
  rev?: number;
}

/** A day of the stored week. */
export interface StoredDay extends PlannedDay {
  meals: Record<PlanMeal, readonly StoredDish[]>;
}

export const plans = pgTable('plans', {
  userId: uuid('user_id').primaryKey(),
  planId: uuid('plan_id').notNull(),
  dietId: text('diet_id').$type<Diet>().notNull(),
  goal: text('goal').$type<WeightGoal>().notNull(),
  activityLevel: text('activity_level').$type<ActivityLevel>().notNull(),
  initialWeight: doublePrecision('initial_weight').notNull(),
  targetWeight: doublePrecision('target_weight').notNull(),
  startDate: day('start_date'),
  endDate: day('end_date'),
  days: json('days').$type<readonly StoredDay[]>().notNull(),
  next: json('next').$type<NextWeek<StoredDay>>(),
  rev: rev(),
  age: age(),
});

export const goals = pgTable(
  'goals',
  {
    userId: userId(),
    date: day('date'),
    calories: doublePrecision('calories').notNull(),
    carbs: doublePrecision('carbs').notNull(),
    fats: doublePrecision('fats').notNull(),
    proteins: doublePrecision('proteins').notNull(),
    waterGoal: doublePrecision('water_goal').notNull(),
    basis: json('basis').$type<Shares>(),
    rev: rev(),
    age: age(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] })],
);

export const weights = pgTable(
  'weights',
  {
    userId: userId(),
    date: day('date'),
    weight: doublePrecision('weight'),
    atMs: ms('at_ms').notNull(),
    rev: rev(),
    age: age(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] })],
);

export const days = pgTable(
  'days',
  {
    userId: userId(),
    date: day('date'),
    rev: rev(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] })],
);

export const meals = pgTable(
  'meals',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    date: day('date'),
    deleted: boolean('deleted').notNull(),
    title: text('title').notNull(),
    imageUrl: text('image_url').notNull(),
    /** The name in imageUrl when it is an uploaded picture. */
    picture: text('picture'),
    calories: doublePrecision('calories').notNull(),
    proteins: doublePrecision('proteins').notNull(),
    carbs: doublePrecision('carbs').notNull(),
    fats: doublePrecision('fats').notNull(),
    mealType: text('meal_type').$type<MealType>().notNull(),
    mealId: text('meal_id'),
    seconds: bigint('seconds', { mode: 'number' }).notNull(),
    nanoseconds: integer('nanoseconds').notNull(),
    amount: doublePrecision('amount'),
    unit: text('unit'),
    ingredients: json('ingredients').$type<Ingredient[]>().notNull(),
    /** Amounts in the whole dish; null: nobody has said. */
    nutrients: json('nutrients').$type<Nutrients>(),
    nutrientCoverage: json('nutrient_coverage').$type<NutrientCoverage>(),
    rev: rev(),
    age: age(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const water = pgTable(
  'water',
  {
    userId: userId(),
    id: text('id').notNull(),
    date: day('date'),
    ml: doublePrecision('ml').notNull(),
    rev: rev(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const conversations = pgTable(
  'conversations',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    userMessage: text('user_message').notNull(),
    assistantResponse: text('assistant_response').notNull(),
    conversationId: text('conversation_id').notNull(),
    /** Who answered, of exchanges from before their metadata was kept whole. */
    source: text('source'),
    metadata: json('metadata').$type<Record<string, unknown>>(),
    /** Its words are gone; its place stays. */
    deleted: boolean('deleted').notNull().default(false),
    createdMs: ms('created_ms').notNull(),
    rev: rev(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const conversationMarks = pgTable(
  'talk_marks',
  {
    userId: userId(),
    conversationId: text('conversation_id').notNull(),
    deleted: boolean('deleted').notNull(),
    rev: rev(),
    age: age(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.conversationId] })],
);

export const favourites = pgTable(
  'favourites',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    dish: json('dish').$type<KeptDish>(),
    rev: rev(),
    age: age(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const things = pgTable(
  'things',
  {
    userId: userId(),
    name: text('name').notNull(),
    key: text('key').notNull(),
    value: json('value').$type<ThingValue>(),
    rev: rev(),
    age: age(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name, table.key] })],
);

export const idempotency = pgTable(
  'idempotency',
  {
    userId: userId(),
    key: text('key').notNull(),
    payloadHash: text('payload_hash').notNull(),
    status: integer('status').notNull(),
    body: json('body').$type<unknown>(),
    rev: rev(),
    createdMs: ms('created_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const uploads = pgTable(
  'uploads',
  {
    userId: userId(),
    name: text('name').notNull(),
    bytes: bytes('bytes').notNull(),
    createdMs: ms('created_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);

export const uploadNames = pgTable('upload_names', {
  name: text('name').primaryKey(),
  userId: userId(),
});

export const reminders = pgTable(
  'reminders',
  {
    userId: userId(),
    /** The device's own name for itself. */
    device: uuid('device').notNull(),
    /** The session in which it was told: who signs out is not reminded. */
    tokenHash: text('token_hash').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    timeZone: text('time_zone').notNull(),
    settings: json('settings').$type<ReminderSettings>().notNull(),
    nextMs: ms('next_ms'),
    seenMs: ms('seen_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

type Row<Table extends { $inferSelect: object }> = Omit<Table['$inferSelect'], 'userId'>;
export type UserRow = Row<typeof users>;
export type PlanRow = Row<typeof plans>;
export type GoalsRow = Row<typeof goals>;
export type WeightRow = Row<typeof weights>;
export type DayRow = Row<typeof days>;
export type MealRow = Row<typeof meals>;
export type WaterEntryRow = Row<typeof water>;
export type ConversationRow = Row<typeof conversations>;
export type ConversationMarkRow = Row<typeof conversationMarks>;
export type FavouriteRow = Row<typeof favourites>;
export type ThingRow = Row<typeof things>;
export type IdempotencyRow = Row<typeof idempotency>;
