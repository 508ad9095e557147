import type { SyncMemory } from '#sync/records.ts';

/**
 * The engine's memory lies in `kv` in rows by who reads them: a heartbeat, an epoch or a cursor asks no query of a screen again, and
 * the server's time only those that show hours.
 */
const MEMORY_PARTS = {
  memory: ['cursor', 'generation', 'epoch', 'batchSize', 'heartbeat', 'absent', 'takenOver'],
  'memory:clock': ['serverTime', 'clockOffset'],
  'memory:filling': ['pullingAnew'],
  'memory:line': ['token', 'pause', 'reached', 'working'],
} as const satisfies Record<string, readonly (keyof SyncMemory)[]>;

/** What lies under each key. */
export type MemoryParts = {
  [Key in keyof typeof MEMORY_PARTS]: Pick<SyncMemory, (typeof MEMORY_PARTS)[Key][number]>;
};
type MemoryRow = { [Key in keyof MemoryParts]: { key: Key; value: MemoryParts[Key] } }[keyof MemoryParts];

type PlacedField = (typeof MEMORY_PARTS)[keyof typeof MEMORY_PARTS][number];
/** A field that lies in no row makes this a type that no memory has. */
type PlacedMemory = SyncMemory & Record<Exclude<keyof SyncMemory, PlacedField>, never>;

/** A memory as its rows; where it is known what is stored, those that differ. */
export function memoryRows(memory: PlacedMemory, stored?: SyncMemory): MemoryRow[] {
  return Object.entries(MEMORY_PARTS).flatMap(([key, fields]) => {
    if (stored && fields.every((field) => Object.is(memory[field], stored[field]))) return [];
    const value = Object.fromEntries(fields.flatMap((field) => (field in memory ? [[field, memory[field]]] : [])));
    // The table says which fields lie under which key.
    return [{ key, value } as MemoryRow];
  });
}
