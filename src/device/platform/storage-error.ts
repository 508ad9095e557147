/** Why the device could not store: no room, storage forbidden (private mode), or anything else of its store. */
export type StorageErrorCode = 'quota-exceeded' | 'storage-blocked' | 'storage-failed';

/** The device's store refused; nothing of the command was written. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

const FULL = new Set(['QuotaExceededError', 'QuotaExceeded', 'NS_ERROR_DOM_INDEXEDDB_QUOTA_ERR']);
const BLOCKED = new Set(['MissingAPIError', 'SecurityError', 'NotAllowedError', 'InvalidAccessError']);
/** The names under which IndexedDB and Dexie report that the store itself failed. */
const FAILED = new Set([
  'AbortError',
  'BulkError',
  'ConstraintError',
  'DatabaseClosedError',
  'DataCloneError',
  'DataError',
  'InvalidStateError',
  'InvalidTableError',
  'ModifyError',
  'NotFoundError',
  'OpenFailedError',
  'PrematureCommitError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'UpgradeError',
  'VersionChangeError',
  'VersionError',
]);

/** The error as a `StorageError` when the store raised it; any other error as it is. */
export function asStorageError(error: unknown): unknown {
  if (error instanceof StorageError) return error;
  const names = namesOf(error);
  if (names.some((name) => FULL.has(name))) return new StorageError('quota-exceeded', error);
  if (names.some((name) => BLOCKED.has(name))) return new StorageError('storage-blocked', error);
  if (names.some((name) => FAILED.has(name))) return new StorageError('storage-failed', error);
  return error;
}

/** Dexie wraps the browser's error, and a failed bulk write the errors of its rows. */
function namesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null || !('name' in error)) return [];
  const names = [String(error.name)];
  if ('inner' in error) names.push(...namesOf(error.inner));
  if ('failures' in error && Array.isArray(error.failures)) names.push(...namesOf(error.failures[0]));
  return names;
}
