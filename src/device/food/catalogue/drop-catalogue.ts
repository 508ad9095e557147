import { Dexie } from 'dexie';
import { asStorageError, StorageError } from '#device/platform/storage-error.ts';

/** Of the database that holds the catalogue. */
export const CATALOGUE_DATABASE = 'catalogue';

/** Gives back the room of the catalogue. */
export async function dropCatalogue(): Promise<void> {
  try {
    await Dexie.delete(CATALOGUE_DATABASE);
  } catch (error) {
    // What cannot be deleted now makes no room; the entry's own write says so.
    if (!(asStorageError(error) instanceof StorageError)) throw error;
  }
}
