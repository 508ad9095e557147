import type { DiaryDay } from '#domain/diary-day.ts';
import { SESSION_STANDS } from '../accounts/sessions.ts';
import { selectList } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import type {
  ConversationRow,
  DayRow,
  FavouriteRow,
  GoalsRow,
  IdempotencyRow,
  MealRow,
  PlanRow,
  TalkMarkRow,
  UserRow,
  WaterEntryRow,
  WeightRow,
} from '../store/schema.ts';
import { spaces, type SpaceRow } from '../store/space-table.ts';
import {
  conversations,
  days,
  favourites,
  goals,
  idempotency,
  meals,
  plans,
  talkMarks,
  users,
  water,
  weights,
} from '../store/schema.ts';

/** A stored entry and whether the uploaded picture that it names has not come yet. */
export type StoredMeal = MealRow & { pictureMissing: boolean };

/** What can be read of one user; each part only when its values are given. */
export interface Wanted {
  meals: { ids: string[] };
  mealsOn: { from: DiaryDay; to: DiaryDay };
  days: { dates: DiaryDay[] };
  water: { dates: DiaryDay[]; ids: string[] };
  allWater: Record<never, never>;
  weights: { dates: DiaryDay[] };
  recentWeights: { most: number };
  goals: Record<never, never>;
  plan: Record<never, never>;
  conversations: { ids: string[] };
  talkMarks: { ids: string[] };
  /** The places of what was said in talks, without the words. */
  exchangesOf: { ids: string[] };
  /** The newest ones; those before an exchange, when one is named. */
  recentConversations: { most: number; before: string | null };
  favourites: { ids: string[] };
  /** Those that are kept now. */
  allFavourites: Record<never, never>;
  keys: { keys: string[] };
  sessions: { tokenHashes: string[] };
  pictures: { names: string[] };
  /** Days of the entries that name a picture. */
  pictureDays: { name: string };
  /** What the user takes up. */
  space: Record<never, never>;
}

/** What was read, all of it at one moment. */
export interface Loaded {
  generation: string;
  /** `weight`: the newest weigh-in, kg. Null: there is no such user. */
  user: (UserRow & { weight: number | null }) | null;
  meals?: StoredMeal[];
  mealsOn?: StoredMeal[];
  days?: DayRow[];
  water?: WaterEntryRow[];
  allWater?: WaterEntryRow[];
  weights?: WeightRow[];
  recentWeights?: WeightRow[];
  goals?: GoalsRow[];
  plan?: PlanRow[];
  conversations?: ConversationRow[];
  talkMarks?: TalkMarkRow[];
  exchangesOf?: ConversationRow[];
  recentConversations?: ConversationRow[];
  favourites?: FavouriteRow[];
  allFavourites?: FavouriteRow[];
  keys?: IdempotencyRow[];
  /** Those of the asked tokens that are the user's and valid. */
  sessions?: { tokenHash: string }[];
  pictures?: { name: string }[];
  pictureDays?: { date: DiaryDay }[];
  space?: SpaceRow[];
}

export const MEAL_SELECT = `${selectList(meals, 'm')},
  (m.picture is not null and not exists (
    select from uploads u where u.user_id = m.user_id and u.name = m.picture)) as "pictureMissing"`;

interface Part<Values> {
  types: readonly string[];
  values: (wanted: Values) => readonly unknown[];
  sql: (...parameters: string[]) => string;
}

