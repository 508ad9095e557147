/**
 * From now on the disk has no room for the next `times` rows of a table: the store itself refuses them. Returns how to stop.
 */
export function fullDevice(table: string, times = Number.POSITIVE_INFINITY): () => void {
  let left = times;
  const { prototype } = IDBObjectStore;
  const own = { add: prototype.add, put: prototype.put };
  for (const write of ['add', 'put'] as const) {
    prototype[write] = function refusing(this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      if (this.name === table && left > 0) {
        left -= 1;
        throw new DOMException('no room', 'QuotaExceededError');
      }
      return own[write].call(this, value, key);
    };
  }
  return () => {
    Object.assign(prototype, own);
  };
}
