/** An id that is told by a number. */
export const uuidOf = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
