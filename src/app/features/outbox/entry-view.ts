import type { OutboxEntry } from '#device/jobs/use-outbox.ts';
import { localDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { Change } from '#sync/records.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { refusalReasons, waitingReasons } from './reasons.ts';
import { changeLabel, thingOf, labelsOf } from './things/registry.ts';
import type { EditPlace } from './things/labels.ts';

/** What decides how an entry is put into words. */
export interface Situation {
  now: number;
  today: DiaryDay;
  online: boolean;
}

/** One entry as the screen shows it. */
export interface EntryView {
  seq: number;
  change: Change;
  /** Refused entries need the person; the others go by themselves. */
  refused: boolean;
  what: string;
  /** When it was tapped, and for which meal and day. */
  when: string;
  /** Why it waits or was refused, most important first. */
  reasons: string[];
  /** Trying again makes sense: it was refused, or waits for its next try. */
  canRetry: boolean;
  /** What giving it up takes out, itself first; nothing once it may have reached the server. */
  goes: Change[];
  /** Where it can be changed. */
  editAt: EditPlace | undefined;
}

/** Refused entries first, each group in the order of the taps. */
export function entryViews(
  entries: readonly OutboxEntry[],
  situation: Situation,
): { refused: EntryView[]; waiting: EntryView[] } {
  const blocked = new Set(entries.filter(({ state }) => state === 'refused').map(({ change }) => thingOf(change)));
  const views = entries.map((entry) => ({
    ...entryView(entry, situation, blocked.has(thingOf(entry.change))),
    goes: goingWith(entry, entries),
  }));
  return { refused: views.filter(({ refused }) => refused), waiting: views.filter(({ refused }) => !refused) };
}

function entryView(entry: OutboxEntry, situation: Situation, blocked: boolean): Omit<EntryView, 'goes'> {
  const { seq, change, meal, state, attempts } = entry;
  const refused = state === 'refused';
  return {
    seq,
    change,
    refused,
    what: changeLabel(change, meal?.title),
    when: whenLabel(entry, situation.today),
    reasons: refused ? refusalReasons(entry) : waitingReasons(entry, { ...situation, behindRefused: blocked }),
    canRetry: refused || (state === 'waiting' && attempts > 0 && !blocked && situation.online),
    editAt: labelsOf(change).editAt?.(change),
  };
}

/** Later changes that rest on this one go with it; glasses and goals stand alone. */
function goingWith(entry: OutboxEntry, entries: readonly OutboxEntry[]): Change[] {
  if (!canGo(entry)) return [];
  if (!labelsOf(entry.change).carriesLater) return [entry.change];
  const thing = thingOf(entry.change);
  return entries
    .filter((other) => other.seq >= entry.seq && thingOf(other.change) === thing && canGo(other))
    .map(({ change }) => change);
}

const canGo = ({ state, attempts }: OutboxEntry): boolean =>
  state === 'refused' || (state === 'waiting' && attempts === 0);

/** "დღეს, 08:05 · სადილი · დღიურის დღე: გუშინ" */
function whenLabel({ change, createdAt }: OutboxEntry, today: DiaryDay): string {
  const tapped = localDay(new Date(createdAt));
  const parts = [outbox.at(formatRelativeDay(tapped, today), formatTime(createdAt))];
  const { mealType, day: dayOf } = labelsOf(change);
  if (mealType) parts.push(mealWords[mealType(change)].name);
  const day = dayOf?.(change);
  if (day && day !== tapped) parts.push(outbox.forDay(formatRelativeDay(day, today)));
  return parts.join('\u00a0· ');
}
