/** A text of strangers as one line, without what nobody can see or store, and no longer than `longest`. */
export const visibleLine = (text: string, longest: number): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    // A pair that was cut in two is no character.
    .replace(/\p{Surrogate}$/u, '')
    .trim();
