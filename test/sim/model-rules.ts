/** Rules that a mutant of the server can lose. */
export const SERVER_RULES = {
  tombstones: true,
  restore: true,
  waterIds: true,
  keys: true,
  generation: true,
  asOf: true,
  ages: true,
  nutrients: true,
};
