import { localDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { EpochMs, SyncMemory } from '#sync/records.ts';

const DAY_MS = 86_400_000;
/** A clock error that moved less than this since the answer is still the one that was asked about. */
const SAME_ERROR_MS = 3_600_000;

/** What the person said about a clock that is more than a day wrong. */
export interface DayChoice {
  trust: 'device' | 'server';
  /** The clock's error in ms (device minus server) that the answer is about. */
  offset: number;
}

/** Device and server are more than a day apart: which day is meant? */
export interface DayQuestion {
  deviceDay: DiaryDay;
  serverDay: DiaryDay;
  offset: number;
}

type ServerClock = Pick<SyncMemory, 'serverTime' | 'clockOffset'>;

/** The clock's error in ms, device minus server; 0 while it is within a day or nothing is known. */
export function clockError({ serverTime, clockOffset }: ServerClock, now: EpochMs): number {
  // Offline, a clock put back shows itself only by being older than an answer that already came.
  const behind = serverTime === null ? 0 : Math.min(0, now - serverTime);
  const offset = Math.abs(behind) > DAY_MS ? behind : (clockOffset ?? 0);
  return Math.abs(offset) > DAY_MS ? offset : 0;
}

/** The question to ask now; null when the clock is right or the person has answered for this error. */
export function dayQuestion(clock: ServerClock, choice: DayChoice | null, now: EpochMs): DayQuestion | null {
  const offset = clockError(clock, now);
  if (offset === 0 || answers(choice, offset)) return null;
  return { deviceDay: localDay(new Date(now)), serverDay: localDay(new Date(now - offset)), offset };
}

/** Today as the person means it: the device's own day, unless they said that the server is right. */
export function meantToday(clock: ServerClock, choice: DayChoice | null, now: EpochMs): DiaryDay {
  const offset = clockError(clock, now);
  const trusted = choice?.trust === 'server' && answers(choice, offset) ? now - offset : now;
  return localDay(new Date(trusted));
}

const answers = (choice: DayChoice | null, offset: number): choice is DayChoice =>
  choice !== null && offset !== 0 && Math.abs(choice.offset - offset) < SAME_ERROR_MS;
