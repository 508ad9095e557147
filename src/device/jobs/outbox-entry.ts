import { mealOf } from '#sync/entities/registry.ts';
import type { Change, EpochMs, MealEntry, Operation } from '#sync/records.ts';
import type { Diary } from '../diary/diary.ts';
import { withFlights } from '../diary/flights.ts';

/** One entry that the server does not have yet. */
export interface OutboxEntry {
  seq: number;
  change: Change;
  /** The dish that the change is about, as far as the device knows it; its title names the entry. */
  meal: MealEntry | null;
  state: 'waiting' | 'sending' | 'refused';
  /** Why it waits or was refused. */
  error: Operation['error'];
  attempts: number;
  /** Not to be sent before this time. */
  nextAt: EpochMs;
  /** When it was tapped. */
  createdAt: EpochMs;
  /** Since when the server answers nothing but faults. */
  failingSince: EpochMs | null;
}

const STATE = { queued: 'waiting', inflight: 'sending', failed: 'refused' } as const;

/** What the server does not have yet, in the order of the taps. */
export async function outboxOf({ db }: Pick<Diary, 'db'>): Promise<OutboxEntry[]> {
  const [stored, flights] = await db.transaction('r', [db.outbox, db.flights], () =>
    Promise.all([db.outbox.where('state').anyOf('queued', 'inflight', 'failed').toArray(), db.flights.toArray()]),
  );
  const rows = withFlights(stored, flights);
  const meals = await db.meals.bulkGet(rows.map(({ change }) => mealOf(change)?.id ?? ''));
  return rows
    .flatMap((row, at) => {
      if (row.state === 'acked') return [];
      const { seq, change, error, attempts, nextAt, createdAt, failingSince } = row;
      const known = mealOf(change)?.entry ?? meals[at]?.view ?? meals[at]?.base ?? null;
      return [{ seq, change, meal: known, state: STATE[row.state], error, attempts, nextAt, createdAt, failingSince }];
    })
    .toSorted((one, other) => one.seq - other.seq);
}
