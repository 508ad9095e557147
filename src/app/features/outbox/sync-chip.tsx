/** The state of saving, in the header. */
export function SyncChip() {
  return null;
}
