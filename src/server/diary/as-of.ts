/**
 * Whether a write may change a thing that stands at `rev` (undefined: it is unknown here). A re-send after a
 * restore names the revision that the device last saw; what is newer here wins (design §4).
 */
export const isNewerThan = (rev: number | undefined, asOf: number | undefined): boolean =>
  asOf !== undefined && rev !== undefined && rev > asOf;
