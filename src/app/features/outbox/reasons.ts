import type { OutboxEntry } from '#device/jobs/use-outbox.ts';
import { localDay } from '#domain/diary/diary-day.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import { formatNumber } from '#app/format/number.ts';
import { errorText } from '#app/text/error-text.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { labelsOf } from './things/registry.ts';

/** After so long without a single answer but 5xx the person is told (design: 24 h). */
const TELL_AFTER_MS = 24 * 60 * 60 * 1_000;

/** Codes after which the engine tries again and the person has nothing to do. */
const SERVER_TROUBLE: ReadonlySet<string> = new Set([
  'internal',
  'server-stopping',
  'server-busy',
  'batch-refused',
  'unknown',
]);

interface WaitingSituation {
  now: number;
  online: boolean;
  /** An entry of the same lane before it was refused. */
  behindRefused: boolean;
}

/** Why the server refused an entry, and which fields to look at. */
export function refusalReasons({ change, error }: OutboxEntry): string[] {
  const { refused } = labelsOf(change);
  const reasons = [...(refused ? [refused] : []), errorText(error?.code)];
  const fields = fieldNames(error?.issues ?? []);
  if (fields.length > 0) reasons.push(outbox.check(fields.join(', ')));
  return reasons;
}

/** Why an entry has not left yet, how often it was tried, and when it is tried again. */
export function waitingReasons(entry: OutboxEntry, { now, online, behindRefused }: WaitingSituation): string[] {
  if (behindRefused) return [outbox.waitsBehind];
  if (entry.state === 'sending') return [outbox.inFlight];
  if (!online) return [outbox.waitsForNetwork, ...tries(entry.attempts)];
  if (entry.attempts === 0) return [outbox.waitsInLine];
  const failing = entry.failingSince !== null && now - entry.failingSince > TELL_AFTER_MS;
  const held = heldReason(entry, now);
  if (held !== null) return [held];
  const next = entry.nextAt <= now ? outbox.nextNow : nextLabel(entry.nextAt, now);
  return [failing ? outbox.serverFailing : troubleReason(entry.error?.code), ...tries(entry.attempts), next];
}

/** Within a minute the time of day would be that of now. */
const nextLabel = (at: number, now: number): string =>
  at - now < 60_000 ? outbox.nextIn(formatNumber(Math.ceil((at - now) / 1_000))) : outbox.nextAt(momentLabel(at, now));

/** What the server took no more of, and when it goes on: nothing is wrong, so nothing is counted. */
function heldReason({ error, nextAt }: OutboxEntry, now: number): string | null {
  if (nextAt <= now) return null;
  if (error?.code === 'day-full') return outbox.dayFull(momentLabel(nextAt, now));
  return error?.code === 'storage-full' ? outbox.storageFull(momentLabel(nextAt, now)) : null;
}

/** "08:05", on another day "ხვალ, 00:04". */
function momentLabel(at: number, now: number): string {
  const [day, today] = [localDay(new Date(at)), localDay(new Date(now))];
  return day === today ? formatTime(at) : outbox.at(formatRelativeDay(day, today), formatTime(at));
}

const tries = (attempts: number): string[] => (attempts > 0 ? [outbox.attempts(formatNumber(attempts))] : []);

function troubleReason(code: string | undefined): string {
  if (code === undefined || code === 'no-answer') return outbox.noAnswer;
  if (code === 'not-our-server') return outbox.foreignAnswer;
  if (SERVER_TROUBLE.has(code)) return outbox.serverTrouble;
  return errorText(code);
}

/** Names of the fields that the server complained about, each once. `meal.title` and `title` are the same field. */
function fieldNames(issues: readonly { path: string }[]): string[] {
  const names = issues.map(({ path }) => path.split('.').findLast(isField));
  return [...new Set(names.filter((name) => name !== undefined).map((name) => outbox.fields[name]))];
}

type Field = keyof typeof outbox.fields;
const isField = (part: string): part is Field => Object.hasOwn(outbox.fields, part);
