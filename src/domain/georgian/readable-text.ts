// Control and format characters, all kinds of space, marks without a letter, and the letters that are drawn as nothing.
const READABLE = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]/u;

/** Whether anything of a text can be seen: zero-width characters alone are as good as none. */
export const isReadable = (text: string): boolean => READABLE.test(text);
