import { Dexie, type Table } from 'dexie';
import * as v from 'valibot';
import { Catalogue } from '#contract/food/catalogue.ts';
import { columnsOf } from '#contract/food/food-columns.ts';
import type { Food } from '#domain/food/food.ts';
import { CATALOGUE_DATABASE, dropCatalogue } from './drop-catalogue.ts';
import { asStorageError, StorageError } from '#device/platform/storage-error.ts';

/** The catalogue as the server gave it, with the tag by which it says that there is no other. */
export interface StoredCatalogue {
  etag: string;
  catalogue: Catalogue;
}

interface CatalogueRow {
  key: 'current';
  etag: string;
  catalogue: unknown;
}

/**
 * A database of its own: what is for sale is the same for everyone who uses this device, its megabyte is no part of the
 * transactions of a diary, and it can go as a whole when the device has no room.
 */
function openDatabase(): { db: Dexie; rows: Table<CatalogueRow, string> } {
  const db = new Dexie(CATALOGUE_DATABASE, { cache: 'disabled' });
  db.version(1).stores({ rows: 'key' });
  // Whoever makes room deletes it.
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  return { db, rows: db.table('rows') };
}

/** What lies on this device; null when nothing, or what another version of the app left and this one cannot read. */
export async function readCatalogue(): Promise<StoredCatalogue | null> {
  const row = await withRows((rows) => rows.get('current'));
  const read = row && v.safeParse(Catalogue, inColumns(row.catalogue));
  return row && read?.success ? { etag: row.etag, catalogue: read.output } : null;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const hasFigures = (food: unknown): boolean =>
  typeof food === 'object' &&
  food !== null &&
  'per100g' in food &&
  isObject(food.per100g) &&
  'nutrients' in food &&
  isObject(food.nutrients);
/** As much of a list of foods as it takes to turn it; the contract's own check comes after. */
const WithFoodList = v.looseObject({ foods: v.array(v.custom<Food>(hasFigures)) });

/** An app from before columns kept a list of foods. Without a network it is all there is, until the next catalogue comes. */
function inColumns(catalogue: unknown): unknown {
  const listed = v.safeParse(WithFoodList, catalogue);
  return listed.success ? { ...listed.output, foods: columnsOf(listed.output.foods) } : catalogue;
}

/** Keeps it for the time without a network, in the place of the one before. A device without room keeps none: entries need it more. */
export async function keepCatalogue({ etag, catalogue }: StoredCatalogue): Promise<void> {
  const kept = await withRows((rows) => rows.put({ key: 'current', etag, catalogue }));
  if (kept === null) await dropCatalogue();
}

/** Null when the device's store refuses: food is then known for as long as the page lives. */
async function withRows<T>(run: (rows: Table<CatalogueRow, string>) => PromiseLike<T>): Promise<T | null> {
  const { db, rows } = openDatabase();
  try {
    return await run(rows);
  } catch (error) {
    if (asStorageError(error) instanceof StorageError) return null;
    throw error;
  } finally {
    db.close();
  }
}
