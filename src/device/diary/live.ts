import { liveQuery } from 'dexie';
import { useCallback, useSyncExternalStore } from 'react';
import { currentDiary, watchDiary, type Diary } from './diary.ts';
import type { TableName } from './schema.ts';
import { keepSame } from './keep-same.ts';
import { asStorageError } from '../platform/storage-error.ts';

/** Results outlive their last reader this long: a day that is left and opened again shows at once. */
const KEEP_MS = 30_000;

interface Answer {
  value: unknown;
  error: unknown;
}
const NO_ANSWER: Answer = { value: undefined, error: undefined };

interface Live {
  answer: Answer;
  listeners: Set<() => void>;
  subscription: { unsubscribe(): void } | null;
  forget: ReturnType<typeof setTimeout> | undefined;
}

/** A query and the name under which its readers share it: the key names everything that the answer depends on. */
export interface LiveQuery<T> {
  key: string;
  query: (diary: Diary) => Promise<T>;
}

const lives = new WeakMap<Diary, Map<string, Live>>();

/**
 * What `query` finds in the open diary, again after every write that touches what it read; undefined until
 * it has answered. All readers of one `key` share one query, so the key must name everything it depends on.
 * Throws the StorageError of a store that cannot be read.
 */
export const useLive = <T>(key: string, query: (diary: Diary) => Promise<T>): T | undefined =>
  useLivePart({ key, query }, whole);

/** `useLive` of a query that somebody also asks ahead. */
export const useLiveOf = <T>(live: LiveQuery<T>): T | undefined => useLivePart(live, whole);

/**
 * `useLiveOf` for what is worked out of an answer beside those who show the answer itself: told a frame later, in a task of its own, so that a row that was just written
 * need not wait until it is drawn.
 */
export const useLiveLater = <T>(live: LiveQuery<T>): T | undefined => useLivePart(live, whole, aFrameLater);

const atOnce = (listener: () => void) => listener;
const aFrameLater = (listener: () => void) => () => void requestAnimationFrame(() => setTimeout(listener));

const whole = <T>(answer: T): T => answer;

/**
 * What `part` takes of the answer: only another part is drawn again, not every answer. It must give the same of the same
 * answer, so no new object; time may turn it.
 */
export function useLivePart<T, Part>(
  { key, query }: LiveQuery<T>,
  part: (answer: T | undefined) => Part,
  when: (listener: () => void) => () => void = atOnce,
): Part {
  const diary = useSyncExternalStore(watchDiary, currentDiary);
  const live = diary && liveOf(diary, key);
  const subscribe = useCallback(
    (listener: () => void) => (diary && live ? listen(live, () => query(diary), when(listener)) : () => undefined),
    // The key stands for the query.
    // oxlint-disable-next-line react/exhaustive-deps
    [live],
  );
  return useSyncExternalStore(subscribe, () => {
    const { value, error } = live?.answer ?? NO_ANSWER;
    if (error !== undefined) throw error;
    // Whoever asks under this key asks with the same query.
    return part(value as T | undefined);
  });
}

/** Asks what a screen is about to ask, so that it finds the answers; resolves when each query has answered or failed. */
export async function askAhead(queries: readonly LiveQuery<unknown>[]): Promise<void> {
  const diary = currentDiary();
  if (diary) await Promise.all(queries.map(({ key, query }) => answered(liveOf(diary, key), () => query(diary))));
}

/**
 * The same in one transaction over the tables that they read. They stay together: what touches one of them asks all of them again,
 * and they are told, and so drawn, in one go. For small queries that one screen shows.
 */
export async function askTogether(tables: readonly TableName[], queries: readonly LiveQuery<unknown>[]): Promise<void> {
  const diary = currentDiary();
  if (!diary) return;
  const fresh = queries.filter(({ key }) => liveOf(diary, key).subscription === null);
  if (fresh.length > 1) followTogether(diary, tables, fresh);
  await askAhead(queries);
}

