/** The first `most` UTF-16 units of a text; a character that would be cut in two is left out: half of one is no text to any store. */
export const textBeginning = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}$/u, '');
