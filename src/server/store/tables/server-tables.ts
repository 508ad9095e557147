import { bigint, boolean, date, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DiaryDay } from '#domain/diary/diary-day.ts';

// Tables that belong to no user.

export const serverState = pgTable('server_state', {
  singleton: boolean('singleton').primaryKey(),
  generation: uuid('generation').notNull(),
  /** How often the generation was renewed. */
  epoch: bigint('epoch', { mode: 'number' }).notNull(),
  /** True from start to clean stop of the process that owns the embedded database. */
  running: boolean('running').notNull(),
});

export const pushKeys = pgTable('push_keys', {
  singleton: boolean('singleton').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});

export const rateWindows = pgTable('rate_windows', {
  bucket: text('bucket').primaryKey(),
  used: integer('used').notNull(),
  endsMs: bigint('ends_ms', { mode: 'number' }).notNull(),
});

/** What Open Food Facts has told of a barcode, whoever asked; a reference table, the same for everybody. */
export const productCache = pgTable('product_cache', {
  barcode: text('barcode').primaryKey(),
  /** A `ProductTold`; null: nobody knew it. */
  told: json('told'),
  toldMs: bigint('told_ms', { mode: 'number' }).notNull(),
});

export const stepCounts = pgTable(
  'step_counts',
  {
    date: date('date', { mode: 'string' }).$type<DiaryDay>().notNull(),
    step: text('step').notNull(),
    visits: bigint('visits', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.step] })],
);
