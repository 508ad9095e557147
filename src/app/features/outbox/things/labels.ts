import type { LucideIcon } from 'lucide-react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { Change } from '#sync/records.ts';

/** Longer names of dishes are cut between two words. */
const LONGEST_NAME = 60;

/** Where a change can be made anew. */
export type EditPlace = { to: '/dashboard'; search: { day: DiaryDay; edit?: string } } | { to: '/profile' };

/** What the outbox says of one kind of change, and how it is made once more. `C`: the change. */
export interface ChangeLabels<C extends Change = Change> {
  icon: LucideIcon;
  /** What it is, in the words of a person. `dishTitle`: the dish that it speaks of, when the device still knows it. */
  what(change: C, dishTitle: string | undefined): string;
  /** What it is about: an entry waits while an earlier one about the same thing is refused. */
  thing(change: C): string;
  /** Later changes of the same thing rest on this one, and are given up with it. */
  carriesLater?: boolean;
  /** The diary day that it belongs to. Null or absent: it has none. */
  day?(change: C): DiaryDay | null;
  mealType?(change: C): MealType;
  editAt?(change: C): EditPlace;
  /** Stands before the reason of a refusal. */
  refused?: string;
  /** Makes it once more, for the undo. Absent: its bytes are gone. */
  repeat?(change: C): Promise<unknown>;
}

/** The words of each kind of change that a thing has. */
export type ThingLabels<Kind extends Change['kind']> = {
  readonly [Each in Kind]: ChangeLabels<Extract<Change, { kind: Each }>>;
};

/** A dish's or a question's name, cut between two words where it is long. */
export function shortName(title: string): string {
  if (title.length <= LONGEST_NAME) return title;
  const cut = title.slice(0, LONGEST_NAME);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_NAME / 2)).trimEnd()}…`;
}
