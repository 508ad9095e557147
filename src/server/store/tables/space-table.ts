import { bigint, date, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { DiaryDay } from '#domain/diary/diary-day.ts';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** The columns of `users` that count what a user takes up. Apart from the user's own row, which the rules read and write as a whole. */
export const spaces = pgTable('users', {
  userId: uuid('user_id').primaryKey(),
  keptRows: count('kept_rows'),
  keptBytes: count('kept_bytes'),
  writtenOn: date('written_on', { mode: 'string' }).$type<DiaryDay>(),
  dayRows: count('day_rows'),
  dayBytes: count('day_bytes'),
  dayTalks: integer('day_talks').notNull().default(0),
});

export type SpaceRow = Omit<typeof spaces.$inferSelect, 'userId'>;
