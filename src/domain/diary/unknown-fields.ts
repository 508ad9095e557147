/**
 * The fields of a stored value that this app does not know: those of a newer one. Who writes the value anew sends them back
 * unchanged.
 */
export function unknownFields(value: object | null | undefined, known: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => !known.includes(name)));
}