const PARTS: { [Name in keyof Wanted]: Part<Wanted[Name]> } = {
  meals: {
    types: ['uuid[]'],
    values: ({ ids }) => [ids],
    sql: (ids) => `select ${MEAL_SELECT} from meals m where m.user_id = $1::uuid and m.id = any(${ids})`,
  },
  mealsOn: {
    types: ['date', 'date'],
    values: ({ from, to }) => [from, to],
    sql: (from, to) => `select ${MEAL_SELECT} from meals m
      where m.user_id = $1::uuid and m.date between ${from} and ${to} and not m.deleted`,
  },
  days: {
    types: ['date[]'],
    values: ({ dates }) => [dates],
    sql: (dates) => `select ${selectList(days, 'd')} from days d where d.user_id = $1::uuid and d.date = any(${dates})`,
  },
  water: {
    types: ['date[]', 'text[]'],
    values: ({ dates, ids }) => [dates, ids],
    sql: (dates, ids) => `select ${selectList(water, 'w')} from water w
      where w.user_id = $1::uuid and (w.date = any(${dates}) or w.id = any(${ids})) order by w.rev`,
  },
  allWater: {
    types: [],
    values: () => [],
    sql: () => `select ${selectList(water, 'w')} from water w where w.user_id = $1::uuid order by w.rev`,
  },
  weights: {
    types: ['date[]'],
    values: ({ dates }) => [dates],
    sql: (dates) =>
      `select ${selectList(weights, 'w')} from weights w where w.user_id = $1::uuid and w.date = any(${dates})`,
  },
  recentWeights: {
    types: ['integer'],
    values: ({ most }) => [most],
    sql: (most) => `select ${selectList(weights, 'w')} from weights w
      where w.user_id = $1::uuid and w.weight is not null order by w.date desc limit ${most}`,
  },
  goals: {
    types: [],
    values: () => [],
    sql: () => `select ${selectList(goals, 'g')} from goals g where g.user_id = $1::uuid order by g.date`,
  },
  plan: {
    types: [],
    values: () => [],
    sql: () => `select ${selectList(plans, 'p')} from plans p where p.user_id = $1::uuid`,
  },
  conversations: {
    types: ['uuid[]'],
    values: ({ ids }) => [ids],
    sql: (ids) =>
      `select ${selectList(conversations, 'c')} from conversations c where c.user_id = $1::uuid and c.id = any(${ids})`,
  },
  talkMarks: {
    types: ['text[]'],
    values: ({ ids }) => [ids],
    sql: (ids) =>
      `select ${selectList(talkMarks, 't')} from talk_marks t where t.user_id = $1::uuid and t.conversation_id = any(${ids})`,
  },
  exchangesOf: {
    types: ['text[]'],
    values: ({ ids }) => [ids],
    sql: (
      ids,
    ) => `select c.id, '' as "userMessage", '' as "assistantResponse", c.conversation_id as "conversationId", c.source, null as "metadata",
      c.deleted, c.created_ms as "createdMs", c.rev from conversations c
      where c.user_id = $1::uuid and c.conversation_id = any(${ids}) and not c.deleted`,
  },
  recentConversations: {
    types: ['integer', 'uuid'],
    values: ({ most, before }) => [most, before],
    sql: (most, before) => `select ${selectList(conversations, 'c')} from conversations c
      where c.user_id = $1::uuid and not c.deleted and (${before} is null or c.rev < (
        select b.rev from conversations b where b.user_id = $1::uuid and b.id = ${before}))
      order by c.rev desc limit ${most}`,
  },
  favourites: {
    types: ['uuid[]'],
    values: ({ ids }) => [ids],
    sql: (ids) =>
      `select ${selectList(favourites, 'f')} from favourites f where f.user_id = $1::uuid and f.id = any(${ids})`,
  },
  allFavourites: {
    types: [],
    values: () => [],
    sql: () => `select ${selectList(favourites, 'f')} from favourites f
      where f.user_id = $1::uuid and f.dish is not null order by f.rev`,
  },
  keys: {
    types: ['text[]'],
    values: ({ keys }) => [keys],
    sql: (keys) =>
      `select ${selectList(idempotency, 'i')} from idempotency i where i.user_id = $1::uuid and i.key = any(${keys})`,
  },
  sessions: {
    types: ['text[]'],
    values: ({ tokenHashes }) => [tokenHashes],
    sql: (
      hashes,
    ) => `select s.token_hash as "tokenHash" from sessions s where s.token_hash = any(${hashes}) and s.user_id = $1::uuid
      and ${SESSION_STANDS}`,
  },
  pictures: {
    types: ['text[]'],
    values: ({ names }) => [names],
    sql: (names) => `select u.name from uploads u where u.user_id = $1::uuid and u.name = any(${names})`,
  },
  pictureDays: {
    types: ['text'],
    values: ({ name }) => [name],
    sql: (name) =>
      `select distinct m.date from meals m where m.user_id = $1::uuid and m.picture = ${name} and not m.deleted`,
  },
  space: {
    types: [],
    values: () => [],
    sql: () => `select ${selectList(spaces, 's')} from users s where s.user_id = $1::uuid`,
  },
};

export const USER_SELECT = `${selectList(users, 'u')},
  (select w.weight from weights w where w.user_id = u.user_id and w.weight is not null
    order by w.date desc limit 1) as "weight"`;

/** Reads the wanted parts of one user in a single statement, so that they belong together. */
export async function load(database: Database, userId: string, wanted: Partial<Wanted>): Promise<Loaded> {
  const names = (Object.keys(PARTS) as (keyof Wanted)[]).filter((name) => wanted[name] !== undefined);
  const values: unknown[] = [userId];
  for (const name of names) values.push(...valuesOf(name, wanted));
  const [row] = await database.run<{ loaded: Loaded }>(statementFor(names), values);
  if (!row) throw new Error('The database answered no row');
  return row.loaded;
}

function valuesOf<Name extends keyof Wanted>(name: Name, wanted: Partial<Wanted>): readonly unknown[] {
  const value = wanted[name];
  return value === undefined ? [] : PARTS[name].values(value);
}

const statements = new Map<string, { name: string; text: string }>();

/** One prepared statement for every set of parts that occurs: a dozen. */
function statementFor(names: readonly (keyof Wanted)[]): { name: string; text: string } {
  const name = `load ${names.join(' ')}`;
  const known = statements.get(name);
  if (known) return known;
  let parameters = 1;
  const parts = names.map((part) => {
    const { types, sql } = PARTS[part];
    const selected = sql(...types.map((type) => `$${++parameters}::${type}`));
    return `'${part}', (select coalesce(json_agg(r), '[]') from (${selected}) r)`;
  });
  const text = `select json_build_object(
    'generation', (select generation from server_state),
    'user', (select row_to_json(r) from (select ${USER_SELECT} from users u where u.user_id = $1::uuid) r)
    ${parts.map((part) => `, ${part}`).join('')}) as loaded`;
  // Numbered, because PostgreSQL cuts names at 63 bytes.
  const made = { name: `load ${statements.size + 1}`, text };
  statements.set(name, made);
  return made;
}
