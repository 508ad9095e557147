import { formatMl } from '#app/format/number.ts';

/** A change with its sign: +250 მლ, −250 მლ. */
export const signedMl = (ml: number): string => (ml > 0 ? `+${formatMl(ml)}` : formatMl(ml));