function followTogether(diary: Diary, tables: readonly TableName[], queries: readonly LiveQuery<unknown>[]): void {
  const members = new Map(queries.map(({ key, query }) => [liveOf(diary, key), query]));
  const ask = () =>
    diary.db.transaction('r', tables, () =>
      Promise.all([...members].map(async ([live, query]) => [live, await query(diary)] as const)),
    );
  const subscription = liveQuery(async () => ask()).subscribe({
    next: (answers) => {
      for (const [live, value] of answers) if (members.has(live)) news(live, value);
    },
    error: (error) => {
      for (const live of members.keys()) broken(live, error);
    },
  });
  for (const live of members.keys())
    live.subscription = {
      unsubscribe: () => {
        members.delete(live);
        if (members.size === 0) subscription.unsubscribe();
      },
    };
}

async function answered(live: Live, query: () => Promise<unknown>): Promise<void> {
  if (live.answer !== NO_ANSWER) return;
  await new Promise<void>((resolve) => {
    const leave = listen(live, query, () => {
      leave();
      resolve();
    });
  });
}

/** Whether somebody reads the query of this key and has its answer. */
const isFollowed = (diary: Diary, key: string): boolean => {
  const live = lives.get(diary)?.get(key);
  return live !== undefined && live.subscription !== null && live.listeners.size > 0 && live.answer !== NO_ANSWER;
};

/** Tells the listener each answer of a query, for what is no component; returns how to stop. A store that cannot be read shows itself on the screen. */
export function watchLive<T>({ key, query }: LiveQuery<T>, listener: (answer: T) => void): () => void {
  const diary = currentDiary();
  if (!diary) return () => undefined;
  const live = liveOf(diary, key);
  const tell = () => {
    const { value, error } = live.answer;
    // Whoever asks under this key asks with the same query.
    if (live.answer !== NO_ANSWER && error === undefined) listener(value as T);
  };
  const leave = listen(live, () => query(diary), tell);
  tell();
  return leave;
}

/**
 * Gives who follows a query what a write has just made of its answer. The query answers once more by itself, with nothing new;
 * an older answer that was on its way is dropped, because the write came in between.
 */
export function changeNow<T>(diary: Diary, { key }: LiveQuery<T>, change: (answer: T) => T): void {
  if (!isFollowed(diary, key)) return;
  const live = liveOf(diary, key);
  // Whoever asks under this key asks with the same query.
  if (live.answer.error === undefined) news(live, change(live.answer.value as T));
}

function liveOf(diary: Diary, key: string): Live {
  const known = lives.get(diary) ?? new Map<string, Live>();
  lives.set(diary, known);
  const found = known.get(key);
  if (found) return found;
  const made: Live = { answer: NO_ANSWER, listeners: new Set(), subscription: null, forget: undefined };
  known.set(key, made);
  return made;
}

function listen(live: Live, query: () => Promise<unknown>, listener: () => void): () => void {
  clearTimeout(live.forget);
  live.listeners.add(listener);
  // Dexie follows what comes after the first `await` only of a function that is async itself.
  live.subscription ??= liveQuery(async () => query()).subscribe({
    // The engine's heartbeat touches rows that most queries read without any news for them.
    next: (value) => news(live, value),
    error: (error) => broken(live, error),
  });
  return () => {
    live.listeners.delete(listener);
    if (live.listeners.size > 0) return;
    // Who tries again after an error asks anew.
    if (live.answer.error !== undefined) stop(live);
    else live.forget = setTimeout(() => stop(live), KEEP_MS);
  };
}

function news(live: Live, value: unknown): void {
  const kept = keepSame(live.answer.value, value);
  if (live.answer === NO_ANSWER || kept !== live.answer.value) settle(live, { value: kept, error: undefined });
}

function broken(live: Live, error: unknown): void {
  live.subscription = null;
  settle(live, { value: undefined, error: asStorageError(error) });
}

function settle(live: Live, answer: Answer): void {
  live.answer = answer;
  for (const listener of live.listeners) listener();
}

function stop(live: Live): void {
  live.subscription?.unsubscribe();
  live.subscription = null;
  live.answer = NO_ANSWER;
}
